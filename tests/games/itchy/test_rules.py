"""The rules of Itchy Monkey's base game by number: a small position, a move, the position after it."""

import pytest
from itchy_setup import GAME, at, events, legal, lice, played, printed, step, why
from piece_counts import piece_counts
from troop.core.chance import chances
from troop.core.game import CHANCE, OVER, BadOption

# The printed board for two players:
#   7  . L . G S O .
#   6  L . S . . . O
#   5  O . . L . M .
#   4  G . M . O . G
#   3  . O . S . . M
#   2  M . . . L . S
#   1  . M L G . S .
#      a b c d e f g


# Section 1: pieces and board


def test_rule_1_each_player_has_twenty_workers_and_three_queens_and_there_are_24_monkeys() -> None:
    counts = piece_counts(GAME, GAME.start(seats=3))
    assert {key: counts[key] for key in "LOSMG"} == {"L": 5, "O": 5, "S": 5, "M": 5, "G": 4}
    assert [counts[f"{kind} {seat}"] for seat in (1, 2, 3) for kind in ("workers", "queens", "spies")] == [
        20,
        3,
        0,
    ] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_2_a_quarter_turn_maps_monkeys_onto_monkeys_and_gorillas_onto_gorillas(seats: int) -> None:
    rows = [row.split() for row in printed(seats=seats).split(" / ")]
    turned = [list(column) for column in zip(*rows[::-1], strict=True)]
    assert [[cell == "." for cell in row] for row in rows] == [[cell == "." for cell in row] for row in turned]
    assert [[cell == "G" for cell in row] for row in rows] == [[cell == "G" for cell in row] for row in turned]


def test_rule_2_two_play_on_the_small_board_and_more_on_the_large_one() -> None:
    assert [len(printed(seats=seats).split(" / ")) for seats in (2, 3, 4)] == [7, 8, 8]


@pytest.mark.parametrize("species", ["L", "O", "S", "M"])
def test_rule_3_tamarins_take_the_places_of_a_species(species: str) -> None:
    assert printed(tamarin=species) == printed().replace(species, "T")
    counts = piece_counts(GAME, GAME.start(tamarin=species))
    assert (counts["T"], counts.get(species)) == (5, None)


# Section 2: set-up


def test_rule_5_a_queen_and_two_workers_go_onto_one_monkey() -> None:
    state = played(GAME.start(), "d7")
    assert (lice(state), step(state)) == ("d7=1:2w1q", "2 place")


def test_rule_5_english_no_lice_in_row_column_or_neighbourhood() -> None:
    state = played(GAME.start(), "d7")
    banned = {"b7", "d7", "e7", "f7", "d5", "d3", "d1", "c6"}
    assert not banned & set(legal(state))
    assert len(legal(state)) == 24 - len(banned)
    assert [why(state, cell) for cell in ("d7", "d1", "c6")] == ["why-lice-there", "why-too-near", "why-too-near"]


def test_rule_5_french_no_lice_in_row_or_column() -> None:
    state = played(GAME.start(edition="french"), "d7")
    assert "c6" in legal(state)
    assert not {"b7", "e7", "f7", "d5", "d3", "d1"} & set(legal(state))


def test_rule_5_monkeys_between_do_not_matter() -> None:
    assert why(played(GAME.start(), "b1"), "f1") == "why-too-near"


def test_rule_5_if_no_monkey_qualifies_any_clean_one_does() -> None:
    board = "L(1:2w1q) L L L L O O O / O O S S S(2:2w1q) S S M / M M M M G G G G(3:2w1q)" + " / . . . . . . . ." * 5
    state = GAME.notation.from_text(f"{board} | 4 place | turns=0", seats=4)
    assert len(legal(state)) == 21


def test_rule_5_each_player_places_once_and_the_first_to_place_starts() -> None:
    state = played(GAME.start(seats=3, first=2), "b8", "a4")
    assert step(state) == "1 place"
    assert step(played(state, "d5")) == "2 spawn"


