"""Receiving a link: whether it continues the game on this device, and what is wrong with it otherwise."""

from typing import NamedTuple

from troop.core.errors import bad_link
from troop.core.messages import seat_number
from troop.correspondence.game import Correspondence, Entry, Participant
from troop.correspondence.link import Read, read
from troop.correspondence.session import Session
from troop.match.link import write_header
from troop.match.record import Registry


class Change(NamedTuple):
    """What two versions of a game have that the other lacks: the one on this device, and the one received."""

    older: bool = False
    newer: bool = False

    def __or__(self, other: object) -> "Change":
        assert isinstance(other, Change)
        return Change(self.older or other.older, self.newer or other.newer)


def receive(text: str, known: Session, registry: Registry) -> Session:
    """Return the session after a received link. Raises BadLink; the session then stays as it is."""
    correspondence, replay = read(text, registry, known.own, Read(known.correspondence, known.replay))
    change = compare(known.correspondence, correspondence, known.seat)
    if change.older and change.newer:
        raise bad_link("correspondence-fork")
    if not change.newer:
        raise bad_link("correspondence-old" if change.older else "correspondence-known")
    return known._replace(
        correspondence=correspondence, replay=replay, since=len(correspondence.entries)
    ).with_automatic_steps()


def join(text: str, registry: Registry, secret: bytes) -> Session:
    """Return the session of a player who joins by a link. Raises BadLink."""
    correspondence, replay = read(text, registry, {})
    session = Session(correspondence, replay, 0, secret, {}, len(correspondence.entries))
    seat, _ = session.next
    if seat is None or correspondence.participants[seat].joined:
        raise bad_link("correspondence-stranger")
    return session._replace(seat=seat).with_automatic_steps()


def compare(known: Correspondence, came: Correspondence, mine: int) -> Change:
    """Compare a received game with the known one. Raises BadLink if they contradict each other."""
    if (known.mode, write_header(known.head)) != (came.mode, write_header(came.head)):
        raise bad_link("correspondence-other")
    change = Change()
    for seat, (one, two) in enumerate(zip(known.participants, came.participants, strict=True)):
        change |= _compare_parties(one, two, seat, mine)
    if known.rolls != came.rolls:
        common = min(len(known.rolls), len(came.rolls))
        if known.rolls[:common] != came.rolls[:common]:
            raise bad_link("correspondence-roll")
        change |= Change(len(known.rolls) > common, len(came.rolls) > common)
    for entry, other in zip(known.entries, came.entries, strict=False):
        change |= _compare_entries(entry, other)
    if any(entry.seat == mine for entry in came.entries[len(known.entries) :]):
        raise bad_link("correspondence-forged")
    common = min(len(known.entries), len(came.entries))
    return change | Change(len(known.entries) > common, len(came.entries) > common)


def _compare_parties(known: Participant, came: Participant, seat: int, mine: int) -> Change:
    if known.joined and came.joined and known.head != came.head:
        raise bad_link("correspondence-secret", seat=seat_number(seat))
    newer = came.joined > known.joined or came.given > known.given
    if newer and seat == mine:
        raise bad_link("correspondence-forged")
    return Change(known.joined > came.joined or known.given > came.given, newer)


def _compare_entries(known: Entry, came: Entry) -> Change:
    who = seat_number(known.seat)
    if known.sealed_move and (not came.sealed_move or known.sealed_move.commitments != came.sealed_move.commitments):
        raise bad_link("correspondence-seal", seat=who)
    if not known.sealed_move or not came.sealed_move:
        if known != came:
            raise bad_link("correspondence-changed", seat=who)
        return Change()
    pairs = list(zip(known.sealed_move.leaves, came.sealed_move.leaves, strict=True))
    return Change(any(a.salt and not b.salt for a, b in pairs), any(b.salt and not a.salt for a, b in pairs))
