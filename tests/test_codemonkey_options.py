"""CodeMonkey: options (section 7), texts among them."""

import json

import pytest
from code_play import GAME, JUNGLE, JUNGLE_FOR_THREE
from troop.core.errors import BadOption
from troop.core.record import Record, Seat, read
from troop.desk import desk
from troop.games.codemonkey.terms import PARTS, terms_of
from troop.tables import HOUSE


def test_the_defaults() -> None:
    assert GAME.settle() == {
        "seats": 2,
        "level": 1,
        "parts": "",
        "missions": "off",
        "setup": "quick",
        "jungle": "",
        "first": 1,
        "timer": "rounds",
    }


def test_each_level_includes_those_before_it() -> None:
    for level in range(1, 8):
        assert terms_of(GAME.settle(level=level)).parts == PARTS[: level - 1]


@pytest.mark.parametrize("part", PARTS)
def test_each_part_can_be_played_by_itself(part: str) -> None:
    assert terms_of(GAME.settle(parts=part)).parts == (part,)


def test_parts_are_read_in_any_order_and_written_in_one() -> None:
    assert GAME.settle(parts="loop,traps")["parts"] == "traps,loop"
    assert GAME.settle(parts=" Loop , traps,loop")["parts"] == "traps,loop"
    assert GAME.settle(parts="none")["parts"] == "none"
    assert terms_of(GAME.settle(parts="none", level=7)).parts == ()


def test_the_level_means_nothing_beside_parts() -> None:
    assert GAME.settle(parts="traps", level=7) == GAME.settle(parts="traps")


def test_the_timer_means_nothing_without_time() -> None:
    assert GAME.settle(timer="minutes") == GAME.settle()
    assert GAME.settle(timer="minutes", level=7)["timer"] == "minutes"
    assert GAME.settle(timer="minutes", parts="time")["timer"] == "minutes"


def test_the_set_up_means_nothing_beside_a_jungle() -> None:
    assert GAME.settle(jungle=JUNGLE, setup="build") == GAME.settle(jungle=JUNGLE)


def test_a_jungle_is_written_as_a_layout_is() -> None:
    assert GAME.settle(jungle=f" {JUNGLE.lower()} ")["jungle"] == JUNGLE


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("seats", {"seats": 5}),
        ("level", {"level": 8}),
        ("parts", {"parts": "traps,bananas"}),
        ("parts", {"parts": "none,traps"}),
        ("first", {"first": 3}),
        ("first", {"first": 4, "seats": 3}),
        ("jungle", {"jungle": "hello"}),
        ("jungle", {"jungle": "C@0,0/0"}),
        ("jungle", {"jungle": JUNGLE_FOR_THREE}),
        ("jungle", {"jungle": JUNGLE, "seats": 3}),
        ("jungle", {"jungle": JUNGLE.replace("T5@4,-2", "T5@9,9")}),
        ("jungle", {"jungle": JUNGLE.replace("C@0,0/0", "C@1,0/0")}),
        ("jungle", {"jungle": JUNGLE.replace("G@1,-3/4", "B@1,-3/4")}),
        ("jungle", {"jungle": JUNGLE.replace(";T1@0,-3;T2@1,-1", ";T2@1,-1;T1@0,-3")}),
        ("jungle", {"jungle": 7}),
        ("monkeys", {"monkeys": 7}),
    ],
)
def test_what_cannot_be_says_which_option(name: str, options: dict[str, object]) -> None:
    with pytest.raises(BadOption) as raised:
        GAME.settle(**options)
    assert raised.value.name == name


def test_who_starts() -> None:
    assert GAME.start(jungle=JUNGLE).marker == 0
    assert GAME.start(jungle=JUNGLE_FOR_THREE, seats=3, first=3).marker == 2
    drawn = GAME.start(jungle=JUNGLE, first="drawn")
    assert [move[0] for move in drawn.legal_moves()] == ["first=1", "first=2"]
    assert drawn.apply(("first=2",)).marker == 1


@pytest.mark.parametrize(
    "options", [{}, {"jungle": JUNGLE, "parts": "traps,loop"}, {"parts": "none", "first": "drawn"}]
)
def test_empty_and_long_texts_survive_a_record(options: dict[str, object]) -> None:
    record = Record(GAME, GAME.settle(**options), (Seat("person"),) * 2)
    assert read(record.write(), HOUSE) == record


def test_the_shelf_says_that_an_option_is_a_text() -> None:
    shelf = json.loads(desk('{"call": "shelf"}'))
    box = next(game for game in shelf["games"] if game["name"] == "codemonkey")
    texts = {option["name"]: option for option in box["options"] if option.get("text")}
    assert texts["jungle"] == {"name": "jungle", "values": [], "default": "", "text": True}
    assert set(texts) == {"jungle", "parts"}
    assert box["seats"] == [2, 3, 4]
