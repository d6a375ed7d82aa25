"""What is worth knowing about a clan, for its panel."""

from typing import TYPE_CHECKING

from troop.core.game import Fact
from troop.core.message import message
from troop.games.itchy.clan.clan import clan_of
from troop.games.itchy.clan.winning import dirty
from troop.games.itchy.species import COUNTS, SYMBOLS

if TYPE_CHECKING:  # this is handed states
    from troop.games.itchy.state import State


def facts(view: "State", seat: int) -> tuple[Fact, ...]:
    """Rules 27 and 29: how many monkeys of the clan are clean, and which monkeys are in safety."""
    species, safe = clan_of(view).picked[seat], clan_of(view).safe[seat]
    if not species:
        return ()
    symbol, count = SYMBOLS[species], COUNTS[species]
    clean = count - dirty(view, seat)
    pips = tuple((symbol, number < clean) for number in range(count))
    return (
        Fact(message("itchy-fact-clean", species=species), f"{clean}/{count}", symbol, pips),
        Fact(message("itchy-fact-safe"), len(safe), "safe-branch"),
    )
