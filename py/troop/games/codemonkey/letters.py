"""What of the game cannot be played by letter."""

from troop.core.message import Message, message
from troop.games.codemonkey.terms import Terms

PAIR = 2


def why_not(terms: Terms) -> Message | None:
    """Rule 29: a mark that two know and a third does not cannot be proved to be the one; rule 32: letters take longer
    than minutes."""
    if terms.magic and terms.seats > PAIR:
        return message("codemonkey-not-by-letter-magic")
    return message("codemonkey-not-by-letter-minutes") if terms.counts_minutes else None
