"""Checks lessons: every step is played by its solution, and can be failed."""

from collections.abc import Iterator

from troop.core.errors import TroopError
from troop.core.game import OVER
from troop.core.messages import plain
from troop.lessons.goals import is_move, read
from troop.lessons.lesson import BadLesson, Lesson, Step, Texts
from troop.lessons.session import OPEN, REACHED, LessonSession, begin, first
from troop.match.match import Match
from troop.match.record import Registry


def check(lesson: Lesson, languages: tuple[str, ...], registry: Registry) -> None:
    """Raise BadLesson if a lesson is not valid. Texts have to be in all ``languages``, or in none."""
    languages = tuple(dict.fromkeys((*languages, *lesson.title)))
    for part in (lesson.title, lesson.about, lesson.done):
        _check_languages(part, languages, None)
    for index, step in enumerate(lesson.steps):
        for texts in _texts_of(step):
            _check_languages(texts, languages, index + 1)
        try:
            _check_step(lesson, index, registry)
        except TroopError as error:
            raise BadLesson(plain(error.message), index + 1) from error
        except BadLesson as error:
            raise BadLesson(error.problem, index + 1) from error


def _texts_of(step: Step) -> Iterator[Texts]:
    yield from (step.text, step.hint, step.reached, *(mistake.feedback for mistake in step.mistakes))
    if step.missed:
        yield step.missed


def _check_languages(texts: Texts, languages: tuple[str, ...], step: int | None) -> None:
    if set(texts) != set(languages):
        begins = next(iter(texts.values()))[:40]
        raise BadLesson(f'"{begins}…" is there in {", ".join(texts)}, not in {", ".join(languages)}', step)


def _check_step(lesson: Lesson, index: int, registry: Registry) -> None:
    step = lesson.steps[index]
    if step.position is None and index > 0 and len(lesson.steps[index - 1].goal.moves) != 1:
        raise BadLesson("it names no position, so the goal of the step before has to be one row of moves")
    if first(lesson, index, registry).match.now.actor == OVER:
        raise BadLesson("the game is over in its position")
    way = _way(lesson, index, registry)
    if way[-1].verdict.status != REACHED:
        raise BadLesson("its solution does not reach the goal")
    _check_answers(way[-1])
    if not step.goal.anything and not any(_can_fail(session) for session in way[:-1]):
        raise BadLesson("every move reaches its goal; if that is meant, write goal.anything = true")
    for mistake in step.mistakes:
        for text in mistake.moves:
            _check_mistake(text, len(mistake.answers), way)


def _way(lesson: Lesson, index: int, registry: Registry) -> list[LessonSession]:
    """Return the sessions along the solution, from before its first move to after its last."""
    way = [begin(lesson, index, registry)]
    for text in lesson.steps[index].solution:
        session = way[-1]
        if session.match.now.actor != lesson.seat:
            raise BadLesson(f'the learner is not to move when the solution says "{text}"')
        if session.verdict.status != OPEN:
            raise BadLesson(f'the step is over before the solution says "{text}"')
        way.append(session.played(_played(session.match, text)))
    return way


def _played(match: Match, text: str) -> Match:
    """Return the match after a move in notation; errors name the text."""
    try:
        return match.play(text)
    except TroopError as error:
        raise BadLesson(f'"{text}" cannot be played: {plain(error.message)}') from error


def _check_answers(end: LessonSession) -> None:
    """Check that every answer is given on the way of the solution."""
    given = end.others
    for number, text in enumerate(end.step.answers):
        if number >= len(given):
            raise BadLesson(f'the answer "{text}" is never given: the goal is reached before')
        if not is_move(end.match, given[number], text):
            there = end.match.text(given[number])
            raise BadLesson(f'the answer "{text}" is not legal when its turn comes; "{there}" was played')


def _can_fail(session: LessonSession) -> bool:
    """Return whether some other move at this point misses the goal."""
    match = session.match
    others = (match.decide(move) for move in match.now.state.legal_moves())
    return any(session.played(after).verdict.status != REACHED for after in others)


def _check_mistake(text: str, answers: int, way: list[LessonSession]) -> None:
    for session in way[:-1]:
        match = session.match
        if (move := read(match.game, match.now.state, text)) is None:
            continue
        after = session.played(match.decide(move))
        if after.verdict.status == REACHED:
            raise BadLesson(f'the mistake "{text}" reaches the goal')
        if after.match.last < match.last + 1 + answers:
            raise BadLesson(f'the answers to the mistake "{text}" cannot be given')
        return
    raise BadLesson(f'the mistake "{text}" can never be played')
