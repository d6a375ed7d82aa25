"""A letter as a short text, and back: written as a link is (``core/pack.py``), after what the players have given.

The rules are needed to read it, so what is read was legal; rolls are not in it, they follow from what was given.
"""

from collections.abc import Mapping
from typing import NamedTuple

from troop.core.digits import Reader, Writer
from troop.core.errors import BadLink, TroopError, bad_link
from troop.core.game import Move
from troop.core.message import seat_number
from troop.core.pack import (
    MOST_ENTRIES,
    legal_at,
    read_head,
    summed,
    take_word,
    unwrapped,
    wrapped,
    write_head,
)
from troop.core.record import House
from troop.core.table import Table
from troop.letters.letter import FAIR, MODES, TRUSTING, Entry, Letter, Party
from troop.letters.replay import Replay
from troop.letters.seal import FEW, Leaf, Place, Seal
from troop.letters.secret import LINKS, SIZE, links_up_to

VERSION = "1"
NAME = 8
"""Bytes that tell a game from any other."""
ROLL = 4
"""Bytes that a roll of a trusting letter comes from."""
AWAY = 0xFFFF
"""Stands for a player who has not sat down yet."""
WHOLE = 1 << 8 * SIZE


class Read(NamedTuple):
    """A letter, and the game in it."""

    letter: Letter
    replay: Replay


def write(letter: Letter, replay: Replay) -> str:
    """The letter as text. Raises BadLink if it is too long."""
    digits = Writer()
    for entry, legal in zip(letter.entries, replay.legal, strict=True):
        _put_entry(digits, entry, legal)
    digits.put(1, 2)
    given = _write_given(letter) + digits.written()
    return wrapped(VERSION, summed(told(replay.table)), write_head(letter.head), given)


def read(text: str, house: House, own: Mapping[int, Move], known: Read | None = None) -> Read:
    """The letter of a text, played through; ``own`` is what this player has under seal. Raises BadLink.

    With what is ``known`` of the game, only what is new has to be played.
    """
    total, head, data = unwrapped(VERSION, text)
    try:
        letter, count, number = _read_given(data, Letter(b"", FAIR, read_head(head, house), ()))
        digits = Reader(number)
        replay = _resumed(digits, count, letter, known, own) if known else Replay(letter, house, own)
        while len(replay.entries) < count:
            replay.push(_next_entry(digits, replay, letter))
    except BadLink:
        raise
    except TroopError as error:
        raise bad_link("link-reason", reason=error.message) from error
    if digits.take(2) != 1:
        raise digits.damaged()
    digits.end()
    letter = letter._replace(entries=tuple(replay.entries))
    _check_rolls(letter, replay)
    if summed(told(replay.table)) != total:
        raise bad_link("link-version")
    return Read(letter, replay)


def told(table: Table) -> str:
    """A game as everybody may see it: whoever reads a letter comes to the same."""
    pairs = zip(table.points, table.points[1:], strict=False)
    seen = (
        table.game.seen(before.state, after.move, None) if after.move else table.text(at)
        for at, (before, after) in enumerate(pairs, 1)
    )
    return "\n".join([write_head(table.record), *seen])


def name_of(text: str) -> str:
    """What tells the game of a letter from any other, without reading more than that. Raises BadLink."""
    _, _, data = unwrapped(VERSION, text)
    if len(data) <= NAME:
        raise bad_link("link-damaged")
    return data[1 : 1 + NAME].hex()


# What the players have given


def _write_given(letter: Letter) -> bytes:
    parts = [bytes([MODES.index(letter.mode)]), letter.game, len(letter.entries).to_bytes(2, "big")]
    for party in letter.parties:
        given = party.given if party.joined else AWAY
        parts += [given.to_bytes(2, "big"), party.head, party.link]
    if letter.mode == TRUSTING:
        parts += [len(letter.rolls).to_bytes(2, "big"), *letter.rolls]
    return b"".join(parts)


def _read_given(data: bytes, letter: Letter) -> tuple[Letter, int, bytes]:
    """The letter without its entries, how many there are, and the number that they are in. Raises BadLink."""
    cut = Cut(data)
    mode = cut.number(1)
    if mode >= len(MODES):
        raise bad_link("link-damaged")
    game, count = cut.take(NAME), cut.number(2)
    if count > MOST_ENTRIES:
        raise bad_link("link-damaged")
    parties = tuple(_read_party(cut, seat) for seat in range(len(letter.head.seats)))
    rolls = tuple(cut.take(ROLL) for _ in range(cut.number(2))) if MODES[mode] == TRUSTING else ()
    return letter._replace(game=game, mode=MODES[mode], parties=parties, rolls=rolls), count, cut.rest()


