"""The shelf's games are imported when they are first wanted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import troop
from troop.games import GAMES

FIRST = next(iter(GAMES))
BEGUN = f"""
import json, sys
from troop.desk import desk
assert desk('{{"call": "hello"}}') == "{{}}"
assert "error" not in json.loads(desk('{{"call": "start", "game": "{FIRST}", "seed": "one"}}'))
print(json.dumps(sorted(sys.modules)))
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_reached_by_its_name(name: str) -> None:
    assert name in GAMES
    assert GAMES[name].name == name
    assert GAMES[name] is GAMES[name]


def test_what_is_not_on_the_shelf_is_no_game() -> None:
    assert "scene" not in GAMES
    assert GAMES.get("mancala.scene") is None


@pytest.mark.cpython
def test_a_start_imports_the_first_game_alone() -> None:
    """Or a first visit would wait for the others to be compiled."""
    where = Path(troop.__file__).parent.parent
    told = subprocess.run([sys.executable, "-c", BEGUN], cwd=where, check=True, capture_output=True, text=True)
    imported = {name.split(".")[2] for name in json.loads(told.stdout) if name.startswith("troop.games.")}
    assert imported == {FIRST}
