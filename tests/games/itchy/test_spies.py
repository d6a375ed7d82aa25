"""The rules of spy lice (section 5) by number: a small position, a move, the position after it."""

from typing import Any

import pytest
from itchy_setup import GAME, events, legal, lice, played, step, why
from itchy_setup import at as position
from piece_counts import piece_counts


def at(changes: str, step: str = "1 move", turns: int | None = None, **options: object) -> Any:
    return position(changes, step, turns, spies="on", **options)


def values(state: Any, seat: int) -> list[Any]:
    """Return the progress of a seat towards the three ways to win."""
    return [stat.value for stat in GAME.drawing.player_stats(state, seat)[:3]]


# Rule 17


def test_rule_17_each_player_has_three_spies() -> None:
    assert piece_counts(GAME, GAME.start(spies="on", seats=4))["spies 4"] == 3
    assert piece_counts(GAME, GAME.start())["spies 1"] == 0


def test_rule_17_a_spy_has_no_power() -> None:
    assert lice(played(at("e7=1:1w f7=2:1w+s"), "e7>f7 w")) == "f7=2:s"


def test_rule_17_a_monkey_has_at_most_one_spy_of_each_colour() -> None:
    state = at("e7=1:1w+s f7=1:s,2:2q+s")
    assert "e7>f7 s" not in legal(state)
    assert why(state, "e7", "f7", "s") == "why-spy-there"


# Rule 18: colonies


def test_rule_18_workers_and_spies_together_are_a_colony_for_each_of_their_players() -> None:
    state = at("d7=1:2w,2:s")
    assert (values(state, 0), values(state, 1)) == (["1/3", "1/4", "1/5"], ["1/3", "1/4", "1/5"])


def test_rule_18_three_spies_alone_are_a_colony() -> None:
    state = at("d8=1:s,2:s,3:s", seats=4)
    assert [values(state, seat)[0] for seat in range(4)] == ["1/3", "1/3", "1/3", "0/3"]


def test_rule_18_queens_alone_have_no_colony() -> None:
    state = at("d8=1:s,2:s,3:s,4:2q", seats=4)
    assert values(state, 3)[0] == "0/3"


def test_rule_18_two_lice_are_no_colony() -> None:
    state = at("d7=1:1w,2:s")
    assert (values(state, 0)[0], values(state, 1)[0]) == ("0/3", "0/3")


def test_rule_15_a_player_may_win_in_anothers_turn() -> None:
    state = at("d7=1:1w,2:s a4=2:3w g4=2:3w", "1 spawn")
    assert played(state, "d7").outcome == ("gorillas", (1, 3), (1,))


def test_rule_15_if_several_win_at_once_the_mover_wins() -> None:
    state = at("d7=1:3w,2:s a4=1:3w,2:s g4=1:1w,2:s", "1 spawn")
    assert played(state, "g4").outcome == ("gorillas", (3, 3), (0,))


def test_rule_15_otherwise_the_next_in_turn_order_wins() -> None:
    state = at("d8=1:2w,4:s h5=1:s,4:2w a4=1:s,4:s d4=2:1w", "2 move", seats=4)
    assert played(state, "d4-b4 1w").outcome == ("gorillas", (3, 1, 0, 3), (3,))


# Rule 18: nitpicking


def test_rule_18_four_workers_and_a_spy_can_be_nitpicked() -> None:
    for crowd in ("2:4w+s", "1:s,2:4w", "1:s,2:3w+s"):
        assert "x g4" in legal(at(f"d5=1:1w g4={crowd}"))


def test_rule_18_a_nitpick_sends_spies_home_too() -> None:
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


def test_rule_20_no_second_spy_spawns_on_a_monkey() -> None:
    state = at("d7=1:1w+s e7=1:1w,2:s", "1 spawn")
    assert state.legal_moves() == (("d7",), ("e7", "w"), ("e7", "s"))
    assert why(state, "d7", "s") == "why-spy-there"


def test_rule_20_no_spy_spawns_without_one_in_supply() -> None:
    state = at("d7=1:s a4=1:s g4=1:s e7=1:1w", "1 spawn")
    assert legal(state) == ["a4", "d7", "e7", "g4"]
    assert why(state, "e7", "s") == "why-no-spy"


def test_rule_20_without_a_worker_in_supply_a_spy_may_spawn_alone() -> None:
    state = at("d7=1:8w1q a6=1:6w b7=1:6w+s", "1 spawn")
    assert legal(state) == ["a6+s", "d7+s", "pass", "q a6", "q b7", "q d7"]
    assert state.legal_moves()[:3] == (("a6", "s"), ("d7", "s"), ("pass",))
    assert lice(played(state, "d7+s")) == "b7=1:6w+s d7=1:8w1q+s a6=1:6w"
    assert why(state, "d7") == why(state, "d7", "w") == "why-only-spy"
    assert why(state, "b7") == "why-no-worker"
    assert why(state, "b7", "s") == "why-spy-there"


def test_rule_20_nobody_has_to_spawn_a_spy_alone() -> None:
    state = at("d7=1:10w a6=1:10w", "1 spawn", turns=8)
    assert step(played(state, "pass")) == "1 move"
    assert why(at("d7=1:10w a6=1:9w", "1 spawn"), "pass") == "why-spawn-first"


