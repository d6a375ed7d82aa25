"""Thinking in slices: a little at a time, so that who waits can be told how far it is, and can change their mind."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from troop.minds.thinking import SECONDS, Thinking

KEPT = 4
PATIENCE = 2.0
"""A slow device may take so many times the time of a level; then thinking is cut short."""


class Sliced:
    """Thinking under way, with the time it took so far."""

    def __init__(self, thinking: Thinking, seconds: float) -> None:
        self.thinking = thinking
        self.spent = 0.0
        self._most = seconds * PATIENCE

    @property
    def cut(self) -> bool:
        """It took too long, and was cut short."""
        return self.spent >= self._most and not self.thinking.done

    @property
    def over(self) -> bool:
        return self.thinking.done or (self.cut and bool(self.thinking.findings))

    def go_on(self, seconds: float) -> None:
        """Think for so long, or to the end."""
        began = now = monotonic()
        while not self.over and now - began < seconds:
            self.thinking.step()
            before, now = now, monotonic()
            self.spent += now - before


class Slices:
    """What is being thought about, by what it is about; what nobody asks for any more is forgotten."""

    def __init__(self) -> None:
        self._under_way: dict[Any, Sliced] = {}

    def think(self, about: Any, level: str, begin: Callable[[], Thinking], milliseconds: int | None) -> Sliced:
        """Think on about something; all at once if no time is given."""
        sliced = self._under_way.pop(about, None) or Sliced(begin(), SECONDS[level])
        if milliseconds is None:
            sliced.thinking.finish()
        else:
            sliced.go_on(milliseconds / 1000)
        self._under_way[about] = sliced
        while len(self._under_way) > KEPT:
            del self._under_way[next(iter(self._under_way))]
        return sliced

    def forget(self, about: Any) -> None:
        """The answer was given."""
        self._under_way.pop(about, None)
