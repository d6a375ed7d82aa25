"""The ladder: what its figures mean."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from troop.minds.journal import Journal, Played
from troop.minds.ladder import (
    BATCH,
    MODES,
    Mode,
    Pairing,
    Score,
    ability,
    chosen,
    contest,
    line,
    main,
    play,
    points,
    timed,
)

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
    score = contest(six_games(), lambda pairings: map(timed, pairings))
    assert score.games == 6
    assert 0 <= score.points <= 6


def six_games() -> list[Pairing]:
    return [Pairing(SMALL, "mandrill", "random", number, "test", 0.5) for number in range(6)]


def test_games_go_on_from_those_before() -> None:
    results = [play(each) for each in six_games()]
    parts = [contest(part, lambda pairings: map(timed, pairings)) for part in (six_games()[:4], six_games()[4:])]
    assert sum(part.points for part in parts) == sum(results)


def test_games_that_stand_in_the_journal_are_not_played_again(tmp_path: Path) -> None:
    kept, asked = str(tmp_path / "journal.txt"), []

    def results(pairings: list[Pairing]) -> Iterator[Played]:
        asked.extend(pairings)
        return map(timed, pairings)

    first = contest(six_games()[:4], results, journal=Journal(kept))
    both = contest(six_games(), results, journal=Journal(kept))
    assert asked == six_games()
    assert both.points == first.points + sum(play(each) for each in six_games()[4:])


def test_the_name_of_a_game_says_who_plays_how_well() -> None:
    names = {each.name for each in six_games()}
    assert len(names) == 6
    assert f"mandrill {ability(SMALL, 'mandrill')} – random × 0.5, test 3" in six_games()[3].name
    assert six_games()[3]._replace(scale=1).name not in names
    assert six_games()[3]._replace(mode=SMALL._replace(opening=2)).name not in names


def test_no_more_games_are_begun_when_time_is_up() -> None:
    many = six_games() * BATCH
    assert contest(many, lambda pairings: map(timed, pairings), minutes=0).games == 0
    assert contest(many, lambda pairings: map(timed, pairings), minutes=1e-9).games in (0, BATCH)


def test_the_table_has_a_line_for_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    main(["mancala", "tokens=off", "pockets=2", "each=2", "--games", "2", "--jobs", "1", "--scale", "0.5"])
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "mancala tokens=off pockets=2 each=2 (budgets × 0.5)"
    assert [each.split()[0] for each in printed[1:]] == ["tamarin", "lemur", "mandrill", "orangutan", "gorilla"]
    assert line("gorilla", "lemur", Score(100, 65, 250)).split()[:6] == ["gorilla", "65.0", "of", "100", "lemur", "55–"]


def test_every_mode_of_the_ladder_can_be_asked_for_by_name() -> None:
    for mode in MODES:
        game, *options = mode.name.split()
        assert chosen(game, options, None) == (mode,)
    assert chosen(None, [], None) == MODES
    assert chosen("mancala", ["pockets=3"], 5) == (Mode("mancala", {"pockets": 3}, 5),)