def test_rule_6_the_first_player_is_chosen() -> None:
    assert step(GAME.start(first=2)) == "2 place"
    assert step(played(GAME.start(first=2), "d7", "a4")) == "2 spawn"


def test_rule_6_the_first_player_is_drawn() -> None:
    state = GAME.start(seats=4, first="drawn")
    assert state.actor == CHANCE
    assert legal(state) == ["first=1", "first=2", "first=3", "first=4"]
    assert {chance for _, chance in chances(state.weights())} == {1 / 4}
    assert step(played(state, "first=3")) == "3 place"
    assert why(state, "d7") == "why-chance"


# Section 3: exchange


def test_rule_7_exactly_six_workers_become_a_queen() -> None:
    assert lice(played(at("d7=1:6w", "1 spawn"), "q d7")) == "d7=1:1q"
    assert lice(played(at("d7=1:8w1q", "1 spawn"), "q d7")) == "d7=1:2w2q"


def test_rule_7_five_workers_are_not_enough() -> None:
    state = at("d7=1:5w", "1 spawn")
    assert legal(state) == ["d7"]
    assert why(state, "q", "d7") == "why-few-workers"


def test_rule_7_no_exchange_without_a_queen_in_supply() -> None:
    state = at("d7=1:7w3q", "1 spawn")
    assert legal(state) == ["d7"]
    assert why(state, "q", "d7") == "why-no-queen"


def test_rule_7_exchange_before_the_spawn_then_spawn_with_the_new_queen() -> None:
    state = played(at("d7=1:6w", "1 spawn"), "q d7")
    assert step(state) == "1 spawn"
    assert lice(played(state, "d7")) == "d7=1:2w1q"


def test_rule_7_exchange_before_the_move_then_move() -> None:
    state = played(at("d7=1:6w"), "q d7")
    assert (lice(state), step(state)) == ("d7=1:1q", "1 move")


def test_rule_7_exchange_after_the_move_as_often_as_possible() -> None:
    state = played(at("d7=1:7w e7=1:6w"), "d7-d6")
    assert (step(state), legal(state)) == ("1 after", ["pass", "q d6", "q e7"])
    state = played(state, "q d6")
    assert (step(state), legal(state)) == ("1 after", ["pass", "q e7"])
    state = played(state, "q e7")
    assert (lice(state), step(state)) == ("e7=1:1q d6=1:1w1q", "2 enter")


def test_rule_7_the_turn_can_end_without_an_exchange() -> None:
    assert step(played(at("d7=1:6w e7=2:1w"), "d7-d6", "pass")) == "2 spawn"


def test_rule_7_after_the_move_only_an_exchange_is_possible() -> None:
    state = played(at("d7=1:7w"), "d7-d6")
    assert why(state, "d6", "d5", "w") == "why-moved-already"


# Section 3: spawn


@pytest.mark.parametrize(("before", "after"), [("1w", "2w"), ("1w1q", "3w1q"), ("2q", "3w2q"), ("1w3q", "5w3q")])
def test_rule_8_one_worker_spawns_and_one_more_for_each_queen(before: str, after: str) -> None:
    state = played(at(f"d7=1:{before}", "1 spawn"), "d7")
    assert (lice(state), step(state)) == (f"d7=1:{after}", "1 move")


def test_rule_8_lice_spawn_only_on_monkeys_with_own_lice() -> None:
    state = at("d7=1:1w e7=2:1w", "1 spawn")
    assert legal(state) == ["d7"]
    assert [why(state, cell) for cell in ("e7", "f7", "d6", "z9")] == [
        "why-nothing-of-yours",
        "why-nothing-of-yours",
        "why-no-monkey",
        "why-no-cell",
    ]


def test_rule_8_the_supply_limits_the_spawn() -> None:
    state = played(at("d7=1:5w2q a6=1:5w e7=1:5w a5=1:4w", "1 spawn"), "d7")
    assert lice(state) == "d7=1:6w2q e7=1:5w a6=1:5w a5=1:4w"


