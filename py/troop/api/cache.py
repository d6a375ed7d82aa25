"""The last matches that were asked for, so that a request need not replay the whole game.

A record that is not known is replayed from the last entry that it shares with one of them.
"""

from troop.ai import LEVELS
from troop.ai.thinking import RANDOM
from troop.api.requests import BadRequest, Request, is_correspondence, text_of
from troop.core.messages import message
from troop.games import GAMES
from troop.match.match import Match
from troop.match.record import PERSON, Registry

REGISTRY = Registry(GAMES, (PERSON, *LEVELS, RANDOM))
MAX_CACHED = 3

_matches: dict[str, Match] = {}


def match_of(request: Request) -> Match:
    """Return the match of a request: from the cache, replayed from its record, or from a correspondence session."""
    if is_correspondence(request):
        from troop.api import correspondence

        return correspondence.session_of(request, REGISTRY).match
    text = text_of(request, "record")
    match = _matches.pop(text, None) or Match.read(text, REGISTRY, tuple(_matches.values()))
    cache_match(text, match)
    return match


def cache_match(text: str, match: Match) -> None:
    _matches[text] = match
    while len(_matches) > MAX_CACHED:
        del _matches[next(iter(_matches))]


def reviewable_match(request: Request) -> Match:
    """Return a match whose past may be examined: with hidden information, only when the game is over."""
    match = match_of(request)
    if match.has_hidden and match.now.outcome is None:
        raise BadRequest(message("request-not-yet"))
    return match
