"""A lesson step being played: where it begins, what the other seats do, and whether the goal is reached.

A step is a match whose record begins at the step's position. Everything follows from the lesson and that record.
"""

from typing import Any, NamedTuple

from troop.ai import LEVELS
from troop.analysis.review import marks_of
from troop.core.bot import Evaluation
from troop.core.errors import IllegalMove, TroopError
from troop.core.game import CHANCE, OVER
from troop.core.messages import message
from troop.lessons.goals import can_still_reach, is_move, is_row, reaches
from troop.lessons.lesson import Lesson, Mistake, Step, Texts
from troop.match.match import Match
from troop.match.record import PERSON, Record, Registry, Seat

OPEN, REACHED, MISSED = "open", "reached", "missed"
SEED = "lesson"
"""The seed for chance that no answer determines: the same each time."""


class Verdict(NamedTuple):
    """The status of a step, and the feedback to show."""

    status: str
    feedback: Texts = {}  # noqa: RUF012  (a NamedTuple's default; nobody changes it)


class LessonSession(NamedTuple):
    """A learner at a step of a lesson."""

    lesson: Lesson
    number: int
    """The number of the step, from 0."""
    match: Match

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def made(self) -> list[int]:
        """The numbers of the learner's entries."""
        return [at for at in range(1, self.match.last + 1) if self._decider(at) == self.lesson.seat]

    @property
    def others(self) -> list[int]:
        """The numbers of the entries of chance and the other seats."""
        return [at for at in range(1, self.match.last + 1) if self._decider(at) not in (None, self.lesson.seat)]

    @property
    def verdict(self) -> Verdict:
        """The status of the step; open until the learner has moved."""
        made, step = self.made, self.step
        if made and reaches(step.goal, self.match, self.lesson.seat, made, step.within):
            return Verdict(REACHED, step.reached)
        if mistake := self._mistake():
            return Verdict(MISSED, mistake.feedback)
        ended = len(made) >= step.within or self.match.now.actor != self.lesson.seat
        lost = ended or not can_still_reach(step.goal, self.match, made)
        return Verdict(MISSED, step.missed) if made and lost else Verdict(OPEN)

    def played(self, match: Match) -> "LessonSession":
        """Return the session after a move of the learner and all that follows automatically. Raises IllegalMove."""
        if self.verdict.status != OPEN:
            raise IllegalMove(message("lesson-step-over"))
        return self._replace(match=match).answered()

    def answered(self) -> "LessonSession":
        """Return the session after the moves of chance and the other seats."""
        session, after = self, self._answered_once()
        while after is not None:
            session, after = after, after._answered_once()
        return session

    def shown(self, shape: str) -> dict[str, Any] | None:
        """Return the next move of the solution and its place on the board; None if the learner has left the
        solution.
        """
        made, match = self.made, self.match
        ahead = self.step.solution[len(made) :]
        if not ahead or self.verdict.status != OPEN or not is_row(match, made, self.step.solution[: len(made)]):
            return None
        view = match.now.state.view(self.lesson.seat)
        move = match.game.notation.parse(view, ahead[0])
        marks = marks_of(match.game, view, self.lesson.seat, Evaluation(move, ()), shape)
        words = match.game.narration.in_words(view, move)
        shown = {"move": move, "text": match.game.notation.write(view, move), "marks": marks}
        return shown | ({"words": words} if words else {})

    def data(self) -> dict[str, Any]:
        """Return the status of the step as the page gets it."""
        verdict, step = self.verdict, self.step
        told = {"text": step.text, "hint": step.hint, "status": verdict.status, "feedback": verdict.feedback}
        place = {"step": self.number, "steps": len(self.lesson.steps), "decisions": len(self.made)}
        return place | {"puzzle": step.puzzle} | told

    def _answered_once(self) -> "LessonSession | None":
        """Return the session after one move that is not the learner's; None if there is none."""
        now = self.match.now
        theirs = self.match.forced is None and now.actor not in (OVER, self.lesson.seat)
        if theirs and now.actor != CHANCE and self.verdict.status == REACHED:
            return None
        after = (self._scripted() if theirs else None) or self.match.next_automatic()
        return self._replace(match=after) if after else None

    def _scripted(self) -> Match | None:
        """Return the match after the next scripted answer; None if there is none or it does not apply."""
        mistake, given = self._mistake(), self.others
        answers = mistake.answers if mistake else self.step.answers
        if mistake:
            given = [at for at in given if at > self.made[-1]]
        if len(given) >= len(answers):
            return None
        try:
            return self.match.play(answers[len(given)])
        except TroopError:
            return None

    def _mistake(self) -> Mistake | None:
        """Return the mistake that the learner's last move was, if the lesson expects it."""
        made = self.made
        mistakes = self.step.mistakes if made else ()
        return next(
            (mistake for mistake in mistakes if any(is_move(self.match, made[-1], text) for text in mistake.moves)),
            None,
        )

    def _decider(self, at: int) -> int | None:
        """Return the seat that decided an entry (from 1), or CHANCE; None for forced moves and control actions."""
        ply = self.match.plies[at - 1]
        if self.match.plies[at].move is None:
            return None
        return ply.actor if ply.actor == CHANCE or self.match.decided_freely(at) else None


def begin(lesson: Lesson, number: int, registry: Registry) -> LessonSession:
    """Begin a step, with the moves that come before the learner's."""
    return first(lesson, number, registry).answered()


def first(lesson: Lesson, number: int, registry: Registry) -> LessonSession:
    """Return the session at the start of a step. Without a position it continues where the solution of the step
    before ends.
    """
    position = lesson.steps[number].position
    if position is None and number > 0:
        before = solved(lesson, number - 1, registry)
        position = lesson.game.notation.to_text(before.match.now.state)
    seats = [Seat(LEVELS[0])] * int(lesson.options["seats"])
    seats[lesson.seat] = Seat(PERSON)
    record = Record(lesson.game, lesson.options, tuple(seats), SEED, position=position)
    return LessonSession(lesson, number, Match(record, registry))


def solved(lesson: Lesson, number: int, registry: Registry) -> LessonSession:
    """Return the session after a step's solution. Raises TroopError if it cannot be played."""
    session = begin(lesson, number, registry)
    for text in lesson.steps[number].solution:
        session = session.played(session.match.play(text))
    return session
