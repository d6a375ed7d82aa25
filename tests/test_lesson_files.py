"""The lessons that come with the game: each is played to its end, the right way and a wrong one."""

import subprocess
import sys
from pathlib import Path

import pytest
from troop.games import GAMES
from troop.lessons.lesson import Lesson

pytestmark = pytest.mark.cpython
HOME = Path(__file__).parent.parent
FILES = sorted((HOME / "assets" / "lessons").glob("*.toml"))
MODULES = {"mancala": 3, "itchy": 3, "codemonkey": 8}
LONGEST = 330
"""More than this does not fit beside the board of a phone."""

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def checked(path: Path) -> Lesson:
    """A lesson that holds what it promises."""
    import lesson_files

    return lesson_files.checked(path)[1]


def test_every_game_has_its_lessons() -> None:
    games = [path.stem.partition("-")[0] for path in FILES]
    assert {game: games.count(game) for game in GAMES} == MODULES


@every_file
def test_a_lesson_is_played_to_its_end_the_right_way_and_a_wrong_one(path: Path) -> None:
    lesson = checked(path)
    assert 4 <= len(lesson.steps) <= 8
    assert path.stem.startswith(f"{lesson.game.name}-")
    for step in lesson.steps:
        for texts in (step.told, step.hint, step.reached, step.missed, *(slip.said for slip in step.slips)):
            assert all(len(text) <= LONGEST for text in texts.values()), texts


def test_a_malformed_lesson_stops_the_build_and_is_told_with_its_file_and_line(tmp_path: Path) -> None:
    good = FILES[0].read_text(encoding="utf-8")
    unclosed, unsolved = tmp_path / "unclosed.toml", tmp_path / "unsolved.toml"
    before, _, after = good.partition("[[step]]")
    unclosed.write_text(good.replace('game = "', "game = ", 1), encoding="utf-8")
    unsolved.write_text(f"{before}[[step]]\nsolutoin = []\n{after}", encoding="utf-8")
    run = subprocess.run(
        [sys.executable, HOME / "tools" / "lesson_files.py", unclosed, unsolved],
        env={"PYTHONPATH": str(HOME / "py")},
        capture_output=True,
        text=True,
        check=False,
    )
    line = before.count("\n") + 1
    assert run.returncode == 1
    assert "unclosed.toml: Invalid value (at line " in run.stderr
    assert f'unsolved.toml, step 1 (line {line}): nobody knows "solutoin" in the step' in run.stderr
