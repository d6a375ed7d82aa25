"""The only door to the page: takes a request as JSON text and returns a response as JSON text. No error gets
through.

The page holds the record and sends it with every request, so a worker can be replaced at any time.
"""

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from troop.ai import Thinking
from troop.ai.slices import Sliced, Slices
from troop.ai.thinking import RANDOM, SECONDS, seconds_of
from troop.analysis.review import TEACHER, decisions, hinting, hints, in_common, judgement_from, review, reviewing
from troop.api.cache import REGISTRY, cache_match, match_of, reviewable_match
from troop.api.catalog import catalog
from troop.api.match_view import ViewOptions, frames, match_view, nodes, preview
from troop.api.requests import (
    BadRequest,
    Request,
    Response,
    checked,
    decision_of,
    is_correspondence,
    judgement_of,
    move_of,
    seat_of,
    text_of,
    view_options_of,
    words_of,
)
from troop.api.viewer import Screen, screen_after
from troop.core.errors import AmbiguousMove, BadLink, BadOption, IllegalMove, InvalidNotation, TroopError
from troop.core.messages import message, seat_number
from troop.games import GAMES
from troop.match.link import bare, pack, unpack
from troop.match.match import Match
from troop.match.record import PERSON, Record, Seat, clean, read_seed

if TYPE_CHECKING:  # lessons are loaded when one is open
    from troop.api import types
    from troop.lessons.lesson import Lesson
    from troop.lessons.session import LessonSession

NOTATION = "notation"
"""The section of the rules that explains how moves are written."""

_slices = Slices()


def handle_request(text: str) -> str:
    """Answer a request such as ``{"request": "view", "record": …}``."""
    return json.dumps(_response(text), separators=(",", ":"))


def _response(text: str) -> Response:
    try:
        request = json.loads(text)
        if not isinstance(request, dict) or request.get("request") not in HANDLERS:
            raise BadRequest(message("request-unknown"))
        return HANDLERS[request["request"]](request)
    except TroopError as error:
        rule = {"rule": error.rule} if error.rule else {}
        return {"error": {"message": error.message, "kind": error.kind, **rule}}
    except Exception:
        return {"error": {"message": message("fault"), "kind": "fault", "detail": _detail()}}


def _detail() -> str:
    """Return the last lines of the traceback."""
    import traceback  # only needed for unexpected errors

    return "\n".join(traceback.format_exc().splitlines()[-8:])


# Requests


def _start(request: Request) -> "types.MatchView":
    if (game := GAMES.get(text_of(request, "game"))) is None:
        raise BadRequest(message("record-game", game=request["game"][:40]))
    seats = tuple(seat_of(seat, REGISTRY) for seat in request.get("seats") or [])
    counted = {"seats": len(seats)} if seats else {}
    options = game.complete_options(**(counted | (request.get("options") or {})))
    seats = seats or (Seat(PERSON),) * int(options["seats"])
    if len(seats) != options["seats"]:
        raise BadOption("seats", message("seats-differ", found=len(seats), expected=int(options["seats"])))
    seed = checked(read_seed, str(request["seed"])) if request.get("seed") is not None else None
    match = Match(Record(game, options, seats, seed), REGISTRY).with_automatic_moves()
    return _view_with_frames(match, 0, request)


def _view(request: Request) -> "types.MatchView":
    match, since, at = match_of(request), request.get("since"), request.get("at")
    if since is None:
        return _view_of(match, request)
    if type(since) is not int or since < 0:
        raise BadRequest(message("request-unknown"))
    if at is None:
        return _view_since(match, since, request)
    return _view_with_frames(match, since, request)


def _nodes(request: Request) -> "types.Nodes":
    """Return the node of the move tree that a prefix leads to, and those nearest below it."""
    match = match_of(request)
    root = words_of(request.get("root") or [])
    view_options = view_options_of(match, request)
    found = nodes(match, view_options, root, ahead=view_options.prefix)
    session = _lesson_session(match, request)
    return {"nodes": without_signs(found) if session and session.step.puzzle else found}


def _preview(request: Request) -> "types.Preview":
    """Return what a choice would lead to."""
    match = match_of(request)
    return preview(match, view_options_of(match, request), words_of(request.get("root") or []))


