"""The fast state of Itchy Monkey's bot in lock-step with the rules."""

import os
import random
import sys
from typing import Any

import pytest
from itchy_setup import crowded
from naive import itchy as naive
from random_games import game_id
from troop.core.chance import Stream
from troop.core.game import OVER
from troop.games import GAMES
from troop.games.itchy.ai.fast_state import NONE, Position, position_of
from troop.games.itchy.ai.moves import after_decision, decisions, first_step, next_step, words
from troop.games.itchy.rules.steps import PLACE

GAME = GAMES["itchy"]
SHARE = 4 if sys.platform == "emscripten" else 1
GAMES_EACH = (100 if os.environ.get("TROOP_LONG") else 4) // SHARE or 1
MODES: list[dict[str, Any]] = [
    {"seats": seats, "edition": edition, "spies": spies}
    for seats in (2, 3, 4)
    for edition in ("english", "french")
    for spies in ("off", "on")
]


def same(pos: Position, state: Any) -> bool:
    """Return whether a fast state equals a state, whatever the numbers of its monkeys."""
    other = position_of(state)
    own, expected = ([NONE if monkey == NONE else each.stacks[monkey] for monkey in each.on] for each in (pos, other))
    placed = all(pos.on[place] == monkey for monkey, place in enumerate(pos.cell))
    return placed and own == expected and pos.supply == other.supply and (pos.seat, pos.turns) == state[3:5]


@pytest.mark.parametrize("mode", MODES, ids=game_id)
def test_the_fast_state_follows_the_rules(mode: dict[str, Any]) -> None:
    rng = Stream(f"private {mode}")
    for number in range(GAMES_EACH):
        tamarin, first = rng.choice(["off", "L", "O", "S", "M"]), 1 + number % 2
        state = GAME.start(**mode, tamarin=tamarin, first=first, cap=10)
        while state.step == PLACE:
            state = state.apply(rng.choice(state.legal_moves()))
        play_both(state, rng)


def play_both(state: Any, rng: Stream) -> None:
    """Play a random game to its end in both."""
    pos = position_of(state)
    step = first_step(pos)
    while state.actor != OVER:
        assert same(pos, state)
        assert step == state.step
        choices = decisions(pos, step)
        assert sorted(words(pos, decision) for decision in choices) == sorted(state.legal_moves())
        kind = rng.choice(sorted({decision[:2] for decision in choices}))
        decision = rng.choice([decision for decision in choices if decision[:2] == kind])
        state = state.apply(words(pos, decision))
        pos = after_decision(pos, decision)
        winner = pos.winner()
        if state.actor == OVER:
            assert state.outcome.winners == (() if winner == NONE else (winner,))
            return
        assert winner == NONE
        step = next_step(pos, step, decision)
        if not step:
            step = first_step(pos.ended())


@pytest.mark.parametrize("mode", MODES, ids=game_id)
def test_the_fast_state_follows_the_rules_without_workers_in_supply(mode: dict[str, Any]) -> None:
    rng = random.Random(f"crowded {mode}")
    for _ in range(GAMES_EACH):
        text = naive.position_text(crowded(rng, **mode, cap=10))
        play_both(GAME.notation.from_text(text, **mode, cap=10, first="drawn"), Stream(text))
