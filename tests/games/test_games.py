"""Games are imported when they are first used."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import troop
from troop.games import GAMES

FIRST = next(iter(GAMES))
START_FIRST_GAME = f"""
import json, sys
from troop.api.handler import handle_request
assert handle_request('{{"request": "ping"}}') == "{{}}"
assert "error" not in json.loads(handle_request('{{"request": "start", "game": "{FIRST}", "seed": "one"}}'))
print(json.dumps(sorted(sys.modules)))
"""


@pytest.mark.parametrize("name", GAMES)
def test_games_are_found_by_name(name: str) -> None:
    assert name in GAMES
    assert GAMES[name].name == name
    assert GAMES[name] is GAMES[name]


def test_other_modules_are_not_games() -> None:
    assert "scene" not in GAMES
    assert GAMES.get("mancala.scene") is None


@pytest.mark.cpython
def test_starting_a_game_imports_no_other_game() -> None:
    """Compiling the others would slow down a first visit."""
    folder = Path(troop.__file__).parent.parent
    process = subprocess.run(
        [sys.executable, "-c", START_FIRST_GAME], cwd=folder, check=True, capture_output=True, text=True
    )
    imported = {name.split(".")[2] for name in json.loads(process.stdout) if name.startswith("troop.games.")}
    assert imported == {FIRST}
