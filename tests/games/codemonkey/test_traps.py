"""CodeMonkey: traps (rule 26) and the tree die (rule 27), in the jungle of ``codemonkey_setup``."""

from typing import Any

from codemonkey_setup import IDLE, at, event, event_names, legal, played, runs

TRAPS = "traps"


def trapping(first: str, second: str = "A3", go: str = "trap round=1 dry=1", **options: Any) -> Any:
    """Return a state at the end of a round, when traps are laid."""
    return at(f"{first} {IDLE}", f"{second} {IDLE}", go=go, **{"parts": TRAPS, **options})


# Laying and moving


def test_a_climb_allows_a_trap_on_hexes_with_its_number() -> None:
    """G1 has a 2, as have A2, B3 and C1."""
    assert legal(trapping("T1 climbed=2")) == ["trap A2", "trap B3", "trap C1", "trap G1", "trap off"]


def test_several_climbs_allow_traps_on_all_their_numbers() -> None:
    """Hexes with a 2 or a 4; A3 is occupied by a monkey."""
    twos_and_fours = ["trap A2", "trap B3", "trap C1", "trap C3", "trap G1"]
    assert legal(trapping("T1 climbed=24")) == [*twos_and_fours, "trap off"]


def test_the_climb_of_the_round_is_remembered_until_its_end() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}", parts=TRAPS)
    state = played(state, "G1^T1")
    assert (state.step, state.actor, state.players[0].climbed) == ("trap", 0, (2,))
    assert played(state, "trap off").players[0].climbed == ()


def test_laying_is_optional() -> None:
    state = trapping("T1 climbed=2")
    assert event_names(state, "trap off")[0] == "trap-kept"
    assert played(state, "trap off").players[0].trap == ""
    assert event_names(state, "trap G1")[0] == "trap-laid"
    assert played(state, "trap G1").players[0].trap == "G1"


def test_a_trap_can_be_moved_to_another_hex_of_its_number_or_taken() -> None:
    state = trapping("C3 trap=G1")
    assert legal(state) == ["trap A2", "trap B3", "trap C1", "trap off"]
    assert event_names(state, "trap B3")[0] == "trap-moved"
    assert event_names(state, "trap off")[0] == "trap-taken"


def test_a_trap_can_be_moved_to_the_number_of_a_new_climb() -> None:
    assert "trap D3" in legal(trapping("T3 trap=G1 climbed=3"))


def test_a_trap_cannot_go_to_a_monkey_or_another_trap() -> None:
    state = trapping("B3 trap=G1", "C1 trap=A2")
    assert legal(state) == ["trap off"]


def test_traps_are_laid_in_order_each_seeing_those_before() -> None:
    state = trapping("T1 climbed=2", "T3 climbed=2")
    state = played(state, "trap G1")
    assert state.actor == 1
    assert "trap G1" not in legal(state)


def test_players_without_a_trap_to_lay_are_skipped() -> None:
    state = trapping("T1 climbed=2")
    assert played(state, "trap off").step == "dice"
    state = trapping("C3", "T1 climbed=2", go="trap round=1 turn=2 dry=1")
    assert state.actor == 1


# The effect of a trap


def test_stopping_in_an_opponents_trap_is_an_additional_choice() -> None:
    """With a 3 from C3 the trap on C1 blocks the way to B."""
    assert runs("3", "C3", parts=TRAPS) == ["B1", "B2", "B3", "D1", "D2", "D3"]
    assert runs("3", "C3", other="G3 trap=C1", parts=TRAPS) == ["C1", "D1", "D2"]


def test_the_owner_walks_through_the_trap() -> None:
    assert runs("3", "C3 trap=C1", parts=TRAPS) == ["B1", "B2", "B3", "D1", "D2", "D3"]


def test_stepping_into_a_trap_costs_a_banana_if_there_is_one() -> None:
    state = at("C3 bananas=1 dice=3,1 code=3,1,-", f"G3 trap=C1 {IDLE}", trees="2 3 2 2 2", parts=TRAPS)
    assert event_names(state, "C1") == ["stepped", "trapped", "banana-lost"]
    assert event(state, "C1", "trapped") == {"seat": 1, "seat2": 2, "hex": "C1"}
    after = played(state, "C1")
    assert (after.step, after.cause, after.loser, after.players[0].bananas) == ("tree", "trap", 0, 0)
    without_bananas = at("C3 dice=3,1 code=3,1,-", f"G3 trap=C1 {IDLE}", parts=TRAPS)
    assert event_names(without_bananas, "C1")[:2] == ["stepped", "trapped"]
    assert played(without_bananas, "C1").step == "run"


