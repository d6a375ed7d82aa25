"""CodeMonkey: the Loop (rule 28)."""

from typing import Any

from codemonkey_setup import IDLE, at, event, event_names, legal, played


def looping(first: str, second: str = f"A3 {IDLE}", **options: Any) -> Any:
    """Return a state in which the first player's Loop runs next."""
    return at(first, second, **{"parts": "loop", **options})


def test_a_loop_in_slot_two_runs_slot_one_again() -> None:
    state = looping("C3 dice=1,1 code=1,loop,-")
    state = played(state, "C1")
    assert (state.cursor.slot, state.cursor.part, legal(state)) == (1, 0, ["B3", "C2", "C3"])
    assert played(state, "B3").round == 2


def test_a_loop_in_slot_three_runs_slots_one_and_two_in_order() -> None:
    state = played(looping("C3 dice=2,1 code=1,2,loop"), "C1", "B1")
    assert (state.cursor.slot, state.cursor.part) == (2, 0)
    state = played(state, "B2")
    assert (state.cursor.slot, state.cursor.part) == (2, 1)
    assert played(state, "B3").round == 2


def test_a_loop_in_slot_four_runs_slots_one_to_three() -> None:
    state = looping("C3 dice=2,1 code=1,-,2,loop", "A3 dice=6,5 code=-,-,-,-", parts="loop,grand")
    state = played(state, "C1", "B1", "B2")
    assert (state.cursor.slot, state.cursor.part) == (3, 2)


def test_the_whole_loop_comes_before_the_next_players_slot() -> None:
    state = looping("C3 dice=2,1 code=1,2,loop", "A3 dice=6,5 code=-,-,6")
    state = played(state, "C1", "B1")
    assert state.actor == 0
    state = played(state, "B2")
    assert state.actor == 0
    assert played(state, "B3").actor == 1


def test_a_denied_part_costs_a_banana_when_the_loop_is_over() -> None:
    state = looping("T1 dice=6,5 bananas=1 code=down,loop,-", trees="2 2 2 2 3")
    assert event_names(state, "G1") == [
        "came-down",
        "collected",
        "slot",
        "replayed",
        "denied",
        "loop-broke",
        "banana-lost",
    ]
    state = played(state, "G1")
    assert (state.step, state.cause, state.loser, state.players[0].bananas) == ("tree", "loop", 0, 1)
    state = played(state, "tree=2")
    assert (state.bananas, state.round) == ((1, 3, 2, 2, 3), 2)


def test_a_loop_costs_at_most_one_banana() -> None:
    """Down and Swing are both denied, and denied again in the Loop."""
    state = at("C3 bananas=2 dice=6,5", "A3 dice=6,5", go="code round=1", trees="2 2 2 1 3", parts="loop")
    events = event_names(played(state, "down swing loop"), "- - -")
    assert (events.count("denied"), events.count("loop-broke"), events.count("banana-lost")) == (4, 1, 1)


def test_without_a_banana_nothing_is_lost() -> None:
    state = looping("C1 dice=6,1 code=1,-,loop")
    state = played(state, "C3")
    assert state.step == "run"


def test_a_denial_outside_a_loop_costs_nothing() -> None:
    state = at("T1 dice=6,5 bananas=1 code=down,-,-", f"A3 {IDLE}", trees="2 2 2 2 3", parts="loop")
    assert played(state, "G1").players[0].bananas == 2


def test_fewer_steps_than_the_die_shows_are_denied() -> None:
    state = looping("A2 bananas=1 dice=5,1 code=5,loop,-", f"D1 {IDLE}", trees="2 2 2 2 3")
    state = played(state, "A1")
    assert "A3" in legal(state)
    assert "cut-short" in event_names(state, "A3")
    state = played(state, "A3")
    assert (state.step, state.cause) == ("tree", "loop")


