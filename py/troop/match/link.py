"""A match packed into a short text for a link: every entry is its number among the legal moves.

    1        the version of the format
    …        base64url: two checksums, the header (game, options, players) as text, a zero, all entries as one number

One more number stands for what is not a move: a control action, or the end. The rules are needed to read a link, so
everything in it was legal. One checksum detects corruption, the other a change of rules.
"""

from troop.core.chance import fnv1a
from troop.core.errors import BadLink, BadOption, BadPosition, TroopError, bad_link
from troop.core.game import OVER, Move
from troop.match.base64url import to_bytes, to_text
from troop.match.digits import Reader, Writer
from troop.match.match import Match, Ply
from troop.match.record import PERSON, Record, Registry, Seat, clean, read_seat

VERSION = "1"
LONGEST = 8_000
"""Characters in a link: more than any messenger accepts."""
MOST_ENTRIES = 4_000
SUM = 3
"""Bytes in a checksum."""
WORD, END, KINDS = 0, 1, 2
"""Kinds of entries that are not moves."""


def pack(match: Match) -> str:
    """Return the match as a link text, without its seed. Raises BadLink if it is too long."""
    digits = Writer()
    for at in range(match.last):
        put_entry(digits, match, at)
    put_other(digits, len(legal_at(match.now)), END)
    return wrapped(VERSION, summed(bare(match)), write_header(match.record), digits.written())


def unpack(text: str, registry: Registry) -> Match:
    """Return the match of a link text. Raises BadLink."""
    total, header, number = unwrapped(VERSION, text)
    digits = Reader(number)

    def tell(match: Match) -> Move | str | None:
        return take_entry(digits, match)

    try:
        match = Match.played(read_header(header, registry), registry, tell)
    except BadLink:
        raise
    except TroopError as error:
        raise bad_link("link-reason", reason=error.message) from error
    digits.end()
    if summed(bare(match)) != total:
        raise bad_link("link-version")
    return match


# The outer format: version, checksums, header and number


def wrapped(version: str, total: bytes, header: str, number: bytes) -> str:
    """Join the parts of a link. Raises BadLink if it is too long."""
    body = total + header.encode() + b"\0" + number
    text = version + to_text(fold(body) + body)
    if len(text) > LONGEST:
        raise bad_link("share-too-long", most=LONGEST)
    return text


def unwrapped(version: str, text: str) -> tuple[bytes, str, bytes]:
    """Split a link into checksum, header and number. Raises BadLink."""
    if len(text) > LONGEST:
        raise bad_link("link-too-long", most=LONGEST)
    if not text:
        raise bad_link("link-damaged")
    if text[0] != version:
        raise bad_link("link-version" if text[0].isdigit() else "link-damaged")
    data = to_bytes(text[1:])
    if data is None or len(data) < 2 * SUM or fold(data[SUM:]) != data[:SUM]:
        raise bad_link("link-damaged")
    header, zero, number = data[2 * SUM :].partition(b"\0")
    try:
        return data[SUM : 2 * SUM], header.decode(), number if zero else b""
    except UnicodeDecodeError as error:
        raise bad_link("link-damaged") from error


def bare(match: Match) -> str:
    """Return the record without its seed."""
    return match.record._replace(seed=None).write()


def summed(text: str) -> bytes:
    """Return the checksum of a text."""
    return fold(text.encode())


def fold(data: bytes) -> bytes:
    """Return a short hash of the data."""
    hashed = fnv1a(data.decode("latin-1"))
    return ((hashed ^ hashed >> 32) & (1 << 8 * SUM) - 1).to_bytes(SUM, "big")


# The header: the game and its players


def write_header(record: Record) -> str:
    """Write the game with the options that differ from their defaults, a line for each seat, and the position it
    begins from.
    """
    usual = {option.name: option.default for option in record.game.options}
    chosen = [f"{name}={value}" for name, value in sorted(record.options.items()) if usual[name] != value]
    begins = [] if record.position is None else [record.position]
    return "\n".join([" ".join([record.game.name, *chosen]), *map(_write_seat, record.seats), *begins])


def read_header(text: str, registry: Registry) -> Record:
    """Return the record before its first entry. Raises BadLink."""
    first, *lines = text.split("\n")
    name, *words = first.split(" ")
    if name not in registry.games:
        raise bad_link("link-game", game=name[:40] if clean(name) else "?")
    game = registry.games[name]
    try:
        options = game.complete_options(**dict(_pair(word) for word in words))
        count = int(options["seats"])
        seats = tuple(_read_seat(line, registry) for line in lines[:count])
        begins = [game.notation.to_text(game.notation.from_text(line, **options)) for line in lines[count:]]
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


def _read_seat(line: str, registry: Registry) -> Seat:
    return read_seat(f"{PERSON}{line}" if line[:1] in ("", " ") else line, registry)


# Entries


def legal_at(ply: Ply) -> tuple[Move, ...]:
    """Return the moves that can follow a ply; none once the game is over."""
    legal: tuple[Move, ...] = () if ply.actor == OVER else ply.state.legal_moves()
    return legal


def put_entry(digits: Writer, match: Match, at: int) -> None:
    """Write the entry after a ply."""
    before, move = match.plies[at], match.plies[at + 1].move
    legal = legal_at(before)
    if move is not None:
        digits.put(legal.index(move), len(legal) + 1)
    else:
        put_other(digits, len(legal), WORD)
        digits.put_bytes(match.text(at + 1).encode())


def put_other(digits: Writer, legal: int, kind: int) -> None:
    """Write an entry that is not a move, as the number after the legal moves."""
    digits.put(legal, legal + 1)
    digits.put(kind, KINDS)


def take_entry(digits: Reader, match: Match) -> Move | str | None:
    """Return the next entry: a legal move, a control action, or None at the end. Raises BadLink."""
    if match.last >= MOST_ENTRIES:
        raise bad_link("link-too-long", most=LONGEST)
    legal = legal_at(match.now)
    place = digits.take(len(legal) + 1)
    if place < len(legal):
        return legal[place]
    return take_word(digits) if digits.take(KINDS) == WORD else None


def take_word(digits: Reader) -> str:
    """Return a control action. Raises BadLink."""
    try:
        word = digits.take_bytes().decode()
    except UnicodeDecodeError as error:
        raise digits.damaged() from error
    if not word.startswith("!") or not clean(word):
        raise digits.damaged()
    return word
