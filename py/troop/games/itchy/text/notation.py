"""Moves of Itchy Monkey as paths of words, and as text.

Parsing is lenient: upper or lower case, blanks anywhere, short forms.
"""

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from troop.core.errors import AmbiguousMove, IllegalMove, InvalidNotation
from troop.core.game import Move
from troop.core.state import not_legal
from troop.games.itchy.clan.rules.clan import COMMON_OWNER
from troop.games.itchy.rules import step_table
from troop.games.itchy.rules.board import Board
from troop.games.itchy.rules.geometry import COLUMNS, cells
from troop.games.itchy.rules.lice import JUMPERS, Lice, parse_lice, write_lice
from troop.games.itchy.rules.printed_boards import SYMBOLS
from troop.games.itchy.rules.steps import EXCHANGE, NITPICK, NO_LICE_GO, OFF, PASS, SPAWN

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State

ALL = "all"
FIRST = tuple(f"first={seat}" for seat in range(1, 5))
ROWS = "12345678"
SPECIES = {letter.lower(): letter for letter in SYMBOLS}


class ParsedMove(NamedTuple):
    """The parts of a jump or a bump."""

    start: str
    sign: str
    end: str
    lice: str


def move_paths(view: "State") -> dict[Move, Move]:
    """Return the paths to each move.

    An exchange or nitpick may name its monkey first, and the last word of a jump is left out where only one louse can
    jump.
    """
    moves = view.legal_moves()
    jumps: Counter[Move] = Counter(move[:2] for move in moves if len(move) == 3)
    paths = {move[:2] if jumps[move[:2]] == 1 else move: move for move in moves}
    for move in moves:
        if len(move) == 2 and move[0] in (EXCHANGE, NITPICK) and (move[1],) not in paths:
            paths[move[1], move[0]] = move
    return paths


def parse(state: "State", text: str) -> Move:
    """Return the move of a text."""
    moves = _readings(state, text.replace(" ", "").lower())
    if not moves:
        raise InvalidNotation(text)
    legal = [move for move in moves if move in state.legal_moves()]
    if not legal:
        raise IllegalMove(step_table.why_illegal(state, moves[0]) or not_legal(state, moves[0]))
    if len(legal) > 1:
        raise AmbiguousMove(text, *(write_move(state.board, move) for move in legal[:2]))
    return legal[0]


def _readings(state: "State", text: str) -> list[Move]:
    """Return all moves that a text could mean, legal or not; none if it is no move at all."""
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


def _from_cell(state: "State", cell: str, rest: str) -> list[Move]:
    """Return the moves that begin with a cell: a spawn, a bump, a jump, leaving the board."""
    if not rest:
        return [(cell,), (cell, "w")] if state.step == SPAWN else [(cell,)]
    if rest == "+s":
        return [(cell, "s")]
    if rest == OFF:
        return [(cell, OFF)]
    if rest[0] not in "->" or not _is_cell(rest[1:3]):
        return []
    parsed = ParsedMove(cell, rest[0], rest[1:3], rest[3:])
    return _jumps(state, parsed) if parsed.sign == ">" else _bumps(state, parsed)


def _jumps(state: "State", parsed: ParsedMove) -> list[Move]:
    """Return the jumps of the named lice, or of any if none are named. An incomplete jump comes first: it gives the
    best reason."""
    if not parsed.lice:
        end = cells(state.board.size).get(parsed.end)
        incomplete = [] if end is None or state.board.cells[end] is None else [(parsed.start, parsed.end)]
        return [*incomplete, *((parsed.start, parsed.end, word) for word in JUMPERS)]
    lice = parse_lice(parsed.lice)
    if lice is None:
        return []
    words = [word for word, jumper in JUMPERS.items() if jumper == lice] or [write_lice(lice)]
    return [(parsed.start, parsed.end, word) for word in words]


def _bumps(state: "State", parsed: ParsedMove) -> list[Move]:
    """Return the bump without lice, or with those named."""
    if not parsed.lice:
        return [(parsed.start, parsed.end), (parsed.start, parsed.end, NO_LICE_GO)]
    lice = _all_lice(state, parsed.start) if parsed.lice == ALL else parse_lice(parsed.lice)
    return [(parsed.start, parsed.end, write_lice(lice) or ALL)] if lice is not None else []


def _all_lice(state: "State", name: str) -> Lice:
    """Return the lice that ``all`` means."""
    return _lice_on(state.board, name, COMMON_OWNER if state.clan else state.seat)


def _lice_on(board: Board, name: str, owner: int) -> Lice:
    cell = cells(board.size).get(name)
    return Lice() if cell is None or owner < 0 else board.on(cell, owner)


def write_move(board: Board, move: Move) -> str:
    """Write a move: ``d7``, ``d7+s``, ``d7>d6 w``, ``d7-d6 2w1q+s``, ``x d7``, ``q d7``, ``d7 off``, ``pass``."""
    if len(move) == 1:
        return move[0]
    if move[0] in (EXCHANGE, NITPICK) or move[1] == OFF:
        return " ".join(move)
    goal = cells(board.size).get(move[1])
    if goal is None:  # a spawn of workers, or with a spy
        return move[0] if move[1] == "w" else f"{move[0]}+{move[1]}"
    sign = "-" if board.cells[goal] is None else ">"
    lice = "" if move[2:] in ((), (NO_LICE_GO,)) else f" {move[2]}"
    return f"{move[0]}{sign}{move[1]}{lice}"
