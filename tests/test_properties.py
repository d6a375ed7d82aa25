"""Properties of games with options, positions and damage that nobody thought of."""

import json
from contextlib import suppress
from typing import Any

from hypothesis import given, reject, settings
from hypothesis import strategies as st
from playing import settled, values_of
from troop.core.chance import Stream
from troop.core.errors import BadOption, BadRecord, TroopError
from troop.core.game import OVER
from troop.core.record import Record, Seat
from troop.core.table import Table
from troop.desk import desk
from troop.games import GAMES
from troop.tables import HOUSE

MANCALA = GAMES["mancala"]


def option_values(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Any options of a game that do not contradict each other, some of them left out."""
    values = {option.name: st.sampled_from(values_of(name, option)) for option in GAMES[name].options}
    return st.fixed_dictionaries({}, optional=values).filter(lambda given: settled(name, given) is not None)


games = st.sampled_from(sorted(GAMES))
names = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S")), max_size=40)


@st.composite
def played(draw: st.DrawFn) -> Table:
    """A table after some random decisions."""
    game = GAMES[draw(games)]
    try:
        options = game.settle(**draw(option_values(game.name)))
    except BadOption:
        reject()
    seats = tuple(Seat(draw(st.sampled_from(HOUSE.kinds)), draw(names)) for _ in range(int(options["seats"])))
    table = Table(Record(game, options, seats, draw(st.sampled_from([None, "5f0c"]))), HOUSE)
    rng = Stream(str(draw(st.integers(0, 10**6))))
    for _ in range(draw(st.integers(0, 30))):
        if table.now.actor == OVER:
            break
        table = table.decide(rng.choice(table.now.state.legal_moves()))
    return table


@settings(deadline=None)
@given(played())
def test_records_round_trip(table: Table) -> None:
    text = table.record.write()
    again = Table.read(text, HOUSE)
    assert again.record == table.record
    assert again.points == table.points


@settings(deadline=None)
@given(played())
def test_positions_round_trip(table: Table) -> None:
    game, state = table.game, table.now.state
    assert game.position(game.describe(state), **table.record.options) == state


@settings(deadline=None)
@given(played(), st.data())
def test_a_damaged_record_is_read_or_refused_but_never_a_fault(table: Table, data: st.DataObject) -> None:
    text = table.record.write()
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 12))
    put = data.draw(st.text(max_size=6))
    with suppress(BadRecord):
        Table.read(text[:at] + put + text[at + cut :], HOUSE)


@settings(deadline=None)
@given(st.text() | st.from_regex(r"[0-9 /SN?\-]{0,40}", fullmatch=True), st.sampled_from(["on", "off"]))
def test_any_text_is_a_position_or_refused(text: str, tokens: str) -> None:
    try:
        state = MANCALA.position(text, tokens=tokens)
    except TroopError:
        return
    assert MANCALA.position(MANCALA.describe(state), tokens=tokens) == state


rows = st.integers(1, 6).flatmap(
    lambda n: st.tuples(*[st.lists(st.integers(0, 40), min_size=n, max_size=n).filter(any)] * 2)
)


@settings(deadline=None)
@given(rows, st.sampled_from("SN"), st.sampled_from(["any", "full"]))
def test_a_sowing_from_any_position_keeps_every_monkey_and_draws_it(
    rows: tuple[list[int], list[int]], side: str, capture: str
) -> None:
    text = " / ".join([" ".join(map(str, row)) for row in rows] + ["3 5", side])
    state = MANCALA.position(text, tokens="off", capture=capture)
    for move in state.legal_moves():
        after = state.apply(move)
        assert MANCALA.census(after) == MANCALA.census(state)
        for _, scene in MANCALA.frames(state, move):
            assert sum(item.symbol == "mini-monkey" for item in scene.items) == sum(state.board)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
calls = st.fixed_dictionaries(
    {"call": st.sampled_from(["shelf", "start", "look", "play", "mind", "word", "undo", "why", "nonsense"])},
    optional=dict.fromkeys(
        ["game", "options", "seats", "seed", "seat", "shape", "at", "prefix", "move", "text"], json_values
    )
    | {"record": json_values | played().map(lambda table: table.record.write()), "word": st.text(max_size=8)},
)


@settings(deadline=None)
@given(calls)
def test_the_desk_answers_whatever_it_is_asked(call: dict[str, Any]) -> None:
    answer = json.loads(desk(json.dumps(call)))
    assert isinstance(answer, dict)
    assert "error" not in answer or answer["error"]["say"]
