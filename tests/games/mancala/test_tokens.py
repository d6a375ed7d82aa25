"""The rules of tokens and die by number: a small position, words, the position after them."""

from fractions import Fraction

import pytest
from piece_counts import piece_counts
from tokens_setup import GAME, START, after, at, event_names, legal, played
from troop.core.chance import chances
from troop.core.game import CHANCE, OVER, Outcome

ROLLS = [f"roll={die}" for die in range(1, 7)]


def test_the_example_of_the_rules() -> None:
    words = "c roll=1 draw=reverse reverse d D roll=6 draw=skip draw=swap f pass roll=3 draw=steal"
    assert after(START, words) == "6 5 1 0 5 0 / 5 5 5 1 6 6 / 2 1 / N / steal / skip swap"


# Rule 7: the pile


def test_rule_7_the_pile_has_copies_of_each_kind() -> None:
    assert piece_counts(GAME, GAME.start()) == {"monkeys": 48, "skip": 4, "reverse": 4, "steal": 4, "swap": 4}
    assert piece_counts(GAME, GAME.start(copies=2))["swap"] == 2


def test_rule_7_draws_are_uniform_over_the_pile() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip skip / swap / rolled draws=1 draw")
    assert state.actor == CHANCE
    assert chances(state.weights()) == (
        (("draw=reverse",), Fraction(4, 12)),
        (("draw=skip",), Fraction(1, 12)),
        (("draw=steal",), Fraction(4, 12)),
        (("draw=swap",), Fraction(3, 12)),
    )


def test_rule_7_a_used_token_goes_back_at_once_and_can_be_drawn_again() -> None:
    assert "draw=skip" not in legal(at("4 4 / 4 4 / 0 0 / S / skip skip / - / rolled draws=1 draw", copies=2))
    state = played(at("1 4 4 / 4 4 4 / 0 0 / S / skip skip / -", copies=2), "skip roll=2 a roll=1")
    assert dict(chances(state.weights()))["draw=skip",] == Fraction(1, 7)


def test_rule_7_draws_from_an_empty_pile_are_lost() -> None:
    full, rest = "skip skip reverse reverse steal", "steal swap swap"
    state = played(at(f"4 4 / 4 1 / 0 0 / N / {full} / {rest}", copies=2, disruption="off"), "B roll=6")
    assert GAME.notation.to_text(state).split(" / ")[3:] == ["N", full, rest, "rolled"]
    before = at(f"4 4 / 0 4 / 0 1 / N / {full} / {rest} / free roll", copies=2)
    assert event_names(before, "roll=6") == ["rolled", "nothing-left"]


def test_rule_7_a_draw_with_one_kind_left_is_still_a_draw() -> None:
    full, three = "skip skip reverse reverse steal", "steal swap"
    state = at(f"4 4 / 4 4 / 0 0 / S / {full} / {three} / rolled draws=1 draw", copies=2)
    assert chances(state.weights()) == ((("draw=swap",), Fraction(1)),)


# Rule 8: the hand


def test_rule_8_a_sixth_token_makes_its_drawer_discard_any_of_the_six() -> None:
    state = played(at("4 4 / 4 4 / 0 0 / S / skip skip reverse steal steal / - / rolled draws=1 draw"), "draw=swap")
    assert state.actor == 0
    assert legal(state) == ["discard:reverse", "discard:skip", "discard:steal", "discard:swap"]
    assert (
        GAME.notation.to_text(played(state, "discard:swap"))
        == "4 4 / 4 4 / 0 0 / N / skip skip reverse steal steal / -"
    )


def test_rule_8_six_of_one_kind_discard_one_without_a_choice() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip skip skip skip / - / rolled draws=1 draw", copies=6)
    assert event_names(state, "draw=skip") == ["drew", "discarded"]
    assert GAME.notation.to_text(played(state, "draw=skip")) == "4 4 / 4 4 / 0 0 / N / skip skip skip skip skip / -"


