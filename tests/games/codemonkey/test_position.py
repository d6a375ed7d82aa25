"""CodeMonkey: positions as one line of text."""

import pytest
from codemonkey_setup import GAME, IDLE, JUNGLE, at
from troop.core.errors import BadPosition


def test_the_first_position() -> None:
    assert GAME.notation.to_text(GAME.start()) == "- / 2 3 2 2 3 / - / - / tile"
    assert GAME.notation.to_text(GAME.start(first="drawn", seats=3)) == "- / 2 3 2 2 3 2 / - / - / - / first"


def test_a_position_in_the_middle_of_a_run() -> None:
    text = (
        f"{JUNGLE} / 1 3 2 2 2 / B2 bananas=1 last=T1 missions=513 collected=1 trap=C1 climbed=25 mark=T4 safe=1"
        " dice=5,4 code=4+swing,down,5 / T2 bananas=1 missions=123 mark=T4 dice=6,5 code=-,-,down"
        " / run round=3 dry=1 fruitful slot=3"
    )
    state = GAME.notation.from_text(text, parts="traps,magic", missions="on")
    assert GAME.notation.to_text(state) == text
    assert (state.players[0].collected, state.players[1].at, state.cursor.slot) == ((1,), "T2", 2)


def test_a_drawn_first_player_is_written_and_otherwise_given_by_the_options() -> None:
    drawn = GAME.notation.from_text(f"{JUNGLE} / 2 3 2 2 3 / - / - / start first=2", first="drawn")
    assert (drawn.marker, GAME.notation.to_text(drawn)) == (1, f"{JUNGLE} / 2 3 2 2 3 / - / - / start first=2")
    assert GAME.notation.from_text(f"{JUNGLE} / 2 3 2 2 3 / - / - / start", first=2).marker == 1


def test_words_can_come_in_any_order_and_blanks_do_not_matter() -> None:
    one = GAME.notation.from_text(f"  {JUNGLE}  /  1 3 2 2 3 / C3  dice=5,4 bananas=1 / A3 dice=6,5 / code  round=1 ")
    assert GAME.notation.to_text(one).endswith("C3 bananas=1 dice=5,4 / A3 dice=6,5 / code round=1")


def test_hidden_values_of_a_view_are_question_marks() -> None:
    first = "C3 mark=T1 dice=5,4 code=5,-,-"
    state = at(first, "A3 mark=T2 dice=6,5", go="code round=1 turn=2 timer=3", parts="magic,time")
    assert GAME.notation.to_text(state.view(1)).split(" / ")[2:] == [
        "C3 mark=T1 dice=5,4 code=?,?,?",
        "A3 mark=? dice=6,5",
        "code round=1 turn=2 timer=?",
    ]


@pytest.mark.parametrize(
    ("field", "text"),
    [
        (1, "C@0,0/0;B@0,0/0"),
        (1, "hello"),
        (1, JUNGLE.partition(";T5")[0]),
        (2, "2 3 2 2"),
        (2, "2 3 2 2 4"),
        (2, "2 3 2 2 x"),
        (2, "1 3 2 2 3"),
        (3, "Z9 dice=6,5 code=-,-,-"),
        (3, "A3 dice=6,5 code=-,-,-"),
        (3, "- dice=6,5 code=-,-,-"),
        (3, "C3 dice=5,6 code=-,-,-"),
        (3, "C3 dice=7,5 code=-,-,-"),
        (3, "C3 dice=6,5 code=4,-,-"),
        (3, "C3 dice=6,5 code=-,-"),
        (3, "C3 dice=6,5 code=?,?,?"),
        (3, "C3 code=-,-,-"),
        (3, "C3 dice=6,5"),
        (3, "C3 bananas dice=6,5 code=-,-,-"),
        (3, "C3 bananas=-1 dice=6,5 code=-,-,-"),
        (3, "C3 trap=C1 dice=6,5 code=-,-,-"),
        (3, "C3 mark=T1 dice=6,5 code=-,-,-"),
        (3, "C3 missions=123 dice=6,5 code=-,-,-"),
        (3, "C3 last=T9 dice=6,5 code=-,-,-"),
        (3, "C3 monkeys=3 dice=6,5 code=-,-,-"),
        (3, "C3 dice=6,5 dice=6,5 code=-,-,-"),
        (5, "hello"),
        (5, "run"),
        (5, "run round=61"),
        (5, "run round=1 slot=2"),
        (5, "run round=1 slot=9"),
        (5, "run round=1 part=2"),
        (5, "run round=1 denied"),
        (5, "run round=1 begun"),
        (5, "run round=1 cause=trap"),
        (5, "run round=1 timer=3"),
        (5, "run round=1 loser=1"),
        (5, "run round=1 rolls=1"),
        (5, "run round=1 dry=1"),
        (5, "run round=1 first=2"),
        (5, "run round=1 turn=3"),
        (5, "run round=1 turn=0"),
        (5, "run round=1 fruitful=1"),
        (5, "run round=1 waiting=3"),
        (5, "run round=1 lost=1"),
        (5, "run round=1 drawn=C"),
        (5, "tree round=1"),
        (5, "tree round=1 cause=ring"),
        (5, "name round=1 cause=trap loser=1"),
        (5, "trap round=1"),
        (5, "dice round=1"),
        (5, "over round=1"),
        (5, "over round=1 ended=cap"),
        (5, "mark round=1"),
        (5, "tile round=1"),
    ],
)
def test_invalid_fields_are_refused(field: int, text: str) -> None:
    fields = [JUNGLE, "2 3 2 2 3", "C3 dice=6,5 code=6,-,-", f"A3 {IDLE}", "run round=1"]
    assert GAME.notation.from_text(" / ".join(fields)).step == "run"
    fields[field - 1] = text
    with pytest.raises(BadPosition):
        GAME.notation.from_text(" / ".join(fields))


def test_a_position_has_a_field_for_each_player() -> None:
    with pytest.raises(BadPosition) as raised:
        GAME.notation.from_text(f"{JUNGLE} / 2 3 2 2 3 / C3 / dice round=1")
    assert raised.value.message == ("position-fields", {"found": 4, "expected": 5})


def test_a_position_must_have_the_jungle_of_the_options() -> None:
    other = JUNGLE.replace("T5@4,-2", "T5@3,-3")
    assert GAME.notation.from_text(f"{other} / 2 3 2 2 3 / C3 / A3 / dice round=1").round == 1
    with pytest.raises(BadPosition):
        GAME.notation.from_text(f"{other} / 2 3 2 2 3 / C3 / A3 / dice round=1", jungle=JUNGLE)
