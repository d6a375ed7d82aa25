"""The bot of the clan game: wins it never misses, and consistent evaluations of spawns and bumps."""

import os
import sys
from typing import Any

import pytest
from clan_setup import near_a_win, picked, wins_by_the_rules
from itchy_setup import GAME
from troop.ai import Thinking, choose
from troop.core.chance import Stream
from troop.games.itchy.clan.ai.fast_state import position_of
from troop.games.itchy.clan.ai.forced_wins import can_win
from troop.games.itchy.clan.ai.turns import all_turns

SHARE = 4 if sys.platform == "emscripten" else 1
POSITIONS = (400 if os.environ.get("TROOP_LONG") else 12) // SHARE
BUDGET = 2_000
"""A small budget; wins and threats must be seen regardless of it."""
TACTICAL_LEVELS = pytest.mark.parametrize("level", ["orangutan", "gorilla"])


def turn_of(state: Any, level: str, seed: int = 0) -> Any:
    """Return the state after a whole turn of a level."""
    seat = state.actor
    while state.actor == seat and state.outcome is None:
        state = state.apply(choose(GAME, state, seat, level, seed, BUDGET))
    return state


@TACTICAL_LEVELS
def test_a_win_within_the_turn_is_taken(level: str) -> None:
    won = 0
    for number in range(POSITIONS):
        state = near_a_win(Stream("take", number), monkeys=5 + number % 8)
        if can_win(position_of(state)):
            won += 1
            assert turn_of(state, level).outcome.winners == (0,)
    assert won


@TACTICAL_LEVELS
def test_an_opponents_win_is_prevented_if_possible(level: str) -> None:
    stopped = 0
    for number in range(POSITIONS):
        state = near_a_win(Stream("leave", number), monkeys=5 + number % 6)
        pos = position_of(state)
        threatened = not can_win(pos) and can_win(pos._replace(seat=1))
        if threatened and any(not turn.over and not can_win(turn.after) for turn in all_turns(pos)):
            stopped += 1
            assert not wins_by_the_rules(turn_of(state, level))
    assert stopped


def test_spawn_and_bump_of_a_turn_have_similar_evaluations() -> None:
    """The search of the spawn looks further, but its evaluation must be close to that of the bump."""
    rng = Stream("alike")
    state = picked(rng)
    for _ in range(2):
        spawned = Thinking(GAME, state, state.seat, "gorilla", 0, 6_000).finish()
        seat, state = state.seat, state.apply(spawned.move())
        bumped = Thinking(GAME, state, seat, "gorilla", 0, 6_000).finish()
        assert abs(spawned.evaluations[0].win_probabilities[seat] - bumped.evaluations[0].win_probabilities[seat]) < 0.1
        state = state.apply(bumped.move())


def test_the_second_pick_is_searched() -> None:
    """The first pick is a choice among equals: a quarter turn of the board maps each species onto another."""
    state = GAME.start(mode="clan")
    first = Thinking(GAME, state, 0, "mandrill", 0, 3_000).finish()
    assert {evaluation.win_probabilities for evaluation in first.evaluations} == {(0.5, 0.5)}
    state = state.apply(("L",))
    second = Thinking(GAME, state, 1, "mandrill", 0, 3_000).finish()
    win_probabilities = [evaluation.win_probabilities[1] for evaluation in second.evaluations]
    assert len(win_probabilities) == 3
    assert win_probabilities == sorted(win_probabilities, reverse=True)
    assert len(set(win_probabilities)) > 1