def test_rule_8_each_draw_is_finished_before_the_next() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip skip steal steal / - / rolled draws=2 draw")
    state = played(state, "draw=swap discard:swap")
    assert state.actor == CHANCE
    assert "draws=1 draw" in GAME.notation.to_text(state)


# Rule 9: rolling


@pytest.mark.parametrize(("die", "drawn"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_rule_9_number_of_draws_by_roll(die: int, drawn: int) -> None:
    state = played(at("1 1 2 / 4 4 4 / 0 0 / S / - / -"), f"c roll={die}")
    assert (state.tokens.draws, state.tokens.step == "draw") == (drawn, drawn > 0)
    assert state.side == (0 if drawn else 1)


def test_rule_9_a_monkey_sown_into_the_store_rolls() -> None:
    state = played(at("1 1 2 / 4 4 4 / 0 0 / S / - / -"), "c")
    assert state.actor == CHANCE
    assert [(GAME.notation.write(state, move), chance) for move, chance in chances(state.weights())] == [
        (word, Fraction(1, 6)) for word in ROLLS
    ]


def test_rule_9_a_capture_rolls_too() -> None:
    assert after("1 0 4 / 4 3 4 / 0 0 / S / - / -", "a") == "0 0 4 / 4 0 4 / 4 0 / S / - / - / roll"


def test_rule_9_no_monkey_in_the_store_no_roll() -> None:
    assert after("1 1 4 / 4 3 4 / 0 0 / S / - / -", "a") == "0 2 4 / 4 3 4 / 0 0 / N / - / -"


def test_rule_9_a_capture_that_does_not_happen_does_not_roll() -> None:
    assert after("1 0 4 / 4 0 4 / 0 0 / S / - / -", "a", capture="full") == "0 1 4 / 4 0 4 / 0 0 / N / - / -"


def test_rule_9_at_most_one_roll_in_a_turn() -> None:
    state = played(at("4 1 1 / 4 4 4 / 0 0 / S / - / -"), "c roll=1 draw=skip")
    assert GAME.notation.to_text(state) == "4 1 0 / 4 4 4 / 1 0 / S / skip / - / rolled"
    assert GAME.notation.to_text(played(state, "a")) == "0 2 1 / 5 4 4 / 2 0 / N / skip / -"


def test_rule_9_the_die_is_rolled_even_if_the_pile_is_empty() -> None:
    full, rest = "skip skip reverse reverse steal", "steal swap swap"
    assert after(f"1 1 2 / 4 4 4 / 0 0 / S / {full} / {rest}", "c", copies=2, disruption="off").endswith("/ roll")


# Rule 10: free turns


def test_rule_10_a_free_turn_draws_one_after_the_draws_of_the_roll() -> None:
    state = played(at("4 4 1 / 4 4 4 / 0 0 / S / - / -"), "c roll=5")
    assert GAME.notation.to_text(state).endswith("/ rolled free draws=3 draw")
    assert GAME.notation.to_text(played(state, "draw=skip draw=skip draw=swap")).endswith(
        "/ S / skip skip swap / - / rolled"
    )


def test_rule_10_every_free_turn_draws_without_a_roll() -> None:
    state = played(at("4 2 1 / 4 4 4 / 0 0 / S / - / -"), "c roll=1 draw=skip b")
    assert GAME.notation.to_text(state) == "4 0 1 / 4 4 4 / 2 0 / S / skip / - / rolled free draws=1 draw"


# Rule 11: using


def test_rule_11_any_number_of_tokens_before_a_sowing() -> None:
    state = at("4 4 4 / 4 4 4 / 0 0 / S / skip reverse steal steal / -")
    state = played(state, "skip roll=2 reverse steal:A steal:B")
    assert GAME.notation.to_text(state) == "4 4 4 / 3 3 4 / 2 0 / S / - / - / skip=2 reverse"
    assert legal(state) == ["a", "b", "c"]


def test_rule_11_skip_passes_over_spaces_before_dropping() -> None:
    assert after("2 4 4 / 4 4 4 / 0 0 / S / skip / -", "skip roll=2 a") == "0 4 4 / 5 4 4 / 1 0 / S / - / - / roll"


def test_rule_11_passing_the_own_store_drops_nothing_and_earns_nothing() -> None:
    assert after("2 4 4 / 4 4 4 / 0 0 / S / skip / -", "skip roll=3 a") == "0 4 4 / 5 5 4 / 0 0 / N / - / -"


def test_rule_11_the_opponents_store_is_never_on_the_way_of_a_skip() -> None:
    assert after("1 1 1 / 4 4 4 / 0 0 / S / skip / -", "skip roll=4 c") == "2 1 0 / 4 4 4 / 0 0 / N / - / -"


def test_rule_11_on_a_full_lap_the_starting_pocket_counts() -> None:
    assert after("2 4 / 4 4 / 0 0 / S / skip / -", "skip roll=5 a") == "0 5 / 4 4 / 1 0 / S / - / - / free roll"


def test_rule_11_a_skip_that_ends_in_the_emptied_pocket_captures() -> None:
    assert after("1 4 / 4 3 / 0 0 / S / skip / -", "skip roll=4 a") == "0 4 / 4 0 / 4 0 / S / - / - / roll"


def test_rule_11_several_skips_add_up() -> None:
    state = played(at("4 4 / 4 4 / 0 0 / S / skip skip / -"), "skip roll=6 skip roll=5")
    assert GAME.notation.to_text(state).endswith("/ skip=11")


def test_rule_11_reverse_sows_clockwise_and_past_the_own_store() -> None:
    assert after("3 4 4 / 4 4 4 / 0 0 / S / reverse / -", "reverse a") == "0 4 4 / 5 5 5 / 0 0 / N / - / -"


def test_rule_11_reverse_may_end_in_the_own_store_for_a_free_turn() -> None:
    assert after("4 4 4 / 4 4 4 / 0 0 / S / reverse / -", "reverse a").endswith("/ 1 0 / S / - / - / free roll")


def test_rule_11_reverse_captures() -> None:
    assert after("0 1 4 / 4 4 3 / 0 0 / S / reverse / -", "reverse b") == "0 0 4 / 4 4 0 / 4 0 / S / - / - / roll"


def test_rule_11_two_reverses_cancel() -> None:
    assert after("4 4 / 4 4 / 0 0 / S / reverse reverse / -", "reverse reverse") == "4 4 / 4 4 / 0 0 / S / - / -"


def test_rule_11_skip_and_reverse_go_together() -> None:
    assert after("1 1 3 / 4 4 4 / 0 0 / S / skip reverse / -", "skip roll=3 reverse c") == (
        "1 1 0 / 5 5 4 / 1 0 / S / - / - / free roll"
    )


def test_rule_11_skip_and_reverse_last_for_one_sowing() -> None:
    state = played(at("4 4 1 / 4 4 4 / 0 0 / S / skip reverse / -"), "reverse skip roll=6 c")
    assert (state.tokens.skip, state.tokens.reverse) == (0, False)


def test_rule_11_steal_from_a_pocket_or_the_store_and_no_roll_for_it() -> None:
    start = "4 4 / 1 0 / 0 3 / S / steal steal / -"
    assert [word for word in legal(at(start)) if "steal" in word] == ["steal:A", "steal:store"]
    assert after(start, "steal:store") == "4 4 / 1 0 / 1 2 / S / steal / -"


def test_rule_11_north_steals_from_south() -> None:
    assert after("4 4 / 4 4 / 2 0 / N / - / steal", "steal:b") == "4 3 / 4 4 / 2 1 / N / - / -"
    assert after("4 4 / 4 4 / 2 0 / N / - / steal", "steal:store") == "4 4 / 4 4 / 1 1 / N / - / -"


def test_rule_11_swap_exchanges_any_two_pockets_with_different_numbers() -> None:
    start = "4 2 / 4 0 / 0 0 / S / swap / -"
    assert [word for word in legal(at(start)) if "swap" in word] == [
        *("swap:AB", "swap:aB", "swap:ab", "swap:bA", "swap:bB"),
    ]
    assert after(start, "swap:aB") == "0 2 / 4 4 / 0 0 / S / - / -"


def test_rule_11_without_different_numbers_there_is_no_swap() -> None:
    assert legal(at("4 4 / 4 4 / 0 0 / S / swap / -")) == ["a", "b"]


# Rule 12: disrupting


def test_rule_12_the_opponent_can_disrupt_after_the_pocket_is_named() -> None:
    state = played(at("4 4 / 4 4 / 0 0 / S / - / reverse"), "a")
    assert state.actor == 1
    assert legal(state) == ["pass", "reverse"]
    assert GAME.notation.to_text(state) == "4 4 / 4 4 / 0 0 / S / - / reverse / sows=a window"


def test_rule_12_passing_keeps_the_disruption() -> None:
    state = played(at("4 1 / 4 4 / 0 0 / S / - / reverse"), "b pass roll=1 draw=skip a")
    assert legal(state) == ["pass", "reverse"]


def test_rule_12_one_disruption_in_a_turn() -> None:
    state = played(at("4 4 1 / 4 4 4 / 0 0 / S / - / steal steal"), "c steal:a roll=1 draw=skip")
    assert GAME.notation.to_text(state) == "3 4 0 / 4 4 4 / 1 1 / S / skip / steal / rolled disrupted"
    assert played(state, "a").tokens.step == "draw"


def test_rule_12_another_disruption_in_the_next_turn() -> None:
    state = played(at("4 4 4 / 4 4 4 / 0 0 / S / - / steal steal"), "a steal:b roll=1 A roll=1 b")
    assert state.actor == 1


def test_rule_12_a_blocked_disruption_counts() -> None:
    state = played(at("4 4 1 / 4 4 4 / 0 0 / S / reverse / reverse reverse"), "c reverse block roll=1 draw=skip a")
    assert state.side == 1


def test_rule_12_reverse_bends_the_movers_sowing_and_cancels_theirs() -> None:
    assert after("3 4 4 / 4 4 4 / 0 0 / S / - / reverse", "a reverse") == "0 4 4 / 5 5 5 / 0 0 / N / - / -"
    assert after("3 4 4 / 4 4 4 / 0 0 / S / reverse / reverse", "reverse a reverse") == (
        "0 5 5 / 4 4 4 / 1 0 / S / - / - / disrupted free roll"
    )


def test_rule_12_skip_is_rolled_by_the_disrupter_and_adds_to_the_movers() -> None:
    state = played(at("2 4 4 / 4 4 4 / 0 0 / S / skip / skip"), "skip roll=1 a skip")
    assert GAME.notation.to_text(state) == "2 4 4 / 4 4 4 / 0 0 / S / - / - / disrupted skip=1 sows=a die"
    assert GAME.notation.to_text(played(state, "roll=2")) == "0 4 4 / 5 5 4 / 0 0 / N / - / -"
    assert GAME.narration.events(state, ("roll=2",))[0].arguments == {"seat": 2, "seat2": 1, "die": 2, "count": 3}


def test_rule_12_steal_takes_from_the_mover_before_the_sowing() -> None:
    assert after("3 4 4 / 4 4 4 / 0 0 / S / - / steal", "a steal:a") == "0 5 5 / 4 4 4 / 0 1 / N / - / -"


def test_rule_12_swap_acts_on_the_board_before_the_sowing() -> None:
    assert after("3 1 4 / 4 4 4 / 0 0 / S / - / swap", "a swap:ab") == "0 4 4 / 4 4 4 / 0 0 / N / - / -"


# Rule 13: blocking


def test_rule_13_a_block_returns_both_tokens_without_effect() -> None:
    state = played(at("3 4 4 / 4 4 4 / 0 0 / S / steal skip / steal"), "a steal:a")
    assert (state.actor, legal(state)) == (0, ["block", "pass"])
    assert GAME.notation.to_text(state).endswith("/ skip steal / - / disrupted sows=a answer=steal:a")
    assert GAME.notation.to_text(played(state, "block")) == "0 5 5 / 4 4 4 / 1 0 / S / skip / - / disrupted free roll"


def test_rule_13_a_block_comes_before_the_die_of_a_skip() -> None:
    state = played(at("3 4 4 / 4 4 4 / 0 0 / S / skip / skip"), "a skip")
    assert legal(state) == ["block", "pass"]
    assert legal(played(state, "pass")) == ROLLS


def test_rule_13_a_block_needs_a_token_of_the_same_kind() -> None:
    assert played(at("3 4 4 / 4 4 4 / 0 0 / S / swap / steal"), "a steal:a").side == 1


def test_rule_13_only_disruptions_can_be_blocked() -> None:
    assert played(at("3 4 4 / 4 4 4 / 0 0 / S / steal / steal"), "steal:A").actor == 0


# Rule 14: the named pocket after the disruption


def test_rule_14_the_sowing_takes_all_monkeys_now_in_the_pocket() -> None:
    assert (
        after("1 0 4 / 3 4 4 / 0 0 / S / - / swap", "a swap:aA")
        == "0 1 5 / 1 4 4 / 1 0 / S / - / - / disrupted free roll"
    )


def test_rule_14_an_emptied_pocket_lets_the_mover_choose_again_without_a_second_disruption() -> None:
    state = played(at("1 4 4 / 4 4 4 / 0 0 / S / skip reverse steal / steal steal"), "skip roll=2 reverse a")
    state = played(state, "steal:a pass")
    assert GAME.notation.to_text(state) == "0 4 4 / 4 4 4 / 0 1 / S / steal / steal / disrupted skip=2 reverse"
    assert legal(state) == ["b", "c", "steal:A", "steal:B", "steal:C", "steal:store"]
    assert played(state, "b").tokens.step != "window"


def test_rule_14_a_swap_with_an_empty_pocket_empties_it_too() -> None:
    state = at("1 4 0 / 4 4 4 / 0 0 / S / - / swap / sows=a window")
    assert event_names(state, "swap:ac") == ["disrupted", "swapped", "choose-again"]
    assert legal(played(state, "swap:ac")) == ["b", "c"]


# Rule 15: the end


def test_rule_15_a_steal_that_empties_a_side_ends_the_game() -> None:
    state = played(at("4 4 / 1 0 / 0 0 / S / steal / swap"), "steal:A")
    assert GAME.notation.to_text(state) == "0 0 / 0 0 / 9 0 / - / - / swap"
    assert state.actor == OVER
    assert state.outcome == Outcome("side empty", (9, 0), (0,))


def test_rule_15_a_swap_that_empties_a_side_ends_the_game() -> None:
    assert after("4 0 / 0 1 / 0 0 / S / swap / -", "swap:aA") == "0 0 / 0 0 / 0 5 / - / - / -"


def test_rule_15_a_disruption_can_end_the_game_before_the_sowing() -> None:
    state = at("1 0 / 4 4 / 0 0 / S / - / steal / sows=a window")
    assert event_names(state, "steal:a") == ["disrupted", "stolen", "swept", "ended"]
    assert GAME.notation.to_text(played(state, "steal:a")) == "0 0 / 0 0 / 0 9 / - / - / -"


def test_rule_5_nothing_is_rolled_or_drawn_after_the_end() -> None:
    assert after("0 1 / 4 4 / 0 0 / S / skip / -", "b") == "0 0 / 0 0 / 1 8 / - / skip / -"


# Rule 17: decisions


def test_rule_17_a_single_legal_word_must_still_be_chosen() -> None:
    assert legal(at("0 1 / 4 4 / 0 0 / S / - / -")) == ["b"]


def test_rule_17_no_window_without_tokens() -> None:
    assert after("4 4 / 4 4 / 0 0 / S / skip / -", "a").split(" / ")[-1] != "sows=a window"


def test_rule_17_no_window_if_the_only_token_has_no_use() -> None:
    assert played(at("4 4 / 4 4 / 0 0 / S / - / swap"), "a").tokens.step != "window"


def test_rule_17_no_window_without_disruption() -> None:
    state = played(at("4 4 4 / 4 4 4 / 0 0 / S / - / reverse", disruption="off"), "a")
    assert state.actor == CHANCE


# Illegal moves


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        ("4 4 / 4 4 / 0 0 / S / - / -", ("skip",), "mancala-why-not-held"),
        ("4 4 / 4 4 / 0 0 / S / - / skip", ("skip",), "mancala-why-not-held"),
        ("4 4 / 4 4 / 0 0 / S / skip / -", ("skip", "a"), "why-not-legal"),
        ("4 4 / 4 4 / 0 0 / S / steal / -", ("steal",), "mancala-why-steal-from"),
        ("4 4 / 4 4 / 0 0 / S / steal / -", ("steal", "a"), "mancala-why-steal-own"),
        ("4 4 / 0 4 / 0 0 / S / steal / -", ("steal", "A"), "mancala-why-steal-empty"),
        ("4 4 / 0 4 / 0 0 / S / steal / -", ("steal", "store"), "mancala-why-steal-empty"),
        ("4 4 / 0 4 / 0 0 / S / steal / -", ("steal", "F"), "mancala-why-no-pocket-there"),
        ("4 4 / 0 4 / 0 0 / S / steal / -", ("steal", "N"), "mancala-why-no-pocket-there"),
        ("4 4 / 4 4 / 0 0 / S / swap / -", ("swap",), "mancala-why-swap-none"),
        ("4 4 / 4 3 / 0 0 / S / swap / -", ("swap",), "mancala-why-swap-two"),
        ("4 4 / 4 3 / 0 0 / S / swap / -", ("swap", "a"), "mancala-why-swap-two"),
        ("4 4 / 4 3 / 0 0 / S / swap / -", ("swap", "a", "a"), "mancala-why-swap-two"),
        ("4 4 / 4 3 / 0 0 / S / swap / -", ("swap", "a", "b"), "mancala-why-swap-equal"),
        ("4 4 / 4 3 / 0 0 / S / swap / -", ("swap", "B", "a"), "why-not-legal"),
        ("4 4 / 4 3 / 0 0 / S / swap / -", ("swap", "a", "S"), "mancala-why-no-pocket-there"),
        ("4 4 / 4 3 / 0 0 / S / - / -", ("A",), "mancala-why-not-yours"),
        ("4 4 / 4 3 / 0 0 / S / - / -", ("pass",), "mancala-why-no-pocket"),
        ("4 4 / 4 3 / 0 0 / S / - / -", (), "mancala-why-no-pocket"),
        ("4 4 / 4 3 / 0 0 / S / - / skip / sows=a window", ("a",), "mancala-why-window"),
        ("4 4 / 4 3 / 0 0 / S / steal / skip / sows=a window", ("steal", "A"), "mancala-why-not-held"),
        ("4 4 / 4 3 / 0 0 / S / skip / - / disrupted sows=a answer=skip", ("a",), "mancala-why-answer"),
        ("4 4 / 4 3 / 0 0 / S / skip / - / die", ("a",), "why-chance"),
        ("4 4 / 4 4 / 0 0 / S / skip skip steal steal swap swap / - / discard", ("a",), "mancala-why-discard"),
        (
            "4 4 / 4 4 / 0 0 / S / skip skip steal steal swap swap / - / discard",
            ("discard", "reverse"),
            "mancala-why-not-held",
        ),
    ],
)
def test_an_illegal_move_has_a_reason(text: str, move: tuple[str, ...], reason: str) -> None:
    problem = GAME.narration.why_illegal(at(text), move)
    assert problem is not None
    assert problem[0] == reason


