"""Telling what a part of a program does: the way it takes, and why it is denied or cut short.

All of this is only worked out if somebody listens.
"""

from typing import TYPE_CHECKING

from troop.games.codemonkey.beats import Tale, tell
from troop.games.codemonkey.coding import die_of, has_swing
from troop.games.codemonkey.denial import why_cut_short, why_denied
from troop.games.codemonkey.listing import code_arguments
from troop.games.codemonkey.parts import climbing_number, climbs, due, paths_of, why_no_climb
from troop.games.codemonkey.walking import route

if TYPE_CHECKING:  # the run is told; this is handed states
    from troop.games.codemonkey.rules import State


def tell_route(state: "State", end: str, tale: Tale) -> None:
    """Tell a die's movement hex by hex, along one of its routes."""
    if tale is None:
        return
    seat, word = state.seat, due(state)
    for hex, swung in route(paths_of(state, seat), state.players[seat].at, end, die_of(word), has_swing(word)):
        start = state.players[seat].at
        state = state.changed(seat, at=hex)
        if swung:
            tell_swing(state, start, hex, tale)
        else:
            tell(tale, "stepped", state, seat, hex=hex)


def tell_swing(state: "State", start: str, end: str, tale: Tale) -> None:
    """Rule 20: tell a swing, with the tree or the two trees it goes by."""
    if tale is None:
        return
    land = state.terrain
    near = [(tree, "none") for tree in land.trees[start] if end in land.base[tree]]
    far = [(one, two) for one in land.trees[start] for two in land.links[one] if end in land.base[two]]
    tree, tree2 = (near or far)[0]
    tell(tale, "swung", state, state.seat, hex=end, tree=tree, tree2=tree2)


def tell_no_climb(before: "State", state: "State", tale: Tale) -> None:
    """Rules 14, 15 and 26: tell why a 7nana was denied, if the monkey stands right for one and no tree can be had."""
    if tale is None:
        return
    seat, word = state.seat, due(state)
    name = state.players[seat].at
    seven = climbing_number(before, seat, word) == state.terrain.number[name]
    if not seven or climbs(before, seat, word, name):
        return
    for tree in state.terrain.trees[name]:
        reason = "trapped" if name in state.trapped else why_no_climb(before, seat, tree)
        tell(tale, "no-climb", state, seat, tree=tree, hex=name, reason=reason)


def tell_denied(state: "State", word: str, tale: Tale) -> None:
    """Rule 23: tell why nothing can be done with a part."""
    if tale is not None:
        reason = why_denied(state, state.seat, word)
        tell(tale, "denied", state, state.seat, **code_arguments(word), reason=reason)


def tell_cut_short(before: "State", state: "State", steps: int, tale: Tale) -> None:
    """Rule 12: tell why a die made fewer steps than it shows."""
    if tale is not None:
        die, reason = die_of(due(before)), why_cut_short(before, state.seat, due(before))
        tell(tale, "cut-short", state, state.seat, die=die, count=steps, reason=reason)
