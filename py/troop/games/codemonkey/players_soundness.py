"""Whether what lies before each player can be so."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from troop.games.codemonkey.asking import rolls, vacant
from troop.games.codemonkey.coding import hand_of, programs
from troop.games.codemonkey.player import Player
from troop.games.codemonkey.steps import (
    BY_MAGIC,
    CODE,
    DICE,
    DRAW,
    MARK,
    NAME,
    ORDER,
    PLACE,
    START,
    STEPS,
    TREE,
    WAITING,
)
from troop.games.codemonkey.tiles import NUMBERS

if TYPE_CHECKING:  # what is checked of a state hands it on
    from troop.games.codemonkey.rules import State

Checks: TypeAlias = Iterator[tuple[int, str, bool]]


def player_checks(state: "State") -> Checks:
    """All that is checked of players."""
    places = [player.at for player in state.players if player.at]
    yield 3, "at", len(places) == len(set(places))
    traps = [player.trap for player in state.players if player.trap]
    yield 3, "trap", len(traps) == len(set(traps))
    yield 0, "drawn", state.step != PLACE or bool(vacant(state, int(state.drawn)))
    for seat, player in state.by_seat():
        turn = (seat - state.marker) % state.terms.seats
        for checks in (monkey_checks, mission_checks, trap_checks, card_checks, code_checks):
            yield from ((seat + 3, word, fits) for word, fits in checks(state, player, turn))


def had(state: "State", step: str, turn: int) -> bool:
    """Whether a player has been asked at a step of the set-up."""
    here = STEPS.index(state.step) if not state.cause and not state.round else len(STEPS)
    return here > STEPS.index(step) or (state.step == step and turn < state.turn)


def monkey_checks(state: "State", player: Player, turn: int) -> Iterator[tuple[str, bool]]:
    """Rules 5 and 15: where the monkey is, and what it has collected."""
    placed = had(state, PLACE, turn) or (state.step == START and turn < state.turn)
    places = {*state.terrain.number, *state.terrain.base} if state.round else {*state.terrain.number}
    yield "at", player.at in places if placed else not player.at
    yield "bananas", state.round > 0 or not player.bananas
    yield "last", 0 <= player.last <= state.terms.trees and (state.round > 0 or not player.last)


def mission_checks(state: "State", player: Player, turn: int) -> Iterator[tuple[str, bool]]:
    """Rule 25."""
    drawn = state.terms.missions and had(state, DRAW, turn)
    trees = player.missions
    yield "missions", len(trees) == 3 == len(set(trees)) and set(trees) <= _trees(state) if drawn else not trees
    yield "missions", had(state, ORDER, turn) or trees == tuple(sorted(trees))
    yield "collected", len(set(player.collected)) == len(player.collected) and set(player.collected) <= set(trees)
    yield "collected", state.round > 0 or not player.collected


def _trees(state: "State") -> set[int]:
    return set(range(1, state.terms.trees + 1))


def trap_checks(state: "State", player: Player, _: int) -> Iterator[tuple[str, bool]]:
    """Rule 26."""
    may = state.terms.traps and state.round > 0
    yield "trap", not player.trap or (may and player.trap in state.terrain.number)
    climbs = player.climbed == tuple(sorted(set(player.climbed))) and set(player.climbed) <= set(NUMBERS)
    early = state.step in (DICE, CODE) or state.cause == WAITING
    yield "climbed", not player.climbed or (climbs and may and not early)


def card_checks(state: "State", player: Player, turn: int) -> Iterator[tuple[str, bool]]:
    """Rule 29: every card is marked, but for one that has just struck."""
    struck = state.cause == BY_MAGIC and state.players[state.loser] is player and turn == state.turn
    marked = state.terms.magic and had(state, MARK, turn) and not struck
    yield "mark", player.mark in _trees(state) if marked else not player.mark
    safe = player.safe == tuple(sorted(set(player.safe))) and set(player.safe) <= _trees(state) - {player.mark}
    yield "safe", not player.safe or (safe and marked and state.round > 0)


def code_checks(state: "State", player: Player, turn: int) -> Iterator[tuple[str, bool]]:
    """Rules 8a and 8c: dice and programs, once they are rolled and coded."""
    rolled = state.round > 0 and (state.step != DICE or turn < state.turn)
    thrown = "dice=" + ",".join(map(str, player.dice))
    yield "dice", (thrown,) in {move for move, _ in rolls(state.terms.dice)} if rolled else not player.dice
    waits = state.step in (TREE, NAME) and state.cause == WAITING
    coded = rolled and state.step != DICE and not waits and (state.step != CODE or turn < state.turn)
    legal = programs(hand_of(state.terms, player.dice), state.terms.slots) if coded else ((),)
    yield "code", player.program in legal
