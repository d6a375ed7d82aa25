"""A match as text: the format that is saved, shared, undone and replayed."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from troop.core.errors import BadOption, BadPosition, BadRecord, bad_record
from troop.core.game import Game
from troop.core.messages import message
from troop.core.options import Options

VERSION = "1"
PERSON = "person"
LONGEST = 1_000_000
MOST_ENTRIES = 20_000
LONGEST_NAME = 40
LONGEST_SEED = 64
UNCLEAN = (range(32), range(127, 160), range(0x2028, 0x202F), range(0x2066, 0x206A), range(0xD800, 0xE000))
"""Control characters, line breaks, bidirectional marks and isolates, and surrogates."""


class Registry(NamedTuple):
    """The games by name, and the kinds of players."""

    games: Mapping[str, Game[Any]]
    kinds: tuple[str, ...] = (PERSON,)


class Seat(NamedTuple):
    """Who plays: a kind of player, and an optional name."""

    kind: str
    name: str = ""

    def write(self) -> str:
        return f"{self.kind} {self.name}".rstrip(" ")


class Entry(NamedTuple):
    """A move or a control action."""

    text: str
    opens: bool
    """Begins a line."""


class Record(NamedTuple):
    """Options, players, seed and entries of a match."""

    game: Game[Any]
    options: Options
    seats: tuple[Seat, ...]
    seed: str | None = None
    entries: tuple[Entry, ...] = ()
    position: str | None = None
    """The position it begins from, if it is not the game's own start."""

    def write(self) -> str:
        """Return the record as text."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        lines = [f"troop {VERSION}", f"game {self.game.name}", f"options {options}"]
        lines += [f"seat {number} {seat.write()}" for number, seat in enumerate(self.seats, 1)]
        lines += [] if self.seed is None else [f"seed {self.seed}"]
        lines += [] if self.position is None else [f"position {self.position}"]
        return "\n".join([*lines, "moves", *self._lines(), "end", ""])

    def place(self, index: int) -> tuple[int, int]:
        """Return the line and word number of an entry."""
        before = [entry.opens for entry in self.entries[: index + 1]]
        head = 4 + len(self.seats) + (self.seed is not None) + (self.position is not None)
        return head + sum(before), before[::-1].index(True) + 1

    def _lines(self) -> list[str]:
        lines: list[str] = []
        for entry in self.entries:
            if entry.opens:
                lines.append(entry.text)
            else:
                lines[-1] += self.game.notation.separator + entry.text
        return lines


def read(text: str, registry: Registry) -> Record:
    """Parse a record. Whether its moves are legal is checked when a match is made of it. Raises BadRecord."""
    lines = Lines(text)
    _read_version(lines)
    game = _read_game(lines, registry)
    options = _read_options(lines, game)
    seats = tuple(_read_seat(lines, number, registry) for number in range(1, int(options["seats"]) + 1))
    seed = _read_seed(lines)
    position = _read_position(lines, game, options)
    if lines.take("moves"):
        raise bad_record("record-line", lines.number, expected="moves")
    return Record(game, options, seats, seed, tuple(_read_entries(lines, game)), position)


class Lines:
    """The lines of a text, read one by one."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise bad_record("record-too-long", 1, most=LONGEST)
        self.lines = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n ").split("\n")
        self.number = 0
        for number, line in enumerate(self.lines, 1):
            if not clean(line):
                raise bad_record("record-characters", number)

    def next(self, expected: str) -> str:
        """Return the next line; ``expected`` names it in the error if there is none."""
        self.number += 1
        if self.number > len(self.lines):
            raise bad_record("record-line", self.number, expected=expected)
        return self.lines[self.number - 1].strip(" ")

    def take(self, keyword: str) -> str:
        """Return the rest of the next line, which has to begin with a keyword."""
        first, _, rest = self.next(keyword).partition(" ")
        if first != keyword:
            raise bad_record("record-line", self.number, 1, expected=keyword)
        return rest.strip(" ")

    def begins(self, keyword: str) -> bool:
        """Return whether the next line begins with a keyword."""
        return self.number < len(self.lines) and self.lines[self.number].split(" ")[0] == keyword


