"""Games, backups and links saved by released versions still open."""

import json
from pathlib import Path
from typing import Any

import pytest
from paths import SAMPLES
from troop.api.handler import handle_request

pytestmark = pytest.mark.cpython
RECORDS = sorted((SAMPLES / "version-0.1").rglob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_record_of_version_0_1_opens_at_its_end(path: Path) -> None:
    record = path.read_text(encoding="utf-8")
    view = json.loads(handle_request(json.dumps({"request": "view", "record": record})))
    assert "error" not in view
    assert view["record"] == record
    entries = record.split("\nmoves\n")[1].removesuffix("\nend\n")
    separated = entries.replace(" / ", "\n") if view["game"] != "mancala" else entries.replace(" ", "\n")
    assert view["last"] == len(separated.splitlines())


BACKUPS = sorted((SAMPLES / "version-0.1").glob("backup-*.json"))


@pytest.mark.parametrize("path", BACKUPS, ids=lambda path: path.stem)
def test_games_in_a_backup_of_version_0_1_open(path: Path) -> None:
    games = json.loads(path.read_text(encoding="utf-8"))["games"]
    assert games
    for game in games:
        view = json.loads(handle_request(json.dumps({"request": "view", "record": game["record"]})))
        assert "error" not in view
        assert (view["game"], view["outcome"] is not None) == (game["game"], game["finished"])


def samples(name: str) -> list[dict[str, Any]]:
    """Return the samples in a file."""
    samples_in_file: list[dict[str, Any]] = json.loads((SAMPLES / "version-0.1" / name).read_text(encoding="utf-8"))
    return samples_in_file


@pytest.mark.parametrize("sample", samples("links-1.json"), ids=lambda sample: sample["record"])
def test_link_of_version_0_1_opens_its_game(sample: dict[str, Any]) -> None:
    record = next(path for path in RECORDS if path.stem == sample["record"]).read_text(encoding="utf-8")
    view = json.loads(handle_request(json.dumps({"request": "open_shared", "link": sample["link"], "seed": "any"})))
    assert "error" not in view
    assert view["record"].split("\nmoves\n")[1] == record.split("\nmoves\n")[1]


@pytest.mark.parametrize("sample", samples("letters-1.json"), ids=lambda sample: sample["game"])
def test_correspondence_link_and_session_of_version_0_1_open(sample: dict[str, Any]) -> None:
    """Unless the rules have changed since: then the link is refused in one sentence."""
    view = json.loads(
        handle_request(
            json.dumps({"request": "correspondence_receive", "link": sample["letter"], "session": sample["kept"]})
        )
    )
    if "refused" in sample:
        assert view == {"error": {"message": [sample["refused"], {}], "kind": "link"}}
        return
    assert "error" not in view
    assert (view["game"], view["last"], view["record"]) == (sample["game"], sample["last"], sample["record"])


def test_stored_games_of_version_0_1_open() -> None:
    games = json.loads((SAMPLES / "version-0.1" / "stored.json").read_text(encoding="utf-8"))["games"]
    for game in games:
        stored = {"session": game["letter"]} if "letter" in game else {"record": game["record"]}
        view = json.loads(handle_request(json.dumps({"request": "view", **stored})))
        assert "error" not in view
        assert (view["record"], view["outcome"] is not None) == (game["record"], game["finished"])
    assert [game.get("letter") is not None for game in games] == [False, False, True]


def test_there_are_samples_of_every_game() -> None:
    assert {path.parent.name for path in RECORDS} == {"records-1"}
    assert [path.stem for path in BACKUPS] == ["backup-1"]
    games = {"mancala", "itchy", "codemonkey"}
    assert {path.stem.split("-")[0] for path in RECORDS} == games
    assert {sample["record"].split("-")[0] for sample in samples("links-1.json")} == games
    assert {sample["game"] for sample in samples("letters-1.json")} == games
