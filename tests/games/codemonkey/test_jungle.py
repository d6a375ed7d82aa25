"""CodeMonkey: tiles, laying the path, planting the trees, placing the monkeys (rules 1 to 7)."""

from collections import Counter
from typing import Any

import pytest
from codemonkey_setup import GAME, JUNGLE, legal, played
from troop.core.chance import Stream
from troop.core.errors import IllegalMove
from troop.core.game import CHANCE
from troop.core.hexes import are_adjacent, neighbours, read_cell, step, write_cell
from troop.games.codemonkey.rules.jungle import LaidTile, fits, free_grounds, grounds, places, read_layout
from troop.games.codemonkey.rules.terrain import terrain
from troop.games.codemonkey.rules.tiles import TILES, full
from troop.games.codemonkey.rules.why_illegal import why_illegal


def building(*texts: str, **options: Any) -> Any:
    """Return a game with a jungle built by the players, after these decisions."""
    return played(GAME.start(**{"setup": "build", **options}), *texts)


# Hexes


def test_directions_are_clockwise_from_the_east() -> None:
    assert neighbours((0, 0)) == ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    assert step((2, -1), 6) == step((2, -1), 0) == (3, -1)
    assert are_adjacent((0, 0), (1, -1))
    assert not are_adjacent((0, 0), (1, 1))


@pytest.mark.parametrize("text", ["", "1", "1,", "+1,0", "01,0", "1,2,3", "1, 2", "a,b", "-0,1", "1,1000", "²,1"])
def test_invalid_cells_are_not_read(text: str) -> None:
    assert read_cell(text) is None


def test_a_cell_is_read_back() -> None:
    assert [read_cell(write_cell(cell)) for cell in ((0, 0), (-12, 3))] == [(0, 0), (-12, 3)]


# Rule 1


def test_each_number_occurs_four_times_and_every_tile_has_its_complement_to_seven() -> None:
    assert set(Counter(number for numbers in TILES.values() for number in numbers).values()) == {4}
    turned = {frozenset(7 - number for number in numbers) for numbers in TILES.values()}
    assert turned == {frozenset(numbers) for numbers in TILES.values()}


def test_a_tile_is_three_adjacent_hexes_clockwise() -> None:
    assert LaidTile("C", (2, -1), 3).cells == ((2, -1), (1, -1), (2, -2))
    for turn in range(6):
        one, two, three = LaidTile("A", (5, 5), turn).cells
        assert {are_adjacent(one, two), are_adjacent(two, three), are_adjacent(one, three)} == {True}


# Rule 2


def test_the_first_tile_has_a_fixed_place() -> None:
    state = building("tile=C")
    assert state.jungle.write() == "C@0,0/0"
    assert (state.actor, legal(state)) == (CHANCE, [f"tile={letter}" for letter in "ABDEFGH"])


def test_a_tile_touches_the_path_along_exactly_one_side() -> None:
    covered = read_layout("C@0,0/0").covered
    tiles = places(covered, 0)
    assert len(tiles) == 36
    assert all(fits(tile, covered) for tile in tiles)
    for tile in tiles:
        touching = [(one, two) for one in tile.cells for two in covered if are_adjacent(one, two)]
        assert len(touching) == 1


def test_tiles_are_laid_in_seat_order_counting_the_first_tile_for_the_first_player() -> None:
    state = building("tile=C", "tile=B", seats=3, first=2)
    assert state.actor == 2
    state = played(state, "B@-1,-1/5", "tile=G")
    assert state.actor == 0


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (("0,0", "0"), "codemonkey-why-covers"),
        (("5,5", "0"), "codemonkey-why-sides"),
        (("-1,-1", "0"), "codemonkey-why-sides"),
        (("-1,-1", "9"), "codemonkey-why-lay"),
        (("here", "1"), "codemonkey-why-lay"),
        (("-1,-1",), "codemonkey-why-lay"),
    ],
)
def test_refused_places_of_a_tile_have_a_reason(move: tuple[str, ...], why: str) -> None:
    problem = why_illegal(building("tile=C", "tile=B"), move)
    assert problem is not None
    assert problem[0] == why


def test_the_path_has_six_tiles_or_eight_for_four() -> None:
    for seats, tiles, trees in ((2, 6, 5), (3, 6, 6), (4, 8, 6)):
        state, rng = GAME.start(seats=seats), Stream("path", seats)
        while state.step in ("tile", "lay", "plant"):
            state = state.apply(rng.choice(state.legal_moves()))
        assert (len(state.jungle.tiles), len(state.jungle.trees)) == (tiles, trees)


# Rule 3


def test_a_planting_ground_has_three_sides_on_the_path() -> None:
    jungle = read_layout(JUNGLE)
    expected = [(0, -3), (3, -3), (5, -3), (1, -2), (4, -2), (1, -1), (-1, 0), (2, 0)]
    assert list(grounds(jungle.covered)) == expected
    assert free_grounds(jungle) == ((3, -3), (5, -3), (1, -2))


def test_trees_are_planted_in_seat_order_from_the_first_player() -> None:
    layout = JUNGLE.partition(";T1")[0]
    tiles = layout.split(";")
    texts = [f"tile={tiles[0][0]}"] + [text for tile in tiles[1:] for text in (f"tile={tile[0]}", tile)]
    state = building(*texts)
    assert state.step == "plant"
    actors = []
    for cell in ("0,-3", "1,-1", "2,0", "-1,0", "4,-2"):
        actors.append(state.actor)
        state = played(state, f"T{len(actors)}@{cell}")
    assert (actors, state.jungle.write()) == ([0, 1, 0, 1, 0], JUNGLE)


