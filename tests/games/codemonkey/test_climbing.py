"""CodeMonkey: the 7nana, coming down and collecting (rules 13 to 19), in the jungle of ``codemonkey_setup``."""

from codemonkey_setup import IDLE, at, event, event_names, legal, played, runs
from troop.games.codemonkey.rules.parts import STAY

EMPTY_T1 = "0 3 2 2 3"


# Rule 13


def test_seven_in_the_base_of_a_tree_may_climb_it() -> None:
    """G1 has a 2 and is beside T1."""
    state = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
    assert "G1" in legal(state)
    assert "G1^T1" in legal(state)
    assert played(state, "G1^T1").players[0].at == "T1"
    assert played(state, "G1").players[0].at == "G1"


def test_a_climb_is_a_separate_choice_and_optional() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
    moves = state.legal_moves()
    assert ("G1", STAY) in moves
    assert ("G1", "T1") in moves
    assert ("G1",) not in moves


def test_one_of_several_trees_is_climbed() -> None:
    """C2 has a 3 and is beside T2 and T3."""
    assert {"C2", "C2^T2", "C2^T3"} <= set(runs("4", "H1"))


def test_another_number_does_not_climb() -> None:
    assert all("^" not in move for move in runs("3", "C3"))


def test_seven_away_from_every_tree_does_not_climb() -> None:
    """A3 has a 4 but is beside no tree."""
    assert "A3" in runs("3", "D3")
    assert "A3^T5" not in runs("3", "D3")


def test_a_movement_cut_short_does_not_climb() -> None:
    """A 6 ends after two steps on A1, a 1 beside T5."""
    assert runs("6", "A2", other="D1") == ["A1", "A3"]


def test_the_climb_is_judged_on_the_last_hex_also_after_a_swing() -> None:
    """Rule 21: a 1 steps to C2, and the swing lands on D2 or H2, each with a 6."""
    assert runs("1", "C3") == ["C1", "C2"]
    assert {"D2^T3", "D2^T5", "H2^T5"} <= set(runs("1+swing", "C3"))


# Rule 14


def test_an_occupied_tree_denies_the_climb() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"T1 {IDLE}")
    assert "G1" in legal(state)
    assert "G1^T1" not in legal(state)
    assert event(state, "G1", "no-climb") == {"seat": 1, "tree": "T1", "hex": "G1", "reason": "occupied-tree"}


def test_a_tree_without_a_banana_cannot_be_climbed() -> None:
    state = at("C3 bananas=2 dice=5,4 code=5,-,-", f"A3 {IDLE}", trees=EMPTY_T1)
    assert "G1^T1" not in legal(state)
    assert event(state, "G1", "no-climb")["reason"] == "no-banana"


# Rule 15


def test_the_tree_last_collected_from_cannot_be_climbed() -> None:
    state = at("C3 bananas=1 last=T1 dice=5,4 code=5,-,-", f"A3 {IDLE}", trees="1 3 2 2 3")
    assert "G1^T1" not in legal(state)
    assert event(state, "G1", "no-climb")["reason"] == "same-tree"


def test_the_same_tree_can_be_climbed_while_it_alone_has_bananas() -> None:
    state = at("C3 bananas=11 last=T1 dice=5,4 code=5,-,-", f"A3 {IDLE}", trees="1 0 0 0 0")
    assert "G1^T1" in legal(state)


def test_if_one_of_two_trees_can_be_climbed_nothing_is_denied() -> None:
    state = at("H1 bananas=1 last=T2 dice=4,1 code=4,-,-", f"A3 {IDLE}", trees="2 2 2 2 3")
    assert {"C2", "C2^T3"} == {move for move in legal(state) if move.startswith("C2")}
    assert "no-climb" not in event_names(state, "C2")


# Rules 17 to 19


def test_a_die_brings_a_monkey_down_to_a_base_hex_with_its_number() -> None:
    assert runs("5", "T1") == ["B2", "G2"]
    assert runs("2", "T1") == ["G1"]


def test_a_swing_has_no_effect_on_coming_down_with_a_die() -> None:
    assert runs("5+swing", "T1") == ["B2", "G2"]


def test_a_die_without_such_a_hex_is_denied() -> None:
    state = at("T1 dice=4,3", "A3 dice=6,5", go="code round=1")
    assert event(played(state, "4 - -"), "- - -", "denied")["reason"] == "no-hex"
    state = at("T1 dice=4,2", "G1 dice=6,5", go="code round=1")
    assert event(played(state, "2 - -"), "- - -", "denied")["reason"] == "base-taken"


def test_down_goes_to_any_vacant_hex_of_the_base() -> None:
    assert runs("down", "T1") == ["B2", "G1", "G2"]
    assert runs("down", "T1", other="G1") == ["B2", "G2"]


def test_down_on_the_ground_is_denied() -> None:
    state = at("G1 dice=4,3", "A3 dice=6,5", go="code round=1")
    assert event(played(state, "down - -"), "- - -", "denied")["reason"] == "not-on-tree"


def test_the_banana_is_collected_on_coming_down_and_not_before() -> None:
    state = at("C3 dice=5,4 code=5,down,-", f"A3 {IDLE}")
    up = played(state, "G1^T1")
    assert (up.bananas, up.players[0].bananas) == ((2, 3, 2, 2, 3), 0)
    down = played(up, "B2")
    assert (down.bananas, down.players[0].bananas, down.players[0].last) == ((1, 3, 2, 2, 3), 1, 1)
    assert event_names(up, "B2")[:2] == ["came-down", "collected"]


def test_a_die_collects_too() -> None:
    assert played(at("T1 dice=5,4 code=5,-,-", f"A3 {IDLE}"), "B2").players[0].bananas == 1


def test_a_tree_emptied_meanwhile_gives_nothing_and_is_no_collection() -> None:
    state = at(
        "T1 last=T2 missions=125 bananas=2 dice=5,4 code=down,-,-",
        f"A3 missions=135 {IDLE}",
        trees=EMPTY_T1,
        missions="on",
    )
    after = played(state, "B2")
    assert event_names(state, "B2")[:2] == ["came-down", "nothing-there"]
    assert (after.players[0].bananas, after.players[0].last, after.players[0].collected) == (2, 2, ())
    assert after.dry == 1
