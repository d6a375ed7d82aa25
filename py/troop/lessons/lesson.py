"""Lessons as data, parsed from TOML. docs/lessons.md explains the format."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

from troop.core.errors import BadOption
from troop.core.game import Game
from troop.core.messages import plain
from troop.core.options import Options
from troop.games import GAMES

T = TypeVar("T")
Texts: TypeAlias = dict[str, str]
"""A text by language."""

TURNS = ("stays", "passes")


class BadLesson(Exception):  # noqa: N818
    """The lesson is not valid; the message says why, and in which step (from 1)."""

    def __init__(self, problem: str, step: int | None = None) -> None:
        super().__init__(problem if step is None else f"step {step}: {problem}")
        self.problem = problem
        self.step = step


class Pattern(NamedTuple):
    """A pattern for events: a name, and conditions on arguments."""

    name: str
    where: dict[str, int | str]
    """``5``, ``"c"``, or a bound such as ``">=5"`` or ``"<=5"``."""


class Goal(NamedTuple):
    """What has to be reached, all of it together."""

    anything: bool = False
    """Any legal move will do."""
    moves: tuple[tuple[str, ...], ...] = ()
    """One of these sequences of moves."""
    events: tuple[Pattern, ...] = ()
    """Each of these happens."""
    avoids: tuple[Pattern, ...] = ()
    """None of these has happened once all moves are made."""
    denies: tuple[Pattern, ...] = ()
    """None of these can happen in the next decision of another seat."""
    turn: str = ""
    """Whether the turn stays with the learner or passes."""
    won: bool | str = False
    """The learner has won; with a text, for that reason."""
    player_stats: dict[str, int] = {}  # noqa: RUF012  (a NamedTuple's default; nobody changes it)
    """Minimum figures in the learner's panel."""


class Mistake(NamedTuple):
    """An expected mistake with feedback of its own, and the answers of the other seats."""

    moves: tuple[str, ...]
    answers: tuple[str, ...]
    feedback: Texts


class Step(NamedTuple):
    """One task."""

    position: str | None
    """None continues where the step before ended; in the first step, from the start of the game."""
    text: Texts
    goal: Goal
    solution: tuple[str, ...]
    """Moves of the learner that reach the goal."""
    answers: tuple[str, ...]
    """Moves of chance and the other seats, in order."""
    hint: Texts
    reached: Texts
    missed: Texts
    mistakes: tuple[Mistake, ...]
    within: int
    """How many moves it may take."""
    puzzle: bool = False
    """The learner has to find the solution alone: the board shows no previews and no signs."""


class Lesson(NamedTuple):
    """A sequence of steps in one game."""

    game: Game[Any]
    options: Options
    seat: int
    """The learner's seat, from 0."""
    title: Texts
    about: Texts
    done: Texts
    steps: tuple[Step, ...]


def read_lesson(given: Any) -> Lesson:
    """Parse a lesson. Raises BadLesson."""
    fields = Fields(given, "the lesson")
    name = fields.take("game", str)
    if name not in GAMES:
        raise BadLesson(f'there is no game "{name}"; there are {", ".join(GAMES)}')
    game = GAMES[name]
    options = _options(game, fields.take("options", dict, {}))
    seat = fields.take("seat", int, 1)
    if not 1 <= seat <= int(options["seats"]):
        raise BadLesson(f"seat {seat} is not one of the {options['seats']} seats")
    texts = {part: _texts(fields, part) for part in ("title", "about", "done")}
    steps = fields.take("step", list)
    if not steps:
        raise BadLesson("it has no steps")
    fields.end()
    return Lesson(game, options, seat - 1, **texts, steps=tuple(_numbered(_step, steps)))


class Fields:
    """The fields of a part of a lesson, read one by one; fields left over are errors."""

    def __init__(self, given: Any, part: str) -> None:
        if not isinstance(given, Mapping):
            raise BadLesson(f"{part} should be a table")
        self.left, self.part = dict(given), part

    def take(self, name: str, kind: type[T], default: T | None = None) -> T:
        """Return a field of a type; without a default it is required."""
        if name not in self.left:
            if default is None:
                raise BadLesson(f'{self.part} lacks "{name}"')
            return default
        value = self.left.pop(name)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise BadLesson(f'"{name}" in {self.part} should be {KINDS[kind]}, not {value!r}')
        return value

    def has(self, name: str) -> bool:
        return name in self.left

    def end(self) -> None:
        """Raise BadLesson if fields are left."""
        if self.left:
            raise BadLesson(f'nobody knows "{next(iter(self.left))}" in {self.part}')


KINDS: dict[type, str] = {str: "a text", int: "a number", list: "a list", dict: "a table", bool: "true or false"}


