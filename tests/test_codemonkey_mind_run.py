"""Programs run in the head of a mind, in lock-step with the rules."""

import os
import sys
from typing import Any

import pytest
from code_play import GAME, eager_move
from playing import random_move
from troop.core.chance import Stream
from troop.core.game import CHANCE, OVER, Move
from troop.games.codemonkey.parts import STAY
from troop.games.codemonkey.thinking.running import CLIMB, HEX, Place, run_on
from troop.games.codemonkey.thinking.situation import Situation, situation
from troop.games.codemonkey.tiles import tree_name

SHARE = 2 if sys.platform == "emscripten" else 1
GAMES_EACH = 40 if os.environ.get("TROOP_LONG") else 1
LONGEST = 24 // SHARE
"""After so many rounds a game is left."""


class Mirror:
    """Decides at random, in the rules' state and in the head."""

    def __init__(self, state: Any, rng: Stream) -> None:
        self.state, self.rng = state, rng

    def move(self, now: Situation, seat: int, place: Place, moves: tuple[int, ...]) -> int:
        state = self.state
        assert (state.step, state.actor) == ("run", seat)
        denied = place.denied and state.program[place.slot] == "loop"
        assert (state.cursor.slot, state.turn, state.cursor.part, state.cursor.denied) == (*place[:3], denied)
        same(now, state)
        meant = {spelled(state, move): move for move in moves}
        assert sorted(meant) == sorted(state.legal_moves())
        return meant[self.play()]

    def roll(self, now: Situation) -> int:
        assert self.state.step == "tree"
        same(now, self.state)
        return int(self.play()[0].partition("=")[2]) - 1

    def name(self, now: Situation, seat: int) -> int:
        assert (self.state.step, self.state.actor) == ("name", seat)
        same(now, self.state)
        return int(self.play()[0][1:]) - 1

    def mark(self, now: Situation, seat: int) -> int:
        assert (self.state.step, self.state.card_owner) == ("mark", seat)
        same(now, self.state)
        return int(self.play()[0][1:]) - 1

    def play(self) -> Move:
        """What is decided at random."""
        move = eager_move(self.state, self.rng) or random_move(self.state, self.rng)
        self.state = self.state.apply(move)
        return move


def spelled(state: Any, move: int) -> Move:
    """A move in numbers in the words of the rules."""
    hex = state.terrain.hexes[move & HEX]
    if move >> CLIMB:
        return hex, tree_name(move >> CLIMB)
    return next(legal for legal in ((hex,), (hex, STAY)) if legal in state.legal_moves() or legal[1:])


def same(now: Situation, state: Any) -> None:
    """What is known in the head is what is so."""
    then = situation(state)
    for name in ("at", "got", "last", "collected", "trap", "mark", "safe", "fruit", "bearing", "waiting", "fruitful"):
        assert getattr(now, name) == getattr(then, name), name
    if state.terms.traps and state.step in ("run", "trap"):
        assert now.climbed == then.climbed


@pytest.mark.parametrize("options", [{"level": level, "seats": seats} for level in (1, 4, 7) for seats in (2, 3, 4)])
def test_programs_run_in_the_head_as_by_the_rules(options: dict[str, object]) -> None:
    for number in range(GAMES_EACH):
        rng = Stream(str(options), number)
        state = GAME.start(**options, missions="on" if rng.randrange(2) else "off")
        while state.actor != OVER and state.round < LONGEST:
            begins = state.step == "run"
            if begins:
                mirror, now = Mirror(state, rng), situation(state)
                run_on(now, Place(state.cursor.slot, state.turn), mirror)
                state = mirror.state
                if state.step in ("trap", "timer", "over", "dice"):
                    same(now, state._replace(fruitful=now.fruitful))
            else:
                state = state.apply(eager_move(state, rng) or random_move(state, rng))


def test_walks_begin_anywhere_in_a_run() -> None:
    """Taken up in the middle of a Loop, at the part that is due."""
    rng = Stream("middle")
    looped = 0
    state = GAME.start(level=6)
    while state.actor != OVER and looped < 10:
        if state.step == "run" and state.cursor.part:
            looped += 1
            place = Place(state.cursor.slot, state.turn, state.cursor.part, state.cursor.denied)
            run_on(situation(state), place, Mirror(state, rng))
        state = state.apply((eager_move(state, rng) if state.actor != CHANCE else None) or random_move(state, rng))
    assert looped
