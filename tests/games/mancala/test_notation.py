"""Moves and positions of Monkey Mancala without tokens as text."""

import pytest
from troop.core.game import BadPosition, IllegalMove, InvalidNotation
from troop.games import GAMES

GAME = GAMES["mancala"]


def test_blanks_around_a_move_are_ignored() -> None:
    assert GAME.notation.parse(GAME.start(tokens="off"), "  c ") == ("c",)


@pytest.mark.parametrize("text", ["", "g", "cc", "c d", "first", "first=", "first=0", "ç", "1", "S", "\nc"])
def test_unreadable_moves_are_invalid_notation(text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.notation.parse(GAME.start(tokens="off"), text)


@pytest.mark.parametrize("text", ["C", "f", "first=1"])
def test_readable_moves_can_be_illegal(text: str) -> None:
    with pytest.raises(IllegalMove):
        GAME.notation.parse(GAME.start(tokens="off", pockets=4), text)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S", {}),
        ("0 1 / 12 0 / 30 5 / N", {"first": 2}),
        ("0 / 0 / 0 0 / -", {}),
        ("3 3 / 3 3 / 0 0 / ?", {"first": "drawn"}),
        ("3 3 / 3 3 / 0 0 / N / first=2", {"first": "drawn"}),
        ("0 0 / 0 0 / 7 5 / - / first=1", {"first": "drawn"}),
        ("999 0 / 0 1 / 0 0 / S", {"pockets": 2}),
    ],
)
def test_a_position_is_read_and_written(text: str, options: dict[str, object]) -> None:
    assert GAME.notation.to_text(GAME.notation.from_text(text, tokens="off", **options)) == text


@pytest.mark.parametrize(
    ("text", "options", "reason", "field"),
    [
        ("", {}, "position-fields", None),
        ("4 4 / 4 4 / 0 0", {}, "position-fields", None),
        ("4 4 / 4 4 / 0 0 / S / first=1", {}, "position-fields", None),
        ("4 4 / 4 4 / 0 0 / ? / first=1", {"first": "drawn"}, "position-fields", None),
        ("4 4 / 4 4 / 0 0 / S / first=1 / x", {"first": "drawn"}, "position-fields", None),
        ("4 x / 4 4 / 0 0 / S", {}, "position-number", 1),
        ("4 4 / 4 -1 / 0 0 / S", {}, "position-number", 2),
        ("4 4 / 4 4 / 0 1000 / S", {}, "position-number", 3),
        ("4 4 / 4 04 / 0 0 / S", {}, "position-number", 2),
        ("4 4 / 4 ٤ / 0 0 / S", {}, "position-number", 2),
        ("4 4 / 4 4 4 / 0 0 / S", {}, "position-count", 2),
        ("4 4 / 4 4 / 0 0 0 / S", {}, "position-count", 3),
        ("4 4 4 4 4 4 4 / 4 4 4 4 4 4 4 / 0 0 / S", {}, "position-count", 1),
        (" / / 0 0 / S", {}, "position-count", 1),
        ("4 4 / 4 4 / 0 0 / S", {"pockets": 3}, "position-count", 1),
        ("4 4 / 4 4 / 0 0 / s", {}, "position-chooser", 4),
        ("4 4 / 4 4 / 0 0 / ?", {}, "position-chooser", 4),
        ("4 4 / 4 4 / 0 0 / -", {}, "position-not-over", 4),
        ("0 0 / 0 0 / 4 4 / S", {}, "position-over", 4),
        ("0 0 / 0 0 / 4 4 / ?", {"first": "drawn"}, "position-over", 4),
        ("0 0 / 4 4 / 0 0 / S", {}, "mancala-position-side-empty", 1),
        ("4 4 / 0 0 / 0 0 / -", {}, "mancala-position-side-empty", 2),
        ("4 4 / 4 4 / 0 0 / S", {"first": "drawn"}, "mancala-position-first", 5),
        ("4 4 / 4 4 / 0 0 / S / first=3", {"first": "drawn"}, "mancala-position-first", 5),
    ],
)
def test_a_bad_position_names_reason_and_field(
    text: str, options: dict[str, object], reason: str, field: int | None
) -> None:
    with pytest.raises(BadPosition) as raised:
        GAME.notation.from_text(text, tokens="off", **options)
    name, arguments = raised.value.message
    assert (name, arguments.get("field")) == (reason, field)
