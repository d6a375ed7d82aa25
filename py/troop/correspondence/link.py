"""A correspondence game as link text, in the format of ``match/link.py``, preceded by the players' contributions.

The rules are needed to read it, so everything in it was legal; rolls are not in it, they follow from the contributions.
"""

from collections.abc import Mapping
from typing import NamedTuple

from troop.core.errors import BadLink, TroopError, bad_link
from troop.core.game import Move
from troop.core.hidden import hidden_of
from troop.core.messages import seat_number
from troop.correspondence.game import FAIR, MODES, TRUSTING, Correspondence, Entry, Participant
from troop.correspondence.hash_chain import LINKS, SIZE, links_up_to
from troop.correspondence.replay import Replay
from troop.correspondence.sealed_move import FEW, Leaf, Place, SealedMove
from troop.match.digits import Reader, Writer
from troop.match.link import MOST_ENTRIES, legal_at, read_header, summed, take_word, unwrapped, wrapped, write_header
from troop.match.match import Match
from troop.match.record import Registry

VERSION = "1"
NAME = 8
"""Bytes that identify a game."""
ROLL = 4
"""Random bytes for a roll in a trusting game."""
AWAY = 0xFFFF
"""Stands for a player who has not joined."""
WHOLE = 1 << 8 * SIZE


class Read(NamedTuple):
    """A correspondence game, and its replay."""

    correspondence: Correspondence
    replay: Replay


def write(correspondence: Correspondence, replay: Replay) -> str:
    """Return the game as link text. Raises BadLink if it is too long."""
    digits = Writer()
    for entry, legal in zip(correspondence.entries, replay.legal, strict=True):
        _put_entry(digits, entry, legal)
    digits.put(1, 2)
    given = _write_given(correspondence) + digits.written()
    return wrapped(VERSION, summed(told(replay.match)), write_header(correspondence.head), given)


def read(text: str, registry: Registry, own: Mapping[int, Move], known: Read | None = None) -> Read:
    """Read and replay a link text; ``own`` are this player's sealed moves. Raises BadLink.

    With ``known``, only new entries are replayed.
    """
    total, head, data = unwrapped(VERSION, text)
    try:
        correspondence, count, number = _read_given(data, Correspondence(b"", FAIR, read_header(head, registry), ()))
        digits = Reader(number)
        replay = _resumed(digits, count, correspondence, known, own) if known else Replay(correspondence, registry, own)
        while len(replay.entries) < count:
            replay.push(_next_entry(digits, replay, correspondence))
    except BadLink:
        raise
    except TroopError as error:
        raise bad_link("link-reason", reason=error.message) from error
    if digits.take(2) != 1:
        raise digits.damaged()
    digits.end()
    correspondence = correspondence._replace(entries=tuple(replay.entries))
    _check_rolls(correspondence, replay)
    if summed(told(replay.match)) != total:
        raise bad_link("link-version")
    return Read(correspondence, replay)


def told(match: Match) -> str:
    """Return the public view of a match as text: the same for every reader of the link."""
    pairs = zip(match.plies, match.plies[1:], strict=False)
    seen = (
        hidden_of(match.game).write_for(before.state, after.move, None) if after.move else match.text(at)
        for at, (before, after) in enumerate(pairs, 1)
    )
    return "\n".join([write_header(match.record), *seen])


def name_of(text: str) -> str:
    """Return the id of the game in a link, without reading further. Raises BadLink."""
    _, _, data = unwrapped(VERSION, text)
    if len(data) <= NAME:
        raise bad_link("link-damaged")
    return data[1 : 1 + NAME].hex()


# Contributions


def _write_given(correspondence: Correspondence) -> bytes:
    parts = [
        bytes([MODES.index(correspondence.mode)]),
        correspondence.game,
        len(correspondence.entries).to_bytes(2, "big"),
    ]
    for participant in correspondence.participants:
        given = participant.given if participant.joined else AWAY
        parts += [given.to_bytes(2, "big"), participant.head, participant.link]
    if correspondence.mode == TRUSTING:
        parts += [len(correspondence.rolls).to_bytes(2, "big"), *correspondence.rolls]
    return b"".join(parts)


def _read_given(data: bytes, correspondence: Correspondence) -> tuple[Correspondence, int, bytes]:
    """Return the game without entries, the number of entries, and the number they are encoded in. Raises BadLink."""
    cut = Cut(data)
    mode = cut.number(1)
    if mode >= len(MODES):
        raise bad_link("link-damaged")
    game, count = cut.take(NAME), cut.number(2)
    if count > MOST_ENTRIES:
        raise bad_link("link-damaged")
    participants = tuple(_read_party(cut, seat) for seat in range(len(correspondence.head.seats)))
    rolls = tuple(cut.take(ROLL) for _ in range(cut.number(2))) if MODES[mode] == TRUSTING else ()
    return (
        correspondence._replace(game=game, mode=MODES[mode], participants=participants, rolls=rolls),
        count,
        cut.rest(),
    )


def _read_party(cut: "Cut", seat: int) -> Participant:
    """Return a player's contribution, checking that its links lead back to the commitment. Raises BadLink."""
    given = cut.number(2)
    if given == AWAY:
        return Participant()
    if given > LINKS:
        raise bad_link("link-damaged")
    participant = Participant(cut.take(SIZE), given, cut.take(SIZE) if given else b"")
    if given and links_up_to(participant.link, given)[0] != participant.head:
        raise bad_link("correspondence-secret", seat=seat_number(seat))
    return participant


