"""Moves of Itchy Monkey by the words chosen on the screen, and read from text.

Reading is generous: letters large or small, blanks anywhere, short forms.
"""

from collections import Counter
from typing import NamedTuple

from troop.core.errors import AmbiguousMove, IllegalMove, InvalidNotation
from troop.core.game import Move
from troop.games.itchy.board import Board
from troop.games.itchy.clan.clan import NITS
from troop.games.itchy.geometry import COLUMNS, cells
from troop.games.itchy.lice import JUMPERS, Lice, spell_lice, write_lice
from troop.games.itchy.phases import EXCHANGE, NITPICK, NO_LICE_GO, OFF, PASS, SPAWN
from troop.games.itchy.species import SYMBOLS
from troop.games.itchy.state import State
from troop.games.itchy.steps import why_not
from troop.games.itchy.writing import write_move

ALL = "all"
FIRST = tuple(f"first={seat}" for seat in range(1, 5))
ROWS = "12345678"
SPECIES = {letter.lower(): letter for letter in SYMBOLS}


class Going(NamedTuple):
    """A jump or a bump as somebody wrote it."""

    start: str
    sign: str
    end: str
    lice: str


def spellings(view: State) -> dict[Move, Move]:
    """Moves by the paths that mean them: what is done with a monkey can be said after the monkey, too, and which louse
    jumps need not be said where one alone can."""
    moves = view.legal_moves()
    jumps: Counter[Move] = Counter(move[:2] for move in moves if len(move) == 3)
    paths = {move[:2] if jumps[move[:2]] == 1 else move: move for move in moves}
    for move in moves:
        if len(move) == 2 and move[0] in (EXCHANGE, NITPICK) and (move[1],) not in paths:
            paths[move[1], move[0]] = move
    return paths


def parse(state: State, text: str) -> Move:
    """The move that a text means here."""
    moves = _meanings(state, text.replace(" ", "").lower())
    if not moves:
        raise InvalidNotation(text)
    legal = [move for move in moves if not why_not(state, move)]
    if not legal:
        problem = why_not(state, moves[0])
        assert problem
        raise IllegalMove(problem)
    if len(legal) > 1:
        raise AmbiguousMove(text, *(write_move(state.board, move) for move in legal[:2]))
    return legal[0]


def _meanings(state: State, text: str) -> list[Move]:
    """All moves that a text could mean, whether or not they are legal; none if it is no move at all."""
    if text == PASS[0] or text in FIRST:
        return [(text,)]
    if text in SPECIES:
        return [(SPECIES[text],)]
    if text[:1] in (EXCHANGE, NITPICK):
        return [(text[0], text[1:])] if _is_cell(text[1:]) else []
    if not _is_cell(text[:2]):
        return []
    return _from_cell(state, text[:2], text[2:])


def _is_cell(text: str) -> bool:
    return len(text) == 2 and text[0] in COLUMNS and text[1] in ROWS


def _from_cell(state: State, cell: str, rest: str) -> list[Move]:
    """What begins with a cell: a spawn, a bump, a jump, leaving the board."""
    if not rest:
        return [(cell,), (cell, "w")] if state.step == SPAWN else [(cell,)]
    if rest == "+s":
        return [(cell, "s")]
    if rest == OFF:
        return [(cell, OFF)]
    if rest[0] not in "->" or not _is_cell(rest[1:3]):
        return []
    going = Going(cell, rest[0], rest[1:3], rest[3:])
    return _jumps(state, going) if going.sign == ">" else _bumps(state, going)


def _jumps(state: State, going: Going) -> list[Move]:
    """A jump: of what is named, or if nothing is named, of whatever can."""
    if not going.lice:
        end = cells(state.board.size).get(going.end)
        half = [] if end is None or state.board.cells[end] is None else [(going.start, going.end)]
        return [*half, *((going.start, going.end, word) for word in JUMPERS)]  # half a jump says best why there is none
    lice = spell_lice(going.lice)
    if lice is None:
        return []
    words = [word for word, jumper in JUMPERS.items() if jumper == lice] or [write_lice(lice)]
    return [(going.start, going.end, word) for word in words]


def _bumps(state: State, going: Going) -> list[Move]:
    """A bump: without lice, or with these."""
    if not going.lice:
        return [(going.start, going.end), (going.start, going.end, NO_LICE_GO)]
    lice = _all_lice(state, going.start) if going.lice == ALL else spell_lice(going.lice)
    return [(going.start, going.end, write_lice(lice) or ALL)] if lice is not None else []


def _all_lice(state: State, name: str) -> Lice:
    """The lice that somebody means who says all of them."""
    return _lice_on(state.board, name, NITS if state.clan else state.seat)


def _lice_on(board: Board, name: str, owner: int) -> Lice:
    cell = cells(board.size).get(name)
    return Lice() if cell is None or owner < 0 else board.on(cell, owner)
