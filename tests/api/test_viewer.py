"""With ``follow_turn`` a response is for whoever looks after the change: no second request is needed."""

import json
from typing import Any

import pytest
from troop.api.handler import handle_request
from troop.api.viewer import Screen, screen_after
from troop.games import GAMES
from troop.match.match import Match
from troop.match.record import PERSON, Record, Registry, Seat

REGISTRY = Registry(GAMES, (PERSON, "tamarin"))
DRAWN = "c roll=1 draw=swap"
"""South has drawn a Swap and chooses next."""
PEOPLE, ALONE, BOTS = (PERSON, PERSON), (PERSON, "tamarin"), ("tamarin", "tamarin")


def match(words: str, kinds: tuple[str, ...] = PEOPLE, hands: str = "hidden") -> Match:
    game = GAMES["mancala"]
    options = game.complete_options(hands=hands)
    match = Match(Record(game, options, tuple(Seat(kind) for kind in kinds), "seed"), REGISTRY)
    for word in words.split():
        match = match.play(word)
    return match


def ask(request: str, match: Match, **fields: Any) -> Any:
    given = {"request": request, "record": match.record.write(), "follow_turn": True, **fields}
    return json.loads(handle_request(json.dumps(given)))


@pytest.mark.parametrize(
    ("words", "kinds", "viewer", "screen"),
    [
        (DRAWN, PEOPLE, None, Screen(None, 0, shared=True)),
        (DRAWN, PEOPLE, 0, Screen(0, shared=True)),
        (DRAWN, PEOPLE, 1, Screen(None, 0, shared=True)),
        (f"{DRAWN} a", PEOPLE, 0, Screen(None, 1, shared=True)),
        (DRAWN, ALONE, None, Screen(0)),
        (f"{DRAWN} a", ALONE, 0, Screen(0)),
        (DRAWN, BOTS, None, Screen(None)),
    ],
)
def test_who_looks_after_a_change(words: str, kinds: tuple[str, ...], viewer: int | None, screen: Screen) -> None:
    assert screen_after(match(words, kinds), viewer) == screen


def test_where_nothing_is_hidden_everybody_looks() -> None:
    assert screen_after(match(DRAWN, hands="open"), 0) == Screen(None)
    view = ask("view", match(DRAWN, hands="open"))
    assert (view["viewer"], view["waiting_seat"], view["shared_screen"]) == (None, None, False)
    assert "public_view" not in view


def test_single_person_sees_the_board_from_their_side() -> None:
    first, second = (ask("view", match(DRAWN, kinds, hands="open")) for kinds in (ALONE, ALONE[::-1]))
    assert (first["viewer"], second["viewer"]) == (0, 1)
    assert "public_view" not in first

    def height(view: Any, key: str) -> float:
        return next(float(item["at"][1]) for item in view["scene"]["items"] if item["key"] == key)

    assert height(first, "a") > height(first, "A")
    assert height(second, "a") < height(second, "A")


def test_response_is_for_the_seat_that_looks() -> None:
    alone = ask("play", match(DRAWN, ALONE), viewer=0, move=["a"])
    assert (alone["viewer"], alone["waiting_seat"], alone["shared_screen"]) == (0, None, False)
    after = match(f"{DRAWN} a", ALONE)
    own, public = (ask("view", after, viewer=viewer, since=3, follow_turn=False) for viewer in (0, None))
    assert {name: alone[name] for name in own} == own
    assert alone["public_view"] == {name: value for name, value in public.items() if name != "frames"}


def test_nobody_looks_before_the_next_player_has_taken_the_screen() -> None:
    view = ask("play", match(DRAWN), viewer=0, move=["a"])
    assert (view["viewer"], view["waiting_seat"], view["shared_screen"]) == (None, 1, True)
    assert (view["choices"], view["nodes"], "public_view" in view) == ([], [], False)
    taken = ask("view", match(f"{DRAWN} a"), viewer=1)
    assert (taken["viewer"], taken["waiting_seat"]) == (1, None)
    assert taken["choices"]
    assert taken["public_view"]["choices"] == []


def test_another_viewer_gets_the_whole_log() -> None:
    before = match(DRAWN)
    same = ask("view", before, viewer=0, log_after=2)
    assert [entry["first"] for entry in same["log"]] == [3]
    assert [entry["at"] for entry in same["public_view"]["log"]] == [3]
    public = ask("play", before, viewer=0, log_after=3, move=["a"])
    assert (public["viewer"], public["log_after"]) == (None, 3)
    started = ask("view", match(DRAWN, ALONE), log_after=3)
    assert (started["viewer"], "log_after" in started) == (0, False)
    assert [entry["first"] for entry in started["log"]] == [1, 2, 3]


def test_public_view_names_nothing_hidden() -> None:
    view = ask("view", match(DRAWN, ALONE))
    shown = {name: value for name, value in view["public_view"].items() if name != "record"}
    assert "token-swap" in json.dumps(view["scene"])
    assert "swap" not in json.dumps(shown)


def test_earlier_positions_come_without_a_public_view() -> None:
    assert "public_view" not in ask("view", match(DRAWN, ALONE), at=1)
