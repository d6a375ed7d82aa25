"""The events of a move, and its lines in the log."""

from troop.core.game import Event, Message, Move
from troop.games.itchy.rules import step_table
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.trace import TraceStep

ENDINGS = ("won", "clean", "capped")
"""Events left out of the log: the match reports the outcome."""


def trace_of(state: State, move: Move) -> list[TraceStep]:
    """Return the trace of a move."""
    trace: list[TraceStep] = []
    step_table.play(state, move, trace)
    return trace


def events(state: State, move: Move) -> tuple[Event, ...]:
    return tuple(trace_step.event for trace_step in trace_of(state, move))


def log_lines(state: State, move: Move) -> tuple[Message, ...]:
    """Return a line for each event except the ending."""
    return tuple(event.message("itchy") for event in events(state, move) if event.name not in ENDINGS)
