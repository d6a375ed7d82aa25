"""Monkey Mancala without tokens in lock-step with the naive implementation."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest
from naive import mancala as naive
from troop.core.game import OVER
from troop.games import GAMES

SHARE = 10 if sys.platform == "emscripten" else 1  # a tenth of the work in Pyodide
RANDOM_GAMES = 4000 // SHARE
RANDOM_POSITIONS = 6000 // SHARE
ENGINE = GAMES["mancala"]


def engine_start(pockets: int, each: int, capture: str, first: int = 1) -> Any:
    return ENGINE.start(seats=2, tokens="off", pockets=pockets, each=each, capture=capture, first=first)


def engine_moves(state: Any) -> dict[str, Any]:
    """Return the moves by notation, in the engine's order."""
    return {ENGINE.notation.write(state, move): move for move in state.legal_moves()}


def check_same(state: Any, game: naive.Game) -> None:
    """Assert that actor, moves, position text and outcome agree."""
    assert list(engine_moves(state)) == naive.moves(game)
    assert ENGINE.notation.to_text(state) == naive.position(game)
    if naive.over(game):
        assert state.actor == OVER
        outcome = state.outcome
        assert outcome is not None
        assert (outcome.reason, list(outcome.scores), list(outcome.winners)) == naive.result(game)
    else:
        assert state.actor == naive.seat_of(game, game.mover)
        assert state.outcome is None


def play_to_the_end(state: Any, game: naive.Game, rng: random.Random) -> int:
    """Play a random game and return the number of sowings."""
    check_same(state, game)
    sowings = 0
    while not naive.over(game):
        pocket = rng.choice(naive.moves(game))
        state = state.apply(engine_moves(state)[pocket])
        game = naive.sow(game, pocket)
        check_same(state, game)
        sowings += 1
    return sowings


def engine_perft(state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(engine_perft(state.apply(move), depth - 1) for move in state.legal_moves())


@pytest.mark.parametrize("capture", ["any", "full"])
@pytest.mark.parametrize(("pockets", "depth"), [(1, 6), (2, 10), (3, 7), (4, 5), (5, 5), (6, 4)])
def test_perft_of_every_size(pockets: int, depth: int, capture: str) -> None:
    deepest = depth - 1 if SHARE > 1 else depth
    for each in range(1, 7):
        state, game = engine_start(pockets, each, capture), naive.start(pockets, each, capture)
        for pocket, move in engine_moves(state).items():
            by_engine = [engine_perft(state.apply(move), depth) for depth in range(deepest)]
            by_naive = [naive.perft(naive.sow(game, pocket), depth) for depth in range(deepest)]
            assert by_engine == by_naive, f"{pockets} x {each}, {pocket}"


@pytest.mark.parametrize("capture", ["any", "full"])
def test_perft_of_the_standard_board(capture: str) -> None:
    depth = 5 if SHARE > 1 else 6
    expected = naive.perft(naive.start(6, 4, capture), depth)
    assert engine_perft(engine_start(6, 4, capture), depth) == expected


SMALL = [(1, each) for each in range(1, 7)] + [(2, each) for each in range(1, 7)] + [(3, 1), (3, 2), (4, 1)]


@pytest.mark.parametrize("capture", ["any", "full"])
@pytest.mark.parametrize(("pockets", "each"), SMALL)
def test_every_position_of_a_small_board(pockets: int, each: int, capture: str) -> None:
    seen: set[str] = set()
    queue = [(engine_start(pockets, each, capture), naive.start(pockets, each, capture))]
    while queue:
        state, game = queue.pop()
        if naive.position(game) in seen:
            continue
        seen.add(naive.position(game))
        check_same(state, game)
        for pocket, move in engine_moves(state).items():
            queue.append((state.apply(move), naive.sow(game, pocket)))


def test_random_games_in_lock_step() -> None:
    rng = random.Random(20240229)
    sowings = 0
    for _ in range(RANDOM_GAMES):
        pockets, each = rng.randint(1, 6), rng.randint(1, 6)
        capture, first = rng.choice(["any", "full"]), rng.choice([1, 2])
        sowings += play_to_the_end(
            engine_start(pockets, each, capture, first), naive.start(pockets, each, capture, first), rng
        )
    assert sowings > 10 * RANDOM_GAMES


def random_position(rng: random.Random) -> tuple[naive.Game, dict[str, Any]]:
    """Return a position with random monkeys, often crowded into a few pockets so that full laps are common."""
    pockets, each = rng.randint(1, 6), rng.randint(1, 6)
    capture, first = rng.choice(["any", "full"]), rng.choice([1, 2])
    game = naive.start(pockets, each, capture, first)
    game.mover = rng.choice("SN")
    places = list(game.board)
    while True:
        crowded = rng.sample(places, rng.randint(2, len(places)))
        for place in places:
            game.board[place] = 0
        for _ in range(2 * pockets * each):
            game.board[rng.choice(crowded)] += 1
        if not naive.side_is_empty(game.board, "S") and not naive.side_is_empty(game.board, "N"):
            return game, {"pockets": pockets, "each": each, "capture": capture, "first": first}


def test_every_sowing_from_random_positions() -> None:
    rng = random.Random(4711)
    laps = 0
    for _ in range(RANDOM_POSITIONS):
        game, options = random_position(rng)
        state = ENGINE.notation.from_text(naive.position(game), seats=2, tokens="off", **options)
        check_same(state, game)
        for pocket, move in engine_moves(state).items():
            check_same(state.apply(move), naive.sow(game, pocket))
            laps += game.board[pocket] >= 2 * options["pockets"] + 1
    assert laps > RANDOM_POSITIONS // 10
