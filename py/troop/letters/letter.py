"""A letter: all that goes from one player to the next. What is secret is in it as a commitment only."""

from typing import NamedTuple

from troop.core.game import Move
from troop.core.record import Record
from troop.letters.seal import Seal
from troop.letters.secret import digest, links_up_to, number

FAIR, TRUSTING = "fair", "trusting"
MODES = (FAIR, TRUSTING)
"""Rolls come from the secrets of all; or the page of who holds the letter rolls."""


class Party(NamedTuple):
    """What a player has given: the commitment to a chain of secrets, and its links so far. Of these only the last one
    is kept, the others follow from it."""

    head: bytes = b""
    """Nothing: the player has not sat down yet."""
    given: int = 0
    link: bytes = b""

    @property
    def joined(self) -> bool:
        return self.head != b""


class Entry(NamedTuple):
    """A decision, open or under seal, or a table word."""

    seat: int
    """Who made it."""
    move: Move | None = None
    """None if it is a word, or under seal."""
    seal: Seal | None = None
    word: str = ""


class Letter(NamedTuple):
    """A game by letter as all may know it."""

    game: bytes
    """What tells this game from any other."""
    mode: str
    head: Record
    """What is played, by whom."""
    parties: tuple[Party, ...]
    entries: tuple[Entry, ...] = ()
    rolls: tuple[bytes, ...] = ()
    """In trusting letters: what each roll comes from."""

    @property
    def all_joined(self) -> bool:
        return all(party.joined for party in self.parties)

    def given(self, seat: int, party: Party) -> "Letter":
        """The letter in which a player has given something."""
        return self._replace(parties=(*self.parties[:seat], party, *self.parties[seat + 1 :]))

    def sealed(self, at: int, seal: Seal) -> "Letter":
        """The letter with more of a seal open."""
        entry = self.entries[at]._replace(seal=seal)
        return self._replace(entries=(*self.entries[:at], entry, *self.entries[at + 1 :]))


class Dice:
    """Where the rolls of a letter come from."""

    def __init__(self, letter: Letter) -> None:
        self._game, self._mode, self._rolls = letter.game, letter.mode, letter.rolls
        self._links = [links_up_to(party.link, party.given)[1:] if party.given else () for party in letter.parties]

    @property
    def known(self) -> int:
        """How many rolls are known."""
        return len(self._rolls) if self._mode == TRUSTING else min(map(len, self._links))

    def seed(self, roll: int) -> str:
        """What a roll that is known comes from: the secrets of all, none of which could be chosen to fit the others."""
        parts = [self._rolls[roll]] if self._mode == TRUSTING else [links[roll] for links in self._links]
        return digest("roll", self._game, number(roll), *parts).hex()
