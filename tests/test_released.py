"""Games that were kept by every version that people had still open, and are written as they were."""

import json
from pathlib import Path

import pytest
from troop.desk import desk

pytestmark = pytest.mark.cpython
KEPT = sorted((Path(__file__).parent / "released").rglob("*.txt"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_game_of_an_older_version_opens_where_it_was_left(path: Path) -> None:
    record = path.read_text(encoding="utf-8")
    look = json.loads(desk(json.dumps({"call": "look", "record": record})))
    assert "error" not in look
    assert look["record"] == record
    entries = record.split("\nmoves\n")[1].removesuffix("\nend\n")
    separated = entries.replace(" / ", "\n") if look["game"] != "mancala" else entries.replace(" ", "\n")
    assert look["last"] == len(separated.splitlines())


BACKUPS = sorted((Path(__file__).parent / "released").glob("backup-*.json"))


@pytest.mark.parametrize("path", BACKUPS, ids=lambda path: path.stem)
def test_the_games_of_an_older_backup_open(path: Path) -> None:
    games = json.loads(path.read_text(encoding="utf-8"))["games"]
    assert games
    for game in games:
        look = json.loads(desk(json.dumps({"call": "look", "record": game["record"]})))
        assert "error" not in look
        assert (look["game"], look["outcome"] is not None) == (game["game"], game["finished"])


def test_every_game_and_version_has_some() -> None:
    assert {path.parent.name for path in KEPT} == {"records-1"}
    assert [path.stem for path in BACKUPS] == ["backup-1"]
    assert {path.stem.split("-")[0] for path in KEPT} == {"mancala", "itchy", "codemonkey"}
