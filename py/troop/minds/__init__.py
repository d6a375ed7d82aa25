"""Players that choose a move from what their seat may know."""

from troop.core.mind import LEVELS
from troop.minds.thinking import SECONDS, Thinking, choose

__all__ = ["LEVELS", "SECONDS", "Thinking", "choose"]
