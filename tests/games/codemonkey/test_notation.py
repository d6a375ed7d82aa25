"""CodeMonkey: notation (section 8), and the reasons for illegal moves."""

from typing import Any

import pytest
from codemonkey_setup import GAME, IDLE, JUNGLE, at, legal, played
from troop.core.errors import IllegalMove, InvalidNotation

LAYING = played(GAME.start(setup="build"), "tile=C", "tile=B")
PLANTING = GAME.notation.from_text(f"{JUNGLE.partition(';T1')[0]} / 2 3 2 2 3 / - / - / plant", setup="build")
PLACING = played(GAME.start(jungle=JUNGLE), "start=4")
MARKING = at("C3", "A3", go="mark", parts="magic")
ORDERING = at("C3 missions=135", "A3 missions=245", go="order", missions="on")
CODING = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1")
RUNNING = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
NAMING = at(
    "C1 dice=3,1 code=3,-,-",
    f"G3 trap=C1 {IDLE}",
    trees="1 3 2 2 3",
    parts="traps",
    go="name round=1 cause=trap loser=1 begun",
)
TRAPPING = at(f"T1 climbed=2 {IDLE}", f"A3 {IDLE}", go="trap round=1 dry=1", parts="traps")


@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (GAME.start(first="drawn"), ("first=2",), "first=2"),
        (GAME.start(), ("tile=C",), "tile=C"),
        (LAYING, ("-1,-1", "5"), "B@-1,-1/5"),
        (PLANTING, ("0,-3",), "T1@0,-3"),
        (GAME.start(jungle=JUNGLE), ("start=4",), "start=4"),
        (PLACING, ("C3",), "C3"),
        (MARKING, ("T4",), "mark T4"),
        (at("C3", "A3", go="draw", missions="on"), ("missions=135",), "missions=135"),
        (ORDERING, ("5", "1"), "missions 513"),
        (at("C3", "A3", go="timer", parts="time"), ("timer=4",), "timer=4"),
        (at("C3", "A3", go="dice round=1"), ("dice=5,4",), "dice=5,4"),
        (CODING, ("4+swing", "down", "5"), "4+swing down 5"),
        (CODING, ("-", "-", "-"), "- - -"),
        (RUNNING, ("D1",), "D1"),
        (RUNNING, ("G1", "stay"), "G1"),
        (RUNNING, ("G1", "T1"), "G1^T1"),
        (NAMING, ("T1",), "T1"),
        (TRAPPING, ("B3",), "trap B3"),
        (TRAPPING, ("off",), "trap off"),
    ],
)
def test_decisions_are_written_and_read_back(state: Any, move: tuple[str, ...], text: str) -> None:
    assert GAME.notation.write(state, move) == text
    assert GAME.notation.parse(state, text) == move
    assert move in state.legal_moves()


@pytest.mark.parametrize(
    ("state", "typed", "written"),
    [
        (GAME.start(), " tile = c ", "tile=C"),
        (LAYING, "b @ -1,-1 / 5", "B@-1,-1/5"),
        (LAYING, "-1,-1/5", "B@-1,-1/5"),
        (PLANTING, "t1@0,-3", "T1@0,-3"),
        (PLANTING, "0,-3", "T1@0,-3"),
        (PLACING, "c3", "C3"),
        (MARKING, "Mark t4", "mark T4"),
        (MARKING, "T4", "mark T4"),
        (ORDERING, "missions 5 1 3", "missions 513"),
        (ORDERING, "513", "missions 513"),
        (at("C3", "A3", go="dice round=1"), "dice=4,5", "dice=5,4"),
        (at("C3", "A3", go="draw", missions="on"), "missions=531", "missions=135"),
        (CODING, "4+SWING   Down 5", "4+swing down 5"),
        (CODING, "4 + swing, down, 5", "4+swing down 5"),
        (RUNNING, "g1 ^ t1", "G1^T1"),
        (TRAPPING, "b3", "trap B3"),
        (TRAPPING, "OFF", "trap off"),
    ],
)
def test_capitals_and_blanks_do_not_matter(state: Any, typed: str, written: str) -> None:
    assert GAME.notation.write(state, GAME.notation.parse(state, typed)) == written


