"""Properties of all games with random options, positions and damage."""

import json
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from piece_counts import piece_counts
from strategies import played
from troop.api.cache import REGISTRY
from troop.api.handler import HANDLERS, handle_request
from troop.core.errors import BadRecord, TroopError
from troop.games import GAMES
from troop.match.match import Match

MANCALA = GAMES["mancala"]


@settings(deadline=None)
@given(played())
def test_records_round_trip(match: Match) -> None:
    text = match.record.write()
    copy = Match.read(text, REGISTRY)
    assert copy.record == match.record
    assert copy.plies == match.plies


@settings(deadline=None)
@given(played())
def test_positions_round_trip(match: Match) -> None:
    game, state = match.game, match.now.state
    assert game.notation.from_text(game.notation.to_text(state), **match.record.options) == state


@settings(deadline=None)
@given(played(), st.data())
def test_a_damaged_record_is_read_or_refused(match: Match, data: st.DataObject) -> None:
    text = match.record.write()
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 12))
    put = data.draw(st.text(max_size=6))
    with suppress(BadRecord):
        Match.read(text[:at] + put + text[at + cut :], REGISTRY)


@settings(deadline=None)
@given(st.text() | st.from_regex(r"[0-9 /SN?\-]{0,40}", fullmatch=True), st.sampled_from(["on", "off"]))
def test_any_text_is_a_position_or_refused(text: str, tokens: str) -> None:
    try:
        state = MANCALA.notation.from_text(text, tokens=tokens)
    except TroopError:
        return
    assert MANCALA.notation.from_text(MANCALA.notation.to_text(state), tokens=tokens) == state


rows = st.integers(1, 6).flatmap(
    lambda n: st.tuples(*[st.lists(st.integers(0, 40), min_size=n, max_size=n).filter(any)] * 2)
)


@settings(deadline=None)
@given(rows, st.sampled_from("SN"), st.sampled_from(["any", "full"]))
def test_sowing_from_any_position_keeps_and_shows_every_monkey(
    rows: tuple[list[int], list[int]], side: str, capture: str
) -> None:
    text = " / ".join([" ".join(map(str, row)) for row in rows] + ["3 5", side])
    state = MANCALA.notation.from_text(text, tokens="off", capture=capture)
    for move in state.legal_moves():
        after = state.apply(move)
        assert piece_counts(MANCALA, after) == piece_counts(MANCALA, state)
        for _, scene in MANCALA.drawing.frames(state, move):
            assert sum(item.symbol == "mini-monkey" for item in scene.items) == sum(state.board)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
requests = st.fixed_dictionaries(
    {"request": st.sampled_from([*HANDLERS, "nonsense"])},
    optional=dict.fromkeys(
        ["game", "options", "seats", "seed", "viewer", "shape", "at", "prefix", "move", "text"], json_values
    )
    | {"record": json_values | played().map(lambda match: match.record.write()), "action": st.text(max_size=8)},
)


@settings(deadline=None)
@given(requests)
def test_every_request_gets_a_response(request: dict[str, Any]) -> None:
    response = json.loads(handle_request(json.dumps(request)))
    assert isinstance(response, dict)
    assert "error" not in response or response["error"]["message"]
