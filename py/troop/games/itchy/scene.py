"""The picture of Itchy Monkey: vines crossing on leaves, a monkey on a flower, and lice on the monkey."""

from functools import lru_cache
from typing import TypeAlias

from troop.core.game import Event, Move
from troop.core.message import message, seat_number
from troop.core.scene import Item, Point, Scene
from troop.games.itchy.board import Crowd, Monkey
from troop.games.itchy.clan.clan import Clan
from troop.games.itchy.foresight import Marks, chosen, traces
from troop.games.itchy.geometry import names
from troop.games.itchy.layout import (
    CELL,
    CROWD,
    FEW,
    LEAVES,
    MONKEY,
    QUEEN,
    RIM,
    SAFE,
    SITTING,
    SPY,
    WORKER,
    Layout,
    in_row,
    rim_letters,
)
from troop.games.itchy.lice import Lice
from troop.games.itchy.saying import standing
from troop.games.itchy.species import SYMBOLS
from troop.games.itchy.state import State
from troop.games.itchy.story import beats
from troop.games.itchy.winning import is_colony

Made: TypeAlias = tuple[State, Move]
"""A decision: the state it was made from, and the move."""
SHAPES = ("round", "square", "triangle", "diamond")


def scene(state: State, prefix: Move, shape: str, last: Made | None, trail: Made | None = None) -> Scene:
    """The scene of a state."""
    marks = chosen(prefix) or (traces(*last) if last else ()) or (traces(*trail) if trail else ())
    return draw(state, shape, marks)


def frames(state: State, move: Move, shape: str, trail: Made | None = None) -> tuple[tuple[Event, Scene], ...]:
    """The events of a decision, each with its scene; the last one shows what comes next."""
    marks = traces(state, move)
    shown = [(event, draw(after, shape, marks)) for event, after in beats(state, move)]
    after = scene(state.apply(move), (), shape, (state, move), trail)
    return (*shown[:-1], (shown[-1][0], after)) if shown else ()


def draw(state: State, shape: str, marks: Marks = ()) -> Scene:
    """All items, from the leaves up to the lice."""
    layout = Layout(state.board.size, shape == "tall", state.clan is not None)
    items = [*_squares(state, layout, marks), *_safe(state, layout)]
    for cell, monkey in state.board.monkeys():
        items += _monkey(layout, cell, monkey, _clan(state, monkey.species))
    return Scene(layout.extent, tuple(items), _ground(layout))


@lru_cache(maxsize=8)
def _ground(layout: Layout) -> tuple[Item, ...]:
    """Vines and flowers, the leaves at the edge, and the letters on them."""
    known, (x, y) = names(layout.size), layout.origin
    squares = [(name, layout.centre(cell)) for cell, name in enumerate(known)]
    vines = [Item(f"vine:{name}", "vine-cell", at, (CELL, CELL)) for name, at in squares]
    flowers = [Item(f"flower:{name}", "vine-flower", at, (CELL, CELL)) for name, at in squares]
    letters = [
        Item(f"rim:{text}", "text", (x + dx, y + dy), (20, 20), text=text, marks=("letter",))
        for text, (dx, dy) in rim_letters(layout.size)
    ]
    return (*_rim(layout), *vines, *flowers, *letters)


def _rim(layout: Layout) -> list[Item]:
    """The leaves around the board: a strip beside each square of the edge, and four corners."""
    (x, y), side = layout.origin, layout.size * CELL + 2 * RIM
    along = [RIM + (i + 0.5) * CELL for i in range(layout.size)]
    near, far = RIM / 2, side - RIM / 2
    strips: list[tuple[Point, int]] = []
    for place in along:
        strips += [((place, near), 0), ((far, place), 90), ((place, far), 180), ((near, place), 270)]
    corners = [((near, near), 0), ((far, near), 90), ((far, far), 180), ((near, far), 270)]
    items = [_rim_piece("vine-edge", index, (x + dx, y + dy), turn) for index, ((dx, dy), turn) in enumerate(strips)]
    return items + [
        _rim_piece("vine-corner", index, (x + dx, y + dy), turn) for index, ((dx, dy), turn) in enumerate(corners)
    ]


def _rim_piece(symbol: str, index: int, at: Point, turn: int) -> Item:
    size = (CELL if symbol == "vine-edge" else LEAVES, LEAVES)
    return Item(f"{symbol}:{index}", symbol, at, size, turn)


def _squares(state: State, layout: Layout, marks: Marks) -> list[Item]:
    """A cell for each square of the board: it says what is there, and can be chosen."""
    marked: dict[str, tuple[str, ...]] = {}
    for name, mark in marks:
        marked[name] = (*marked.get(name, ()), mark)
    cells = zip(names(layout.size), state.board.cells, strict=True)
    return [
        _square(layout, cell, monkey, state.clan, marked.get(name, ())) for cell, (name, monkey) in enumerate(cells)
    ]


