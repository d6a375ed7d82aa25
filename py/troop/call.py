"""Reading a call: what the page asks of the desk, and what is wrong with it if it makes no sense."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from troop.core.errors import InvalidNotation, TroopError
from troop.core.message import message
from troop.core.record import PERSON, House, Seat, read_seat
from troop.core.table import Table
from troop.look import Eyes
from troop.study import Judgement, read_judgement

T = TypeVar("T")
Call: TypeAlias = dict[str, Any]
Answer: TypeAlias = dict[str, Any]


class BadCall(TroopError):  # noqa: N818
    """The page asked for something that the desk does not understand."""


def is_letter(call: Call) -> bool:
    """Whether a call is about a game by letter."""
    return call.get("letter") is not None


def eyes_of(table: Table, call: Call) -> Eyes:
    """How the table is to be looked at."""
    seat, at = call.get("seat"), call.get("at")
    known = seat is None or (type(seat) is int and 0 <= seat < len(table.now.seats))
    if not known or not (at is None or type(at) is int):
        raise BadCall(message("desk-call"))
    shape, prefix = "tall" if call.get("shape") == "tall" else "wide", words_of(call.get("prefix") or [])
    return Eyes(seat, shape, at, prefix, call.get("past_reveals") is True, call.get("overview") is True)


def move_of(call: Call) -> tuple[str, ...]:
    """A decision, word by word."""
    return words_of(call["move"])


def words_of(given: object) -> tuple[str, ...]:
    """Some words."""
    if not isinstance(given, list) or not all(isinstance(word, str) for word in given):
        raise BadCall(message("desk-call"))
    return tuple(given)


def decision_of(call: Call) -> str:
    """A decision in notation; a table word is none."""
    text = text_of(call, "text").strip(" ")
    if text.startswith("!"):
        raise InvalidNotation(text)
    return text


def judgement_of(given: object) -> Judgement:
    """A judgement that the page has kept."""
    try:
        return read_judgement(given)
    except (KeyError, TypeError, ValueError) as error:
        raise BadCall(message("desk-call")) from error


def text_of(call: Call, name: str) -> str:
    """A text that the call should have."""
    if not isinstance(call.get(name), str):
        raise BadCall(message("desk-call"))
    return str(call[name])


def seat_of(given: Call, house: House) -> Seat:
    """Who is to sit on a seat."""
    return checked(lambda text: read_seat(text, house), f"{given.get('kind', PERSON)} {given.get('name') or ''}")


def checked(read: Callable[[str], T], text: str) -> T:
    """A text as somebody reads it, who raises ValueError with what is wrong."""
    try:
        return read(text)
    except ValueError as error:
        raise BadCall(error.args[0]) from error
