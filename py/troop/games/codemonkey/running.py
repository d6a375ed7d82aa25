"""Running the programs: slot by slot, every player in order (rules 8d, 11 to 23 and 28)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.codemonkey.bananas import collect, lose
from troop.games.codemonkey.beats import Tale, tell
from troop.games.codemonkey.coding import EMPTY, LOOP, die_of, is_die
from troop.games.codemonkey.cursor import Cursor
from troop.games.codemonkey.listing import code_arguments
from troop.games.codemonkey.parts import STAY, due, part_moves, slot_parts, walking
from troop.games.codemonkey.steps import BY_LOOP, BY_TRAP, NEXT_PART, NEXT_SLOT, RAN, RUN, TREE
from troop.games.codemonkey.telling import tell_cut_short, tell_denied, tell_no_climb, tell_route, tell_swing

if TYPE_CHECKING:  # the state knows its run; this is handed states
    from troop.games.codemonkey.rules import State


def next_slot(state: "State", tale: Tale) -> "State":
    """Rule 8d: the same slot of the next player in order, or the next slot of the first."""
    slot, turn = state.cursor.slot, state.turn + 1
    if turn == state.terms.seats:
        slot, turn = slot + 1, 0
    if slot == state.terms.slots:
        return state._replace(step=RAN)
    state = state._replace(step=RUN, turn=turn, cursor=Cursor(slot))
    if state.program[slot] != EMPTY:
        tell(tale, "slot", state, state.seat, slot=slot + 1, **code_arguments(state.program[slot]))
    return find_part(state, tale)


def next_part(state: "State", tale: Tale) -> "State":
    """Rule 28: a Loop goes on to the next slot it replays; every other slot has one part."""
    return find_part(state._replace(step=RUN, cursor=state.cursor._replace(part=state.cursor.part + 1)), tale)


def find_part(state: "State", tale: Tale) -> "State":
    """Rule 23: a part that can be done waits for its player; what cannot be done is passed over."""
    parts = slot_parts(state.program, state.cursor.slot)
    if state.cursor.part == len(parts):
        return end_slot(state, tale)
    word = due(state)
    if is_looping(state) and word != EMPTY:
        tell(tale, "replayed", state, state.seat, slot=state.cursor.part + 1, **code_arguments(word))
    if part_moves(state, state.seat, word):
        return state
    if word != EMPTY:
        tell_denied(state, word, tale)
        state = deny(state)
    return state._replace(step=NEXT_PART)


def is_looping(state: "State") -> bool:
    """Rule 28: whether a Loop is being run."""
    return state.program[state.cursor.slot] == LOOP


def deny(state: "State") -> "State":
    """Rule 28: a part was denied; that matters only in a Loop."""
    return state._replace(cursor=state.cursor._replace(denied=is_looping(state)))


def end_slot(state: "State", tale: Tale) -> "State":
    """Rule 28: a Loop with a denied part costs a banana once it is over."""
    if state.cursor.denied:
        tell(tale, "loop-broke", state, state.seat)
        state = lose(state, state.seat, BY_LOOP, tale)
    return state if state.step == TREE else state._replace(step=NEXT_SLOT)


def run(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 8d: a part is run; the move says where the monkey ends."""
    state = state._replace(cursor=state.cursor._replace(begun=True))
    if state.players[state.seat].up:
        state = come_down(state, move[0], tale)
    elif is_die(due(state)):
        state = walk_to(state, move, tale)
    else:
        state = swing_to(state, move[0], tale)
    return state if state.step == TREE else state._replace(step=NEXT_PART)


def come_down(state: "State", name: str, tale: Tale) -> "State":
    """Rules 17 to 19: down from a tree, and the banana is collected."""
    tree = state.players[state.seat].at
    state = state.changed(state.seat, at=name)
    tell(tale, "came-down", state, state.seat, tree=tree, hex=name)
    return collect(state, state.seat, tree, tale)


def swing_to(state: "State", name: str, tale: Tale) -> "State":
    """Rule 20: a Swing alone."""
    start = state.players[state.seat].at
    state = state.changed(state.seat, at=name)
    tell_swing(state, start, name, tale)
    return state


def walk_to(state: "State", move: Move, tale: Tale) -> "State":
    """Rules 11 to 13, 21 and 26: a die's movement, which may end in a trap or up a tree."""
    seat, word, name, before = state.seat, due(state), move[0], state
    found = walking(state, seat, word)
    tell_route(state, name, tale)
    state = state.changed(seat, at=name)
    if name in found.caught:
        return step_into_trap(deny(state), tale)
    if found.steps < die_of(word):
        tell_cut_short(before, state, found.steps, tale)
        return deny(state)
    if move[1:] and move[1] != STAY:
        return climb(state, name, move[1], tale)
    tell_no_climb(before, state, tale)
    return state


def climb(state: "State", name: str, tree: str, tale: Tale) -> "State":
    """Rule 13: the monkey climbs a tree; the number of the hex is remembered for the trap (rule 26)."""
    numbers = {*state.players[state.seat].climbed, state.terrain.number[name]} if state.terms.traps else ()
    state = state.changed(state.seat, at=tree, climbed=tuple(sorted(numbers)))
    tell(tale, "climbed", state, state.seat, hex=name, tree=tree)
    return state


def step_into_trap(state: "State", tale: Tale) -> "State":
    """Rule 26: an opponent's trap ends the movement and costs a banana, if there is one."""
    seat = state.seat
    owner = next(at for at, player in state.by_seat() if player.trap == state.players[seat].at)
    tell(tale, "trapped", state, seat, seat2=owner + 1, hex=state.players[seat].at)
    return lose(state, seat, BY_TRAP, tale)
