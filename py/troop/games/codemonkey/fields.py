"""What a player, a state and a run are made of, as words of a position: ``bananas=2``, ``last=T4``, ``fruitful``."""

from collections.abc import Callable
from typing import Any, NamedTuple

from troop.games.codemonkey.coding import HIDDEN, is_word
from troop.games.codemonkey.ending import REASONS
from troop.games.codemonkey.player import UNKNOWN
from troop.games.codemonkey.steps import CAUSES
from troop.games.codemonkey.tiles import is_tree, tree_name, tree_number

MOST = 999
"""Greater numbers are taken for a mistake."""


class Word(NamedTuple):
    """How a field of a player or of a state is written after its name and ``=``, and read; None if it cannot be."""

    name: str
    field: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]


def read_number(text: str) -> int | None:
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(MOST))
    return int(text) if plain and str(int(text)) == text else None


def _numbers(text: str) -> tuple[int, ...] | None:
    """Digits, as in ``513``."""
    return tuple(map(int, text)) if text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) * 2 else None


def _write_numbers(numbers: tuple[int, ...]) -> str:
    return "".join(map(str, numbers))


def _listed(text: str) -> tuple[int, ...] | None:
    """Numbers with commas, as in ``5,4``."""
    read = [read_number(word) for word in text.split(",")]
    return None if None in read else tuple(number for number in read if number is not None)


def _write_listed(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _seats(text: str) -> tuple[int, ...] | None:
    """Seats, which people count from 1."""
    read = _listed(text)
    return None if read is None else tuple(number - 1 for number in read)


def _write_seats(seats: tuple[int, ...]) -> str:
    return _write_listed(tuple(seat + 1 for seat in seats))


def _counted(text: str) -> int | None:
    """A number that people count from 1."""
    number = read_number(text)
    return None if number is None else number - 1


def _write_counted(number: int) -> str:
    return str(number + 1)


def _tree(text: str) -> int | None:
    return tree_number(text) or None


def _write_tree(tree: int) -> str:
    return HIDDEN if tree == UNKNOWN else tree_name(tree)


def _write_timer(time: int) -> str:
    return HIDDEN if time == UNKNOWN else str(time)


def _program(text: str) -> tuple[str, ...] | None:
    words = tuple(text.split(","))
    return words if all(is_word(word) for word in words) else None


def _hex(text: str) -> str | None:
    return text if text and not is_tree(text) else None


def _reason(text: str) -> str | None:
    return next((reason for reason in REASONS if reason.replace(" ", "-") == text), None)


def _write_reason(reason: str) -> str:
    return reason.replace(" ", "-")


def _cause(text: str) -> str | None:
    return text if text in CAUSES else None


def flag(_: Any) -> str:
    raise AssertionError("a flag is its name alone")


PLAYER = (
    Word("bananas", "bananas", str, read_number),
    Word("last", "last", _write_tree, _tree),
    Word("missions", "missions", _write_numbers, _numbers),
    Word("collected", "collected", _write_numbers, _numbers),
    Word("trap", "trap", str, _hex),
    Word("climbed", "climbed", _write_numbers, _numbers),
    Word("mark", "mark", _write_tree, _tree),
    Word("safe", "safe", _write_numbers, _numbers),
    Word("dice", "dice", _write_listed, _listed),
    Word("code", "program", ",".join, _program),
)
TABLE = (
    Word("round", "round", str, read_number),
    Word("turn", "turn", _write_counted, _counted),
    Word("drawn", "drawn", str, str),
    Word("waiting", "waiting", _write_seats, _seats),
    Word("rolls", "rolls", str, read_number),
    Word("lost", "lost", str, read_number),
    Word("timer", "timer", _write_timer, read_number),
    Word("elapsed", "elapsed", str, read_number),
    Word("dry", "dry", str, read_number),
    Word("fruitful", "fruitful", flag, read_number),
    Word("cause", "cause", str, _cause),
    Word("loser", "loser", _write_counted, _counted),
    Word("ended", "ended", _write_reason, _reason),
)
RUNNING = (
    Word("slot", "slot", _write_counted, _counted),
    Word("part", "part", _write_counted, _counted),
    Word("denied", "denied", flag, read_number),
    Word("begun", "begun", flag, read_number),
)
