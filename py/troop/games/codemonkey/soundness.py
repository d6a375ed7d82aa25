"""Whether a position that somebody wrote can be so: what lies on the table, and how far the game has come.

Each check is the number of a field, the word in it, and whether that can be so. They come in an order in which each can
rely on those before it.
"""

from collections.abc import Iterator
from typing import TypeAlias

from troop.core.message import Message, message
from troop.games.codemonkey.cursor import Cursor
from troop.games.codemonkey.ending import MOST_DRY, MOST_ROUNDS, over
from troop.games.codemonkey.parts import due, part_moves, slot_parts
from troop.games.codemonkey.player import NOBODY
from troop.games.codemonkey.players_soundness import player_checks
from troop.games.codemonkey.rules import State, all_bananas
from troop.games.codemonkey.running import is_looping
from troop.games.codemonkey.steps import (
    BELL,
    BY_LOOP,
    BY_MAGIC,
    BY_TRAP,
    CODE,
    DICE,
    FIRST,
    LAY,
    MARK,
    NAME,
    OVER,
    PLACE,
    PLANT,
    RING,
    RINGS,
    RUN,
    SETUP,
    TILE,
    TIMER,
    TRAP,
    TREE,
    WAITING,
)
from troop.games.codemonkey.terms import TIME, TIMES
from troop.games.codemonkey.tiles import full
from troop.games.codemonkey.trapping import trap_moves

Checks: TypeAlias = Iterator[tuple[int, str, bool]]
BY_PLAYER = (BY_TRAP, BY_LOOP, BY_MAGIC)


def what_is_wrong(state: State) -> Message | None:
    """What in a state cannot be so, or None."""
    last = len(state.players) + 3
    for checks in (jungle_checks, banana_checks, stage_checks, cause_checks, timer_checks, player_checks, run_checks):
        for field, word, fits in checks(state):
            if not fits:
                return message("codemonkey-position-misfit", field=field or last, text=word)
    return None


def is_setup(state: State) -> bool:
    """Whether the first round has not begun."""
    return state.step in (*SETUP, TIMER) and not state.cause and not state.round


def jungle_checks(state: State) -> Checks:
    """Rules 2, 3 and 10: as much of the jungle lies as the step says."""
    tiles, trees = len(state.jungle.tiles), len(state.jungle.trees)
    whole = (tiles, trees) == (state.terms.tiles, state.terms.trees)
    laid = {
        FIRST: whole or not tiles,
        TILE: tiles < state.terms.tiles and not trees,
        LAY: 0 < tiles < state.terms.tiles and not trees,
        PLANT: tiles == state.terms.tiles and trees < state.terms.trees,
    }
    yield 1, state.step, laid.get(state.step, whole)
    known = NOBODY < state.first < state.terms.seats
    yield 0, "first", state.first == NOBODY and state.terms.drawn if state.step == FIRST else known
    yield 0, "drawn", state.drawn in _drawable(state)


def _drawable(state: State) -> tuple[str, ...]:
    """What chance can have shown."""
    if state.step == LAY:
        return state.jungle.undrawn
    return tuple("123456") if state.step == PLACE else ("",)


def banana_checks(state: State) -> Checks:
    """Rule 4: no tree is more than full, and no banana is missing."""
    yield 2, "bananas", all(bananas <= full(tree) for tree, bananas in enumerate(state.bananas, 1))
    yield 0, "waiting", all(seat in range(state.terms.seats) for seat in state.waiting)
    yield 0, "lost", TIME in state.terms.parts or not state.lost
    yield 2, "bananas", all_bananas(state) == sum(state.terms.harvest)
    yield 2, "bananas", not is_setup(state) or state.bananas == state.terms.harvest


