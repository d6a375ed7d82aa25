"""When a lead in the stores cannot be caught, so that the players are offered to end the game."""

from typing import Any

import pytest
from troop.core.chance import Stream
from troop.core.game import OVER
from troop.games import GAMES

GAME = GAMES["mancala"]


def plain(text: str, **options: object) -> Any:
    return GAME.notation.from_text(text, tokens="off", **options)


def test_more_than_half_of_the_monkeys_cannot_be_caught() -> None:
    assert GAME.uncatchable(plain("4 4 4 4 4 0 / 1 0 0 0 0 0 / 25 2 / S")) == 0
    assert GAME.uncatchable(plain("4 4 4 4 4 0 / 1 0 0 0 0 0 / 2 25 / S")) == 1


def test_exactly_half_can_still_be_a_draw() -> None:
    assert GAME.uncatchable(plain("4 4 4 4 4 0 / 1 0 0 0 0 0 / 24 3 / S")) is None


def test_half_is_counted_of_all_monkeys_of_a_small_board() -> None:
    assert GAME.uncatchable(plain("1 1 / 0 1 / 5 0 / N", pockets=2, each=2)) == 0
    assert GAME.uncatchable(plain("1 1 / 1 1 / 4 0 / N", pockets=2, each=2)) is None


def test_the_seat_is_named_and_not_the_side() -> None:
    assert GAME.uncatchable(plain("4 4 4 4 4 0 / 1 0 0 0 0 0 / 25 2 / S", first=2)) == 1


def test_no_lead_is_safe_with_tokens_since_a_steal_may_come() -> None:
    text = "0 0 0 0 0 1 / 1 0 0 0 0 0 / 45 1 / S / - / -"
    assert GAME.uncatchable(GAME.notation.from_text(text)) is None


@pytest.mark.parametrize("text", ["0 0 0 0 0 0 / 0 0 0 0 0 0 / 30 18 / -", "4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S"])
def test_nobody_is_ahead_for_good_at_the_start_and_at_the_end(text: str) -> None:
    assert GAME.uncatchable(plain(text)) is None


def test_nobody_is_ahead_before_the_first_player_is_drawn() -> None:
    assert GAME.uncatchable(GAME.start(tokens="off", first="drawn")) is None


def test_whoever_cannot_be_caught_wins() -> None:
    rng, ahead = Stream("uncatchable"), 0
    for _ in range(200):
        state, leader = GAME.start(tokens="off"), None
        while state.actor != OVER:
            state = state.apply(rng.choice(state.legal_moves()))
            seat = GAME.uncatchable(state)
            assert leader is None or seat == leader or state.actor == OVER
            leader = leader if seat is None else seat
        if leader is not None:
            ahead += 1
            assert state.outcome is not None
            assert state.outcome.winners == (leader,)
    assert ahead > 50
