"""The stats in the panel of a seat."""

from troop.core.game import PlayerStat
from troop.core.messages import message, seat_number
from troop.games.itchy.clan.rules.clan import clan_of
from troop.games.itchy.clan.rules.outcome import dirty
from troop.games.itchy.rules.outcome import FAMILY, GORILLAS, VARIETY, colonies_by_species
from troop.games.itchy.rules.printed_boards import COUNTS, GORILLA, SYMBOLS
from troop.games.itchy.rules.state import State


def player_stats(view: State, seat: int) -> tuple[PlayerStat, ...]:
    """Return a seat's progress in the three ways to win, then its supply."""
    if view.clan:
        return _clan_stats(view, seat)
    return (*_ways_to_win(view, seat), *_supply(view, seat))


def _ways_to_win(view: State, seat: int) -> tuple[PlayerStat, ...]:
    """Rule 15."""
    counts = colonies_by_species(view.board, seat)
    best = max(view.variant.species, key=lambda letter: counts.get(letter, 0))
    variety = tuple((SYMBOLS[letter], letter in counts) for letter in view.variant.species)
    return (
        _progress("itchy-stat-gorillas", GORILLA, counts.get(GORILLA, 0), GORILLAS),
        _progress("itchy-stat-family", best, counts.get(best, 0), FAMILY),
        PlayerStat(message("itchy-stat-variety"), f"{len(counts)}/{VARIETY}", "troop", variety),
    )


def _progress(name: str, letter: str, count: int, wanted: int) -> PlayerStat:
    symbol = SYMBOLS[letter]
    pips = tuple((symbol, number < count) for number in range(wanted))
    return PlayerStat(message(name, species=letter), f"{min(count, wanted)}/{wanted}", symbol, pips)


def _supply(view: State, seat: int) -> tuple[PlayerStat, ...]:
    """Rules 1 and 17."""
    supply, number = view.supply(seat), seat_number(seat)
    in_supply = (
        PlayerStat(message("itchy-stat-workers"), supply.workers, f"louse-{number}"),
        PlayerStat(message("itchy-stat-queens"), supply.queens, f"queen-{number}"),
        PlayerStat(message("itchy-stat-spies"), supply.spies, f"spy-{number}"),
    )
    return in_supply if view.variant.pool.spies else in_supply[:2]


def _clan_stats(view: State, seat: int) -> tuple[PlayerStat, ...]:
    """Rules 27 and 29: the clean monkeys of the clan, and those in safety."""
    species, safe = clan_of(view).picked[seat], clan_of(view).safe[seat]
    if not species:
        return ()
    symbol, count = SYMBOLS[species], COUNTS[species]
    clean = count - dirty(view, seat)
    pips = tuple((symbol, number < clean) for number in range(count))
    return (
        PlayerStat(message("itchy-stat-clean", species=species), f"{clean}/{count}", symbol, pips),
        PlayerStat(message("itchy-stat-safe"), len(safe), "safe-branch"),
    )
