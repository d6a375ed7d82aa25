"""A table with tokens as the page sees it: choices word by word, and nothing hidden in a look."""

import json
from typing import Any

from troop.core.path import Paths
from troop.core.record import Record, Seat
from troop.core.table import Table
from troop.desk import desk
from troop.games import GAMES
from troop.look import Eyes, look
from troop.tables import HOUSE

PEOPLE = [{"kind": "person"}, {"kind": "person"}]
SWAPS = "c roll=1 draw=swap"
"""A game that has come to where South can swap."""


def ask(call: str, **arguments: Any) -> Any:
    return json.loads(desk(json.dumps({"call": call, **arguments})))


def record(words: str, **options: object) -> str:
    table = Table(Record(GAMES["mancala"], GAMES["mancala"].settle(**options), (Seat("person"),) * 2, "seed"), HOUSE)
    for word in words.split():
        table = table.play(word)
    return table.record.write()


def choices(answer: Any) -> dict[str, Any]:
    return {choice["word"]: choice for choice in answer["choices"]}


def test_a_token_is_an_item_of_the_board() -> None:
    offered = choices(ask("look", record=record(SWAPS)))
    assert list(offered) == ["a", "b", "d", "e", "f", "swap"]
    assert offered["swap"] == {"word": "swap", "label": ["mancala-use", {"token": "swap"}], "item": "S:swap"}


def test_a_swap_is_chosen_pocket_by_pocket_in_either_order() -> None:
    text = record(SWAPS)
    assert list(choices(ask("look", record=text, prefix=["swap"]))) == list("ABCDEFabcdef")
    offered = choices(ask("look", record=text, prefix=["swap", "F"]))
    assert list(offered) == list("cdef")
    assert (offered["c"]["done"], offered["c"]["item"]) == (True, "c")
    assert ask("play", record=text, move=["swap", "F", "c"]) == ask("play", record=text, text="swap:cF")
    assert ask("why", record=text, move=["swap", "F", "c"])["why"] is None


def test_chance_rolls_and_draws_by_itself() -> None:
    answer = ask("start", game="mancala", options={}, seats=PEOPLE, seed="abc")
    answer = ask("play", record=answer["record"], move=["c"])
    assert answer["actor"] == 0
    assert [entry["text"].split("=")[0] for entry in answer["log"]][:3] == ["c", "roll", "draw"]
    last = [item if isinstance(item, str) else item["key"] for item in answer["frames"][-1]["scene"]["items"]]
    assert last == [item["key"] for item in answer["scene"]["items"]]


def test_a_look_of_the_other_is_the_same_whatever_was_drawn() -> None:
    looks = []
    for kind in ("skip", "swap"):
        table = Table.read(record(f"c roll=1 draw={kind} a", hands="hidden"), HOUSE)
        shown = look(table, Eyes(1))
        del shown["record"]  # the page keeps it, and does not show it
        looks.append(shown)
    assert looks[0] == looks[1]
    assert "draw=?" in [entry["text"] for entry in looks[0]["log"]]


# Words that nobody has to choose


def test_a_single_word_that_completes_nothing_is_followed_by_itself() -> None:
    state = GAMES["mancala"].position("4 4 / 4 3 / 0 0 / S / skip skip skip swap swap swap / - / discard")
    paths = GAMES["mancala"].paths(state)
    assert paths.followed(()) == ("discard",)
    assert paths.back(("discard",)) is None
    answer = ask("look", record=record(SWAPS), prefix=["swap", "a"])
    assert (answer["prefix"], answer["back"]) == (["swap", "a"], ["swap"])
    assert (ask("look", record=record(SWAPS))["prefix"], ask("look", record=record(SWAPS))["back"]) == ([], None)


def test_going_back_passes_over_words_that_nobody_chose() -> None:
    moves = (("go", "far", "a"), ("go", "far", "b"), ("stay",))
    paths = Paths({move: move for move in moves})
    assert paths.followed(("go",)) == ("go", "far")
    assert paths.back(("go", "far")) == ()
    assert paths.back(()) is None


def test_letting_it_be_is_marked_as_declining() -> None:
    offered = choices(ask("look", record=record("c roll=1 draw=swap a A")))
    assert {word: choice.get("decline", False) for word, choice in offered.items()} == {"pass": True, "swap": False}


def test_the_last_sowing_stays_marked_after_what_chance_makes_of_it() -> None:
    answer = ask("look", record=record("c roll=3 draw=swap draw=skip"))
    marked = {item["key"]: item.get("marks") for item in answer["scene"]["items"] if item["key"] in "abcdefSN"}
    assert marked["c"] == ["last"]
    assert marked["S"] == ["end"]
    assert marked["d"] is None
