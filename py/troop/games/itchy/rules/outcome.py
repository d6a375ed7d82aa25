"""Section 4: colonies, and winning with them."""

from typing import TYPE_CHECKING

from troop.core.game import Outcome
from troop.games.itchy.rules.board import Board, Monkey
from troop.games.itchy.rules.printed_boards import GORILLA

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

COLONY = 3
GORILLAS, FAMILY, VARIETY = 3, 4, 5
"""Rule 15: the number of colonies for each way of winning."""


def is_colony(monkey: Monkey, seat: int) -> bool:
    """Rules 15 and 18: three workers or spies of any owner, at least one of them the seat's; queens do not count."""
    workers, _, spies = monkey.lice_by_owner[seat]
    return bool(workers or spies) and is_anyones_colony(monkey)


def is_anyones_colony(monkey: Monkey) -> bool:
    """Rules 15 and 18: whether a monkey is a colony for any seat."""
    return sum([workers + spies for workers, _, spies in monkey.lice_by_owner]) >= COLONY


def colonies(board: Board, seat: int) -> list[int]:
    """Return the cells of a seat's colonies."""
    return [cell for cell, monkey in enumerate(board.cells) if monkey and is_colony(monkey, seat)]


def colonies_by_species(board: Board, seat: int) -> dict[str, int]:
    """Return the number of a seat's colonies on each species where it has any."""
    counts: dict[str, int] = {}
    for monkey in board.cells:
        if monkey and is_colony(monkey, seat):
            counts[monkey.species] = counts.get(monkey.species, 0) + 1
    return counts


def winning_reason(board: Board, seat: int) -> str | None:
    """Rule 15: the first way to win that a seat has reached; None if none."""
    counts = colonies_by_species(board, seat)
    if counts.get(GORILLA, 0) >= GORILLAS:
        return "gorillas"
    if counts and max(counts.values()) >= FAMILY:
        return "family"
    return "variety" if len(counts) >= VARIETY else None


def winner(state: "State") -> int | None:
    """Rule 15: the mover if they win, else the first winner in turn order after them."""
    if sum([monkey is not None and is_anyones_colony(monkey) for monkey in state.board.cells]) < GORILLAS:
        return None  # a quick test: every way of winning needs three colonies, and most boards have fewer
    seats = state.variant.seats
    order = ((state.seat + after) % seats for after in range(seats))
    return next((seat for seat in order if winning_reason(state.board, seat)), None)


def final_outcome(state: "State") -> Outcome:
    """Return the outcome of a game that is over; the scores are colonies."""
    scores = tuple(len(colonies(state.board, seat)) for seat in range(state.variant.seats))
    seat = winner(state)
    if seat is None:
        return Outcome("cap", scores, ())
    return Outcome(winning_reason(state.board, seat) or "", scores, (seat,))
