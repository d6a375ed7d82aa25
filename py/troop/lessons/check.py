"""Whether a lesson holds what it promises: every step is played through, the right way and a wrong one."""

from collections.abc import Iterator

from troop.core.errors import TroopError
from troop.core.game import OVER
from troop.core.message import plain
from troop.core.record import House
from troop.core.table import Table
from troop.lessons.goals import is_move, read
from troop.lessons.lesson import BadLesson, Lesson, Step, Texts
from troop.lessons.sitting import OPEN, REACHED, Sitting, begin, first


def check(lesson: Lesson, languages: tuple[str, ...], house: House) -> None:
    """Raise BadLesson if anything in a lesson cannot be so. Of further languages, each is spoken to the end."""
    languages = tuple(dict.fromkeys((*languages, *lesson.title)))
    for part in (lesson.title, lesson.about, lesson.done):
        _check_languages(part, languages, None)
    for index, step in enumerate(lesson.steps):
        for texts in _texts_of(step):
            _check_languages(texts, languages, index + 1)
        try:
            _check_step(lesson, index, house)
        except TroopError as error:
            raise BadLesson(plain(error.message), index + 1) from error
        except BadLesson as error:
            raise BadLesson(error.problem, index + 1) from error


def _texts_of(step: Step) -> Iterator[Texts]:
    yield from (step.told, step.hint, step.reached, *(slip.said for slip in step.slips))
    if step.missed:
        yield step.missed


def _check_languages(texts: Texts, languages: tuple[str, ...], step: int | None) -> None:
    if set(texts) != set(languages):
        begins = next(iter(texts.values()))[:40]
        raise BadLesson(f'"{begins}…" is there in {", ".join(texts)}, not in {", ".join(languages)}', step)


def _check_step(lesson: Lesson, index: int, house: House) -> None:
    step = lesson.steps[index]
    if step.position is None and index > 0 and len(lesson.steps[index - 1].goal.moves) != 1:
        raise BadLesson("it names no position, so the goal of the step before has to be one row of moves")
    if first(lesson, index, house).table.now.actor == OVER:
        raise BadLesson("the game is over in its position")
    way = _way(lesson, index, house)
    if way[-1].verdict.stands != REACHED:
        raise BadLesson("its solution does not reach the goal")
    _check_answers(way[-1])
    if not step.goal.anything and not any(_can_fail(sitting) for sitting in way[:-1]):
        raise BadLesson("every move reaches its goal; if that is meant, write goal.anything = true")
    for slip in step.slips:
        for text in slip.moves:
            _check_slip(text, len(slip.answers), way)


def _way(lesson: Lesson, index: int, house: House) -> list[Sitting]:
    """The sittings along the solution, from before its first decision to after its last."""
    way = [begin(lesson, index, house)]
    for text in lesson.steps[index].solution:
        sitting = way[-1]
        if sitting.table.now.actor != lesson.seat:
            raise BadLesson(f'it is not for the pupil to decide when the solution says "{text}"')
        if sitting.verdict.stands != OPEN:
            raise BadLesson(f'the step is over before the solution says "{text}"')
        way.append(sitting.played(_told(sitting.table, text)))
    return way


def _told(table: Table, text: str) -> Table:
    """The table after a text; what is wrong with it is told with the text."""
    try:
        return table.play(text)
    except TroopError as error:
        raise BadLesson(f'"{text}" cannot be played: {plain(error.message)}') from error


def _check_answers(end: Sitting) -> None:
    """Every answer is given on the way of the solution, when its turn comes."""
    given = end.others
    for number, text in enumerate(end.step.answers):
        if number >= len(given):
            raise BadLesson(f'the answer "{text}" is never given: the goal is reached before')
        if not is_move(end.table, given[number], text):
            there = end.table.text(given[number])
            raise BadLesson(f'the answer "{text}" is not legal when its turn comes; "{there}" was played')


def _can_fail(sitting: Sitting) -> bool:
    """Whether some other decision at this point does not reach the goal."""
    table = sitting.table
    others = (table.decide(move) for move in table.now.state.legal_moves())
    return any(sitting.played(after).verdict.stands != REACHED for after in others)


def _check_slip(text: str, answers: int, way: list[Sitting]) -> None:
    for sitting in way[:-1]:
        table = sitting.table
        if (move := read(table.game, table.now.state, text)) is None:
            continue
        after = sitting.played(table.decide(move))
        if after.verdict.stands == REACHED:
            raise BadLesson(f'the slip "{text}" reaches the goal')
        if after.table.last < table.last + 1 + answers:
            raise BadLesson(f'the answers to the slip "{text}" cannot be given')
        return
    raise BadLesson(f'the slip "{text}" can never be played')