def stage_checks(state: State) -> Checks:
    """Rules 8, 33 and 34: the round, the turn, and the end."""
    yield 0, "round", is_setup(state) or ((state.step not in SETUP or bool(state.cause)) and state.round > 0)
    yield 0, "round", state.round <= MOST_ROUNDS
    turns = state.step in (TREE, NAME) and state.cause in (WAITING, BELL)
    fixed = turns or state.step in (FIRST, TILE, LAY, PLANT, TIMER, OVER)
    yield 0, "turn", state.turn == 0 if fixed else 0 <= state.turn < state.terms.seats
    ran = state.step in (TIMER, TRAP, OVER) or state.cause == BELL
    yield 0, "dry", 0 <= state.dry < min(MOST_DRY, max(state.round, 1)) + (ran and not is_setup(state))
    yield 0, "dry", not (ran and state.fruitful and state.dry)
    yield 0, "fruitful", not state.fruitful or not before_run(state)
    yield 0, "ended", state.ended == over(state) != "" if state.step == OVER else not state.ended
    yield 0, state.step, not (state.round and state.step in (TIMER, TRAP) and over(state))


def before_run(state: State) -> bool:
    """Whether the programs of this round have not run."""
    return is_setup(state) or state.step in (DICE, CODE) or state.cause == WAITING


def cause_checks(state: State) -> Checks:
    """Rules 26 to 29 and 32: why the tree die is rolled, and for whom."""
    marking = state.step == MARK and state.cause in ("", BY_MAGIC)
    naming = state.step == NAME and state.terms.trees < 6 and state.cause in (WAITING, *BY_PLAYER)
    rolling = state.step == TREE and state.cause
    yield 0, "cause", bool(marking or naming or rolling or (state.step not in (MARK, NAME, TREE) and not state.cause))
    parts = {
        BY_TRAP: state.terms.traps,
        BY_LOOP: state.terms.loops,
        BY_MAGIC: state.terms.magic,
        RING: state.terms.counts_minutes,
        BELL: state.terms.counts_rounds,
    }
    yield 0, "cause", parts.get(state.cause, True)
    bereft = state.cause and state.cause not in RINGS
    yield 0, "loser", state.loser in range(state.terms.seats) if bereft else state.loser == NOBODY
    yield 0, "loser", state.cause not in BY_PLAYER or state.loser == state.seat
    yield 0, "rolls", 0 <= state.rolls <= len(state.waiting) if state.cause == WAITING else state.rolls == 0
    yield 0, "loser", state.cause != BY_MAGIC or state.fruitful


def timer_checks(state: State) -> Checks:
    """Rule 32: the timer is set, but for when it has just rung."""
    rung = state.step == TIMER or state.cause == BELL or is_setup(state)
    unset = (state.timer, state.elapsed) == (0, 0)
    runs = state.timer in TIMES and 0 <= state.elapsed < state.timer
    if not state.terms.counts_rounds:
        yield 0, "timer", unset and state.step != TIMER
    else:
        yield 0, "timer", unset if rung else runs or (state.step == OVER and unset)


def run_checks(state: State) -> Checks:
    """Rules 8d, 28 and 32: how far the run has come."""
    if state.step != RUN and state.cause not in (*BY_PLAYER, RING):
        yield 0, "slot", state.cursor == Cursor()
        yield 0, TRAP, state.step != TRAP or (state.terms.traps and bool(trap_moves(state, state.seat)))
        return
    cursor = state.cursor
    yield 0, "slot", 0 <= cursor.slot < state.terms.slots
    parts = slot_parts(state.program, cursor.slot)
    yield 0, "part", 0 <= cursor.part < len(parts) + (state.cause == BY_LOOP)
    yield 0, "denied", is_looping(state) or not cursor.denied
    if state.cause == BY_LOOP:
        yield 0, "part", is_looping(state) and cursor.part == len(parts) and cursor.denied
    elif state.cause in (BY_TRAP, BY_MAGIC):
        yield 0, "begun", cursor.begun
        yield 0, "denied", state.cause != BY_TRAP or cursor.denied == is_looping(state)
    else:
        yield 0, RUN, bool(part_moves(state, state.seat, due(state)))
        yield 0, "begun", not cursor.begun or (is_looping(state) and state.cause != RING)
