"""The clan game's mind: what it never misses, and how it goes on from a spawn to a bump."""

import os
import sys
from typing import Any

import pytest
from clan_play import near_a_win, picked, wins_by_the_rules
from itchy_play import GAME
from troop.core.chance import Stream
from troop.games.itchy.clan.thinking.place import place_of
from troop.games.itchy.clan.thinking.turns import all_turns
from troop.games.itchy.clan.thinking.winning import can_win
from troop.minds import Thinking, choose

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


def test_a_turn_is_judged_alike_by_its_spawn_and_by_its_bump() -> None:
    """The spawn is looked at more deeply: what that ends with, a turn of one's own or a reply, makes no difference."""
    rng = Stream("alike")
    state = picked(rng)
    for _ in range(2):
        spawned = Thinking(GAME, state, state.seat, "gorilla", 0, 6_000).finish()
        seat, state = state.seat, state.apply(spawned.move())
        bumped = Thinking(GAME, state, seat, "gorilla", 0, 6_000).finish()
        assert abs(spawned.findings[0].shares[seat] - bumped.findings[0].shares[seat]) < 0.1
        state = state.apply(bumped.move())


def test_the_second_pick_is_thought_about() -> None:
    """The first is one of four alike: a quarter turn of the board makes each species another."""
    state = GAME.start(mode="clan")
    first = Thinking(GAME, state, 0, "mandrill", 0, 3_000).finish()
    assert {finding.shares for finding in first.findings} == {(0.5, 0.5)}
    state = state.apply(("L",))
    second = Thinking(GAME, state, 1, "mandrill", 0, 3_000).finish()
    shares = [finding.shares[1] for finding in second.findings]
    assert len(shares) == 3
    assert shares == sorted(shares, reverse=True)
    assert len(set(shares)) > 1
