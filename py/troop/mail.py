"""The desk's part for games by letter: the page keeps a box of each, and hands it over with each call as ``letter``."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from troop.call import Answer, BadCall, Call, decision_of, is_letter, move_of, seat_of, text_of
from troop.core.errors import BadOption
from troop.core.message import message
from troop.core.record import PERSON, House, Seat
from troop.letters import opening
from troop.letters.box import PLAY, Box, begin, kept, secret_of, waiting
from troop.letters.letter import MODES
from troop.letters.writing import name_of, read

KEPT = 4
LEAST_RANDOM = 16

_boxes: dict[str, Box] = {}


class Step(NamedTuple):
    """A box after something was done, and how many entries its table had before."""

    box: Box
    since: int


def box_of(call: Call, house: House) -> Box:
    """The box in a call: kept, or read anew. Raises BadPost."""
    post = call["letter"]
    key = json.dumps(post, sort_keys=True)
    box = _boxes.pop(key, None) or kept(post, house)
    _boxes[key] = box
    return box


def keep(box: Box) -> Box:
    """The same box, which will soon be asked for."""
    _boxes[json.dumps(box.post(), sort_keys=True)] = box
    while len(_boxes) > KEPT:
        del _boxes[next(iter(_boxes))]
    return box


# What can be done


def begun(call: Call, house: House) -> Step:
    """A new game by letter; the page that begins it has the first seat."""
    game, mode = house.games.get(text_of(call, "game")), call.get("mode")
    seats = tuple(seat_of(seat, house) for seat in call.get("seats") or [])
    if game is None or mode not in MODES:
        raise BadCall(message("desk-call"))
    options = game.settle(**({"seats": len(seats)} | (call.get("options") or {})))
    if len(seats) != options["seats"]:
        raise BadOption("seats", message("seats-differ", found=len(seats), expected=int(options["seats"])))
    people = tuple(Seat(PERSON, seat.name) for seat in seats)
    box = begin(game, options, people, str(mode), house, _random(call))
    return Step(keep(box.attended()), 0)


def opened(call: Call, house: House) -> Step:
    """A letter came, of a game that this device knows, or of one in which somebody sits down here."""
    link = text_of(call, "link")
    if not is_letter(call):
        box = opening.accepted(link, house, secret_of(_random(call)))
        return Step(keep(box), 0)
    known = box_of(call, house)
    return Step(keep(opening.received(link, known, house)), known.table.last)


def played(call: Call, house: House) -> Step:
    """The player of this box decides."""
    box = box_of(call, house)
    if "move" in call:
        after = box.decided(move_of(call))
    else:
        box.check_turn()
        after = box.decided(box.table.game.parse(box.table.now.state, decision_of(call)))
    return Step(keep(after.attended()), box.table.last)


def worded(call: Call, house: House) -> Step:
    """The player of this box says a table word."""
    box = box_of(call, house)
    return Step(keep(box.said(text_of(call, "word")).attended()), box.table.last)


def undone(call: Call, house: House) -> tuple[Box, tuple[str, ...]]:
    """The player of this box takes back what nobody else has seen."""
    box, texts = box_of(call, house).undone()
    return keep(box), texts


STEPS: dict[str, Callable[[Call, House], Step]] = {
    "begun": begun,
    "opened": opened,
    "played": played,
    "worded": worded,
}


# What is told


def about(link: str, house: House) -> Answer:
    """What a letter is about: which game, and for whom it is."""
    letter, replay = read(link, house, {})
    box = Box(letter, replay, 0, b"", {})
    seat, why = box.next
    return {
        "name": name_of(link),
        "game": letter.head.game.name,
        "mode": letter.mode,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in letter.head.seats],
        "next": seat,
        "joined": seat is not None and letter.parties[seat].joined,
        "why": why,
    }


def look_of(call: Call, house: House) -> dict[str, Any]:
    """What a look says of a game by letter: whose turn it is, and the letter that goes to them."""
    box = box_of(call, house)
    seat, why = box.next
    mine = seat == box.seat
    said = waiting(box)
    letter = {
        "post": call["letter"],
        "seat": box.seat,
        "mode": box.letter.mode,
        "next": seat,
        "mine": mine,
        "say": said,
        "link": box.text,
    }
    answer: dict[str, Any] = {"letter": letter, "can_undo": box.can_undo}
    if not (mine and why == PLAY):
        answer |= {"choices": [], "spare": None, "can_draw": False, "listing": []}
    if seat is not None and not (mine and why == PLAY):
        answer |= {"status": said}
    return answer


def _random(call: Call) -> bytes:
    """What the page has drawn at random, for secrets that nobody can guess."""
    try:
        random = bytes.fromhex(text_of(call, "random"))
    except ValueError as error:
        raise BadCall(message("desk-call")) from error
    if len(random) < LEAST_RANDOM:
        raise BadCall(message("desk-call"))
    return random
