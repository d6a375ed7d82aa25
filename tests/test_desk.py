"""The desk: JSON in, JSON out, and no error gets past it."""

import json
from typing import Any

import pytest
from troop import tables
from troop.desk import desk

PEOPLE = [{"kind": "person", "name": "Maki"}, {"kind": "person"}]
AGAINST_A_MIND = [{"kind": "person", "name": "Maki"}, {"kind": "random"}]


def ask(call: str, **arguments: Any) -> dict[str, Any]:
    answer = json.loads(desk(json.dumps({"call": call, **arguments})))
    assert isinstance(answer, dict)
    return answer


def start(seats: list[dict[str, str]] = PEOPLE, **options: object) -> dict[str, Any]:
    return ask("start", game="mancala", options={"tokens": "off", **options}, seats=seats, seed="abc")


def test_the_desk_says_that_it_is_there() -> None:
    assert ask("hello") == {}


def test_the_shelf_lists_games_and_minds() -> None:
    shelf = ask("shelf")
    assert shelf["minds"] == ["tamarin", "lemur", "mandrill", "orangutan", "gorilla"]
    game = shelf["games"][0]
    assert (game["name"], game["seats"]) == ("mancala", [2])
    assert {"name": "capture", "values": ["any", "full"], "default": "any"} in game["options"]


def test_a_look_has_all_the_page_needs() -> None:
    look = start()
    assert set(look) == {
        *("record", "game", "at", "last", "actor", "kind", "seats", "scene", "choices", "outcome", "log", "status"),
        *("can_undo", "can_draw", "frames", "hides", "private", "seat", "prefix", "back", "spare", "options", "notes"),
        *("overviews", "listing", "alarm", "rules"),
    }
    assert (look["actor"], look["kind"], look["at"], look["last"]) == (0, "person", 0, 0)
    assert look["seats"][0] == {
        "kind": "person",
        "name": "Maki",
        "facts": [{"label": ["mancala-fact-store", {"side": "south"}], "value": 0, "icon": "mini-monkey-1"}],
    }
    assert look["status"] == ["status-turn", {"seat": 1}]
    assert (look["can_undo"], look["hides"], look["seat"]) == (False, False, None)


def test_choices_point_at_the_scene() -> None:
    look = start()
    items = {item["key"]: item for item in look["scene"]["items"]}
    assert [choice["word"] for choice in look["choices"]] == list("abcdef")
    assert look["choices"][2] == {
        "word": "c",
        "label": ["mancala-pocket", {"side": "south", "pocket": "c", "count": 4}],
        "item": "c",
        "ghost": [["d", "path"], ["e", "path"], ["f", "path"], ["S", "end"]],
        "done": True,
    }
    assert items["a"]["seat"] == 0
    assert items["A"]["seat"] == 1


def test_play_by_move_and_by_text_are_the_same() -> None:
    record = start()["record"]
    assert ask("play", record=record, move=["c"]) == ask("play", record=record, text=" c ")


def test_frames_end_with_the_scene_of_the_look() -> None:
    look = ask("play", record=start()["record"], move=["c"])
    assert [frame["event"][0] for frame in look["frames"]] == [
        "mancala-lifted",
        *["mancala-dropped"] * 4,
        "mancala-free-turn",
    ]
    # By their keys alone, for nothing changes in the last frame; the first says what differs from the look's scene.
    assert look["frames"][-1]["scene"]["items"] == [item["key"] for item in look["scene"]["items"]]
    told = [item for item in look["frames"][0]["scene"]["items"] if not isinstance(item, str)]
    assert {item["key"] for item in told} >= {"hand:0", "d", "d:count"}
    assert look["status"] == ["mancala-status-free-turn", {"seat": 1}]


def test_the_last_turn_is_marked() -> None:
    look = ask("play", record=start()["record"], move=["a"])
    marks = {item["key"]: item.get("marks") for item in look["scene"]["items"]}
    assert (marks["a"], marks["b"], marks["e"]) == (["last"], None, ["end"])


def test_the_log_tells_every_entry() -> None:
    look = ask("play", record=start()["record"], move=["c"])
    look = ask("word", record=look["record"], word="!resign 1")
    assert look["log"] == [
        {
            "at": 1,
            "seat": 0,
            "text": "c",
            "sentences": [
                ["mancala-sown", {"seat": 1, "pocket": "c", "count": 4, "last": "store"}],
                ["mancala-free-turn", {"seat": 1}],
            ],
        },
        {
            "at": 2,
            "seat": 0,
            "text": "!resign 1",
            "sentences": [
                ["table-resigned", {"seat": 1}],
                ["outcome-won", {"count": 1, "reason": ["reason-resigned", {}], "seat": 2}],
            ],
        },
    ]
    assert (look["actor"], look["kind"], look["choices"]) == ("over", None, [])
    assert look["outcome"]["winners"] == [1]
    assert look["frames"] == []


def test_a_mind_decides_and_always_the_same() -> None:
    record = ask("play", record=start(AGAINST_A_MIND)["record"], move=["a"])["record"]
    look = ask("mind", record=record)
    assert look["actor"] in (0, 1)
    assert look["last"] == 2
    assert ask("mind", record=record) == look


def test_a_mind_does_not_decide_for_a_person() -> None:
    assert ask("mind", record=start()["record"])["error"]["say"][0] == "desk-no-mind"


def test_the_desk_lets_chance_decide() -> None:
    look = start(first="drawn")
    assert look["actor"] in (0, 1)
    assert look["log"][0]["sentences"][0][0] == "mancala-first-drawn"
    assert ask("look", record=look["record"], at=0)["actor"] == "chance"


