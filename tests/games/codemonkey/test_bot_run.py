"""Programs in the bot's fast state run in lock-step with the rules."""

import os
import sys
from typing import Any

import pytest
from codemonkey_setup import GAME, eager_move
from random_moves import random_move
from troop.core.chance import Stream
from troop.core.game import CHANCE, OVER, Move
from troop.games.codemonkey.ai.fast_run import CLIMB, HEX, RunCursor, run_on
from troop.games.codemonkey.ai.fast_state import Position, position_of
from troop.games.codemonkey.rules.parts import STAY
from troop.games.codemonkey.rules.tiles import tree_name

SHARE = 2 if sys.platform == "emscripten" else 1
GAMES_EACH = 40 if os.environ.get("TROOP_LONG") else 1
MAX_ROUNDS = 24 // SHARE
"""Games are abandoned after this many rounds."""


class Mirror:
    """Makes random decisions in a state of the rules and mirrors them in the fast state."""

    def __init__(self, state: Any, rng: Stream) -> None:
        self.state, self.rng = state, rng

    def move(self, pos: Position, seat: int, cursor: RunCursor, moves: tuple[int, ...]) -> int:
        state = self.state
        assert (state.step, state.actor) == ("run", seat)
        denied = cursor.denied and state.program[cursor.slot] == "loop"
        assert (state.cursor.slot, state.turn, state.cursor.part, state.cursor.denied) == (*cursor[:3], denied)
        assert_same(pos, state)
        by_words = {words_of(state, move): move for move in moves}
        assert sorted(by_words) == sorted(state.legal_moves())
        return by_words[self.play()]

    def roll(self, pos: Position) -> int:
        assert self.state.step == "tree"
        assert_same(pos, self.state)
        return int(self.play()[0].partition("=")[2]) - 1

    def name(self, pos: Position, seat: int) -> int:
        assert (self.state.step, self.state.actor) == ("name", seat)
        assert_same(pos, self.state)
        return int(self.play()[0][1:]) - 1

    def mark(self, pos: Position, seat: int) -> int:
        assert (self.state.step, self.state.card_owner) == ("mark", seat)
        assert_same(pos, self.state)
        return int(self.play()[0][1:]) - 1

    def play(self) -> Move:
        """Play a random move and return it."""
        move = eager_move(self.state, self.rng) or random_move(self.state, self.rng)
        self.state = self.state.apply(move)
        return move


def words_of(state: Any, move: int) -> Move:
    """Return a numbered move in the words of the rules."""
    hex = state.terrain.hexes[move & HEX]
    if move >> CLIMB:
        return hex, tree_name(move >> CLIMB)
    return next(legal for legal in ((hex,), (hex, STAY)) if legal in state.legal_moves() or legal[1:])


def assert_same(pos: Position, state: Any) -> None:
    """Assert that the fast state equals the state."""
    expected = position_of(state)
    names = (
        "at",
        "bananas",
        "last",
        "collected",
        "trap",
        "mark",
        "safe",
        "fruit",
        "fruit_trees",
        "waiting",
        "fruitful",
    )
    for name in names:
        assert getattr(pos, name) == getattr(expected, name), name
    if state.variant.traps and state.step in ("run", "trap"):
        assert pos.climbed == expected.climbed


@pytest.mark.parametrize("options", [{"level": level, "seats": seats} for level in (1, 4, 7) for seats in (2, 3, 4)])
def test_fast_runs_follow_the_rules(options: dict[str, object]) -> None:
    for number in range(GAMES_EACH):
        rng = Stream(str(options), number)
        state = GAME.start(**options, missions="on" if rng.randrange(2) else "off")
        while state.actor != OVER and state.round < MAX_ROUNDS:
            if state.step == "run":
                mirror, pos = Mirror(state, rng), position_of(state)
                run_on(pos, RunCursor(state.cursor.slot, state.turn), mirror)
                state = mirror.state
                if state.step in ("trap", "timer", "over", "dice"):
                    assert_same(pos, state._replace(fruitful=pos.fruitful))
            else:
                state = state.apply(eager_move(state, rng) or random_move(state, rng))


def test_fast_runs_can_start_anywhere_in_a_run() -> None:
    """Also in the middle of a Loop."""
    rng = Stream("middle")
    loops = 0
    state = GAME.start(level=6)
    while state.actor != OVER and loops < 10:
        if state.step == "run" and state.cursor.part:
            loops += 1
            place = RunCursor(state.cursor.slot, state.turn, state.cursor.part, state.cursor.denied)
            run_on(position_of(state), place, Mirror(state, rng))
        state = state.apply((eager_move(state, rng) if state.actor != CHANCE else None) or random_move(state, rng))
    assert loops
