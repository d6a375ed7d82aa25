"""A game as a link: short, whole, and read by the rules."""

from typing import Any

import pytest
from playing import MODES, game_id, random_game
from sharing import packed, table_of
from troop.core import pack as packing
from troop.core.digits import Writer
from troop.core.errors import BadLink
from troop.core.game import Move
from troop.core.pack import LONGEST, VERSION, pack, unpack, unwrapped, wrapped
from troop.core.record import Seat
from troop.core.table import Table
from troop.core.url64 import to_bytes, to_text
from troop.games import GAMES
from troop.tables import HOUSE


def refused(text: str) -> str:
    """What is said of a text that is no link."""
    with pytest.raises(BadLink) as raised:
        unpack(text, HOUSE)
    return raised.value.message[0]


@pytest.mark.parametrize(("name", "options"), MODES, ids=game_id)
def test_what_is_packed_is_unpacked(name: str, options: dict[str, object]) -> None:
    moves = [move for _, move in random_game(GAMES[name], options, "pack")][:150]
    table = table_of(name, options, moves)
    assert unpack(pack(table), HOUSE).record == table.record


def test_names_minds_and_table_words_come_along() -> None:
    seats = (Seat("person", "Lémur d’Été 🐒"), Seat("gorilla"))
    table = table_of("mancala", {"tokens": "off"}, [("c",), ("f",), "!seat 2 person Zoë", ("A",), "!resign 1"], seats)
    assert table.now.outcome
    assert unpack(pack(table), HOUSE).record == table.record


def test_a_game_that_begins_at_a_position_is_packed_with_it() -> None:
    head = table_of("mancala", {"tokens": "off"}, []).record._replace(position="1 0 0 0 0 2 / 0 0 2 0 0 0 / 20 23 / S")
    table = Table(head, HOUSE).play("f").play("C")
    assert unpack(pack(table), HOUSE).record == table.record
    for wrong in ("1 0 / S", "1 0 0 0 0 2 / 0 0 2 0 0 0 / 20 23 / S\n1 0 0 0 0 2 / 0 0 2 0 0 0 / 20 23 / S"):
        body = packing.write_head(head._replace(position=wrong))
        assert refused(wrapped(VERSION, b"abc", body, b"")) == "link-damaged"


def test_the_seed_stays_at_home() -> None:
    table = table_of("mancala", {}, [("c",)]).seeded("secret")
    assert unpack(pack(table), HOUSE).record.seed is None


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_a_whole_game_of_mancala_with_tokens_takes_less_than_400_letters(seed: str) -> None:
    moves = [move for _, move in random_game(GAMES["mancala"], {}, seed)]
    assert len(pack(table_of("mancala", {}, moves, NAMED[:2]))) < 400


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_itchy_monkey_with_forty_turns_takes_less_than_1500_letters(seats: int) -> None:
    options = {"seats": seats, "spies": "on", "cap": 100}
    moves = forty_turns(random_game(GAMES["itchy"], options, "pack"))
    assert len(pack(table_of("itchy", options, moves, NAMED[:seats]))) < 1500


NAMED = tuple(Seat("person", name) for name in ("Maki", "Ouistiti", "Zoë", "Baptiste"))


def forty_turns(made: Any) -> list[Move]:
    """The moves of a game of Itchy Monkey until forty turns are complete."""
    return [move for state, move in made if state.turns < 40]


def test_every_letter_matters() -> None:
    link = packed("mancala", {}, "pack")
    for at in range(1, len(link)):
        assert refused(link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :]) == "link-damaged"


def test_a_link_that_was_cut_off_is_damaged() -> None:
    link = packed("mancala", {}, "pack")
    assert {refused(link[:at]) for at in range(len(link))} == {"link-damaged"}


def test_a_link_that_is_far_too_long_is_not_even_looked_at() -> None:
    assert refused(VERSION + "A" * LONGEST) == "link-too-long"
    assert refused("A" * 10_000_000) == "link-too-long"


