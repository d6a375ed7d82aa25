"""Moves of CodeMonkey as text (section 8)."""

from collections.abc import Callable

from troop.core.errors import IllegalMove, InvalidNotation
from troop.core.game import Move
from troop.core.hexes import read_cell
from troop.core.messages import message
from troop.games.codemonkey.rules.jungle import TURNS
from troop.games.codemonkey.rules.parts import STAY, climbs, due
from troop.games.codemonkey.rules.programs import is_word
from troop.games.codemonkey.rules.setup import ordered_missions
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import (
    CODE,
    DICE,
    DRAW,
    FIRST,
    LAY,
    MARK,
    NAME,
    ORDER,
    PLACE,
    PLANT,
    RUN,
    START,
    TILE,
    TIMER,
    TRAP,
    TREE,
)
from troop.games.codemonkey.rules.tiles import TILES, tree_name, tree_number
from troop.games.codemonkey.rules.traps import OFF
from troop.games.codemonkey.rules.why_illegal import why_illegal, wrong_decision

CHANCE_WORDS = {
    FIRST: "first",
    TILE: "tile",
    START: "start",
    DRAW: "missions",
    TIMER: "timer",
    DICE: "dice",
    TREE: "tree",
}
"""The word before the ``=`` for each step of chance."""
MAX_LENGTH = 40
"""No move is longer."""


def write(state: State, move: Move) -> str:
    """Write a move: ``C@2,-1/3``, ``T1@0,-3``, ``mark T4``, ``missions 513``, ``4+swing down 5``, ``C1^T4``, ``trap
    B2``."""
    return WRITERS.get(state.step, _plainly)(state, move)


def parse(state: State, text: str) -> Move:
    """Return the move of a text, ignoring case and extra blanks."""
    tidy = " ".join(text.split())
    if len(tidy) > MAX_LENGTH:
        raise InvalidNotation(text)
    move = READERS[state.step](tidy) if state.step in READERS else None
    if move is None:
        if any(reader(tidy) for reader in READERS.values()):
            raise IllegalMove(wrong_decision(state))
        raise InvalidNotation(text)
    move = _in_state(state, move)
    if problem := why_illegal(state, move):
        raise IllegalMove(problem)
    return move


def _in_state(state: State, move: Move) -> Move:
    """Complete a parsed move: check the tile or tree it names, and read a hex alone as declining to climb."""
    if state.step == LAY and len(move) > 2:
        if move[0] != state.drawn:
            raise IllegalMove(message("codemonkey-why-other-tile", tile=state.drawn))
        return move[1:]
    if state.step == PLANT and len(move) > 1:
        tree = tree_name(len(state.jungle.trees) + 1)
        if move[0] != tree:
            raise IllegalMove(message("codemonkey-why-other-tree", tree=tree))
        return move[1:]
    if state.step == ORDER:
        if {*map(int, move)} != {*state.players[state.seat].missions}:
            raise IllegalMove(wrong_decision(state))
        return move[:2]
    if state.step == RUN and len(move) == 1 and move[0] in state.terrain.number:
        return (*move, STAY) if climbs(state, state.seat, due(state), move[0]) else move
    return move


# Writing


def _plainly(_: State, move: Move) -> str:
    return " ".join(move)


def _write_tile(state: State, move: Move) -> str:
    return f"{state.drawn}@{'/'.join(move)}"


def _write_tree(state: State, move: Move) -> str:
    return f"{tree_name(len(state.jungle.trees) + 1)}@{' '.join(move)}"


def _write_mark(_: State, move: Move) -> str:
    return f"mark {' '.join(move)}"


def _write_order(state: State, move: Move) -> str:
    return "missions " + "".join(map(str, ordered_missions(state.players[state.seat].missions, move)))


def _write_run(_: State, move: Move) -> str:
    return "^".join(word for word in move if word != STAY)


def _write_trap(_: State, move: Move) -> str:
    return f"trap {' '.join(move)}"


WRITERS: dict[str, Callable[[State, Move], str]] = {
    LAY: _write_tile,
    PLANT: _write_tree,
    MARK: _write_mark,
    ORDER: _write_order,
    RUN: _write_run,
    TRAP: _write_trap,
}


# Reading


def _read_chance(name: str) -> Callable[[str], Move | None]:
    def read(text: str) -> Move | None:
        word, equals, value = text.lower().replace(" ", "").partition("=")
        if word != name or not equals or not value.replace(",", "").isalnum():
            return None
        return (f"{name}={_tidied(name, value)}",)

    return read


def _tidied(name: str, value: str) -> str:
    """Return a value of chance in its canonical form: tiles in capitals, dice highest first, missions ascending."""
    if name == "dice":
        return ",".join(sorted(value.split(","), reverse=True))
    return "".join(sorted(value)) if name == "missions" else value.upper()


def _read_tile(text: str) -> Move | None:
    letter, _, place = text.upper().replace(" ", "").rpartition("@")
    cell, _, turn = place.partition("/")
    if read_cell(cell) is None or turn not in {str(number) for number in TURNS} or letter not in ("", *TILES):
        return None
    return (letter, cell, turn) if letter else (cell, turn)


def _read_planting(text: str) -> Move | None:
    tree, _, cell = text.upper().replace(" ", "").rpartition("@")
    if read_cell(cell) is None or (tree and not tree_number(tree)):
        return None
    return (tree, cell) if tree else (cell,)


def _read_hex(text: str) -> Move | None:
    name = text.upper()
    return (name,) if len(name) == 2 and name[0] in TILES and name[1] in "123" else None


def _read_tree(text: str) -> Move | None:
    return (text.upper(),) if tree_number(text.upper()) else None


def _read_mark(text: str) -> Move | None:
    return _read_tree(text.lower().removeprefix("mark "))


def _read_order(text: str) -> Move | None:
    trees = text.lower().removeprefix("missions ").replace(" ", "")
    return tuple(trees) if len(set(trees)) == 3 == len(trees) and set(trees) <= set("123456") else None


def _read_program(text: str) -> Move | None:
    words = text.lower().replace(" + ", "+").replace(",", " ").split()
    return tuple(words) if words and all(is_word(word) for word in words) else None


def _read_run(text: str) -> Move | None:
    name, climbs, tree = text.replace(" ", "").partition("^")
    hex, up = _read_hex(name), _read_tree(tree)
    if not climbs or hex is None:
        return hex
    return (*hex, *up) if up else None


def _read_trap(text: str) -> Move | None:
    name = text.lower().removeprefix("trap ")
    return (OFF,) if name == OFF else _read_hex(name)


READERS: dict[str, Callable[[str], Move | None]] = {
    **{step: _read_chance(name) for step, name in CHANCE_WORDS.items()},
    LAY: _read_tile,
    PLANT: _read_planting,
    PLACE: _read_hex,
    MARK: _read_mark,
    ORDER: _read_order,
    CODE: _read_program,
    RUN: _read_run,
    NAME: _read_tree,
    TRAP: _read_trap,
}
