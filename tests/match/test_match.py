"""Replaying a record: control actions, undo and chance."""

from collections.abc import Hashable
from typing import Any, NamedTuple

import pytest
from troop.api.cache import REGISTRY
from troop.core.errors import IllegalMove
from troop.core.game import CHANCE, OVER, Game, Move, Outcome
from troop.core.options import Option
from troop.games import GAMES
from troop.match.match import Match
from troop.match.record import Record, Registry, Seat

GAME = GAMES["mancala"]
PERSON, BOT = Seat("person"), Seat("random")


def match(*entries: str, seats: tuple[Seat, ...] = (PERSON, PERSON), **options: object) -> Match:
    match = Match(Record(GAME, GAME.complete_options(tokens="off", **options), seats, "seed"), REGISTRY)
    for entry in entries:
        match = match.play(entry)
    return match


def lines(played: Match) -> list[str]:
    return played.record.write().split("moves\n")[1].splitlines()[:-1]


def test_another_seat_begins_a_new_line() -> None:
    assert lines(match("c", "f", "D", "a")) == ["c f", "D", "a"]


def test_chance_continues_the_line_and_a_seat_begins_a_new_one() -> None:
    assert lines(match("first=2", "c", "f", first="drawn")) == ["first=2", "c f"]


def test_control_action_has_its_own_line() -> None:
    assert lines(match("c", "!seat 2 random", "f")) == ["c", "!seat 2 random", "f"]


def test_playing_leaves_the_match_unchanged() -> None:
    before = match("c")
    before.play("f")
    assert lines(before) == ["c"]


def test_resigning_ends_the_game_and_the_others_win() -> None:
    resigned = match("c", "!resign 1")
    assert resigned.now.actor == OVER
    assert resigned.now.outcome == Outcome("resigned", None, (1,))
    with pytest.raises(IllegalMove):
        resigned.decide(("f",))


def test_seat_can_change_its_player() -> None:
    taken = match("c", "!seat 2 person  Été  🐒 ")
    assert taken.now.seats == (PERSON, Seat("person", "Été 🐒"))
    assert taken.plies[1].seats == (PERSON, PERSON)


def test_undo_returns_to_the_last_decision_of_a_person() -> None:
    played = match("a", "A", "f", "B", seats=(PERSON, BOT))
    before, undone = played.undo()
    assert (lines(before), undone) == (["a", "A"], ("f", "B"))


def test_undo_takes_back_one_decision_when_all_are_people() -> None:
    assert match("a", "A").undo()[1] == ("A",)


def test_undo_takes_back_one_decision_when_no_person_plays() -> None:
    assert match("a", "A", seats=(BOT, BOT)).undo()[1] == ("A",)


def test_undo_takes_back_a_resignation_alone() -> None:
    assert match("a", "!resign 2").undo()[1] == ("!resign 2",)


def test_undo_keeps_the_moves_a_bot_made_before_a_person_took_its_seat() -> None:
    played = match("a", "!seat 1 person", seats=(BOT, BOT))
    assert played.undo_to() is None
    with pytest.raises(IllegalMove):
        played.undo()


def test_cached_log_entry_is_dropped_after_undo() -> None:
    first = match("c", "f")
    assert first.log_entry(2, None)[0] == "f"
    assert first.undo()[0].play("a").log_entry(2, None)[0] == "a"
    assert first.play("D").log_entry(2, None) == first.log_entry(2, None)


def test_undo_keeps_the_draw_of_the_first_player() -> None:
    assert match("first=1", first="drawn").undo_to() is None


def test_chance_repeats_its_draw_in_the_same_place() -> None:
    start = match(first="drawn")
    assert start.now.actor == CHANCE
    assert lines(start.roll()) == lines(start.roll())


def test_seed_is_set_only_when_missing() -> None:
    assert match().seeded("other").record.seed == "seed"
    bare = Match(Record(GAME, GAME.complete_options(tokens="off"), (PERSON, PERSON)), REGISTRY)
    assert bare.seeded("other").record.seed == "other"


# More than two seats, and draws


