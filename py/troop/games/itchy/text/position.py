"""Positions of Itchy Monkey as one line of text.

The board, rows from the top | seat on turn and step | turns complete; the clan game has more fields.
"""

from collections.abc import Callable

from troop.core.errors import BadPosition
from troop.core.messages import message
from troop.core.options import Options
from troop.games.itchy.clan.rules.clan import Clan
from troop.games.itchy.clan.text import position as clan_position
from troop.games.itchy.rules.board import Board, LiceByOwner, Monkey, monkey_with
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.lice import NO_LICE, read_brackets, read_lice, write_lice
from troop.games.itchy.rules.printed_boards import NO_MONKEY, SIZES
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import AFTER, ENTER, FIRST, MOVE, NOBODY, OVER, PLACE, SPAWN
from troop.games.itchy.rules.validation import check_position
from troop.games.itchy.rules.variant import Variant, variant_of

BAR = " | "
FIELDS = 3
STEPS = (FIRST, PLACE, ENTER, SPAWN, MOVE, AFTER, OVER)
TURNS = "turns="
MAX_DIGITS = 4


def to_text(state: State) -> str:
    """Return the state as one line of text."""
    write = clan_position.write_monkey if state.clan else write_monkey
    fields = [write_board(state, write), _write_step(state), f"{TURNS}{state.turns}"]
    return BAR.join([*fields, *clan_position.write_fields(state)] if state.clan else fields)


def _write_step(state: State) -> str:
    seat = "?" if state.seat == NOBODY else str(state.seat + 1)
    return f"{seat} {state.step.removeprefix(clan_position.PREFIX)}"


def from_text(text: str, options: Options) -> State:
    """Return the state of a text. Raises BadPosition."""
    fields = [field.strip(" ") for field in text.split(BAR.strip())]
    clan = options["mode"] == "clan"
    expected = FIELDS + (len(clan_position.FIELDS) if clan else 0)
    if len(fields) != expected:
        raise BadPosition(message("position-fields", found=len(fields), expected=expected))
    variant = variant_of(options)
    read = clan_position.read_monkey if clan else read_monkey
    board, marked = read_board(fields[0], variant, read)
    seat, step = _read_step(fields[1], variant.seats, clan_position.STEPS if clan else STEPS)
    state = State(variant, board, step, seat, _read_turns(fields[2]), Clan(broken_out=marked) if clan else None)
    state = clan_position.with_fields(state, fields[FIELDS:]) if clan else state
    check_position(state, options["first"])
    return state


def _read_step(text: str, seats: int, steps: tuple[str, ...]) -> tuple[int, str]:
    """Return the seat on turn and the step."""
    seat_text, _, word = text.partition(" ")
    known = {step.removeprefix(clan_position.PREFIX): step for step in steps}
    seat = {"?": NOBODY, **{str(number): number - 1 for number in range(1, seats + 1)}}.get(seat_text)
    if seat is None or word not in known or (seat == NOBODY) != (word == FIRST):
        raise BadPosition(message("itchy-position-step", field=2, text=text[:20], allowed=", ".join(known)))
    return seat, known[word]


def _read_turns(text: str) -> int:
    digits = text.removeprefix(TURNS)
    plain = digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS
    if not plain or f"{TURNS}{int(digits)}" != text:
        raise BadPosition(message("itchy-position-turns", field=3, text=text[:20]))
    return int(digits)


ROW = " / "


def write_board(state: State, write: Callable[[State, int], str]) -> str:
    """Write all cells; ``write`` writes the lice on a monkey."""
    size, cells = state.board.size, state.board.cells
    words = [f"{monkey.species}{write(state, cell)}" if monkey else NO_MONKEY for cell, monkey in enumerate(cells)]
    return ROW.join(" ".join(words[start : start + size]) for start in range(0, size * size, size))


def read_board(
    text: str, variant: Variant, read: Callable[[str, Variant], tuple[LiceByOwner, bool] | None]
) -> tuple[Board, tuple[int, ...]]:
    """Read the board and the cells of marked monkeys; ``read`` reads the lice. Raises BadPosition."""
    size = SIZES[variant.seats]
    words = _words(text, size)
    cells: list[Monkey | None] = []
    marked: list[int] = []
    for cell, word in enumerate(words):
        found = None if word == NO_MONKEY or word[0] not in variant.species else read(word[1:], variant)
        if word != NO_MONKEY and found is None:
            raise BadPosition(message("itchy-position-cell", cell=names(size)[cell], text=word[:30]))
        cells.append(monkey_with(word[0], found[0]) if found else None)
        marked += [cell] if found and found[1] else []
    return Board(size, tuple(cells)), tuple(marked)


def _words(text: str, size: int) -> list[str]:
    """Split the board into the words of its cells. Raises BadPosition."""
    rows = [row.split() for row in text.split(ROW.strip())]
    if len(rows) != size:
        raise BadPosition(message("itchy-position-rows", found=len(rows), expected=size))
    for number, row in enumerate(rows, 1):
        if len(row) != size:
            raise BadPosition(message("itchy-position-row", row=number, found=len(row), expected=size))
    return [word for row in rows for word in row]


def write_monkey(state: State, cell: int) -> str:
    """Write the lice on a monkey of the base game; nothing if it has none."""
    lice_by_owner = state.board.at(cell).lice_by_owner
    parts = [f"{seat}:{write_lice(lice)}" for seat, lice in enumerate(lice_by_owner, 1) if lice]
    return f"({','.join(parts)})" if parts else ""


def read_monkey(text: str, variant: Variant) -> tuple[LiceByOwner, bool] | None:
    """Read the lice on a monkey of the base game, which is never marked; None if invalid."""
    lice_by_owner = [NO_LICE] * variant.seats
    parts = [part.partition(":") for part in read_brackets(text).split(",")] if text else []
    last = 0
    for number, _, lice in parts:
        seat = next((seat for seat in range(last + 1, variant.seats + 1) if str(seat) == number), None)
        found = read_lice(lice)
        if seat is None or found is None:
            return None
        last, lice_by_owner[seat - 1] = seat, found
    return tuple(lice_by_owner), False