def test_another_version_is_called_so() -> None:
    assert refused("2" + packed("mancala", {}, "pack")[1:]) == "link-version"


def test_rules_that_have_changed_since_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    link = packed("mancala", {"tokens": "off"}, "pack")
    plainly = packing.legal_at
    monkeypatch.setattr(packing, "legal_at", lambda point: plainly(point)[::-1])
    assert refused(link) in ("link-version", "link-damaged")


def test_a_game_that_is_not_on_this_shelf_is_named() -> None:
    assert refused(wrapped(VERSION, b"abc", "chess\n\n", b"\x01")) == "link-game"


HEADS = [
    "mancala\n",
    "mancala\n\n\n",
    "mancala tokens=off tokens=on\n\n",
    "mancala tokens\n\n",
    "mancala self=1\n\n",
    "mancala game=1 state=2\n\n",
    "mancala seats=3\n\n\n",
    "mancala first=1000\n\n",
    "mancala\nking\n",
    "mancala\n " + "x" * 41 + "\n",
    "mancala\n \u202eturned\n",
    "mancala\n\r\n",
    "codemonkey jungle=@@@@\n\n",
    "codemonkey parts=" + "traps," * 500 + "\n\n",
    "\n\n",
    "",
]


@pytest.mark.parametrize("head", HEADS)
def test_a_head_that_nobody_writes_is_refused(head: str) -> None:
    assert refused(wrapped(VERSION, b"abc", head, b"\x01")) in ("link-damaged", "link-game", "link-version")


def test_a_number_of_nothing_but_ones_is_read_to_its_end_and_refused() -> None:
    for name in GAMES:
        head = unwrapped(VERSION, pack(table_of(name, {}, [])))[1]
        assert refused(wrapped(VERSION, b"abc", head, b"\xff" * 5_000)).startswith("link-")


def test_more_entries_than_a_link_may_have_are_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "MOST_ENTRIES", 10)
    assert refused(packed("mancala", {}, "pack")) == "link-too-long"


def words(*texts: str) -> str:
    """A link that holds these table words."""
    digits, table = Writer(), table_of("mancala", {"tokens": "off"}, [])
    for text in texts:
        packing.put_other(digits, 6, packing.WORD)
        digits.put_bytes(text.encode("utf-8", "surrogatepass"))
    packing.put_other(digits, 6, packing.END)
    return wrapped(VERSION, b"abc", packing.write_head(table.record), digits.written())


@pytest.mark.parametrize(
    "word", ["c", "!", "!king 1", "!seat 1", "!seat 9 person", "!draw", "!seat 1 person a\nb", "!\ud800"]
)
def test_a_table_word_that_nobody_writes_is_refused(word: str) -> None:
    assert refused(words(word)) in ("link-damaged", "link-reason")


def test_a_game_too_long_for_a_link_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "LONGEST", 10)
    with pytest.raises(BadLink) as raised:
        pack(table_of("mancala", {}, []).seeded("x"))
    assert raised.value.message[0] == "share-too-long"


def test_letters_for_bytes() -> None:
    for size in range(70):
        data = bytes(range(size, 2 * size))
        assert to_bytes(to_text(data)) == data
    assert to_text(b"\xff\xff\xfe") == "___-"
    assert [to_bytes(text) for text in ("A", "AB", "A=", "é", "AAAAA", "AAB")] == [None] * 6


def test_what_all_may_know_is_open() -> None:
    coding = [move for _, move in random_game(GAMES["codemonkey"], {}, "pack")]
    opened = [table.open_to_all for table in tables("codemonkey", {}, coding[:60])]
    assert {True, False} == set(opened)
    hidden = [move for _, move in random_game(GAMES["mancala"], {"hands": "hidden"}, "pack")]
    opened = [table.open_to_all for table in tables("mancala", {"hands": "hidden"}, hidden)]
    assert (any(opened[:-1]), opened[-1]) == (False, True)


def tables(name: str, options: dict[str, object], moves: list[Move]) -> list[Table]:
    return [table_of(name, options, moves[:count]) for count in range(len(moves) + 1)]
