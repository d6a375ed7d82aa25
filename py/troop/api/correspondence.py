"""Requests about correspondence games. The page keeps a saved session for each and sends it along as ``session``."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, cast

from troop.api.requests import BadRequest, Request, decision_of, is_correspondence, move_of, seat_of, text_of
from troop.core.errors import BadOption
from troop.core.messages import message
from troop.correspondence import receive
from troop.correspondence.game import MODES
from troop.correspondence.link import name_of, read
from troop.correspondence.session import PLAY, Session, begin, restore, secret_from, waiting_message
from troop.match.record import PERSON, Registry, Seat

if TYPE_CHECKING:
    from troop.api import types

MAX_CACHED = 4
LEAST_RANDOM = 16

_sessions: dict[str, Session] = {}


class Step(NamedTuple):
    """A session after a step, and the number of entries before it."""

    session: Session
    since: int


def session_of(request: Request, registry: Registry) -> Session:
    """Return the session of a request, from the cache or restored. Raises BadSession."""
    saved = request["session"]
    key = json.dumps(saved, sort_keys=True)
    session = _sessions.pop(key, None) or restore(saved, registry)
    _sessions[key] = session
    return session


def keep(session: Session) -> Session:
    """Cache a session that will soon be asked for."""
    _sessions[json.dumps(session.saved(), sort_keys=True)] = session
    while len(_sessions) > MAX_CACHED:
        del _sessions[next(iter(_sessions))]
    return session


# Steps


def start(request: Request, registry: Registry) -> Step:
    """Start a game; the page that starts it has the first seat."""
    game, mode = registry.games.get(text_of(request, "game")), request.get("mode")
    seats = tuple(seat_of(seat, registry) for seat in request.get("seats") or [])
    if game is None or mode not in MODES:
        raise BadRequest(message("request-unknown"))
    options = game.complete_options(**({"seats": len(seats)} | (request.get("options") or {})))
    if len(seats) != options["seats"]:
        raise BadOption("seats", message("seats-differ", found=len(seats), expected=int(options["seats"])))
    people = tuple(Seat(PERSON, seat.name) for seat in seats)
    session = begin(game, options, people, str(mode), registry, _random(request))
    return Step(keep(session.with_automatic_steps()), 0)


def receive_link(request: Request, registry: Registry) -> Step:
    """Receive a link: of a game that this device knows, or an invitation to a free seat."""
    link = text_of(request, "link")
    if not is_correspondence(request):
        session = receive.join(link, registry, secret_from(_random(request)))
        return Step(keep(session), 0)
    known = session_of(request, registry)
    return Step(keep(receive.receive(link, known, registry)), known.match.last)


def play(request: Request, registry: Registry) -> Step:
    """Play a move."""
    session = session_of(request, registry)
    if "move" in request:
        after = session.decided(move_of(request))
    else:
        session.check_turn()
        after = session.decided(session.match.game.notation.parse(session.match.now.state, decision_of(request)))
    return Step(keep(after.with_automatic_steps()), session.match.last)


def control(request: Request, registry: Registry) -> Step:
    """Enter a control action."""
    session = session_of(request, registry)
    return Step(keep(session.said(text_of(request, "action")).with_automatic_steps()), session.match.last)


def undo(request: Request, registry: Registry) -> tuple[Session, tuple[str, ...]]:
    """Take back a move that nobody else has seen."""
    session, texts = session_of(request, registry).undone()
    return keep(session), texts


STEPS: dict[str, Callable[[Request, Registry], Step]] = {
    "start": start,
    "receive": receive_link,
    "play": play,
    "control": control,
}


# Answers


def preview(link: str, registry: Registry) -> "types.CorrespondencePreview":
    """Describe the game of a link before anybody joins it: the game, the players, and who is next."""
    correspondence, replay = read(link, registry, {})
    session = Session(correspondence, replay, 0, b"", {})
    seat, why = session.next
    return {
        "name": name_of(link),
        "game": correspondence.head.game.name,
        "mode": cast("types.Mode", correspondence.mode),
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in correspondence.head.seats],
        "next": seat,
        "joined": seat is not None and correspondence.participants[seat].joined,
        "due": why,
    }


def completed(view: "types.MatchView", request: Request, registry: Registry) -> "types.MatchView":
    """Return a match view with the state of the correspondence game: whose turn it is, and the link to send."""
    session = session_of(request, registry)
    seat, why = session.next
    mine = seat == session.seat
    said = waiting_message(session)
    correspondence: types.CorrespondenceView = {
        "session": request["session"],
        "seat": session.seat,
        "mode": cast("types.Mode", session.correspondence.mode),
        "next": seat,
        "your_turn": mine,
        "status": said,
        "link": session.text,
    }
    view = {**view, "correspondence": correspondence, "can_undo": session.can_undo}
    if not (mine and why == PLAY):
        view |= {"choices": [], "nodes": [], "auto_pass": None, "program_listing": []}
        view |= {"can_draw": False, "uncatchable": None}
    if seat is not None and not (mine and why == PLAY):
        view["status"] = said
    return view


def _random(request: Request) -> bytes:
    """Return the random bytes that the page drew for secrets."""
    try:
        random = bytes.fromhex(text_of(request, "random"))
    except ValueError as error:
        raise BadRequest(message("request-unknown")) from error
    if len(random) < LEAST_RANDOM:
        raise BadRequest(message("request-unknown"))
    return random
