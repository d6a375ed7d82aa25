"""Wins within a turn of the base game: found exactly, taken, and denied to the next player."""

import os
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from itchy_setup import GAME, at, crowded
from naive import itchy as naive
from random_games import game_id
from threat_oracle import MODES, greedy_game, leaves_a_choice, scattered, wins, wins_by_the_rules
from troop.ai import choose
from troop.core.chance import Stream
from troop.games.itchy.ai.fast_state import NONE, Position, position_of
from troop.games.itchy.ai.lines import all_lines
from troop.games.itchy.ai.moves import first_step
from troop.games.itchy.ai.threats import WinFinder, can_win

LONG = bool(os.environ.get("TROOP_LONG"))
SHARE = 4 if sys.platform == "emscripten" else 1
POSITIONS = (1_000 if LONG else 5) // SHARE
TURNS = (100 if LONG else 1) // SHARE or 1
BUDGET = 2
"""A tiny budget; wins and threats must be seen without one."""
EACH_MODE = pytest.mark.parametrize("mode", MODES, ids=game_id)
TACTICAL_LEVELS = ("orangutan", "gorilla")

# The printed board for two players:
#   7  . L . G S O .
#   6  L . S . . . O
#   5  O . . L . M .
#   4  G . M . O . G
#   3  . O . S . . M
#   2  M . . . L . S
#   1  . M L G . S .
#      a b c d e f g

FOUR_SPECIES = "b7=1:3w g6=1:3w c6=1:3w g3=1:3w"
"""Colonies of player 1 on every species but the gorillas."""

WINS = {
    "by the spawn": f"{FOUR_SPECIES} d7=1:2w",
    "by two that a queen spawns": f"{FOUR_SPECIES} d7=1:1w1q",
    "by a jump": f"{FOUR_SPECIES} d7=1:2w e7=1:1w a6=2:3w",
    "by a bump and three that go over": f"{FOUR_SPECIES} d5=1:3w",
    "by more power than is there": f"{FOUR_SPECIES} d5=1:6w d7=2:2w1q",
    "by two colonies, of the spawn and of the move": "b7=1:3w g6=1:3w c6=1:3w g3=1:2w d7=1:2w e7=1:1w",
    "by giving up a colony that is not needed": f"{FOUR_SPECIES} d5=1:2w",
    "by a third gorilla": "d7=1:3w g4=1:3w a4=1:1w1q",
    "by a fourth lemur": "b7=1:3w a6=1:3w d5=1:3w e2=1:2w",
    "by an exchange that brings workers back": "b7=1:3w g6=1:3w c6=1:3w g3=1:9w d7=1:2w",
    "by an exchange, and the two that its queen spawns": "b7=1:3w g6=1:3w c6=1:4w d7=1:7w g3=1:1w d3=1:1w",
}
NO_WINS = {
    "three colonies are missing": "b7=1:3w g6=1:3w d7=1:2w c6=1:2w",
    "power is missing": f"{FOUR_SPECIES} d5=1:3w d7=2:2w1q",
    "equal power leaves nobody": f"{FOUR_SPECIES} d5=1:4w d7=2:3w1q",
    "a monkey stands in the way": f"{FOUR_SPECIES} d5=1:1w e7-d6",
    "queens are no colony": f"{FOUR_SPECIES} d7=1:1q",
}
WITH_SPIES = {
    "by a spy among the workers of another": (f"{FOUR_SPECIES} d7=2:3w e7=1:1w+s", True),
    "by the spy that spawns": (f"{FOUR_SPECIES} d7=1:1w,2:s", True),
    "by the spawn, though another would win by it, too": (
        f"{FOUR_SPECIES} d7=1:1w,2:s a6=2:3w f7=2:3w e7=2:3w f5=2:3w",
        True,
    ),
    "three colonies are missing": ("b7=1:3w g6=1:3w d7=1:2w+s c6=1:2w", False),
}


@pytest.mark.parametrize("changes", WINS.values(), ids=WINS)
def test_a_possible_win_is_found_and_taken(changes: str) -> None:
    state = at(changes, "1 spawn")
    assert wins_by_the_rules(state)
    assert can_win(position_of(state))
    assert turn_of(state, "gorilla").outcome.winners == (0,)


@pytest.mark.parametrize("changes", NO_WINS.values(), ids=NO_WINS)
def test_no_win_is_found_where_none_is_possible(changes: str) -> None:
    state = at(changes, "1 spawn")
    assert not wins_by_the_rules(state)
    assert not can_win(position_of(state))


@pytest.mark.parametrize(("changes", "won"), WITH_SPIES.values(), ids=WITH_SPIES)
def test_wins_with_spies_are_found(changes: str, won: bool) -> None:
    state = at(changes, "1 spawn", spies="on")
    assert wins_by_the_rules(state) == won
    assert can_win(position_of(state)) == won
    if won:
        assert turn_of(state, "gorilla").outcome.winners == (0,)


