"""The board in the text of a position: rows from the top, ``.`` or a monkey with what is on it in each cell."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from troop.core.errors import BadPosition
from troop.core.message import message
from troop.games.itchy.board import Board, Crowd, Monkey
from troop.games.itchy.boards import NO_MONKEY, SIZES
from troop.games.itchy.geometry import names
from troop.games.itchy.rules import Rules

if TYPE_CHECKING:  # the board is read before there is a state
    from troop.games.itchy.state import State

ROW = " / "


def write_board(state: "State", write: Callable[["State", int], str]) -> str:
    """All cells; what is on a monkey is written by the game that it belongs to."""
    size, cells = state.board.size, state.board.cells
    words = [f"{monkey.species}{write(state, cell)}" if monkey else NO_MONKEY for cell, monkey in enumerate(cells)]
    return ROW.join(" ".join(words[start : start + size]) for start in range(0, size * size, size))


def read_board(
    text: str, rules: Rules, read: Callable[[str, Rules], tuple[Crowd, bool] | None]
) -> tuple[Board, tuple[int, ...]]:
    """The board of a text, and the cells of the monkeys that are marked. Raises BadPosition."""
    size = SIZES[rules.seats]
    words = _words(text, size)
    cells: list[Monkey | None] = []
    marked: list[int] = []
    for cell, word in enumerate(words):
        found = None if word == NO_MONKEY or word[0] not in rules.species else read(word[1:], rules)
        if word != NO_MONKEY and found is None:
            raise BadPosition(message("itchy-position-cell", cell=names(size)[cell], text=word[:30]))
        cells.append(Monkey(word[0], found[0]) if found else None)
        marked += [cell] if found and found[1] else []
    return Board(size, tuple(cells)), tuple(marked)


def _words(text: str, size: int) -> list[str]:
    """The words of the cells, as many as there should be."""
    rows = [row.split() for row in text.split(ROW.strip())]
    if len(rows) != size:
        raise BadPosition(message("itchy-position-rows", found=len(rows), expected=size))
    for number, row in enumerate(rows, 1):
        if len(row) != size:
            raise BadPosition(message("itchy-position-row", row=number, found=len(row), expected=size))
    return [word for row in rows for word in row]
