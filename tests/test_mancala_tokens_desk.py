"""A table with tokens as the page sees it: choices word by word, and nothing hidden in a look."""

import json
from typing import Any

from playing import HOUSE
from troop.core.record import Record, Seat
from troop.core.table import Table
from troop.desk import desk
from troop.games import GAMES
from troop.look import Eyes, look

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
    assert answer["frames"][-1]["scene"] == answer["scene"]


def test_a_look_of_the_other_is_the_same_whatever_was_drawn() -> None:
    looks = []
    for kind in ("skip", "swap"):
        table = Table.read(record(f"c roll=1 draw={kind} a", hands="hidden"), HOUSE)
        shown = look(table, Eyes(1))
        del shown["record"]  # the page keeps it, and does not show it
        looks.append(shown)
    assert looks[0] == looks[1]
    assert "draw=?" in [entry["text"] for entry in looks[0]["log"]]
