"""Requests about correspondence games."""

import json
from typing import Any

from troop.api.handler import handle_request
from troop.core.chance import Stream

RANDOM = "00112233445566778899aabbccddeeff"
OTHER = "ffeeddccbbaa99887766554433221100"
PEOPLE = [{"kind": "person", "name": "Maki"}, {"kind": "person", "name": "Aye"}]


def ask(request: str, **arguments: Any) -> dict[str, Any]:
    answer = json.loads(handle_request(json.dumps({"request": request, **arguments})))
    assert isinstance(answer, dict)
    return answer


def start(**changes: Any) -> dict[str, Any]:
    request = {"game": "mancala", "options": {"tokens": "off"}, "seats": PEOPLE, "mode": "fair", "random": RANDOM}
    return ask("correspondence_start", **(request | changes))


def test_start_returns_a_match_view() -> None:
    view = start()
    assert view["correspondence"]["seat"] == 0
    assert view["correspondence"]["your_turn"]
    assert view["choices"]


def test_player_who_has_moved_has_a_link_to_send_and_no_choices() -> None:
    view = start()
    after = ask("play", session=view["correspondence"]["session"], text="a")
    correspondence = after["correspondence"]
    assert (correspondence["next"], correspondence["your_turn"], correspondence["status"][0]) == (
        1,
        False,
        "correspondence-theirs-join",
    )
    assert after["choices"] == []
    assert after["can_undo"]
    assert after["frames"]
    refused = ask("play", session=correspondence["session"], text="B")
    assert refused["error"]["message"][0] == "correspondence-not-now"


def test_preview_describes_the_game_before_joining() -> None:
    after = ask("play", session=start()["correspondence"]["session"], text="a")
    preview = ask("correspondence_preview", link=after["correspondence"]["link"])
    assert preview["game"] == "mancala"
    assert preview["name"] == after["correspondence"]["session"]["name"]
    assert [seat["name"] for seat in preview["seats"]] == ["Maki", "Aye"]
    assert (preview["next"], preview["joined"]) == (1, False)


def test_opening_a_link_shows_the_new_frames_and_offers_choices() -> None:
    after = ask("play", session=start()["correspondence"]["session"], text="a")
    received = ask("correspondence_receive", link=after["correspondence"]["link"], random=OTHER, viewer=1)
    assert received["correspondence"]["seat"] == 1
    assert [frame["at"] for frame in received["frames"]][-1] == 1
    assert received["choices"]
    answer = ask("play", session=received["correspondence"]["session"], text=received["choices"][0]["word"])
    returned = ask(
        "correspondence_receive", link=answer["correspondence"]["link"], session=after["correspondence"]["session"]
    )
    assert returned["correspondence"]["your_turn"]
    assert {frame["at"] for frame in returned["frames"]} == {2}


def test_link_opened_before_is_refused_and_leaves_the_session_unchanged() -> None:
    saved = start()["correspondence"]["session"]
    after = ask("play", session=saved, text="a")
    refused = ask(
        "correspondence_receive", link=after["correspondence"]["link"], session=after["correspondence"]["session"]
    )
    assert refused["error"] == {"message": ["correspondence-known", {}], "kind": "link"}
    assert ask("view", session=after["correspondence"]["session"])["correspondence"] == after["correspondence"]


def test_move_can_be_undone_before_its_link_is_sent() -> None:
    saved = start()["correspondence"]["session"]
    after = ask("play", session=saved, text="a")
    undone = ask("undo", session=after["correspondence"]["session"])
    assert undone["undone"] == ["a"]
    assert undone["correspondence"]["session"]["text"] == saved["text"]


def test_new_worker_restores_the_session() -> None:
    from troop.api import correspondence

    saved = start()["correspondence"]["session"]
    correspondence._sessions.clear()
    assert ask("view", session=saved)["correspondence"]["session"] == saved


def test_invalid_sessions_and_links_are_refused() -> None:
    saved = start()["correspondence"]["session"]
    rng = Stream("nonsense")
    values: list[Any] = [None, 0, "", "x", [], {}, -1, "zz", {"0": "a"}, {"x": ["a"]}, 10**9]
    for name in saved:
        for value in values:
            answer = ask("view", session=saved | {name: value})
            assert "error" not in answer or answer["error"]["kind"] in ("correspondence", "link"), (name, value, answer)
    for request in ("correspondence_preview", "correspondence_receive"):
        for link in ("", "1", "1abc", "2abc", "é", "1" * 9_000, saved["text"][: rng.randrange(60)]):
            assert ask(request, link=link, random=RANDOM)["error"]["kind"] == "link"
    assert ask("correspondence_receive", link=saved["text"], random="00")["error"]["kind"] == "fault"
    assert start(mode="careless")["error"]["kind"] == "fault"
    assert start(game="chess")["error"]["kind"] == "fault"
    assert start(options={"hands": "hidden"})["error"]["message"][0] == "mancala-no-correspondence"
