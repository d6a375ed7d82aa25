"""CodeMonkey: moving with a die, and swinging (rules 11, 12, 20 and 21), in the jungle of ``codemonkey_setup``."""

from collections.abc import Iterator
from typing import Any

import pytest
from codemonkey_setup import GAME, IDLE, JUNGLE, at, event, event_names, legal, played, runs
from random_games import random_game
from troop.core.chance import Stream
from troop.core.errors import IllegalMove
from troop.core.game import Move
from troop.games.codemonkey.rules.jungle import read_layout
from troop.games.codemonkey.rules.terrain import Terrain, terrain
from troop.games.codemonkey.rules.walking import Obstacles, Walk, walk

# Rule 11


def test_a_die_moves_exactly_so_many_steps_in_any_direction() -> None:
    assert runs("1", "C3") == ["C1", "C2"]
    assert runs("2", "C3") == ["B3", "C1", "C2", "D3"]
    assert runs("3", "C3") == ["B1", "B2", "B3", "D1", "D2", "D3"]


def test_no_hex_is_visited_twice_not_even_the_first() -> None:
    """Going round tile A and back to A2 would be three steps too."""
    assert runs("3", "A2") == ["D1", "D2", "D3"]


def test_nobody_moves_onto_or_through_a_hex_with_another_monkey() -> None:
    assert runs("2", "C3", other="C1") == ["D3"]
    assert runs("1", "C3", other="C1") == ["C2"]


def test_a_monkey_up_a_tree_blocks_no_hex() -> None:
    """Rule 16."""
    assert runs("2", "C3", other="T2") == runs("2", "C3", other="G3")


# Rule 12


def test_if_there_is_no_route_the_longest_one_is_walked() -> None:
    assert runs("5", "A2", other="D1") == ["A1", "A3"]


def test_a_movement_cut_short_has_steps_and_reason() -> None:
    state = at("A2 dice=5,4 code=5,-,-", f"D1 {IDLE}")
    assert event_names(state, "A1")[:3] == ["stepped", "stepped", "cut-short"]
    assert event(state, "A1", "cut-short") == {"seat": 1, "die": 5, "count": 2, "reason": "monkey-in-the-way"}


def test_a_movement_can_be_cut_short_by_a_trap() -> None:
    """From D2 three steps lead to H2 or H3, or to one of the traps on A1 and C2; without those there would be more."""
    others = (f"G3 trap=C2 {IDLE}", f"B1 trap=A1 {IDLE}")
    state = at("D2 dice=5,4 code=5,-,-", *others, trees="2 3 2 2 3 2", parts="traps")
    assert legal(state) == ["A1", "C2", "H2", "H3"]
    assert event(state, "H2", "cut-short") == {"seat": 1, "die": 5, "count": 3, "reason": "trap-in-the-way"}


def test_a_monkey_that_cannot_move_is_skipped() -> None:
    start = at("C3 dice=5,4", "C1 dice=6,5", "C2 dice=6,5", go="code round=1", trees="2 3 2 2 3 2")
    state = played(start, "5 - -", "- - -")
    assert event_names(state, "- - -")[-2:] == ["round-ended", "round-began"]
    assert event(state, "- - -", "denied") == {"seat": 1, "code": "die", "die": 5, "reason": "monkey-in-the-way"}
    assert played(state, "- - -").round == 2


# Rule 20


def test_a_swing_lands_on_another_hex_of_the_base() -> None:
    assert runs("swing", "G2") == ["B2", "G1"]


def test_a_swing_goes_on_to_a_second_tree_that_is_adjacent_or_shares_a_hex() -> None:
    """From A1 over T5, or over T5 and T3, which share D2; T2 would be a third tree."""
    assert runs("swing", "A1") == ["C2", "D1", "D2", "D3", "H1", "H2"]
    assert runs("swing", "B1") == ["B3", "C1", "C2", "D3"]


def test_trees_that_stand_side_by_side_are_linked_without_a_common_hex() -> None:
    land = terrain(read_layout("A@0,0/0;B@-1,-1/1;C@2,-2/0;D@2,-4/1;E@-3,2/3;F@5,-3/3;T1@0,-1;T2@1,-2"))
    assert not set(land.base["T1"]) & set(land.base["T2"])
    assert land.links == {"T1": ("T2",), "T2": ("T1",)}
    assert set(land.landings[land.base["T1"][0]]) > set(land.base["T2"])


