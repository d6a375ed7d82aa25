"""Who looks at the screen when a match has changed."""

from typing import NamedTuple

from troop.match.match import Match
from troop.match.record import PERSON


class Screen(NamedTuple):
    """Whose knowledge the page shows."""

    viewer: int | None
    """The seat that looks; None shows what everybody may know."""
    waiting_seat: int | None = None
    """The seat that has to take the screen before it decides."""
    shared: bool = False
    """Several people share the screen."""


def screen_after(match: Match, viewer: int | None) -> Screen:
    """Return who looks at a match that has just changed, if ``viewer`` looked until now.

    A single person among bots always looks, and sees the board from their side. Of several people only the one who
    decides in private does, and only after taking the screen.
    """
    seats, actor = match.now.seats, match.now.actor
    people = [seat for seat, player in enumerate(seats) if player.kind == PERSON]
    if len(people) <= 1:
        return Screen(people[0] if people else None)
    if not match.has_hidden:
        return Screen(None)
    decides_in_private = match.private and actor in people
    if decides_in_private and actor == viewer:
        return Screen(viewer, shared=True)
    return Screen(None, actor if decides_in_private else None, shared=True)
