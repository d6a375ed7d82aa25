"""Whether a position of the clan game that somebody wrote could be so."""

from typing import TYPE_CHECKING

from troop.core.game import Message
from troop.core.message import message
from troop.games.itchy.clan.clan import NITS, NOT_PICKED, NOWHERE, Clan, clan_of
from troop.games.itchy.clan.outbreak import CROWDED, TOO_MANY_QUEENS, breaks_out
from troop.games.itchy.clan.winning import winner
from troop.games.itchy.geometry import names
from troop.games.itchy.lice import WORKER
from troop.games.itchy.phases import CLAN_BUMP, CLAN_SPAWN, FIRST, OVER, PICK
from troop.games.itchy.species import GORILLA

if TYPE_CHECKING:  # the state is handed here
    from troop.games.itchy.state import State


def why_unsound(state: "State") -> Message | None:
    """Why a position cannot be so, or None if it can."""
    if state.step in (FIRST, PICK):
        return None if _is_start(state) else _unfit(2, state.step)
    return _why_wrong_lice(state) or _why_wrong_clans(state) or _why_wrong_turns(state) or _why_wrong_marks(state)


def picks_made(state: "State") -> int:
    """How many players have picked, while not all have."""
    return sum(map(bool, clan_of(state).picked)) if state.step == PICK else 0


def _is_start(state: "State") -> bool:
    """Rule 23: one worker on every monkey, nothing is in safety; only the other player may have picked."""
    picked = clan_of(state).picked
    fits = not any(picked) if state.step == FIRST else not picked[state.seat] and GORILLA not in picked
    one_each = all(monkey.crowd == (WORKER,) for _, monkey in state.board.monkeys())
    return fits and one_each and not state.turns and clan_of(state) == Clan(picked)


def _why_wrong_lice(state: "State") -> Message | None:
    """Rules 25 and 28: no monkey keeps six workers or two queens; in the bump, no outbreak is left over."""
    for cell, monkey in state.board.monkeys():
        workers, queens, spies = monkey.crowd[NITS]
        if workers > CROWDED or queens >= TOO_MANY_QUEENS or spies:
            return message("itchy-position-crowded", field=1, cell=names(state.board.size)[cell])
        if state.step == CLAN_BUMP and breaks_out(state, cell):
            return message("itchy-position-crowded", field=1, cell=names(state.board.size)[cell])
    return None


def _why_wrong_clans(state: "State") -> Message | None:
    """Rules 23 and 27: two clans, no gorillas; nobody brings the other's monkeys to safety."""
    picked, safe = clan_of(state).picked, clan_of(state).safe
    if NOT_PICKED in picked or GORILLA in picked or picked[0] == picked[1]:
        return _unfit(4, ",".join(picked))
    others = picked[1] in safe[0] or picked[0] in safe[1]
    return _unfit(5, ",".join(safe)) if others or sum(map(len, safe)) > state.turns + (state.step == OVER) else None


def _why_wrong_turns(state: "State") -> Message | None:
    """Rules 16 and 29: the game is over when a clan is clean or all turns are complete, and not before."""
    last, has_won = state.rules.last_turn, winner(state) is not None
    if state.turns > last or (has_won and state.turns == last):
        return message("itchy-position-turns-late", field=3, count=state.turns, most=last)
    ended = has_won or state.turns == last
    if ended and state.step != OVER:
        return message("position-over", field=2)
    return message("position-not-over", field=2) if state.step == OVER and not ended else None


def _why_wrong_marks(state: "State") -> Message | None:
    """Rules 27 and 28: outbreaks are remembered within a turn; what is barred was moved by the opponent."""
    clan = clan_of(state)
    if clan.spent and state.step != CLAN_BUMP:
        return _unfit(1, "*")
    if clan.barred == NOWHERE:
        return None
    monkey = state.board.cells[clan.barred]
    moved = monkey and monkey.species != clan.picked[state.seat]
    can_be = moved and state.turns and state.step in (CLAN_SPAWN, CLAN_BUMP)
    return None if can_be else _unfit(6, names(state.board.size)[clan.barred])


def _unfit(field: int, text: str) -> Message:
    return message("itchy-position-unfit", field=field, text=text)