# Log, status and labels


def test_the_log_has_the_disruption_and_the_bent_sowing() -> None:
    state = at("3 4 4 / 4 4 4 / 0 0 / S / - / reverse / sows=a window")
    assert GAME.narration.log_lines(state, ("reverse",)) == (
        ("mancala-disrupted", {"seat": 2, "seat2": 1, "token": "reverse", "place": "-", "place2": "-"}),
        ("mancala-turned", {"seat": 2, "seat2": 1, "way": "clockwise"}),
        ("mancala-sown-bent", {"seat": 1, "pocket": "a", "count": 3, "last": "A", "skip": 0, "way": "clockwise"}),
    )


def test_the_log_has_one_message_for_a_swap() -> None:
    assert GAME.narration.log_lines(at("3 1 / 4 4 / 0 0 / S / swap / -"), ("swap", "a", "b")) == (
        ("mancala-swapped", {"seat": 1, "seat2": 2, "place": "a", "place2": "b", "count": 3, "count2": 1}),
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4 4 / 4 4 / 0 0 / S / - / -", "status-turn"),
        ("4 4 / 4 4 / 0 0 / S / - / - / rolled", "mancala-status-free-turn"),
        ("4 4 / 4 4 / 0 0 / S / - / - / skip=3", "mancala-status-bent"),
        ("4 4 / 4 4 / 0 0 / S / - / - / reverse", "mancala-status-bent"),
        ("4 4 / 4 4 / 0 0 / S / - / skip / sows=a window", "mancala-status-window"),
        ("4 4 / 4 4 / 0 0 / S / skip / - / disrupted sows=a answer=skip", "mancala-status-answer"),
        ("4 4 / 4 4 / 0 0 / S / skip skip steal steal swap swap / - / discard", "mancala-status-discard"),
        ("4 4 / 4 4 / 0 0 / S / - / - / die", "mancala-status-die"),
        ("4 4 / 4 4 / 0 0 / S / - / - / roll", "mancala-status-roll"),
        ("4 4 / 4 4 / 0 0 / S / - / - / draws=1 draw", "mancala-status-draw"),
    ],
)
def test_the_status_names_the_decision(text: str, reason: str) -> None:
    assert GAME.drawing.status(at(text))[0] == reason


