"""Positions of CodeMonkey as one line of text.

The layout / the bananas on the trees / a field for each player / the progress of the game:

    C@0,0/0;…;T5@4,-2 / 2 3 2 1 3 / T1 bananas=1 last=T4 dice=5,4 code=4+swing,down,5 / C1 … / run round=3 slot=2

Fields are separated by a slash with a blank on either side. Only values that differ from the start are written; words
after the first of a field can come in any order.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from troop.core.errors import BadPosition
from troop.core.messages import message
from troop.core.options import Options
from troop.games.codemonkey.rules.jungle import Jungle, read_layout
from troop.games.codemonkey.rules.outcome import REASONS
from troop.games.codemonkey.rules.player import NOBODY, NOWHERE, UNKNOWN, Player
from troop.games.codemonkey.rules.programs import HIDDEN, is_word
from troop.games.codemonkey.rules.running import RESULTS, Cursor
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import CAUSES, STEPS
from troop.games.codemonkey.rules.tiles import is_tree, tree_name, tree_number
from troop.games.codemonkey.rules.validation import find_problem
from troop.games.codemonkey.rules.variant import Variant, variant_of

SEPARATOR = " / "
EMPTY_FIELD = "-"


def to_text(state: State) -> str:
    """Return the state as one line of text; hidden values are ``?``."""
    players = (" ".join([player.at or EMPTY_FIELD, *_changes(PLAYER, player, Player())]) for player in state.players)
    initial = State(state.variant, state.jungle, (), (), first=state.first)
    progress = " ".join(
        [state.step, *_first(state), *_changes(STATE, state, initial), *_changes(CURSOR, state.cursor, Cursor())]
    )
    bananas = " ".join(map(str, state.bananas))
    return SEPARATOR.join([state.jungle.write() or EMPTY_FIELD, bananas, *players, progress])


def _changes(words: tuple["Word", ...], thing: Any, initial: Any) -> list[str]:
    """Return the words for all values that differ from the initial ones."""
    values = [(word, getattr(thing, word.field)) for word in words]
    changed = [(word, value) for word, value in values if value != getattr(initial, word.field)]
    return [word.name if value is True else f"{word.name}={word.write(value)}" for word, value in changed]


def _first(state: State) -> list[str]:
    """Rule 10: return the drawn first player as a word; without a draw the options determine it."""
    return [f"first={state.first + 1}"] if state.variant.drawn and state.first != NOBODY else []


def from_text(text: str, options: Options) -> State:
    """Return the state of a text. Raises BadPosition."""
    variant = variant_of(options)
    fields = [" ".join(field.split()) for field in text.strip().split(SEPARATOR)]
    if len(fields) != variant.seats + 3:
        raise BadPosition(message("position-fields", found=len(fields), expected=variant.seats + 3))
    layout, bananas, *players, progress = fields
    state = _read_progress(progress, variant, len(fields), options)
    state = state._replace(
        jungle=_jungle(layout, options),
        bananas=_bananas(bananas, variant),
        players=tuple(_player(field, number) for number, field in enumerate(players, 3)),
    )
    if problem := find_problem(state):
        raise BadPosition(problem)
    return state


def _jungle(text: str, options: Options) -> Jungle:
    if options["jungle"] and text != options["jungle"]:
        raise BadPosition(message("codemonkey-position-jungle", field=1))
    try:
        return read_layout("" if text == EMPTY_FIELD else text)
    except ValueError as error:
        raise BadPosition(message("codemonkey-position-layout", field=1, text=str(error)[:40])) from error


def _bananas(text: str, variant: Variant) -> tuple[int, ...]:
    words = text.split()
    if len(words) != variant.trees:
        raise BadPosition(message("position-count", field=2, found=len(words), expected=variant.trees))
    for at, word in enumerate(words, 1):
        if read_number(word) is None:
            raise BadPosition(message("position-number", field=2, word=at, text=word[:20], most=MAX_NUMBER))
    return tuple(map(int, words))


def _player(text: str, field: int) -> Player:
    place, *words = text.split() or [EMPTY_FIELD]
    values = _values(PLAYER, words, field)
    return Player(at=NOWHERE if place == EMPTY_FIELD else place)._replace(**values)


def _read_progress(text: str, variant: Variant, field: int, options: Options) -> State:
    step, *words = text.split() or [EMPTY_FIELD]
    if step not in STEPS:
        raise BadPosition(message("position-chooser", field=field, text=step[:20], allowed=", ".join(STEPS)))
    first = _drawn_first(words) if variant.drawn else int(options["first"]) - 1
    known = {word.name for word in CURSOR}
    cursor = _values(CURSOR, [word for word in words if word.partition("=")[0] in known], field)
    values = _values(STATE, [word for word in words if word.partition("=")[0] not in known], field)
    empty = State(variant, read_layout(""), (), (), step, first)
    return empty._replace(**values)._replace(cursor=Cursor()._replace(**cursor))


def _drawn_first(words: list[str]) -> int:
    """Rule 10: return the seat drawn to start, and remove its word."""
    for at, word in enumerate(words):
        if word.startswith("first="):
            return (read_number(words.pop(at).removeprefix("first=")) or 0) - 1
    return NOBODY


def _values(words: tuple["Word", ...], texts: list[str], field: int) -> Mapping[str, Any]:
    """Return the fields' values from texts such as ``bananas=2``. Raises BadPosition."""
    known = {word.name: word for word in words}
    values: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        word = known.get(name)
        read = None if word is None else True if not equals else word.read(value)
        if word is None or read is None or word.field in values or (not equals) != (word.write is flag):
            raise BadPosition(message("codemonkey-position-word", field=field, text=text[:40]))
        values[word.field] = read
    return values


