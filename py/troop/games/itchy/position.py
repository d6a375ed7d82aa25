"""Positions of Itchy Monkey as one line of text.

The board, rows from the top | whose turn it is, and the step | turns complete; the clan game has more fields.
"""

from troop.core.errors import BadPosition
from troop.core.message import message
from troop.core.options import Options
from troop.games.itchy.clan import position as clan_position
from troop.games.itchy.clan.clan import Clan
from troop.games.itchy.phases import AFTER, ENTER, FIRST, MOVE, NOBODY, OVER, PLACE, SPAWN
from troop.games.itchy.position_board import read_board, write_board
from troop.games.itchy.position_lice import read_crowd, write_crowd
from troop.games.itchy.rules import rules_of
from troop.games.itchy.soundness import check
from troop.games.itchy.state import State

BAR = " | "
FIELDS = 3
STEPS = (FIRST, PLACE, ENTER, SPAWN, MOVE, AFTER, OVER)
TURNS = "turns="
MOST_DIGITS = 4


def describe(state: State) -> str:
    """The state as one line of text."""
    write = clan_position.write_monkey if state.clan else write_crowd
    fields = [write_board(state, write), _write_step(state), f"{TURNS}{state.turns}"]
    return BAR.join([*fields, *clan_position.write_fields(state)] if state.clan else fields)


def _write_step(state: State) -> str:
    seat = "?" if state.seat == NOBODY else str(state.seat + 1)
    return f"{seat} {state.step.removeprefix(clan_position.PREFIX)}"


def position(text: str, options: Options) -> State:
    """The state of a text. Raises BadPosition."""
    fields = [field.strip(" ") for field in text.split(BAR.strip())]
    clan = options["mode"] == "clan"
    expected = FIELDS + (len(clan_position.FIELDS) if clan else 0)
    if len(fields) != expected:
        raise BadPosition(message("position-fields", found=len(fields), expected=expected))
    rules = rules_of(options)
    read = clan_position.read_monkey if clan else read_crowd
    board, marked = read_board(fields[0], rules, read)
    seat, step = _read_step(fields[1], rules.seats, clan_position.STEPS if clan else STEPS)
    state = State(rules, board, step, seat, _read_turns(fields[2]), Clan(spent=marked) if clan else None)
    state = clan_position.with_fields(state, fields[FIELDS:]) if clan else state
    check(state, options["first"])
    return state


def _read_step(text: str, seats: int, steps: tuple[str, ...]) -> tuple[int, str]:
    """Whose turn it is, and what is to be decided."""
    who, _, word = text.partition(" ")
    known = {step.removeprefix(clan_position.PREFIX): step for step in steps}
    seat = {"?": NOBODY, **{str(number): number - 1 for number in range(1, seats + 1)}}.get(who)
    if seat is None or word not in known or (seat == NOBODY) != (word == FIRST):
        raise BadPosition(message("itchy-position-step", field=2, text=text[:20], allowed=", ".join(known)))
    return seat, known[word]


def _read_turns(text: str) -> int:
    digits = text.removeprefix(TURNS)
    plain = digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS
    if not plain or f"{TURNS}{int(digits)}" != text:
        raise BadPosition(message("itchy-position-turns", field=3, text=text[:20]))
    return int(digits)