def itchy(*entries: str, **options: object) -> Match:
    game = GAMES["itchy"]
    complete = game.complete_options(**options)
    match = Match(Record(game, complete, (PERSON,) * int(complete["seats"]), "seed"), REGISTRY)
    for entry in entries:
        match = match.play(entry)
    return match


def test_with_three_seats_nobody_resigns_but_a_seat_can_change_its_player() -> None:
    game = itchy(seats=3)
    with pytest.raises(IllegalMove, match="no resigning"):
        game.play("!resign 1")
    assert game.play("!seat 1 random").now.seats[0] == BOT


DECIDED = 3
"""The place where the second seat is uncatchable."""


class Round(NamedTuple):
    """A cycle of four positions for two players in turn."""

    place: int = 0
    actor: int = 0
    outcome: Outcome | None = None

    def legal_moves(self) -> tuple[Move, ...]:
        return (("on",),)

    def after(self, _: Move) -> "Round":
        return Round((self.place + 1) % 4, 1 - self.actor)

    def apply(self, move: Move) -> "Round":
        return self.after(move)

    def view(self, _: int | None) -> "Round":
        return self


class Roundabout(Game[Any]):
    """A game that only repeats its positions."""

    name = "roundabout"
    options = (Option("seats", (2,), 2),)

    def start(self, **_: object) -> Round:
        return Round()

    def repetition_key(self, state: Round) -> Hashable:
        return state

    def uncatchable(self, state: Round) -> int | None:
        return 1 if state.place == DECIDED else None

    @property
    def drawing(self) -> Any:
        return None


ROUNDABOUT = Roundabout()
ROUNDABOUT_REGISTRY = Registry({"roundabout": ROUNDABOUT}, ("person",))


def roundabout(moves: int) -> Match:
    match = Match(Record(ROUNDABOUT, {"seats": 2}, (PERSON, PERSON), None), ROUNDABOUT_REGISTRY)
    for _ in range(moves):
        match = match.play("on")
    return match


def test_draw_is_offered_from_the_third_repetition_on() -> None:
    assert [moves for moves in range(13) if roundabout(moves).offers_draw] == [8, 9, 10, 11, 12]
    with pytest.raises(IllegalMove, match="no draw"):
        roundabout(7).play("!draw")


def test_agreed_draw_has_no_winner_and_can_be_undone() -> None:
    game = roundabout(8)
    drawn = game.play("!draw")
    assert (drawn.now.actor, drawn.now.outcome) == (OVER, Outcome("agreed", None, ()))
    assert Match.read(drawn.record.write(), ROUNDABOUT_REGISTRY).now.outcome == drawn.now.outcome
    before, undone = drawn.undo()
    assert (before.record.write(), undone) == (game.record.write(), ("!draw",))


def test_decided_game_can_be_ended_by_agreement() -> None:
    game = roundabout(DECIDED)
    assert (roundabout(DECIDED - 1).uncatchable, game.uncatchable) == (None, 1)
    with pytest.raises(IllegalMove, match="no end"):
        roundabout(DECIDED - 1).play("!end")
    ended = game.play("!end")
    assert (ended.now.actor, ended.now.outcome) == (OVER, Outcome("uncatchable", None, (1,)))
    assert Match.read(ended.record.write(), ROUNDABOUT_REGISTRY).now.outcome == ended.now.outcome
    assert ended.uncatchable is None
    before, undone = ended.undo()
    assert (before.record.write(), undone) == (game.record.write(), ("!end",))


def test_itchy_monkey_repetition_ignores_the_turn_count() -> None:
    game = GAMES["itchy"]
    first = game.notation.from_text(BEFORE_REPETITION, cap=100)
    second = game.notation.from_text(BEFORE_REPETITION.replace("turns=40", "turns=42"), cap=100)
    assert first != second
    assert game.repetition_key(first) == game.repetition_key(second) is not None
    assert game.repetition_key(itchy().now.state) is None


BEFORE_REPETITION = (
    ". L . G(1:2w) S O . / L . S . . . O / O . . L . M . / G . M . O . G(2:2w) / . O . S . . M / M . . . L . S "
    "/ . M L G . S . | 1 spawn | turns=40"
)
