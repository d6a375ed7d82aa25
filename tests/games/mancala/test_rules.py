"""The rules of Monkey Mancala without tokens by number: a small position, a move, the position after it."""

from typing import Any

import pytest
from piece_counts import piece_counts
from troop.core.chance import chances
from troop.core.game import CHANCE, OVER, BadOption, IllegalMove, Outcome
from troop.games import GAMES

GAME = GAMES["mancala"]
START = "4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S"


def start(**options: object) -> Any:
    return GAME.start(tokens="off", **options)


def position(text: str, **options: object) -> Any:
    return GAME.notation.from_text(text, tokens="off", **options)


def after(text: str, *moves: str, **options: object) -> str:
    """Return the position after these moves."""
    state = position(text, **options)
    for move in moves:
        state = state.apply((move,))
    return GAME.notation.to_text(state)


def events(text: str, move: str, **options: object) -> list[str]:
    return [event.name for event in GAME.narration.events(position(text, **options), (move,))]


def why(text: str, move: str, **options: object) -> str:
    with pytest.raises(IllegalMove) as raised:
        position(text, **options).apply((move,))
    return raised.value.message[0]


def test_board_starts_with_four_in_each_of_six_pockets() -> None:
    assert GAME.notation.to_text(start()) == START
    assert piece_counts(GAME, start()) == {"monkeys": 48}


def test_small_boards() -> None:
    assert GAME.notation.to_text(start(pockets=2, each=3)) == "3 3 / 3 3 / 0 0 / S"


# Rules 1 and 2: sowing


def test_rule_1_sowing_drops_one_by_one() -> None:
    assert after(START, "a") == "0 5 5 5 5 4 / 4 4 4 4 4 4 / 0 0 / N"


def test_rule_1_own_store_takes_one_and_sowing_continues_on_the_other_side() -> None:
    assert after(START, "f") == "4 4 4 4 4 0 / 5 5 5 4 4 4 / 1 0 / N"


def test_rule_1_north_sows_its_own_row_and_store() -> None:
    assert after("4 4 4 / 4 4 4 / 0 0 / N", "B") == "5 5 4 / 4 0 5 / 0 1 / S"


def test_rule_1_opponents_store_is_skipped() -> None:
    assert after("1 0 5 / 1 1 1 / 0 0 / S", "c") == "2 0 0 / 2 2 2 / 1 0 / N"


def test_rule_2_a_full_lap_drops_one_in_its_own_pocket() -> None:
    assert after("8 1 1 / 1 1 1 / 0 0 / S", "a") == "1 3 2 / 2 2 2 / 1 0 / N"


def test_rule_2_several_laps() -> None:
    assert after("12 / 1 / 0 0 / S", "a", pockets=1) == "4 / 5 / 4 0 / N"


# Rule 3: the free turn


def test_rule_3_last_monkey_in_own_store_gives_another_sowing() -> None:
    assert after(START, "c") == "4 4 0 5 5 5 / 4 4 4 4 4 4 / 1 0 / S"
    assert events(START, "c")[-1] == "free-turn"


def test_rule_3_north_has_free_turns_too() -> None:
    assert after("4 4 4 / 4 2 4 / 0 0 / N", "B") == "4 4 4 / 4 0 5 / 0 1 / N"


def test_rule_3_the_free_turn_must_be_taken() -> None:
    state = position(START).apply(("c",))
    assert state.legal_moves() == (("a",), ("b",), ("d",), ("e",), ("f",))


def test_rule_3_a_full_board_lap_ending_in_the_store_is_a_free_turn() -> None:
    assert after("1 1 8 / 1 1 1 / 0 0 / S", "c") == "2 2 1 / 2 2 2 / 2 0 / S"


# Rule 4: capture


def test_rule_4_last_monkey_in_an_own_empty_pocket_captures_it_and_those_opposite() -> None:
    assert after("1 0 4 / 4 3 4 / 0 0 / S", "a") == "0 0 4 / 4 0 4 / 4 0 / N"


def test_rule_4_captures_even_if_nothing_is_opposite() -> None:
    assert after("1 0 4 / 4 0 4 / 0 0 / S", "a") == "0 0 4 / 4 0 4 / 1 0 / N"


