"""What never changes in a game, and when a position is the same as another."""

from collections.abc import Hashable

from troop.games.itchy.phases import CLAN_SPAWN, ENTER, MOVE, SPAWN
from troop.games.itchy.state import State
from troop.games.itchy.turn import opening

KINDS = ("workers", "queens", "spies")


def census(state: State) -> dict[str, int]:
    """Rules 1 and 17: the monkeys of each species, those in safety too, and in the base game everybody's lice."""
    species = [monkey.species for _, monkey in state.board.monkeys()]
    species += [*state.clan.safe[0], *state.clan.safe[1]] if state.clan else []
    counts = {letter: species.count(letter) for letter in state.rules.species}
    return counts if state.clan else counts | _lice(state)


def _lice(state: State) -> dict[str, int]:
    """On monkeys and in supply; more on monkeys than there should be are counted as they are."""
    counts = {}
    for seat in range(state.rules.seats):
        for kind, pool, supply in zip(KINDS, state.rules.pool, state.supply(seat), strict=True):
            counts[f"{kind} {seat + 1}"] = pool - supply + max(supply, 0)
    return counts


def repeated(state: State) -> Hashable:
    """Rule 16: a position in which a turn can begin, without its turn counter; None for all others."""
    begins = state.step == CLAN_SPAWN or (state.step in (ENTER, SPAWN, MOVE) and state.step == opening(state))
    return state._replace(turns=0) if begins else None
