"""Expansion of a position: the win probabilities, and the most promising turns."""

import math

from troop.ai.search.tree import Expansion
from troop.games.itchy.ai.evaluation import WON, evaluator_of, win_probabilities
from troop.games.itchy.ai.fast_state import Position
from troop.games.itchy.ai.moves import after_decision, entries
from troop.games.itchy.ai.turns import Turn, ValuedTurn, turns

WIDEST = 60
"""The most turns considered in a position, below the root."""
FIRST = 8
"""The most turns kept at first; most positions are never visited often enough to need more."""
SOBER = 0.5
"""A turn whose value is this much less is about a third as promising."""


def expand(pos: Position, width: int = FIRST) -> Expansion[Turn]:
    """Expand a position at the beginning of a turn."""
    seats = pos.constants.seats
    if pos.constants.pool.spies and (winner := _winner_before(pos)) >= 0:
        return Expansion(pos.seat, _won_by(winner, seats))
    if pos.turns >= pos.constants.last_turn:
        return Expansion(pos.seat, (1 / seats,) * seats)
    several = _turns(pos)
    best = max(several)
    if best[0] > WON:
        return Expansion(pos.seat, _won_by(pos.seat, seats))
    expected = win_probabilities(after(pos, best[1]))
    several = sorted(several, reverse=True)[:WIDEST]
    moves = tuple([turn for _, turn in several[:width]])
    return Expansion(pos.seat, expected, moves, priors(several)[:width], len(several) > width)


def expand_fully(pos: Position) -> Expansion[Turn]:
    """Expand a position with all turns considered."""
    return expand(pos, WIDEST)


def after(pos: Position, turn: Turn) -> Position:
    """Return the position after a turn."""
    for decision in turn:
        pos = after_decision(pos, decision)
    return pos.ended()


def priors(several: list[ValuedTurn]) -> tuple[float, ...]:
    """Return how promising turns are, by their static values; the sum is 1."""
    best = several[0][0]
    powers = [math.exp(max((value - best) / SOBER, -30.0)) for value, _ in several]
    total = sum(powers)
    return tuple([power / total for power in powers])


def _turns(pos: Position) -> list[ValuedTurn]:
    """Return the turns of the mover; with no lice on the board, after the best entry."""
    evaluator = evaluator_of(pos.seat, pos.constants.seats)
    if pos.is_on_board(pos.seat) or not (possible := entries(pos)):
        return turns(pos, evaluator)
    spawning = pos.constants.spawns_after_entering
    options = [(entry, turns(after_decision(pos, entry), evaluator, spawning=spawning)) for entry in possible]
    entry, best = max(options, key=lambda way: max(way[1])[0])
    return [(value, (entry, *turn)) for value, turn in best]


def _winner_before(pos: Position) -> int:
    """Rule 15: the winner with the turn before, the mover first; -1 if nobody has won."""
    seats = pos.constants.seats
    order = ((pos.seat - 1 + later) % seats for later in range(seats))
    return next((seat for seat in order if pos.wins(seat)), -1)


def _won_by(winner: int, seats: int) -> tuple[float, ...]:
    return tuple([float(seat == winner) for seat in range(seats)])
