"""The ladder: what its figures mean."""

import pytest
from troop.minds.ladder import MODES, Mode, Pairing, Score, chosen, contest, play, points

pytestmark = pytest.mark.cpython
SMALL = Mode("mancala", {"tokens": "off", "pockets": 2, "each": 2}, opening=1)


def test_the_interval_of_wilson() -> None:
    assert Score(100, 65).interval == pytest.approx((0.5525, 0.7364), abs=1e-4)
    assert Score(100, 100).interval == pytest.approx((0.963, 1.0), abs=1e-3)
    assert Score().interval == (0.0, 1.0)


def test_a_level_is_misplaced_only_when_that_is_clear() -> None:
    assert not Score(100, 60).misplaced(lucky=False)
    assert Score(100, 50).misplaced(lucky=False)
    assert not Score(100, 50).misplaced(lucky=True)
    assert Score(100, 35).misplaced(lucky=True)
    assert Score(200, 200).misplaced(lucky=False)
    assert not Score(200, 200).misplaced(lucky=False, random=True)
    assert Score(100, 35).misplaced(lucky=False, random=True)


def test_the_sequential_test_stops_when_it_is_clear() -> None:
    assert not Score(10, 6).decided
    assert Score(20, 18).decided
    assert Score(20, 6).decided


def test_a_win_is_shared_and_weighed_by_how_many_play() -> None:
    assert points((0,), ["gorilla", "lemur"], "gorilla") == 1
    assert points((), ["gorilla", "lemur"], "gorilla") == 0.5
    assert points((0, 1), ["gorilla", "lemur"], "gorilla") == 0.5
    assert points((), ["gorilla", "lemur", "gorilla"], "gorilla") == pytest.approx(0.5)
    assert points((1,), ["gorilla", "lemur", "gorilla"], "gorilla") == 0


def test_a_game_of_the_ladder_repeats_and_sides_change() -> None:
    pairing = Pairing(SMALL, "mandrill", "random", 0, "test")
    assert play(pairing) == play(pairing)
    score = contest(SMALL, "mandrill", "random", lambda pairings: map(play, pairings), games=6, scale=0.5)
    assert score.games == 6
    assert 0 <= score.points <= 6


def test_every_mode_of_the_ladder_can_be_asked_for_by_name() -> None:
    for mode in MODES:
        game, *options = mode.name.split()
        assert chosen(game, options, None) == (mode,)
    assert chosen(None, [], None) == MODES
    assert chosen("mancala", ["pockets=3"], 5) == (Mode("mancala", {"pockets": 3}, 5),)