def _play(request: Request) -> "types.MatchView":
    if is_correspondence(request):
        return _correspondence_step(request, "play")
    match = _seeded(match_of(request), request)
    return _played(match, _decided(match, request), request)


def _bot_move(request: Request) -> "types.MatchView | types.Thinking":
    """Let the bot to move think on, and play its move when it is done or told to hurry."""
    match = _seeded(match_of(request), request)
    now = match.now
    if now.actor < 0 or now.seats[now.actor].kind == PERSON:
        raise BadRequest(message("request-no-bot"))
    level = RANDOM if request.get("play_random") is True else now.seats[now.actor].kind
    subject = ("bot_move", level, request["record"], match.record.seed)
    seed = f"{match.record.seed or ''} {match.decision_count}"
    bots = sum(seat.kind != PERSON for seat in now.seats)
    view, seat = now.state.view(now.actor), now.actor
    sliced = _think(subject, seconds_of(level, bots), request, lambda: Thinking(match.game, view, seat, level, seed))
    if not sliced.over and request.get("play_now") is not True:
        return _so_far(sliced)
    _slices.forget(subject)
    view = _played(match, match.decide(sliced.thinking.move()), request)
    return {**view, "cut_short": True} if sliced.cut else view


def _hint(request: Request) -> "types.Hints | types.Thinking":
    """Return the best moves for the seat to move, with reasons, if the viewer is that seat."""
    match = match_of(request)
    view_options = view_options_of(match, request)
    if match.now.actor < 0 or not view_options.decide(match, match.now.actor):
        raise BadRequest(message("request-no-hint"))
    seed = f"hint {match.decision_count}"
    sliced = _think(("hint", request["record"]), SECONDS[TEACHER], request, lambda: hinting(match, seed))
    if not sliced.over:
        return _so_far(sliced)
    return {"hints": cast("list[types.Hint]", hints(match, sliced.thinking, view_options.shape))}


def _judge(request: Request) -> "types.Decisions | types.Judged | types.Thinking":
    """Evaluate one decision of a record, or list the decisions that can be evaluated."""
    match = reviewable_match(request)
    entries = decisions(match)
    at = request.get("at")
    if at is None:
        return {"entries": entries, "same_entries": _same_as(match, request.get("known_record"))}
    if at not in entries:
        raise BadRequest(message("request-unknown"))
    sliced = _think(("judge", at, request["record"]), SECONDS[TEACHER], request, lambda: reviewing(match, at))
    if not sliced.over:
        return _so_far(sliced)
    return {"judgement": cast("types.Judgement", judgement_from(match, at, sliced.thinking)._asdict())}


def _review(request: Request) -> "types.Review":
    """Return the graph of a game and its costliest turns, from judgements collected by the page."""
    judgements = [judgement_of(given) for given in request.get("judgements") or []]
    return cast("types.Review", review(reviewable_match(request), judgements))


def _branch(request: Request) -> "types.MatchView":
    """Return the match as it was after some entries, to continue as a new game."""
    match, at = reviewable_match(request), request.get("at")
    if type(at) is not int:
        raise BadRequest(message("request-unknown"))
    return _view_of(match.branch(at), {name: value for name, value in request.items() if name != "at"})


def _lesson(request: Request) -> "types.MatchView":
    """Begin a step of a lesson, with the moves that come before the learner's."""
    from troop.lessons.session import begin

    return _view_with_frames(begin(*_step(request), REGISTRY).match, 0, request)


def _solution_step(request: Request) -> "types.SolutionStep":
    """Return the next move of a lesson step's solution, and where it is on the board."""
    match = match_of(request)
    session = _lesson_session(match, request)
    if session is None:
        raise BadRequest(message("request-unknown"))
    return {"step": cast("types.SolutionMove | None", session.shown(view_options_of(match, request).shape))}


def _share(request: Request) -> "types.Share":
    """Return link and record for others: without the seed, and only if nothing is hidden."""
    match = match_of(request)
    if not match.is_public:
        raise BadRequest(message("share-hidden"))
    try:
        link: str | None = pack(match)
    except BadLink:
        link = None
    return {"link": link, "record": bare(match)}


