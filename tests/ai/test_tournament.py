"""The ladder of levels: scores, confidence intervals and the journal of games."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from troop.ai.tournament import (
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
from troop.ai.tournament_results import Journal, Played

pytestmark = pytest.mark.cpython
SMALL = Mode("mancala", {"tokens": "off", "pockets": 2, "each": 2}, opening=1)


def test_wilson_interval() -> None:
    assert Score(100, 65).interval == pytest.approx((0.5525, 0.7364), abs=1e-4)
    assert Score(100, 100).interval == pytest.approx((0.963, 1.0), abs=1e-3)
    assert Score().interval == (0.0, 1.0)


def test_level_is_misplaced_only_when_significant() -> None:
    assert not Score(100, 60).misplaced(lucky=False)
    assert Score(100, 50).misplaced(lucky=False)
    assert not Score(100, 50).misplaced(lucky=True)
    assert Score(100, 35).misplaced(lucky=True)
    assert Score(200, 200).misplaced(lucky=False)
    assert not Score(200, 200).misplaced(lucky=False, random=True)
    assert Score(100, 35).misplaced(lucky=False, random=True)


def test_sequential_test_stops_when_significant() -> None:
    assert not Score(10, 6).decided
    assert Score(20, 18).decided
    assert Score(20, 6).decided


def test_points_are_shared_and_weighted_by_the_number_of_seats() -> None:
    assert points((0,), ["gorilla", "lemur"], "gorilla") == 1
    assert points((), ["gorilla", "lemur"], "gorilla") == 0.5
    assert points((0, 1), ["gorilla", "lemur"], "gorilla") == 0.5
    assert points((), ["gorilla", "lemur", "gorilla"], "gorilla") == pytest.approx(0.5)
    assert points((1,), ["gorilla", "lemur", "gorilla"], "gorilla") == 0


def test_games_of_the_ladder_are_repeatable() -> None:
    pairing = Pairing(SMALL, "mandrill", "random", 0, "test")
    assert play(pairing) == play(pairing)
    score = contest(six_games(), lambda pairings: map(timed, pairings))
    assert score.games == 6
    assert 0 <= score.points <= 6


def six_games() -> list[Pairing]:
    return [Pairing(SMALL, "mandrill", "random", number, "test", 0.5) for number in range(6)]


def test_contest_can_be_played_in_parts() -> None:
    results = [play(each) for each in six_games()]
    parts = [contest(part, lambda pairings: map(timed, pairings)) for part in (six_games()[:4], six_games()[4:])]
    assert sum(part.points for part in parts) == sum(results)


def test_games_in_the_journal_are_not_played_again(tmp_path: Path) -> None:
    path, pairings_played = str(tmp_path / "journal.txt"), []

    def results(pairings: list[Pairing]) -> Iterator[Played]:
        pairings_played.extend(pairings)
        return map(timed, pairings)

    first = contest(six_games()[:4], results, journal=Journal(path))
    both = contest(six_games(), results, journal=Journal(path))
    assert pairings_played == six_games()
    assert both.points == first.points + sum(play(each) for each in six_games()[4:])


def test_game_names_include_level_strength_and_scale() -> None:
    names = {each.name for each in six_games()}
    assert len(names) == 6
    assert f"mandrill {ability(SMALL, 'mandrill')} – random × 0.5, test 3" in six_games()[3].name
    assert six_games()[3]._replace(scale=1).name not in names
    assert six_games()[3]._replace(mode=SMALL._replace(opening=2)).name not in names


def test_no_games_start_after_the_time_limit() -> None:
    many = six_games() * BATCH
    assert contest(many, lambda pairings: map(timed, pairings), minutes=0).games == 0
    assert contest(many, lambda pairings: map(timed, pairings), minutes=1e-9).games in (0, BATCH)


def test_results_have_a_line_for_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    main(["mancala", "tokens=off", "pockets=2", "each=2", "--games", "2", "--jobs", "1", "--scale", "0.5"])
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "mancala tokens=off pockets=2 each=2 (budgets × 0.5)"
    assert [each.split()[0] for each in printed[1:]] == ["tamarin", "lemur", "mandrill", "orangutan", "gorilla"]
    assert line("gorilla", "lemur", Score(100, 65, 250)).split()[:6] == ["gorilla", "65.0", "of", "100", "lemur", "55–"]


def test_modes_of_the_ladder_can_be_chosen_by_name() -> None:
    for mode in MODES:
        game, *options = mode.name.split()
        assert chosen(game, options, None) == (mode,)
    assert chosen(None, [], None) == MODES
    assert chosen("mancala", ["pockets=3"], 5) == (Mode("mancala", {"pockets": 3}, 5),)
