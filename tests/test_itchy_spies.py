"""Spy lice (section 5), each rule by its number: a small position, a move, the position after."""

from typing import Any

import pytest
from itchy_play import GAME, events, legal, lice, played, step, why
from itchy_play import at as position


def at(said: str, step: str = "1 move", turns: int | None = None, **options: object) -> Any:
    return position(said, step, turns, spies="on", **options)


def values(state: Any, seat: int) -> list[Any]:
    """How far a seat is on the three ways to win."""
    return [fact.value for fact in GAME.facts(state, seat)[:3]]


# Rule 17


def test_rule_17_everybody_has_three_spies() -> None:
    assert GAME.census(GAME.start(spies="on", seats=4))["spies 4"] == 3
    assert GAME.census(GAME.start())["spies 1"] == 0


def test_rule_17_a_spy_has_no_power() -> None:
    assert lice(played(at("e7=1:1w f7=2:1w+s"), "e7>f7 w")) == "f7=2:s"


def test_rule_17_one_of_each_colour_on_a_monkey() -> None:
    state = at("e7=1:1w+s f7=1:s,2:2q+s")
    assert "e7>f7 s" not in legal(state)
    assert why(state, "e7", "f7", "s") == "why-spy-there"


# Rule 18: colonies


def test_rule_18_all_workers_and_spies_together_are_a_colony_for_all_who_have_one_there() -> None:
    state = at("d7=1:2w,2:s")
    assert (values(state, 0), values(state, 1)) == (["1/3", "1/4", "1/5"], ["1/3", "1/4", "1/5"])


def test_rule_18_three_spies_alone_are_a_colony() -> None:
    state = at("d8=1:s,2:s,3:s", seats=4)
    assert [values(state, seat)[0] for seat in range(4)] == ["1/3", "1/3", "1/3", "0/3"]


def test_rule_18_who_has_only_queens_there_has_no_colony() -> None:
    state = at("d8=1:s,2:s,3:s,4:2q", seats=4)
    assert values(state, 3)[0] == "0/3"


def test_rule_18_two_of_them_are_none() -> None:
    state = at("d7=1:1w,2:s")
    assert (values(state, 0)[0], values(state, 1)[0]) == ("0/3", "0/3")


def test_rule_15_a_player_may_win_in_anothers_turn() -> None:
    state = at("d7=1:1w,2:s a4=2:3w g4=2:3w", "1 spawn")
    assert played(state, "d7").outcome == ("gorillas", (1, 3), (1,))


def test_rule_15_if_several_win_at_once_the_mover_wins() -> None:
    state = at("d7=1:3w,2:s a4=1:3w,2:s g4=1:1w,2:s", "1 spawn")
    assert played(state, "g4").outcome == ("gorillas", (3, 3), (0,))


def test_rule_15_else_the_next_in_turn_order_after_the_mover() -> None:
    state = at("d8=1:2w,4:s h5=1:s,4:2w a4=1:s,4:s d4=2:1w", "2 move", seats=4)
    assert played(state, "d4-b4 1w").outcome == ("gorillas", (3, 1, 0, 3), (3,))


# Rule 18: nitpicking


def test_rule_18_four_workers_and_a_spy_can_be_nitpicked() -> None:
    for crowd in ("2:4w+s", "1:s,2:4w", "1:s,2:3w+s"):
        assert "x g4" in legal(at(f"d5=1:1w g4={crowd}"))


def test_rule_18_all_lice_go_home_the_spies_too() -> None:
    assert lice(played(at("d5=1:1w g4=1:s,2:4w1q+s"), "x g4")) == "d5=1:1w"


def test_rule_18_spies_without_an_opponents_worker_are_not_nitpicked() -> None:
    state = at("a4=1:s,2:1q+s,3:s,4:s d5=1:1w", seats=4)
    assert "x a4" not in legal(state)
    assert why(state, "x", "a4") == "why-nobody-to-nitpick"


