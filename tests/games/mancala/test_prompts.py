"""The status line of Monkey Mancala within a move, and texts that speak to the player."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tokens_setup import GAME, at
from troop.api.handler import handle_request

STEAL_OR_SWAP = "4 4 / 4 3 / 0 2 / S / steal swap / -"
RECORD = "troop 1\ngame mancala\noptions seats=2\nseat 1 person\nseat 2 person\nmoves\nc roll=1 draw=swap\nend\n"


def asked(request: str, **arguments: Any) -> Any:
    return json.loads(handle_request(json.dumps({"request": request, **arguments})))


def test_swap_asks_for_the_first_pocket_then_for_the_second() -> None:
    state = at(STEAL_OR_SWAP)
    assert GAME.drawing.status(state, prefix=("swap",)) == ("mancala-status-swap", {})
    assert GAME.drawing.status(state, prefix=("swap", "B")) == ("mancala-status-swap-with", {"pocket": "B"})


@pytest.mark.parametrize(("stores", "count"), [("0 2", 2), ("2 0", 0)])
def test_steal_asks_for_the_store_only_if_a_monkey_is_in_it(stores: str, count: int) -> None:
    state = at(f"4 4 / 4 3 / {stores} / S / steal swap / -")
    assert GAME.drawing.status(state, prefix=("steal",)) == ("mancala-status-steal", {"count": count})


def test_a_disruption_asks_about_the_store_of_the_sower() -> None:
    state = at("4 4 / 4 3 / 5 0 / S / - / steal / sows=a window")
    assert GAME.drawing.status(state)[0] == "mancala-status-window"
    assert GAME.drawing.status(state, prefix=("steal",)) == ("mancala-status-steal", {"count": 5})


def test_discard_asks_for_the_token_also_after_its_first_word() -> None:
    state = at("4 4 / 4 3 / 0 0 / S / skip skip skip swap swap swap / - / discard")
    for prefix in ((), ("discard",)):
        assert GAME.drawing.status(state, prefix=prefix) == ("mancala-status-discard", {"seat": 1})


def test_block_is_a_question_to_the_sower() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip / - / disrupted sows=a answer=skip")
    assert GAME.drawing.status(state) == ("mancala-status-answer", {"seat": 1, "seat2": 2, "token": "skip"})


def test_the_move_tree_has_the_status_of_each_node() -> None:
    view = asked("view", record=RECORD)
    statuses = {tuple(node["prefix"]): node["status"] for node in view["nodes"]}
    assert statuses["swap",] == ["mancala-status-swap", {}]
    assert statuses["swap", "c"] == ["mancala-status-swap-with", {"pocket": "c"}]
    assert asked("view", record=RECORD, prefix=["swap", "c"])["status"] == statuses["swap", "c"]


def test_earlier_positions_ignore_the_words_chosen() -> None:
    assert asked("view", record=RECORD, at=0, prefix=["swap"])["status"] == ["status-turn", {"seat": 1}]


def test_the_panel_of_a_player_says_store() -> None:
    assert GAME.drawing.player_stats(at(STEAL_OR_SWAP), 1)[0].label == ("mancala-stat-store", {})


@pytest.mark.cpython
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_player_alone_at_the_screen_is_never_told_their_own_name(language: str) -> None:
    from content import game_words
    from fluent.syntax import FluentParser, ast

    def said_to_you(part: Any) -> Iterator[str]:
        """Yield the arguments that a text shows when the seat is the player's own."""
        if isinstance(part, ast.SelectExpression):
            about = part.selector.id.name if isinstance(part.selector, ast.VariableReference) else ""
            for variant in part.variants:
                if about != "you" or getattr(variant.key, "name", "") == "yes":
                    yield from said_to_you(variant.value)
        elif isinstance(part, ast.Placeable):
            yield from said_to_you(part.expression)
        elif isinstance(part, ast.Pattern):
            for element in part.elements:
                yield from said_to_you(element)
        elif isinstance(part, ast.VariableReference):
            yield part.id.name

    texts = FluentParser().parse(game_words("mancala", language)).body
    told = {text.id.name for text in texts if isinstance(text, ast.Message) and "name" in said_to_you(text.value)}
    assert told == set()
