"""Section 4: colonies, and winning with them."""

from typing import TYPE_CHECKING

from troop.core.game import Outcome
from troop.games.itchy.rules.board import Board
from troop.games.itchy.rules.printed_boards import GORILLA

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

GORILLAS, FAMILY, VARIETY = 3, 4, 5
"""Rule 15: the number of colonies for each way of winning."""


def colonies(board: Board, seat: int) -> list[int]:
    """Return the cells of a seat's colonies."""
    return [cell for cell, monkey in board.infested if seat in monkey.colony_of]


def colonies_by_species(board: Board, seat: int) -> dict[str, int]:
    """Return the number of a seat's colonies on each species where it has any."""
    counts: dict[str, int] = {}
    for _, monkey in board.infested:
        if seat in monkey.colony_of:
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
    if len([True for _, monkey in state.board.infested if monkey.colony_of]) < GORILLAS:
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