def test_rule_4_a_pocket_that_held_monkeys_captures_nothing() -> None:
    assert after("1 1 4 / 4 3 4 / 0 0 / S", "a") == "0 2 4 / 4 3 4 / 0 0 / N"


def test_rule_4_an_empty_pocket_of_the_opponent_captures_nothing() -> None:
    assert after("4 4 2 / 0 3 4 / 0 0 / S", "c") == "4 4 0 / 1 3 4 / 1 0 / N"


def test_rule_4_north_captures_too() -> None:
    assert after("4 3 4 / 1 0 4 / 0 0 / N", "A") == "4 0 4 / 0 0 4 / 0 4 / S"


def test_rule_4_a_lap_that_ends_where_it_started_captures() -> None:
    assert after("1 7 1 / 1 1 1 / 0 0 / S", "b") == "2 0 2 / 2 0 2 / 4 0 / N"


def test_rule_4_two_laps_that_end_where_they_started_capture_nothing() -> None:
    assert after("1 14 1 / 1 1 1 / 0 0 / S", "b") == "3 2 3 / 3 3 3 / 2 0 / N"


def test_rule_4_capture_full_needs_something_opposite() -> None:
    assert after("1 0 4 / 4 0 4 / 0 0 / S", "a", capture="full") == "0 1 4 / 4 0 4 / 0 0 / N"
    assert after("1 0 4 / 4 3 4 / 0 0 / S", "a", capture="full") == "0 0 4 / 4 0 4 / 4 0 / N"


def test_rule_4_capture_full_counts_monkeys_dropped_opposite_in_this_sowing() -> None:
    assert after("1 7 1 / 1 0 1 / 0 0 / S", "b", capture="full") == "2 0 2 / 2 0 2 / 3 0 / N"


# Rule 5: the end


def test_rule_5_ends_when_the_movers_side_is_empty_and_sweeps_the_other() -> None:
    assert after("0 0 1 / 2 0 3 / 10 10 / S", "c") == "0 0 0 / 0 0 0 / 11 15 / -"


def test_rule_5_ends_when_a_capture_empties_the_opponents_side() -> None:
    assert after("1 0 2 / 0 3 0 / 0 0 / S", "a") == "0 0 0 / 0 0 0 / 6 0 / -"


def test_rule_5_an_empty_side_ends_the_game_even_after_a_last_monkey_in_the_store() -> None:
    assert events("0 0 1 / 2 0 3 / 10 10 / S", "c") == ["lifted", "dropped", "swept", "ended"]


def test_rule_5_with_nothing_left_nothing_is_swept() -> None:
    assert events("1 0 0 / 0 3 0 / 0 0 / S", "a") == ["lifted", "dropped", "captured", "ended"]


def test_rule_5_nothing_can_be_played_after_the_end() -> None:
    state = position("0 0 0 / 0 0 0 / 11 15 / -")
    assert state.actor == OVER
    assert state.legal_moves() == ()
    assert why("0 0 0 / 0 0 0 / 11 15 / -", "a") == "why-over"


# Rule 6: the result


def test_rule_6_most_monkeys_wins() -> None:
    assert position("0 0 / 0 0 / 11 15 / -").outcome == Outcome("side empty", (11, 15), (1,))
    assert position("0 0 / 0 0 / 15 11 / -").outcome == Outcome("side empty", (15, 11), (0,))


def test_rule_6_equal_stores_are_a_draw_without_winners() -> None:
    assert position("0 0 / 0 0 / 8 8 / -").outcome == Outcome("side empty", (8, 8), ())


def test_rule_6_scores_are_by_seat() -> None:
    assert position("0 0 / 0 0 / 11 15 / -", first=2).outcome == Outcome("side empty", (15, 11), (0,))


def test_there_is_no_outcome_before_the_end() -> None:
    assert start().outcome is None


# The seat of South


def test_south_moves_first_whichever_seat_it_is() -> None:
    assert start(first=1).actor == 0
    assert start(first=2).actor == 1
    assert GAME.notation.to_text(start(first=2)) == START