def test_a_swing_needs_a_vacant_hex() -> None:
    assert runs("swing", "G2", other="B2") == ["G1"]


def test_a_swing_passes_an_occupied_tree_and_takes_no_banana() -> None:
    state = at("G2 dice=5,4 code=swing,-,-", f"T1 {IDLE}")
    assert legal(state) == ["B2", "G1"]
    after = played(state, "B2")
    assert (after.bananas, after.players[0].bananas) == ((2, 3, 2, 2, 3), 0)


def test_a_swing_away_from_every_tree_is_denied() -> None:
    state = at("C3 dice=5,4", "G3 dice=6,5", go="code round=1")
    assert event(played(state, "swing - -"), "- - -", "denied")["reason"] == "no-tree"


def test_a_monkey_on_a_tree_cannot_swing() -> None:
    state = at("T1 dice=5,4", "G3 dice=6,5", go="code round=1")
    assert event(played(state, "swing - -"), "- - -", "denied")["reason"] == "on-tree"


def test_a_swing_event_names_its_trees() -> None:
    state = at("A1 dice=5,4 code=swing,-,-", f"G3 {IDLE}")
    assert event(state, "H2", "swung") == {"seat": 1, "hex": "H2", "tree": "T5", "tree2": "none"}
    assert event(state, "C2", "swung") == {"seat": 1, "hex": "C2", "tree": "T5", "tree2": "T3"}


# Rule 21


def test_a_swing_under_a_die_comes_before_between_or_after_the_steps() -> None:
    """From G3 a 1 steps to G1 or G2 and may then swing over T1; G3 itself is beside no tree."""
    assert runs("1", "G3", other="A3") == ["G1", "G2"]
    assert runs("1+swing", "G3", other="A3") == ["B2", "G1", "G2"]
    assert runs("1+swing", "G2", other="A3") == ["B1", "B2", "B3", "G1", "G3"]  # swing to B2 and walk on to B1 or B3


def test_no_hex_is_visited_twice_with_a_swing() -> None:
    state = at("G2 dice=1,1 code=1+swing,-,-", f"A3 {IDLE}")
    assert "G2" not in legal(state)


def test_the_swing_counts_as_no_step_and_can_be_left_out() -> None:
    assert set(runs("2", "C3")) < set(runs("2+swing", "C3"))


def test_the_swing_is_required_if_only_it_allows_the_most_steps() -> None:
    """Without the swing two steps are the most; with it the monkey walks one and swings over T5, or swings at once."""
    assert runs("3", "A2", other="D1") == ["A1", "A3"]
    swinging = runs("3+swing", "A2", other="D1")
    assert "A3" not in swinging
    assert {"D2", "H1", "H3"} <= set(swinging)


def test_the_monkey_stays_only_if_it_can_do_nothing_but_swing() -> None:
    """Four others in the way: from G2 no step is possible, and a swing lands on B2, from where none is either."""
    land = terrain(read_layout(JUNGLE))
    closed = Obstacles(land, land.bits(["G1", "G3", "B1", "B3"]), 0)
    assert walk(closed, "G2", 5, True) == Walk(0, ("G2", "B2"), ())
    assert walk(closed, "G2", 5, False) == Walk(0, ("G2",), ())
    trapped = Obstacles(land, land.bits(["G1", "G3", "B1"]), land.bits(["B3"]))
    assert walk(trapped, "G2", 5, True) == Walk(1, (), ("B3",))


# Rule 12: into a trap


def test_a_monkey_that_has_no_other_way_has_to_step_into_a_trap() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"C1 trap=C2 {IDLE}", parts="traps")
    assert legal(state) == ["C2"]
    assert event_names(state, "C2")[:2] == ["stepped", "trapped"]


def test_a_shorter_route_past_a_trap_is_not_legal_if_a_longer_one_ends_in_it() -> None:
    """With a 3 from A2 the two hexes of tile A are two steps at most; the third step is the trap on D1."""
    state = at("A2 dice=5,3 code=3,-,-", f"G3 trap=D1 {IDLE}", parts="traps")
    assert legal(state) == ["D1"]
    with pytest.raises(IllegalMove) as raised:
        played(state, "A1")
    assert raised.value.message == ("codemonkey-why-into-trap", {"count": 3, "hexes": "D1"})
    assert legal(at("A2 dice=5,2 code=2,-,-", f"G3 trap=D1 {IDLE}", parts="traps")) == ["A1", "A3", "D1"]


