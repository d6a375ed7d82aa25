"""A record played through: table words, undo, chance."""

from collections.abc import Hashable
from typing import Any, NamedTuple

import pytest
from troop.core.errors import IllegalMove
from troop.core.game import CHANCE, OVER, Game, Move, Outcome
from troop.core.options import Option
from troop.core.record import House, Record, Seat
from troop.core.table import Table
from troop.games import GAMES
from troop.tables import HOUSE

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


def test_what_was_told_of_a_decision_is_not_told_of_the_one_made_instead() -> None:
    first = table("c", "f")
    assert first.telling(2, None)[0] == "f"
    assert first.undo()[0].play("a").telling(2, None)[0] == "a"
    assert first.play("D").telling(2, None) == first.telling(2, None)


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


# Games of more than two, and draws


def itchy(*entries: str, **options: object) -> Table:
    game = GAMES["itchy"]
    settled = game.settle(**options)
    table = Table(Record(game, settled, (PERSON,) * int(settled["seats"]), "seed"), HOUSE)
    for entry in entries:
        table = table.play(entry)
    return table


def test_nobody_resigns_a_game_of_three_but_a_seat_can_be_given_away() -> None:
    game = itchy(seats=3)
    with pytest.raises(IllegalMove, match="no resigning"):
        game.play("!resign 1")
    assert game.play("!seat 1 random").now.seats[0] == MIND


class Round(NamedTuple):
    """A game that goes round and round: three places, two players in turn."""

    place: int = 0
    actor: int = 0
    outcome: Outcome | None = None

    def legal_moves(self) -> tuple[Move, ...]:
        return (("on",),)

    def apply(self, _: Move) -> "Round":
        return Round((self.place + 1) % 4, 1 - self.actor)

    def view(self, _: int | None) -> "Round":
        return self


class Roundabout(Game[Any]):
    """Nothing but going round."""

    name = "roundabout"
    options = (Option("seats", (2,), 2),)

    def start(self, **_: object) -> Round:
        return Round()

    def parse(self, _: Round, text: str) -> Move:
        return (text,)

    def repeated(self, state: Round) -> Hashable:
        return state

    position = describe = events = scene = None  # type: ignore[assignment]


Roundabout.__abstractmethods__ = frozenset()
ROUNDABOUT = Roundabout()
FAIR = House({"roundabout": ROUNDABOUT}, ("person",))


def roundabout(rides: int) -> Table:
    table = Table(Record(ROUNDABOUT, {"seats": 2}, (PERSON, PERSON), None), FAIR)
    for _ in range(rides):
        table = table.play("on")
    return table


def test_a_draw_is_offered_when_a_position_comes_up_for_the_third_time_and_only_then() -> None:
    assert [rides for rides in range(13) if roundabout(rides).offers_draw] == [8, 9, 10, 11, 12]
    with pytest.raises(IllegalMove, match="no draw"):
        roundabout(7).play("!draw")


def test_an_agreed_draw_ends_the_game_without_a_winner_and_can_be_undone() -> None:
    game = roundabout(8)
    drawn = game.play("!draw")
    assert (drawn.now.actor, drawn.now.outcome) == (OVER, Outcome("agreed", None, ()))
    assert Table.read(drawn.record.write(), FAIR).now.outcome == drawn.now.outcome
    before, undone = drawn.undo()
    assert (before.record.write(), undone) == (game.record.write(), ("!draw",))


def test_in_itchy_monkey_a_turn_that_begins_as_another_did_counts_as_the_same_position() -> None:
    game = GAMES["itchy"]
    once = game.position(HOME, cap=100)
    again = game.position(HOME.replace("turns=40", "turns=42"), cap=100)
    assert once != again
    assert game.repeated(once) == game.repeated(again) is not None
    assert game.repeated(itchy().now.state) is None


HOME = (
    ". L . G(1:2w) S O . / L . S . . . O / O . . L . M . / G . M . O . G(2:2w) / . O . S . . M / M . . . L . S "
    "/ . M L G . S . | 1 spawn | turns=40"
)