@lru_cache(maxsize=4096)
def _square(layout: Layout, cell: int, monkey: Monkey | None, clan: Clan | None, marks: tuple[str, ...]) -> Item:
    """A cell; remembered, since most of a board stays as it is."""
    holder = None if monkey is None or clan else holder_of(monkey)
    held = ("held",) if holder is not None else ()
    name, label = names(layout.size)[cell], standing(layout.size, cell, monkey, clan)
    at, size = layout.centre(cell), (CELL, CELL)
    return Item(name, "text", at, size, text="", seat=holder, word=name, label=label, marks=(*held, *marks))


def holder_of(monkey: Monkey) -> int | None:
    """The seat that a monkey is a colony of; of several, who has workers there."""
    seats = [seat for seat in range(len(monkey.crowd)) if is_colony(monkey, seat)]
    return max(seats, key=lambda seat: monkey.crowd[seat].workers, default=None)


@lru_cache(maxsize=4096)
def _monkey(layout: Layout, cell: int, monkey: Monkey, clan: int | None) -> tuple[Item, ...]:
    """A monkey with all that is on it."""
    name, (x, y) = names(layout.size)[cell], layout.centre(cell)
    items = [Item(f"monkey:{name}", SYMBOLS[monkey.species], (x, y - 3), (MONKEY, MONKEY))]
    if clan is not None:
        items.append(Item(f"clan:{name}", f"seat-{SHAPES[clan]}", (x + 36, y - 36), (28, 28), seat=clan))
    if layout.safe:
        return (*items, *_lice(name, (x, y), 0, monkey.crowd[0]))
    fighting = [seat for seat, lice in enumerate(monkey.crowd) if lice.power]
    for height, owner in enumerate(fighting):  # two only for the moment in which they meet
        items += _lice(name, (x, y - 30 * height), seat_number(owner), monkey.crowd[owner])
    return (*items, *_spies(name, (x, y), monkey.crowd))


def _lice(name: str, at: Point, number: int, lice: Lice) -> list[Item]:
    """Workers along the monkey's feet, queens at its right side."""
    x, y = at
    queens = [
        Item(f"queen:{number}:{name}:{i}", f"queen-{number}", (x + 33, y + dy - 2), (QUEEN, QUEEN))
        for i, dy in enumerate(in_row(lice.queens, 22))
    ]
    return [*queens, *_workers(name, (x, y + 35), number, lice.workers)]


def _workers(name: str, at: Point, number: int, count: int) -> list[Item]:
    """Few workers one by one; many as one, with their number."""
    x, y = at
    if count > FEW:
        one = Item(f"worker:{number}:{name}:0", f"louse-{number}", (x - 18, y), (CROWD, CROWD))
        return [one, Item(f"count:{number}:{name}", "text", (x + 13, y), (44, 27), text=str(count), marks=("count",))]
    return [
        Item(f"worker:{number}:{name}:{i}", f"louse-{number}", (x + dx, y), (WORKER, WORKER))
        for i, dx in enumerate(in_row(count, 24))
    ]


def _spies(name: str, at: Point, crowd: Crowd) -> list[Item]:
    """Spies sneak about at the monkey's left side."""
    x, y = at
    seats = [seat for seat, lice in enumerate(crowd) if lice.spies]
    return [
        Item(f"spy:{seat_number(seat)}:{name}", f"spy-{seat_number(seat)}", (x - 33, y + dy - 4), (SPY, SPY))
        for seat, dy in zip(seats, in_row(len(seats), 22), strict=True)
    ]


def _clan(state: State, species: str) -> int | None:
    """The seat whose clan a species is."""
    return state.clan.picked.index(species) if state.clan and species in state.clan.picked else None


def _safe(state: State, layout: Layout) -> list[Item]:
    """Clan game: the branches with the safe monkeys, in front of who brought them there."""
    if state.clan is None:
        return []
    items: list[Item] = []
    for seat, safe in enumerate(state.clan.safe):
        at, size = layout.safe_place(seat)
        items.append(Item(f"branch:{seat}", "safe-branch", at, (3 * SAFE, SAFE), _branch_turn(layout, seat)))
        label = message("itchy-safe", seat=seat_number(seat), count=len(safe))
        word = "off" if seat == state.actor else None
        items.append(Item(f"safe:{seat}", "text", at, size, text="", seat=seat, word=word, label=label))
        places = layout.safe_monkeys(seat, len(safe))
        for index, (species, place) in enumerate(zip(safe, places, strict=True)):
            items.append(Item(f"safe:{seat}:{index}", SYMBOLS[species], place, (SITTING, SITTING)))
    return items


def _branch_turn(layout: Layout, side: int) -> int:
    """The wood of a branch is away from the board."""
    return (180 if side else 0) if layout.tall else (270 if side else 90)
