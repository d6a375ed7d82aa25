"""Requests in any order, with any options: the record stays readable and nothing is lost.

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
from strategies import names, option_values
from troop.api.handler import handle_request
from troop.games import GAMES

LONG = bool(os.environ.get("TROOP_LONG"))
ACTIONS = ["!resign 1", "!draw", "!end", "!ring", "!seat 2 tamarin", "!seat 9 person", "!seat 1 person Zoé", "!"]


class Visitor(RuleBasedStateMachine):
    """A visitor who plays, undoes, redoes, looks back, shares and opens a match."""

    name: str

    def ask(self, request: str, **fields: object) -> dict[str, Any]:
        """Return the response, which is never an unexpected error."""
        answer: dict[str, Any] = json.loads(handle_request(json.dumps({"request": request, **fields})))
        assert "error" not in answer or answer["error"]["message"][0] != "fault", (request, fields, answer)
        return answer

    def use(self, view: dict[str, Any]) -> None:
        """Make the response the current match."""
        assert "error" not in view, view
        self.view = view

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        game = GAMES[self.name]
        options = game.complete_options(**data.draw(option_values(game.name)))
        seats = [{"kind": "person", "name": data.draw(names)} for _ in range(int(options.pop("seats")))]
        self.undone: list[list[str]] = []
        self.use(self.ask("start", game=game.name, options=options, seats=seats, seed="any"))

    @precondition(lambda self: self.view["actor"] != "over")
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        prefix: list[str] = []
        for _ in range(40):
            view = self.ask("view", record=self.view["record"], viewer=self.view["actor"], prefix=prefix)
            choice = data.draw(st.sampled_from(view["choices"]))
            prefix = [*view["prefix"], choice["word"]]
            if choice.get("done"):
                break
        else:
            return
        self.use(self.ask("play", record=self.view["record"], viewer=self.view["actor"], move=prefix))
        self.undone = []

    @rule()
    def undo(self) -> None:
        if not self.view["can_undo"]:
            return
        view = self.ask("undo", record=self.view["record"])
        self.use(view)
        self.undone.append(view["undone"])

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        for text in self.undone.pop():
            fields = {"action": text} if text.startswith("!") else {"text": text}
            self.use(self.ask("control" if "action" in fields else "play", record=self.view["record"], **fields))

    @rule(data=st.data())
    def look_back(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, self.view["last"]))
        view = self.ask("view", record=self.view["record"], at=at)
        assert "error" in view or (view["at"], view["last"]) == (at, self.view["last"])

    @rule(action=st.sampled_from(ACTIONS))
    def control(self, action: str) -> None:
        view = self.ask("control", record=self.view["record"], action=action)
        if "error" not in view and view["actor_kind"] in ("person", None):
            self.use(view)
            self.undone = []

    @rule(text=st.text(max_size=12))
    def play_any_text(self, text: str) -> None:
        before = self.view["record"]
        view = self.ask("play", record=before, text=text)
        if "error" not in view:
            self.use(view)
            self.undone = []

    @rule()
    def share_and_open(self) -> None:
        shared = self.ask("share", record=self.view["record"])
        if "error" in shared:
            return
        fields = {"link": shared["link"]} if shared["link"] else {"record": shared["record"]}
        opened = self.ask("open_shared", seed="any", **fields)
        assert "error" not in opened, opened
        assert opened["last"] == self.view["last"]
        assert opened["scene"] == self.ask("view", record=self.view["record"])["scene"]

    @invariant()
    def the_record_gives_the_same_view(self) -> None:
        if not hasattr(self, "view"):
            return
        again = self.ask("view", record=self.view["record"])
        assert again["record"] == self.view["record"]
        assert again["actor"] == self.view["actor"]


ORDERS = settings(
    deadline=None,
    max_examples=300 if LONG else 6,
    stateful_step_count=40 if LONG else 12,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("game", GAMES)
def test_requests_in_any_order_lose_nothing(game: str) -> None:
    run_state_machine_as_test(type("GameVisitor", (Visitor,), {"name": game}), settings=ORDERS)
