"""Whether a goal is reached: read off the table, and from what has happened on it."""

from collections.abc import Iterator
from typing import Any

from troop.core.game import OVER, Event, Game, Move, TroopError
from troop.core.message import seat_number
from troop.core.table import Table
from troop.lessons.lesson import Goal, Pattern


def reaches(goal: Goal, table: Table, seat: int, made: list[int], within: int) -> bool:
    """Whether all of a goal holds now, for the pupil on that seat, who made these decisions (numbers of entries)."""
    if goal.anything:
        return len(made) >= within
    return all(
        (
            not goal.moves or any(is_row(table, made, row) for row in goal.moves),
            all(_happened(pattern, table, seat) for pattern in goal.events),
            not goal.avoids or (len(made) >= within and not any(_happened(each, table, seat) for each in goal.avoids)),
            not goal.denies or _denied(goal.denies, table, seat),
            not goal.turn or (table.now.actor == seat) == (goal.turn == "stays"),
            not goal.won or _won(goal.won, table, seat),
            all(_fact(table, seat, name) >= number for name, number in goal.facts.items()),
        )
    )


def can_still_reach(goal: Goal, table: Table, made: list[int]) -> bool:
    """Whether the decisions so far begin a row that is asked for; where none is, they may be anything."""
    return not goal.moves or any(is_row(table, made, row[: len(made)]) for row in goal.moves)


def is_row(table: Table, made: list[int], row: tuple[str, ...]) -> bool:
    """Whether decisions are those of a row."""
    return len(made) == len(row) and all(is_move(table, at, text) for at, text in zip(made, row, strict=True))


def is_move(table: Table, at: int, text: str) -> bool:
    """Whether an entry (from 1) is the decision that a text means there."""
    return read(table.game, table.points[at - 1].state, text) == table.points[at].move


def read(game: Game[Any], state: Any, text: str) -> Move | None:
    """The decision that a text means at a state; None if it means none."""
    try:
        return game.parse(state, text)
    except TroopError:
        return None


def happened(table: Table, seat: int) -> Iterator[Event]:
    """All that has happened, as the pupil may see it."""
    for before, after in zip(table.points, table.points[1:], strict=False):
        if after.move is not None:
            yield from table.game.events(before.state, after.move, seat)


def _happened(pattern: Pattern, table: Table, seat: int) -> bool:
    return any(_fits(pattern, event, seat) for event in happened(table, seat))


def _fits(pattern: Pattern, event: Event, seat: int) -> bool:
    """Whether an event is what is asked for. What happens to somebody has to happen to that seat, if none is named."""
    wanted = {"seat": seat_number(seat), **pattern.where} if "seat" in event.arguments else pattern.where
    return event.name == pattern.name and all(_is(event.arguments.get(key), value) for key, value in wanted.items())


def _is(found: object, wanted: int | str) -> bool:
    """Whether an argument is what is asked for: the same, or a number of at least or at most so much."""
    if isinstance(wanted, str) and wanted[:2] in (">=", "<="):
        bound = int(wanted[2:])
        return isinstance(found, int) and (found >= bound if wanted[0] == ">" else found <= bound)
    return found == wanted


def _denied(patterns: tuple[Pattern, ...], table: Table, seat: int) -> bool:
    """Whether another seat decides now, or nobody, and nothing it can decide makes any of these happen."""
    state, actor = table.now.state, table.now.actor
    if actor == OVER:
        return True
    if actor < 0 or actor == seat:
        return False
    replies = (event for move in state.legal_moves() for event in table.game.events(state, move, actor))
    return not any(_fits(pattern, event, actor) for event in replies for pattern in patterns)


def _won(reason: bool | str, table: Table, seat: int) -> bool:
    outcome = table.now.outcome
    return outcome is not None and seat in outcome.winners and reason in (True, outcome.reason)


def _fact(table: Table, seat: int, name: str) -> int:
    """A number on the pupil's panel."""
    label = f"{table.game.name}-fact-{name}"
    facts = table.game.facts(table.now.state.view(seat), seat)
    return next((fact.value for fact in facts if fact.label[0] == label and isinstance(fact.value, int)), 0)
