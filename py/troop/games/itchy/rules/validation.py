"""Whether a written position is possible."""

from troop.core.errors import BadPosition
from troop.core.game import Message
from troop.core.messages import message, seat_number
from troop.core.options import Value
from troop.games.itchy.clan.rules import validation as clan_validation
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.outcome import winner
from troop.games.itchy.rules.printed_boards import COUNTS
from troop.games.itchy.rules.setup import STARTING_LICE
from troop.games.itchy.rules.spawning import can_exchange
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import AFTER, ENTER, FIRST, OVER, PLACE, SPAWN
from troop.games.itchy.rules.turn import first_step, spawn_or_move


def check_position(state: State, first: Value) -> None:
    """Raise BadPosition if the position is not possible."""
    problem = (
        _why_wrong_monkeys(state)
        or (clan_validation.why_invalid(state) if state.clan else _why_invalid(state))
        or _why_wrong_first(state, first)
    )
    if problem:
        raise BadPosition(problem)


def _why_wrong_monkeys(state: State) -> Message | None:
    """Rules 1 and 3: each species has its number of monkeys, on the board or in safety."""
    found = [monkey.species for _, monkey in state.board.monkeys()]
    found += state.clan.safe[0] + state.clan.safe[1] if state.clan else ""
    for letter in state.variant.species:
        if found.count(letter) != COUNTS[letter]:
            count = found.count(letter)
            return message("itchy-position-monkeys", field=1, species=letter, found=count, expected=COUNTS[letter])
    return None


def _why_wrong_first(state: State, first: Value) -> Message | None:
    """Rule 6: the number of turns determines the first player."""
    if state.step == FIRST:
        return None if first == "drawn" else _wrong_field(state)
    begun = state.turns
    if state.step == PLACE:
        begun = sum(state.is_on_board(seat) for seat in range(state.variant.seats))
    elif state.clan:
        begun += clan_validation.picks_made(state)
    found = seat_number((state.seat - begun) % state.variant.seats)
    return None if first in (found, "drawn") else message("itchy-position-first", found=found, first=str(first))


def _why_invalid(state: State) -> Message | None:
    return _why_wrong_lice(state) or _why_wrong_turns(state) or _why_wrong_step(state)


def _why_wrong_lice(state: State) -> Message | None:
    """Rules 1, 4 and 17: no player has too many lice, and only spies share a monkey with others."""
    for cell, monkey in state.board.monkeys():
        if sum(lice.power > 0 for lice in monkey.lice_by_owner) > 1:
            return message("itchy-position-together", field=1, cell=names(state.board.size)[cell])
    for seat in range(state.variant.seats):
        if min(state.supply(seat)) < 0:
            return message("itchy-position-too-many", field=1, number=seat_number(seat))
    return None


def _why_wrong_turns(state: State) -> Message | None:
    """Rules 15 and 16: the game is over exactly when somebody has won or all turns are complete."""
    last, has_won = state.variant.last_turn, winner(state) is not None
    if state.turns > last or (has_won and state.turns == last):
        return message("itchy-position-turns-late", field=3, count=state.turns, most=last)
    ended = has_won or state.turns == last
    if ended and state.step != OVER:
        return message("position-over", field=2)
    return message("position-not-over", field=2) if state.step == OVER and not ended else None


def _why_wrong_step(state: State) -> Message | None:
    """Rules 5 to 9: the step is possible with these lice on the board."""
    fits = {
        FIRST: lambda: _placed(state) == [] and not state.turns,
        PLACE: lambda: _placing_fits(state),
        ENTER: lambda: first_step(state) == ENTER,
        SPAWN: lambda: spawn_or_move(state) == SPAWN,
        AFTER: lambda: can_exchange(state),
    }
    return None if state.step not in fits or fits[state.step]() else _wrong_field(state)


def _placing_fits(state: State) -> bool:
    """Rule 5: exactly the players before this one have placed a queen and two workers on one monkey."""
    placed = _placed(state)
    seats = range(state.variant.seats)
    before = [(state.seat - back) % state.variant.seats for back in range(1, len(placed) + 1)]
    lice = [monkey.of(seat) for _, monkey in state.board.monkeys() for seat in seats if monkey.of(seat)]
    return not state.turns and sorted(before) == placed and lice == [STARTING_LICE] * len(placed)


def _placed(state: State) -> list[int]:
    """Return the seats with lice on the board."""
    return [seat for seat in range(state.variant.seats) if state.is_on_board(seat)]


def _wrong_field(state: State) -> Message:
    return message("itchy-position-unfit", field=2, text=state.step)
