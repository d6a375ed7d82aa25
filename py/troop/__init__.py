"""Troop: a table of monkey board games. The rules engine; it needs nothing but Python."""

__version__ = "0.1.0"