def test_looking_back_offers_nothing_to_play() -> None:
    look = ask("play", record=start()["record"], move=["c"])
    back = ask("look", record=look["record"], at=0)
    assert (back["at"], back["last"], back["choices"], back["can_undo"]) == (0, 1, [], False)
    assert back["record"] == look["record"]


def test_undo_says_what_to_play_again() -> None:
    first = start(AGAINST_A_MIND)
    look = ask("mind", record=ask("play", record=first["record"], move=["a"])["record"])
    undone = ask("undo", record=look["record"])
    assert undone["record"] == first["record"]
    assert undone["undone"] == [entry["text"] for entry in look["log"]]


def test_why_not() -> None:
    record = start()["record"]
    assert ask("why", record=record, move=["A"])["why"] == ["mancala-why-not-yours", {"seat": 1, "pocket": "A"}]
    assert ask("why", record=record, text="x")["why"] == ["cannot-read", {"text": "x"}]
    assert ask("why", record=record, move=["a"])["why"] is None


def test_a_refusal_names_the_rule_behind_it() -> None:
    record = start()["record"]
    assert ask("why", record=record, move=["A"])["rule"] == "1"
    assert ask("why", record=record, text="x")["rule"] == "notation"
    assert ask("play", record=record, text="A")["error"]["rule"] == "1"
    assert ask("play", record=record, text="x")["error"]["rule"] == "notation"
    assert "rule" not in ask("undo", record=record)["error"]


def test_what_happened_since_the_last_decision_names_the_rules_behind_it() -> None:
    first = start()
    assert first["rules"] == []
    free = ask("play", record=first["record"], move=["c"])
    assert free["rules"] == ["3"]
    assert ask("play", record=free["record"], move=["a"])["rules"] == []
    assert ask("look", record=free["record"], at=0)["rules"] == []


def test_the_board_turns_to_the_seat_that_looks() -> None:
    def at(look: dict[str, Any], key: str) -> list[float]:
        return next(list(item["at"]) for item in look["scene"]["items"] if item["key"] == key)

    record = start()["record"]
    assert at(ask("look", record=record, seat=0), "a") == at(ask("look", record=record, seat=1), "A")
    assert ask("look", record=record)["scene"]["size"] == [1100, 420]
    assert ask("look", record=record, shape="tall")["scene"]["size"] == [420, 1100]


def test_a_record_without_a_seed_goes_on_with_a_new_one() -> None:
    record = start()["record"].replace("seed abc\n", "")
    assert "seed new\n" in ask("play", record=record, move=["a"], seed="new")["record"]


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        ({"call": "play", "move": ["A"]}, "illegal"),
        ({"call": "play", "text": "A"}, "illegal"),
        ({"call": "play", "text": "x"}, "notation"),
        ({"call": "play", "text": "!resign 1"}, "notation"),
        ({"call": "word", "word": "!dance"}, "notation"),
        ({"call": "word", "word": "c"}, "fault"),
        ({"call": "undo"}, "illegal"),
        ({"call": "look", "record": "troop 2"}, "record"),
        ({"call": "look", "record": 7}, "fault"),
        ({"call": "look", "seat": 5}, "fault"),
        ({"call": "play", "move": "c"}, "fault"),
        ({"call": "start", "game": "mancala", "options": {"tokens": "maybe"}}, "option"),
        ({"call": "start", "game": "mancala", "options": {"seats": 2}, "seats": PEOPLE[:1]}, "option"),
        ({"call": "start", "game": "mancala", "seats": [{"kind": "nobody"}] * 2}, "fault"),
        ({"call": "start", "game": "chess"}, "fault"),
        ({"call": "start", "game": "mancala", "options": 3}, "fault"),
        ({"call": "dance"}, "fault"),
        ([], "fault"),
    ],
)
def test_an_error_has_a_kind_and_something_to_say(call: Any, kind: str) -> None:
    if isinstance(call, dict):
        call = {"record": start()["record"], **call}
    error = json.loads(desk(json.dumps(call)))["error"]
    assert error["kind"] == kind
    assert isinstance(error["say"][0], str)


def test_text_that_is_no_json_is_answered_too() -> None:
    error = json.loads(desk("{"))["error"]
    assert error["kind"] == "fault"
    assert "JSON" in error["detail"]


def test_answers_are_plain_ascii() -> None:
    seats = [{"kind": "person", "name": "Été 🐒"}, {"kind": "random"}]
    text = desk(json.dumps({"call": "start", "game": "mancala", "seats": seats}))
    assert text.isascii()
    assert json.loads(text)["seats"][0]["name"] == "Été 🐒"


def test_the_cache_changes_nothing_and_stays_small() -> None:
    look = start()
    for word in ("a", "A", "f", "B"):
        look = ask("play", record=look["record"], move=[word])
    kept = ask("look", record=look["record"])
    tables._tables.clear()
    assert ask("look", record=look["record"]) == kept
    for number in range(20):
        ask("look", record=look["record"].replace("seed abc", f"seed {number}"))
    assert len(tables._tables) <= tables.KEPT


def test_an_older_position_comes_with_the_frames_that_lead_to_it() -> None:
    look = start()
    for _ in range(4):
        look = ask("play", record=look["record"], move=[look["choices"][0]["word"]])
    back = ask("look", record=look["record"], since=1, at=3)
    assert (back["at"], back["last"]) == (3, look["last"])
    assert {frame["at"] for frame in back["frames"]} == {2, 3}
    keys = [item["key"] for item in back["scene"]["items"]]
    assert [item if isinstance(item, str) else item["key"] for item in back["frames"][-1]["scene"]["items"]] == keys
