"""Reading requests: the parts of a request as values, or a BadRequest."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from troop.analysis.review import Judgement, read_judgement
from troop.api.match_view import ViewOptions
from troop.core.errors import InvalidNotation, TroopError
from troop.core.messages import message
from troop.match.match import Match
from troop.match.record import PERSON, Registry, Seat, read_seat

T = TypeVar("T")
Request: TypeAlias = dict[str, Any]
Response: TypeAlias = Mapping[str, object]
"""One of the responses in ``types.py``."""


class BadRequest(TroopError):  # noqa: N818
    """The request makes no sense."""


def is_correspondence(request: Request) -> bool:
    """Return whether a request is about a correspondence game."""
    return request.get("session") is not None


def view_options_of(match: Match, request: Request) -> ViewOptions:
    seat, at, log_after = request.get("viewer"), request.get("at"), request.get("log_after")
    known = seat is None or (type(seat) is int and 0 <= seat < len(match.now.seats))
    if not known or not all(number is None or type(number) is int for number in (at, log_after)):
        raise BadRequest(message("request-unknown"))
    return ViewOptions(
        seat=seat,
        shape="tall" if request.get("shape") == "tall" else "wide",
        at=at,
        prefix=words_of(request.get("prefix") or []),
        past_reveals=request.get("past_reveals") is True,
        overview=request.get("overview") is True,
        log_after=log_after,
    )


def move_of(request: Request) -> tuple[str, ...]:
    """Return the move of a request, as words."""
    return words_of(request["move"])


def words_of(given: object) -> tuple[str, ...]:
    if not isinstance(given, list) or not all(isinstance(word, str) for word in given):
        raise BadRequest(message("request-unknown"))
    return tuple(given)


def decision_of(request: Request) -> str:
    """Return the text of a move; control actions are refused here."""
    text = text_of(request, "text").strip(" ")
    if text.startswith("!"):
        raise InvalidNotation(text)
    return text


def judgement_of(given: object) -> Judgement:
    """Return a judgement that the page has stored."""
    try:
        return read_judgement(given)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRequest(message("request-unknown")) from error


def text_of(request: Request, name: str) -> str:
    """Return a text that the request has to have."""
    if not isinstance(request.get(name), str):
        raise BadRequest(message("request-unknown"))
    return str(request[name])


def seat_of(given: Request, registry: Registry) -> Seat:
    """Return the player of a seat."""
    return checked(lambda text: read_seat(text, registry), f"{given.get('kind', PERSON)} {given.get('name') or ''}")


def checked(read: Callable[[str], T], text: str) -> T:
    """Parse a text with a reader that raises ValueError with a message as its argument."""
    try:
        return read(text)
    except ValueError as error:
        raise BadRequest(error.args[0]) from error
