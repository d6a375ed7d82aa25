"""The scene of Itchy Monkey: vines crossing on leaves, monkeys on flowers, and lice on the monkeys."""

from functools import lru_cache
from typing import TypeAlias

from troop.core.game import Event, Move
from troop.core.messages import message, seat_number
from troop.core.scene import Item, Point, Scene
from troop.games.itchy.clan.rules.clan import Clan
from troop.games.itchy.drawing.layout import (
    APART,
    CELL,
    CLAN,
    COLONY,
    CROWDED_APART,
    FEW,
    LEAVES,
    MONKEY,
    QUEEN,
    RIM,
    SAFE,
    SAFE_MONKEY,
    SPY,
    WORKER,
    Layout,
    rim_letters,
    row_offsets,
)
from troop.games.itchy.drawing.previews import Marks, chosen_marks, decision_marks
from troop.games.itchy.rules.board import LiceByOwner, Monkey
from troop.games.itchy.rules.geometry import cells, names
from troop.games.itchy.rules.lice import Lice
from troop.games.itchy.rules.printed_boards import SYMBOLS
from troop.games.itchy.rules.state import State
from troop.games.itchy.text.events import trace_of
from troop.games.itchy.text.labels import monkey_label

Decision: TypeAlias = tuple[State, Move]
"""The state before a decision, and the move."""
SHAPES = ("round", "square", "triangle", "diamond")


def scene(
    view: State,
    seat: int | None = None,  # noqa: ARG001
    *,
    prefix: Move = (),
    shape: str = "wide",
    last: Decision | None = None,
    trail: Decision | None = None,
    trails: tuple[Decision, ...] = (),
) -> Scene:
    marks = chosen_marks(prefix) or (decision_marks(*last) if last else ()) or (decision_marks(*trail) if trail else ())
    return draw(view, shape, marks, trails)


def frames(
    state: State,
    move: Move,
    seat: int | None = None,  # noqa: ARG001
    *,
    shape: str = "wide",
    trail: Decision | None = None,
    trails: tuple[Decision, ...] = (),
) -> tuple[tuple[Event, Scene], ...]:
    """Return the events of a decision, each with its scene; the last one shows the next state."""
    marks = decision_marks(state, move)
    frames = [(event, draw(after, shape, marks, trails)) for event, after in trace_of(state, move)]
    after = scene(state.after(move), shape=shape, last=(state, move), trail=trail, trails=trails)
    return (*frames[:-1], (frames[-1][0], after)) if frames else ()


def draw(state: State, shape: str, marks: Marks = (), trails: tuple[Decision, ...] = ()) -> Scene:
    """Return all items, from the leaves up to the lice."""
    layout = Layout(state.board.size, shape == "tall", state.clan is not None)
    items = [*_cell_items(state, layout, marks), *_safe(state, layout), *_trails(layout, trails)]
    for cell, monkey in state.board.monkeys():
        items += _monkey(layout, cell, monkey, _clan(state, monkey.species))
    return Scene(layout.extent, tuple(items), _ground(layout))


def _trails(layout: Layout, trails: tuple[Decision, ...]) -> list[Item]:
    """Return a line for the last move of each seat, from where its monkey or its lice were to where they went."""
    cell_by_name = cells(layout.size)
    ways = [(state.seat, [cell_by_name[word] for word in move if word in cell_by_name]) for state, move in trails]
    return [
        Item(
            f"trail:{seat}",
            "line",
            (0, 0),
            layout.extent,
            seat=seat,
            marks=("last",),
            points=tuple(map(layout.centre, way)),
        )
        for seat, way in ways
        if len(way) == 2
    ]


@lru_cache(maxsize=8)
def _ground(layout: Layout) -> tuple[Item, ...]:
    """Return the vines and flowers, the leaves at the edge, and the letters on them."""
    cell_names, (x, y) = names(layout.size), layout.origin
    squares = [(name, layout.centre(cell)) for cell, name in enumerate(cell_names)]
    vines = [Item(f"vine:{name}", "vine-cell", at, (CELL, CELL)) for name, at in squares]
    flowers = [Item(f"flower:{name}", "vine-flower", at, (CELL, CELL)) for name, at in squares]
    letters = [
        Item(f"rim:{text}", "text", (x + dx, y + dy), (20, 20), text=text, marks=("letter",))
        for text, (dx, dy) in rim_letters(layout.size)
    ]
    return (*_rim(layout), *vines, *flowers, *letters)


def _rim(layout: Layout) -> list[Item]:
    """Return the leaves around the board: a strip beside each cell of the edge, and four corners."""
    (x, y), side = layout.origin, layout.size * CELL + 2 * RIM
    along = [RIM + (i + 0.5) * CELL for i in range(layout.size)]
    near, far = RIM / 2, side - RIM / 2
    strips: list[tuple[Point, int]] = []
    for offset in along:
        strips += [((offset, near), 0), ((far, offset), 90), ((offset, far), 180), ((near, offset), 270)]
    corners = [((near, near), 0), ((far, near), 90), ((far, far), 180), ((near, far), 270)]
    items = [_rim_piece("vine-edge", index, (x + dx, y + dy), turn) for index, ((dx, dy), turn) in enumerate(strips)]
    return items + [
        _rim_piece("vine-corner", index, (x + dx, y + dy), turn) for index, ((dx, dy), turn) in enumerate(corners)
    ]


def _rim_piece(symbol: str, index: int, at: Point, turn: int) -> Item:
    size = (CELL if symbol == "vine-edge" else LEAVES, LEAVES)
    return Item(f"{symbol}:{index}", symbol, at, size, turn)


