"""The desk: the only door to the page. It takes and returns JSON text, and no error gets past it.

The page holds the record and hands it over with every call; the desk keeps the last tables it played through.
"""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from troop.call import (
    Answer,
    BadCall,
    Call,
    checked,
    decision_of,
    eyes_of,
    is_letter,
    judgement_of,
    move_of,
    seat_of,
    text_of,
)
from troop.core.errors import AmbiguousMove, BadLink, BadOption, IllegalMove, InvalidNotation, TroopError
from troop.core.message import message, seat_number
from troop.core.pack import bare, pack, unpack
from troop.core.record import PERSON, Record, Seat, clean, read_seed
from troop.core.table import Table
from troop.games import GAMES
from troop.look import Eyes, frames, look
from troop.minds import Thinking
from troop.minds.slices import Sliced, Slices
from troop.minds.thinking import RANDOM
from troop.shelf import shelf
from troop.study import (
    TEACHER,
    decisions,
    hinting,
    hints,
    in_common,
    judged,
    review,
    reviewing,
)
from troop.tables import HOUSE, keep, studied, table_of

if TYPE_CHECKING:  # loaded when somebody learns
    from troop.lessons.lesson import Lesson
    from troop.lessons.sitting import Sitting

NOTATION = "notation"
"""The part of the rules that tells how moves are written."""

_slices = Slices()


def desk(text: str) -> str:
    """Answer a call: ``{"call": "look", "record": …}``."""
    return json.dumps(_answer(text), separators=(",", ":"))


def _answer(text: str) -> Answer:
    try:
        call = json.loads(text)
        if not isinstance(call, dict) or call.get("call") not in CALLS:
            raise BadCall(message("desk-call"))
        return CALLS[call["call"]](call)
    except TroopError as error:
        rule = {"rule": error.rule} if error.rule else {}
        return {"error": {"say": error.message, "kind": error.kind, **rule}}
    except Exception:
        return {"error": {"say": message("fault"), "kind": "fault", "detail": _detail()}}


def _detail() -> str:
    """The last lines of a traceback."""
    import traceback  # not needed as long as all goes well

    return "\n".join(traceback.format_exc().splitlines()[-8:])


# The calls


def _start(call: Call) -> Answer:
    if (game := GAMES.get(text_of(call, "game"))) is None:
        raise BadCall(message("record-game", game=call["game"][:40]))
    seats = tuple(seat_of(seat, HOUSE) for seat in call.get("seats") or [])
    counted = {"seats": len(seats)} if seats else {}
    options = game.settle(**(counted | (call.get("options") or {})))
    seats = seats or (Seat(PERSON),) * int(options["seats"])
    if len(seats) != options["seats"]:
        raise BadOption("seats", message("seats-differ", found=len(seats), expected=int(options["seats"])))
    seed = checked(read_seed, str(call["seed"])) if call.get("seed") is not None else None
    table = Table(Record(game, options, seats, seed), HOUSE).settled()
    return _look(table, call) | {"frames": frames(table, 0, eyes_of(table, call))}


def _just_look(call: Call) -> Answer:
    table, since, at = table_of(call), call.get("since"), call.get("at")
    if since is None:
        return _look(table, call)
    if type(since) is not int or since < 0:
        raise BadCall(message("desk-call"))
    if at is None:
        return _look_since(table, since, call)
    return _look(table, call) | {"frames": frames(table, since, eyes_of(table, call))}


def _play(call: Call) -> Answer:
    if is_letter(call):
        return _mailed(call, "played")
    table = _seeded(table_of(call), call)
    return _played(table, _decided(table, call), call)


def _mind(call: Call) -> Answer:
    """The mind whose turn it is thinks on, and decides when it is done or told to."""
    table = _seeded(table_of(call), call)
    now = table.now
    if now.actor < 0 or now.seats[now.actor].kind == PERSON:
        raise BadCall(message("desk-no-mind"))
    level = RANDOM if call.get("anything") is True else now.seats[now.actor].kind
    about = ("mind", level, call["record"], table.record.seed)
    seed = f"{table.record.seed or ''} {table.place}"
    sliced = _think(about, level, call, lambda: Thinking(table.game, now.state.view(now.actor), now.actor, level, seed))
    if not sliced.over and call.get("now") is not True:
        return _so_far(sliced)
    _slices.forget(about)
    return _played(table, table.decide(sliced.thinking.move()), call) | ({"cut": True} if sliced.cut else {})


