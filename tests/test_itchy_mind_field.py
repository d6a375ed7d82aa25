"""The private state in which Itchy Monkey is thought about, in lock-step with the public one."""

import os
import sys
from typing import Any

import pytest
from playing import game_id
from troop.core.chance import Stream
from troop.core.game import OVER
from troop.games import GAMES
from troop.games.itchy.phases import PLACE
from troop.games.itchy.thinking.decision import decisions, done, following, opening, words
from troop.games.itchy.thinking.field import NONE, Field, field_of

GAME = GAMES["itchy"]
SHARE = 4 if sys.platform == "emscripten" else 1
GAMES_EACH = (100 if os.environ.get("TROOP_LONG") else 4) // SHARE or 1
MODES: list[dict[str, Any]] = [
    {"seats": seats, "edition": edition, "spies": spies}
    for seats in (2, 3, 4)
    for edition in ("english", "french")
    for spies in ("off", "on")
]


def same(field: Field, state: Any) -> bool:
    """Whether a field is the private state of a public one, whatever numbers its monkeys have."""
    other = field_of(state)
    here, there = ([NONE if monkey == NONE else each.stacks[monkey] for monkey in each.on] for each in (field, other))
    placed = all(field.on[place] == monkey for monkey, place in enumerate(field.cell))
    return placed and here == there and field.supply == other.supply and (field.seat, field.turns) == state[3:5]


@pytest.mark.parametrize("mode", MODES, ids=game_id)
def test_the_private_state_plays_by_the_rules(mode: dict[str, Any]) -> None:
    rng = Stream(f"private {mode}")
    for number in range(GAMES_EACH):
        tamarin, first = rng.choice(["off", "L", "O", "S", "M"]), 1 + number % 2
        state = GAME.start(**mode, tamarin=tamarin, first=first, cap=10)
        while state.step == PLACE:
            state = state.apply(rng.choice(state.legal_moves()))
        play_both(state, rng)


def play_both(state: Any, rng: Stream) -> None:
    """A random game to its end, in both."""
    field = field_of(state)
    step = opening(field)
    while state.actor != OVER:
        assert same(field, state)
        assert step == state.step
        possible = decisions(field, step)
        assert sorted(words(field, decision) for decision in possible) == sorted(state.legal_moves())
        kind = rng.choice(sorted({decision[:2] for decision in possible}))
        decision = rng.choice([decision for decision in possible if decision[:2] == kind])
        state = state.apply(words(field, decision))
        field = done(field, decision)
        winner = field.winner()
        if state.actor == OVER:
            assert state.outcome.winners == (() if winner == NONE else (winner,))
            return
        assert winner == NONE
        step = following(field, step, decision)
        if not step:
            step = opening(field.ended())
