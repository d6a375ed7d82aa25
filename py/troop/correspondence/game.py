"""A correspondence game as all players know it. Secrets are in it as commitments only."""

from typing import NamedTuple

from troop.core.game import Move
from troop.correspondence.hash_chain import digest, links_up_to, number
from troop.correspondence.sealed_move import SealedMove
from troop.match.record import Record

FAIR, TRUSTING = "fair", "trusting"
MODES = (FAIR, TRUSTING)
"""Dice follow from the secrets of all players, or are rolled by the browser of the player whose turn it is."""


class Participant(NamedTuple):
    """A player's contribution to the dice: the commitment to a chain of secrets, and the last link revealed so far."""

    head: bytes = b""
    """Empty until the player has joined."""
    given: int = 0
    link: bytes = b""

    @property
    def joined(self) -> bool:
        return self.head != b""


class Entry(NamedTuple):
    """A move, open or sealed, or a control action."""

    seat: int
    """Who made it."""
    move: Move | None = None
    """None if it is sealed or a control action."""
    sealed_move: SealedMove | None = None
    word: str = ""


class Correspondence(NamedTuple):
    """A correspondence game."""

    game: bytes
    """Identifies the game."""
    mode: str
    head: Record
    """The game, its options and players."""
    participants: tuple[Participant, ...]
    entries: tuple[Entry, ...] = ()
    rolls: tuple[bytes, ...] = ()
    """In trusting games: the random bytes of each roll."""

    @property
    def all_joined(self) -> bool:
        return all(participant.joined for participant in self.participants)

    def given(self, seat: int, participant: Participant) -> "Correspondence":
        """Return the game after a contribution of a player."""
        return self._replace(participants=(*self.participants[:seat], participant, *self.participants[seat + 1 :]))

    def with_sealed_move(self, at: int, sealed_move: SealedMove) -> "Correspondence":
        """Return the game with more of a sealed move revealed."""
        entry = self.entries[at]._replace(sealed_move=sealed_move)
        return self._replace(entries=(*self.entries[:at], entry, *self.entries[at + 1 :]))


class Dice:
    """Seeds for the rolls of a game."""

    def __init__(self, correspondence: Correspondence) -> None:
        self._game, self._mode, self._rolls = correspondence.game, correspondence.mode, correspondence.rolls
        self._links = [
            links_up_to(participant.link, participant.given)[1:] if participant.given else ()
            for participant in correspondence.participants
        ]

    @property
    def known(self) -> int:
        """How many rolls are known."""
        return len(self._rolls) if self._mode == TRUSTING else min(map(len, self._links))

    def seed(self, roll: int) -> str:
        """Return the seed of a known roll: from the secrets of all players, none of which could be chosen to fit the
        others.
        """
        parts = [self._rolls[roll]] if self._mode == TRUSTING else [links[roll] for links in self._links]
        return digest("roll", self._game, number(roll), *parts).hex()
