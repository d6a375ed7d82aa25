"""The scene of CodeMonkey: hex stones, banana trees, monkeys, traps, CodePanels."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from troop.core.game import Event, Move
from troop.core.hexes import Cell, as_read, read_cell, write_cell
from troop.core.messages import message, seat_number
from troop.core.scene import Item, Scene
from troop.games.codemonkey.drawing.layout import HEX, ON_HEX, ON_TREE, Layout, layout_of
from troop.games.codemonkey.drawing.panels import bananas, panels
from troop.games.codemonkey.drawing.previews import decision_marks, sevens
from troop.games.codemonkey.rules.jungle import Jungle, LaidTile, free_grounds
from troop.games.codemonkey.rules.legal import legal_tiles
from troop.games.codemonkey.rules.player import NOBODY
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import LAY, NAME, PLANT, TILE
from troop.games.codemonkey.rules.steps import TREE as TREE_DIE
from troop.games.codemonkey.rules.tiles import HIGH_TREES, TILES, is_tree, tree_number
from troop.games.codemonkey.rules.trace import TraceStep
from troop.games.codemonkey.rules.variant import TIME
from troop.games.codemonkey.text.events import event_of, trace_of
from troop.games.codemonkey.text.prompts import place_label
from troop.games.codemonkey.text.tile_input import TURN, TileMoveTree

Decision: TypeAlias = tuple[State, Move]
"""The view before a decision, and the move."""
SQUARE = (HEX, HEX)
TREE, RIM = (100, 140), (186.6, 186)
LOW_BANANAS, HIGH_BANANAS = ((-26, -1), (26, -1)), ((-26, -29), (0, -22), (26, -29))
"""The offsets of bananas from the middle of a tree's hex."""
HELD_EVENTS = frozenset({"rolled", "denied", "cut-short", "struck", "banana-lost", "tree-die", "returned", "waits"})
"""What can be read for a moment before the animation goes on."""
PERCH = {True: -61, False: -35}
"""The height of a monkey up a high tree, and up a low one."""


def scene(
    view: State,
    seat: int | None = None,
    *,
    prefix: Move = (),
    shape: str = "wide",
    last: Decision | None = None,
    trail: Decision | None = None,
    in_motion: bool = False,
) -> Scene:
    marks = dict((decision_marks(*last) if last else ()) or (decision_marks(*trail) if trail else ()))
    layout = _layout(view, shape == "tall")
    sums = sevens(view, prefix) if seat == view.actor and not in_motion else {}
    rims = tuple(_rims(view.jungle, layout))
    items = [
        *(rims if view.variant.build else ()),  # during building the layout changes
        *_hexes(view, layout, marks, sums),
        *_targets(view, layout, prefix),
        *_standing(view, layout),
        *_sums(view, layout, sums),
        *_preview(view, layout, prefix),
        *_clock(view, layout),
        *(() if in_motion else _lost_banana(view, layout)),
        *panels(view, layout, seat, prefix),
    ]
    return Scene(layout.size, tuple(items), rims)


def frames(
    state: State, move: Move, seat: int | None = None, *, shape: str = "wide", trail: Decision | None = None
) -> tuple[tuple[Event, Scene], ...]:
    """Return the events of a decision, each with the scene right after it; the last one shows the next state."""
    trace, last = trace_of(state, move, seat), (state.view(seat), move)
    frames = []
    for each in trace[:-1]:
        drawn = scene(each.state, seat, shape=shape, last=last, trail=trail, in_motion=True)
        frames.append((event_of(each), _with_lost_banana(each, drawn, shape)))
    after = scene(state.after(move).view(seat), seat, shape=shape, last=last, trail=trail)
    return (*frames, *((event_of(each), after) for each in trace[-1:]))


def _with_lost_banana(trace_step: TraceStep, drawn: Scene, shape: str) -> Scene:
    """Add the banana that is on its way to another tree, and the tree die that says which."""
    view, name = trace_step.state, trace_step.name
    if name not in ("struck", "banana-lost", "tree-die"):
        return drawn
    layout = _layout(view, shape == "tall")
    x, y = layout.origin
    items = [*drawn.items, *_lost_banana(view, layout)]
    if name == "tree-die":
        number = trace_step.arguments["number"]
        items.append(Item(f"tree-die:{view.round}", f"die-{number}", (x + 96, y + 100), (48, 48), faces=6))
    return drawn._replace(items=tuple(items))


