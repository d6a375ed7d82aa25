"""Requests and responses as JSON; no error gets through."""

import json
from typing import Any

import pytest
from troop.api import cache
from troop.api.handler import handle_request
from troop.match.match import Match

PEOPLE = [{"kind": "person", "name": "Maki"}, {"kind": "person"}]
AGAINST_A_BOT = [{"kind": "person", "name": "Maki"}, {"kind": "random"}]


def ask(request: str, **arguments: Any) -> dict[str, Any]:
    answer = json.loads(handle_request(json.dumps({"request": request, **arguments})))
    assert isinstance(answer, dict)
    return answer


def start(seats: list[dict[str, str]] = PEOPLE, **options: object) -> dict[str, Any]:
    return ask("start", game="mancala", options={"tokens": "off", **options}, seats=seats, seed="abc")


def test_ping_is_answered() -> None:
    assert ask("ping") == {}


def test_catalog_lists_games_and_levels() -> None:
    catalog = ask("catalog")
    assert catalog["levels"] == ["tamarin", "lemur", "mandrill", "orangutan", "gorilla"]
    game = catalog["games"][0]
    assert (game["name"], game["seats"]) == ("mancala", [2])
    assert {"name": "capture", "values": ["any", "full"], "default": "any"} in game["options"]


def test_catalog_lists_the_presets_of_a_game() -> None:
    mancala = next(game for game in ask("catalog")["games"] if game["name"] == "mancala")
    presets = {preset["name"]: preset["options"] for preset in mancala["presets"]}
    assert presets["kalah"] == {"tokens": "off", "capture": "full"}
    assert presets["tokens"] == {}


def test_match_view_has_all_fields_the_page_needs() -> None:
    view = start()
    assert set(view) == {
        *(
            "record",
            "game",
            "at",
            "last",
            "actor",
            "actor_kind",
            "seats",
            "scene",
            "choices",
            "outcome",
            "log",
            "status",
        ),
        *(
            "can_undo",
            "can_draw",
            "uncatchable",
            "frames",
            "has_hidden",
            "private",
            "viewer",
            "prefix",
            "back",
            "auto_pass",
            "options",
            "badges",
            "outlooks",
            "can_review",
        ),
        *("has_results", "has_overview", "program_listing", "hidden_timer", "rules", "nodes"),
    }
    assert (view["actor"], view["actor_kind"], view["at"], view["last"]) == (0, "person", 0, 0)
    assert view["seats"][0] == {
        "kind": "person",
        "name": "Maki",
        "stats": [{"label": ["mancala-stat-store", {}], "value": 0, "icon": "mini-monkey-1"}],
    }
    assert view["status"] == ["status-turn", {"seat": 1}]
    assert (view["can_undo"], view["has_hidden"], view["viewer"]) == (False, False, None)


def test_choices_name_items_of_the_scene() -> None:
    view = start()
    items = {item["key"]: item for item in view["scene"]["items"]}
    assert [choice["word"] for choice in view["choices"]] == list("abcdef")
    assert view["choices"][2] == {
        "word": "c",
        "label": ["mancala-pocket", {"side": "south", "pocket": "c", "count": 4}],
        "item": "c",
        "preview": [["d", "path"], ["e", "path"], ["f", "path"], ["S", "end"]],
        "done": True,
    }
    assert items["a"]["seat"] == 0
    assert items["A"]["seat"] == 1


def test_moves_and_text_are_played_alike() -> None:
    record = start()["record"]
    assert ask("play", record=record, move=["c"]) == ask("play", record=record, text=" c ")


def test_frames_end_with_the_scene_of_the_match_view() -> None:
    view = ask("play", record=start()["record"], move=["c"])
    assert [frame["event"][0] for frame in view["frames"]] == [
        "mancala-lifted",
        *["mancala-dropped"] * 4,
        "mancala-free-turn",
    ]
    # Items are sent by key alone where they equal those of the match view's scene, as all do in the last frame.
    assert view["frames"][-1]["scene"]["items"] == [item["key"] for item in view["scene"]["items"]]
    changed_items = [item for item in view["frames"][0]["scene"]["items"] if not isinstance(item, str)]
    assert {item["key"] for item in changed_items} >= {"hand:0", "d", "d:count"}
    assert view["status"] == ["mancala-status-free-turn", {"seat": 1}]


def test_the_last_turn_is_marked() -> None:
    view = ask("play", record=start()["record"], move=["a"])
    marks = {item["key"]: item.get("marks") for item in view["scene"]["items"]}
    assert (marks["a"], marks["b"], marks["e"]) == (["last"], None, ["end"])


