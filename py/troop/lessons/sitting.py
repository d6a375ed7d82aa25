"""A step being played: where it begins, what the others do, and how it stands.

A step is a table like any other, whose record begins at the step's position. All of this follows from the lesson and
that record: nothing else is kept.
"""

from typing import Any, NamedTuple

from troop.core.errors import IllegalMove, TroopError
from troop.core.game import CHANCE, OVER
from troop.core.message import message
from troop.core.mind import Finding
from troop.core.record import PERSON, House, Record, Seat
from troop.core.table import Table
from troop.lessons.goals import can_still_reach, is_move, is_row, reaches
from troop.lessons.lesson import Lesson, Slip, Step, Texts
from troop.look import Eyes
from troop.minds import LEVELS
from troop.study import marks_of

OPEN, REACHED, MISSED = "open", "reached", "missed"
SEED = "lesson"
"""What no answer says, chance draws: the same each time."""


class Verdict(NamedTuple):
    """How a step stands, and what is said about it."""

    stands: str
    said: Texts = {}  # noqa: RUF012  (a NamedTuple's default; nobody changes it)


class Sitting(NamedTuple):
    """A pupil at a step of a lesson."""

    lesson: Lesson
    number: int
    """The step's, from 0."""
    table: Table

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def made(self) -> list[int]:
        """The pupil's decisions: the numbers of their entries."""
        return [at for at in range(1, self.table.last + 1) if self._decider(at) == self.lesson.seat]

    @property
    def others(self) -> list[int]:
        """What chance and the others decided: the numbers of its entries."""
        return [at for at in range(1, self.table.last + 1) if self._decider(at) not in (None, self.lesson.seat)]

    @property
    def verdict(self) -> Verdict:
        """How the step stands: nothing is decided before the pupil has decided something."""
        made, step = self.made, self.step
        if made and reaches(step.goal, self.table, self.lesson.seat, made, step.within):
            return Verdict(REACHED, step.reached)
        if slip := self._slip():
            return Verdict(MISSED, slip.said)
        ended = len(made) >= step.within or self.table.now.actor != self.lesson.seat
        lost = ended or not can_still_reach(step.goal, self.table, made)
        return Verdict(MISSED, step.missed) if made and lost else Verdict(OPEN)

    def played(self, table: Table) -> "Sitting":
        """The sitting after a decision of the pupil, and all that follows from it by itself. Raises IllegalMove."""
        if self.verdict.stands != OPEN:
            raise IllegalMove(message("lesson-step-over"))
        return self._replace(table=table).answered()

    def answered(self) -> "Sitting":
        """The sitting once chance and the others have done their part."""
        sitting, after = self, self._answered_once()
        while after is not None:
            sitting, after = after, after._answered_once()
        return sitting

    def shown(self, eyes: Eyes) -> dict[str, Any] | None:
        """The next decision of the solution, and where it is on the board; None once the pupil has left its way."""
        made, table = self.made, self.table
        ahead = self.step.solution[len(made) :]
        if not ahead or self.verdict.stands != OPEN or not is_row(table, made, self.step.solution[: len(made)]):
            return None
        view = table.now.state.view(self.lesson.seat)
        move = table.game.parse(view, ahead[0])
        marks = marks_of(table.game, view, self.lesson.seat, Finding(move, ()), eyes.shape)
        return {"move": move, "text": table.game.write(view, move), "marks": marks}

    def data(self) -> dict[str, Any]:
        """How the step stands, as the page takes it."""
        verdict, step = self.verdict, self.step
        told = {"told": step.told, "hint": step.hint, "stands": verdict.stands, "said": verdict.said}
        return {"step": self.number, "steps": len(self.lesson.steps), "made": len(self.made), **told}

    def _answered_once(self) -> "Sitting | None":
        """The sitting after one thing that is not for the pupil to decide; None if there is none."""
        now = self.table.now
        theirs = self.table.forced is None and now.actor not in (OVER, self.lesson.seat)
        if theirs and now.actor != CHANCE and self.verdict.stands == REACHED:
            return None
        after = (self._scripted() if theirs else None) or self.table.going()
        return self._replace(table=after) if after else None

    def _scripted(self) -> Table | None:
        """The table after the next answer; None if there is none, or it does not fit what the pupil has done."""
        slip, given = self._slip(), self.others
        answers = slip.answers if slip else self.step.answers
        if slip:
            given = [at for at in given if at > self.made[-1]]
        if len(given) >= len(answers):
            return None
        try:
            return self.table.play(answers[len(given)])
        except TroopError:
            return None

    def _slip(self) -> Slip | None:
        """The mistake that the pupil's last decision was, if it is one with a word of its own."""
        made = self.made
        slips = self.step.slips if made else ()
        return next((slip for slip in slips if any(is_move(self.table, made[-1], text) for text in slip.moves)), None)

    def _decider(self, at: int) -> int | None:
        """Who decided an entry (from 1): a seat, or chance; None for what was forced, and for table words."""
        point = self.table.points[at - 1]
        if self.table.points[at].move is None:
            return None
        return point.actor if point.actor == CHANCE or self.table.decided_freely(at) else None


def begin(lesson: Lesson, number: int, house: House) -> Sitting:
    """The sitting at the beginning of a step, with what the others do before it is for the pupil to decide."""
    return first(lesson, number, house).answered()


def first(lesson: Lesson, number: int, house: House) -> Sitting:
    """The sitting where a step begins. One without a position goes on where the solution of the step before ends."""
    position = lesson.steps[number].position
    if position is None and number > 0:
        before = solved(lesson, number - 1, house)
        position = lesson.game.describe(before.table.now.state)
    seats = [Seat(LEVELS[0])] * int(lesson.options["seats"])
    seats[lesson.seat] = Seat(PERSON)
    record = Record(lesson.game, lesson.options, tuple(seats), SEED, position=position)
    return Sitting(lesson, number, Table(record, house))


def solved(lesson: Lesson, number: int, house: House) -> Sitting:
    """The sitting at the end of a step's solution. Raises TroopError if it cannot be played."""
    sitting = begin(lesson, number, house)
    for text in lesson.steps[number].solution:
        sitting = sitting.played(sitting.table.play(text))
    return sitting