def again(first: str = "", second: str = f"T1 {IDLE}", trees: str = "1 3 2 2 3", **options: Any) -> Any:
    """Return a state in which a Loop runs a 5 from C3 again, which can end on G1, beside T1 only, with a 2."""
    first = f"C3 bananas=1 dice=5,2 code=5,loop,- {first}"
    return looping(first, second, trees=trees, go="run round=1 slot=2", **options)


def test_a_climb_onto_an_occupied_tree_is_denied() -> None:
    state = again()
    assert event_names(state, "G1")[-3:] == ["no-climb", "loop-broke", "banana-lost"]
    assert (played(state, "G1").cause, played(state, "G1").players[0].bananas) == ("loop", 0)


def test_a_climb_onto_an_occupied_tree_is_no_denial_outside_a_loop() -> None:
    state = looping("C3 bananas=1 dice=5,2 code=5,-,-", f"T1 {IDLE}", trees="1 3 2 2 3")
    assert played(state, "G1").players[0].bananas == 1


def test_not_climbing_a_free_tree_is_no_denial() -> None:
    state = again(second=f"A3 {IDLE}")
    assert "G1^T1" in legal(state)
    assert "loop-broke" not in event_names(state, "G1")


def test_a_tree_that_could_not_be_climbed_anyway_is_no_denial() -> None:
    """It has no banana, or the last one came from there, or the hex is trapped."""
    empty = again(second=f"T1 bananas=1 {IDLE}", trees="0 3 2 2 3")
    same, trapped = again("last=T1"), again("trap=G1", parts="traps,loop")
    for state in (empty, same, trapped):
        assert "loop-broke" not in event_names(state, "G1")


def test_a_climb_is_denied_only_if_every_tree_is_occupied() -> None:
    """D2 has a 6 and is beside T3, where a monkey is, and T5."""
    first, other = "D1 bananas=1 dice=1,1 code=1,loop,-", f"T3 {IDLE}"
    where = {"trees": "2 3 1 2 3", "go": "run round=1 slot=2"}
    free = looping(first, other, **where)
    assert "D2^T5" in legal(free)
    assert "loop-broke" not in event_names(free, "D2")
    assert "loop-broke" in event_names(looping(f"{first} last=T5", other, **where), "D2")


def test_an_empty_slot_is_no_denial() -> None:
    state = looping("C3 bananas=1 dice=2,1 code=-,1,loop", trees="1 3 2 2 3", go="run round=1 slot=2")
    state = played(state, "C1")
    assert "loop-broke" not in event_names(state, "B3")


def test_a_trap_in_a_loop_costs_two() -> None:
    """One banana at once for the trap, another at the end of the Loop."""
    state = at("C3 bananas=2 dice=1,1 code=1,loop,-", f"A3 trap=B3 {IDLE}", trees="2 3 2 0 3", parts="traps,loop")
    state = played(state, "C1")
    assert event_names(state, "B3")[:3] == ["stepped", "trapped", "banana-lost"]
    state = played(state, "B3")
    assert (state.step, state.cause, state.players[0].bananas) == ("tree", "trap", 1)
    assert event_names(state, "tree=4") == ["tree-die", "returned", "loop-broke", "banana-lost"]
    state = played(state, "tree=4")
    assert (state.step, state.cause, state.players[0].bananas) == ("tree", "loop", 0)
    assert played(state, "tree=4").bananas == (2, 3, 2, 2, 3)


def test_a_magic_card_can_strike_inside_a_loop() -> None:
    first = "T1 bananas=1 mark=T1 dice=6,5 code=down,loop,-"
    state = at(first, f"A3 mark=T2 {IDLE}", trees="1 3 2 2 3", parts="loop,magic")
    state = played(state, "G1", "tree=1", "mark T1")
    assert (state.step, state.cause) == ("tree", "loop")


def test_a_denied_part_has_a_reason() -> None:
    state = looping("T1 dice=6,5 bananas=1 code=down,loop,-", trees="2 2 2 2 3")
    assert event(state, "G1", "denied") == {"seat": 1, "code": "down", "die": 0, "reason": "not-on-tree"}