def test_rule_8_the_spawn_is_skipped_without_workers_in_supply() -> None:
    state = at("d7=1:5w b7=1:5w a6=1:5w a5=1:5w f1=2:1w", "2 move")
    state = played(state, "f1-e1")
    assert step(state) == "1 move"


def test_rule_8_without_a_spawn_the_exchange_can_be_passed() -> None:
    state = at("d7=1:8w a6=1:7w b7=1:5w", "1 spawn")
    assert legal(state) == ["pass", "q a6", "q d7"]
    assert why(state, "d7") == "why-no-worker"
    assert step(played(state, "pass")) == "1 move"
    after = played(state, "q d7")
    assert (step(after), legal(after)) == ("1 spawn", ["a6", "b7", "d7", "q a6"])


def test_rule_8_a_possible_spawn_cannot_be_passed() -> None:
    state = at("d7=1:7w", "1 spawn")
    assert legal(state) == ["d7", "q d7"]
    assert why(state, "pass") == "why-spawn-first"


# Section 3: coming back


def test_rule_9_with_no_lice_on_the_board_two_workers_may_enter_on_a_clean_monkey() -> None:
    state = at("d7=2:1w", "1 enter")
    assert len(legal(state)) == 24 - 1 + 1
    assert "pass" in legal(state)
    assert why(state, "d7") == "why-lice-there"
    assert why(state, "d6") == "why-no-monkey"


def test_rule_9_english_the_spawn_follows() -> None:
    state = played(at("d7=2:1w", "1 enter"), "a6")
    assert (lice(state), step(state)) == ("d7=2:1w a6=1:2w", "1 spawn")
    assert lice(played(state, "a6")) == "d7=2:1w a6=1:3w"


def test_rule_9_french_entering_replaces_the_spawn() -> None:
    state = played(at("d7=2:1w", "1 enter", edition="french"), "a6")
    assert (lice(state), step(state)) == ("d7=2:1w a6=1:2w", "1 move")


@pytest.mark.parametrize("edition", ["english", "french"])
def test_rule_9_declining_is_legal_and_the_move_follows(edition: str) -> None:
    state = played(at("d7=2:1w", "1 enter", edition=edition), "pass")
    assert (lice(state), step(state), legal(state)) == ("d7=2:1w", "1 move", ["pass"])


def test_rule_9_entering_comes_at_the_start_of_the_turn() -> None:
    state = at("d7=2:2w e7=1:1w", "2 move")
    assert step(played(state, "d7>e7 w")) == "1 enter"


def test_rule_9_a_player_with_lice_on_the_board_does_not_enter() -> None:
    assert step(played(at("d7=2:2w a6=1:1q", "2 move"), "d7>e7 w")) == "1 spawn"


# Section 3: the move


def test_rule_10_the_move_is_compulsory() -> None:
    state = at("d7=1:1w")
    assert "pass" not in legal(state)
    assert why(state, "pass") == "why-move-first"


def test_rule_10_passing_when_nothing_is_possible_ends_the_turn() -> None:
    assert step(played(at("d7=2:4w"), "pass")) == "2 spawn"


def test_rule_10_a_possible_nitpick_cannot_be_passed() -> None:
    assert legal(at("d7=2:5w")) == ["x d7"]


def test_rule_11_a_louse_jumps_to_a_monkey_beside_its_own() -> None:
    state = at("e7=1:2w1q")
    assert [move for move in legal(state) if ">" in move] == ["e7>d7 q", "e7>d7 w", "e7>f7 q", "e7>f7 w"]
    assert lice(played(state, "e7>d7 w")) == "d7=1:1w e7=1:1w1q"
    assert lice(played(state, "e7>f7 q")) == "e7=1:2w f7=1:1q"


