"""Why a part of a program cannot take the monkey there, as the rules would say it (rules 11 to 21 and 26)."""

from typing import TYPE_CHECKING

from troop.core.game import Message, Move
from troop.core.message import message
from troop.games.codemonkey.coding import die_of, is_die
from troop.games.codemonkey.parts import STAY, climbing_number, climbs, due, part_ends, walking, why_no_climb
from troop.games.codemonkey.tiles import SEVEN
from troop.games.codemonkey.wishes import no_hex

if TYPE_CHECKING:  # the state knows its refusals; this is handed states
    from troop.games.codemonkey.rules import State


def why_not_run(state: "State", move: Move) -> Message | None:
    """Rules 11 to 21: the monkey ends on a hex where the part can take it, and climbs a tree that it may."""
    name, seat, word = move[0], state.seat, due(state)
    if len(move) > 2 or name not in state.terrain.number:
        return no_hex(state, move[:1])
    if name not in part_ends(state, seat, word):
        return _why_not_there(state, name)
    trees = climbs(state, seat, word, name)
    if len(move) == 1:
        return message("codemonkey-why-climb-or-stay", hex=name) if trees else None
    if move[1] in trees or (move[1] == STAY and trees):
        return None
    return _why_not_climbed(state, name, move[1])


def _why_not_there(state: "State", name: str) -> Message:
    """Why a part cannot take the monkey to a hex."""
    seat, word = state.seat, due(state)
    player = state.players[seat]
    if name == player.at:
        return message("codemonkey-why-must-move", hex=name)
    if name in state.occupied:
        return message("codemonkey-why-occupied", hex=name)
    if player.up:
        return _why_not_down_to(state, name)
    if not is_die(word):
        trapped = name in state.traps_against(seat)
        return message("codemonkey-why-trap" if trapped else "codemonkey-why-no-landing", hex=name)
    steps, die = walking(state, seat, word).steps, die_of(word)
    short = "codemonkey-why-no-route" if steps == die else "codemonkey-why-cut-short"
    return message(short, hex=name, die=die, count=steps)


def _why_not_down_to(state: "State", name: str) -> Message:
    """Rules 17, 18 and 26."""
    tree, word, number = state.players[state.seat].at, due(state), state.terrain.number[name]
    if name not in state.terrain.base[tree]:
        return message("codemonkey-why-not-base", hex=name, tree=tree)
    if is_die(word) and number != die_of(word):
        return message("codemonkey-why-number", hex=name, number=number, wanted=die_of(word))
    return message("codemonkey-why-trap", hex=name)


def _why_not_climbed(state: "State", name: str, tree: str) -> Message:
    """Rules 13 to 15 and 26."""
    seat, word = state.seat, due(state)
    if tree == STAY:
        return message("codemonkey-why-nothing-to-climb", hex=name)
    if tree not in state.terrain.base:
        return message("codemonkey-why-no-tree", text=tree[:20])
    if name not in state.terrain.base[tree]:
        return message("codemonkey-why-not-base", hex=name, tree=tree)
    if name in state.trapped:
        return message("codemonkey-why-trapped-climb", hex=name)
    number = state.terrain.number[name]
    if climbing_number(state, seat, word) != number:
        return message("codemonkey-why-not-seven", hex=name, number=number, wanted=SEVEN - number)
    return message("codemonkey-why-no-climb", tree=tree, reason=why_no_climb(state, seat, tree))
