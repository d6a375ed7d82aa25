"""A letter comes: whether it goes on from what this device knows, and what is wrong with it if it does not."""

from typing import NamedTuple

from troop.core.errors import bad_link
from troop.core.message import seat_number
from troop.core.pack import write_head
from troop.core.record import House
from troop.letters.box import Box
from troop.letters.letter import Entry, Letter, Party
from troop.letters.writing import Read, read


class Change(NamedTuple):
    """What two letters of a game have that the other has not: the one that is known, and the one that came."""

    older: bool = False
    newer: bool = False

    def __or__(self, other: object) -> "Change":
        assert isinstance(other, Change)
        return Change(self.older or other.older, self.newer or other.newer)


def received(text: str, known: Box, house: House) -> Box:
    """The box after a letter that came. Raises BadLink with what is wrong with it; the box then stays as it is."""
    letter, replay = read(text, house, known.own, Read(known.letter, known.replay))
    change = compared(known.letter, letter, known.seat)
    if change.older and change.newer:
        raise bad_link("letter-fork")
    if not change.newer:
        raise bad_link("letter-old" if change.older else "letter-known")
    return known._replace(letter=letter, replay=replay, since=len(letter.entries)).attended()


def accepted(text: str, house: House, secret: bytes) -> Box:
    """The box of somebody who sits down: a letter came from a game that this device does not know. Raises BadLink."""
    letter, replay = read(text, house, {})
    box = Box(letter, replay, 0, secret, {}, len(letter.entries))
    seat, _ = box.next
    if seat is None or letter.parties[seat].joined:
        raise bad_link("letter-stranger")
    return box._replace(seat=seat).attended()


def compared(known: Letter, came: Letter, mine: int) -> Change:
    """What is older and what is newer in a letter that came. Raises BadLink if it tells another story."""
    if (known.mode, write_head(known.head)) != (came.mode, write_head(came.head)):
        raise bad_link("letter-other")
    change = Change()
    for seat, (one, two) in enumerate(zip(known.parties, came.parties, strict=True)):
        change |= _compare_parties(one, two, seat, mine)
    if known.rolls != came.rolls:
        common = min(len(known.rolls), len(came.rolls))
        if known.rolls[:common] != came.rolls[:common]:
            raise bad_link("letter-roll")
        change |= Change(len(known.rolls) > common, len(came.rolls) > common)
    for entry, other in zip(known.entries, came.entries, strict=False):
        change |= _compare_entries(entry, other)
    if any(entry.seat == mine for entry in came.entries[len(known.entries) :]):
        raise bad_link("letter-forged")
    common = min(len(known.entries), len(came.entries))
    return change | Change(len(known.entries) > common, len(came.entries) > common)


def _compare_parties(known: Party, came: Party, seat: int, mine: int) -> Change:
    if known.joined and came.joined and known.head != came.head:
        raise bad_link("letter-secret", seat=seat_number(seat))
    newer = came.joined > known.joined or came.given > known.given
    if newer and seat == mine:
        raise bad_link("letter-forged")
    return Change(known.joined > came.joined or known.given > came.given, newer)


def _compare_entries(known: Entry, came: Entry) -> Change:
    who = seat_number(known.seat)
    if known.seal and (not came.seal or known.seal.commitments != came.seal.commitments):
        raise bad_link("letter-seal", seat=who)
    if not known.seal or not came.seal:
        if known != came:
            raise bad_link("letter-changed", seat=who)
        return Change()
    pairs = list(zip(known.seal.leaves, came.seal.leaves, strict=True))
    return Change(any(a.salt and not b.salt for a, b in pairs), any(b.salt and not a.salt for a, b in pairs))
