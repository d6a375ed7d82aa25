"""The trace of a decision: its steps, recorded for the log and the animation."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from troop.core.messages import Argument, seat_number
from troop.games.codemonkey.rules.parts import climbing_number, climbs, due, obstacles_for, why_no_climb
from troop.games.codemonkey.rules.programs import code_arguments, die_of, has_swing
from troop.games.codemonkey.rules.walking import route
from troop.games.codemonkey.rules.why_denied import why_cut_short, why_denied

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State


class TraceStep(NamedTuple):
    """One thing that happens, with the state right after it."""

    name: str
    state: "State"
    arguments: dict[str, Argument]


Trace: TypeAlias = list[TraceStep] | None


def add_step(trace: Trace, name: str, state: "State", seat: int | None = None, /, **arguments: Argument) -> None:
    """Record a step, if there is a trace: its name, its seat, and further arguments."""
    if trace is not None:
        seats: dict[str, Argument] = {} if seat is None else {"seat": seat_number(seat)}
        trace.append(TraceStep(name, state, seats | arguments))


def trace_route(state: "State", end: str, trace: Trace) -> None:
    """Record a die's movement hex by hex, along one of its routes."""
    if trace is None:
        return
    seat, word = state.seat, due(state)
    for hex, swung in route(obstacles_for(state, seat), state.players[seat].at, end, die_of(word), has_swing(word)):
        start = state.players[seat].at
        state = state.update_player(seat, at=hex)
        if swung:
            trace_swing(state, start, hex, trace)
        else:
            add_step(trace, "stepped", state, seat, hex=hex)


def trace_swing(state: "State", start: str, end: str, trace: Trace) -> None:
    """Rule 20: record a swing, with the one or two trees it uses."""
    if trace is None:
        return
    land = state.terrain
    near = [(tree, "none") for tree in land.trees[start] if end in land.base[tree]]
    far = [(one, two) for one in land.trees[start] for two in land.links[one] if end in land.base[two]]
    tree, tree2 = (near or far)[0]
    add_step(trace, "swung", state, state.seat, hex=end, tree=tree, tree2=tree2)


def trace_no_climb(before: "State", state: "State", trace: Trace) -> None:
    """Rules 14, 15 and 26: record why a 7nana was denied, if the monkey's hex allows one but no tree can be climbed."""
    if trace is None:
        return
    seat, word = state.seat, due(state)
    name = state.players[seat].at
    seven = climbing_number(before, seat, word) == state.terrain.number[name]
    if not seven or climbs(before, seat, word, name):
        return
    for tree in state.terrain.trees[name]:
        reason = "trapped" if name in state.trapped else why_no_climb(before, seat, tree)
        add_step(trace, "no-climb", state, seat, tree=tree, hex=name, reason=reason)


def trace_denied(state: "State", word: str, trace: Trace) -> None:
    """Rule 23: record why a part can do nothing."""
    if trace is not None:
        reason = why_denied(state, state.seat, word)
        add_step(trace, "denied", state, state.seat, **code_arguments(word), reason=reason)


def trace_cut_short(before: "State", state: "State", steps: int, trace: Trace) -> None:
    """Rule 12: record why a die made fewer steps than it shows."""
    if trace is not None:
        die, reason = die_of(due(before)), why_cut_short(before, state.seat, due(before))
        add_step(trace, "cut-short", state, state.seat, die=die, count=steps, reason=reason)
