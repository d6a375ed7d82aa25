"""Moves and positions of Monkey Mancala as text."""

from troop.core.errors import BadPosition, IllegalMove, InvalidNotation
from troop.core.game import CHANCE, OVER, Move
from troop.core.message import message
from troop.core.options import Options
from troop.games.mancala.board import LETTERS, NOBODY, NORTH, SOUTH, STORES, pockets, size, store
from troop.games.mancala.rules import State, side_empty, why_not

MOST = 999
"""More monkeys than this in one place are taken for a mistake."""

CHOOSERS = {"S": SOUTH, "N": NORTH, "-": NOBODY, "?": NOBODY}


def parse(state: State, text: str) -> Move:
    """The move that a text means; only blanks around it are forgiven, since case matters."""
    word = text.strip(" ")
    if not _readable(word):
        raise InvalidNotation(text)
    if problem := why_not(state, (word,)):
        raise IllegalMove(problem)
    return (word,)


def _readable(word: str) -> bool:
    pocket = len(word) == 1 and word in LETTERS[SOUTH] + LETTERS[NORTH]
    return pocket or (word[:-1] == "first=" and word[-1] in "123456789")


def describe(state: State) -> str:
    """South's pockets / North's pockets / stores / who chooses [/ which seat is South, if that was drawn]."""
    board, n = state.board, size(state.board)
    rows = [[board[place] for place in pockets(n, side)] for side in (SOUTH, NORTH)]
    stores = [board[store(n, side)] for side in (SOUTH, NORTH)]
    fields = [" ".join(map(str, numbers)) for numbers in (*rows, stores)] + [_chooser(state)]
    if state.drawn and state.south is not None:
        fields.append(f"first={state.south + 1}")
    return " / ".join(fields)


def _chooser(state: State) -> str:
    return {CHANCE: "?", OVER: "-"}.get(state.actor, STORES[state.side])


def position(text: str, options: Options, expected: int | None) -> State:
    """The state of a text; ``expected`` pockets a side, or as many as the text has."""
    fields = text.strip(" ").split("/")
    if len(fields) not in (4, 5):
        raise BadPosition(message("position-fields", found=len(fields), expected=4))
    south = _pockets(fields[0], 1, expected)
    north = _pockets(fields[1], 2, len(south))
    stores = _numbers(fields[2], 3)
    if len(stores) != 2:
        raise BadPosition(message("position-count", field=3, found=len(stores), expected=2))
    board = (*south, stores[0], *north, stores[1])
    chooser = fields[3].strip(" ")
    _check_chooser(board, chooser)
    drawn = options["first"] == "drawn"
    seat = _first(fields, chooser == "?") if drawn else _no_first(fields, chooser, int(options["first"]))
    return State(board, CHOOSERS[chooser], seat, str(options["capture"]), drawn)


def _pockets(text: str, field: int, expected: int | None) -> list[int]:
    numbers = _numbers(text, field)
    if expected is None and not 1 <= len(numbers) <= len(LETTERS[SOUTH]):
        raise BadPosition(message("position-count", field=field, found=len(numbers), expected=len(LETTERS[SOUTH])))
    if expected is not None and len(numbers) != expected:
        raise BadPosition(message("position-count", field=field, found=len(numbers), expected=expected))
    return numbers


def _numbers(text: str, field: int) -> list[int]:
    words = text.split()
    for at, word in enumerate(words, 1):
        plain = word.isascii() and word.isdigit() and len(word) <= len(str(MOST))
        if not plain or str(int(word)) != word:
            raise BadPosition(message("position-number", field=field, word=at, text=word[:20], most=MOST))
    return [int(word) for word in words]


def _check_chooser(board: tuple[int, ...], chooser: str) -> None:
    if chooser not in CHOOSERS:
        raise BadPosition(message("position-chooser", field=4, text=chooser[:20], allowed="S, N, -, ?"))
    if not side_empty(board):
        if chooser == "-":
            raise BadPosition(message("position-not-over", field=4))
        return
    for side in (SOUTH, NORTH):
        if any(board[place] for place in pockets(size(board), side)):
            raise BadPosition(message("mancala-position-side-empty", field=2 - side, count=size(board)))
    if chooser != "-":
        raise BadPosition(message("position-over", field=4, text=chooser))


def _first(fields: list[str], pending: bool) -> int | None:
    """The seat that was drawn to be South."""
    if pending:
        if len(fields) != 4:
            raise BadPosition(message("position-fields", found=len(fields), expected=4))
        return None
    word = fields[4].strip(" ") if len(fields) == 5 else ""
    if word not in ("first=1", "first=2"):
        raise BadPosition(message("mancala-position-first", field=5, text=word[:20]))
    return int(word[-1]) - 1


def _no_first(fields: list[str], chooser: str, first: int) -> int:
    """The seat that is South without a draw; then nothing may speak of one."""
    if len(fields) != 4:
        raise BadPosition(message("position-fields", found=len(fields), expected=4))
    if chooser == "?":
        raise BadPosition(message("position-chooser", field=4, text=chooser, allowed="S, N, -"))
    return first - 1
