"""Piece counts, which stay constant during a game, and the key that detects repetition."""

from collections.abc import Hashable

from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import CLAN_SPAWN, ENTER, MOVE, SPAWN
from troop.games.itchy.rules.turn import first_step

KINDS = ("workers", "queens", "spies")


def piece_counts(state: State) -> dict[str, int]:
    """Rules 1 and 17: the monkeys of each species, those in safety too, and in the base game all lice."""
    species = [monkey.species for _, monkey in state.board.monkeys()]
    species += [*state.clan.safe[0], *state.clan.safe[1]] if state.clan else []
    counts = {letter: species.count(letter) for letter in state.variant.species}
    return counts if state.clan else counts | _lice(state)


def _lice(state: State) -> dict[str, int]:
    """Return the lice on monkeys and in supply; an excess on the monkeys is counted too."""
    counts = {}
    for seat in range(state.variant.seats):
        for kind, pool, supply in zip(KINDS, state.variant.pool, state.supply(seat), strict=True):
            counts[f"{kind} {seat + 1}"] = pool - supply + max(supply, 0)
    return counts


def repetition_key(state: State) -> Hashable:
    """Rule 16: the position at the start of a turn, without its turn counter; None at other steps."""
    begins = state.step == CLAN_SPAWN or (state.step in (ENTER, SPAWN, MOVE) and state.step == first_step(state))
    return state._replace(turns=0) if begins else None