def _lost_banana(view: State, layout: Layout) -> Iterator[Item]:
    """Rule 27: yield the banana that waits for the tree die to say where it goes."""
    x, y = layout.origin
    if view.step in (TREE_DIE, NAME) and view.loser != NOBODY:
        yield Item("lost", "banana", (x + 40, y + 100), (44, 44))


def _layout(view: State, tall: bool) -> Layout:
    """Return the layout that shows everything laid, and all legal places for the next tile or tree."""
    may_turn = not view.variant.build and view.step not in (TILE, LAY, PLANT)
    return _layout_of(view.jungle, _places(view), tall, may_turn)


@lru_cache(maxsize=32)
def _layout_of(jungle: Jungle, places: tuple[Cell, ...], tall: bool, may_turn: bool) -> Layout:
    return layout_of((*jungle.covered, *jungle.trees, *places), tall, may_turn)


def _places(view: State) -> tuple[Cell, ...]:
    """Return all cells that a tile or a tree could cover, where players lay them."""
    if not view.variant.build:
        return ()
    if view.step == PLANT:
        return free_grounds(view.jungle)
    return tuple(cell for tile in legal_tiles(view) for cell in tile.cells) if view.step == LAY else ()


def _rims(jungle: Jungle, layout: Layout) -> Iterator[Item]:
    """Yield the paper under each tile."""
    for tile in jungle.tiles:
        yield _rim(f"rim:{tile.letter}", tile, layout)


def _rim(key: str, tile: LaidTile, layout: Layout) -> Item:
    points = [layout.at(cell) for cell in tile.cells]
    rows = [y for _, y in points]
    up = sum(1 for y in rows if y == max(rows)) == 2
    at = round(sum(x for x, _ in points) / 3, 1), (min(rows) + max(rows)) / 2 + 4
    return Item(key, "tile-up" if up else "tile-down", at, RIM)


def _hexes(view: State, layout: Layout, marks: dict[str, str], sums: dict[str, str]) -> Iterator[Item]:
    """Yield stones with their pips and names, glowing where a 7nana is possible; under the trees, grass."""
    land = view.terrain
    for name in land.hexes:
        mark = (*((marks[name],) if name in marks else ()), *(("aim",) if name in sums else ()))
        label, at = place_label(view, name), layout.at(land.cell[name])
        yield Item(name, f"hex-{land.number[name]}", at, SQUARE, word=name, label=label, marks=mark)
    for name in land.hexes:
        yield Item(f"name:{name}", "text", layout.at(land.cell[name], 0, -36), (28, 17), text=name, marks=("name",))
    for name in land.base:
        yield Item(f"bed:{name}", "hex-bed", layout.at(land.cell[name]), SQUARE)


def _sums(view: State, layout: Layout, sums: dict[str, str]) -> Iterator[Item]:
    """Yield the sums that make a 7nana, above everything that stands on the hexes."""
    for name, text in sums.items():
        at = layout.at(view.terrain.cell[name], 0, 39)
        yield Item(f"sum:{name}", "text", at, (70, 20), text=text, marks=("sum",))


def _targets(view: State, layout: Layout, prefix: Move) -> Iterator[Item]:
    """Yield the legal cells for a tile or a tree."""
    if not view.variant.build:
        return
    cells = set(free_grounds(view.jungle)) if view.step == PLANT else set()
    cells |= {tile.cell for tile in legal_tiles(view)} if view.step == LAY else set()
    for cell in sorted(cells, key=as_read):
        name = write_cell(cell)
        label = message("codemonkey-cell", cell=name)
        chosen = ("chosen",) if prefix[:1] == (name,) else ()
        yield Item(f"cell:{name}", "hex-ground", layout.at(cell), SQUARE, word=name, label=label, marks=chosen)


