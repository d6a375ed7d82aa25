"""The scene of Monkey Mancala: every monkey in its place, and the log turned to the viewer."""

from itertools import pairwise
from math import dist

import pytest
from troop.core.scene import Item, Scene
from troop.games import GAMES
from troop.games.mancala.drawing.layout import pocket_points, store_points

GAME = GAMES["mancala"]
START = GAME.start(tokens="off")


def items(scene: Scene) -> dict[str, Item]:
    return {item.key: item for item in (*scene.ground, *scene.items)}


def test_south_is_at_the_bottom_and_sows_to_the_right() -> None:
    by_key = items(GAME.drawing.scene(START))
    assert by_key["a"].at < by_key["f"].at < by_key["S"].at
    assert by_key["N"].at < by_key["F"].at < by_key["A"].at
    assert by_key["a"].at[1] > by_key["A"].at[1]
    assert by_key["a"].at[0] == by_key["F"].at[0]


def test_the_board_turns_so_that_a_seat_sits_at_the_bottom() -> None:
    south, north = items(GAME.drawing.scene(START, 0)), items(GAME.drawing.scene(START, 1))
    assert south["a"].at == north["A"].at
    assert items(GAME.drawing.scene(GAME.start(tokens="off", first=2), 1))["a"].at == south["a"].at


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_sowing_goes_counter_clockwise_on_every_board(shape: str, seat: int) -> None:
    scene = GAME.drawing.scene(START, seat, shape=shape)
    by_key, sowing_order = items(scene), [*"abcdefSABCDEFN", "a"]
    x, y = scene.size[0] / 2, scene.size[1] / 2
    for one, other in pairwise(sowing_order):
        (ax, ay), (bx, by) = by_key[one].at, by_key[other].at
        assert (ax - x) * (by - y) - (ay - y) * (bx - x) < 0


def test_a_tall_log_is_a_wide_log_turned_left() -> None:
    wide, tall = items(GAME.drawing.scene(START)), items(GAME.drawing.scene(START, shape="tall"))
    assert (wide["log:1"].turn, tall["log:1"].turn) == (0, 270)
    assert tall["log:1"].size == wide["log:1"].size
    assert tall["a"].at[0] > tall["A"].at[0]
    assert tall["S"].at[1] < tall["N"].at[1]


def test_a_pocket_has_word_label_and_count() -> None:
    pocket = items(GAME.drawing.scene(START))["C"]
    assert pocket.word == "C"
    assert pocket.seat == 1
    assert pocket.label == ("mancala-pocket", {"side": "north", "pocket": "C", "count": 4})
    assert items(GAME.drawing.scene(START))["C:count"].text == "4"
    assert items(GAME.drawing.scene(START))["C:letter"].text == "C"


def test_the_hand_empties_while_sowing() -> None:
    held = [
        sum(item.key.startswith("hand:") for item in scene.items) for _, scene in GAME.drawing.frames(START, ("f",))
    ]
    assert held == [4, 3, 2, 1, 0]


@pytest.mark.parametrize("count", range(1, 8))
def test_up_to_seven_monkeys_sit_side_by_side(count: int) -> None:
    points = pocket_points(count)
    assert len(points) == count
    assert all(dist(a, b) >= 33 for i, a in enumerate(points) for b in points[:i])


@pytest.mark.parametrize("count", range(50))
def test_monkeys_stay_inside_their_pocket(count: int) -> None:
    assert len(pocket_points(count)) == count
    assert all(dist((0, 0), point) <= 40 for point in pocket_points(count))


@pytest.mark.parametrize("count", range(73))
def test_a_store_has_a_place_for_each_monkey(count: int) -> None:
    points = store_points(count)
    assert len(set(points)) == count
    assert all(abs(x) <= 44 and abs(y) <= 122 for x, y in points)
