"""A record played through: table words, undo, chance."""

import pytest
from playing import HOUSE
from troop.core.errors import IllegalMove
from troop.core.game import CHANCE, OVER, Outcome
from troop.core.record import Record, Seat
from troop.core.table import Table
from troop.games import GAMES

GAME = GAMES["mancala"]
PERSON, MIND = Seat("person"), Seat("random")


def table(*entries: str, seats: tuple[Seat, ...] = (PERSON, PERSON), **options: object) -> Table:
    made = Table(Record(GAME, GAME.settle(tokens="off", **options), seats, "seed"), HOUSE)
    for entry in entries:
        made = made.play(entry)
    return made


def lines(played: Table) -> list[str]:
    return played.record.write().split("moves\n")[1].splitlines()[:-1]


def test_a_new_line_when_another_seat_decides() -> None:
    assert lines(table("c", "f", "D", "a")) == ["c f", "D", "a"]


def test_chance_goes_on_in_the_line_it_finds_and_a_seat_begins_its_own() -> None:
    assert lines(table("first=2", "c", "f", first="drawn")) == ["first=2", "c f"]


def test_a_table_word_has_a_line_of_its_own() -> None:
    assert lines(table("c", "!seat 2 random", "f")) == ["c", "!seat 2 random", "f"]


def test_playing_makes_a_new_table() -> None:
    before = table("c")
    before.play("f")
    assert lines(before) == ["c"]


def test_resigning_ends_the_game_and_the_others_win() -> None:
    resigned = table("c", "!resign 1")
    assert resigned.now.actor == OVER
    assert resigned.now.outcome == Outcome("resigned", None, (1,))
    with pytest.raises(IllegalMove):
        resigned.decide(("f",))


def test_a_seat_can_change_hands() -> None:
    taken = table("c", "!seat 2 person  Été  🐒 ")
    assert taken.now.seats == (PERSON, Seat("person", "Été 🐒"))
    assert taken.points[1].seats == (PERSON, PERSON)


def test_undo_goes_back_to_before_the_last_decision_of_a_person() -> None:
    played = table("a", "A", "f", "B", seats=(PERSON, MIND))
    before, undone = played.undo()
    assert (lines(before), undone) == (["a", "A"], ("f", "B"))


def test_undo_takes_back_one_decision_when_all_are_people() -> None:
    assert table("a", "A").undo()[1] == ("A",)


def test_undo_takes_back_one_decision_when_no_person_plays() -> None:
    assert table("a", "A", seats=(MIND, MIND)).undo()[1] == ("A",)


def test_undo_takes_back_a_resignation_alone() -> None:
    assert table("a", "!resign 2").undo()[1] == ("!resign 2",)


def test_undo_does_not_take_back_what_a_mind_did_before_a_person_sat_down() -> None:
    played = table("a", "!seat 1 person", seats=(MIND, MIND))
    assert played.undo_to() is None
    with pytest.raises(IllegalMove):
        played.undo()


def test_undo_leaves_the_draw_of_the_first_player() -> None:
    assert table("first=1", first="drawn").undo_to() is None


def test_chance_draws_the_same_in_the_same_place() -> None:
    start = table(first="drawn")
    assert start.now.actor == CHANCE
    assert lines(start.roll()) == lines(start.roll())


def test_a_seed_is_given_only_to_a_table_without() -> None:
    assert table().seeded("other").record.seed == "seed"
    bare = Table(Record(GAME, GAME.settle(tokens="off"), (PERSON, PERSON)), HOUSE)
    assert bare.seeded("other").record.seed == "other"
