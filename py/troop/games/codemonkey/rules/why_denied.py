"""The reasons why a part of a program is denied or cut short (rules 12, 17, 18, 20 and 23)."""

from typing import TYPE_CHECKING

from troop.games.codemonkey.rules.parts import obstacles_for, walking
from troop.games.codemonkey.rules.programs import DOWN, SWING, die_of, has_swing, is_die
from troop.games.codemonkey.rules.walking import walk

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State


def why_denied(state: "State", seat: int, word: str) -> str:
    """Return why a part can do nothing."""
    player = state.players[seat]
    if player.up:
        return _why_not_down(state, seat, word)
    if word == DOWN:
        return "not-on-tree"
    if word == SWING:
        return "no-landing" if state.terrain.trees[player.at] else "no-tree"
    return why_cut_short(state, seat, word)


def _why_not_down(state: "State", seat: int, word: str) -> str:
    """Return why a monkey cannot come down: a Swing has no effect on a tree, and for a die or a Down no hex is free."""
    if word == SWING:
        return "on-tree"
    base = state.terrain.base[state.players[seat].at]
    return "base-taken" if word == DOWN or die_of(word) in map(state.terrain.number.get, base) else "no-hex"


def why_cut_short(state: "State", seat: int, word: str) -> str:
    """Rule 12: return why a die does not make all its steps: because of monkeys, of traps, or of the jungle."""
    assert is_die(word)
    found, obstacles = walking(state, seat, word), obstacles_for(state, seat)
    at, die, swing = state.players[seat].at, die_of(word), has_swing(word)
    if walk(obstacles._replace(monkeys=0), at, die, swing).steps > found.steps:
        return "monkey-in-the-way"
    if walk(obstacles._replace(traps=0), at, die, swing).steps > found.steps:
        return "trap-in-the-way"
    return "no-route"
