"""Section 4: colonies, and who wins with them."""

from typing import TYPE_CHECKING

from troop.core.game import Outcome
from troop.games.itchy.board import Board, Monkey
from troop.games.itchy.species import GORILLA

if TYPE_CHECKING:  # the state knows how it ended; this is handed states
    from troop.games.itchy.state import State

COLONY = 3
GORILLAS, FAMILY, VARIETY = 3, 4, 5
"""Rule 15: how many colonies each way of winning takes."""


def is_colony(monkey: Monkey, seat: int) -> bool:
    """Rules 15 and 18: three workers or spies, whoever's, and one of them yours; queens do not count."""
    workers, _, spies = monkey.crowd[seat]
    return bool(workers or spies) and is_settled(monkey)


def is_settled(monkey: Monkey) -> bool:
    """Rules 15 and 18: whether a monkey is a colony for anybody."""
    return sum([workers + spies for workers, _, spies in monkey.crowd]) >= COLONY


def colonies(board: Board, seat: int) -> list[int]:
    """The cells of a seat's colonies."""
    return [cell for cell, monkey in enumerate(board.cells) if monkey and is_colony(monkey, seat)]


def colonies_by_species(board: Board, seat: int) -> dict[str, int]:
    """How many colonies a seat has on each species where it has any."""
    counts: dict[str, int] = {}
    for monkey in board.cells:
        if monkey and is_colony(monkey, seat):
            counts[monkey.species] = counts.get(monkey.species, 0) + 1
    return counts


def reason_to_win(board: Board, seat: int) -> str | None:
    """Rule 15: the first of the ways to win that holds for a seat; None if it does not win."""
    counts = colonies_by_species(board, seat)
    if counts.get(GORILLA, 0) >= GORILLAS:
        return "gorillas"
    if counts and max(counts.values()) >= FAMILY:
        return "family"
    return "variety" if len(counts) >= VARIETY else None


def winner(state: "State") -> int | None:
    """Rule 15: the mover if they win, else the first in turn order after them who does."""
    if sum([monkey is not None and is_settled(monkey) for monkey in state.board.cells]) < GORILLAS:
        return None  # every way of winning takes three colonies at least, and most boards have fewer
    seats = state.rules.seats
    order = ((state.seat + after) % seats for after in range(seats))
    return next((seat for seat in order if reason_to_win(state.board, seat)), None)


def result(state: "State") -> Outcome:
    """How the game ended; the scores are colonies."""
    scores = tuple(len(colonies(state.board, seat)) for seat in range(state.rules.seats))
    seat = winner(state)
    if seat is None:
        return Outcome("cap", scores, ())
    return Outcome(reason_to_win(state.board, seat) or "", scores, (seat,))