def test_the_next_slot_leaves_the_trap_normally() -> None:
    state = at("C3 dice=3,1 code=3,1,-", f"G3 trap=C1 {IDLE}", parts=TRAPS)
    assert legal(played(state, "C1")) == ["B3", "C2", "C3"]


def test_nobody_climbs_from_a_trapped_hex_not_even_its_owner() -> None:
    state = at("C3 trap=G1 dice=5,4 code=5,-,-", f"A3 {IDLE}", parts=TRAPS)
    assert "G1" in legal(state)
    assert "G1^T1" not in legal(state)
    assert event(state, "G1", "no-climb")["reason"] == "trapped"
    assert "G1^T1" not in runs("5", "C3", other="A3 trap=G1", parts=TRAPS)


def test_opponents_cannot_come_down_or_swing_onto_a_trap() -> None:
    assert runs("down", "T1", other="A3 trap=G1", parts=TRAPS) == ["B2", "G2"]
    assert runs("2", "T1", other="A3 trap=G2", parts=TRAPS) == ["G1"]
    assert runs("swing", "G2", other="A3 trap=G1", parts=TRAPS) == ["B2"]
    assert runs("down", "T1 trap=G1", parts=TRAPS) == ["B2", "G1", "G2"]
    assert runs("swing", "G2 trap=G1", parts=TRAPS) == ["B2", "G1"]


def test_a_step_after_a_swing_can_enter_a_trap() -> None:
    state = at("G2 dice=1,1 code=1+swing,-,-", f"A3 trap=B3 {IDLE}", parts=TRAPS)
    assert "B3" in legal(state)
    assert event_names(state, "B3")[:3] == ["swung", "stepped", "trapped"]


# Rule 27


def lost(trees: str, **options: Any) -> Any:
    """Return a state in which the tree die is rolled for a banana lost to a trap."""
    first = "C1 dice=3,1 code=3,-,-"
    return at(
        first, f"G3 trap=C1 {IDLE}", trees=trees, go="tree round=1 cause=trap loser=1 begun", parts=TRAPS, **options
    )


def test_the_banana_goes_to_the_tree_rolled() -> None:
    state = played(lost("2 3 1 2 3"), "tree=3")
    assert state.bananas == (2, 3, 2, 2, 3)


def test_a_banana_for_a_full_tree_waits_for_the_next_round() -> None:
    state = lost("2 3 1 2 3")
    assert event_names(state, "tree=1")[:2] == ["tree-die", "waits"]
    state = played(state, "tree=1", "trap off")
    assert (state.waiting, state.round) == ((0,), 2)
    state = played(state, "dice=6,5", "dice=6,5")
    assert (state.step, state.cause, state.loser) == ("tree", "waiting", 0)
    again = played(state, "tree=1")
    assert (again.waiting, again.step) == ((0,), "code")
    placed = played(state, "tree=3")
    assert (placed.waiting, placed.bananas) == ((), (2, 3, 2, 2, 3))


def test_waiting_bananas_are_rolled_for_in_order_once_each() -> None:
    state = at("C1 dice=6,5", "G3", go="dice round=3 turn=2 waiting=2,1,2", trees="2 3 0 2 2")
    state = played(state, "dice=6,5")
    losers = []
    while state.step == "tree":
        losers.append(state.loser)
        state = played(state, "tree=1")
    assert (losers, state.waiting, state.step) == ([1, 0, 1], (1, 0, 1), "code")


def test_a_six_with_five_trees_lets_the_loser_name_a_tree_that_is_not_full() -> None:
    state = played(lost("2 3 1 2 3"), "tree=6")
    assert (state.step, state.actor, legal(state)) == ("name", 0, ["T3"])
    assert played(state, "T3").bananas == (2, 3, 2, 2, 3)


def test_with_six_trees_a_six_is_a_tree() -> None:
    first, others = "C1 dice=3,1 code=3,-,-", (f"G3 trap=C1 {IDLE}", f"A3 {IDLE}")
    go = "tree round=1 cause=trap loser=1 begun"
    state = at(first, *others, trees="2 3 2 2 3 1", go=go, parts=TRAPS)
    assert played(state, "tree=6").bananas == (2, 3, 2, 2, 3, 2)


def test_a_waiting_banana_keeps_the_game_going() -> None:
    """A game is not over while a banana waits."""
    state = at(
        "C1 bananas=11 dice=6,5 code=-,-,-", "G3 dice=6,5", go="code round=3 turn=2 waiting=1", trees="0 0 0 0 0"
    )
    assert played(state, "- - -").outcome is None
