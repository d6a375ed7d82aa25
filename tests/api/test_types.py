"""Requests and responses are as ``py/troop/api/types.py`` describes them, and so is ``web/engine/api.d.ts``."""

import json
import tomllib
from itertools import count
from typing import Any, get_args

import api_types
import pytest
from content import lesson_files
from random_games import MODES, OPTIONS, evenly_spaced, random_game
from random_moves import random_path
from shared_matches import match_of
from troop.ai import slices
from troop.api import types
from troop.api.handler import HANDLERS, handle_request
from troop.core.chance import Stream
from troop.core.game import hidden_of
from troop.games import GAMES
from typed_dicts import fields_of, misfits

pytestmark = pytest.mark.cpython
REQUESTS, RESPONSES = fields_of(types.Requests), fields_of(types.Responses)
POSITIONS = 5
"""How many positions of a game are looked at."""


class Page:
    """Sends requests and checks the types of requests and responses."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def ask(self, request: str, **fields: Any) -> Any:
        """Return the response to a request."""
        self.asked.add(request)
        text = json.dumps({"request": request, **fields})
        assert list(misfits(json.loads(text), REQUESTS[request], request)) == []
        response = json.loads(handle_request(text))
        assert list(misfits(response, RESPONSES[request], request)) == []
        return response

    def think(self, request: str, **fields: Any) -> Any:
        """Return the response to a request that thinks in slices."""
        while "thinking" in (response := self.ask(request, slice_ms=1, **fields)):
            pass
        return response

    def choose(self, **fields: Any) -> list[str]:
        """Return a move, chosen word by word."""
        view = self.ask("view", **fields)
        while "done" not in (choice := view["choices"][-1]):
            view = self.ask("view", **fields, prefix=choice["leads_to"])
        return [*view["prefix"], choice["word"]]


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    now = count(step=3)
    monkeypatch.setattr(slices, "monotonic", lambda: next(now))  # searches are cut short after a few steps
    return Page()


def random_record(name: str, options: dict[str, object]) -> str:
    """Return the record of a random game."""
    return match_of(name, options, [move for _, move in random_game(GAMES[name], options, "types")]).record.write()


def test_declarations_of_the_page_are_up_to_date() -> None:
    declared = api_types.declarations(api_types.SOURCE.read_text(encoding="utf-8"))
    assert api_types.TARGET.read_text(encoding="utf-8") == declared, "run `make types`"


def test_checker_finds_what_is_wrong() -> None:
    right = {"label": ["stat", {"seat": 1, "of": ["piece", {}]}], "value": 3, "pips": [["mini", True]]}
    assert list(misfits(right, types.PlayerStat)) == []
    for field, value in (
        *(("label", ["stat"]), ("label", ["stat", {"of": ["piece", 5]}]), ("value", True), ("value", None)),
        *(("icon", None), ("pips", [["mini", 1]]), ("pips", {}), ("colour", "red")),
    ):
        assert len(list(misfits(right | {field: value}, types.PlayerStat))) == 1, (field, value)
    assert list(misfits({"label": ["stat", {}]}, types.PlayerStat)) == [".value is missing"]
    assert list(misfits("sideways", types.Role)) != []


def test_every_request_has_types() -> None:
    assert set(REQUESTS) == set(RESPONSES) == set(HANDLERS)
    assert [get_args(fields_of(kind)["request"]) for kind in REQUESTS.values()] == [(name,) for name in REQUESTS]


@pytest.mark.parametrize(("name", "options"), MODES)
def test_match_views_have_their_types(name: str, options: dict[str, object], page: Page) -> None:
    moves = [move for _, move in random_game(GAMES[name], options, "types")]
    for length in evenly_spaced(range(len(moves) + 1), POSITIONS):
        match = match_of(name, options, moves[:length])
        record, actor = match.record.write(), match.now.actor
        page.ask("view", record=record, since=max(0, length - 3), shape="tall", log_after=length // 2)
        if actor < 0:
            continue
        page.ask("view", record=record, viewer=actor, follow_turn=True, past_reveals=True)
        for prefix in random_path(GAMES[name], match.now.state.view(actor), Stream("path"))[:-1]:
            page.ask("view", record=record, viewer=actor, prefix=prefix, overview=True)
            page.ask("nodes", record=record, viewer=actor, prefix=prefix, root=[])
            page.ask("preview", record=record, viewer=actor, prefix=prefix, root=[])


@pytest.mark.parametrize("name", GAMES)
def test_requests_and_responses_have_their_types(name: str, page: Page) -> None:
    page.ask("ping")
    page.ask("catalog")
    play_a_match(page, name)
    watch_bots(page, name)
    review_a_match(page, name)
    take_lessons(page, name)
    play_by_link(page, name)
    assert page.asked == set(HANDLERS)


def play_a_match(page: Page, name: str) -> None:
    seats = OPTIONS[name][0].get("seats", 2)
    players = [{"kind": "person", "name": "Maki"}, *[{"kind": "person"}] * (int(str(seats)) - 1)]
    start = page.ask("start", game=name, options={}, seats=players, seed="types")
    looking = {"record": start["record"], "viewer": start["actor"]}
    move = page.choose(**looking)
    page.ask("nodes", **looking, prefix=move[:-1], root=[])
    page.ask("preview", **looking, prefix=move, root=[])
    page.ask("why_illegal", **looking, move=move)
    page.ask("why_illegal", **looking, text="?")
    page.think("hint", **looking)
    played = page.ask("play", **looking, move=move, follow_turn=True)
    page.ask("undo", record=played["record"], past_reveals=True)
    page.ask("control", record=played["record"], action="!resign 1")


def watch_bots(page: Page, name: str) -> None:
    seats = int(GAMES[name].complete_options()["seats"])
    view = page.ask("start", game=name, seats=[{"kind": "lemur"}] * seats, seed="types")
    view = page.think("bot_move", record=view["record"])
    page.ask("bot_move", record=view["record"], play_random=True)


def review_a_match(page: Page, name: str) -> None:
    record = random_record(name, OPTIONS[name][0])
    entries = page.ask("judge", record=record, known_record=record)["entries"]
    judgements = [page.think("judge", record=record, at=at)["judgement"] for at in evenly_spaced(entries, POSITIONS)]
    page.ask("review", record=record, judgements=judgements)
    page.ask("branch", record=record, at=entries[0])
    shared = page.ask("share", record=record)
    page.ask("open_shared", record=shared["record"], seed="types")
    page.ask("open_shared", link=shared["link"], seed="types")


def take_lessons(page: Page, name: str) -> None:
    for path in lesson_files():
        lesson = tomllib.loads(path.read_text(encoding="utf-8"))
        for step in range(len(lesson["step"])) if lesson["game"] == name else ():
            place = {"lesson": lesson, "step": step}
            view = page.ask("lesson", **place)
            shown = page.ask("solution_step", **place, record=view["record"], viewer=view["actor"])
            page.ask("play", **place, record=view["record"], move=shown["step"]["move"])


def play_by_link(page: Page, name: str) -> None:
    game = GAMES[name]
    options = next(each for each in OPTIONS[name] if not why_no_correspondence(name, each))
    players = [{"kind": "person"}] * int(game.complete_options(**options)["seats"])
    sessions: dict[int, Any] = {}
    view = page.ask("correspondence_start", game=name, options=options, seats=players, mode="fair", random="5a" * 16)
    for _ in range(2 * len(players)):
        session, seat = view["correspondence"]["session"], view["correspondence"]["seat"]
        while view["correspondence"]["your_turn"]:
            move = page.choose(session=session, viewer=seat)
            view = page.ask("play", session=session, viewer=seat, move=move)
            session = view["correspondence"]["session"]
        sessions[seat] = session
        if view["can_undo"]:
            page.ask("undo", session=session)
        link, receiver = view["correspondence"]["link"], view["correspondence"]["next"]
        page.ask("correspondence_preview", link=link)
        own = {"session": sessions[receiver]} if receiver in sessions else {"random": f"{receiver:02x}" * 16}
        view = page.ask("correspondence_receive", link=link, viewer=receiver, **own)


def why_no_correspondence(name: str, options: dict[str, object]) -> object:
    return hidden_of(GAMES[name]).why_no_correspondence(GAMES[name].complete_options(**options))


def test_errors_have_their_type_and_every_kind() -> None:
    record = json.loads(handle_request('{"request": "start", "game": "mancala"}'))["record"]
    lesson = tomllib.loads(lesson_files()[0].read_text(encoding="utf-8"))
    lesson["step"][0]["position"] = "nowhere"
    kinds = set()
    for request in (
        {"request": "undo", "record": record},
        {"request": "play", "record": record, "text": "A"},
        {"request": "play", "record": record, "text": "?"},
        {"request": "view", "record": "?"},
        {"request": "start", "game": "mancala", "options": {"seats": 9}},
        {"request": "lesson", "lesson": lesson, "step": 0},
        {"request": "open_shared", "link": "?"},
        {"request": "view", "session": {}},
        {"request": "?"},
        {"request": "branch", "record": None},
        {"request": "play", "record": record},
    ):
        response = json.loads(handle_request(json.dumps(request)))
        assert list(misfits(response, types.ErrorResponse, str(request))) == []
        kinds.add(response["error"]["kind"])
    assert kinds == set(get_args(fields_of(types.Refusal)["kind"]))
