"""Messages: what the engine has to say, independent of language.

A message is an id with arguments, such as ``("mancala-captured", {"seat": 1, "count": 5})``; the page has the texts.
"""

from collections.abc import Mapping
from typing import TypeAlias, Union

Argument: TypeAlias = Union[int, str, "Message"]  # (a quoted name does not support | at run time)
Message: TypeAlias = tuple[str, dict[str, Argument]]


def message(name: str, /, **arguments: Argument) -> Message:
    """Return a message; ids consist of lower-case letters, digits and ``-``."""
    return name, arguments


def slug(text: str) -> str:
    """Turn a phrase into part of an id: ``side empty`` → ``side-empty``."""
    return text.replace(" ", "-")


def plain(said: Message) -> str:
    """Spell out a message for developers, on the command line and in tracebacks."""
    name, arguments = said
    return " ".join([name.replace("-", " ")] + [f"{key}={_plain(value)}" for key, value in arguments.items()])


def _plain(value: Argument) -> str:
    return f"({plain(value)})" if isinstance(value, tuple) else str(value)


def seat_number(seat: int) -> int:
    """Return a seat's number as players know it, counted from 1."""
    return seat + 1


def seats_named(seats: tuple[int, ...]) -> Mapping[str, Argument]:
    """Return several seats as arguments of one message: ``seat``, ``seat2``, ``seat3``…"""
    return {f"seat{i}" if i > 1 else "seat": seat_number(seat) for i, seat in enumerate(seats, 1)}
