"""A record is text; an error in it names the reason, the line and the word."""

import pytest
from troop.api.cache import REGISTRY
from troop.core.errors import BadRecord
from troop.match.match import Match
from troop.match.record import Entry, Seat, read

RECORD = """\
troop 1
game mancala
options capture=any copies=4 disruption=on each=4 first=1 hands=open pockets=6 seats=2 tokens=off
seat 1 person Maki
seat 2 random
seed 5f0c2a9be1
moves
c f
D
!seat 2 person Lémur d'Été 🐒
a
!resign 1
end
"""


def damaged(old: str, new: str) -> BadRecord:
    """Return the error of the whole record after one replacement."""
    assert RECORD.count(old) == 1
    with pytest.raises(BadRecord) as raised:
        Match.read(RECORD.replace(old, new), REGISTRY)
    return raised.value


def test_record_is_written_as_it_was_read() -> None:
    assert read(RECORD, REGISTRY).write() == RECORD
    assert Match.read(RECORD, REGISTRY).record.write() == RECORD


def test_record_has_game_options_seats_seed_and_entries() -> None:
    record = read(RECORD, REGISTRY)
    assert record.game.name == "mancala"
    assert record.options == record.game.complete_options(tokens="off")
    assert record.seats == (Seat("person", "Maki"), Seat("random"))
    assert record.seed == "5f0c2a9be1"
    assert record.entries[:3] == (Entry("c", True), Entry("f", False), Entry("D", True))
    assert [record.place(i) for i in range(6)] == [(8, 1), (8, 2), (9, 1), (10, 1), (11, 1), (12, 1)]


def test_the_seed_can_be_missing() -> None:
    text = RECORD.replace("seed 5f0c2a9be1\n", "")
    assert Match.read(text, REGISTRY).record.write() == text


POSITION = """\
troop 1
game mancala
options capture=any copies=4 disruption=on each=4 first=1 hands=open pockets=6 seats=2 tokens=off
seat 1 person
seat 2 random
position 1 0 0 0 0 2 / 0 0 2 0 0 0 / 20 23 / S
moves
f
C
end
"""


def test_record_can_begin_at_a_position() -> None:
    match = Match.read(POSITION, REGISTRY)
    assert match.record.write() == POSITION
    assert match.game.notation.to_text(match.plies[0].state) == "1 0 0 0 0 2 / 0 0 2 0 0 0 / 20 23 / S"
    assert match.game.notation.to_text(match.now.state) == "1 0 0 0 0 0 / 1 0 0 1 0 0 / 21 24 / S"
    assert match.record.place(1) == (9, 1)
    spaced = POSITION.replace("position 1 0", "position  1  0")
    assert read(spaced, REGISTRY).write() == POSITION


def test_invalid_position_is_reported_with_its_line() -> None:
    with pytest.raises(BadRecord) as raised:
        read(POSITION.replace("/ S", "/ X"), REGISTRY)
    assert (raised.value.line, raised.value.word, raised.value.reason[0]) == (6, 2, "position-chooser")


def test_line_ends_blanks_and_a_byte_order_mark_are_ignored() -> None:
    text = "\ufeff" + RECORD.replace("\n", " \r\n") + "\r\n\r\n"
    assert Match.read(text, REGISTRY).record.write() == RECORD


def test_lines_are_broken_again_where_another_seat_decides() -> None:
    assert Match.read(RECORD.replace("c f\nD", "c\nf D"), REGISTRY).record.write() == RECORD


def test_missing_options_have_their_default() -> None:
    assert read(RECORD.replace(" each=4", ""), REGISTRY).write() == RECORD


@pytest.mark.parametrize(
    ("old", "new", "reason", "line", "word"),
    [
        ("troop 1", "hello", "record-not-one", 1, 1),
        ("troop 1", "troop 2", "record-version", 1, 2),
        ("troop 1", "troop", "record-version", 1, 2),
        ("troop 1\n", "", "record-not-one", 1, 1),
        ("game mancala", "game chess", "record-game", 2, 2),
        ("game mancala\n", "", "record-line", 2, 1),
        ("capture=any", "capture=none", "bad-option", 3, 2),
        ("each=4", "each=9", "bad-option", 3, 5),
        ("each=4", "monkeys=4", "unknown-option", 3, 5),
        ("each=4", "each", "record-option", 3, 5),
        ("each=4", "each=4 each=4", "record-option", 3, 6),
        ("seats=2", "seats=3", "bad-option", 3, 9),
        ("seat 1 person Maki\n", "", "record-seat", 4, 2),
        ("seat 2 random\n", "", "record-line", 5, 1),
        ("person Maki", "baboon", "record-kind", 4, 3),
        ("Maki", "M" * 41, "record-name", 4, 3),
        ("Maki", "Ma\tki", "record-characters", 4, 0),
        ("Maki", "Ma\u2028ki", "record-characters", 4, 0),
        ("Maki", "Ma\u202eki", "record-characters", 4, 0),
        ("Maki", "Ma\ud800ki", "record-characters", 4, 0),
        ("seed 5f0c2a9be1", "seed", "record-seed", 6, 2),
        ("seed 5f0c2a9be1", "seed 5 6", "record-seed", 6, 2),
        ("moves\n", "", "record-line", 7, 1),
        ("moves", "moves c", "record-line", 7, 0),
        ("c f", "c C", "mancala-why-not-yours", 8, 2),
        ("c f", "c c", "mancala-why-empty", 8, 2),
        ("\nD", "\nx", "cannot-read", 9, 1),
        ("\nD", "\n\nD", "record-empty-line", 9, 0),
        ("!seat 2 person", "!seat 3 person", "cannot-read", 10, 1),
        ("!seat 2 person", "!seat 2 nobody", "record-kind", 10, 1),
        ("!resign 1", "!resign", "cannot-read", 12, 1),
        ("!resign 1", "!dance 1", "cannot-read", 12, 1),
        ("!resign 1", "!resign 1\nD", "why-over", 13, 1),
        ("!resign 1", "!resign 1\n!resign 2", "why-over", 13, 1),
        ("end\n", "", "record-line", 13, 0),
        ("end\n", "end\nmore\n", "record-after-end", 14, 0),
        ("end\n", "end\n\nmore\n", "record-after-end", 14, 0),
    ],
)
def test_error_names_reason_line_and_word(old: str, new: str, reason: str, line: int, word: int) -> None:
    error = damaged(old, new)
    assert (error.reason[0], error.line, error.word) == (reason, line, word)


def test_record_of_another_version_is_refused_as_such() -> None:
    assert damaged("troop 1", "troop 2").reason == ("record-version", {"found": "2", "known": "1"})


def test_overlong_record_is_refused() -> None:
    assert damaged("c f", "c " * 500_001).reason[0] == "record-too-long"


def test_empty_text_is_refused() -> None:
    with pytest.raises(BadRecord):
        read("", REGISTRY)
