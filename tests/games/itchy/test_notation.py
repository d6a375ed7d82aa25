"""Moves of Itchy Monkey as text (section 7)."""

from typing import Any

import pytest
from itchy_setup import GAME, at, clan, legal, played
from troop.api.cache import REGISTRY
from troop.core.game import AmbiguousMove, IllegalMove, InvalidNotation, Move
from troop.match.match import Match
from troop.match.record import Record, Seat

SPAWN = at("d7=1:7w", "1 spawn")
SPIES = at("d7=1:7w", "1 spawn", spies="on")
MOVE = at("e7=1:2w1q d5=1:2w1q a5=2:1w g4=2:5w a6=1:6w")
SPYING = at("e7=1:2w1q+s d5=1:2w1q+s", spies="on")
CLAN = clan("d5=2w1q f7=1w", "1 bump")


@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (GAME.start(first="drawn"), ("first=2",), "first=2"),
        (GAME.start(), ("d7",), "d7"),
        (GAME.start(mode="clan"), ("L",), "L"),
        (at("d7=2:1w", "1 enter"), ("a6",), "a6"),
        (at("d7=2:1w", "1 enter"), ("pass",), "pass"),
        (SPAWN, ("d7",), "d7"),
        (SPAWN, ("q", "d7"), "q d7"),
        (SPIES, ("d7", "w"), "d7"),
        (SPIES, ("d7", "s"), "d7+s"),
        (MOVE, ("e7", "f7", "w"), "e7>f7 w"),
        (MOVE, ("e7", "e6"), "e7-e6"),
        (MOVE, ("d5", "b5", "none"), "d5-b5"),
        (MOVE, ("d5", "b5", "2w1q"), "d5-b5 2w1q"),
        (MOVE, ("d5", "b5", "1q"), "d5-b5 1q"),
        (MOVE, ("x", "g4"), "x g4"),
        (MOVE, ("q", "a6"), "q a6"),
        (SPYING, ("e7", "f7", "s"), "e7>f7 s"),
        (SPYING, ("e7", "f7", "q+s"), "e7>f7 q+s"),
        (SPYING, ("d5", "b5", "s"), "d5-b5 s"),
        (SPYING, ("d5", "b5", "2w1q+s"), "d5-b5 2w1q+s"),
        (CLAN, ("d7", "off"), "d7 off"),
        (CLAN, ("d5", "b5", "none"), "d5-b5"),
        (CLAN, ("d5", "b5", "2w1q"), "d5-b5 2w1q"),
    ],
)
def test_every_move_is_written_and_read_back(state: Any, move: Move, text: str) -> None:
    assert move in state.legal_moves()
    assert GAME.notation.write(state, move) == text
    assert GAME.notation.parse(state, text) == move


@pytest.mark.parametrize(
    ("state", "text", "move"),
    [
        (GAME.start(), "  D7 ", ("d7",)),
        (GAME.start(), "d 7", ("d7",)),
        (GAME.start(first="drawn"), "First = 2", ("first=2",)),
        (GAME.start(mode="clan"), "l", ("L",)),
        (GAME.start(mode="clan"), "s", ("S",)),
        (SPAWN, "Qd7", ("q", "d7")),
        (SPIES, "d7 + S", ("d7", "s")),
        (MOVE, "E7 > F7 W", ("e7", "f7", "w")),
        (MOVE, "e7>f7 1w", ("e7", "f7", "w")),
        (MOVE, "d5-b5 all", ("d5", "b5", "2w1q")),
        (MOVE, "d5-b5 ALL", ("d5", "b5", "2w1q")),
        (MOVE, "d5-b5 w", ("d5", "b5", "1w")),
        (MOVE, "d5-b5 q w", ("d5", "b5", "1w1q")),
        (MOVE, "d5 - b5 1q 2w", ("d5", "b5", "2w1q")),
        (MOVE, "Xg4", ("x", "g4")),
        (SPYING, "d5-b5 all", ("d5", "b5", "2w1q+s")),
        (SPYING, "d5-b5 ws", ("d5", "b5", "1w+s")),
        (SPYING, "d5-b5 +s", ("d5", "b5", "s")),
        (SPYING, "e7>f7 s+q", ("e7", "f7", "q+s")),
        (CLAN, "d5-b5 all", ("d5", "b5", "2w1q")),
        (CLAN, "D7OFF", ("d7", "off")),
        (played(at("d7=1:7w"), "d7-d6"), "Pass", ("pass",)),
    ],
)
def test_capitals_blanks_and_orders_do_not_matter(state: Any, text: str, move: Move) -> None:
    assert GAME.notation.parse(state, text) == move


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "d",
            "7",
            "i7",
            "d9",
            "d0",
            "d7 d6",
            "d7+",
            "d7+w",
            "d7>",
            "d7>d6 x",
            "d7-d6 0w",
            "d7-d6 2",
            "d7-d6 2w2w",
        ),
        *(
            "d7-d6 2w1q+2s",
            "d7-d6 123w",
            "d7-d6 1w+",
            "x",
            "q",
            "x d",
            "first",
            "first=5",
            "\nd7",
            "d７",
            "ſ",
            "pass pass",
            "K",
        ),
    ],
)
def test_unreadable_moves_are_invalid_notation(text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.notation.parse(GAME.start(), text)


@pytest.mark.parametrize(
    "text", ["h8", "d6", "d7>d6 w", "d7>d6 2w", "d7-d6 all", "x d7", "q d7", "pass", "first=1", "L", "d7 off", "d7+s"]
)
def test_readable_moves_can_be_illegal(text: str) -> None:
    with pytest.raises(IllegalMove):
        GAME.notation.parse(GAME.start(), text)


def test_a_jump_without_a_louse_is_ambiguous_if_several_can() -> None:
    with pytest.raises(AmbiguousMove) as raised:
        GAME.notation.parse(MOVE, "e7>f7")
    assert raised.value.message == ("ambiguous", {"text": "e7>f7", "first": "e7>f7 w", "second": "e7>f7 q"})
    assert GAME.notation.parse(at("e7=1:2w"), "e7>f7") == ("e7", "f7", "w")


def test_an_impossible_jump_has_a_reason() -> None:
    with pytest.raises(IllegalMove) as raised:
        GAME.notation.parse(at("e7=1:1q f7=2:3w"), "e7>f7")
    assert raised.value.message == ("itchy-why-weak", {"seat": 2, "cell": "f7", "power": 3})


def test_all_includes_the_spy_even_where_it_cannot_land() -> None:
    state = at("d5=1:1w+s a5=1:1w+s", spies="on")
    with pytest.raises(IllegalMove) as raised:
        GAME.notation.parse(state, "d5-b5 all")
    assert raised.value.message == ("itchy-why-spy-there", {"cell": "a5"})


def test_legal_moves_are_sorted_as_text() -> None:
    moves = legal(MOVE)
    assert moves == sorted(moves)
    assert moves[-2:] == ["q a6", "x g4"]


def test_a_record_has_one_line_for_each_turn() -> None:
    options = GAME.complete_options()
    match = Match(Record(GAME, options, (Seat("person"),) * 2, "seed"), REGISTRY)
    for text in ("d7", "a5", "D7", "d7 - d6 w q", "a5", "a5>a4 q"):
        match = match.play(text)
    lines = match.record.write().splitlines()
    assert lines[lines.index("moves") + 1 : -1] == ["d7", "a5", "d7 / d7-d6 1w1q", "a5 / a5>a4 q"]
    assert Match.read(match.record.write(), REGISTRY).record == match.record
