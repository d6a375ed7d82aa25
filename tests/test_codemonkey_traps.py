"""CodeMonkey: traps (rule 26) and the tree die (rule 27), in the jungle of ``code_play``."""

from typing import Any

from code_play import IDLE, at, event, legal, played, runs, told

TRAPS = "traps"


def trapping(first: str, second: str = "A3", go: str = "trap round=1 dry=1", **options: Any) -> Any:
    """A state at the end of a round, when traps are laid."""
    return at(f"{first} {IDLE}", f"{second} {IDLE}", go=go, **{"parts": TRAPS, **options})


# Laying and moving


def test_a_climb_lets_its_player_lay_a_trap_on_hexes_with_that_number() -> None:
    """G1 has a 2, as have A2, B3 and C1."""
    assert legal(trapping("T1 climbed=2")) == ["trap A2", "trap B3", "trap C1", "trap G1", "trap off"]


def test_climbs_of_one_round_offer_all_their_numbers() -> None:
    """Hexes with a 2 or a 4; on A3 stands a monkey."""
    twos_and_fours = ["trap A2", "trap B3", "trap C1", "trap C3", "trap G1"]
    assert legal(trapping("T1 climbed=24")) == [*twos_and_fours, "trap off"]


def test_the_climb_of_the_round_is_remembered_until_its_end() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}", parts=TRAPS)
    state = played(state, "G1^T1")
    assert (state.step, state.actor, state.players[0].climbed) == ("trap", 0, (2,))
    assert played(state, "trap off").players[0].climbed == ()


def test_laying_is_optional() -> None:
    state = trapping("T1 climbed=2")
    assert told(state, "trap off")[0] == "trap-kept"
    assert played(state, "trap off").players[0].trap == ""
    assert told(state, "trap G1")[0] == "trap-laid"
    assert played(state, "trap G1").players[0].trap == "G1"


def test_a_lying_trap_is_moved_to_another_hex_of_its_number_or_taken_off() -> None:
    state = trapping("C3 trap=G1")
    assert legal(state) == ["trap A2", "trap B3", "trap C1", "trap off"]
    assert told(state, "trap B3")[0] == "trap-moved"
    assert told(state, "trap off")[0] == "trap-taken"


def test_a_lying_trap_can_go_where_a_new_climb_lets_it() -> None:
    assert "trap D3" in legal(trapping("T3 trap=G1 climbed=3"))


def test_a_trap_never_goes_onto_a_monkey_or_a_trap() -> None:
    state = trapping("B3 trap=G1", "C1 trap=A2")
    assert legal(state) == ["trap off"]


def test_traps_are_laid_in_order_each_seeing_those_before() -> None:
    state = trapping("T1 climbed=2", "T3 climbed=2")
    state = played(state, "trap G1")
    assert state.actor == 1
    assert "trap G1" not in legal(state)


def test_who_has_nothing_to_lay_is_passed_over() -> None:
    state = trapping("T1 climbed=2")
    assert played(state, "trap off").step == "dice"
    state = trapping("C3", "T1 climbed=2", go="trap round=1 turn=2 dry=1")
    assert state.actor == 1


# What a trap does


def test_an_opponent_stops_in_the_trap_and_that_is_always_a_further_choice() -> None:
    """With a 3 from C3 the trap on C1 closes the way to B."""
    assert runs("3", "C3", parts=TRAPS) == ["B1", "B2", "B3", "D1", "D2", "D3"]
    assert runs("3", "C3", other="G3 trap=C1", parts=TRAPS) == ["C1", "D1", "D2"]


def test_its_owner_walks_through_it_freely() -> None:
    assert runs("3", "C3 trap=C1", parts=TRAPS) == ["B1", "B2", "B3", "D1", "D2", "D3"]