def _hint(call: Call) -> Answer:
    """What whoever decides now could do best, and why; told to them alone."""
    table = table_of(call)
    eyes = eyes_of(table, call)
    if table.now.actor < 0 or not eyes.decide(table, table.now.actor):
        raise BadCall(message("desk-no-hint"))
    seed = f"hint {table.place}"
    sliced = _think(("hint", call["record"]), TEACHER, call, lambda: hinting(table, seed))
    return {"hints": hints(table, sliced.thinking, eyes)} if sliced.over else _so_far(sliced)


def _judge(call: Call) -> Answer:
    """How good a decision of the record was; and which ones there are to be judged."""
    table = studied(call)
    entries = decisions(table)
    at = call.get("at")
    if at is None:
        return {"entries": entries, "same": _same_as(table, call.get("known"))}
    if at not in entries:
        raise BadCall(message("desk-call"))
    sliced = _think(("judge", at, call["record"]), TEACHER, call, lambda: reviewing(table, at))
    return {"judgement": judged(table, at, sliced.thinking)._asdict()} if sliced.over else _so_far(sliced)


def _review(call: Call) -> Answer:
    """The graph of a game, and the turns that cost most, from the judgements that the page has gathered."""
    return review(studied(call), [judgement_of(given) for given in call.get("judgements") or []])


def _branch(call: Call) -> Answer:
    """The table as it was after so many entries, to go on from there as another game."""
    table, at = studied(call), call.get("at")
    if type(at) is not int:
        raise BadCall(message("desk-call"))
    return _look(table.branch(at), {name: value for name, value in call.items() if name != "at"})


def _lesson(call: Call) -> Answer:
    """A step of a lesson from its beginning, with what the others do first."""
    from troop.lessons.sitting import begin

    table = begin(*_step(call), HOUSE).table
    return _look(table, call) | {"frames": frames(table, 0, eyes_of(table, call))}


def _show(call: Call) -> Answer:
    """What the solution of a step does next, and where that is on the board."""
    table = table_of(call)
    sitting = _sitting(table, call)
    if sitting is None:
        raise BadCall(message("desk-call"))
    return {"shown": sitting.shown(eyes_of(table, call))}


def _share(call: Call) -> Answer:
    """The game as it stands, for others: without its seed, and only where nothing is hidden."""
    table = table_of(call)
    if not table.open_to_all:
        raise BadCall(message("share-hidden"))
    try:
        link: str | None = pack(table)
    except BadLink:
        link = None
    return {"link": link, "record": bare(table)}


def _open(call: Call) -> Answer:
    """A game that somebody shared, as a link or as a text: it goes on with a seed of its own."""
    table = unpack(text_of(call, "link"), HOUSE) if "link" in call else Table.read(text_of(call, "record"), HOUSE)
    return _look(_seeded(table, call).settled(), call)


def _word(call: Call) -> Answer:
    if is_letter(call):
        return _mailed(call, "worded")
    table, word = table_of(call), text_of(call, "word")
    if not word.startswith("!") or not clean(word):
        raise BadCall(message("desk-call"))
    return _played(table, table.play(word), call)


def _undo(call: Call) -> Answer:
    if is_letter(call):
        from troop import mail

        box, undone = mail.undone(call, HOUSE)
        return _look(box.table, call | {"letter": box.post()}) | {"undone": undone}
    table, undone = table_of(call).undo(call.get("past_reveals") is True)
    return _look(table, call) | {"undone": undone}


def _letter_begin(call: Call) -> Answer:
    """A new game by letter."""
    return _mailed(call, "begun")


def _letter_read(call: Call) -> Answer:
    """What a letter is about, before anybody sits down."""
    from troop import mail

    return mail.about(text_of(call, "link"), HOUSE)


def _letter_open(call: Call) -> Answer:
    """A letter came: the game goes on, with the frames of what is new."""
    return _mailed(call, "opened")


def _why(call: Call) -> Answer:
    table = table_of(call)
    actor = table.now.actor
    if actor >= 0 and not eyes_of(table, call).decide(table, actor):
        return {"why": message("status-turn", seat=seat_number(actor))}
    try:
        _decided(table, call)
    except TroopError as error:
        return {"why": error.message, "rule": error.rule}
    return {"why": None}


