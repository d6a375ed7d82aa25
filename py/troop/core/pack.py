"""A game packed into a short text, for a link: every decision is its place among those that were legal.

    1        the version of the format
    …        in letters for six bits each: two sums, who plays what as text, a zero, and all entries as one number

An entry is the place of a move among the legal ones; one place more stands for what is no move: a table word, or the
end. The rules are needed to read it, so what is read was legal. The first sum tells a link that was damaged on its way,
the second one a version of the rules by which it would be another game.
"""

from troop.core.chance import fnv1a
from troop.core.digits import Reader, Writer
from troop.core.errors import BadLink, BadOption, BadPosition, TroopError, bad_link
from troop.core.game import OVER, Move
from troop.core.record import PERSON, House, Record, Seat, clean, read_seat
from troop.core.table import Point, Table
from troop.core.url64 import to_bytes, to_text

VERSION = "1"
LONGEST = 8_000
"""Letters in a link: more than any messenger takes."""
MOST_ENTRIES = 4_000
SUM = 3
"""Bytes in a sum."""
WORD, END, KINDS = 0, 1, 2
"""What an entry that is no move can be."""


def pack(table: Table) -> str:
    """The game as it stands, without its seed. Raises BadLink if it is too long for a link."""
    digits = Writer()
    for at in range(table.last):
        put_entry(digits, table, at)
    put_other(digits, len(legal_at(table.now)), END)
    return wrapped(VERSION, summed(bare(table)), write_head(table.record), digits.written())


def unpack(text: str, house: House) -> Table:
    """The table of a packed game. Raises BadLink."""
    total, head, number = unwrapped(VERSION, text)
    digits = Reader(number)

    def tell(table: Table) -> Move | str | None:
        return take_entry(digits, table)

    try:
        table = Table.played(read_head(head, house), house, tell)
    except BadLink:
        raise
    except TroopError as error:
        raise bad_link("link-reason", reason=error.message) from error
    digits.end()
    if summed(bare(table)) != total:
        raise bad_link("link-version")
    return table


# The wrapping: version, sums, head and number


def wrapped(version: str, total: bytes, head: str, number: bytes) -> str:
    """The parts of a link as one text. Raises BadLink if it is too long."""
    body = total + head.encode() + b"\0" + number
    text = version + to_text(fold(body) + body)
    if len(text) > LONGEST:
        raise bad_link("share-too-long", most=LONGEST)
    return text


def unwrapped(version: str, text: str) -> tuple[bytes, str, bytes]:
    """The sum, the head and the number of a text. Raises BadLink."""
    if len(text) > LONGEST:
        raise bad_link("link-too-long", most=LONGEST)
    if not text:
        raise bad_link("link-damaged")
    if text[0] != version:
        raise bad_link("link-version")
    data = to_bytes(text[1:])
    if data is None or len(data) < 2 * SUM or fold(data[SUM:]) != data[:SUM]:
        raise bad_link("link-damaged")
    head, zero, number = data[2 * SUM :].partition(b"\0")
    try:
        return data[SUM : 2 * SUM], head.decode(), number if zero else b""
    except UnicodeDecodeError as error:
        raise bad_link("link-damaged") from error


def bare(table: Table) -> str:
    """The record of a table, without its seed."""
    return table.record._replace(seed=None).write()


def summed(text: str) -> bytes:
    """The sum of a text."""
    return fold(text.encode())


def fold(data: bytes) -> bytes:
    """A few bytes that are others if anything in the data is."""
    hashed = fnv1a(data.decode("latin-1"))
    return ((hashed ^ hashed >> 32) & (1 << 8 * SUM) - 1).to_bytes(SUM, "big")


# Who plays what


def write_head(record: Record) -> str:
    """The game with the options that are not the usual ones, a line for each seat, and the position it begins at."""
    usual = {option.name: option.default for option in record.game.options}
    chosen = [f"{name}={value}" for name, value in sorted(record.options.items()) if usual[name] != value]
    begins = [] if record.position is None else [record.position]
    return "\n".join([" ".join([record.game.name, *chosen]), *map(_write_seat, record.seats), *begins])


def read_head(text: str, house: House) -> Record:
    """The record before its first entry. Raises BadLink."""
    first, *lines = text.split("\n")
    name, *words = first.split(" ")
    if name not in house.games:
        raise bad_link("link-game", game=name[:40] if clean(name) else "?")
    game = house.games[name]
    try:
        options = game.settle(**dict(_pair(word) for word in words))
        count = int(options["seats"])
        seats = tuple(_read_seat(line, house) for line in lines[:count])
        begins = [game.describe(game.position(line, **options)) for line in lines[count:]]
    except (BadOption, BadPosition, ValueError) as error:
        raise bad_link("link-damaged") from error
    if len(seats) != count or len(begins) > 1:
        raise bad_link("link-damaged")
    return Record(game, options, seats, position=begins[0] if begins else None)


def _pair(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def _write_seat(seat: Seat) -> str:
    return seat.write().removeprefix(PERSON)


def _read_seat(line: str, house: House) -> Seat:
    return read_seat(f"{PERSON}{line}" if line[:1] in ("", " ") else line, house)


# Entries


def legal_at(point: Point) -> tuple[Move, ...]:
    """What can follow a point; nothing once the game is over, by the rules or by a table word."""
    legal: tuple[Move, ...] = () if point.actor == OVER else point.state.legal_moves()
    return legal


def put_entry(digits: Writer, table: Table, at: int) -> None:
    """The entry after a point of a table."""
    before, move = table.points[at], table.points[at + 1].move
    legal = legal_at(before)
    if move is not None:
        digits.put(legal.index(move), len(legal) + 1)
    else:
        put_other(digits, len(legal), WORD)
        digits.put_bytes(table.text(at + 1).encode())


def put_other(digits: Writer, legal: int, kind: int) -> None:
    """Something that is no move, where so many are legal."""
    digits.put(legal, legal + 1)
    digits.put(kind, KINDS)


def take_entry(digits: Reader, table: Table) -> Move | str | None:
    """The next entry of a table: a legal move or a table word; None at the end. Raises BadLink."""
    if table.last >= MOST_ENTRIES:
        raise bad_link("link-too-long", most=LONGEST)
    legal = legal_at(table.now)
    place = digits.take(len(legal) + 1)
    if place < len(legal):
        return legal[place]
    return take_word(digits) if digits.take(KINDS) == WORD else None


def take_word(digits: Reader) -> str:
    """A table word. Raises BadLink."""
    try:
        word = digits.take_bytes().decode()
    except UnicodeDecodeError as error:
        raise digits.damaged() from error
    if not word.startswith("!") or not clean(word):
        raise digits.damaged()
    return word
