"""Itchy Monkey in lock-step with the naive implementation."""

import os
import random
import sys
from typing import Any

import pytest
from itchy_setup import crowded
from naive import itchy as naive
from troop.core.chance import chances
from troop.core.game import CHANCE, OVER
from troop.games import GAMES

GAME = GAMES["itchy"]
SHARE = 6 if sys.platform == "emscripten" else 1
GAMES_EACH = (200 if os.environ.get("TROOP_LONG") else 6) // SHARE or 1
MODES: list[dict[str, Any]] = [
    {"seats": seats, "edition": edition, "spies": spies}
    for seats in (2, 3, 4)
    for edition in ("english", "french")
    for spies in ("off", "on")
]
SPIES = [mode for mode in MODES if mode["spies"] == "on"]
CLAN: dict[str, Any] = {"mode": "clan"}


def check_same(state: Any, game: naive.Game) -> None:
    """Assert that actor, words, chances, board, supplies, safe monkeys and outcome agree."""
    who = naive.who(game)
    assert state.actor == {"chance": CHANCE, "over": OVER}.get(str(who), who), game.log
    assert [GAME.notation.write(state, move) for move in state.legal_moves()] == (
        naive.words(game) if who != "over" else []
    )
    board = GAME.notation.to_text(state).split(" | ")[0]
    if who == "over":
        board, expected = board.replace("*", ""), naive.board_text(game).replace("*", "")
        assert (state.outcome.reason, list(state.outcome.scores), list(state.outcome.winners)) == naive.result(game)
    else:
        expected = naive.board_text(game)
    assert board == expected, game.log
    if who == "chance":
        assert [
            (GAME.notation.write(state, move), chance) for move, chance in chances(state.weights())
        ] == naive.chances(game)
    if state.clan:
        assert [list(letters) for letters in state.clan.safe] == naive.safe(game)
    else:
        for seat in range(state.variant.seats):
            assert tuple(state.supply(seat)) == naive.supply(game, seat)


@pytest.mark.parametrize("mode", [*MODES, CLAN], ids=lambda mode: " ".join(map(str, mode.values())))
def test_random_games_in_lock_step(mode: dict[str, Any]) -> None:
    rng = random.Random(f"lock-step {mode}")
    for number in range(GAMES_EACH):
        options = mode | {
            "tamarin": rng.choice(["off", "L", "O", "S", "M"]),
            "first": rng.choice([1, 2, "drawn"]),
            "cap": rng.choice([10, 15, 30]) if number % 2 else 10,
        }
        play_both(GAME.start(**options), naive.start(**options), rng)


def play_both(state: Any, game: naive.Game, rng: random.Random) -> None:
    """Play a random game to its end in both."""
    check_same(state, game)
    while not naive.over(game):
        word = naive.random_word(game, rng)
        state, game = state.apply(GAME.notation.parse(state, word)), naive.play(game, word)
        check_same(state, game)


@pytest.mark.parametrize("mode", SPIES, ids=lambda mode: " ".join(map(str, mode.values())))
def test_rule_20_games_that_run_out_of_workers_in_lock_step(mode: dict[str, Any]) -> None:
    rng = random.Random(f"crowded {mode}")
    spies_alone = 0
    for _ in range(3 * GAMES_EACH):
        game = crowded(rng, **mode, cap=10)
        words = naive.words(game)
        spies_alone += "pass" in words and any(word.endswith("+s") for word in words)
        play_both(GAME.notation.from_text(naive.position_text(game), **mode, cap=10, first="drawn"), game, rng)
    assert spies_alone or SHARE > 1
