"""Positions of CodeMonkey as one line of text.

The layout / the bananas on the trees / a field for each player / how far the game has come:

    C@0,0/0;…;T5@4,-2 / 2 3 2 1 3 / T1 bananas=1 last=T4 dice=5,4 code=4+swing,down,5 / C1 … / run round=3 slot=2

Fields are parted by a slash with a blank on either side. Only what is not as at the start is written; words after the
first of a field can come in any order.
"""

from collections.abc import Mapping
from typing import Any

from troop.core.errors import BadPosition
from troop.core.message import message
from troop.core.options import Options
from troop.games.codemonkey.cursor import Cursor
from troop.games.codemonkey.fields import MOST, PLAYER, RUNNING, TABLE, Word, flag, read_number
from troop.games.codemonkey.jungle import Jungle, read_layout
from troop.games.codemonkey.player import NOBODY, NOWHERE, Player
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.soundness import what_is_wrong
from troop.games.codemonkey.steps import STEPS
from troop.games.codemonkey.terms import Terms, terms_of

SEPARATOR = " / "
NOTHING = "-"


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


def _jungle(text: str, options: Options) -> Jungle:
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
        if read_number(word) is None:
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
    first = _drawn_first(words) if terms.drawn else int(options["first"]) - 1
    known = {word.name for word in RUNNING}
    cursor = _values(RUNNING, [word for word in words if word.partition("=")[0] in known], field)
    values = _values(TABLE, [word for word in words if word.partition("=")[0] not in known], field)
    empty = State(terms, read_layout(""), (), (), step, first)
    return empty._replace(**values)._replace(cursor=Cursor()._replace(**cursor))


def _drawn_first(words: list[str]) -> int:
    """Rule 10: the seat that was drawn to start, which is taken off the words."""
    for at, word in enumerate(words):
        if word.startswith("first="):
            return (read_number(words.pop(at).removeprefix("first=")) or 0) - 1
    return NOBODY


def _values(words: tuple[Word, ...], texts: list[str], field: int) -> Mapping[str, Any]:
    """The values that texts such as ``bananas=2`` give to fields."""
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