def _cell_items(state: State, layout: Layout, marks: Marks) -> list[Item]:
    """Return an item for each cell: it has the label, and can be chosen."""
    marked: dict[str, tuple[str, ...]] = {}
    for name, mark in marks:
        marked[name] = (*marked.get(name, ()), mark)
    named = zip(names(layout.size), state.board.cells, strict=True)
    return [
        _cell_item(layout, cell, monkey, state.clan, marked.get(name, ())) for cell, (name, monkey) in enumerate(named)
    ]


@lru_cache(maxsize=4096)
def _cell_item(layout: Layout, cell: int, monkey: Monkey | None, clan: Clan | None, marks: tuple[str, ...]) -> Item:
    """Return the item of a cell; cached, since most of a board stays the same."""
    owner = None if monkey is None or clan else colony_owner(monkey)
    held = ("held",) if owner is not None else ()
    name, label = names(layout.size)[cell], monkey_label(layout.size, cell, monkey, clan)
    at, size = layout.centre(cell), (CELL, CELL)
    return Item(name, "text", at, size, text="", seat=owner, word=name, label=label, marks=(*held, *marks))


def colony_owner(monkey: Monkey) -> int | None:
    """Return the seat that a monkey is a colony of; of several, the one with workers there."""
    return max(monkey.colony_of, key=lambda seat: monkey.lice_by_owner[seat].workers, default=None)


@lru_cache(maxsize=4096)
def _monkey(layout: Layout, cell: int, monkey: Monkey, clan: int | None) -> tuple[Item, ...]:
    """Return a monkey with everything on it."""
    name, (x, y) = names(layout.size)[cell], layout.centre(cell)
    items = [Item(f"monkey:{name}", SYMBOLS[monkey.species], (x, y - 3), (MONKEY, MONKEY))]
    if clan is not None:
        items.append(_seat_badge(f"clan:{name}", (x + 36, y - 36), CLAN, clan))
    if layout.safe:
        return (*items, *_lice(name, (x, y), 0, monkey.lice_by_owner[0]))
    if (owner := colony_owner(monkey)) is not None:
        items.append(_seat_badge(f"colony:{name}", (x - 35, y - 35), COLONY, owner))
    fighting = [seat for seat, lice in enumerate(monkey.lice_by_owner) if lice.power]
    for height, owner in enumerate(fighting):  # two only during a landing
        items += _lice(name, (x, y - 30 * height), seat_number(owner), monkey.lice_by_owner[owner])
    return (*items, *_spies(name, (x, y), monkey.lice_by_owner))


def _seat_badge(key: str, at: Point, size: float, seat: int) -> Item:
    """Return the shape of a seat, which shows whose a monkey is under every ring."""
    return Item(key, f"seat-{SHAPES[seat]}", at, (size, size), seat=seat)


def _lice(name: str, at: Point, number: int, lice: Lice) -> list[Item]:
    """Return workers along the monkey's feet, and queens at its right side."""
    x, y = at
    queens = [
        Item(f"queen:{number}:{name}:{i}", f"queen-{number}", (x + 33, y + dy - 2), (QUEEN, QUEEN))
        for i, dy in enumerate(row_offsets(lice.queens, 22))
    ]
    return [*queens, *_workers(name, (x, y + 35), number, lice.workers)]


def _workers(name: str, at: Point, number: int, count: int) -> list[Item]:
    """Return few workers one by one; of many as many as that, with a number."""
    x, y = at
    many = count > FEW
    middle, apart = (x - 14, CROWDED_APART) if many else (x, APART)
    workers = [
        Item(f"worker:{number}:{name}:{i}", f"louse-{number}", (middle + dx, y), (WORKER, WORKER))
        for i, dx in enumerate(row_offsets(min(count, FEW), apart))
    ]
    text = Item(f"count:{number}:{name}", "text", (x + 31, y), (30, 27), text=str(count), marks=("count",))
    return [*workers, text] if many else workers


def _spies(name: str, at: Point, lice_by_owner: LiceByOwner) -> list[Item]:
    """Return the spies at the monkey's left side."""
    x, y = at
    seats = [seat for seat, lice in enumerate(lice_by_owner) if lice.spies]
    return [
        Item(f"spy:{seat_number(seat)}:{name}", f"spy-{seat_number(seat)}", (x - 33, y + dy - 4), (SPY, SPY))
        for seat, dy in zip(seats, row_offsets(len(seats), 22), strict=True)
    ]


def _clan(state: State, species: str) -> int | None:
    """Return the seat whose clan a species is."""
    return state.clan.picked.index(species) if state.clan and species in state.clan.picked else None


def _safe(state: State, layout: Layout) -> list[Item]:
    """Clan game: return the branches with the safe monkeys, in front of the player who moved them there."""
    if state.clan is None:
        return []
    items: list[Item] = []
    for seat, safe in enumerate(state.clan.safe):
        at, size = layout.safe_area(seat)
        items.append(Item(f"branch:{seat}", "safe-branch", at, (3 * SAFE, SAFE), _branch_turn(layout, seat)))
        label = message("itchy-safe", seat=seat_number(seat), count=len(safe))
        word = "off" if seat == state.actor else None
        items.append(Item(f"safe:{seat}", "text", at, size, text="", seat=seat, word=word, label=label))
        points = layout.safe_monkeys(seat, len(safe))
        for index, (species, point) in enumerate(zip(safe, points, strict=True)):
            items.append(Item(f"safe:{seat}:{index}", SYMBOLS[species], point, (SAFE_MONKEY, SAFE_MONKEY)))
    return items


def _branch_turn(layout: Layout, side: int) -> int:
    """Return the rotation of a branch, with its wood away from the board."""
    return (180 if side else 0) if layout.tall else (270 if side else 90)