def _open_shared(request: Request) -> "types.MatchView":
    """Open a shared link or record; without a seed it gets a new one."""
    match = (
        unpack(text_of(request, "link"), REGISTRY)
        if "link" in request
        else Match.read(text_of(request, "record"), REGISTRY)
    )
    return _view_of(_seeded(match, request).with_automatic_moves(), request)


def _control(request: Request) -> "types.MatchView":
    if is_correspondence(request):
        return _correspondence_step(request, "control")
    match, word = match_of(request), text_of(request, "action")
    if not word.startswith("!") or not clean(word):
        raise BadRequest(message("request-unknown"))
    return _played(match, match.play(word), request)


def _undo(request: Request) -> "types.MatchView":
    if is_correspondence(request):
        from troop.api import correspondence

        session, undone = correspondence.undo(request, REGISTRY)
        return {**_view_of(session.match, request | {"session": session.saved()}), "undone": undone}
    match, undone = match_of(request).undo(request.get("past_reveals") is True)
    return {**_view_of(match, request), "undone": undone}


def _correspondence_start(request: Request) -> "types.MatchView":
    """Start a correspondence game."""
    return _correspondence_step(request, "start")


def _correspondence_preview(request: Request) -> "types.CorrespondencePreview":
    """Describe the correspondence game of a link, before anybody joins it."""
    from troop.api import correspondence

    return correspondence.preview(text_of(request, "link"), REGISTRY)


def _correspondence_receive(request: Request) -> "types.MatchView":
    """Receive a correspondence link, with frames of what is new."""
    return _correspondence_step(request, "receive")


def _why_illegal(request: Request) -> "types.WhyIllegal":
    match = match_of(request)
    actor = match.now.actor
    if actor >= 0 and not view_options_of(match, request).decide(match, actor):
        return {"why_illegal": message("status-turn", seat=seat_number(actor))}
    try:
        _decided(match, request)
    except TroopError as error:
        return {"why_illegal": error.message, "rule": error.rule}
    return {"why_illegal": None}


HANDLERS: dict[str, Callable[[Request], Response]] = {
    "ping": lambda _: {},
    "catalog": lambda _: catalog(),
    "start": _start,
    "view": _view,
    "nodes": _nodes,
    "preview": _preview,
    "play": _play,
    "bot_move": _bot_move,
    "control": _control,
    "undo": _undo,
    "why_illegal": _why_illegal,
    "hint": _hint,
    "judge": _judge,
    "review": _review,
    "branch": _branch,
    "lesson": _lesson,
    "solution_step": _solution_step,
    "share": _share,
    "open_shared": _open_shared,
    "correspondence_start": _correspondence_start,
    "correspondence_preview": _correspondence_preview,
    "correspondence_receive": _correspondence_receive,
}


# Matches


def _decided(match: Match, request: Request) -> Match:
    """Return the match after the move in a request. Errors name the rule behind them, or that it is about notation."""
    try:
        return match.decide(move_of(request)) if "move" in request else match.play(decision_of(request))
    except (InvalidNotation, AmbiguousMove) as error:
        error.rule = NOTATION
        raise
    except IllegalMove as error:
        error.rule = match.game.narration.rule_number(match.now.state, error.message)
        raise


def _same_as(match: Match, known: object) -> int:
    """Return how many entries a record reviewed before shares with this one."""
    return in_common(match, Match.read(known, REGISTRY)) if isinstance(known, str) else 0


def _think(subject: object, seconds: float, request: Request, begin: Callable[[], Thinking]) -> Sliced:
    """Think for the time the request allows, in milliseconds; without a limit to the end."""
    time = request.get("slice_ms")
    if not (time is None or type(time) is int):
        raise BadRequest(message("request-unknown"))
    return _slices.think(subject, seconds, begin, time)


def _so_far(sliced: Sliced) -> "types.Thinking":
    """Return how far the search has come."""
    return {"thinking": {"fraction": round(sliced.thinking.fraction, 3), "positions": sliced.thinking.positions}}


def _view_of(match: Match, request: Request) -> "types.MatchView":
    return _cached_view(match, _options_after(match, request), request)


def _view_with_frames(match: Match, since: int, request: Request) -> "types.MatchView":
    """Return the match view, with frames of what happened after a ply until the displayed one."""
    view_options = _options_after(match, request)
    return {**_cached_view(match, view_options, request), "frames": frames(match, since, view_options)}


