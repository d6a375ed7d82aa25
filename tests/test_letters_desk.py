"""Games by letter through the desk: what the page asks, what it keeps, and what it is told."""

import json
from typing import Any

from troop.core.chance import Stream
from troop.desk import desk

RANDOM = "00112233445566778899aabbccddeeff"
OTHER = "ffeeddccbbaa99887766554433221100"
PEOPLE = [{"kind": "person", "name": "Maki"}, {"kind": "person", "name": "Aye"}]


def ask(call: str, **arguments: Any) -> dict[str, Any]:
    answer = json.loads(desk(json.dumps({"call": call, **arguments})))
    assert isinstance(answer, dict)
    return answer


def begun(**changes: Any) -> dict[str, Any]:
    call = {"game": "mancala", "options": {"tokens": "off"}, "seats": PEOPLE, "mode": "fair", "random": RANDOM}
    return ask("letter_begin", **(call | changes))


def test_a_game_by_letter_begins_with_a_look() -> None:
    look = begun()
    assert look["letter"]["seat"] == 0
    assert look["letter"]["mine"]
    assert look["choices"]


def test_who_has_played_has_a_letter_to_send_and_nothing_to_choose() -> None:
    look = begun()
    after = ask("play", letter=look["letter"]["post"], text="a")
    letter = after["letter"]
    assert (letter["next"], letter["mine"], letter["say"][0]) == (1, False, "letter-theirs-join")
    assert after["choices"] == []
    assert after["can_undo"]
    assert after["frames"]
    refused = ask("play", letter=letter["post"], text="B")
    assert refused["error"]["say"][0] == "letter-not-now"


def test_what_a_letter_is_about_is_told_before_anybody_sits_down() -> None:
    after = ask("play", letter=begun()["letter"]["post"], text="a")
    about = ask("letter_read", link=after["letter"]["link"])
    assert about["game"] == "mancala"
    assert about["name"] == after["letter"]["post"]["name"]
    assert [seat["name"] for seat in about["seats"]] == ["Maki", "Aye"]
    assert (about["next"], about["joined"]) == (1, False)


def test_who_opens_a_letter_sees_what_happened_and_can_play() -> None:
    after = ask("play", letter=begun()["letter"]["post"], text="a")
    came = ask("letter_open", link=after["letter"]["link"], random=OTHER, seat=1)
    assert came["letter"]["seat"] == 1
    assert [frame["at"] for frame in came["frames"]][-1] == 1
    assert came["choices"]
    answer = ask("play", letter=came["letter"]["post"], text=came["choices"][0]["word"])
    back = ask("letter_open", link=answer["letter"]["link"], letter=after["letter"]["post"])
    assert back["letter"]["mine"]
    assert {frame["at"] for frame in back["frames"]} == {2}


def test_an_old_letter_is_refused_and_the_box_is_as_it_was() -> None:
    post = begun()["letter"]["post"]
    after = ask("play", letter=post, text="a")
    refused = ask("letter_open", link=after["letter"]["link"], letter=after["letter"]["post"])
    assert refused["error"] == {"say": ["letter-known", {}], "kind": "link"}
    assert ask("look", letter=after["letter"]["post"])["letter"] == after["letter"]


def test_undo_until_it_is_sent() -> None:
    post = begun()["letter"]["post"]
    after = ask("play", letter=post, text="a")
    back = ask("undo", letter=after["letter"]["post"])
    assert back["undone"] == ["a"]
    assert back["letter"]["post"]["text"] == post["text"]


def test_a_worker_that_has_forgotten_everything_knows_it_from_the_box() -> None:
    from troop import mail

    post = begun()["letter"]["post"]
    mail._boxes.clear()
    assert ask("look", letter=post)["letter"]["post"] == post


def test_nonsense_in_the_place_of_a_box_or_a_letter() -> None:
    post = begun()["letter"]["post"]
    rng = Stream("nonsense")
    values: list[Any] = [None, 0, "", "x", [], {}, -1, "zz", {"0": "a"}, {"x": ["a"]}, 10**9]
    for name in post:
        for value in values:
            answer = ask("look", letter=post | {name: value})
            assert "error" not in answer or answer["error"]["kind"] in ("letter", "link"), (name, value, answer)
    for call in ("letter_read", "letter_open"):
        for link in ("", "1", "1abc", "2abc", "é", "1" * 9_000, post["text"][: rng.randrange(60)]):
            assert ask(call, link=link, random=RANDOM)["error"]["kind"] == "link"
    assert ask("letter_open", link=post["text"], random="00")["error"]["kind"] == "fault"
    assert begun(mode="careless")["error"]["kind"] == "fault"
    assert begun(game="chess")["error"]["kind"] == "fault"
    assert begun(options={"hands": "hidden"})["error"]["say"][0] == "mancala-not-by-letter"
