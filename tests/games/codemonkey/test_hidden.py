"""CodeMonkey: programs, marks and the timer stay hidden (rules 9, 29 and 32) in everything that leaves the engine."""

from collections.abc import Iterator
from typing import Any

import pytest
from codemonkey_setup import GAME, IDLE, at, played
from piece_counts import piece_counts
from random_games import game_id, moments
from troop.core.chance import Stream
from troop.core.game import OVER, Move
from troop.core.hidden import hidden_of
from troop.games.codemonkey.rules.validation import find_problem

SECRETS: list[dict[str, object]] = [
    {"level": 1},
    {"level": 4, "seats": 3},
    {"level": 7, "missions": "on"},
    {"parts": "magic,time", "seats": 4},
]
MARKED = ("C3 mark=T1 dice=5,4", "A3 mark=T2 dice=6,5", "G3 mark=T3 dice=6,5")

secrets = pytest.mark.parametrize("options", SECRETS, ids=game_id)


def coding(turn: int = 2) -> Any:
    """Return a state in which the players before this turn have coded."""
    players = [f"{text} code=-,-,-" if at < turn - 1 else text for at, text in enumerate(MARKED)]
    return at(*players, go=f"code round=1 turn={turn} timer=4", trees="2 3 2 2 3 2", parts="magic,time")


# Views


def test_only_the_owner_knows_a_program_until_all_have_coded() -> None:
    state = coding(3)
    assert [player.program[0:1] for player in state.view(0).players] == [("-",), ("?",), ()]
    assert [player.program[0:1] for player in state.view(1).players] == [("?",), ("-",), ()]
    assert [player.program[0:1] for player in state.view(None).players] == [("?",), ("?",), ()]
    after = played(state, "- - -")
    assert after.round == 2
    open_now = played(coding(3), "6 - -")
    assert all(player.program[0] != "?" for player in open_now.view(None).players)


def test_everybody_but_the_owner_of_the_card_knows_its_mark() -> None:
    assert [player.mark for player in coding().view(0).players] == [-1, 2, 3]
    assert [player.mark for player in coding().view(2).players] == [1, 2, -1]
    assert [player.mark for player in coding().view(None).players] == [-1, -1, -1]


def test_nobody_knows_the_timer() -> None:
    assert [coding().view(seat).timer for seat in (None, 0, 1, 2)] == [-1] * 4
    assert coding().view(0).elapsed == 0


def test_the_seat_to_move_has_all_choices_in_its_view() -> None:
    state = coding()
    assert state.view(state.actor).legal_moves() == state.legal_moves()


# Notation


def test_others_see_question_marks_for_programs_except_the_last() -> None:
    move = ("6", "-", "-")
    assert [hidden_of(GAME).write_for(coding(), move, seat) for seat in (None, 0, 1, 2)] == [
        "? ? ?",
        "? ? ?",
        "6 - -",
        "? ? ?",
    ]
    assert [hidden_of(GAME).write_for(coding(3), move, seat) for seat in (None, 0, 2)] == ["6 - -"] * 3


def test_the_owner_sees_a_mark_as_a_question_mark() -> None:
    state = at("C3", "A3", "G3", go="mark", trees="2 3 2 2 3 2", parts="magic")
    assert [hidden_of(GAME).write_for(state, ("T4",), seat) for seat in (None, 0, 1, 2)] == [
        "mark ?",
        "mark ?",
        "mark T4",
        "mark T4",
    ]
    trees = [GAME.narration.events(state, ("T4",), seat)[0].arguments["tree"] for seat in (None, 0, 1, 2)]
    assert trees == ["hidden", "hidden", "T4", "T4"]


def test_nobody_sees_the_timer() -> None:
    state = at("C3", "A3", go="timer", parts="time")
    assert {hidden_of(GAME).write_for(state, ("timer=4",), seat) for seat in (None, 0, 1)} == {"timer=?"}


# Samples


def test_a_sample_guesses_programs_that_can_be_coded() -> None:
    rng = Stream("guess")
    view = coding(3).view(2)
    codes = {hidden_of(GAME).sample(view, 2, rng).players[0].program for _ in range(60)}
    assert len(codes) > 20
    assert all(code in set(coding(1).legal_moves()) for code in codes)


def test_a_sample_guesses_a_mark_that_has_not_been_ruled_out() -> None:
    first = "C3 bananas=2 mark=T2 safe=13 dice=5,4"
    state = at(first, "A3 mark=T5 dice=6,5", go="code round=3", trees="1 3 1 2 3", parts="magic")
    rng = Stream("marks")
    assert {hidden_of(GAME).sample(state.view(0), 0, rng).players[0].mark for _ in range(80)} == {2, 4, 5}
    assert {hidden_of(GAME).sample(state.view(0), 0, rng).players[1].mark for _ in range(20)} == {5}


def test_a_sample_guesses_a_timer_that_has_not_rung() -> None:
    state = at("C3 dice=5,4", "A3 dice=6,5", go="code round=4 timer=5 elapsed=3", parts="time")
    rng = Stream("timer")
    assert {hidden_of(GAME).sample(state.view(0), 0, rng).timer for _ in range(30)} == {4, 5}


# Reveals


def test_chance_results_except_the_hidden_timer_are_reveals() -> None:
    assert hidden_of(GAME).reveals(at("C3", "A3", go="dice round=1"), ("dice=5,4",))
    assert hidden_of(GAME).reveals(GAME.start(), ("tile=C",))
    assert not hidden_of(GAME).reveals(at("C3", "A3", go="timer", parts="time"), ("timer=4",))


