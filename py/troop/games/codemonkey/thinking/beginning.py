"""Before the first round: where the jungle lies, where the monkey starts, in which order missions are done."""

from collections.abc import Callable, Iterator

from troop.core.chance import Rng
from troop.core.game import Move
from troop.core.hexes import neighbours, read_cell
from troop.core.mind import Skill, Thought
from troop.games.codemonkey.jungle import Laid, grounds
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.setup import ordered
from troop.games.codemonkey.thinking.chart import TREE, members
from troop.games.codemonkey.thinking.hopes import Hope
from troop.games.codemonkey.thinking.situation import Situation, situation
from troop.games.codemonkey.thinking.tally import Tally
from troop.games.codemonkey.thinking.worth import chance, shared

MOST = 12
"""So many rolls are tried at most."""
CLEAR = 12.0
"""How many bananas are left when the game begins, more or less."""
EASE = 0.6
"""What an order of missions is worth that is twice as easy as another."""


def think_place(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
    """Thoughts about where to start: on the hex from which most can be hoped for."""
    tally, now, moves = Tally(seat), situation(view), view.legal_moves()
    for _ in range(MOST):
        hope, found = Hope(now, seat, rng), []
        for move in moves:
            then = now.copy()
            then.at[seat] = now.chart.places[move[0]]
            found.append(hope.value(then))
        middle = sum(found) / len(found)
        for move, value in zip(moves, found, strict=True):
            values = [0.0] * now.seats
            values[seat] = value - middle
            tally.add(move, shared(values, CLEAR))
        tally.looked += hope.looked
        certain = tally.looked >= skill.budget or len(moves) == 1
        yield tally.thought(certain)
        if certain:
            break


def think_order(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:  # noqa: ARG001  (little to see)
    """Thoughts about the order of missions: from each tree the next should be easy to climb."""
    tally, now, moves = Tally(seat), situation(view), view.legal_moves()
    eases = [ease(now, seat, tuple(tree - 1 for tree in ordered(view.players[seat].missions, move))) for move in moves]
    middle = sum(eases) / len(eases)
    for move, easy in zip(moves, eases, strict=True):
        values = [0.0] * now.seats
        values[seat] = EASE * (easy - middle)
        tally.add(move, shared(values, CLEAR))
        tally.looked += 1
    yield tally.thought(True)


def ease(now: Situation, seat: int, order: tuple[int, ...]) -> float:
    """How likely each tree of an order can be climbed from the one before; one with few bananas comes better first."""
    land, place, easy = now.chart, now.at[seat], 0.0
    for at, tree in enumerate(order):
        hexes = members(land.base[place - TREE]) if place >= TREE else (place,)
        easy += sum(chance(land, now.terms.dice, 1 << tree, hex) for hex in hexes) / len(hexes)
        easy -= 0.1 * at * (land.full[tree] == 2)
        place = TREE + tree
    return easy


def think_lay(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:  # noqa: ARG001  (nobody gains)
    """Thoughts about where a tile lies: it is the same to all, for nobody is there yet."""
    yield _by_taste(view, seat, room_for_trees)


def think_plant(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:  # noqa: ARG001  (nobody gains)
    """Thoughts about where a tree stands: that is the same to all too."""
    yield _by_taste(view, seat, ways_up)


def _by_taste(view: State, seat: int, taste: Callable[[State, Move], int]) -> Thought:
    """Everybody has the same share, whatever is done; what makes for a livelier game comes first."""
    tally, even = Tally(seat), (1 / view.terms.seats,) * view.terms.seats
    moves = view.legal_moves()
    for move in sorted(moves, key=lambda move: -taste(view, move)):
        tally.add(move, even)
    tally.looked = len(moves)
    return tally.thought(True)


def room_for_trees(view: State, move: Move) -> int:
    """How many planting grounds there are once the tile lies there."""
    cell = read_cell(move[0])
    assert cell is not None
    return len(grounds(view.jungle.covered.union(Laid("", cell, int(move[1])).cells)))


def ways_up(view: State, move: Move) -> int:
    """From how many different numbers a tree can be climbed that stands there."""
    cell = read_cell(move[0])
    assert cell is not None
    near, land = neighbours(cell), view.terrain
    return len({land.number[hex] for hex in land.hexes if land.cell[hex] in near})