def test_rule_11_lice_do_not_jump_over_a_free_cell_or_diagonally() -> None:
    state = at("d7=1:2w")
    assert why(state, "d7", "d5") == "why-jump-beside"
    assert why(state, "d7", "c6") == "why-jump-beside"


def test_rule_11_equal_power_sends_all_home() -> None:
    assert lice(played(at("e7=1:2w f7=2:1w"), "e7>f7 w")) == "e7=1:1w"
    assert lice(played(at("e7=1:2w1q f7=2:2w"), "e7>f7 q")) == "e7=1:2w"
    assert lice(played(at("e7=1:2w1q f7=2:1q"), "e7>f7 q")) == "e7=1:2w"


def test_rule_11_greater_power_sends_the_opponents_home() -> None:
    assert lice(played(at("e7=1:1q f7=2:1w"), "e7>f7 q")) == "f7=1:1q"


def test_rule_11_less_power_cannot_jump() -> None:
    state = at("e7=1:2w1q f7=2:1w1q")
    assert not [move for move in legal(state) if move.startswith("e7>f7")]
    assert GAME.narration.why_illegal(state, ("e7", "f7", "q")) == (
        "itchy-why-weak",
        {"seat": 2, "cell": "f7", "power": 3},
    )
    assert why(state, "e7", "f7") == "why-weak"


def test_rule_11_the_number_of_lice_left_behind_does_not_matter() -> None:
    assert not [move for move in legal(at("e7=1:8w f7=2:2w")) if move.startswith("e7>f7")]


def test_rule_11_only_the_jumping_louse_goes_home() -> None:
    assert lice(played(at("e7=1:5w f7=2:1w"), "e7>f7 w")) == "e7=1:4w"


def test_rule_12_a_monkey_moves_straight_any_number_of_free_cells() -> None:
    assert legal(at("d5=1:1w")) == [
        *("d5-b5", "d5-b5 1w", "d5-c5", "d5-d4", "d5-d4 1w", "d5-d6", "d5-d6 1w", "d5-e5", "d5-e5 1w")
    ]


def test_rule_12_all_lice_move_with_their_monkey() -> None:
    assert lice(played(at("d5=1:3w2q"), "d5-c5")) == "c5=1:3w2q"


def test_rule_12_a_monkey_moves_neither_over_others_nor_off_the_board() -> None:
    state = at("a5=1:1w")
    assert {move for move in legal(state) if "-" in move} == {"a5-b5", "a5-c5", "a5-c5 1w"}
    assert why(state, "a5", "a7") == "why-in-the-way"
    assert why(state, "a5", "c3") == "why-not-straight"
    assert why(state, "a5", "a5") == "why-stays"


def test_rule_12_some_or_all_of_your_lice_go_over_to_the_bumped_monkey() -> None:
    state = at("d5=1:2w1q")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == [
        *("d5-b5", "d5-b5 1q", "d5-b5 1w", "d5-b5 1w1q", "d5-b5 2w", "d5-b5 2w1q")
    ]
    assert lice(played(state, "d5-b5 1w1q")) == "a5=1:1w1q b5=1:1w"
    assert lice(played(state, "d5-b5")) == "b5=1:2w1q"


def test_rule_12_stopping_short_bumps_nothing() -> None:
    state = at("d5=1:2w1q")
    assert [move for move in legal(state) if move.startswith("d5-c5")] == ["d5-c5"]
    assert why(state, "d5", "c5", "1w") == "why-nobody-beyond"


def test_rule_12_a_bump_needs_a_free_cell() -> None:
    state = at("e7=1:2w")
    assert not [move for move in legal(state) if move.startswith("e7-d7") or move.startswith("e7-f7")]


def test_rule_12_a_bump_at_the_edge_of_the_board_meets_nobody() -> None:
    state = at("b7=1:2w")
    assert [move for move in legal(state) if move.startswith("b7-a7")] == ["b7-a7"]