def test_stepping_in_costs_a_banana_if_there_is_one() -> None:
    state = at("C3 bananas=1 dice=3,1 code=3,1,-", f"G3 trap=C1 {IDLE}", trees="2 3 2 2 2", parts=TRAPS)
    assert told(state, "C1") == ["stepped", "trapped", "banana-lost"]
    assert event(state, "C1", "trapped") == {"seat": 1, "seat2": 2, "hex": "C1"}
    after = played(state, "C1")
    assert (after.step, after.cause, after.loser, after.players[0].bananas) == ("tree", "trap", 0, 0)
    poor = at("C3 dice=3,1 code=3,1,-", f"G3 trap=C1 {IDLE}", parts=TRAPS)
    assert told(poor, "C1")[:2] == ["stepped", "trapped"]
    assert played(poor, "C1").step == "run"


def test_the_next_slot_goes_on_normally_out_of_the_trap() -> None:
    state = at("C3 dice=3,1 code=3,1,-", f"G3 trap=C1 {IDLE}", parts=TRAPS)
    assert legal(played(state, "C1")) == ["B3", "C2", "C3"]


def test_nobody_climbs_from_a_trapped_hex_not_even_its_owner() -> None:
    state = at("C3 trap=G1 dice=5,4 code=5,-,-", f"A3 {IDLE}", parts=TRAPS)
    assert "G1" in legal(state)
    assert "G1^T1" not in legal(state)
    assert event(state, "G1", "no-climb")["reason"] == "trapped"
    assert "G1^T1" not in runs("5", "C3", other="A3 trap=G1", parts=TRAPS)


def test_opponents_cannot_come_down_onto_it_nor_land_a_swing_there() -> None:
    assert runs("down", "T1", other="A3 trap=G1", parts=TRAPS) == ["B2", "G2"]
    assert runs("2", "T1", other="A3 trap=G2", parts=TRAPS) == ["G1"]
    assert runs("swing", "G2", other="A3 trap=G1", parts=TRAPS) == ["B2"]
    assert runs("down", "T1 trap=G1", parts=TRAPS) == ["B2", "G1", "G2"]
    assert runs("swing", "G2 trap=G1", parts=TRAPS) == ["B2", "G1"]


def test_a_trap_can_be_stepped_on_after_a_swing() -> None:
    state = at("G2 dice=1,1 code=1+swing,-,-", f"A3 trap=B3 {IDLE}", parts=TRAPS)
    assert "B3" in legal(state)
    assert told(state, "B3")[:3] == ["swung", "stepped", "trapped"]


# Rule 27


def lost(trees: str, **options: Any) -> Any:
    """A state in which the tree die is rolled for a banana that a trap has taken."""
    first = "C1 dice=3,1 code=3,-,-"
    return at(
        first, f"G3 trap=C1 {IDLE}", trees=trees, go="tree round=1 cause=trap loser=1 begun", parts=TRAPS, **options
    )


def test_the_banana_goes_to_the_tree_rolled() -> None:
    state = played(lost("2 3 1 2 3"), "tree=3")
    assert state.bananas == (2, 3, 2, 2, 3)


def test_at_a_full_tree_it_waits_for_the_next_round() -> None:
    state = lost("2 3 1 2 3")
    assert told(state, "tree=1")[:2] == ["tree-die", "waits"]
    state = played(state, "tree=1", "trap off")
    assert (state.waiting, state.round) == ((0,), 2)
    state = played(state, "dice=6,5", "dice=6,5")
    assert (state.step, state.cause, state.loser) == ("tree", "waiting", 0)
    again = played(state, "tree=1")
    assert (again.waiting, again.step) == ((0,), "code")
    placed = played(state, "tree=3")
    assert (placed.waiting, placed.bananas) == ((), (2, 3, 2, 2, 3))


def test_bananas_that_wait_are_rolled_for_in_their_order_each_once() -> None:
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


def test_a_banana_given_back_can_be_collected_again() -> None:
    """A game with a banana that waits is not over."""
    state = at(
        "C1 bananas=11 dice=6,5 code=-,-,-", "G3 dice=6,5", go="code round=3 turn=2 waiting=1", trees="0 0 0 0 0"
    )
    assert played(state, "- - -").outcome is None