def test_log_has_every_entry() -> None:
    view = ask("play", record=start()["record"], move=["c"])
    view = ask("control", record=view["record"], action="!resign 1")
    assert view["log"] == [
        {
            "at": 1,
            "first": 1,
            "seat": 0,
            "text": "c",
            "messages": [
                ["mancala-sown", {"seat": 1, "pocket": "c", "count": 4, "last": "store"}],
                ["mancala-free-turn", {"seat": 1}],
            ],
        },
        {
            "at": 2,
            "first": 2,
            "seat": 0,
            "text": "!resign 1",
            "messages": [
                ["match-resigned", {"seat": 1}],
                ["outcome-won", {"count": 1, "reason": ["outcome-reason-resigned", {"seat": 1}], "seat": 2}],
            ],
        },
    ]
    assert (view["actor"], view["actor_kind"], view["choices"]) == ("over", None, [])
    assert view["outcome"]["winners"] == [1]
    assert view["frames"] == []


def test_bot_repeats_its_move() -> None:
    record = ask("play", record=start(AGAINST_A_BOT)["record"], move=["a"])["record"]
    view = ask("bot_move", record=record)
    assert view["actor"] in (0, 1)
    assert view["last"] == 2
    assert ask("bot_move", record=record) == view


def test_bot_does_not_move_for_a_person() -> None:
    assert ask("bot_move", record=start()["record"])["error"]["message"][0] == "request-no-bot"


def test_chance_is_drawn_at_the_start() -> None:
    view = start(first="drawn")
    assert view["actor"] in (0, 1)
    assert view["log"][0]["messages"][0][0] == "mancala-first-drawn"
    assert ask("view", record=view["record"], at=0)["actor"] == "chance"


def test_earlier_positions_offer_no_choices() -> None:
    view = ask("play", record=start()["record"], move=["c"])
    earlier = ask("view", record=view["record"], at=0)
    assert (earlier["at"], earlier["last"], earlier["choices"], earlier["can_undo"]) == (0, 1, [], False)
    assert earlier["record"] == view["record"]


def test_undo_returns_the_entries_to_redo() -> None:
    first = start(AGAINST_A_BOT)
    view = ask("bot_move", record=ask("play", record=first["record"], move=["a"])["record"])
    undone = ask("undo", record=view["record"])
    assert undone["record"] == first["record"]
    assert undone["undone"] == [entry["text"] for entry in view["log"]]


def test_why_illegal_gives_the_reason() -> None:
    record = start()["record"]
    assert ask("why_illegal", record=record, move=["A"])["why_illegal"] == [
        "mancala-why-not-yours",
        {"seat": 1, "pocket": "A"},
    ]
    assert ask("why_illegal", record=record, text="x")["why_illegal"] == ["cannot-read", {"text": "x"}]
    assert ask("why_illegal", record=record, move=["a"])["why_illegal"] is None


def test_refusals_name_their_rule() -> None:
    record = start()["record"]
    assert ask("why_illegal", record=record, move=["A"])["rule"] == "1"
    assert ask("why_illegal", record=record, text="x")["rule"] == "notation"
    assert ask("play", record=record, text="A")["error"]["rule"] == "1"
    assert ask("play", record=record, text="x")["error"]["rule"] == "notation"
    assert "rule" not in ask("undo", record=record)["error"]


def test_match_view_names_the_rules_of_the_last_events() -> None:
    first = start()
    assert first["rules"] == []
    free = ask("play", record=first["record"], move=["c"])
    assert free["rules"] == ["3"]
    assert ask("play", record=free["record"], move=["a"])["rules"] == []
    assert ask("view", record=free["record"], at=0)["rules"] == []


def test_board_turns_to_the_viewer() -> None:
    def at(view: dict[str, Any], key: str) -> list[float]:
        return next(list(item["at"]) for item in view["scene"]["items"] if item["key"] == key)

    record = start()["record"]
    assert at(ask("view", record=record, viewer=0), "a") == at(ask("view", record=record, viewer=1), "A")
    assert ask("view", record=record)["scene"]["size"] == [1100, 420]
    assert ask("view", record=record, shape="tall")["scene"]["size"] == [420, 1100]