def _options_after(match: Match, request: Request) -> ViewOptions:
    """Return the view options of a request; with ``follow_turn`` the viewer is who looks after the change."""
    view_options = view_options_of(match, request)
    if not _follows_turn(request):
        return view_options
    seat = _screen(match, request).viewer
    known = seat is None or seat == view_options.seat  # the page knows the public log and the viewer's
    return view_options._replace(seat=seat, log_after=view_options.log_after if known else None)


def _follows_turn(request: Request) -> bool:
    return request.get("follow_turn") is True


def _screen(match: Match, request: Request) -> Screen:
    """Return who looks after the change; in a correspondence game the owner of the device."""
    viewer = view_options_of(match, request).seat
    return Screen(viewer) if is_correspondence(request) else screen_after(match, viewer)


def _cached_view(match: Match, view_options: ViewOptions, request: Request) -> "types.MatchView":
    """Return the match view and cache the match; in a lesson, with the status of the step."""
    view = match_view(match, view_options)
    cache_match(view["record"], match)
    if _follows_turn(request):
        screen = _screen(match, request)
        view |= {"waiting_seat": screen.waiting_seat, "shared_screen": screen.shared}
        if match.has_hidden and screen.viewer is not None and view["at"] == match.last:
            view["public_view"] = match_view(match, view_options._replace(seat=None, prefix=()))
    if is_correspondence(request):
        from troop.api import correspondence

        return correspondence.completed(view, request, REGISTRY)
    if session := _lesson_session(match, request):
        view["lesson"] = cast("types.LessonView", session.data())
        if session.step.puzzle:
            view["nodes"] = without_signs(view["nodes"])
            view["badges"], view["outlooks"] = [], {}
            view["choices"] = without_previews(view["choices"])
    return view


def without_signs(found: "Sequence[types.Node]") -> "list[types.Node]":
    """Return nodes without what the board would tell about the choices: in a puzzle they are to be found."""
    return [{**node, "badges": [], "outlooks": {}, "choices": without_previews(node["choices"])} for node in found]


def without_previews(choices: "Sequence[types.Choice]") -> "list[types.Choice]":
    return [cast("types.Choice", {name: each[name] for name in each if name != "preview"}) for each in choices]  # type: ignore[literal-required]


def _correspondence_step(request: Request, act: str) -> "types.MatchView":
    """Return the match view after a step in a correspondence game, with frames of what is new."""
    from troop.api import correspondence

    session, since = correspondence.STEPS[act](request, REGISTRY)
    return _view_since(session.match, since, request | {"session": session.saved()})


def _played(before: Match, after: Match, request: Request) -> "types.MatchView":
    """Return the match view after a decision and what follows automatically, with frames of all of it."""
    session = _lesson_session(before, request)
    played_on = session.played(after).match if session else after.with_automatic_moves()
    return _view_since(played_on, before.last, request)


def _view_since(match: Match, since: int, request: Request) -> "types.MatchView":
    """Return the current match view, with frames of everything after an entry."""
    view_options = _options_after(match, request)._replace(at=None, prefix=())
    return {**_cached_view(match, view_options, request), "frames": frames(match, since, view_options)}


def _seeded(match: Match, request: Request) -> Match:
    """Give a record without a seed the one in the request."""
    return match.seeded(checked(read_seed, str(request["seed"]))) if request.get("seed") is not None else match


# Lessons


def _lesson_session(match: Match, request: Request) -> "LessonSession | None":
    """Return the lesson session, if the request has ``lesson`` and ``step``."""
    if request.get("lesson") is None:
        return None
    from troop.lessons.session import LessonSession

    return LessonSession(*_step(request), match)


def _step(request: Request) -> "tuple[Lesson, int]":
    """Return the lesson in a request, and the number of the step."""
    from troop.lessons.lesson import BadLesson, read_lesson

    try:
        lesson, number = read_lesson(request.get("lesson")), request.get("step")
    except BadLesson as error:
        raise BadRequest(message("request-unknown")) from error
    if type(number) is not int or not 0 <= number < len(lesson.steps):
        raise BadRequest(message("request-unknown"))
    return lesson, number
