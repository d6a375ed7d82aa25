"""Laws at scale: random moves without end, minds in every seat, whatever a table is asked in whatever order.

``TROOP_LONG=1`` makes a million moves, plays a thousand games of minds, and plays on in every combination of options.
"""

import os
from collections.abc import Mapping
from typing import Any

import pytest
from playing import MODES, OPTIONS, combinations, game_id, random_move
from troop.core.chance import Stream
from troop.core.game import CHANCE, OVER
from troop.games import GAMES
from troop.minds import LEVELS, choose

pytestmark = pytest.mark.cpython
LONG = bool(os.environ.get("TROOP_LONG"))
MOVES = (1_000_000 if LONG else 4_000) // len(MODES) + 1
"""Random moves, for each mode."""
PLAYED = {"mancala": 45, "itchy": 40, "codemonkey": 8}
"""Games of minds for each mode, a thousand in all: of the games that take longest the fewest."""
FIRST = [(name, sets[0]) for name, sets in OPTIONS.items()]
"""A mode of each game."""
OPENING = 400 if LONG else 10
"""Random moves in every combination of options."""
SHARE = 2
"""Tests among which a game's combinations are divided, so that they can run side by side."""
OFTEN, SELDOM = 10, 100
"""After so many moves more is looked at."""
BUDGET = 12
"""Positions that a mind looks at: it is not to play well here."""

modes = pytest.mark.parametrize(("name", "options"), MODES, ids=game_id)


@modes
def test_random_moves_break_no_law(name: str, options: dict[str, object]) -> None:
    made = games = 0
    while made < MOVES:
        made += random_moves(name, options, Stream(f"scale {games}"), MOVES - made)
        games += 1


@pytest.mark.parametrize("part", range(SHARE))
@pytest.mark.parametrize("name", GAMES)
def test_every_combination_of_options_can_be_played(name: str, part: int) -> None:
    found = combinations(name)[part::SHARE]
    assert len(found) > SHARE
    for number, options in enumerate(found):
        random_moves(name, options, Stream(f"combination {part} {number}"), OPENING)


def random_moves(name: str, options: Mapping[str, object], rng: Stream, most: int) -> int:
    """Plays a random game, or so many moves of it; how many were made."""
    game = GAMES[name]
    state = game.start(**options)
    census, seats = game.census(state), int(game.settle(**options)["seats"])
    for made in range(most):
        assert (state.actor == OVER) == (state.outcome is not None)
        if state.actor == OVER:
            return made
        assert state.actor == CHANCE or 0 <= state.actor < seats
        move = random_move(state, rng)
        after = state.apply(move)
        assert game.census(after) == census
        if made % OFTEN == 0:
            assert game.parse(state, game.write(state, move)) == move
            assert state.apply(move) == after
            assert hash(state.apply(move)) == hash(after)
        if made % SELDOM == 0:
            look_closely(game, after, options, seats)
        state = after
    return most


def look_closely(game: Any, state: Any, options: Mapping[str, object], seats: int) -> None:
    """A state can be written down, and each seat's view of it is a view."""
    assert game.position(game.describe(state), **options) == state
    for seat in (None, *range(seats)):
        view = state.view(seat)
        assert view.view(seat) == view
        assert state.actor != seat or view.legal_moves() == state.legal_moves()
        game.scene(view, seat)


@pytest.mark.parametrize(("name", "options"), MODES if LONG else FIRST, ids=game_id)
def test_games_of_minds_in_every_seat_come_to_their_end(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for number in range(PLAYED[name] if LONG else 1):
        rng, state, decided = Stream(f"minds {number}"), game.start(**options), 0
        while state.actor != OVER:
            seat = state.actor
            if seat == CHANCE:
                move = random_move(state, rng)
            else:
                level = LEVELS[(seat + number) % len(LEVELS)]
                move = choose(game, state.view(seat), seat, level=level, seed=decided, budget=BUDGET)
                assert move in state.legal_moves()
            state, decided = state.apply(move), decided + 1
        assert state.outcome