def _check_rolls(correspondence: Correspondence, replay: Replay) -> None:
    """Raise BadLink if anything was revealed for a roll that is not due."""
    rolling = replay.stop is not None and replay.stop.rolls
    most = replay.rolls + (rolling and correspondence.all_joined)
    fair = all(
        replay.rolls <= participant.given <= most for participant in correspondence.participants if participant.joined
    )
    if not (fair if correspondence.mode == FAIR else len(correspondence.rolls) == replay.rolls):
        raise bad_link("correspondence-too-far")


class Cut:
    """Bytes, read one part after the other."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def take(self, size: int) -> bytes:
        """Return the next bytes. Raises BadLink if there are too few."""
        self._at += size
        if self._at > len(self._data):
            raise bad_link("link-damaged")
        return self._data[self._at - size : self._at]

    def number(self, size: int) -> int:
        return int.from_bytes(self.take(size), "big")

    def rest(self) -> bytes:
        return self._data[self._at :]


# Entries: the number of a move among the legal ones; the next for a sealed move, one more for a control action


def _put_entry(digits: Writer, entry: Entry, legal: tuple[Move, ...]) -> None:
    bound = len(legal) + 2
    if entry.word:
        digits.put(len(legal) + 1, bound)
        digits.put_bytes(entry.word.encode())
    elif entry.sealed_move:
        digits.put(len(legal), bound)
        for leaf in entry.sealed_move.leaves:
            _put_leaf(digits, leaf, legal)
    else:
        assert entry.move
        digits.put(legal.index(entry.move), bound)


def _put_leaf(digits: Writer, leaf: Leaf, legal: tuple[Move, ...]) -> None:
    digits.put(1 if leaf.salt else 0, 2)
    digits.put(int.from_bytes(leaf.salt or leaf.commitment, "big"), WHOLE)
    if leaf.salt:
        said = sayings(legal)
        digits.put(said.index(leaf.said), len(said))


def _resumed(
    digits: Reader, count: int, correspondence: Correspondence, known: Read, own: Mapping[int, Move]
) -> Replay:
    """Return the known game as far as the link agrees with it, plus one entry where it does not."""
    old, taken, same = known.replay, [], 0
    if _same_ground(known.correspondence, correspondence):
        for at, entry in enumerate(old.entries[:count]):
            taken.append(_take_entry(digits, entry.seat, old.legal[at], Place(correspondence.game, at)))
            if taken[-1] != entry:
                break
            same += 1
    replay = old.resumed(correspondence, own, same)
    for entry in taken[len(replay.entries) :]:
        replay.push(entry)
    return replay


def _same_ground(known: Correspondence, came: Correspondence) -> bool:
    """Return whether the link has the same rolls as the known game."""
    heads = [(one.head, two.head) for one, two in zip(known.participants, came.participants, strict=False)]
    ground = (known.game, known.mode, write_header(known.head)) == (came.game, came.mode, write_header(came.head))
    rolls = zip(known.rolls, came.rolls, strict=False)
    return ground and all(one in (two, b"") for one, two in heads) and all(one == two for one, two in rolls)


def _next_entry(digits: Reader, replay: Replay, correspondence: Correspondence) -> Entry:
    """Return the next entry. Raises BadLink."""
    actor = replay.actor
    if actor is None or actor < 0:
        raise bad_link("correspondence-too-far")
    return _take_entry(digits, actor, legal_at(replay.match.now), Place(correspondence.game, len(replay.entries)))


def _take_entry(digits: Reader, actor: int, legal: tuple[Move, ...], where: Place) -> Entry:
    """Return the next entry of a player with these legal moves. Raises BadLink."""
    place = digits.take(len(legal) + 2)
    if place < len(legal):
        return Entry(actor, legal[place])
    if place > len(legal):
        return Entry(actor, word=_checked_word(take_word(digits), actor))
    leaves = [_take_leaf(digits, where, at, legal) for at in range(1 if len(legal) > FEW else len(legal))]
    return Entry(actor, sealed_move=SealedMove(tuple(leaves)))


def _checked_word(word: str, actor: int) -> str:
    """Return a control action if the player to move may enter it. Raises BadLink."""
    if word not in words_of(actor):
        raise bad_link("link-damaged")
    return word


def words_of(seat: int) -> tuple[str, ...]:
    """Return the control actions of a player: resign, agree on a draw, and end a game that is decided."""
    return f"!resign {seat_number(seat)}", "!draw", "!end"


def _take_leaf(digits: Reader, where: Place, at: int, legal: tuple[Move, ...]) -> Leaf:
    is_open, data = digits.take(2), digits.take(WHOLE).to_bytes(SIZE, "big")
    if not is_open:
        return Leaf(data)
    said = sayings(legal)
    return where.leaf(at, data, said[digits.take(len(said))])


def sayings(legal: tuple[Move, ...]) -> list[str]:
    """Return what a leaf can contain."""
    return [" ".join(move) for move in legal] if len(legal) > FEW else ["no", "yes"]
