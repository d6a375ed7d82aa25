"""``make new-game`` writes a game that is playable at once, and ``make check-game`` says what a game needs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import new_game
import pytest
from paths import ROOT

pytestmark = pytest.mark.cpython
COPIED = ("py", "tools", "assets", "tests")
OXO = "py/troop/games/oxo"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project with a new game."""
    for name in COPIED:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert run(tmp_path, "tools/new_game.py", "oxo").returncode == 0
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy of the project."""
    environment = {**os.environ, "PYTHONPATH": str(project / "py")}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def said_of(project: Path) -> str:
    """Return what the check says of the new game."""
    checked = run(project, "tools/check_game.py", "oxo")
    assert (checked.returncode == 0) == (checked.stdout == "oxo: nothing is missing.\n"), checked
    return checked.stdout + checked.stderr


def edit(project: Path, file: str, old: str, new: str) -> None:
    path = project / OXO / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_new_game_obeys_the_laws(project: Path) -> None:
    laws = run(project, "-m", "pytest", "tests/games/test_laws.py", "-k", "oxo", "-p", "no:cacheprovider")
    assert laws.returncode == 0, laws.stdout[-2000:]
    assert said_of(project) == "oxo: nothing is missing.\n"


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("content/words/en.ftl", "    .time = 2 minutes\n", "", "content/words/en.ftl has no game-oxo.time."),
        ("content/words/en.ftl", "oxo-cell =", "oxo-place =", "oxo-cell has no text."),
        ("content/words/en.ftl", "oxo-outcome-reason-full = ", "oxo ", "line 16: this is no message: oxo The board"),
        ("__init__.py", 'Option("seats",', 'Option("cells",', 'the option "seats" is missing'),
        ("__init__.py", 'name = "oxo"', 'name = "oxi"', "they have to be the same."),
        ("__init__.py", "GAME = ", "game = ", "py/troop/games/oxo/__init__.py has no GAME."),
        (
            "__init__.py",
            "(3, 4, 5), 3)",
            "(3, 4, 5), 6)",
            'the default of the option "size", 6, is none of its values.',
        ),
        ("rules.py", "sorted(free)", "reversed(sorted(free))", "legal_moves() are not sorted by their notation"),
        ("rules.py", "words.index(move[0])", "words[move[0]]", "rules.py, line 33)."),
        ("rules.py", "size]}{at", "size]} / {at", "the move 'a / 1' cannot stand in a record"),
        ("drawing.py", "message(", 'symbol="hole", label=message(', "content/art/hole.svg is missing"),
    ],
)
def test_check_says_in_a_sentence_what_is_wrong(project: Path, file: str, old: str, new: str, sentence: str) -> None:
    edit(project, file, old, new)
    assert sentence in said_of(project)


@pytest.mark.parametrize("file", ["content/rules/en.md", "content/words/en.ftl", "content/art/box-oxo.svg"])
def test_check_says_which_file_is_missing(project: Path, file: str) -> None:
    (project / OXO / file).unlink()
    assert f"{file}" in said_of(project)


def test_check_says_how_to_begin(project: Path) -> None:
    checked = run(project, "tools/check_game.py", "go")
    assert "`make new-game NAME=go` writes one." in checked.stderr
    again = run(project, "tools/new_game.py", "oxo")
    assert (again.returncode, again.stderr) == (1, "There is already a game called 'oxo'.\n")


@pytest.mark.parametrize("name", ["", "Oxo", "3d", "tic-tac-toe", "class", "sample", "mancala", "option"])
def test_names_that_a_game_cannot_have(name: str) -> None:
    assert new_game.why_not(name)