def test_the_first_player_can_be_drawn() -> None:
    state = start(first="drawn")
    assert state.actor == CHANCE
    assert [(move, str(chance)) for move, chance in chances(state.weights())] == [
        (("first=1",), "1/2"),
        (("first=2",), "1/2"),
    ]
    assert state.apply(("first=2",)).actor == 1
    assert GAME.notation.to_text(state.apply(("first=2",))) == START + " / first=2"


# Illegal moves


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        ("0 4 / 4 4 / 0 0 / S", "a", "mancala-why-empty"),
        ("4 4 / 4 4 / 0 0 / S", "A", "mancala-why-not-yours"),
        ("4 4 / 4 4 / 0 0 / N", "a", "mancala-why-not-yours"),
        ("4 4 / 4 4 / 0 0 / S", "c", "mancala-why-no-pocket"),
        ("4 4 / 4 4 / 0 0 / S", "S", "mancala-why-no-pocket"),
        ("4 4 / 4 4 / 0 0 / S", "first=1", "mancala-why-no-pocket"),
    ],
)
def test_an_illegal_move_has_a_reason(text: str, move: str, reason: str) -> None:
    assert why(text, move) == reason
    assert (GAME.narration.why_illegal(position(text), (move,)) or ("", {}))[0] == reason


def test_nobody_sows_before_the_draw() -> None:
    assert why("4 4 / 4 4 / 0 0 / ?", "a", first="drawn") == "why-chance"


# Options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", 3),
        ("first", 3),
        ("capture", "none"),
        ("tokens", "maybe"),
        ("copies", 7),
        ("disruption", "maybe"),
        ("hands", "shut"),
        ("pockets", 0),
        ("pockets", 7),
        ("each", 0),
        ("each", True),
        ("each", None),
        ("monkeys", 1),
    ],
)
def test_a_bad_option_is_named(name: str, value: object) -> None:
    with pytest.raises(BadOption) as raised:
        GAME.start(**{name: value})
    assert raised.value.name == name


def test_token_options_have_no_effect_without_tokens() -> None:
    assert GAME.complete_options(tokens="off", copies=2, disruption="off", hands="hidden") == GAME.complete_options(
        tokens="off"
    )


def test_numbers_can_be_given_as_text() -> None:
    assert GAME.complete_options(pockets="3", each="2", first="2") == GAME.complete_options(pockets=3, each=2, first=2)


# Events and log


def test_events_of_a_sowing_with_a_capture() -> None:
    events = GAME.narration.events(position("2 0 0 4 / 4 3 4 4 / 0 0 / S"), ("a",))
    assert [(event.name, event.arguments) for event in events] == [
        ("lifted", {"seat": 1, "pocket": "a", "count": 2}),
        ("dropped", {"seat": 1, "place": "b"}),
        ("dropped", {"seat": 1, "place": "c"}),
        ("captured", {"seat": 1, "pocket": "c", "opposite": "B", "count": 4}),
    ]


def test_the_log_has_a_message_for_the_sowing_and_the_free_turn() -> None:
    assert GAME.narration.log_lines(position(START), ("c",)) == (
        ("mancala-sown", {"seat": 1, "pocket": "c", "count": 4, "last": "store"}),
        ("mancala-free-turn", {"seat": 1}),
    )


def test_preview_shows_path_and_end_of_a_sowing() -> None:
    assert GAME.drawing.preview(position(START), ("e",)) == (
        ("f", "path"),
        ("S", "path"),
        ("A", "path"),
        ("B", "end"),
    )


def test_only_listed_moves_can_be_played() -> None:
    words = [(letter,) for letter in "abcdefABCDEFSN"] + [("pass",), ("a", "b"), ()]
    for options in ({"pockets": 1}, {"pockets": 3, "first": 2}, {"capture": "full"}, {"first": "drawn"}):
        state = start(**options)
        while state.actor != OVER:
            for move in words:
                if move not in state.legal_moves():
                    with pytest.raises(IllegalMove):
                        state.apply(move)
            state = state.apply(state.legal_moves()[-1])