MAX_NUMBER = 999
"""Greater numbers are taken for a mistake."""


class Word(NamedTuple):
    """How to write and read a field of a player or a state, after its name and ``=``."""

    name: str
    field: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]


def read_number(text: str) -> int | None:
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(MAX_NUMBER))
    return int(text) if plain and str(int(text)) == text else None


def _numbers(text: str) -> tuple[int, ...] | None:
    """Read digits such as ``513``."""
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(MAX_NUMBER)) * 2
    return tuple(map(int, text)) if plain else None


def _write_numbers(numbers: tuple[int, ...]) -> str:
    return "".join(map(str, numbers))


def _comma_numbers(text: str) -> tuple[int, ...] | None:
    """Read numbers with commas such as ``5,4``."""
    read = [read_number(word) for word in text.split(",")]
    return None if None in read else tuple(number for number in read if number is not None)


def _write_comma_numbers(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _seats(text: str) -> tuple[int, ...] | None:
    """Read seats, which are written from 1."""
    read = _comma_numbers(text)
    return None if read is None else tuple(number - 1 for number in read)


def _write_seats(seats: tuple[int, ...]) -> str:
    return _write_comma_numbers(tuple(seat + 1 for seat in seats))


def _from_one(text: str) -> int | None:
    """Read a number that is written from 1."""
    number = read_number(text)
    return None if number is None else number - 1


def _write_from_one(number: int) -> str:
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


def _results(text: str) -> tuple[str, ...] | None:
    """Read how the slots of a run went, such as ``4+swing:done,down:not-on-tree``."""
    results = tuple(text.split(","))
    pairs = [each.partition(":") for each in results]
    return results if all(is_word(word) and result in RESULTS for word, _, result in pairs) else None


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
    Word("dice", "dice", _write_comma_numbers, _comma_numbers),
    Word("code", "program", ",".join, _program),
    Word("ran", "ran", ",".join, _results),
)
STATE = (
    Word("round", "round", str, read_number),
    Word("turn", "turn", _write_from_one, _from_one),
    Word("drawn", "drawn", str, str),
    Word("waiting", "waiting", _write_seats, _seats),
    Word("rolls", "rolls", str, read_number),
    Word("lost", "lost", str, read_number),
    Word("timer", "timer", _write_timer, read_number),
    Word("elapsed", "elapsed", str, read_number),
    Word("dry", "dry", str, read_number),
    Word("fruitful", "fruitful", flag, read_number),
    Word("cause", "cause", str, _cause),
    Word("loser", "loser", _write_from_one, _from_one),
    Word("ended", "ended", _write_reason, _reason),
)
CURSOR = (
    Word("slot", "slot", _write_from_one, _from_one),
    Word("part", "part", _write_from_one, _from_one),
    Word("denied", "denied", flag, read_number),
    Word("begun", "begun", flag, read_number),
)
