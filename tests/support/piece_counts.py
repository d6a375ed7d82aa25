"""How many pieces of each kind there are: the counts never change during a game."""

from collections.abc import Callable
from typing import Any

from troop.core.game import Game
from troop.games.codemonkey.rules.state import all_bananas
from troop.games.itchy.rules.state import State as ItchyState
from troop.games.mancala.rules.state import State as MancalaState
from troop.games.mancala.rules.tokens import KINDS as TOKENS

LICE = ("workers", "queens", "spies")


def piece_counts(game: Game[Any], state: Any) -> dict[str, int]:
    """Return the piece counts of a state; none for a game without pieces to count."""
    count = COUNTS.get(game.name)
    return count(state) if count else {}


def _mancala(state: MancalaState) -> dict[str, int]:
    counts = {"monkeys": sum(state.board)}
    if state.tokens:
        everywhere = zip(*state.tokens.hands, state.tokens.pile, strict=True)
        counts |= {kind: sum(counts) for kind, counts in zip(TOKENS, everywhere, strict=True)}
    return counts


def _itchy(state: ItchyState) -> dict[str, int]:
    """Rules 1 and 17: the monkeys of each species, those in safety too, and in the base game all lice."""
    species = [monkey.species for _, monkey in state.board.monkeys()]
    species += [*state.clan.safe[0], *state.clan.safe[1]] if state.clan else []
    counts = {letter: species.count(letter) for letter in state.variant.species}
    return counts if state.clan else counts | _lice(state)


def _lice(state: ItchyState) -> dict[str, int]:
    """Return the lice on monkeys and in supply; an excess on the monkeys is counted too."""
    counts = {}
    for seat in range(state.variant.seats):
        for kind, pool, supply in zip(LICE, state.variant.pool, state.supply(seat), strict=True):
            counts[f"{kind} {seat + 1}"] = pool - supply + max(supply, 0)
    return counts


COUNTS: dict[str, Callable[[Any], dict[str, int]]] = {
    "codemonkey": lambda state: {"bananas": all_bananas(state)},
    "itchy": _itchy,
    "mancala": _mancala,
}
