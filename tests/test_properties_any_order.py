"""Whatever a table is asked, in any order and with any options: its record can be read, and nothing is lost.

``TROOP_LONG=1`` tries many more orders.
"""

import json
import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from test_properties import names, option_values
from troop.desk import desk
from troop.games import GAMES

LONG = bool(os.environ.get("TROOP_LONG"))
WORDS = ["!resign 1", "!draw", "!ring", "!seat 2 tamarin", "!seat 9 person", "!seat 1 person Zoé", "!"]


class Sitting(RuleBasedStateMachine):
    """Somebody at the page: plays, takes back, plays again, looks back, shares, opens, leaves."""

    name: str
    """The game."""

    def ask(self, call: str, **what: object) -> dict[str, Any]:
        """The desk's answer; a fault is never one."""
        answer: dict[str, Any] = json.loads(desk(json.dumps({"call": call, **what})))
        assert "error" not in answer or answer["error"]["say"][0] != "fault", (call, what, answer)
        return answer

    def take(self, look: dict[str, Any]) -> None:
        """It is the table from now on."""
        assert "error" not in look, look
        self.look = look

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        game = GAMES[self.name]
        options = game.settle(**data.draw(option_values(game.name)))
        seats = [{"kind": "person", "name": data.draw(names)} for _ in range(int(options.pop("seats")))]
        self.undone: list[list[str]] = []
        self.take(self.ask("start", game=game.name, options=options, seats=seats, seed="any"))

    @precondition(lambda self: self.look["actor"] != "over")
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        prefix: list[str] = []
        for _ in range(40):
            look = self.ask("look", record=self.look["record"], seat=self.look["actor"], prefix=prefix)
            choice = data.draw(st.sampled_from(look["choices"]))
            prefix = [*look["prefix"], choice["word"]]
            if choice.get("done"):
                break
        else:
            return
        self.take(self.ask("play", record=self.look["record"], seat=self.look["actor"], move=prefix))
        self.undone = []

    @rule()
    def take_back(self) -> None:
        if not self.look["can_undo"]:
            return
        look = self.ask("undo", record=self.look["record"])
        self.take(look)
        self.undone.append(look["undone"])

    @precondition(lambda self: self.undone)
    @rule()
    def play_again(self) -> None:
        for text in self.undone.pop():
            what = {"word": text} if text.startswith("!") else {"text": text}
            self.take(self.ask("word" if "word" in what else "play", record=self.look["record"], **what))

    @rule(data=st.data())
    def look_back(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, self.look["last"]))
        look = self.ask("look", record=self.look["record"], at=at)
        assert "error" in look or (look["at"], look["last"]) == (at, self.look["last"])

    @rule(word=st.sampled_from(WORDS))
    def say_a_word(self, word: str) -> None:
        look = self.ask("word", record=self.look["record"], word=word)
        if "error" not in look and look["kind"] == "person":
            self.take(look)
            self.undone = []

    @rule(text=st.text(max_size=12))
    def type_anything(self, text: str) -> None:
        before = self.look["record"]
        look = self.ask("play", record=before, text=text)
        if "error" not in look:
            self.take(look)
            self.undone = []

    @rule()
    def share_and_open(self) -> None:
        shared = self.ask("share", record=self.look["record"])
        if "error" in shared:
            return
        what = {"link": shared["link"]} if shared["link"] else {"record": shared["record"]}
        opened = self.ask("open", seed="any", **what)
        assert "error" not in opened, opened
        assert opened["last"] == self.look["last"]
        assert opened["scene"] == self.ask("look", record=self.look["record"])["scene"]

    @invariant()
    def the_record_is_the_game(self) -> None:
        if not hasattr(self, "look"):
            return
        again = self.ask("look", record=self.look["record"])
        assert again["record"] == self.look["record"]
        assert again["actor"] == self.look["actor"]


ORDERS = settings(
    deadline=None,
    max_examples=300 if LONG else 6,
    stateful_step_count=40 if LONG else 12,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("game", GAMES)
def test_any_order_at_any_table(game: str) -> None:
    run_state_machine_as_test(type("Sitting", (Sitting,), {"name": game}), settings=ORDERS)