def _standing(view: State, layout: Layout) -> Iterator[Item]:
    """Yield traps, monkeys and trees, from the back to the front."""
    land = view.terrain
    for seat, player in view.by_seat():
        if player.trap:
            at = layout.at(land.cell[player.trap], 0, 2)
            yield Item(f"trap:{seat}", f"trap-{seat_number(seat)}", at, (86, 86), seat=seat)
    standing = [(land.cell[name], name) for name in land.base]
    standing += [(land.cell[player.at], str(seat)) for seat, player in view.by_seat() if player.at]
    for cell, name in sorted(standing, key=lambda each: (layout.at(each[0])[::-1], not is_tree(each[1]))):
        yield from _tree(view, layout, cell, name) if is_tree(name) else _monkey(view, layout, cell, int(name))


def _tree(view: State, layout: Layout, cell: Cell, name: str) -> Iterator[Item]:
    """Yield a tree with its number, its bananas, and an item to choose it."""
    number = tree_number(name)
    high = number in HIGH_TREES
    yield Item(f"tree:{name}", "tree-high" if high else "tree-low", layout.at(cell, 0, -25), TREE)
    hanging = (HIGH_BANANAS if high else LOW_BANANAS)[: view.bananas[number - 1]]
    for index, (dx, dy) in enumerate(hanging):
        yield Item(f"banana:{name}:{index}", "banana", layout.at(cell, dx, dy), (28, 28))
    yield Item(f"sign:{name}", "tree-sign", layout.at(cell, 0, 27), (44, 33))
    yield Item(f"sign:{name}:number", "text", layout.at(cell, 0, 23), (30, 21), text=str(number), marks=("ink",))
    yield Item(name, "text", layout.at(cell), (84, 96), text="", word=name, label=place_label(view, name))


def _monkey(view: State, layout: Layout, cell: Cell, seat: int) -> Iterator[Item]:
    """Yield a monkey on a hex, with the number of the hex beside it; or up a tree."""
    player, number = view.players[seat], seat_number(seat)
    if player.up:
        perch = PERCH[tree_number(player.at) in HIGH_TREES]
        yield Item(f"coder:{number}", f"coder-{number}", layout.at(cell, 0, perch), (ON_TREE, ON_TREE), seat=seat)
        return
    yield Item(f"coder:{number}", f"coder-{number}", layout.at(cell, 0, -16), (ON_HEX, ON_HEX), seat=seat)
    yield Item(f"chip:{player.at}", "hex-chip", layout.at(cell, -26, 22), (30, 30))
    text = str(view.terrain.number[player.at])
    yield Item(f"chip:{player.at}:number", "text", layout.at(cell, -26, 21), (20, 20), text=text, marks=("ink",))


def _preview(view: State, layout: Layout, prefix: Move) -> Iterator[Item]:
    """Yield the tile being laid, in its rotation; a click on it turns it."""
    cell = read_cell(prefix[0]) if view.step == LAY and prefix else None
    if cell is None:
        return
    move_tree = TileMoveTree(view.legal_moves())
    tile = LaidTile(view.drawn, cell, int(move_tree.rotation(prefix)))
    yield _rim("rim:preview", tile, layout)
    for index, part in enumerate(tile.cells):
        symbol = f"hex-{TILES[tile.letter][index]}"
        yield Item(f"preview:{index}", symbol, layout.at(part), SQUARE)
    turns = TURN in move_tree.after(prefix)
    label = message("codemonkey-preview", tile=tile.letter)
    for index, part in enumerate(tile.cells):
        word = TURN if turns and index == 0 else None
        yield Item(
            f"turn:{index}", "text", layout.at(part), (80, 80), text="", word=word, label=label, marks=("chosen",)
        )


def _clock(view: State, layout: Layout) -> Iterator[Item]:
    """Yield the timer, and the bananas waiting for the tree die."""
    x, y = layout.origin
    if TIME in view.variant.parts:
        yield Item("timer", "timer", (x + 36, y + 36), (56, 56), label=message("codemonkey-timer"))
    if view.waiting:
        yield from bananas("waiting", len(view.waiting), (x + 110, y + 36))
        label = message("codemonkey-waiting", count=len(view.waiting))
        yield Item("waiting", "text", (x + 110, y + 36), (84, 44), text="", label=label)
