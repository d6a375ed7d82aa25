"""A round: dice, bananas that wait, coding; after the run the timer and the end (rule 8)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.codemonkey.beats import Tale, tell
from troop.games.codemonkey.cursor import Cursor
from troop.games.codemonkey.ending import over
from troop.games.codemonkey.listing import listing
from troop.games.codemonkey.setup import value_of
from troop.games.codemonkey.steps import (
    BELL,
    CODE,
    DICE,
    NEXT_SLOT,
    NEXT_TRAP,
    NEXT_WAITING,
    OVER,
    RUN,
    TIMER,
    TREE,
    WAITING,
)

if TYPE_CHECKING:  # the state knows its rounds; this is handed states
    from troop.games.codemonkey.rules import State


def next_round(state: "State", tale: Tale) -> "State":
    """Rule 8: the First Player Marker passes to the left, and a round begins."""
    if state.round:
        tell(tale, "round-ended", state, round=state.round)
    players = tuple(player._replace(climbed=(), dice=(), program=()) for player in state.players)
    state = state._replace(players=players, round=state.round + 1, fruitful=False, step=DICE, turn=0)
    tell(tale, "round-began", state, state.marker, round=state.round)
    return state


def dice(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 8a: every player in order rolls the movement dice."""
    eyes = tuple(map(int, value_of(move).split(",")))
    state = state.changed(state.seat, dice=eyes)
    tell(tale, "rolled", state, state.seat, dice=" ".join(map(str, eyes)))
    turn = state.turn + 1
    if turn < state.terms.seats:
        return state._replace(turn=turn)
    return state._replace(step=NEXT_WAITING, turn=0, rolls=len(state.waiting))


def next_waiting(state: "State", _: Tale) -> "State":
    """Rule 8b: the next banana that waits is rolled for, each once; then everyone codes."""
    if not state.rolls:
        return state._replace(step=CODE)
    loser, *waiting = state.waiting
    return state._replace(step=TREE, cause=WAITING, loser=loser, waiting=tuple(waiting), rolls=state.rolls - 1)


def code(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 8c: a player codes; once all have, the programs are open (rule 9) and run."""
    state = state.changed(state.seat, program=move)
    tell(tale, "coded", state, state.seat)
    turn = state.turn + 1
    if turn < state.terms.seats:
        return state._replace(turn=turn)
    state = state._replace(step=RUN)
    for seat in map(state.seat_at, range(state.terms.seats)):
        tell(tale, "opened", state, seat, listing="; ".join(listing(state.players[seat].program)))
    return state._replace(step=NEXT_SLOT, turn=-1)


def end_run(state: "State", tale: Tale) -> "State":
    """Rules 8e and 32: the rounds are counted; if the timer rings the tree die is rolled."""
    state = state._replace(dry=0 if state.fruitful else state.dry + 1, turn=0, cursor=Cursor())
    if not state.terms.counts_rounds:
        return end_round(state, tale)
    state = state._replace(elapsed=state.elapsed + 1)
    if state.elapsed != state.timer:
        return end_round(state, tale)
    state = state._replace(timer=0, elapsed=0)
    tell(tale, "rang", state)
    return state._replace(step=TREE, cause=BELL)


def end_round(state: "State", tale: Tale) -> "State":
    """Rules 33 and 34: the game may be over; else the timer that rang is set anew, and traps follow."""
    if reason := over(state):
        state = state._replace(step=OVER, ended=reason)
        tell(tale, "ended", state)
        return state
    return state._replace(step=TIMER if state.terms.counts_rounds and not state.timer else NEXT_TRAP)
