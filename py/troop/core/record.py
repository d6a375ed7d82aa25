"""A game as text: what is saved, shared, undone and replayed."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from troop.core.errors import BadOption, BadPosition, BadRecord, bad_record
from troop.core.game import Game
from troop.core.message import message
from troop.core.options import Options

VERSION = "1"
PERSON = "person"
LONGEST = 1_000_000
MOST_ENTRIES = 20_000
LONGEST_NAME = 40
LONGEST_SEED = 64
UNCLEAN = (range(32), range(127, 160), range(0x2028, 0x202F), range(0x2066, 0x206A), range(0xD800, 0xE000))
"""Controls, line and paragraph breaks with the marks that turn writing round, their isolates, halves of characters."""


class House(NamedTuple):
    """What can be played here, and by whom: the games by name, and the kinds of players."""

    games: Mapping[str, Game[Any]]
    kinds: tuple[str, ...] = (PERSON,)


class Seat(NamedTuple):
    """Who sits on a seat: a kind of player, and a name if there is one."""

    kind: str
    name: str = ""

    def write(self) -> str:
        return f"{self.kind} {self.name}".rstrip(" ")


class Entry(NamedTuple):
    """A decision or a table word."""

    text: str
    opens: bool
    """It begins a line."""


class Record(NamedTuple):
    """A game from its options to its last entry."""

    game: Game[Any]
    options: Options
    seats: tuple[Seat, ...]
    seed: str | None = None
    entries: tuple[Entry, ...] = ()
    position: str | None = None
    """Where it begins, if not where the game starts."""

    def write(self) -> str:
        """The record as text."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        lines = [f"troop {VERSION}", f"game {self.game.name}", f"options {options}"]
        lines += [f"seat {number} {seat.write()}" for number, seat in enumerate(self.seats, 1)]
        lines += [] if self.seed is None else [f"seed {self.seed}"]
        lines += [] if self.position is None else [f"position {self.position}"]
        return "\n".join([*lines, "moves", *self._lines(), "end", ""])

    def place(self, index: int) -> tuple[int, int]:
        """The line and the word in which an entry stands."""
        before = [entry.opens for entry in self.entries[: index + 1]]
        head = 4 + len(self.seats) + (self.seed is not None) + (self.position is not None)
        return head + sum(before), before[::-1].index(True) + 1

    def _lines(self) -> list[str]:
        lines: list[str] = []
        for entry in self.entries:
            if entry.opens:
                lines.append(entry.text)
            else:
                lines[-1] += self.game.separator + entry.text
        return lines


def read(text: str, house: House) -> Record:
    """The record of a text; whether its moves are legal shows when a table plays it. Raises BadRecord."""
    lines = Lines(text)
    _read_version(lines)
    game = _read_game(lines, house)
    options = _read_options(lines, game)
    seats = tuple(_read_seat(lines, number, house) for number in range(1, int(options["seats"]) + 1))
    seed = _read_seed(lines)
    position = _read_position(lines, game, options)
    if lines.take("moves"):
        raise bad_record("record-line", lines.number, expected="moves")
    return Record(game, options, seats, seed, tuple(_read_entries(lines, game)), position)


class Lines:
    """The lines of a text, taken one by one."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise bad_record("record-too-long", 1, most=LONGEST)
        self.lines = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n ").split("\n")
        self.number = 0
        for number, line in enumerate(self.lines, 1):
            if not clean(line):
                raise bad_record("record-characters", number)

    def next(self, expected: str) -> str:
        """The next line, which should be there."""
        self.number += 1
        if self.number > len(self.lines):
            raise bad_record("record-line", self.number, expected=expected)
        return self.lines[self.number - 1].strip(" ")

    def take(self, keyword: str) -> str:
        """The rest of the next line, which should begin with a keyword."""
        first, _, rest = self.next(keyword).partition(" ")
        if first != keyword:
            raise bad_record("record-line", self.number, 1, expected=keyword)
        return rest.strip(" ")

    def begins(self, keyword: str) -> bool:
        """Whether the next line begins with a keyword."""
        return self.number < len(self.lines) and self.lines[self.number].split(" ")[0] == keyword


def clean(text: str) -> bool:
    """Whether a text has no control character, no line break of any kind, and nothing that turns the writing round."""
    return not any(code in unclean for code in map(ord, text) for unclean in UNCLEAN)


def read_seat(text: str, house: House) -> Seat:
    """A seat from its kind and name. Raises ValueError with a message as its argument."""
    kind, _, name = text.strip(" ").partition(" ")
    name = " ".join(name.split())
    if kind not in house.kinds:
        raise ValueError(message("record-kind", kind=kind[:20], allowed=", ".join(house.kinds)))
    if len(name) > LONGEST_NAME or not clean(name):
        raise ValueError(message("record-name", most=LONGEST_NAME))
    return Seat(kind, name)


def read_seed(text: str) -> str:
    """A seed: one word. Raises ValueError with a message as its argument."""
    if not text or " " in text or len(text) > LONGEST_SEED or not clean(text):
        raise ValueError(message("record-seed", most=LONGEST_SEED))
    return text


def _read_version(lines: Lines) -> None:
    first, _, version = lines.next("troop").partition(" ")
    if first != "troop":
        raise bad_record("record-not-one", 1, 1)
    if version != VERSION:
        raise bad_record("record-version", 1, 2, found=version[:20], known=VERSION)


def _read_game(lines: Lines, house: House) -> Game[Any]:
    name = lines.take("game")
    if name not in house.games:
        raise bad_record("record-game", lines.number, 2, game=name[:40])
    return house.games[name]


def _read_options(lines: Lines, game: Game[Any]) -> Options:
    given: dict[str, str] = {}
    words = lines.take("options").split()
    for word, text in enumerate(words, 2):
        name, equals, value = text.partition("=")
        if not equals or name in given:
            raise bad_record("record-option", lines.number, word, text=text[:40])
        given[name] = value
    try:
        return game.settle(**given)
    except BadOption as error:
        word = 2 + list(given).index(error.name) if error.name in given else 0
        raise BadRecord(error.message, lines.number, word) from error


def _read_seat(lines: Lines, number: int, house: House) -> Seat:
    given, _, rest = lines.take("seat").partition(" ")
    if given != str(number):
        raise bad_record("record-seat", lines.number, 2, expected=number)
    try:
        return read_seat(rest, house)
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
    """A position in the game's own words, brought into its proper form."""
    if not lines.begins("position"):
        return None
    try:
        return game.describe(game.position(lines.take("position"), **options))
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
    for word, text in enumerate(line.split(game.separator if game.separator.strip() else None), 1):
        if not text.strip(" "):
            raise bad_record("record-empty-word", number, word)
        yield Entry(text.strip(" "), word == 1)