@pytest.mark.parametrize(
    ("crossing", "after"), [("1w1q", "b5=1:1w"), ("2w1q", "a5=1:2w1q"), ("1q", None), ("2w", None), ("1w", None)]
)
def test_rule_12_crossing_lice_need_the_power_of_the_lice_there(crossing: str, after: str | None) -> None:
    state = at("d5=1:2w1q a5=2:3w")
    if after is None:
        assert f"d5-b5 {crossing}" not in legal(state)
        assert why(state, "d5", "b5", crossing) == "why-weak"
    else:
        assert lice(played(state, f"d5-b5 {crossing}")) == after


def test_rule_12_no_choice_of_lice_where_none_can_cross() -> None:
    state = at("d5=1:2w a5=2:3w")
    assert ("d5", "b5") in state.legal_moves()
    assert ("d5", "b5", "none") not in state.legal_moves()


def test_rule_12_crossing_is_optional() -> None:
    state = at("d5=1:2w a5=2:2w")
    assert ("d5", "b5") not in state.legal_moves()
    assert ("d5", "b5", "none") in state.legal_moves()
    assert why(state, "d5", "b5") == "why-who-crosses"


def test_rule_12_only_monkeys_with_own_lice_can_move() -> None:
    assert why(at("d5=1:1w d7=2:1w"), "d7", "d6") == "why-nothing-of-yours"


def test_rule_13_five_workers_of_one_opponent_are_nitpicked_and_their_queens_with_them() -> None:
    state = at("d5=1:1w g4=2:5w2q")
    assert "x g4" in legal(state)
    assert lice(played(state, "x g4")) == "d5=1:1w"


def test_rule_13_four_workers_cannot_be_nitpicked() -> None:
    state = at("d5=1:1w g4=2:4w3q")
    assert "x g4" not in legal(state)
    assert GAME.narration.why_illegal(state, ("x", "g4")) == (
        "itchy-why-few-to-nitpick",
        {"cell": "g4", "seat": 2, "count": 4, "need": 5},
    )


def test_rule_13_own_lice_cannot_be_nitpicked() -> None:
    state = at("d5=1:6w")
    assert not [move for move in legal(state) if move.startswith("x")]
    assert why(state, "x", "d5") == "why-nobody-to-nitpick"


def test_rule_14_lice_join_lice_of_their_own_colour() -> None:
    assert lice(played(at("e7=1:2w f7=1:3w1q"), "e7>f7 w")) == "e7=1:1w f7=1:4w1q"
    assert lice(played(at("d5=1:2w a5=1:3w1q"), "d5-b5 2w")) == "a5=1:5w1q"


# Section 4: winning


def test_rule_15_three_workers_are_a_colony_and_queens_do_not_count() -> None:
    state = at("d7=1:3w a4=1:2w3q g4=2:4w")
    assert [stat.value for stat in GAME.drawing.player_stats(state, 0)[:3]] == ["1/3", "1/4", "1/5"]


def test_rule_15_colonies_on_three_gorillas_win_at_once() -> None:
    state = played(at("d7=1:3w a4=1:3w g4=1:2w b7=2:3w", "1 spawn"), "g4")
    assert state.actor == OVER
    assert state.outcome == ("gorillas", (3, 1), (0,))


def test_rule_15_colonies_on_four_of_one_species_win() -> None:
    state = played(at("b7=1:3w a6=1:3w d5=1:3w e2=1:2w", "1 spawn"), "e2")
    assert state.outcome == ("family", (4, 0), (0,))


def test_rule_15_colonies_on_five_species_win() -> None:
    state = played(at("b7=1:3w f7=1:3w c6=1:3w f5=1:3w d7=1:2w", "1 spawn"), "d7")
    assert state.outcome == ("variety", (5, 0), (0,))