def _numbered(read: Callable[[Any], T], given: list[Any]) -> list[T]:
    """Parse a list; errors name the number of the part."""
    found = []
    for number, part in enumerate(given, 1):
        try:
            found.append(read(part))
        except BadLesson as error:
            raise BadLesson(error.problem, number) from error
    return found


def _step(given: Any) -> Step:
    fields = Fields(given, "the step")
    solution = _lines(fields, "solution")
    if not solution:
        raise BadLesson("it has no solution")
    step = Step(
        position=fields.take("position", str) if fields.has("position") else None,
        text=_texts(fields, "text"),
        goal=_goal(fields.take("goal", dict)),
        solution=solution,
        answers=_lines(fields, "answers"),
        hint=_texts(fields, "hint"),
        reached=_texts(fields, "reached"),
        missed=_texts(fields, "missed") if fields.has("missed") else {},
        mistakes=tuple(_mistake(mistake) for mistake in fields.take("mistake", list, [])),
        within=fields.take("within", int, len(solution)),
        puzzle=fields.take("puzzle", bool, False),
    )
    fields.end()
    if not step.missed and not step.goal.anything:
        raise BadLesson('the step lacks "missed"')
    return step


def _goal(given: Any) -> Goal:
    fields = Fields(given, "the goal")
    goal = Goal(
        anything=fields.take("anything", bool, False),
        moves=tuple(_row(row) for row in fields.take("moves", list, [])),
        events=tuple(_pattern(event) for event in fields.take("events", list, [])),
        avoids=tuple(_pattern(event) for event in fields.take("avoids", list, [])),
        denies=tuple(_pattern(event) for event in fields.take("denies", list, [])),
        turn=fields.take("turn", str, ""),
        won=_won(fields),
        player_stats=fields.take("stats", dict, {}),
    )
    fields.end()
    if goal == Goal():
        raise BadLesson("the goal asks for nothing; write goal.anything = true if any move will do")
    if goal.turn and goal.turn not in TURNS:
        raise BadLesson(f'goal.turn is one of {", ".join(TURNS)}, not "{goal.turn}"')
    if not all(type(number) is int for number in goal.player_stats.values()):
        raise BadLesson("goal.stats are numbers")
    return goal


def _row(given: Any) -> tuple[str, ...]:
    """Return a sequence of moves; most have only one."""
    return (given,) if isinstance(given, str) else _texts_of(given, "moves")


def _won(fields: Fields) -> bool | str:
    return fields.take("won", str) if isinstance(fields.left.get("won"), str) else fields.take("won", bool, False)


def _pattern(given: Any) -> Pattern:
    if isinstance(given, str):
        return Pattern(given, {})
    fields = Fields(given, "the event")
    name = fields.take("name", str)
    for key, value in fields.left.items():
        bound = isinstance(value, str) and value[:1] in ("<", ">")
        if type(value) not in (int, str) or (bound and not (value[1:2] == "=" and value[2:].strip().isdigit())):
            raise BadLesson(f'"{key}" of the event "{name}" should be a number, a text, or such as ">=5"')
    return Pattern(name, fields.left)


def _mistake(given: Any) -> Mistake:
    fields = Fields(given, "the mistake")
    moves, answers = _lines(fields, "moves"), _lines(fields, "answers")
    if not moves:
        raise BadLesson("a mistake lacks its moves")
    return Mistake(moves, answers, _languages(fields.left, "the mistake"))


def _options(game: Game[Any], given: dict[str, Any]) -> Options:
    try:
        return game.complete_options(**given)
    except BadOption as error:
        raise BadLesson(plain(error.message)) from error


def _lines(fields: Fields, name: str) -> tuple[str, ...]:
    """Return a list of moves in notation."""
    return _texts_of(fields.take(name, list, []), name)


def _texts_of(given: Any, name: str) -> tuple[str, ...]:
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        raise BadLesson(f'"{name}" should be a list of texts in the notation of the game')
    return tuple(given)


def _texts(fields: Fields, name: str) -> Texts:
    return _languages(fields.take(name, dict), f'"{name}"')


def _languages(given: Mapping[str, Any], part: str) -> Texts:
    """Return a text by language, with lines joined."""
    if not given or not all(isinstance(text, str) and text.strip() for text in given.values()):
        raise BadLesson(f"{part} should have a text for each language")
    return {language: _set(language, text) for language, text in given.items()}


def _set(language: str, text: str) -> str:
    """Return a text on one line, with the no-break spaces of its language."""
    text = " ".join(line.strip(" ") for line in text.strip().splitlines())
    if language == "fr":
        text = text.replace(" :", "\u00a0:")
        for sign in "?!;»":
            text = text.replace(f" {sign}", f"\u202f{sign}")
        text = text.replace("« ", "«\u202f")
    return text
