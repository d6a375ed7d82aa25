"""Laws at scale: many random moves, bots in every seat, every combination of options.

``TROOP_LONG=1`` makes a million moves, plays a thousand games of bots, and plays further in every combination.
"""

import os
from collections.abc import Mapping
from typing import Any

import pytest
from piece_counts import piece_counts
from random_games import MODES, OPTIONS, combinations, game_id
from random_moves import random_move
from troop.ai import LEVELS, choose
from troop.core.chance import Stream
from troop.core.game import CHANCE, OVER
from troop.games import GAMES

pytestmark = pytest.mark.cpython
LONG = bool(os.environ.get("TROOP_LONG"))
MOVES = (1_000_000 if LONG else 4_000) // len(MODES) + 1
"""Random moves for each mode."""
BOT_GAMES = {"mancala": 45, "itchy": 40, "codemonkey": 8}
"""Bot games for each mode, a thousand in all, with fewest of the slowest game; ten of other games."""
ONE_MODE_EACH = [(name, OPTIONS.get(name, [{}])[0]) for name in GAMES]
"""One mode of each game."""
MOVES_EACH = 400 if LONG else 10
"""Random moves in every combination of options."""
PARTS = 2
"""The combinations of a game are divided among this many tests, which can run in parallel."""
OFTEN, SELDOM = 10, 100
"""Further checks are made once in so many moves."""
BUDGET = 12
"""A small budget, since the bots need not play well here."""

modes = pytest.mark.parametrize(("name", "options"), MODES, ids=game_id)


@modes
def test_random_moves_break_no_law(name: str, options: dict[str, object]) -> None:
    moves = games = 0
    while moves < MOVES:
        moves += random_moves(name, options, Stream(f"scale {games}"), MOVES - moves)
        games += 1


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_every_combination_of_options_can_be_played(name: str, part: int) -> None:
    option_sets = combinations(name)[part::PARTS]
    assert option_sets or part
    for number, options in enumerate(option_sets):
        random_moves(name, options, Stream(f"combination {part} {number}"), MOVES_EACH)


def random_moves(name: str, options: Mapping[str, object], rng: Stream, limit: int) -> int:
    """Play up to ``limit`` random moves and return how many were made."""
    game = GAMES[name]
    state = game.start(**options)
    counts, seats = piece_counts(game, state), int(game.complete_options(**options)["seats"])
    for moves in range(limit):
        assert (state.actor == OVER) == (state.outcome is not None)
        if state.actor == OVER:
            return moves
        assert state.actor == CHANCE or 0 <= state.actor < seats
        move = random_move(state, rng)
        after = state.apply(move)
        assert piece_counts(game, after) == counts
        if moves % OFTEN == 0:
            assert game.notation.parse(state, game.notation.write(state, move)) == move
            assert state.apply(move) == after
            assert hash(state.apply(move)) == hash(after)
        if moves % SELDOM == 0:
            check_closely(game, after, options, seats)
        state = after
    return limit


def check_closely(game: Any, state: Any, options: Mapping[str, object], seats: int) -> None:
    """Check that a state survives being written and read, and that each seat's view is its own view."""
    assert game.notation.from_text(game.notation.to_text(state), **options) == state
    for seat in (None, *range(seats)):
        view = state.view(seat)
        assert view.view(seat) == view
        assert state.actor != seat or view.legal_moves() == state.legal_moves()
        game.drawing.scene(view, seat)


@pytest.mark.parametrize(("name", "options"), MODES if LONG else ONE_MODE_EACH, ids=game_id)
def test_bot_games_end(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for number in range(BOT_GAMES.get(name, 10) if LONG else 1):
        rng, state, decisions = Stream(f"bots {number}"), game.start(**options), 0
        while state.actor != OVER:
            seat = state.actor
            if seat == CHANCE:
                move = random_move(state, rng)
            else:
                level = LEVELS[(seat + number) % len(LEVELS)]
                move = choose(game, state.view(seat), seat, level=level, seed=decisions, budget=BUDGET)
                assert move in state.legal_moves()
            state, decisions = state.apply(move), decisions + 1
        assert state.outcome
