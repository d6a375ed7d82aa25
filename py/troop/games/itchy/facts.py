"""What is worth knowing about a seat, for its panel."""

from troop.core.game import Fact
from troop.core.message import message, seat_number
from troop.games.itchy.clan import facts as clan_facts
from troop.games.itchy.species import GORILLA, SYMBOLS
from troop.games.itchy.state import State
from troop.games.itchy.winning import FAMILY, GORILLAS, VARIETY, colonies_by_species


def facts(view: State, seat: int) -> tuple[Fact, ...]:
    """How far a seat is on the three ways to win, then what it has in supply."""
    if view.clan:
        return clan_facts.facts(view, seat)
    return (*_ways_to_win(view, seat), *_supply(view, seat))


def _ways_to_win(view: State, seat: int) -> tuple[Fact, ...]:
    """Rule 15."""
    counts = colonies_by_species(view.board, seat)
    best = max(view.rules.species, key=lambda letter: counts.get(letter, 0))
    variety = tuple((SYMBOLS[letter], letter in counts) for letter in view.rules.species)
    return (
        _progress("itchy-fact-gorillas", GORILLA, counts.get(GORILLA, 0), GORILLAS),
        _progress("itchy-fact-family", best, counts.get(best, 0), FAMILY),
        Fact(message("itchy-fact-variety"), f"{len(counts)}/{VARIETY}", "troop", variety),
    )


def _progress(name: str, letter: str, count: int, wanted: int) -> Fact:
    symbol = SYMBOLS[letter]
    pips = tuple((symbol, number < count) for number in range(wanted))
    return Fact(message(name, species=letter), f"{min(count, wanted)}/{wanted}", symbol, pips)


def _supply(view: State, seat: int) -> tuple[Fact, ...]:
    """Rules 1 and 17."""
    supply, number = view.supply(seat), seat_number(seat)
    in_supply = (
        Fact(message("itchy-fact-workers"), supply.workers, f"louse-{number}"),
        Fact(message("itchy-fact-queens"), supply.queens, f"queen-{number}"),
        Fact(message("itchy-fact-spies"), supply.spies, f"spy-{number}"),
    )
    return in_supply if view.rules.pool.spies else in_supply[:2]
