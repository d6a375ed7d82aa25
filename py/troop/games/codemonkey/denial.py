"""Why a part of a program is denied or cut short: what stands in the way (rules 12, 17, 18, 20 and 23)."""

from typing import TYPE_CHECKING

from troop.games.codemonkey.coding import DOWN, SWING, die_of, has_swing, is_die
from troop.games.codemonkey.parts import paths_of, walking
from troop.games.codemonkey.walking import walk

if TYPE_CHECKING:  # the state knows its run; this is handed states
    from troop.games.codemonkey.rules import State


def why_denied(state: "State", seat: int, word: str) -> str:
    """Why nothing can be done with a part."""
    player = state.players[seat]
    if player.up:
        return _why_not_down(state, seat, word)
    if word == DOWN:
        return "not-on-tree"
    if word == SWING:
        return "no-landing" if state.terrain.trees[player.at] else "no-tree"
    return why_cut_short(state, seat, word)


def _why_not_down(state: "State", seat: int, word: str) -> str:
    """Up a tree: a Swing does nothing, and for a die or a Down no hex is free."""
    if word == SWING:
        return "on-tree"
    base = state.terrain.base[state.players[seat].at]
    return "base-taken" if word == DOWN or die_of(word) in map(state.terrain.number.get, base) else "no-hex"


def why_cut_short(state: "State", seat: int, word: str) -> str:
    """Rule 12: why a die does not make all its steps: because of monkeys, of traps, or of the jungle."""
    assert is_die(word)
    found, paths = walking(state, seat, word), paths_of(state, seat)
    at, die, swing = state.players[seat].at, die_of(word), has_swing(word)
    if walk(paths._replace(monkeys=0), at, die, swing).steps > found.steps:
        return "monkey-in-the-way"
    if walk(paths._replace(traps=0), at, die, swing).steps > found.steps:
        return "trap-in-the-way"
    return "no-route"
