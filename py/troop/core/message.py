"""Messages: what the engine has to say, before it is put into the words of a language.

A message is an id and its arguments, ``("mancala-captured", {"seat": 1, "count": 5})``. The sentences are the page's.
"""

from collections.abc import Mapping
from typing import TypeAlias, Union

Argument: TypeAlias = Union[int, str, "Message"]  # (a name in quotes has no | at run time)
Message: TypeAlias = tuple[str, dict[str, Argument]]


def message(name: str, /, **arguments: Argument) -> Message:
    """Make a message; its name is made of small letters, digits and ``-`` only."""
    return name, arguments


def slug(text: str) -> str:
    """Turn a phrase of the rules into a part of a message's name: ``side empty`` → ``side-empty``."""
    return text.replace(" ", "-")


def plain(said: Message) -> str:
    """Spell a message out for developers, on the command line and in tracebacks."""
    name, arguments = said
    return " ".join([name.replace("-", " ")] + [f"{key}={_plain(value)}" for key, value in arguments.items()])


def _plain(value: Argument) -> str:
    return f"({plain(value)})" if isinstance(value, tuple) else str(value)


def seat_number(seat: int) -> int:
    """The number people know a seat by: they count from 1."""
    return seat + 1


def seats_named(seats: tuple[int, ...]) -> Mapping[str, Argument]:
    """Several seats as arguments of one message: ``seat``, ``seat2``, ``seat3``…"""
    return {f"seat{i}" if i > 1 else "seat": seat_number(seat) for i, seat in enumerate(seats, 1)}
