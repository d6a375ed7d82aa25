"""Requests in a game with tokens: choices word by word, and nothing hidden in a match view."""

import json
from typing import Any

from troop.api.cache import REGISTRY
from troop.api.handler import handle_request
from troop.api.match_view import ViewOptions, match_view
from troop.core.input import input_of
from troop.core.moves import MoveTree
from troop.games import GAMES
from troop.match.match import Match
from troop.match.record import Record, Seat

PEOPLE = [{"kind": "person"}, {"kind": "person"}]
SWAPS = "c roll=1 draw=swap"
"""A game in which South can swap next."""


def ask(request: str, **arguments: Any) -> Any:
    return json.loads(handle_request(json.dumps({"request": request, **arguments})))


def record(words: str, **options: object) -> str:
    match = Match(
        Record(GAMES["mancala"], GAMES["mancala"].complete_options(**options), (Seat("person"),) * 2, "seed"), REGISTRY
    )
    for word in words.split():
        match = match.play(word)
    return match.record.write()


def choices(view: Any) -> dict[str, Any]:
    return {choice["word"]: choice for choice in view["choices"]}


def test_a_token_is_an_item_on_the_board() -> None:
    offers = choices(ask("view", record=record(SWAPS)))
    assert list(offers) == ["a", "b", "d", "e", "f", "swap"]
    label = ["mancala-use", {"token": "swap"}]
    card = {"name": ["mancala-kind", {"token": "swap"}], "text": ["mancala-card-use", {"token": "swap"}]}
    assert offers["swap"] == {"word": "swap", "label": label, "item": "S:swap", "leads_to": ["swap"], "card": card}


def test_a_swap_is_chosen_pocket_by_pocket_in_either_order() -> None:
    text = record(SWAPS)
    assert list(choices(ask("view", record=text, prefix=["swap"]))) == list("ABCDEFabcdef")
    offers = choices(ask("view", record=text, prefix=["swap", "F"]))
    assert list(offers) == list("cdef")
    assert (offers["c"]["done"], offers["c"]["item"]) == (True, "c")
    assert ask("play", record=text, move=["swap", "F", "c"]) == ask("play", record=text, text="swap:cF")
    assert ask("why_illegal", record=text, move=["swap", "F", "c"])["why_illegal"] is None


def test_chance_rolls_and_draws_by_itself() -> None:
    view = ask("start", game="mancala", options={}, seats=PEOPLE, seed="abc")
    view = ask("play", record=view["record"], move=["c"])
    assert view["actor"] == 0
    assert [entry["text"].split("=")[0] for entry in view["log"]][:3] == ["c", "roll", "draw"]
    last = [item if isinstance(item, str) else item["key"] for item in view["frames"][-1]["scene"]["items"]]
    assert last == [item["key"] for item in view["scene"]["items"]]


def test_match_view_of_the_opponent_hides_the_drawn_token() -> None:
    views = []
    for kind in ("skip", "swap"):
        match = Match.read(record(f"c roll=1 draw={kind} a", hands="hidden"), REGISTRY)
        view = match_view(match, ViewOptions(1))
        views.append(view | {"record": ""})  # the page stores it and never shows it
    assert views[0] == views[1]
    assert "draw=?" in [entry["text"] for entry in views[0]["log"]]


# Words followed automatically


def test_a_single_word_is_followed_unless_it_completes_the_move() -> None:
    state = GAMES["mancala"].notation.from_text("4 4 / 4 3 / 0 0 / S / skip skip skip swap swap swap / - / discard")
    move_tree = input_of(GAMES["mancala"]).move_tree(state)
    assert move_tree.followed(()) == ("discard",)
    assert move_tree.back(("discard",)) is None
    view = ask("view", record=record(SWAPS), prefix=["swap", "a"])
    assert (view["prefix"], view["back"]) == (["swap", "a"], ["swap"])
    assert (ask("view", record=record(SWAPS))["prefix"], ask("view", record=record(SWAPS))["back"]) == ([], None)


def test_back_skips_words_followed_automatically() -> None:
    moves = (("go", "far", "a"), ("go", "far", "b"), ("stay",))
    move_tree = MoveTree({move: move for move in moves})
    assert move_tree.followed(("go",)) == ("go", "far")
    assert move_tree.back(("go", "far")) == ()
    assert move_tree.back(()) is None


def test_passing_is_marked_as_declining() -> None:
    offers = choices(ask("view", record=record("c roll=1 draw=swap a A")))
    assert {word: choice.get("decline", False) for word, choice in offers.items()} == {"pass": True, "swap": False}


def test_the_last_sowing_stays_marked_after_chance_results() -> None:
    view = ask("view", record=record("c roll=3 draw=swap draw=skip"))
    marked = {item["key"]: item.get("marks") for item in view["scene"]["items"] if item["key"] in "abcdefSN"}
    assert marked["c"] == ["last"]
    assert marked["S"] == ["end"]
    assert marked["d"] is None


def test_moves_are_said_in_words() -> None:
    game = GAMES["mancala"]
    state = game.start(seats=2)
    assert game.narration.in_words(state, ("c",)) == ("mancala-said-sow", {"pocket": "c"})
    assert game.narration.in_words(state, ("steal", "store")) == ("mancala-said-steal", {"place": "store"})
    assert game.narration.in_words(state, ("swap", "a", "F")) == ("mancala-said-swap", {"pocket": "a", "pocket2": "F"})
    assert game.narration.in_words(state, ("discard", "skip")) == ("mancala-said-discard", {"token": "skip"})
