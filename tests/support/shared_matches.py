"""Matches and links for tests of sharing."""

from collections.abc import Sequence

from random_games import random_game
from troop.api.cache import REGISTRY
from troop.core.game import Move
from troop.games import GAMES
from troop.match.link import pack
from troop.match.match import Match
from troop.match.record import PERSON, Record, Seat


def match_of(
    name: str, options: dict[str, object], entries: Sequence[Move | str], seats: tuple[Seat, ...] | None = None
) -> Match:
    """Return a match after moves and control actions."""
    complete = GAMES[name].complete_options(**options)
    remaining = iter(entries)
    head = Record(GAMES[name], complete, seats or (Seat(PERSON),) * int(complete["seats"]))
    return Match.played(head, REGISTRY, lambda _: next(remaining, None))


def packed(name: str, options: dict[str, object], seed: str, limit: int = 10_000) -> str:
    """Return a random game as a link."""
    return pack(match_of(name, options, [move for _, move in random_game(GAMES[name], options, seed)][:limit]))
