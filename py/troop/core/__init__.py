"""The contract and what all games share."""

from troop.core.errors import AmbiguousMove, BadOption, BadPosition, BadRecord, IllegalMove, InvalidNotation, TroopError
from troop.core.game import CHANCE, OVER, Event, Game, Move, Outcome, State

__all__ = [
    "CHANCE",
    "OVER",
    "AmbiguousMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidNotation",
    "Move",
    "Outcome",
    "State",
    "TroopError",
]