def test_record_without_a_seed_gets_a_new_one() -> None:
    record = start()["record"].replace("seed abc\n", "")
    assert "seed new\n" in ask("play", record=record, move=["a"], seed="new")["record"]


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ({"request": "play", "move": ["A"]}, "illegal"),
        ({"request": "play", "text": "A"}, "illegal"),
        ({"request": "play", "text": "x"}, "notation"),
        ({"request": "play", "text": "!resign 1"}, "notation"),
        ({"request": "control", "action": "!dance"}, "notation"),
        ({"request": "control", "action": "c"}, "fault"),
        ({"request": "undo"}, "illegal"),
        ({"request": "view", "record": "troop 2"}, "record"),
        ({"request": "view", "record": 7}, "fault"),
        ({"request": "view", "viewer": 5}, "fault"),
        ({"request": "play", "move": "c"}, "fault"),
        ({"request": "start", "game": "mancala", "options": {"tokens": "maybe"}}, "option"),
        ({"request": "start", "game": "mancala", "options": {"seats": 2}, "seats": PEOPLE[:1]}, "option"),
        ({"request": "start", "game": "mancala", "seats": [{"kind": "nobody"}] * 2}, "fault"),
        ({"request": "start", "game": "chess"}, "fault"),
        ({"request": "start", "game": "mancala", "options": 3}, "fault"),
        ({"request": "dance"}, "fault"),
        ([], "fault"),
    ],
)
def test_errors_have_a_kind_and_a_message(given: Any, kind: str) -> None:
    if isinstance(given, dict):
        given = {"record": start()["record"], **given}
    error = json.loads(handle_request(json.dumps(given)))["error"]
    assert error["kind"] == kind
    assert isinstance(error["message"][0], str)


def test_invalid_json_is_answered_with_an_error() -> None:
    error = json.loads(handle_request("{"))["error"]
    assert error["kind"] == "fault"
    assert "JSON" in error["detail"]


def test_responses_are_plain_ascii() -> None:
    seats = [{"kind": "person", "name": "Été 🐒"}, {"kind": "random"}]
    text = handle_request(json.dumps({"request": "start", "game": "mancala", "seats": seats}))
    assert text.isascii()
    assert json.loads(text)["seats"][0]["name"] == "Été 🐒"


def test_cache_changes_no_response_and_stays_small() -> None:
    view = start()
    for word in ("a", "A", "f", "B"):
        view = ask("play", record=view["record"], move=[word])
    cached = ask("view", record=view["record"])
    cache._matches.clear()
    assert ask("view", record=view["record"]) == cached
    for number in range(20):
        ask("view", record=view["record"].replace("seed abc", f"seed {number}"))
    assert len(cache._matches) <= cache.MAX_CACHED


def test_earlier_position_comes_with_the_frames_before_it() -> None:
    view = start()
    for _ in range(4):
        view = ask("play", record=view["record"], move=[view["choices"][0]["word"]])
    earlier = ask("view", record=view["record"], since=1, at=3)
    assert (earlier["at"], earlier["last"]) == (3, view["last"])
    assert {frame["at"] for frame in earlier["frames"]} == {2, 3}
    keys = [item["key"] for item in earlier["scene"]["items"]]
    assert [item if isinstance(item, str) else item["key"] for item in earlier["frames"][-1]["scene"]["items"]] == keys


def test_log_leaves_out_what_the_page_knows() -> None:
    view = start()
    for word in ("a", "A", "f"):
        view = ask("play", record=view["record"], move=[word])
    known, new = view["log"][:2], ask("view", record=view["record"], log_after=2)
    assert [*known, *new["log"]] == view["log"]
    assert (new["log_after"], "log_after" in view) == (2, False)
    assert ask("view", record=view["record"], log_after="all")["error"]["kind"] == "fault"


def test_record_is_replayed_from_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    cache._matches.clear()
    records = [start()["record"]]
    for word in ("a", "A", "f"):
        records.append(ask("play", record=records[-1], move=[word])["record"])
    cache._matches.clear()
    ask("view", record=records[2])
    added = list[str]()
    add = Match._add

    def noted(match: Match, text: str) -> None:
        added.append(text)
        add(match, text)

    monkeypatch.setattr(Match, "_add", noted)
    longer = ask("view", record=records[3])
    shorter = ask("view", record=records[1])
    assert added == ["f"]
    cache._matches.clear()
    assert [ask("view", record=record) for record in (records[3], records[1])] == [longer, shorter]


def test_another_seed_or_player_is_another_match() -> None:
    view = ask("play", record=start()["record"], move=["a"])
    for other in (view["record"].replace("seed abc", "seed xyz"), view["record"].replace("Maki", "Miko")):
        assert ask("view", record=other)["record"] == other