CALLS: dict[str, Callable[[Call], Answer]] = {
    "hello": lambda _: {},
    "shelf": lambda _: shelf(),
    "start": _start,
    "look": _just_look,
    "play": _play,
    "mind": _mind,
    "word": _word,
    "undo": _undo,
    "why": _why,
    "hint": _hint,
    "judge": _judge,
    "review": _review,
    "branch": _branch,
    "lesson": _lesson,
    "show": _show,
    "share": _share,
    "open": _open,
    "letter_begin": _letter_begin,
    "letter_read": _letter_read,
    "letter_open": _letter_open,
}


# Tables


def _decided(table: Table, call: Call) -> Table:
    """The table after the decision in a call. An error knows the rule behind it, or that it is about the notation."""
    try:
        return table.decide(move_of(call)) if "move" in call else table.play(decision_of(call))
    except (InvalidNotation, AmbiguousMove) as error:
        error.rule = NOTATION
        raise
    except IllegalMove as error:
        error.rule = table.game.rule(table.now.state, error.message)
        raise


def _same_as(table: Table, known: object) -> int:
    """How many entries a record that was reviewed before has in common with this one."""
    return in_common(table, Table.read(known, HOUSE)) if isinstance(known, str) else 0


def _think(about: object, level: str, call: Call, begin: Callable[[], Thinking]) -> Sliced:
    """Think about something for as long as the call says, in milliseconds; else to the end."""
    time = call.get("slice")
    if not (time is None or type(time) is int):
        raise BadCall(message("desk-call"))
    return _slices.think(about, level, begin, time)


def _so_far(sliced: Sliced) -> Answer:
    """How far thinking has come."""
    return {"thinking": {"fraction": round(sliced.thinking.fraction, 3), "looked": sliced.thinking.looked}}


def _look(table: Table, call: Call) -> Answer:
    return _looked(table, eyes_of(table, call), call)


def _looked(table: Table, eyes: Eyes, call: Call) -> Answer:
    """The look of a table, which is kept; in a lesson, with how its step stands."""
    answer = look(table, eyes)
    keep(answer["record"], table)
    if is_letter(call):
        from troop import mail

        return answer | mail.look_of(call, HOUSE)
    sitting = _sitting(table, call)
    return answer | ({"lesson": sitting.data()} if sitting else {})


def _mailed(call: Call, act: str) -> Answer:
    """The look after something was done in a game by letter, with the frames of what is new."""
    from troop import mail

    box, since = mail.STEPS[act](call, HOUSE)
    return _look_since(box.table, since, call | {"letter": box.post()})


def _played(before: Table, after: Table, call: Call) -> Answer:
    """The look after a decision and what goes by itself then, with the frames of all of it."""
    sitting = _sitting(before, call)
    settled = sitting.played(after).table if sitting else after.settled()
    return _look_since(settled, before.last, call)


def _look_since(table: Table, since: int, call: Call) -> Answer:
    """The look of a table as it stands, with the frames of all that happened after an entry."""
    eyes = eyes_of(table, call)._replace(at=None, prefix=())
    return _looked(table, eyes, call) | {"frames": frames(table, since, eyes)}


def _seeded(table: Table, call: Call) -> Table:
    """A record that came without a seed goes on with the one in the call."""
    return table.seeded(checked(read_seed, str(call["seed"]))) if call.get("seed") is not None else table


# Lessons


def _sitting(table: Table, call: Call) -> "Sitting | None":
    """Who learns at this table: with ``lesson`` and ``step``, a call is about a step of a lesson."""
    if call.get("lesson") is None:
        return None
    from troop.lessons.sitting import Sitting

    return Sitting(*_step(call), table)


def _step(call: Call) -> "tuple[Lesson, int]":
    """The lesson in a call, and which of its steps it is about."""
    from troop.lessons.lesson import BadLesson, read_lesson

    try:
        lesson, number = read_lesson(call.get("lesson")), call.get("step")
    except BadLesson as error:
        raise BadCall(message("desk-call")) from error
    if type(number) is not int or not 0 <= number < len(lesson.steps):
        raise BadCall(message("desk-call"))
    return lesson, number
