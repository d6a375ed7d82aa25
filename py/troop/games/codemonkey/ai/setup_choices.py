"""Choices before the first round: the jungle, the starting place, the order of missions."""

from collections.abc import Callable, Iterator

from troop.core.bot import Progress, Skill
from troop.core.chance import Rng
from troop.core.game import Move
from troop.core.hexes import neighbours, read_cell
from troop.games.codemonkey.ai.evaluation import climb_chance, win_probabilities_of
from troop.games.codemonkey.ai.fast_jungle import TREE, members
from troop.games.codemonkey.ai.fast_state import Position, position_of
from troop.games.codemonkey.ai.move_results import MoveResults
from troop.games.codemonkey.ai.program_evaluation import NextRound
from troop.games.codemonkey.rules.jungle import LaidTile, grounds
from troop.games.codemonkey.rules.setup import ordered_missions
from troop.games.codemonkey.rules.state import State

MAX_ROLLS = 12
"""The most rolls tried."""
BANANAS_AT_START = 12.0
"""About how many bananas are left when the game begins."""
MISSION_EASE_VALUE = 0.6
"""The value of an order of missions for each unit of ease."""


def think_place(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
    """Find the hex with the best expected next round, yielding progress."""
    results, pos, moves = MoveResults(seat), position_of(view), view.legal_moves()
    for _ in range(MAX_ROLLS):
        next_round, gains = NextRound(pos, seat, rng), []
        for move in moves:
            trial = pos.copy()
            trial.at[seat] = pos.jungle.places[move[0]]
            gains.append(next_round.value(trial))
        average = sum(gains) / len(gains)
        for move, gain in zip(moves, gains, strict=True):
            values = [0.0] * pos.seats
            values[seat] = gain - average
            results.add(move, win_probabilities_of(values, BANANAS_AT_START))
        results.positions += next_round.positions
        certain = results.positions >= skill.budget or len(moves) == 1
        yield results.progress(certain)
        if certain:
            break


def think_order(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:  # noqa: ARG001  (one pass is enough)
    """Find the order in which each mission is easy to reach from the one before."""
    results, pos, moves = MoveResults(seat), position_of(view), view.legal_moves()
    orders = [ordered_missions(view.players[seat].missions, move) for move in moves]
    eases = [mission_ease(pos, seat, tuple(tree - 1 for tree in order)) for order in orders]
    average = sum(eases) / len(eases)
    for move, easy in zip(moves, eases, strict=True):
        values = [0.0] * pos.seats
        values[seat] = MISSION_EASE_VALUE * (easy - average)
        results.add(move, win_probabilities_of(values, BANANAS_AT_START))
        results.positions += 1
    yield results.progress(True)


def mission_ease(pos: Position, seat: int, order: tuple[int, ...]) -> float:
    """Return the sum of the probabilities to climb each tree from the one before; trees with few bananas come better
    first."""
    jungle, place, easy = pos.jungle, pos.at[seat], 0.0
    for at, tree in enumerate(order):
        hexes = members(jungle.base[place - TREE]) if place >= TREE else (place,)
        easy += sum(climb_chance(jungle, pos.variant.dice, 1 << tree, hex) for hex in hexes) / len(hexes)
        easy -= 0.1 * at * (jungle.full[tree] == 2)
        place = TREE + tree
    return easy


def think_lay(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:  # noqa: ARG001  (no player gains)
    """Choose a place for a tile; it makes no difference to the win."""
    yield _by_preference(view, seat, room_for_trees)


def think_plant(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:  # noqa: ARG001  (no player gains)
    """Choose a place for a tree; it makes no difference to the win."""
    yield _by_preference(view, seat, ways_up)


def _by_preference(view: State, seat: int, preference: Callable[[State, Move], int]) -> Progress:
    """Return all moves with equal win probabilities, those for a livelier game first."""
    results, even = MoveResults(seat), (1 / view.variant.seats,) * view.variant.seats
    moves = view.legal_moves()
    for move in sorted(moves, key=lambda move: -preference(view, move)):
        results.add(move, even)
    results.positions = len(moves)
    return results.progress(True)


def room_for_trees(view: State, move: Move) -> int:
    """Return the number of planting grounds after a tile was laid."""
    cell = read_cell(move[0])
    assert cell is not None
    return len(grounds(view.jungle.covered.union(LaidTile("", cell, int(move[1])).cells)))


def ways_up(view: State, move: Move) -> int:
    """Return the number of different numbers from which a tree planted there could be climbed."""
    cell = read_cell(move[0])
    assert cell is not None
    near, jungle = neighbours(cell), view.terrain
    return len({jungle.number[hex] for hex in jungle.hexes if jungle.cell[hex] in near})