STOPS = {
    "by nitpicking": "d7=2:3w g4=2:5w a4=2:2w1q b1=1:2w1q",
    "by taking a colony": "d7=2:3w g4=2:3w a4=2:2w d5=1:4w",
    "by falling with a colony": "d7=2:3w g4=2:3w a4=2:2w d5=1:2w",
    "by more power where they would come, or by going away": "d7=2:3w g4=2:3w a4=1:2w a5-b5 a6=2:2w",
    "by standing in the way": "d7=2:3w g4=2:3w c4=2:4w b3=1:1w",
}
"""Player 2 has two gorillas, and could take the third."""


@pytest.mark.parametrize("level", TACTICAL_LEVELS)
@pytest.mark.parametrize("changes", STOPS.values(), ids=STOPS)
def test_the_third_gorilla_is_prevented(changes: str, level: str) -> None:
    state = at(changes, "1 spawn")
    assert leaves_a_choice(position_of(state))
    assert not wins_by_the_rules(turn_of(state, level))


# Against brute force


@EACH_MODE
def test_can_win_agrees_with_brute_force(mode: dict[str, Any]) -> None:
    found = set()
    for number in range(POSITIONS):
        pos = position_of(scattered(Stream(f"win {game_id(mode)} {number}"), **mode))
        found.add(can_win(pos))
        assert can_win(pos) == wins(pos)
    assert True in found or not LONG


@EACH_MODE
def test_can_win_agrees_with_brute_force_without_workers_in_supply(mode: dict[str, Any]) -> None:
    rng = random.Random(f"crowded {game_id(mode)}")
    for _ in range(max(POSITIONS // 20, 1)):
        text = naive.position_text(crowded(rng, **mode))
        pos = position_of(GAME.notation.from_text(text, **mode, first="drawn"))
        assert can_win(pos) == wins(pos)


@pytest.mark.parametrize("level", TACTICAL_LEVELS)
def test_a_turn_without_workers_in_supply_is_legal(level: str) -> None:
    for changes in ("d7=1:10w a6=1:10w,2:s", "d7=1:5w a6=1:5w b7=1:5w e7=1:5w+s", "d7=1:9w3q a6=1:9w c6=1:2w"):
        state = at(changes, "1 spawn", spies="on")
        assert ("pass",) in state.legal_moves()
        assert turn_of(state, level).seat == 1


@pytest.mark.cpython
@EACH_MODE
def test_can_win_agrees_with_brute_force_throughout_games(mode: dict[str, Any]) -> None:
    for number in range(max(POSITIONS // 50, 1)):
        for state in greedy_game(Stream(f"game {game_id(mode)} {number}"), **mode)[:: 1 if LONG else 10]:
            assert can_win(position_of(state)) == wins(position_of(state))


@pytest.mark.cpython
@EACH_MODE
def test_can_win_agrees_with_the_rules(mode: dict[str, Any]) -> None:
    state = scattered(Stream(f"public {game_id(mode)}"), **mode)
    assert can_win(position_of(state)) == wins_by_the_rules(state)


# The bot's moves


def positions_that(mode: dict[str, Any], name: str, condition: Callable[[Position], bool]) -> Iterator[Any]:
    """Yield a few positions with a property."""
    found = number = 0
    while found < TURNS:
        state = scattered(Stream(f"{name} {game_id(mode)} {number}"), **mode)
        number += 1
        if condition(position_of(state)):
            found += 1
            yield state


def turn_of(state: Any, level: str) -> Any:
    """Return the state after a whole turn of a level."""
    seat = state.actor
    while state.actor == seat and state.outcome is None:
        state = state.apply(choose(GAME, state, seat, level, 0, BUDGET))
    return state


@EACH_MODE
def test_a_win_within_the_turn_is_taken(mode: dict[str, Any]) -> None:
    for state in positions_that(mode, "take", can_win):
        for level in TACTICAL_LEVELS:
            assert turn_of(state, level).outcome.winners == (state.seat,)


@EACH_MODE
def test_the_next_players_win_is_prevented_if_possible(mode: dict[str, Any]) -> None:
    for state in positions_that(mode, "leave", leaves_a_choice):
        for level in TACTICAL_LEVELS:
            after = turn_of(state, level)
            assert after.outcome is None
            assert not wins(position_of(after))


@pytest.mark.cpython
@EACH_MODE
def test_a_shared_win_finder_agrees_with_a_fresh_one(mode: dict[str, Any]) -> None:
    """A shared WinFinder tries the win of one position first in the next; its answers must equal those of a fresh
    one.
    """
    pos = position_of(next(positions_that(mode, "alike", leaves_a_choice)))
    win_finder = WinFinder()
    for _, end, winner in all_lines(pos, first_step(pos)):
        if winner == NONE:
            assert win_finder.can_win(end) == can_win(end)