def clean(text: str) -> bool:
    """Return whether a text is free of control characters, line breaks and marks that change the writing direction."""
    return not any(code in unclean for code in map(ord, text) for unclean in UNCLEAN)


def read_seat(text: str, registry: Registry) -> Seat:
    """Parse kind and name of a player. Raises ValueError with a message as its argument."""
    kind, _, name = text.strip(" ").partition(" ")
    name = " ".join(name.split())
    if kind not in registry.kinds:
        raise ValueError(message("record-kind", kind=kind[:20], allowed=", ".join(registry.kinds)))
    if len(name) > LONGEST_NAME or not clean(name):
        raise ValueError(message("record-name", most=LONGEST_NAME))
    return Seat(kind, name)


def read_seed(text: str) -> str:
    """Parse a seed: one word. Raises ValueError with a message as its argument."""
    if not text or " " in text or len(text) > LONGEST_SEED or not clean(text):
        raise ValueError(message("record-seed", most=LONGEST_SEED))
    return text


def _read_version(lines: Lines) -> None:
    first, _, version = lines.next("troop").partition(" ")
    if first != "troop":
        raise bad_record("record-not-one", 1, 1)
    if version != VERSION:
        raise bad_record("record-version", 1, 2, found=version[:20], known=VERSION)


def _read_game(lines: Lines, registry: Registry) -> Game[Any]:
    name = lines.take("game")
    if name not in registry.games:
        raise bad_record("record-game", lines.number, 2, game=name[:40])
    return registry.games[name]


def _read_options(lines: Lines, game: Game[Any]) -> Options:
    given: dict[str, str] = {}
    words = lines.take("options").split()
    for word, text in enumerate(words, 2):
        name, equals, value = text.partition("=")
        if not equals or name in given:
            raise bad_record("record-option", lines.number, word, text=text[:40])
        given[name] = value
    try:
        return game.complete_options(**given)
    except BadOption as error:
        word = 2 + list(given).index(error.name) if error.name in given else 0
        raise BadRecord(error.message, lines.number, word) from error


def _read_seat(lines: Lines, number: int, registry: Registry) -> Seat:
    given, _, rest = lines.take("seat").partition(" ")
    if given != str(number):
        raise bad_record("record-seat", lines.number, 2, expected=number)
    try:
        return read_seat(rest, registry)
    except ValueError as error:
        raise BadRecord(error.args[0], lines.number, 3) from error


def _read_seed(lines: Lines) -> str | None:
    if not lines.begins("seed"):
        return None
    try:
        return read_seed(lines.take("seed"))
    except ValueError as error:
        raise BadRecord(error.args[0], lines.number, 2) from error


def _read_position(lines: Lines, game: Game[Any], options: Options) -> str | None:
    """Return the position in its normal form, if the record has one."""
    if not lines.begins("position"):
        return None
    try:
        return game.notation.to_text(game.notation.from_text(lines.take("position"), **options))
    except (BadPosition, BadOption) as error:
        raise BadRecord(error.message, lines.number, 2) from error


def _read_entries(lines: Lines, game: Game[Any]) -> Iterator[Entry]:
    count = 0
    while (line := lines.next("end")) != "end":
        for entry in _read_line(line, lines.number, game):
            yield entry
            count += 1
        if count > MOST_ENTRIES:
            raise bad_record("record-too-many", lines.number, most=MOST_ENTRIES)
    if lines.number < len(lines.lines):
        raise bad_record("record-after-end", lines.number + 1)


def _read_line(line: str, number: int, game: Game[Any]) -> Iterator[Entry]:
    if not line:
        raise bad_record("record-empty-line", number)
    if line.startswith("!"):
        yield Entry(" ".join(line.split()), True)
        return
    for word, text in enumerate(line.split(game.notation.separator if game.notation.separator.strip() else None), 1):
        if not text.strip(" "):
            raise bad_record("record-empty-word", number, word)
        yield Entry(text.strip(" "), word == 1)
