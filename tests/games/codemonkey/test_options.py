"""CodeMonkey: options (section 7), including text options."""

import json

import pytest
from codemonkey_setup import GAME, JUNGLE, JUNGLE_FOR_THREE
from troop.api.cache import REGISTRY
from troop.api.handler import handle_request
from troop.core.errors import BadOption
from troop.games.codemonkey.rules.variant import PARTS, variant_of
from troop.match.record import Record, Seat, read


def test_the_defaults() -> None:
    assert GAME.complete_options() == {
        "seats": 2,
        "level": 1,
        "parts": "",
        "missions": "off",
        "setup": "quick",
        "jungle": "",
        "first": 1,
        "timer": "rounds",
    }


def test_missions_come_with_every_level_but_the_first() -> None:
    """Rule 24: the value ``auto`` is never kept."""
    assert GAME.complete_options(missions="auto") == GAME.complete_options()
    assert [GAME.complete_options(level=level)["missions"] for level in (1, 2, 7)] == ["off", "on", "on"]
    assert GAME.complete_options(parts="none", level=7)["missions"] == "off"
    assert GAME.complete_options(parts="time", level=1)["missions"] == "on"
    assert GAME.complete_options(level=1, missions="on")["missions"] == "on"
    assert GAME.complete_options(level=7, missions="off")["missions"] == "off"


def test_each_level_includes_those_before_it() -> None:
    for level in range(1, 8):
        assert variant_of(GAME.complete_options(level=level)).parts == PARTS[: level - 1]


@pytest.mark.parametrize("part", PARTS)
def test_each_part_can_be_played_by_itself(part: str) -> None:
    assert variant_of(GAME.complete_options(parts=part)).parts == (part,)


def test_parts_are_read_in_any_order_and_written_in_one() -> None:
    assert GAME.complete_options(parts="loop,traps")["parts"] == "traps,loop"
    assert GAME.complete_options(parts=" Loop , traps,loop")["parts"] == "traps,loop"
    assert GAME.complete_options(parts="none")["parts"] == "none"
    assert variant_of(GAME.complete_options(parts="none", level=7)).parts == ()


def test_the_level_has_no_effect_beside_parts() -> None:
    assert GAME.complete_options(parts="traps", level=7) == GAME.complete_options(parts="traps")


def test_the_timer_has_no_effect_without_time() -> None:
    assert GAME.complete_options(timer="minutes") == GAME.complete_options()
    assert GAME.complete_options(timer="minutes", level=7)["timer"] == "minutes"
    assert GAME.complete_options(timer="minutes", parts="time")["timer"] == "minutes"


def test_the_setup_has_no_effect_beside_a_jungle() -> None:
    assert GAME.complete_options(jungle=JUNGLE, setup="build") == GAME.complete_options(jungle=JUNGLE)


def test_a_jungle_is_normalised() -> None:
    assert GAME.complete_options(jungle=f" {JUNGLE.lower()} ")["jungle"] == JUNGLE


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
def test_invalid_options_are_refused_by_name(name: str, options: dict[str, object]) -> None:
    with pytest.raises(BadOption) as raised:
        GAME.complete_options(**options)
    assert raised.value.name == name


def test_first_player() -> None:
    assert GAME.start(jungle=JUNGLE).marker == 0
    assert GAME.start(jungle=JUNGLE_FOR_THREE, seats=3, first=3).marker == 2
    drawn = GAME.start(jungle=JUNGLE, first="drawn")
    assert [move[0] for move in drawn.legal_moves()] == ["first=1", "first=2"]
    assert drawn.apply(("first=2",)).marker == 1


@pytest.mark.parametrize(
    "options", [{}, {"jungle": JUNGLE, "parts": "traps,loop"}, {"parts": "none", "first": "drawn"}]
)
def test_text_options_survive_a_record(options: dict[str, object]) -> None:
    record = Record(GAME, GAME.complete_options(**options), (Seat("person"),) * 2)
    assert read(record.write(), REGISTRY) == record


def test_the_catalog_marks_text_options() -> None:
    catalog = json.loads(handle_request('{"request": "catalog"}'))
    codemonkey = next(game for game in catalog["games"] if game["name"] == "codemonkey")
    texts = {option["name"]: option for option in codemonkey["options"] if option.get("text")}
    assert texts["jungle"] == {"name": "jungle", "values": [], "default": "", "text": True}
    assert set(texts) == {"jungle", "parts"}
    assert codemonkey["seats"] == [2, 3, 4]
