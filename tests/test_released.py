"""What every version that people had has kept or sent still opens: games, backups, links, letters."""

import json
from pathlib import Path
from typing import Any

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


def released(name: str) -> list[dict[str, Any]]:
    """What a version has sent."""
    found: list[dict[str, Any]] = json.loads((Path(__file__).parent / "released" / name).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("sent", released("links-1.json"), ids=lambda sent: sent["record"])
def test_a_link_of_an_older_version_leads_to_its_game(sent: dict[str, Any]) -> None:
    record = next(path for path in KEPT if path.stem == sent["record"]).read_text(encoding="utf-8")
    look = json.loads(desk(json.dumps({"call": "open", "link": sent["link"], "seed": "any"})))
    assert "error" not in look
    assert look["record"].split("\nmoves\n")[1] == record.split("\nmoves\n")[1]


@pytest.mark.parametrize("sent", released("letters-1.json"), ids=lambda sent: sent["game"])
def test_a_letter_of_an_older_version_is_opened_with_what_a_device_has_kept(sent: dict[str, Any]) -> None:
    look = json.loads(desk(json.dumps({"call": "letter_open", "link": sent["letter"], "letter": sent["kept"]})))
    assert "error" not in look
    assert (look["game"], look["last"], look["record"]) == (sent["game"], sent["last"], sent["record"])


def test_every_game_and_version_has_some() -> None:
    assert {path.parent.name for path in KEPT} == {"records-1"}
    assert [path.stem for path in BACKUPS] == ["backup-1"]
    games = {"mancala", "itchy", "codemonkey"}
    assert {path.stem.split("-")[0] for path in KEPT} == games
    assert {sent["record"].split("-")[0] for sent in released("links-1.json")} == games
    assert {sent["game"] for sent in released("letters-1.json")} == games
