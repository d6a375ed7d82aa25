"""Positions of Monkey Mancala as one line of text.

South's pockets / North's pockets / stores / whose turn it is; with tokens the two hands; which seat is South if that
was drawn; with tokens what is in force or pending, if anything (see ``pending.py``).
"""

from troop.core.errors import BadPosition
from troop.core.message import message
from troop.core.options import Options
from troop.games.mancala.board import LETTERS, NOBODY, NORTH, SOUTH, STORES, pockets, size, store
from troop.games.mancala.pending import read_hands, read_pending, write_hand, write_pending
from troop.games.mancala.rules import State
from troop.games.mancala.soundness import is_sound
from troop.games.mancala.sowing import side_empty

MOST = 999
"""More monkeys than this in one place are taken for a mistake."""

CHOOSERS = {"S": SOUTH, "N": NORTH, "-": NOBODY, "?": NOBODY}


def describe(state: State) -> str:
    """The state as one line of text."""
    board, n = state.board, size(state.board)
    rows = [[board[place] for place in pockets(n, side)] for side in (SOUTH, NORTH)]
    stores = [board[store(n, side)] for side in (SOUTH, NORTH)]
    fields = [" ".join(map(str, numbers)) for numbers in (*rows, stores)] + [_chooser(state)]
    if state.tokens:
        fields += [write_hand(hand) for hand in state.tokens.hands]
    if state.drawn and state.south is not None:
        fields.append(f"first={state.south + 1}")
    if state.tokens and (pending := write_pending(n, state.tokens)):
        fields.append(pending)
    return " / ".join(fields)


def _chooser(state: State) -> str:
    if state.south is None:
        return "?"
    return "-" if state.side == NOBODY else STORES[state.side]


def position(text: str, options: Options, expected: int | None) -> State:
    """The state of a text; ``expected`` pockets a side, or as many as the text has."""
    fields = [field.strip(" ") for field in text.split("/")]
    least = 4 if options["tokens"] == "off" else 6
    if not least <= len(fields) <= least + 1 + (least == 6):
        raise _bad_fields(fields, least)
    south = _pockets(fields[0], 1, expected)
    north = _pockets(fields[1], 2, len(south))
    stores = _numbers(fields[2], 3)
    if len(stores) != 2:
        raise BadPosition(message("position-count", field=3, found=len(stores), expected=2))
    board = (*south, stores[0], *north, stores[1])
    chooser = fields[3]
    _check_chooser(board, chooser)
    drawn = options["first"] == "drawn"
    tokens = None if least == 4 else read_hands(fields[4:6], options)
    rest = fields[least:]
    seat = _first(fields, rest, chooser, least) if drawn else _no_first(chooser, int(options["first"]))
    state = State(board, CHOOSERS[chooser], seat, str(options["capture"]), drawn, tokens)
    return _with_pending(state, fields, rest, least)


def _with_pending(state: State, fields: list[str], rest: list[str], least: int) -> State:
    """The state with what the last field says; by now nothing else may be left."""
    if len(rest) > 1 or (rest and state.tokens is None):
        raise _bad_fields(fields, least)
    if state.tokens is None:
        return state
    text = rest[0] if rest else ""
    tokens = read_pending(size(state.board), state.tokens, text)
    after = state._replace(tokens=tokens)
    if tokens is None or (rest and not text) or not is_sound(after):
        raise BadPosition(message("mancala-position-pending", field=len(fields), text=text[:40]))
    return after


def _bad_fields(fields: list[str], expected: int) -> BadPosition:
    return BadPosition(message("position-fields", found=len(fields), expected=expected))


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


def _first(fields: list[str], rest: list[str], chooser: str, least: int) -> int | None:
    """The seat that was drawn to be South; it is taken off the rest."""
    if chooser == "?":
        if rest:
            raise _bad_fields(fields, least)
        return None
    word = rest.pop(0) if rest else ""
    if word not in ("first=1", "first=2"):
        raise BadPosition(message("mancala-position-first", field=least + 1, text=word[:20]))
    return int(word[-1]) - 1


def _no_first(chooser: str, first: int) -> int:
    """The seat that is South without a draw."""
    if chooser == "?":
        raise BadPosition(message("position-chooser", field=4, text=chooser, allowed="S, N, -"))
    return first - 1
