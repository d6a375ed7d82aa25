"""Positions of CodeMonkey as one line of text.

The layout / the bananas on the trees / a field for each player / how far the game has come:

    C@0,0/0;…;T5@4,-2 / 2 3 2 1 3 / T1 bananas=1 last=T4 dice=5,4 code=4+swing,down,5 / C1 … / run round=3 slot=2

Fields are parted by a slash with a blank on either side. Only what is not as at the start is written; words after the
first of a field can come in any order.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from troop.core.errors import BadPosition
from troop.core.message import message
from troop.core.options import Options
from troop.games.codemonkey.coding import HIDDEN, is_word
from troop.games.codemonkey.cursor import Cursor
from troop.games.codemonkey.ending import REASONS
from troop.games.codemonkey.jungle import read_layout
from troop.games.codemonkey.player import NOBODY, NOWHERE, UNKNOWN, Player
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.soundness import what_is_wrong
from troop.games.codemonkey.steps import CAUSES, STEPS
from troop.games.codemonkey.terms import Terms, terms_of
from troop.games.codemonkey.tiles import is_tree, tree_name, tree_number

SEPARATOR = " / "
NOTHING = "-"
MOST = 999
"""Greater numbers are taken for a mistake."""


class Word(NamedTuple):
    """How a field of a player or of a state is written after its name and ``=``, and read; None if it cannot be."""

    name: str
    field: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]


def describe(state: State) -> str:
    """The state as one line of text; what may not be known is ``?``."""
    players = (" ".join([player.at or NOTHING, *_written(PLAYER, player, Player())]) for player in state.players)
    nothing = State(state.terms, state.jungle, (), (), first=state.first)
    how_far = " ".join(
        [state.step, *_first(state), *_written(TABLE, state, nothing), *_written(RUNNING, state.cursor, Cursor())]
    )
    bananas = " ".join(map(str, state.bananas))
    return SEPARATOR.join([state.jungle.write() or NOTHING, bananas, *players, how_far])


def _written(words: tuple[Word, ...], thing: Any, nothing: Any) -> list[str]:
    """The words for all that is not as at the start."""
    told = [(word, getattr(thing, word.field)) for word in words]
    said = [(word, value) for word, value in told if value != getattr(nothing, word.field)]
    return [word.name if value is True else f"{word.name}={word.write(value)}" for word, value in said]


def _first(state: State) -> list[str]:
    """Rule 10: who was drawn to start; else the options say it."""
    return [f"first={state.first + 1}"] if state.terms.drawn and state.first != NOBODY else []


def position(text: str, options: Options) -> State:
    """The state of a text. Raises BadPosition."""
    terms = terms_of(options)
    fields = [" ".join(field.split()) for field in text.strip().split(SEPARATOR)]
    if len(fields) != terms.seats + 3:
        raise BadPosition(message("position-fields", found=len(fields), expected=terms.seats + 3))
    layout, bananas, *players, how_far = fields
    state = _how_far(how_far, terms, len(fields), options)
    state = state._replace(
        jungle=_jungle(layout, options),
        bananas=_bananas(bananas, terms),
        players=tuple(_player(field, number) for number, field in enumerate(players, 3)),
    )
    if problem := what_is_wrong(state):
        raise BadPosition(problem)
    return state


def _jungle(text: str, options: Options) -> Any:
    if options["jungle"] and text != options["jungle"]:
        raise BadPosition(message("codemonkey-position-jungle", field=1))
    try:
        return read_layout("" if text == NOTHING else text)
    except ValueError as error:
        raise BadPosition(message("codemonkey-position-layout", field=1, text=str(error)[:40])) from error


def _bananas(text: str, terms: Terms) -> tuple[int, ...]:
    words = text.split()
    if len(words) != terms.trees:
        raise BadPosition(message("position-count", field=2, found=len(words), expected=terms.trees))
    for at, word in enumerate(words, 1):
        if _number(word) is None:
            raise BadPosition(message("position-number", field=2, word=at, text=word[:20], most=MOST))
    return tuple(map(int, words))


def _player(text: str, field: int) -> Player:
    place, *words = text.split() or [NOTHING]
    values = _values(PLAYER, words, field)
    return Player(at=NOWHERE if place == NOTHING else place)._replace(**values)


def _how_far(text: str, terms: Terms, field: int, options: Options) -> State:
    step, *words = text.split() or [NOTHING]
    if step not in STEPS:
        raise BadPosition(message("position-chooser", field=field, text=step[:20], allowed=", ".join(STEPS)))
    first = NOBODY if terms.drawn else int(options["first"]) - 1
    if terms.drawn and words and words[0].startswith("first="):
        drawn = _number(words.pop(0).removeprefix("first="))
        first = drawn - 1 if drawn else NOBODY
    known = {word.name for word in RUNNING}
    cursor = _values(RUNNING, [word for word in words if word.partition("=")[0] in known], field)
    values = _values(TABLE, [word for word in words if word.partition("=")[0] not in known], field)
    empty = State(terms, read_layout(""), (), (), step, first)
    return empty._replace(**values)._replace(cursor=Cursor()._replace(**cursor))


def _values(words: tuple[Word, ...], texts: list[str], field: int) -> Mapping[str, Any]:
    """The values that texts such as ``bananas=2`` give to fields."""
    known = {word.name: word for word in words}
    values: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        word = known.get(name)
        read = None if word is None else True if not equals else word.read(value)
        if word is None or read is None or word.field in values or (not equals) != (word.write is _flag):
            raise BadPosition(message("codemonkey-position-word", field=field, text=text[:40]))
        values[word.field] = read
    return values


# How each kind of value is written and read


def _number(text: str) -> int | None:
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(MOST))
    return int(text) if plain and str(int(text)) == text else None


def _numbers(text: str) -> tuple[int, ...] | None:
    """Digits, as in ``513``."""
    return tuple(map(int, text)) if text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) * 2 else None


def _write_numbers(numbers: tuple[int, ...]) -> str:
    return "".join(map(str, numbers))


def _listed(text: str) -> tuple[int, ...] | None:
    """Numbers with commas, as in ``5,4``."""
    read = [_number(word) for word in text.split(",")]
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
    number = _number(text)
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


def _flag(_: Any) -> str:
    raise AssertionError("a flag is its name alone")


PLAYER = (
    Word("bananas", "bananas", str, _number),
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
    Word("round", "round", str, _number),
    Word("turn", "turn", _write_counted, _counted),
    Word("drawn", "drawn", str, str),
    Word("waiting", "waiting", _write_seats, _seats),
    Word("rolls", "rolls", str, _number),
    Word("lost", "lost", str, _number),
    Word("timer", "timer", _write_timer, _number),
    Word("elapsed", "elapsed", str, _number),
    Word("dry", "dry", str, _number),
    Word("fruitful", "fruitful", _flag, _number),
    Word("cause", "cause", str, _cause),
    Word("loser", "loser", _write_counted, _counted),
    Word("ended", "ended", _write_reason, _reason),
)
RUNNING = (
    Word("slot", "slot", _write_counted, _counted),
    Word("part", "part", _write_counted, _counted),
    Word("denied", "denied", _flag, _number),
    Word("begun", "begun", _flag, _number),
)