def test_the_last_tile_leaves_enough_planting_grounds() -> None:
    """Only some places do; the others are refused with that reason."""
    for number in range(200):
        rng, state = Stream("grounds", number), building("tile=A", seats=3)
        while len(state.jungle.tiles) < 5 or state.step != "lay":
            moves = state.legal_moves()
            few = min(len(grounds(covered_after(state, move))) for move in moves) if state.step == "lay" else 0
            moves = [m for m in moves if state.step != "lay" or len(grounds(covered_after(state, m))) == few]
            state = state.apply(rng.choice(moves))
        refused_moves = {(write_cell(t.cell), str(t.turn)) for t in places(state.jungle.covered, 0)} - {
            *state.legal_moves()
        }
        if refused_moves:
            problem = why_illegal(state, min(refused_moves))
            assert problem is not None
            assert problem[0] == "codemonkey-why-grounds"
            assert all(len(grounds(covered_after(state, move))) >= 6 for move in state.legal_moves())
            return
    pytest.fail("no such path was found")


def covered_after(state: Any, move: tuple[str, ...]) -> frozenset[tuple[int, int]]:
    """Return the hexes of the path after one more tile."""
    cell = read_cell(move[0])
    assert cell
    covered: frozenset[tuple[int, int]] = state.jungle.covered.union(LaidTile("", cell, int(move[1])).cells)
    return covered


@pytest.mark.parametrize(
    ("cell", "why"),
    [("0,0", "on-path"), ("9,9", "no-ground"), ("3,0", "no-ground"), ("x", "plant")],
)
def test_refused_places_of_a_tree_have_a_reason(cell: str, why: str) -> None:
    layout = JUNGLE.partition(";T1")[0]
    state = GAME.notation.from_text(f"{layout} / 2 3 2 2 3 / - / - / plant", setup="build")
    problem = why_illegal(state, (cell,))
    assert problem is not None
    assert problem[0] == f"codemonkey-why-{why}"
    assert why_illegal(played(state, "T1@0,-3"), ("0,-3",)) == ("codemonkey-why-planted", {})


# Rule 4


def test_low_trees_hold_two_bananas_and_high_trees_three() -> None:
    assert [full(tree) for tree in range(1, 7)] == [2, 3, 2, 2, 3, 2]
    assert [sum(GAME.start(seats=seats).bananas) for seats in (2, 3, 4)] == [12, 14, 14]


# Rule 5


def test_each_player_rolls_and_is_placed_on_a_vacant_hex_with_that_number() -> None:
    state = GAME.start(jungle=JUNGLE)
    assert legal(state) == [f"start={number}" for number in range(1, 7)]
    state = played(state, "start=4")
    assert (state.actor, legal(state)) == (0, ["A3", "C3"])
    state = played(state, "A3", "start=4")
    assert (state.actor, legal(state)) == (1, ["C3"])


def test_a_number_without_a_vacant_hex_is_not_rolled() -> None:
    """Only A3 and C3 have a 4."""
    jungle = f"{JUNGLE};T6@1,-2"
    state = GAME.start(jungle=jungle, seats=3)
    state = played(state, "start=4", "A3", "start=4", "C3")
    assert "start=4" not in legal(state)
    assert len(legal(state)) == 5


@pytest.mark.parametrize(("hex", "why"), [("C1", "number"), ("Z9", "no-hex"), ("F1", "no-hex")])
def test_refused_places_of_a_monkey_have_a_reason(hex: str, why: str) -> None:
    state = played(GAME.start(jungle=JUNGLE), "start=4")
    problem = why_illegal(state, (hex,))
    assert problem is not None
    assert problem[0] == f"codemonkey-why-{why}"
    state = played(state, "A3", "start=4")
    assert why_illegal(state, ("A3",)) == ("codemonkey-why-occupied", {"hex": "A3"})


# Rule 6


def test_quick_setup_chooses_all_places_with_equal_probability() -> None:
    state = played(GAME.start(), "tile=C", "tile=B")
    assert state.actor == CHANCE
    assert {weight for _, weight in state.weights()} == {1}
    assert state.legal_moves() == building("tile=C", "tile=B").legal_moves()


def test_a_given_jungle_needs_no_setup() -> None:
    assert GAME.start(jungle=JUNGLE).step == "start"
    assert GAME.start(jungle=JUNGLE, setup="build") == GAME.start(jungle=JUNGLE)


# Rule 7


def test_the_hexes_next_to_a_tree_are_its_base() -> None:
    land = terrain(read_layout(JUNGLE))
    assert land.base["T5"] == ("A1", "D1", "H2", "D2", "H1")
    assert land.trees["D2"] == ("T3", "T5")


def test_the_numbers_match_the_drawing_in_the_rules() -> None:
    land = terrain(read_layout(JUNGLE))
    numbers_by_hex = " ".join(f"{name}={land.number[name]}" for name in land.hexes)
    assert numbers_by_hex == (
        "G2=5 G3=6 A2=2 A3=4 G1=2 A1=1 B2=5 D1=1 H2=6 B1=1 B3=2 D3=3 D2=6 H1=3 H3=5 C1=2 C2=3 C3=4"
    )


def test_illegal_places_are_refused_in_quick_setup() -> None:
    state = played(GAME.start(), "tile=C", "tile=B")
    with pytest.raises(IllegalMove):
        state.apply(("0,0", "0"))
