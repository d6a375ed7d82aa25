"""What a decision does, as events, and what a log says of it."""

from troop.core.game import Event, Message, Move
from troop.games.itchy import steps
from troop.games.itchy.beats import Beat
from troop.games.itchy.state import State

SAID_BY_THE_TABLE = ("won", "clean", "capped")
"""How it ended is not for the log to say."""


def beats(state: State, move: Move) -> list[Beat]:
    """What happens, in order, each with the table right after it."""
    tale: list[Beat] = []
    steps.play(state, move, tale)
    return tale


def events(state: State, move: Move) -> tuple[Event, ...]:
    """The events of a decision, in order."""
    return tuple(beat.event for beat in beats(state, move))


def sentences(state: State, move: Move) -> tuple[Message, ...]:
    """A line for each thing that happens."""
    return tuple(event.message("itchy") for event in events(state, move) if event.name not in SAID_BY_THE_TABLE)
