"""The picture of CodeMonkey, plainly: every hex a cell, the trees, the places to lay and to plant, the monkeys."""

from collections.abc import Iterator
from typing import NamedTuple

from troop.core.game import Event, Move
from troop.core.hexes import Cell, as_read, centre, write_cell
from troop.core.message import message
from troop.core.scene import Item, Point, Scene
from troop.games.codemonkey.asking import legal_tiles
from troop.games.codemonkey.jungle import free_grounds
from troop.games.codemonkey.prompt import place_label
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.steps import LAY, PLANT
from troop.games.codemonkey.story import beats, event_of
from troop.games.codemonkey.tiles import tree_number

HEX, MONKEY = (100, 100), (60, 60)
REACH = 3
"""How many cells there are around the jungle, so that another tile finds room."""


class Frame(NamedTuple):
    """The part of the plane that is shown."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def size(self) -> Point:
        return round((self.right - self.left) * HEX[0], 1), round((self.bottom - self.top) * HEX[1], 1)

    def at(self, cell: Cell) -> Point:
        """The middle of a cell."""
        x, y = centre(cell)
        return round((x - self.left) * HEX[0], 1), round((y - self.top) * HEX[1], 1)


def scene(view: State) -> Scene:
    """The scene of a state."""
    frame = _frame(view)
    items = (*_hexes(view, frame), *_trees(view, frame), *_targets(view, frame), *_monkeys(view, frame))
    return Scene(frame.size, items)


def frames(state: State, move: Move, seat: int | None) -> tuple[tuple[Event, Scene], ...]:
    """The events of a decision, each with the scene right after it; the last one shows the next state."""
    told = beats(state, move, seat)
    shown = [(event_of(beat), scene(beat.state)) for beat in told[:-1]]
    after = scene(state.apply(move).view(seat))
    return (*shown, *((event_of(beat), after) for beat in told[-1:]))


def _frame(view: State) -> Frame:
    points = [centre(cell) for cell in (*view.terrain.cell.values(), (0, 0))]
    across, down = [x for x, _ in points], [y for _, y in points]
    return Frame(min(across) - REACH, min(down) - REACH, max(across) + REACH, max(down) + REACH)


def _hexes(view: State, frame: Frame) -> Iterator[Item]:
    land = view.terrain
    for name in land.hexes:
        at, text, label = frame.at(land.cell[name]), str(land.number[name]), place_label(view, name)
        yield Item(name, "text", at, HEX, text=text, word=name, label=label)


def _trees(view: State, frame: Frame) -> Iterator[Item]:
    for name in view.terrain.base:
        at, text, label = (
            frame.at(view.terrain.cell[name]),
            str(view.bananas[tree_number(name) - 1]),
            place_label(view, name),
        )
        yield Item(name, "text", at, HEX, text=text, word=name, label=label)


def _targets(view: State, frame: Frame) -> Iterator[Item]:
    """Where a tile or a tree may go."""
    cells = set(free_grounds(view.jungle)) if view.step == PLANT else set()
    cells |= {tile.cell for tile in legal_tiles(view)} if view.step == LAY else set()
    for cell in sorted(cells, key=as_read):
        name = write_cell(cell)
        label = message("codemonkey-cell", cell=name)
        yield Item(f"cell:{name}", "text", frame.at(cell), HEX, text="", word=name, label=label)


def _monkeys(view: State, frame: Frame) -> Iterator[Item]:
    for seat, player in view.by_seat():
        if player.at:
            yield Item(f"monkey:{seat}", "mini-monkey-1", frame.at(view.terrain.cell[player.at]), MONKEY, seat=seat)