def test_only_the_last_program_is_a_reveal() -> None:
    assert not hidden_of(GAME).reveals(coding(1), ("5", "-", "-"))
    assert not hidden_of(GAME).reveals(coding(2), ("6", "-", "-"))
    assert hidden_of(GAME).reveals(coding(3), ("6", "-", "-"))


def test_a_run_reveals_nothing_at_level_one() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
    assert not any(hidden_of(GAME).reveals(state, move) for move in state.legal_moves())
    assert not hidden_of(GAME).reveals(at("T1 dice=5,4 code=5,-,-", f"A3 {IDLE}"), ("B2",))


def test_a_collection_reveals_whether_the_tree_was_marked() -> None:
    for mark in ("T1", "T2"):
        state = at(f"T1 mark={mark} dice=5,4 code=5,-,-", f"A3 mark=T3 {IDLE}", parts="magic")
        assert hidden_of(GAME).reveals(state, ("B2",))


def test_the_end_of_a_run_reveals_whether_the_timer_rang() -> None:
    for timer in (3, 4):
        go = f"run round=3 dry=2 timer={timer} elapsed=2"
        state = at("C3 dice=5,4 code=5,4,-", f"A3 {IDLE}", go=go, parts="time")
        assert not hidden_of(GAME).reveals(state, ("D1",))
        assert hidden_of(GAME).reveals(played(state, "D1"), played(state, "D1").legal_moves()[0])


def test_a_mark_is_a_reveal() -> None:
    assert hidden_of(GAME).reveals(at("C3", "A3", "G3", go="mark", trees="2 3 2 2 3 2", parts="magic"), ("T4",))


# Laws: hidden information changes nothing that a seat can see


@secrets
def test_samples_are_valid_and_have_the_same_view(options: dict[str, object]) -> None:
    for state, other, seat in guesses(options):
        assert other.view(seat) == state.view(seat)
        assert piece_counts(GAME, other) == piece_counts(GAME, state)
        assert find_problem(other) is None
        assert other.legal_moves() == state.legal_moves() == state.view(seat).legal_moves()


@secrets
def test_scene_status_and_stats_depend_only_on_the_view(options: dict[str, object]) -> None:
    for state, other, seat in guesses(options):
        one, two = state.view(seat), other.view(seat)
        assert GAME.notation.to_text(one) == GAME.notation.to_text(two)
        assert GAME.drawing.scene(one, seat) == GAME.drawing.scene(two, seat)
        assert [GAME.drawing.player_stats(one, at) for at in range(2)] == [
            GAME.drawing.player_stats(two, at) for at in range(2)
        ]
        assert state.actor == OVER or GAME.drawing.status(one) == GAME.drawing.status(two)
        if state.actor == seat:
            move = state.legal_moves()[-1]
            assert [GAME.drawing.label(one, move[:length]) for length in range(1, len(move) + 1)]
            assert GAME.drawing.preview(one, move) == GAME.drawing.preview(two, move)


@secrets
def test_equal_views_give_equal_events_log_lines_and_frames(options: dict[str, object]) -> None:
    compared = 0
    for state, other, seat in guesses(options):
        for move, same_move in same_to(state, other, seat):
            after, other_after = state.apply(move), other.apply(same_move)
            if after.view(seat) == other_after.view(seat):
                assert hidden_of(GAME).write_for(state, move, seat) == hidden_of(GAME).write_for(other, same_move, seat)
                assert GAME.narration.events(state, move, seat) == GAME.narration.events(other, same_move, seat)
                assert GAME.narration.log_lines(state, move, seat) == GAME.narration.log_lines(other, same_move, seat)
                if not compared % 5:  # scenes are slow
                    assert GAME.drawing.frames(state, move, seat) == GAME.drawing.frames(other, same_move, seat)
                compared += 1
    assert compared > 20


@secrets
def test_moves_that_disclose_a_secret_are_reveals(options: dict[str, object]) -> None:
    """Two states that look alike to a seat still do so after the same move, unless it is a reveal."""
    for state, other, seat in guesses(options):
        for move, same_move in same_to(state, other, seat)[:3]:
            if move == same_move and state.apply(move).view(seat) != other.apply(move).view(seat):
                assert hidden_of(GAME).reveals(state, move)


def guesses(options: dict[str, object]) -> Iterator[tuple[Any, Any, int | None]]:
    """Yield states of random games, each with another state that the seat cannot tell from it."""
    seats = (None, *range(int(GAME.complete_options(**options)["seats"])))
    rng = Stream("guess")
    for state, _ in moments(GAME, options, "hidden"):
        seat = rng.choice(seats)
        other = hidden_of(GAME).sample(state.view(seat), seat or 0, rng)
        if other != state or not rng.randrange(4):
            yield state, other, seat


def same_to(state: Any, other: Any, seat: int | None) -> list[tuple[Move, Move]]:
    """Return some pairs of moves of two states that are written alike for the seat."""
    rng = Stream("same", GAME.notation.to_text(state))
    moves = [rng.choice(state.legal_moves()) for _ in range(4)] if state.actor != OVER else []
    others = [*moves, *(rng.choice(other.legal_moves()) for _ in moves)]
    return [
        (a, b)
        for a in moves
        for b in others
        if hidden_of(GAME).write_for(state, a, seat) == hidden_of(GAME).write_for(other, b, seat)
    ]