@pytest.mark.parametrize(
    "text",
    ["", "hello", "∅", "Z9", "C1^", "C1^Z1", "T7", "4+", "swing+4", "mark", "trap", "=", "tree=", "C@/", "x" * 99],
)
@pytest.mark.parametrize("state", [CODING, RUNNING, TRAPPING, GAME.start()], ids=["code", "run", "trap", "start"])
def test_unreadable_moves_are_invalid_notation(state: Any, text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.notation.parse(state, text)


@pytest.mark.parametrize(
    ("state", "text", "why"),
    [
        (GAME.start(), "C1", "why-chance"),
        (GAME.start(), "tile=Q", "why-chance"),
        (LAYING, "D@-1,-1/5", "codemonkey-why-other-tile"),
        (LAYING, "B@0,0/0", "codemonkey-why-covers"),
        (LAYING, "C1", "codemonkey-why-lay"),
        (PLANTING, "T2@0,-3", "codemonkey-why-other-tree"),
        (PLANTING, "T1@9,9", "codemonkey-why-no-ground"),
        (PLACING, "C1", "codemonkey-why-number"),
        (PLACING, "5 - -", "codemonkey-why-place"),
        (MARKING, "mark T6", "codemonkey-why-mark"),
        (ORDERING, "missions 512", "codemonkey-why-order"),
        (CODING, "C1", "codemonkey-why-code"),
        (RUNNING, "C1", "codemonkey-why-no-route"),
        (RUNNING, "F1", "codemonkey-why-no-hex"),
        (RUNNING, "A3", "codemonkey-why-occupied"),
        (RUNNING, "C3", "codemonkey-why-must-move"),
        (RUNNING, "D1^T5", "codemonkey-why-not-seven"),
        (RUNNING, "G1^T2", "codemonkey-why-not-base"),
        (RUNNING, "G1^T6", "codemonkey-why-no-tree"),
        (RUNNING, "trap C1", "codemonkey-why-run"),
        (NAMING, "T2", "codemonkey-why-full"),
        (NAMING, "T6", "codemonkey-why-name"),
        (TRAPPING, "trap A3", "codemonkey-why-occupied"),
        (TRAPPING, "trap C2", "codemonkey-why-trap-number"),
        (TRAPPING, "trap E1", "codemonkey-why-no-hex"),
        (TRAPPING, "5 - -", "codemonkey-why-trap-move"),
    ],
)
def test_illegal_moves_have_a_reason(state: Any, text: str, why: str) -> None:
    with pytest.raises(IllegalMove) as raised:
        GAME.notation.parse(state, text)
    assert raised.value.message[0] == why


@pytest.mark.parametrize(
    ("state", "move", "why"),
    [
        (RUNNING, ("G1",), "codemonkey-why-climb-or-stay"),
        (RUNNING, ("D1", "stay"), "codemonkey-why-nothing-to-climb"),
        (RUNNING, (), "codemonkey-why-run"),
        (at("A2 dice=5,4 code=5,-,-", f"D1 {IDLE}"), ("D2",), "codemonkey-why-cut-short"),
        (at("T1 dice=5,4 code=5,-,-", f"A3 {IDLE}"), ("G1",), "codemonkey-why-number"),
        (at("T1 dice=5,4 code=5,-,-", f"A3 {IDLE}"), ("C1",), "codemonkey-why-not-base"),
        (at("T1 dice=5,4 code=down,-,-", f"A3 trap=G1 {IDLE}", parts="traps"), ("G1",), "codemonkey-why-trap"),
        (at("G2 dice=5,4 code=swing,-,-", f"A3 trap=G1 {IDLE}", parts="traps"), ("G1",), "codemonkey-why-trap"),
        (at("G2 dice=5,4 code=swing,-,-", f"A3 {IDLE}"), ("C1",), "codemonkey-why-no-landing"),
        (
            at("C3 trap=G1 dice=5,4 code=5,-,-", f"A3 {IDLE}", parts="traps"),
            ("G1", "T1"),
            "codemonkey-why-trapped-climb",
        ),
        (at("C3 dice=5,4 code=5,-,-", f"T1 {IDLE}"), ("G1", "T1"), "codemonkey-why-no-climb"),
        (
            at(f"C3 trap=G1 {IDLE}", f"A3 trap=B3 {IDLE}", go="trap round=1 dry=1", parts="traps"),
            ("B3",),
            "codemonkey-why-trap-there",
        ),
    ],
)
def test_illegal_words_have_a_reason(state: Any, move: tuple[str, ...], why: str) -> None:
    problem = GAME.narration.why_illegal(state, move)
    assert problem is not None
    assert problem[0] == why
    with pytest.raises(IllegalMove):
        state.apply(move)


def test_legal_moves_are_sorted_as_text() -> None:
    assert legal(CODING) == sorted(legal(CODING))
    assert legal(LAYING) == sorted(legal(LAYING))
    assert legal(RUNNING) == sorted(legal(RUNNING))


def test_the_layout_of_the_rules_is_read_back() -> None:
    assert GAME.start(jungle=JUNGLE).jungle.write() == JUNGLE
