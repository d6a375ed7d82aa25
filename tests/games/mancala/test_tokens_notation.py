"""Moves and positions of Monkey Mancala with tokens as text."""

import pytest
from tokens_setup import GAME, START, at, legal
from troop.core.game import BadPosition, IllegalMove, InvalidNotation
from troop.core.input import input_of
from troop.games.mancala.rules.effects import swaps


def test_words_with_a_target() -> None:
    state = at("4 4 4 / 4 4 2 / 0 0 / S / steal swap / -")
    assert GAME.notation.parse(state, "steal:C") == ("steal", "C")
    assert GAME.notation.parse(state, " swap:aC ") == ("swap", "a", "C")
    assert GAME.notation.write(state, ("swap", "a", "C")) == "swap:aC"


def test_swap_is_read_in_either_order_and_written_in_one() -> None:
    state = at("4 4 4 / 4 3 2 / 0 0 / S / swap / -")
    for text, written in [("swap:Ca", "swap:aC"), ("swap:CA", "swap:AC"), ("swap:Bb", "swap:bB")]:
        assert GAME.notation.write(state, GAME.notation.parse(state, text)) == written


def test_both_word_orders_of_a_swap_mean_the_same() -> None:
    state = at("4 4 / 4 3 / 0 0 / S / swap / -")
    assert input_of(GAME).move_paths(state)["swap", "B", "a"] == ("swap", "a", "B")
    assert list(input_of(GAME).move_paths(state)) == sorted(input_of(GAME).move_paths(state))


def test_legal_moves_are_in_code_point_order() -> None:
    words = legal(at("4 4 0 / 4 3 2 / 1 1 / S / skip reverse steal swap / -"))
    assert words == sorted(words)
    assert words[:8] == ["a", "b", "reverse", "skip", "steal:A", "steal:B", "steal:C", "steal:store"]


def test_there_are_66_swaps_on_the_whole_board() -> None:
    assert len(swaps(6)) == 66


@pytest.mark.parametrize(
    "text",
    [
        *("", "steal", "swap", "steal:", "steal:S", "steal:shop", "steal:AB", "swap:a", "swap:abc", "swap:aS"),
        *("swap:store", "discard", "discard:", "discard:a", "roll", "roll=0", "roll=7", "draw=?", "draw=a", "Skip"),
        *("skip:a", "block:skip", "pass pass", "steal:A:B", "steal: A", "swap:a b", "discard:?"),
    ],
)
def test_unreadable_words_are_invalid_notation(text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.notation.parse(at("4 4 / 4 4 / 1 1 / S / skip steal swap / -"), text)


@pytest.mark.parametrize(
    "text", ["block", "pass", "roll=3", "draw=skip", "discard:skip", "swap:aa", "steal:F", "reverse"]
)
def test_readable_words_can_be_illegal(text: str) -> None:
    with pytest.raises(IllegalMove):
        GAME.notation.parse(at("4 4 / 4 3 / 1 1 / S / skip steal swap / -"), text)


def test_token_words_are_invalid_without_tokens() -> None:
    with pytest.raises(InvalidNotation):
        GAME.notation.parse(GAME.start(tokens="off"), "skip")


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (START, {}),
        ("4 4 / 4 4 / 0 0 / S / skip skip reverse / steal swap", {}),
        ("4 4 / 4 4 / 0 0 / N / - / skip / rolled disrupted skip=7 reverse", {}),
        ("4 4 / 4 4 / 0 0 / S / - / skip / sows=a window", {}),
        ("4 4 / 4 3 / 0 0 / S / swap / - / disrupted sows=b answer=swap:aB", {}),
        ("4 4 / 4 4 / 0 0 / S / - / - / disrupted skip=2 sows=b die", {}),
        ("4 4 / 4 4 / 0 0 / S / - / - / skip=2 die", {}),
        ("4 4 / 4 4 / 0 0 / S / - / - / free roll", {}),
        ("4 4 / 4 4 / 0 0 / S / - / - / rolled free draws=3 draw", {}),
        ("4 4 / 4 4 / 0 0 / S / skip skip skip skip swap swap / - / rolled draws=1 discard", {}),
        ("0 0 / 0 0 / 8 8 / - / skip / swap", {"hands": "hidden"}),
        ("4 4 / 4 4 / 0 0 / ? / - / -", {"first": "drawn"}),
        ("4 4 / 4 4 / 0 0 / S / - / - / first=2", {"first": "drawn"}),
        ("4 4 / 4 4 / 0 0 / S / - / - / first=2 / rolled", {"first": "drawn"}),
    ],
)
def test_a_position_is_read_and_written(text: str, options: dict[str, object]) -> None:
    assert GAME.notation.to_text(at(text, **options)) == text


