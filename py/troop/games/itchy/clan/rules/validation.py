"""Whether a written position of the clan game is possible."""

from typing import TYPE_CHECKING

from troop.core.game import Message
from troop.core.messages import message
from troop.games.itchy.clan.rules.clan import COMMON_OWNER, NOT_PICKED, NOWHERE, Clan, clan_of
from troop.games.itchy.clan.rules.outbreak import CROWDED, TOO_MANY_QUEENS, breaks_out
from troop.games.itchy.clan.rules.outcome import winner
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.lice import WORKER
from troop.games.itchy.rules.printed_boards import GORILLA
from troop.games.itchy.rules.steps import CLAN_BUMP, CLAN_SPAWN, FIRST, OVER, PICK

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


def why_invalid(state: "State") -> Message | None:
    """Return why a position is not possible, or None if it is."""
    if state.step in (FIRST, PICK):
        return None if _is_start(state) else _wrong_field(2, state.step)
    return _why_wrong_lice(state) or _why_wrong_clans(state) or _why_wrong_turns(state) or _why_wrong_marks(state)


def picks_made(state: "State") -> int:
    """Return how many players have picked, while not all have."""
    return sum(map(bool, clan_of(state).picked)) if state.step == PICK else 0


def _is_start(state: "State") -> bool:
    """Rule 23: one worker on every monkey, none in safety; only the other player may have picked."""
    picked = clan_of(state).picked
    fits = not any(picked) if state.step == FIRST else not picked[state.seat] and GORILLA not in picked
    one_each = all(monkey.lice_by_owner == (WORKER,) for _, monkey in state.board.monkeys())
    return fits and one_each and not state.turns and clan_of(state) == Clan(picked)


def _why_wrong_lice(state: "State") -> Message | None:
    """Rules 25 and 28: no monkey keeps six workers or two queens; at the bump, all outbreaks are resolved."""
    for cell, monkey in state.board.monkeys():
        workers, queens, spies = monkey.lice_by_owner[COMMON_OWNER]
        if workers > CROWDED or queens >= TOO_MANY_QUEENS or spies:
            return message("itchy-position-crowded", field=1, cell=names(state.board.size)[cell])
        if state.step == CLAN_BUMP and workers == CROWDED and breaks_out(state, cell):
            return message("itchy-position-crowded", field=1, cell=names(state.board.size)[cell])
    return None


def _why_wrong_clans(state: "State") -> Message | None:
    """Rules 23 and 27: two clans, no gorillas; no player has the other's monkeys in safety."""
    picked, safe = clan_of(state).picked, clan_of(state).safe
    if NOT_PICKED in picked or GORILLA in picked or picked[0] == picked[1]:
        return _wrong_field(4, ",".join(picked))
    others = picked[1] in safe[0] or picked[0] in safe[1]
    return (
        _wrong_field(5, ",".join(safe)) if others or sum(map(len, safe)) > state.turns + (state.step == OVER) else None
    )


def _why_wrong_turns(state: "State") -> Message | None:
    """Rules 16 and 29: the game is over exactly when a clan is clean or all turns are complete."""
    last, has_won = state.variant.last_turn, winner(state) is not None
    if state.turns > last or (has_won and state.turns == last):
        return message("itchy-position-turns-late", field=3, count=state.turns, most=last)
    ended = has_won or state.turns == last
    if ended and state.step != OVER:
        return message("position-over", field=2)
    return message("position-not-over", field=2) if state.step == OVER and not ended else None


def _why_wrong_marks(state: "State") -> Message | None:
    """Rules 27 and 28: outbreaks are marked only within a turn; the opponent moved the barred monkey."""
    clan = clan_of(state)
    if clan.broken_out and state.step != CLAN_BUMP:
        return _wrong_field(1, "*")
    if clan.barred == NOWHERE:
        return None
    monkey = state.board.cells[clan.barred]
    moved = monkey and monkey.species != clan.picked[state.seat]
    can_be = moved and state.turns and state.step in (CLAN_SPAWN, CLAN_BUMP)
    return None if can_be else _wrong_field(6, names(state.board.size)[clan.barred])


def _wrong_field(field: int, text: str) -> Message:
    return message("itchy-position-unfit", field=field, text=text)
