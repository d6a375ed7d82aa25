"""Thinking in time slices, so that a request returns soon and the page can show progress or change its mind."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from troop.ai.thinking import PATIENCE, Thinking

MAX_SEARCHES = 4


class Sliced:
    """A search under way, with the time spent so far."""

    def __init__(self, thinking: Thinking, seconds: float) -> None:
        self.thinking = thinking
        self.spent = 0.0
        self._most = seconds * PATIENCE

    @property
    def cut(self) -> bool:
        """Whether it took too long and was cut short."""
        return self.spent >= self._most and not self.thinking.done

    @property
    def over(self) -> bool:
        return self.thinking.done or (self.cut and bool(self.thinking.evaluations))

    def go_on(self, seconds: float) -> None:
        """Think for some seconds, or to the end."""
        began = now = monotonic()
        while not self.over and now - began < seconds:
            self.thinking.step()
            before, now = now, monotonic()
            self.spent += now - before


class Slices:
    """The searches under way, by subject; the oldest are forgotten."""

    def __init__(self) -> None:
        self._searches: dict[Any, Sliced] = {}

    def think(self, subject: Any, seconds: float, begin: Callable[[], Thinking], milliseconds: int | None) -> Sliced:
        """Continue the search about a subject, which may take some seconds; without a time limit to the end."""
        sliced = self._searches.pop(subject, None) or Sliced(begin(), seconds)
        if milliseconds is None:
            sliced.thinking.finish()
        else:
            sliced.go_on(milliseconds / 1000)
        self._searches[subject] = sliced
        while len(self._searches) > MAX_SEARCHES:
            del self._searches[next(iter(self._searches))]
        return sliced

    def forget(self, subject: Any) -> None:
        self._searches.pop(subject, None)
