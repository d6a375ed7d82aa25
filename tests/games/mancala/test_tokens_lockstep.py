"""Monkey Mancala with tokens in lock-step with the naive implementation."""

import os
import random
import sys
from itertools import product
from typing import Any

import pytest
from naive import mancala_tokens as naive
from piece_counts import piece_counts
from random_games import random_states
from troop.core.chance import chances
from troop.core.game import CHANCE, OVER
from troop.games import GAMES

GAME = GAMES["mancala"]
SHARE = 10 if sys.platform == "emscripten" else 1
GAMES_EACH = (4_000 if os.environ.get("TROOP_LONG") else 200) // SHARE
THRIFT = (0.0, 0.5, 0.9, 0.97, 1.0)
"""How often players keep their tokens; full hands and an empty pile are rare unless they hoard."""


def check_same(state: Any, game: naive.Game) -> None:
    """Assert that actor, words, chances, board, hands and outcome agree."""
    who = naive.who(game)
    assert [GAME.notation.write(state, move) for move in state.legal_moves()] == naive.words(game)
    assert state.actor == (CHANCE if who == "chance" else OVER if who == "over" else naive.seat_of(game, who)), game.log
    assert " / ".join(GAME.notation.to_text(state).split(" / ")[:6]) == naive.position(game), game.log
    if who == "chance":
        assert [
            (GAME.notation.write(state, move), chance) for move, chance in chances(state.weights())
        ] == naive.chances(game)
    if who == "over":
        assert (state.outcome.reason, list(state.outcome.scores), list(state.outcome.winners)) == naive.result(game)


@pytest.mark.parametrize("thrift", THRIFT)
def test_random_games_in_lock_step(thrift: float) -> None:
    rng = random.Random(f"lock-step {thrift}")
    steps: set[str] = set()
    for _ in range(GAMES_EACH):
        options: dict[str, Any] = {
            "pockets": rng.randint(1, 6),
            "each": rng.randint(1, 6),
            "capture": rng.choice(["any", "full"]),
            "copies": rng.randint(2, 6),
            "disruption": rng.choice(["on", "on", "off"]),
            "first": rng.choice([1, 2]),
        }
        state, game = GAME.start(**options, hands=rng.choice(["open", "hidden"])), naive.start(**options)
        check_same(state, game)
        while not naive.over(game):
            word = naive.random_word(game, rng, thrift)
            game, state = naive.play(game, word), state.apply(GAME.notation.parse(state, word))
            check_same(state, game)
            steps.add(game.step)
    assert {"roll", "draw", "over"} <= steps
    assert thrift == 1 or {"window", "skip die"} <= steps
    assert thrift < 0.9 or "discard" in steps


def test_positions_of_random_games_are_read_back() -> None:
    rng = random.Random("positions")
    for number in range(40 // SHARE or 1):
        options: dict[str, Any] = {"copies": 2 + number % 5, "hands": rng.choice(["open", "hidden"])}
        state, game = GAME.start(**options), naive.start(copies=options["copies"])
        while not naive.over(game):
            word = naive.random_word(game, rng, rng.choice(THRIFT))
            game, state = naive.play(game, word), state.apply(GAME.notation.parse(state, word))
            assert GAME.notation.from_text(GAME.notation.to_text(state), **options) == state


def test_random_games_end_and_lose_nothing_with_all_options() -> None:
    names = ("copies", "disruption", "hands", "capture", "first")
    values = {option.name: option.values for option in GAME.options}
    for number, chosen in enumerate(product(*(values[name] for name in names))):
        options: dict[str, object] = dict(zip(names, chosen, strict=True))
        options |= {"pockets": 1 + number % 6, "each": 1 + number // 6 % 6}
        *_, last = states = random_states(GAME, options, str(number))
        assert {tuple(piece_counts(GAME, state).values()) for state in states} == {
            tuple(piece_counts(GAME, states[0]).values())
        }
        assert last.outcome
        assert sum(last.outcome.scores) == piece_counts(GAME, last)["monkeys"]
