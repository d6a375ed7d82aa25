"""Options as data: what is chosen is made complete, and what contradicts itself is told."""

import pytest
from troop.core.errors import BadOption
from troop.core.options import Option, settle

OPTIONS = (
    Option("seats", (2, 3, 4), 2),
    Option("mode", ("plain", "pairs"), "plain", needs=(("pairs", "seats", (2, 4)), ("pairs", "dice", ("off",)))),
    Option("dice", ("off", "on"), "off"),
    Option("faces", range(4, 21), 6, when=("dice", "on")),
)


def test_what_is_not_chosen_has_its_default() -> None:
    assert settle(OPTIONS, {}) == {"seats": 2, "mode": "plain", "dice": "off", "faces": 6}


def test_numbers_may_come_as_text() -> None:
    assert settle(OPTIONS, {"seats": "3", "dice": "on", "faces": "20"})["faces"] == 20


def test_what_means_nothing_beside_the_rest_has_its_default() -> None:
    assert settle(OPTIONS, {"faces": 20})["faces"] == 6


@pytest.mark.parametrize("given", [{"mode": "pairs", "seats": 3}, {"mode": "pairs", "dice": "on"}])
def test_values_that_contradict_each_other_are_told_by_the_option_that_asks(given: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="contradict") as raised:
        settle(OPTIONS, given)
    assert raised.value.name == "mode"


def test_values_that_go_together_may_be_chosen_together() -> None:
    assert settle(OPTIONS, {"mode": "pairs", "seats": 4})["mode"] == "pairs"


@pytest.mark.parametrize("given", [{"seats": 5}, {"faces": 3}, {"colour": "red"}])
def test_what_is_not_there_cannot_be_chosen(given: dict[str, object]) -> None:
    with pytest.raises(BadOption) as raised:
        settle(OPTIONS, given)
    assert raised.value.name in given
