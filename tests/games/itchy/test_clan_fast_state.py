"""The fast state of the clan game in lock-step with the rules, and wins within a turn."""

import os
import sys
from typing import Any

import pytest
from clan_setup import TAMARINS, near_a_win, picked, wins_by_the_rules
from itchy_setup import clan
from troop.core.chance import Stream
from troop.core.game import OVER
from troop.games.itchy.clan.ai.fast_state import (
    GOES_ON,
    Position,
    bump,
    passed,
    position_of,
    slides,
    spawn,
    spawns,
    winner,
)
from troop.games.itchy.clan.ai.forced_wins import can_win
from troop.games.itchy.clan.ai.move_words import bump_words, spawn_words
from troop.games.itchy.clan.ai.turns import WON, all_turns, best_turns, best_value
from troop.games.itchy.rules.steps import CLAN_SPAWN

SHARE = 4 if sys.platform == "emscripten" else 1
LONG = bool(os.environ.get("TROOP_LONG"))
GAMES_EACH = 60 if LONG else 1
POSITIONS = (2_000 if LONG else 40) // SHARE


def choices(state: Any, pos: Position) -> dict[Any, Position]:
    """Return the fast states after all decisions, by the rules' moves."""
    if state.step == CLAN_SPAWN:
        return {spawn_words(cell): spawn(pos, cell) for cell in spawns(pos.cells)}
    results = {bump_words(pos, slide): bump(pos, slide) for slide in slides(pos)}
    return results or {bump_words(pos, None): passed(pos)}


@pytest.mark.parametrize("tamarin", TAMARINS)
def test_random_games_in_lock_step(tamarin: str) -> None:
    for number in range(GAMES_EACH):
        rng = Stream(f"lock-step {tamarin}", number)
        state = picked(rng, tamarin=tamarin, first=1 + number % 2, cap=40)
        pos = position_of(state)
        while state.actor != OVER:
            assert pos == position_of(state)
            results = choices(state, pos)
            assert set(results) == set(state.legal_moves())
            move = crowding(state, rng) or rng.choice(state.legal_moves())
            mover, state, pos = state.actor, state.apply(move), results[move]
            winners = state.outcome.winners if state.outcome else ()
            assert winner(pos.rows, mover) == (winners or (GOES_ON,))[0]


def crowding(state: Any, rng: Stream) -> Any:
    """Return every now and then a spawn on the most lice, to cause outbreaks and queens."""
    if state.step != CLAN_SPAWN or rng.randrange(2):
        return None
    cells = position_of(state).cells
    return spawn_words(max(spawns(cells), key=lambda cell: ((cells[cell] - 1) % 12, cell)))


def test_can_win_agrees_with_the_rules() -> None:
    results = {True: 0, False: 0}
    for number in range(POSITIONS):
        state = near_a_win(Stream("can win", number), monkeys=5 + number % 8)
        expected = wins_by_the_rules(state)
        assert can_win(position_of(state)) == expected
        results[expected] += 1
    assert min(results.values()) > POSITIONS // 10


def test_can_win_sees_outbreaks_and_queens() -> None:
    assert can_win(position_of(clan("d5=5w1q f7=1w")))
    assert can_win(position_of(clan("d5=1q a5=1q f7=1w")))
    assert can_win(position_of(clan("d5-e6 e6=5w1q e7=4w f7=1w")))
    assert not can_win(position_of(clan("d5=1w b7=1w f7=1w")))


def test_best_turns_are_among_all_turns_with_the_same_result() -> None:
    for number in range(POSITIONS):
        pos = position_of(near_a_win(Stream("best", number), monkeys=5 + number % 8))
        every = {turn[:3]: turn.after for turn in all_turns(pos)}
        best = max(all_turns(pos), key=lambda turn: turn.value)
        turns, _ = best_turns(pos, 12)
        assert all(every[turn[:3]] == turn.after for turn in turns)
        assert turns[0].value <= best.value
        assert best_value(pos, WON)[0] <= best.value