def test_the_status_mentions_an_emptied_pocket() -> None:
    before = at("1 4 4 / 4 4 4 / 0 0 / S / - / steal / sows=a window")
    assert GAME.drawing.status(played(before, "steal:a"), (before, ("steal", "a")))[0] == "mancala-status-choose-again"


def test_player_stats_count_the_tokens() -> None:
    assert [stat.value for stat in GAME.drawing.player_stats(at("4 4 / 4 4 / 0 7 / S / - / skip swap"), 1)] == [7, 2]


def test_labels_of_choices() -> None:
    state = at("4 4 / 4 3 / 0 2 / S / skip steal swap / -")
    labels = {
        path: GAME.drawing.label(state, path) for path in [("skip",), ("steal", "store"), ("steal", "B"), ("swap", "a")]
    }
    assert labels == {
        ("skip",): ("mancala-use", {"token": "skip"}),
        ("steal", "store"): ("mancala-store", {"side": "north", "count": 2}),
        ("steal", "B"): ("mancala-pocket", {"side": "north", "pocket": "B", "count": 3}),
        ("swap", "a"): ("mancala-pocket", {"side": "south", "pocket": "a", "count": 4}),
    }
    window = at("4 4 / 4 3 / 0 2 / S / - / skip / sows=a window")
    assert GAME.drawing.label(window, ("skip",)) == ("mancala-disrupt", {"token": "skip"})
    assert GAME.drawing.label(window, ("pass",)) == ("mancala-pass", {})
    answer = at("4 4 / 4 3 / 0 2 / S / skip / - / disrupted sows=a answer=skip")
    assert GAME.drawing.label(answer, ("block",)) == ("mancala-block", {"token": "skip"})
    assert GAME.drawing.label(answer, ("pass",)) == ("mancala-do-not-block", {})
    discard = at("4 4 / 4 4 / 0 0 / S / skip skip steal steal swap swap / - / discard")
    assert GAME.drawing.label(discard, ("discard",)) == ("mancala-discard", {})
    assert GAME.drawing.label(discard, ("discard", "skip")) == (
        "mancala-token",
        {"side": "south", "token": "skip", "count": 2},
    )