def test_no_trap_makes_the_owner_step_into_it() -> None:
    state = at("A2 trap=D1 dice=5,3 code=3,-,-", f"G3 {IDLE}", parts="traps")
    assert legal(state) == ["D1", "D2", "D3"]


def test_a_step_into_a_trap_allows_no_climb_even_as_the_last_one() -> None:
    state = at("C3 dice=5,2 code=5,-,-", f"G3 trap=G1 {IDLE}", parts="traps")
    assert "G1" in legal(state)
    assert "G1^T1" not in legal(state)


# Brute force


def test_walks_equal_brute_force_over_all_routes() -> None:
    """Rules 11, 12, 21 and 26 with every route written out, for random jungles, monkeys and traps."""
    for number in range(12):
        rng = Stream("walks", number)
        state = GAME.start(seats=2 + number % 3)
        while state.step != "start":
            state = state.apply(rng.choice(state.legal_moves()))
        land = state.terrain
        for _ in range(8):
            hexes = list(land.hexes)
            rng.shuffle(hexes)
            start, monkeys, traps = hexes[0], set(hexes[1:4]), set(hexes[4:7])
            die, swing = 1 + rng.randrange(6), bool(rng.randrange(2))
            result = walk(Obstacles(land, land.bits(monkeys), land.bits(traps)), start, die, swing)
            routes = list(every_route(land, [start], monkeys, traps, die, swing))
            free = [(steps, route[-1]) for steps, route in routes if route[-1] not in traps or len(route) == 1]
            most_steps = max(steps for steps, _ in routes)
            assert (result.steps, set(result.ends)) == (most_steps, {end for steps, end in free if steps == most_steps})
            assert set(result.caught) == {route[-1] for _, route in routes if route[-1] in traps and len(route) > 1}


def every_route(
    land: Terrain, route: list[str], monkeys: set[str], traps: set[str], die: int, swing: bool, steps: int = 0
) -> Iterator[tuple[int, list[str]]]:
    """Yield all routes with this beginning and their numbers of steps; a route ends in a trap."""
    yield steps, route
    here = route[-1]
    if here in traps and len(route) > 1:
        return
    for near in land.beside[here] if steps < die else ():
        if near not in route and near not in monkeys:
            yield from every_route(land, [*route, near], monkeys, traps, die, swing, steps + 1)
    for tree in land.trees[here] if swing else ():
        for landing in {hex for other in (tree, *land.links[tree]) for hex in land.base[other]}:
            if landing not in route and landing not in monkeys | traps:
                yield from every_route(land, [*route, landing], monkeys, traps, die, False, steps)


# The route in the events


def test_the_route_has_no_swing_if_none_is_needed() -> None:
    state = at("C3 dice=2,1 code=2+swing,-,-", f"G3 {IDLE}")
    assert route_of(state, "D3") == ["C2", "D3"]
    assert route_of(state, "D1") == ["C2", "D3", "~D1"] or route_of(state, "D1") == ["C1", "C2", "~D1"]


def test_the_route_into_a_trap_is_the_shortest() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"G3 trap=C2 {IDLE}", parts="traps")
    assert route_of(state, "C2") == ["C2"]


def test_routes_in_events_are_legal() -> None:
    for seed in ("north", "south", "east"):
        for state, move in random_game(GAME, {"level": 5, "seats": 4}, seed):
            if state.step == "run":
                walked = [event for event in GAME.narration.events(state, move) if event.name in ("stepped", "swung")]
                check_route(state, [(event.name, str(event.arguments["hex"])) for event in walked], move)


def check_route(state: Any, route: list[tuple[str, str]], move: Move) -> None:
    """Assert that each step goes to the next hex, visits no hex twice and no monkey, and that the route ends where
    the move does.
    """
    here, land = state.players[state.seat].at, state.terrain
    seen = {here}
    for name, next_hex in route:
        assert next_hex in land.beside[here] if name == "stepped" else next_hex in land.landings[here]
        assert next_hex not in seen | state.monkeys_beside(state.seat)
        seen.add(next_hex)
        here = next_hex
    assert not route or here == move[0]
    assert sum(name == "swung" for name, _ in route) <= 1


def route_of(state: Any, text: str) -> list[str]:
    """Return the hexes of a move's route, with ~ before the landing of a swing."""
    events = GAME.narration.events(state, GAME.notation.parse(state, text))
    walked = [event for event in events if event.name in ("stepped", "swung")]
    return ["~" * (event.name == "swung") + str(event.arguments["hex"]) for event in walked]
