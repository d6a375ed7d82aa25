"""Options: missing ones get defaults, contradictory ones are refused."""

import pytest
from troop.core.errors import BadOption
from troop.core.options import Option, complete_options
from troop.games import GAMES

OPTIONS = (
    Option("seats", (2, 3, 4), 2),
    Option("mode", ("plain", "pairs"), "plain", needs=(("pairs", "seats", (2, 4)), ("pairs", "dice", ("off",)))),
    Option("dice", ("off", "on"), "off"),
    Option("faces", range(4, 21), 6, when=("dice", "on")),
)


def test_missing_options_have_their_default() -> None:
    assert complete_options(OPTIONS, {}) == {"seats": 2, "mode": "plain", "dice": "off", "faces": 6}


def test_numbers_can_be_given_as_text() -> None:
    assert complete_options(OPTIONS, {"seats": "3", "dice": "on", "faces": "20"})["faces"] == 20


def test_options_without_effect_have_their_default() -> None:
    assert complete_options(OPTIONS, {"faces": 20})["faces"] == 6


@pytest.mark.parametrize("given", [{"mode": "pairs", "seats": 3}, {"mode": "pairs", "dice": "on"}])
def test_contradictory_values_name_the_option_with_the_condition(given: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="contradict") as raised:
        complete_options(OPTIONS, given)
    assert raised.value.name == "mode"


def test_compatible_values_are_accepted() -> None:
    assert complete_options(OPTIONS, {"mode": "pairs", "seats": 4})["mode"] == "pairs"


@pytest.mark.parametrize("given", [{"seats": 5}, {"faces": 3}, {"colour": "red"}])
def test_unknown_options_and_values_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption) as raised:
        complete_options(OPTIONS, given)
    assert raised.value.name in given


@pytest.mark.parametrize(("game", "name"), [(game, preset.name) for game in GAMES for preset in GAMES[game].presets])
def test_presets_are_options_that_a_game_can_start_with(game: str, name: str) -> None:
    preset = dict(GAMES[game].presets)[name]
    completed = GAMES[game].complete_options(**preset)
    assert {option: completed[option] for option in preset} == preset
    GAMES[game].start(**preset)


@pytest.mark.parametrize("game", GAMES)
def test_presets_differ_in_name_and_in_options(game: str) -> None:
    presets = GAMES[game].presets
    assert len({preset.name for preset in presets}) == len(presets)
    completed = [GAMES[game].complete_options(**preset.options) for preset in presets]
    assert all(one not in completed[:at] for at, one in enumerate(completed))
