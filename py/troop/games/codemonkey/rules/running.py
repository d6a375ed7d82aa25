"""Running the programs, slot by slot, every player in order (rules 8d, 11 to 23 and 28)."""

from typing import TYPE_CHECKING, NamedTuple

from troop.core.game import Move
from troop.games.codemonkey.rules.bananas import collect, lose
from troop.games.codemonkey.rules.parts import OCCUPIED, STAY, climb_denied, due, slot_parts, walking
from troop.games.codemonkey.rules.programs import EMPTY, LOOP, code_arguments, die_of, is_die
from troop.games.codemonkey.rules.steps import BY_LOOP, BY_TRAP, NEXT_PART, NEXT_SLOT, RAN, RUN, TREE
from troop.games.codemonkey.rules.tiles import SEVEN
from troop.games.codemonkey.rules.trace import (
    Trace,
    add_step,
    trace_cut_short,
    trace_denied,
    trace_no_climb,
    trace_route,
    trace_swing,
)
from troop.games.codemonkey.rules.why_denied import why_cut_short, why_denied

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State

DONE = "done"
"""The result of a slot that did what it says."""
RESULTS = (
    DONE,
    "trapped",
    OCCUPIED,
    "monkey-in-the-way",
    "trap-in-the-way",
    "no-route",
    "not-on-tree",
    "on-tree",
    "no-tree",
    "no-landing",
    "no-hex",
    "base-taken",
)
"""Rule 23: all results of slots; the others say why a slot could not do what it says, or only in part."""


class Cursor(NamedTuple):
    """The position in a run (rule 8d); the player is given by the state's turn."""

    slot: int = 0
    part: int = 0
    """Rule 28: the earlier slot that a Loop is replaying; 0 in other slots."""
    denied: bool = False
    """Rule 28: whether a replayed part was denied."""
    begun: bool = False
    """Rule 32: whether a move has been made in this slot, so that no ring can come before it."""


def next_slot(state: "State", trace: Trace) -> "State":
    """Rules 8d and 22: the next slot that is not empty: of the next player in order, or the next one of the first."""
    seats = state.variant.seats
    for each in range(state.cursor.slot * seats + state.turn + 1, state.variant.slots * seats):
        slot, turn = divmod(each, seats)
        word = state.players[state.seat_at(turn)].program[slot]
        if word != EMPTY:
            state = state._replace(step=RUN, turn=turn, cursor=Cursor(slot))
            add_step(trace, "slot", state, state.seat, slot=slot + 1, **code_arguments(word))
            return find_part(state, trace)
    return state._replace(step=RAN)


def next_part(state: "State", trace: Trace) -> "State":
    """Rule 28: a Loop goes on to the next slot it replays; every other slot has one part."""
    return find_part(state._replace(step=RUN, cursor=state.cursor._replace(part=state.cursor.part + 1)), trace)


def find_part(state: "State", trace: Trace) -> "State":
    """Rule 23: wait for the player's move if the part can do anything; else deny it and go on."""
    parts = slot_parts(state.program, state.cursor.slot)
    if state.cursor.part == len(parts):
        return end_slot(state, trace)
    word = due(state)
    if word == EMPTY:
        return state._replace(step=NEXT_PART)
    if is_looping(state):
        add_step(trace, "replayed", state, state.seat, slot=state.cursor.part + 1, **code_arguments(word))
    if state.part_moves:
        return state
    trace_denied(state, word, trace)
    state = note_result(state, why_denied(state, state.seat, word))
    return deny(state)._replace(step=NEXT_PART)


def note_result(state: "State", result: str) -> "State":
    """Note how the running slot went; what was noted first stays."""
    player, slot = state.players[state.seat], state.cursor.slot
    if len(player.ran) > slot:
        return state
    skipped = (f"{EMPTY}:{DONE}",) * (slot - len(player.ran))
    return state.update_player(state.seat, ran=(*player.ran, *skipped, f"{player.program[slot]}:{result}"))


def is_looping(state: "State") -> bool:
    """Rule 28: whether a Loop is running."""
    return state.program[state.cursor.slot] == LOOP


def deny(state: "State") -> "State":
    """Rule 28: mark a part as denied, which matters only in a Loop."""
    return state._replace(cursor=state.cursor._replace(denied=is_looping(state)))


def end_slot(state: "State", trace: Trace) -> "State":
    """Rule 28: a Loop with a denied part costs a banana at its end."""
    state = note_result(state, DONE)
    if state.cursor.denied:
        add_step(trace, "loop-broke", state, state.seat)
        state = lose(state, state.seat, BY_LOOP, trace)
    return state if state.step == TREE else state._replace(step=NEXT_SLOT)


def run_part(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 8d: run a part; the move is where the monkey ends."""
    state = state._replace(cursor=state.cursor._replace(begun=True))
    if state.players[state.seat].up:
        state = come_down(state, move[0], trace)
    elif is_die(due(state)):
        state = walk_to(state, move, trace)
    else:
        state = swing_to(state, move[0], trace)
    return state if state.step == TREE else state._replace(step=NEXT_PART)


def come_down(state: "State", name: str, trace: Trace) -> "State":
    """Rules 17 to 19: come down from a tree and collect the banana."""
    tree = state.players[state.seat].at
    state = state.update_player(state.seat, at=name)
    add_step(trace, "came-down", state, state.seat, tree=tree, hex=name)
    return collect(state, state.seat, tree, trace)


def swing_to(state: "State", name: str, trace: Trace) -> "State":
    """Rule 20: a Swing alone."""
    start = state.players[state.seat].at
    state = state.update_player(state.seat, at=name)
    trace_swing(state, start, name, trace)
    return state


def walk_to(state: "State", move: Move, trace: Trace) -> "State":
    """Rules 11 to 13, 21 and 26: a die's movement, which may end in a trap or up a tree."""
    seat, word, name, before = state.seat, due(state), move[0], state
    found = walking(state, seat, word)
    trace_route(state, name, trace)
    state = state.update_player(seat, at=name)
    if name in found.caught:
        return step_into_trap(note_result(deny(state), "trapped"), trace)
    if found.steps < die_of(word):
        trace_cut_short(before, state, found.steps, trace)
        return note_result(deny(state), why_cut_short(before, seat, word))
    if move[1:] and move[1] != STAY:
        return climb(state, name, move[1], trace)
    trace_no_climb(before, state, trace)
    return note_result(deny(state), OCCUPIED) if climb_denied(before, seat, word, name) else state


def climb(state: "State", name: str, tree: str, trace: Trace) -> "State":
    """Rule 13: climb a tree; the number of the hex is stored for the trap (rule 26)."""
    numbers = {*state.players[state.seat].climbed, state.terrain.number[name]} if state.variant.traps else ()
    state = state.update_player(state.seat, at=tree, climbed=tuple(sorted(numbers)))
    number = state.terrain.number[name]
    add_step(trace, "climbed", state, state.seat, hex=name, tree=tree, die=SEVEN - number, number=number)
    return state


def step_into_trap(state: "State", trace: Trace) -> "State":
    """Rule 26: an opponent's trap ends the movement and costs a banana, if there is one."""
    seat = state.seat
    owner = next(at for at, player in state.by_seat() if player.trap == state.players[seat].at)
    add_step(trace, "trapped", state, seat, seat2=owner + 1, hex=state.players[seat].at)
    return lose(state, seat, BY_TRAP, trace)
