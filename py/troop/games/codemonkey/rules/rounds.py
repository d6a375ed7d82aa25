"""A round: dice, waiting bananas and coding; after the run the timer and the end (rule 8)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.games.codemonkey.rules.outcome import MOST_DRY, reason_over
from troop.games.codemonkey.rules.player import NOWHERE
from troop.games.codemonkey.rules.running import Cursor
from troop.games.codemonkey.rules.setup import value_of
from troop.games.codemonkey.rules.steps import (
    BELL,
    CODE,
    DICE,
    NEXT_SLOT,
    NEXT_TRAP,
    NEXT_WAITING,
    OVER,
    RUN,
    START,
    TIMER,
    TREE,
    WAITING,
)
from troop.games.codemonkey.rules.trace import Trace, add_step

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State


def next_round(state: "State", trace: Trace) -> "State":
    """Rule 8: the First Player Marker passes to the left, and a round begins."""
    if state.round:
        add_step(trace, "round-ended", state, round=state.round)
    players = tuple(player._replace(climbed=(), dice=(), program=()) for player in state.players)
    state = state._replace(players=players, round=state.round + 1, fruitful=False, step=DICE, turn=0)
    add_step(trace, "round-began", state, state.marker, round=state.round)
    return fresh_start(state, trace) if state.dry >= MOST_DRY else state


def fresh_start(state: "State", trace: Trace) -> "State":
    """Rule 34: lift all monkeys off the board; then they are placed as at the start of the game."""
    players = tuple(player._replace(at=NOWHERE) for player in state.players)
    state = state._replace(players=players, dry=0, step=START)
    add_step(trace, "fresh-start", state)
    return state


def roll_dice(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 8a: every player in order rolls the movement dice."""
    values = tuple(map(int, value_of(move).split(",")))
    state = state.update_player(state.seat, dice=values)
    add_step(trace, "rolled", state, state.seat, dice=" ".join(map(str, values)))
    turn = state.turn + 1
    if turn < state.variant.seats:
        return state._replace(turn=turn)
    return state._replace(step=NEXT_WAITING, turn=0, rolls=len(state.waiting))


def next_waiting(state: "State", _: Trace) -> "State":
    """Rule 8b: roll for the next waiting banana, each once; then everyone codes."""
    if not state.rolls:
        return state._replace(step=CODE)
    loser, *waiting = state.waiting
    return state._replace(step=TREE, cause=WAITING, loser=loser, waiting=tuple(waiting), rolls=state.rolls - 1)


def code_program(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 8c: a player codes; after the last one the programs are open (rule 9) and run."""
    state = state.update_player(state.seat, program=move, ran=())
    add_step(trace, "coded", state, state.seat)
    turn = state.turn + 1
    if turn < state.variant.seats:
        return state._replace(turn=turn)
    state = state._replace(step=RUN)
    for seat in map(state.seat_at, range(state.variant.seats)):
        add_step(trace, "opened", state, seat)
    return state._replace(step=NEXT_SLOT, turn=-1)


def end_run(state: "State", trace: Trace) -> "State":
    """Rules 8e and 32: count the round; if the timer rings, roll the tree die."""
    state = state._replace(dry=0 if state.fruitful else state.dry + 1, turn=0, cursor=Cursor())
    if not state.variant.counts_rounds:
        return end_round(state, trace)
    state = state._replace(elapsed=state.elapsed + 1)
    if state.elapsed != state.timer:
        return end_round(state, trace)
    state = state._replace(timer=0, elapsed=0)
    add_step(trace, "rang", state)
    return state._replace(step=TREE, cause=BELL)


def end_round(state: "State", trace: Trace) -> "State":
    """Rules 33 and 34: end the game if it is over; else set the timer anew if it rang, and go on to the traps."""
    if reason := reason_over(state):
        state = state._replace(step=OVER, ended=reason)
        add_step(trace, "ended", state)
        return state
    return state._replace(step=TIMER if state.variant.counts_rounds and not state.timer else NEXT_TRAP)
