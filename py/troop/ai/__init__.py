"""Bots: they choose a move from what their seat may know."""

from troop.ai.thinking import SECONDS, Thinking, choose
from troop.core.bot import LEVELS

__all__ = ["LEVELS", "SECONDS", "Thinking", "choose"]
