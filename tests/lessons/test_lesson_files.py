"""The lessons of each game: every solution and every listed mistake is played to its end."""

import subprocess
import sys
from pathlib import Path

import pytest
from content import lesson_files
from paths import ROOT
from troop.lessons.lesson import Lesson

pytestmark = pytest.mark.cpython
FILES = lesson_files()
LESSONS = {"mancala": 3, "itchy": 3, "codemonkey": 8}
MAX_TEXT = 330
"""Longer texts do not fit beside the board on a phone."""

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def checked(path: Path) -> Lesson:
    """Return a lesson after checking its solution and its mistakes."""
    from lesson_files import checked as checked_lesson

    return checked_lesson(path)[1]


def test_every_game_has_its_lessons() -> None:
    games = [path.stem.partition("-")[0] for path in FILES]
    assert {game: games.count(game) for game in LESSONS} == LESSONS


@every_file
def test_lesson_can_be_solved_and_its_texts_fit_on_a_phone(path: Path) -> None:
    lesson = checked(path)
    assert 4 <= len(lesson.steps) <= 8
    assert path.stem.startswith(f"{lesson.game.name}-")
    for step in lesson.steps:
        for texts in (
            step.text,
            step.hint,
            step.reached,
            step.missed,
            *(mistake.feedback for mistake in step.mistakes),
        ):
            assert all(len(text) <= MAX_TEXT for text in texts.values()), texts


def test_invalid_lesson_stops_the_build_with_file_and_line(tmp_path: Path) -> None:
    good = FILES[0].read_text(encoding="utf-8")
    unclosed, unsolved = tmp_path / "unclosed.toml", tmp_path / "unsolved.toml"
    before, _, after = good.partition("[[step]]")
    unclosed.write_text(good.replace('game = "', "game = ", 1), encoding="utf-8")
    unsolved.write_text(f"{before}[[step]]\nsolutoin = []\n{after}", encoding="utf-8")
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / "lesson_files.py", unclosed, unsolved],
        env={"PYTHONPATH": str(ROOT / "py")},
        capture_output=True,
        text=True,
        check=False,
    )
    line = before.count("\n") + 1
    assert run.returncode == 1
    assert "unclosed.toml: Invalid value (at line " in run.stderr
    assert f'unsolved.toml, step 1 (line {line}): nobody knows "solutoin" in the step' in run.stderr