def test_rule_15_tamarins_are_a_species_like_any_other() -> None:
    state = played(at("b7=1:3w f7=1:3w c6=1:3w f5=1:3w d7=1:2w", "1 spawn", tamarin="L"), "d7")
    assert state.outcome == ("variety", (5, 0), (0,))
    state = played(at("b7=1:3w a6=1:3w d5=1:3w e2=1:2w", "1 spawn", tamarin="L"), "e2")
    assert state.outcome == ("family", (4, 0), (0,))


def test_rule_15_gorillas_are_named_before_family_and_variety() -> None:
    state = played(at("d7=1:3w a4=1:3w b7=1:3w f7=1:3w c6=1:3w g4=1:2w", "1 spawn"), "g4")
    assert state.outcome == ("gorillas", (6, 0), (0,))


def test_rule_15_a_move_wins() -> None:
    state = played(at("d7=1:3w a4=1:3w g4=1:2w g3=1:1w"), "g3>g4 w")
    assert state.outcome == ("gorillas", (3, 0), (0,))


def test_rule_15_an_exchange_can_dissolve_a_colony() -> None:
    state = at("d7=1:6w a4=1:3w g4=1:2w", "1 spawn")
    assert GAME.drawing.player_stats(played(state, "q d7"), 0)[0].value == "1/3"


def test_rule_16_the_game_is_drawn_after_the_last_turn() -> None:
    state = at("d7=1:1w a4=2:1w", "2 move", 19, cap=10)
    after = played(state, "a4-b4")
    assert after.outcome == ("cap", (0, 0), ())
    assert events(state, "a4-b4") == ["bumped", "capped"]


def test_rule_16_the_game_continues_before_the_last_turn() -> None:
    assert step(played(at("d7=1:1w a4=2:1w", "1 move", 18, cap=10), "d7-c7")) == "2 spawn"


def test_rule_16_a_win_in_the_last_turn_counts() -> None:
    state = at("d7=2:3w a4=2:3w g4=2:2w g3=2:1w b7=1:1w", "2 move", 19, cap=10)
    assert played(state, "g3>g4 w").outcome == ("gorillas", (0, 3), (1,))


def test_rule_16_repetition_ignores_the_turn_count() -> None:
    first, second = at("d7=1:1w a4=2:1w", "1 spawn", 4), at("d7=1:1w a4=2:1w", "1 spawn", 8)
    assert first != second
    assert GAME.repetition_key(first) == GAME.repetition_key(second) is not None


def test_rule_16_positions_are_compared_at_the_beginning_of_a_turn() -> None:
    assert GAME.repetition_key(GAME.start()) is None
    assert GAME.repetition_key(at("d7=1:2w a4=2:1w", "1 move")) is None
    assert GAME.repetition_key(at("d7=1:7w a4=2:1w", "1 after")) is None
    assert GAME.repetition_key(at("d7=2:1w", "1 enter")) is not None
    assert GAME.repetition_key(at("d7=1:5w b7=1:5w a6=1:5w a5=1:5w", "1 move")) is not None


# Options


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"mode": "clan", "seats": 3}, "mode"),
        ({"mode": "clan", "spies": "on"}, "mode"),
        ({"first": 3}, "first"),
        ({"first": 4, "seats": 3}, "first"),
        ({"seats": 5}, "seats"),
        ({"edition": "german"}, "edition"),
        ({"tamarin": "G"}, "tamarin"),
        ({"spies": "maybe"}, "spies"),
        ({"cap": 9}, "cap"),
        ({"cap": 1001}, "cap"),
        ({"lice": 1}, "lice"),
    ],
)
def test_a_bad_option_is_named(options: dict[str, object], name: str) -> None:
    with pytest.raises(BadOption) as raised:
        GAME.start(**options)
    assert raised.value.name == name


def test_the_edition_has_no_effect_in_the_clan_game() -> None:
    assert GAME.complete_options(mode="clan", edition="french") == GAME.complete_options(mode="clan")


def test_order_of_the_options() -> None:
    names = [option.name for option in GAME.options]
    assert names == ["seats", "mode", "edition", "tamarin", "spies", "first", "cap"]
