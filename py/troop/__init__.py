"""Troop: a rules engine for monkey board games. It needs nothing but Python."""

__version__ = "0.1.0"
