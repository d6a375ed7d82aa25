"""The clan game's mind: what it never misses, and how it goes on from a spawn to a bump."""

import os
import sys
from typing import Any

import pytest
from clan_play import near_a_win, wins_by_the_rules
from itchy_play import GAME
from troop.core.chance import Stream
from troop.games.itchy.clan.thinking.place import place_of
from troop.games.itchy.clan.thinking.turns import all_turns
from troop.games.itchy.clan.thinking.winning import can_win
from troop.minds import choose

SHARE = 4 if sys.platform == "emscripten" else 1
POSITIONS = (400 if os.environ.get("TROOP_LONG") else 12) // SHARE
LITTLE = 2_000
"""A budget that is soon spent: what must not be missed is seen without any."""
SHARP = pytest.mark.parametrize("level", ["orangutan", "gorilla"])


def turn_of(state: Any, level: str, seed: int = 0) -> Any:
    """The state after a whole turn of a level."""
    seat = state.actor
    while state.actor == seat and state.outcome is None:
        state = state.apply(choose(GAME, state, seat, level, seed, LITTLE))
    return state


@SHARP
def test_a_win_within_the_turn_is_taken(level: str) -> None:
    won = 0
    for number in range(POSITIONS):
        state = near_a_win(Stream("take", number), monkeys=5 + number % 8)
        if can_win(place_of(state)):
            won += 1
            assert turn_of(state, level).outcome.winners == (0,)
    assert won


@SHARP
def test_no_win_is_left_to_the_opponent_if_a_turn_could_have_stopped_it(level: str) -> None:
    stopped = 0
    for number in range(POSITIONS):
        state = near_a_win(Stream("leave", number), monkeys=5 + number % 6)
        place = place_of(state)
        threatened = not can_win(place) and can_win(place._replace(seat=1))
        if threatened and any(not turn.over and not can_win(turn.after) for turn in all_turns(place)):
            stopped += 1
            assert not wins_by_the_rules(turn_of(state, level))
    assert stopped