def test_rule_20_without_workers_the_spawn_is_offered_only_while_a_spy_can_come() -> None:
    crowd = "d7=1:9w+s a6=1:9w+s f7=1:2w+s a4=2:1w"
    assert step(played(at(crowd, "2 move"), "a4-a3")) == "1 spawn"  # an exchange is possible
    few = "d7=1:5w+s a6=1:5w+s f7=1:5w+s b7=1:5w a4=2:1w"
    assert step(played(at(few, "2 move"), "a4-a3")) == "1 move"
    assert step(played(at(few.replace("f7=1:5w+s", "f7=1:5w"), "2 move"), "a4-a3")) == "1 spawn"


def test_rule_20_a_spy_is_not_counted_against_the_workers_there_are() -> None:
    state = at("d7=1:5w1q a6=1:7w b7=1:7w", "1 spawn")
    assert lice(played(state, "d7")) == "b7=1:7w d7=1:6w1q a6=1:7w"
    assert lice(played(state, "d7+s")) == "b7=1:7w d7=1:6w1q+s a6=1:7w"
    assert lice(played(at("d7=1:5w2q a6=1:7w b7=1:7w", "1 spawn"), "d7+s")) == "b7=1:7w d7=1:6w2q+s a6=1:7w"


def test_rule_8_a_spy_is_enough_to_spawn_where_nobody_else_has_workers_or_queens() -> None:
    state = at("d7=1:s,2:s e7=1:s,2:1q f7=1:s,2:1w", "1 spawn")
    assert {move[:2] for move in legal(state)} == {"d7"}
    assert why(state, "e7") == "why-not-alone"
    assert lice(played(state, "d7")) == "d7=1:1w+s,2:s e7=1:s,2:1q f7=1:s,2:1w"


def test_rule_8_a_spy_among_others_does_not_keep_them_from_spawning() -> None:
    assert "d7" in legal(at("d7=1:s,2:1w", "2 spawn"))


def test_rule_9_a_player_with_a_spy_on_the_board_does_not_enter() -> None:
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


def test_rule_21_a_spy_lands_on_any_power_and_removes_nothing() -> None:
    assert lice(played(at("e7=1:1w+s f7=2:5w3q"), "e7>f7 s")) == "e7=1:1w f7=1:s,2:5w3q"


def test_rule_21_queen_and_spy_cannot_land_on_power_three_but_the_spy_alone_can() -> None:
    state = at("e7=1:1q+s f7=2:3w")
    assert "e7>f7 q+s" not in legal(state)
    assert "e7>f7 s" in legal(state)
    assert why(state, "e7", "f7", "q+s") == "why-weak"


def test_rule_21_a_louse_may_jump_where_a_spy_of_yours_is_but_no_second_spy() -> None:
    state = at("e7=1:1w+s f7=1:s,2:1w")
    assert [move for move in legal(state) if move.startswith("e7>f7")] == ["e7>f7 w"]


# Rule 21: bump


def test_rule_21_the_spy_can_cross_with_other_lice() -> None:
    state = at("d5=1:1w+s")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == [
        *("d5-b5", "d5-b5 1w", "d5-b5 1w+s", "d5-b5 s")
    ]
    assert lice(played(state, "d5-b5 s")) == "a5=1:s b5=1:1w"


def test_rule_21_powers_are_compared_only_when_workers_or_queens_cross() -> None:
    state = at("d5=1:1w+s a5=2:2w")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == ["d5-b5", "d5-b5 s"]
    assert lice(played(state, "d5-b5 s")) == "a5=1:s,2:2w b5=1:1w"


def test_rule_21_no_second_spy_crosses() -> None:
    state = at("d5=1:1w+s a5=1:s,2:1w")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == ["d5-b5", "d5-b5 1w"]
    assert why(state, "d5", "b5", "1w+s") == "why-spy-there"


def test_rule_21_no_choice_of_lice_where_only_a_second_spy_could_cross() -> None:
    state = at("d5=1:s a5=1:s")
    assert ("d5", "b5") in state.legal_moves()


def test_rule_22_a_monkey_with_your_spy_moves_with_everybodys_lice() -> None:
    assert lice(played(at("d5=1:s,2:3w1q"), "d5-c5")) == "c5=1:s,2:3w1q"


def test_rule_22_only_own_lice_cross() -> None:
    state = at("d5=1:s,2:3w1q")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == ["d5-b5", "d5-b5 s"]


def test_events_of_a_jump_with_a_spy() -> None:
    assert events(at("e7=1:1w+s f7=2:1w+s"), "e7>f7 w+s") == ["jumped", "sent-home", "sent-home"]
    assert events(at("e7=1:1w+s f7=2:1w+s"), "e7>f7 s") == ["jumped", "founded", "founded"]


@pytest.mark.parametrize("words", [("d7", "w"), ("d7", "s")])
def test_without_spies_a_spawn_has_no_choice_of_lice(words: tuple[str, str]) -> None:
    assert why(position("d7=1:1w", "1 spawn"), *words)