def test_rule_18_own_workers_with_others_spies_are_not_nitpicked() -> None:
    state = at("d5=1:4w,2:s")
    assert not [move for move in legal(state) if move.startswith("x")]


# Rule 19


def test_rule_19_jump_and_bump_never_remove_spies() -> None:
    assert lice(played(at("e7=1:1q f7=2:1w+s"), "e7>f7 q")) == "f7=1:1q,2:s"
    assert lice(played(at("d5=1:2w1q a5=2:1w+s"), "d5-b5 2w1q")) == "a5=1:2w1q,2:s"


def test_rule_19_on_equal_power_all_spies_stay() -> None:
    assert lice(played(at("e7=1:1w+s f7=2:1w+s"), "e7>f7 w+s")) == "f7=1:s,2:s"


# Rule 20


def test_rule_20_one_of_the_workers_may_be_a_spy() -> None:
    state = at("d7=1:1w1q", "1 spawn")
    assert legal(state) == ["d7", "d7+s"]
    assert state.legal_moves() == (("d7", "w"), ("d7", "s"))
    assert lice(played(state, "d7")) == "d7=1:3w1q"
    assert lice(played(state, "d7+s")) == "d7=1:2w1q+s"


def test_rule_20_the_only_worker_may_be_a_spy() -> None:
    assert lice(played(at("d7=1:1w", "1 spawn"), "d7+s")) == "d7=1:1w+s"


def test_rule_20_not_where_a_spy_of_yours_is() -> None:
    state = at("d7=1:1w+s e7=1:1w,2:s", "1 spawn")
    assert state.legal_moves() == (("d7",), ("e7", "w"), ("e7", "s"))
    assert why(state, "d7", "s") == "why-spy-there"


def test_rule_20_not_without_a_spy_in_supply() -> None:
    state = at("d7=1:s a4=1:s g4=1:s e7=1:1w", "1 spawn")
    assert legal(state) == ["a4", "d7", "e7", "g4"]
    assert why(state, "e7", "s") == "why-no-spy"


def test_rule_20_with_no_worker_in_supply_there_is_no_spawn_not_even_of_a_spy() -> None:
    state = at("d7=1:8w a6=1:6w b7=1:6w", "1 spawn")
    assert legal(state) == ["pass", "q a6", "q b7", "q d7"]


def test_rule_20_the_last_worker_in_supply_may_be_a_spy() -> None:
    state = at("d7=1:5w1q a6=1:7w b7=1:7w", "1 spawn")
    assert lice(played(state, "d7+s")) == "b7=1:7w d7=1:5w1q+s a6=1:7w"


def test_rule_8_a_spy_is_enough_to_spawn_where_nobody_else_has_workers_or_queens() -> None:
    state = at("d7=1:s,2:s e7=1:s,2:1q f7=1:s,2:1w", "1 spawn")
    assert {move[:2] for move in legal(state)} == {"d7"}
    assert why(state, "e7") == "why-not-alone"
    assert lice(played(state, "d7")) == "d7=1:1w+s,2:s e7=1:s,2:1q f7=1:s,2:1w"


def test_rule_8_a_spy_among_others_does_not_keep_them_from_spawning() -> None:
    assert "d7" in legal(at("d7=1:s,2:1w", "2 spawn"))


def test_rule_9_spies_are_lice_nobody_enters_who_has_one_on_the_board() -> None:
    assert step(played(at("d7=1:s,2:2w", "2 move"), "d7>e7 w")) == "1 move"


def test_rule_9_nobody_enters_on_a_monkey_with_a_spy() -> None:
    state = at("d7=2:s a4=2:1w", "1 enter")
    assert "d7" not in legal(state)
    assert why(state, "d7") == "why-lice-there"


