"""Whether a position that somebody wrote could be so."""

from troop.core.errors import BadPosition
from troop.core.game import Message
from troop.core.message import message, seat_number
from troop.core.options import Value
from troop.games.itchy.clan import soundness as clan_soundness
from troop.games.itchy.geometry import names
from troop.games.itchy.phases import AFTER, ENTER, FIRST, OVER, PLACE, SPAWN
from troop.games.itchy.setup import FAMILY
from troop.games.itchy.spawning import can_exchange
from troop.games.itchy.species import COUNTS
from troop.games.itchy.state import State
from troop.games.itchy.turn import opening, spawn_or_move
from troop.games.itchy.winning import winner


def check(state: State, first: Value) -> None:
    """Raise BadPosition if something in it cannot be so."""
    problem = (
        _why_wrong_monkeys(state)
        or (clan_soundness.why_unsound(state) if state.clan else _why_unsound(state))
        or _why_wrong_first(state, first)
    )
    if problem:
        raise BadPosition(problem)


def _why_wrong_monkeys(state: State) -> Message | None:
    """Rules 1 and 3: so many of each species, on the board or in safety."""
    found = [monkey.species for _, monkey in state.board.monkeys()]
    found += state.clan.safe[0] + state.clan.safe[1] if state.clan else ""
    for letter in state.rules.species:
        if found.count(letter) != COUNTS[letter]:
            count = found.count(letter)
            return message("itchy-position-monkeys", field=1, species=letter, found=count, expected=COUNTS[letter])
    return None


def _why_wrong_first(state: State, first: Value) -> Message | None:
    """Rule 6: the turns complete tell who began."""
    if state.step == FIRST:
        return None if first == "drawn" else _unfit(state)
    begun = state.turns
    if state.step == PLACE:
        begun = sum(state.is_on_board(seat) for seat in range(state.rules.seats))
    elif state.clan:
        begun += clan_soundness.picks_made(state)
    found = seat_number((state.seat - begun) % state.rules.seats)
    return None if first in (found, "drawn") else message("itchy-position-first", found=found, first=str(first))


def _why_unsound(state: State) -> Message | None:
    return _why_wrong_lice(state) or _why_wrong_turns(state) or _why_wrong_step(state)


def _why_wrong_lice(state: State) -> Message | None:
    """Rules 1, 4 and 17: nobody has more lice than there are, and only spies are with others."""
    for cell, monkey in state.board.monkeys():
        if sum(lice.power > 0 for lice in monkey.crowd) > 1:
            return message("itchy-position-together", field=1, cell=names(state.board.size)[cell])
    for seat in range(state.rules.seats):
        if min(state.supply(seat)) < 0:
            return message("itchy-position-too-many", field=1, number=seat_number(seat))
    return None


def _why_wrong_turns(state: State) -> Message | None:
    """Rules 15 and 16: the game is over when somebody has won or all turns are complete, and not before."""
    last, has_won = state.rules.last_turn, winner(state) is not None
    if state.turns > last or (has_won and state.turns == last):
        return message("itchy-position-turns-late", field=3, count=state.turns, most=last)
    ended = has_won or state.turns == last
    if ended and state.step != OVER:
        return message("position-over", field=2)
    return message("position-not-over", field=2) if state.step == OVER and not ended else None


def _why_wrong_step(state: State) -> Message | None:
    """Rules 5 to 9: the step can be asked for, with what lies on the board."""
    fits = {
        FIRST: lambda: _placed(state) == [] and not state.turns,
        PLACE: lambda: _placing_fits(state),
        ENTER: lambda: opening(state) == ENTER,
        SPAWN: lambda: spawn_or_move(state) == SPAWN,
        AFTER: lambda: can_exchange(state),
    }
    return None if state.step not in fits or fits[state.step]() else _unfit(state)


def _placing_fits(state: State) -> bool:
    """Rule 5: those before this player, and nobody else, have placed a queen and two workers on one monkey."""
    placed = _placed(state)
    seats = range(state.rules.seats)
    before = [(state.seat - back) % state.rules.seats for back in range(1, len(placed) + 1)]
    lice = [monkey.crowd[seat] for _, monkey in state.board.monkeys() for seat in seats if monkey.crowd[seat]]
    return not state.turns and sorted(before) == placed and lice == [FAMILY] * len(placed)


def _placed(state: State) -> list[int]:
    """The seats with lice on the board."""
    return [seat for seat in range(state.rules.seats) if state.is_on_board(seat)]


def _unfit(state: State) -> Message:
    return message("itchy-position-unfit", field=2, text=state.step)
