"""Whether a lesson's goal is reached, judged from the match."""

from collections.abc import Iterator
from typing import Any

from troop.core.game import OVER, Event, Game, Move, TroopError
from troop.core.messages import seat_number
from troop.lessons.lesson import Goal, Pattern
from troop.match.match import Match


def reaches(goal: Goal, match: Match, seat: int, made: list[int], within: int) -> bool:
    """Return whether the whole goal holds now; ``made`` are the numbers of the learner's entries."""
    if goal.anything:
        return len(made) >= within
    return all(
        (
            not goal.moves or any(is_row(match, made, row) for row in goal.moves),
            all(_happened(pattern, match, seat) for pattern in goal.events),
            not goal.avoids or (len(made) >= within and not any(_happened(each, match, seat) for each in goal.avoids)),
            not goal.denies or _denied(goal.denies, match, seat),
            not goal.turn or (match.now.actor == seat) == (goal.turn == "stays"),
            not goal.won or _won(goal.won, match, seat),
            all(_stat(match, seat, name) >= number for name, number in goal.player_stats.items()),
        )
    )


def can_still_reach(goal: Goal, match: Match, made: list[int]) -> bool:
    """Return whether the moves so far begin one of the sequences asked for, if there are any."""
    return not goal.moves or any(is_row(match, made, row[: len(made)]) for row in goal.moves)


def is_row(match: Match, made: list[int], row: tuple[str, ...]) -> bool:
    """Return whether entries are the moves of a sequence."""
    return len(made) == len(row) and all(is_move(match, at, text) for at, text in zip(made, row, strict=True))


def is_move(match: Match, at: int, text: str) -> bool:
    """Return whether an entry (from 1) is the move that a text means there."""
    return read(match.game, match.plies[at - 1].state, text) == match.plies[at].move


def read(game: Game[Any], state: Any, text: str) -> Move | None:
    """Return the move that a text means, or None."""
    try:
        return game.notation.parse(state, text)
    except TroopError:
        return None


def happened(match: Match, seat: int) -> Iterator[Event]:
    """Yield the events so far, as the learner may see them."""
    for before, after in zip(match.plies, match.plies[1:], strict=False):
        if after.move is not None:
            yield from match.game.narration.events(before.state, after.move, seat)


def _happened(pattern: Pattern, match: Match, seat: int) -> bool:
    return any(_fits(pattern, event, seat) for event in happened(match, seat))


def _fits(pattern: Pattern, event: Event, seat: int) -> bool:
    """Return whether an event matches a pattern. Unless the pattern names a seat, the event has to concern ``seat``."""
    wanted = {"seat": seat_number(seat), **pattern.where} if "seat" in event.arguments else pattern.where
    return event.name == pattern.name and all(_is(event.arguments.get(key), value) for key, value in wanted.items())


def _is(found: object, wanted: int | str) -> bool:
    """Return whether a value is the one wanted: equal, or within a bound such as ``">=5"``."""
    if isinstance(wanted, str) and wanted[:2] in (">=", "<="):
        bound = int(wanted[2:])
        return isinstance(found, int) and (found >= bound if wanted[0] == ">" else found <= bound)
    return found == wanted


def _denied(patterns: tuple[Pattern, ...], match: Match, seat: int) -> bool:
    """Return whether none of the patterns can happen in the next decision of another seat."""
    state, actor = match.now.state, match.now.actor
    if actor == OVER:
        return True
    if actor < 0 or actor == seat:
        return False
    replies = (event for move in state.legal_moves() for event in match.game.narration.events(state, move, actor))
    return not any(_fits(pattern, event, actor) for event in replies for pattern in patterns)


def _won(reason: bool | str, match: Match, seat: int) -> bool:
    outcome = match.now.outcome
    return outcome is not None and seat in outcome.winners and reason in (True, outcome.reason)


def _stat(match: Match, seat: int, name: str) -> int:
    """Return a figure from the learner's panel."""
    label = f"{match.game.name}-stat-{name}"
    player_stats = match.game.drawing.player_stats(match.now.state.view(seat), seat)
    return next((stat.value for stat in player_stats if stat.label[0] == label and isinstance(stat.value, int)), 0)