def _read_party(cut: "Cut", seat: int) -> Party:
    """What a player has given: the links of a chain lead back to the commitment. Raises BadLink."""
    given = cut.number(2)
    if given == AWAY:
        return Party()
    if given > LINKS:
        raise bad_link("link-damaged")
    party = Party(cut.take(SIZE), given, cut.take(SIZE) if given else b"")
    if given and links_up_to(party.link, given)[0] != party.head:
        raise bad_link("letter-secret", seat=seat_number(seat))
    return party


def _check_rolls(letter: Letter, replay: Replay) -> None:
    """Nothing was given for a roll that nobody has to make yet. Raises BadLink."""
    rolling = replay.stop is not None and replay.stop.rolls
    most = replay.rolls + (rolling and letter.all_joined)
    fair = all(replay.rolls <= party.given <= most for party in letter.parties if party.joined)
    if not (fair if letter.mode == FAIR else len(letter.rolls) == replay.rolls):
        raise bad_link("letter-too-far")


class Cut:
    """Bytes, taken one part after the other."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def take(self, size: int) -> bytes:
        """The next bytes. Raises BadLink if they are not there."""
        self._at += size
        if self._at > len(self._data):
            raise bad_link("link-damaged")
        return self._data[self._at - size : self._at]

    def number(self, size: int) -> int:
        return int.from_bytes(self.take(size), "big")

    def rest(self) -> bytes:
        return self._data[self._at :]


# Entries: the place of a decision among the legal ones; one place more for a seal, another one for a table word


def _put_entry(digits: Writer, entry: Entry, legal: tuple[Move, ...]) -> None:
    bound = len(legal) + 2
    if entry.word:
        digits.put(len(legal) + 1, bound)
        digits.put_bytes(entry.word.encode())
    elif entry.seal:
        digits.put(len(legal), bound)
        for leaf in entry.seal.leaves:
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


def _resumed(digits: Reader, count: int, letter: Letter, known: Read, own: Mapping[int, Move]) -> Replay:
    """The game that is known, as far as a letter tells the same, and one entry more where it does not."""
    old, taken, same = known.replay, [], 0
    if _same_ground(known.letter, letter):
        for at, entry in enumerate(old.entries[:count]):
            taken.append(_take_entry(digits, entry.seat, old.legal[at], Place(letter.game, at)))
            if taken[-1] != entry:
                break
            same += 1
    replay = old.resumed(letter, own, same)
    for entry in taken[len(replay.entries) :]:
        replay.push(entry)
    return replay


def _same_ground(known: Letter, came: Letter) -> bool:
    """Whether the rolls in a letter that came are those that are known."""
    heads = [(one.head, two.head) for one, two in zip(known.parties, came.parties, strict=False)]
    ground = (known.game, known.mode, write_head(known.head)) == (came.game, came.mode, write_head(came.head))
    rolls = zip(known.rolls, came.rolls, strict=False)
    return ground and all(one in (two, b"") for one, two in heads) and all(one == two for one, two in rolls)


def _next_entry(digits: Reader, replay: Replay, letter: Letter) -> Entry:
    """The entry that a game goes on with. Raises BadLink."""
    actor = replay.actor
    if actor is None or actor < 0:
        raise bad_link("letter-too-far")
    return _take_entry(digits, actor, legal_at(replay.table.now), Place(letter.game, len(replay.entries)))


def _take_entry(digits: Reader, actor: int, legal: tuple[Move, ...], where: Place) -> Entry:
    """The next entry of a player who could decide so. Raises BadLink."""
    place = digits.take(len(legal) + 2)
    if place < len(legal):
        return Entry(actor, legal[place])
    if place > len(legal):
        return Entry(actor, word=_checked_word(take_word(digits), actor))
    leaves = [_take_leaf(digits, where, at, legal) for at in range(1 if len(legal) > FEW else len(legal))]
    return Entry(actor, seal=Seal(tuple(leaves)))


def _checked_word(word: str, actor: int) -> str:
    """A table word that somebody may write into a letter when it is their turn. Raises BadLink."""
    if word not in words_of(actor):
        raise bad_link("link-damaged")
    return word


def words_of(seat: int) -> tuple[str, ...]:
    """The table words that a player can say by letter: to resign, to agree on a draw."""
    return f"!resign {seat_number(seat)}", "!draw"


def _take_leaf(digits: Reader, where: Place, at: int, legal: tuple[Move, ...]) -> Leaf:
    is_open, data = digits.take(2), digits.take(WHOLE).to_bytes(SIZE, "big")
    if not is_open:
        return Leaf(data)
    said = sayings(legal)
    return where.leaf(at, data, said[digits.take(len(said))])


def sayings(legal: tuple[Move, ...]) -> list[str]:
    """What a leaf can say."""
    return [" ".join(move) for move in legal] if len(legal) > FEW else ["no", "yes"]