def test_a_view_is_written_with_question_marks() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip reverse / steal swap", hands="hidden")
    assert GAME.notation.to_text(state.view(0)) == "4 4 / 4 4 / 0 0 / S / skip skip reverse / ? ?"
    assert GAME.notation.to_text(state.view(None)) == "4 4 / 4 4 / 0 0 / S / ? ? ? / ? ?"


BOARD = "4 4 / 4 4 / 0 0 / S"


@pytest.mark.parametrize(
    ("text", "options", "reason", "field"),
    [
        (BOARD, {}, "position-fields", None),
        (f"{BOARD} / -", {}, "position-fields", None),
        (f"{BOARD} / - / - / rolled / rolled", {}, "position-fields", None),
        (f"{BOARD} / - / - / rolled", {"tokens": "off"}, "position-fields", None),
        (f"{BOARD} / jump / -", {}, "mancala-position-token", 5),
        (f"{BOARD} / - / ?", {}, "mancala-position-token", 6),
        (f"{BOARD} / /  -", {}, "mancala-position-hand", 5),
        (f"{BOARD} / skip skip / skip", {"copies": 2}, "mancala-position-hand", 6),
        (f"{BOARD} / - / -", {"first": "drawn"}, "mancala-position-first", 7),
        (f"{BOARD} / - / - / rolled", {"first": "drawn"}, "mancala-position-first", 7),
        *(
            (f"{BOARD} / {rest}", {}, "mancala-position-pending", 7)
            for rest in [
                "- / - / ",
                "- / - / rested",
                "- / - / rolled rolled",
                "- / - / reverse rolled",
                "- / - / skip=0",
                "- / - / skip=01",
                "- / - / skip=1000",
                "- / - / sows=a",
                "- / - / sows=A window",
                "- / - / sows=a window",
                "- / swap / sows=a window",
                "- / skip / disrupted sows=a window",
                "- / skip / window",
                "skip / - / sows=a answer=skip",
                "skip / - / disrupted answer=skip",
                "- / - / disrupted sows=a answer=skip",
                "swap / - / disrupted sows=a answer=swap:ab",
                "swap / - / disrupted sows=a answer=pass",
                "- / - / sows=a die",
                "- / - / rolled roll",
                "- / - / skip=2 roll",
                "- / - / draw",
                "- / - / draws=4 draw",
                "- / - / draws=1",
                "- / - / free",
                "skip skip skip swap swap / - / discard",
            ]
        ),
        (f"{BOARD} / skip skip skip skip swap swap / -", {}, "mancala-position-pending", 6),
        (f"{BOARD} / - / - / disrupted", {"disruption": "off"}, "mancala-position-pending", 7),
        ("0 0 / 0 0 / 8 8 / - / - / - / rolled", {}, "mancala-position-pending", 7),
    ],
)
def test_a_bad_position_names_reason_and_field(
    text: str, options: dict[str, object], reason: str, field: int | None
) -> None:
    with pytest.raises(BadPosition) as raised:
        at(text, **options)
    name, arguments = raised.value.message
    assert (name, arguments.get("field")) == (reason, field)
