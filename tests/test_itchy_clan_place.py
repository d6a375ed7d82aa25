"""The clan game as its mind plays it, in lock-step with the public rules; and wins within a turn, exactly."""

import os
import sys
from typing import Any

import pytest
from clan_play import TAMARINS, near_a_win, picked, wins_by_the_rules
from itchy_play import clan
from troop.core.chance import Stream
from troop.core.game import OVER
from troop.games.itchy.clan.thinking.place import GOES_ON, Place, bump, passed, place_of, slides, spawn, spawns, winner
from troop.games.itchy.clan.thinking.turns import WON, all_turns, best_turns, best_value
from troop.games.itchy.clan.thinking.winning import can_win
from troop.games.itchy.clan.thinking.words import bump_words, spawn_words
from troop.games.itchy.phases import CLAN_SPAWN

SHARE = 4 if sys.platform == "emscripten" else 1
LONG = bool(os.environ.get("TROOP_LONG"))
GAMES_EACH = 60 if LONG else 1
POSITIONS = (2_000 if LONG else 40) // SHARE


def choices(state: Any, place: Place) -> dict[Any, Place]:
    """What can be decided, as the rules write it, and where it leads."""
    if state.step == CLAN_SPAWN:
        return {spawn_words(cell): spawn(place, cell) for cell in spawns(place.cells)}
    found = {bump_words(place, slide): bump(place, slide) for slide in slides(place)}
    return found or {bump_words(place, None): passed(place)}


@pytest.mark.parametrize("tamarin", TAMARINS)
def test_random_games_in_lock_step(tamarin: str) -> None:
    for number in range(GAMES_EACH):
        rng = Stream(f"lock-step {tamarin}", number)
        state = picked(rng, tamarin=tamarin, first=1 + number % 2, cap=40)
        place = place_of(state)
        while state.actor != OVER:
            assert place == place_of(state)
            found = choices(state, place)
            assert set(found) == set(state.legal_moves())
            move = crowding(state, rng) or rng.choice(state.legal_moves())
            mover, state, place = state.actor, state.apply(move), found[move]
            winners = state.outcome.winners if state.outcome else ()
            assert winner(place.rows, mover) == (winners or (GOES_ON,))[0]


def crowding(state: Any, rng: Stream) -> Any:
    """Now and then a spawn where most lice are, so that there are outbreaks and queens."""
    if state.step != CLAN_SPAWN or rng.randrange(2):
        return None
    cells = place_of(state).cells
    return spawn_words(max(spawns(cells), key=lambda cell: ((cells[cell] - 1) % 12, cell)))


def test_whether_a_turn_can_be_won_is_known_exactly() -> None:
    found = {True: 0, False: 0}
    for number in range(POSITIONS):
        state = near_a_win(Stream("can win", number), monkeys=5 + number % 8)
        expected = wins_by_the_rules(state)
        assert can_win(place_of(state)) == expected
        found[expected] += 1
    assert min(found.values()) > POSITIONS // 10


def test_wins_with_outbreaks_and_queens_are_seen() -> None:
    assert can_win(place_of(clan("d5=5w1q f7=1w")))
    assert can_win(place_of(clan("d5=1q a5=1q f7=1w")))
    assert can_win(place_of(clan("d5-e6 e6=5w1q e7=4w f7=1w")))
    assert not can_win(place_of(clan("d5=1w b7=1w f7=1w")))


def test_the_best_turns_are_among_all_turns_and_worth_as_much_there() -> None:
    for number in range(POSITIONS):
        place = place_of(near_a_win(Stream("best", number), monkeys=5 + number % 8))
        every = {turn[:3]: turn.after for turn in all_turns(place)}
        best = max(all_turns(place), key=lambda turn: turn.value)
        turns, _ = best_turns(place, 12)
        assert all(every[turn[:3]] == turn.after for turn in turns)
        assert turns[0].value <= best.value
        assert best_value(place, WON)[0] <= best.value