def test_rule_9_entering_is_skipped_if_every_monkey_has_lice() -> None:
    cells = [move[0] for move in GAME.start().legal_moves()]
    kinds = ["1w"] * 18 + ["1q"] * 3 + ["s"] * 3
    crowds = " ".join(f"{cell}=2:{kind}" for cell, kind in zip(cells, kinds, strict=True))
    state = played(at(crowds, "2 move"), "a6-b6")
    assert (step(state), legal(state)) == ("1 move", ["pass"])


# Rule 21: jump


def test_rule_21_a_spy_jumps_alone_or_with_a_louse() -> None:
    state = at("e7=1:1w1q+s")
    assert [move for move in legal(state) if move.startswith("e7>f7")] == [
        *("e7>f7 q", "e7>f7 q+s", "e7>f7 s", "e7>f7 w", "e7>f7 w+s")
    ]
    assert lice(played(state, "e7>f7 w+s")) == "e7=1:1q f7=1:1w+s"


def test_rule_21_a_spy_lands_whatever_power_is_there_and_removes_nothing() -> None:
    assert lice(played(at("e7=1:1w+s f7=2:5w3q"), "e7>f7 s")) == "e7=1:1w f7=1:s,2:5w3q"


def test_rule_21_queen_and_spy_onto_power_three_is_not_legal_the_spy_alone_is() -> None:
    state = at("e7=1:1q+s f7=2:3w")
    assert "e7>f7 q+s" not in legal(state)
    assert "e7>f7 s" in legal(state)
    assert why(state, "e7", "f7", "q+s") == "why-weak"


def test_rule_21_a_louse_may_jump_where_a_spy_of_yours_is_but_no_second_spy() -> None:
    state = at("e7=1:1w+s f7=1:s,2:1w")
    assert [move for move in legal(state) if move.startswith("e7>f7")] == ["e7>f7 w"]


# Rule 21: bump


def test_rule_21_the_spy_may_be_among_the_lice_that_go_over() -> None:
    state = at("d5=1:1w+s")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == [
        *("d5-b5", "d5-b5 1w", "d5-b5 1w+s", "d5-b5 s")
    ]
    assert lice(played(state, "d5-b5 s")) == "a5=1:s b5=1:1w"


def test_rule_21_powers_are_compared_only_when_workers_or_queens_go_over() -> None:
    state = at("d5=1:1w+s a5=2:2w")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == ["d5-b5", "d5-b5 s"]
    assert lice(played(state, "d5-b5 s")) == "a5=1:s,2:2w b5=1:1w"


def test_rule_21_no_second_spy_goes_over() -> None:
    state = at("d5=1:1w+s a5=1:s,2:1w")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == ["d5-b5", "d5-b5 1w"]
    assert why(state, "d5", "b5", "1w+s") == "why-spy-there"


def test_rule_21_where_only_a_second_spy_could_go_over_there_is_nothing_to_choose() -> None:
    state = at("d5=1:s a5=1:s")
    assert ("d5", "b5") in state.legal_moves()


def test_rule_22_a_monkey_with_your_spy_moves_with_everybodys_lice() -> None:
    assert lice(played(at("d5=1:s,2:3w1q"), "d5-c5")) == "c5=1:s,2:3w1q"


def test_rule_22_only_your_own_lice_go_over() -> None:
    state = at("d5=1:s,2:3w1q")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == ["d5-b5", "d5-b5 s"]


def test_a_jump_and_a_spy_tell_what_happens() -> None:
    assert events(at("e7=1:1w+s f7=2:1w+s"), "e7>f7 w+s") == ["jumped", "sent-home", "sent-home"]
    assert events(at("e7=1:1w+s f7=2:1w+s"), "e7>f7 s") == ["jumped", "founded", "founded"]


@pytest.mark.parametrize("words", [("d7", "w"), ("d7", "s")])
def test_without_spies_there_is_no_choice_of_what_hatches(words: tuple[str, str]) -> None:
    assert why(position("d7=1:1w", "1 spawn"), *words)
