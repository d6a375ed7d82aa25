"""Nodes of the move tree: the page chooses words without a request for each."""

import json
from typing import Any

import pytest
from random_games import MODES, evenly_spaced, random_game
from shared_matches import match_of
from troop.api.choices import AHEAD, FEW
from troop.api.handler import handle_request
from troop.games import GAMES

POSITIONS = 4
"""How many positions of a game are looked at."""
TRIED = 8
"""How many choices of a position are compared."""
SAME = ("prefix", "back", "choices", "program_listing", "badges")


def ask(request: str, **fields: Any) -> Any:
    return json.loads(handle_request(json.dumps({"request": request, **fields})))


def expanded(scene: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """Return the scene of a node in full."""
    items = {item["key"]: item for item in known["items"]}
    full = [items[item] if isinstance(item, str) else item for item in scene["items"]]
    return {"ground": known["ground"], **scene, "items": full}


@pytest.mark.parametrize(("name", "options"), MODES)
def test_nodes_are_what_the_match_view_is_after_their_prefix(name: str, options: dict[str, object]) -> None:
    game, moves = GAMES[name], [move for _, move in random_game(GAMES[name], options, "nodes")]
    for length in evenly_spaced(range(len(moves)), POSITIONS):
        match = match_of(name, options, moves[:length])
        if match.now.actor < 0:
            continue
        fields = {"record": match.record.write(), "viewer": match.now.actor}
        root = ask("view", **fields)
        nodes = {tuple(node["prefix"]): node for node in root["nodes"]}
        inner = [choice for choice in root["choices"] if "leads_to" in choice]
        for choice in evenly_spaced(inner, TRIED):
            prefix = tuple(choice["leads_to"])
            more = ask("nodes", **fields, root=root["prefix"], prefix=[*root["prefix"], choice["word"]])["nodes"]
            assert tuple(more[0]["prefix"]) == prefix
            assert len(more) <= AHEAD
            if nodes:
                assert nodes[prefix] == more[0]
            view = ask("view", **fields, prefix=choice["leads_to"])
            assert {field: more[0][field] for field in SAME} == {field: view[field] for field in SAME}
            assert expanded(more[0]["scene"], root["scene"]) == view["scene"]
        assert game.name == root["game"]


@pytest.mark.parametrize(("name", "options"), MODES)
def test_every_choice_of_a_small_tree_completes_a_move_or_leads_to_a_node(
    name: str, options: dict[str, object]
) -> None:
    moves = [move for _, move in random_game(GAMES[name], options, "nodes")]
    for length in evenly_spaced(range(len(moves)), POSITIONS):
        match = match_of(name, options, moves[:length])
        if match.now.actor < 0:
            continue
        root = ask("view", record=match.record.write(), viewer=match.now.actor)
        known = [root, *root["nodes"]]
        assert len(known) <= FEW
        if not root["nodes"]:
            continue
        prefixes = [node["prefix"] for node in known]
        for node in known:
            for choice in node["choices"]:
                assert ("done" in choice) != ("leads_to" in choice)
                assert "done" in choice or choice["leads_to"] in prefixes
            assert node["back"] is None or node["back"] in prefixes


def test_others_get_no_nodes_of_a_private_decision() -> None:
    match = match_of("mancala", {"hands": "hidden"}, [("c",), ("roll=1",), ("draw=swap",)])
    record = match.record.write()
    assert ask("view", record=record, viewer=0)["nodes"]
    for viewer in (None, 1):
        assert ask("view", record=record, viewer=viewer)["nodes"] == []
        assert ask("nodes", record=record, viewer=viewer, prefix=["swap"]) == {"nodes": []}


def test_earlier_positions_have_no_nodes() -> None:
    record = match_of("itchy", {}, [move for _, move in random_game(GAMES["itchy"], {}, "nodes")][:6]).record.write()
    assert ask("view", record=record, at=3)["nodes"] == []
    assert ask("nodes", record=record, at=3, prefix=[]) == {"nodes": []}


@pytest.mark.parametrize("field", ["root", "prefix"])
def test_words_that_are_none_are_refused(field: str) -> None:
    record = match_of("mancala", {}, []).record.write()
    assert ask("nodes", record=record, **{field: "abc"})["error"]["kind"] == "fault"
