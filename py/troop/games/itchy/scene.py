"""The picture of Itchy Monkey."""

from troop.core.game import Event, Move
from troop.core.scene import Item, Scene
from troop.games.itchy.geometry import names
from troop.games.itchy.saying import at_cell
from troop.games.itchy.species import SYMBOLS
from troop.games.itchy.state import State
from troop.games.itchy.story import beats

CELL = 100


def scene(view: State) -> Scene:
    """Every cell, and every monkey."""
    board, side = view.board, view.board.size * CELL
    items = [_cell(view, cell) for cell in range(len(board.cells))]
    items += [_monkey(view, cell, SYMBOLS[monkey.species]) for cell, monkey in board.monkeys()]
    return Scene((side, side), tuple(items))


def frames(state: State, move: Move) -> tuple[tuple[Event, Scene], ...]:
    """The events of a decision, each with its scene; the last one shows what comes next."""
    shown = [(beat.event, scene(beat.state)) for beat in beats(state, move)]
    return (*shown[:-1], (shown[-1][0], scene(state.apply(move)))) if shown else ()


def _cell(view: State, cell: int) -> Item:
    name = names(view.board.size)[cell]
    return Item(name, "text", _at(view, cell), (CELL, CELL), text="", word=name, label=at_cell(view, cell))


def _monkey(view: State, cell: int, symbol: str) -> Item:
    return Item(f"monkey:{names(view.board.size)[cell]}", symbol, _at(view, cell), (80, 80))


def _at(view: State, cell: int) -> tuple[float, float]:
    row, column = divmod(cell, view.board.size)
    return (column + 0.5) * CELL, (row + 0.5) * CELL
