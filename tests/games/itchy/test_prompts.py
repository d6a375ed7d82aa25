"""Itchy Monkey: status, labels, move tree, amounts, player stats, and reasons for illegal moves."""

from typing import Any

import pytest
from itchy_setup import GAME, at, clan, played, why
from random_games import OPTIONS, game_id, random_game
from troop.core.game import choices_after
from troop.core.input import input_of
from troop.games.itchy.rules.geometry import cells

CELLS = cells(7)

SPAWNING = at("d7=1:6w e7=1:1q", "1 spawn")
MOVING = at("e7=1:2w1q f7=2:1q d5=1:2w1q a5=2:2w g4=2:5w a6=1:6w")
SPYING = at("d7=1:1w1q e7=1:2w1q+s d5=1:2w+s", spies="on")


def labels(state: Any, *path: str) -> dict[str, str]:
    """Return the labels of all words that can follow a path."""
    words = choices_after(tuple(input_of(GAME).move_paths(state)), path)
    return {word: GAME.drawing.label(state, (*path, word))[0].removeprefix("itchy-") for word in words}


# Status


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (GAME.start(first="drawn"), "status-chance"),
        (GAME.start(), "itchy-status-place"),
        (at("d7=2:1w", "1 enter"), "itchy-status-enter"),
        (SPAWNING, "itchy-status-spawn"),
        (at("d7=1:8w a6=1:7w b7=1:5w", "1 spawn"), "itchy-status-exchange"),
        (at("d7=1:8w a6=1:7w b7=1:5w", "1 spawn", spies="on"), "itchy-status-spawn-spy"),
        (MOVING, "itchy-status-move"),
        (at("d7=2:1w", "1 move"), "itchy-status-stuck"),
        (at("d7=1:6w", "1 after"), "itchy-status-after"),
        (GAME.start(mode="clan"), "itchy-status-pick"),
        (clan("d5=1w f7=1w"), "itchy-status-clan-spawn"),
        (clan("d5=1w f7=1w", "1 bump"), "itchy-status-clan-bump"),
    ],
)
def test_the_status_names_the_decision(state: Any, expected: str) -> None:
    assert GAME.drawing.status(state)[0] == expected


@pytest.mark.parametrize(
    ("state", "prefix", "expected"),
    [
        (at("d7=1:1w1q", "1 spawn", spies="on"), ("d7",), ("itchy-status-spawn-lice", "G")),
        (MOVING, ("d5",), ("itchy-status-move", None)),
        (MOVING, ("d5", "b5"), ("itchy-status-send", "O")),
        (MOVING, ("e7", "f7"), ("itchy-status-send", "O")),
        (clan("d5=2w f7=1w", "1 bump"), ("d5", "b5"), ("itchy-status-send", "O")),
    ],
)
def test_the_status_asks_for_lice_once_the_monkeys_are_chosen(
    state: Any, prefix: Any, expected: tuple[str, str | None]
) -> None:
    name, arguments = GAME.drawing.status(state, prefix=prefix)
    assert (name, arguments.get("species")) == expected


# Labels


def test_cells_are_labelled_by_their_contents() -> None:
    assert GAME.drawing.label(SPAWNING, ("d7",)) == (
        "itchy-monkey",
        {
            **{"cell": "d7", "species": "G"},
            "lice": ("itchy-owned", {"seat": 1, "workers": 6, "queens": 0, "spies": 0, "kinds": "w"}),
        },
    )
    assert labels(MOVING, "d5")["b5"] == "free"
    assert labels(MOVING, "e7")["d7"] == "monkey-clean"


def test_labels_name_the_lice_of_each_player() -> None:
    label = GAME.drawing.label(at("d7=1:s,2:1w+s", spies="on"), ("d7",))
    assert "itchy-and" in str(label)


def test_exchange_and_nitpick_have_labels() -> None:
    assert labels(MOVING)["q"] == "exchange"
    assert labels(MOVING)["x"] == "nitpick"
    assert labels(MOVING, "g4") == {"x": "nitpick"}
    assert labels(MOVING, "a6")["q"] == "exchange"


def test_a_jumping_queen_is_not_labelled_as_an_exchange() -> None:
    assert labels(MOVING, "e7", "d7") == {"w": "send", "q": "send"}


def test_labels_of_lice_name_the_effect() -> None:
    assert GAME.drawing.label(MOVING, ("e7", "f7", "q"))[0] == "itchy-all-fall"
    assert labels(MOVING, "d5", "b5") == {
        "none": "nobody-goes",
        "1q": "all-fall",
        "1w1q": "takes",
        "2w": "all-fall",
        "2w1q": "takes",
    }


def test_lice_can_cross_to_the_first_cell() -> None:
    state = at("b7-a7 d7-e6 a7=2:1w e7=1:2w")
    assert labels(state, "e7", "b7")["2w"] == "takes"


def test_a_spawn_label_counts_the_new_lice() -> None:
    assert GAME.drawing.label(at("d7=1:1w1q", "1 spawn", spies="on"), ("d7", "s"))[1] == {
        **{"workers": 1, "queens": 0, "spies": 1, "kinds": "ws"}
    }


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (at("d7=2:1w", "1 enter"), "itchy-pass-enter"),
        (at("d7=1:8w a6=1:7w b7=1:5w", "1 spawn"), "itchy-pass-spawn"),
        (at("d7=2:1w", "1 move"), "itchy-pass"),
        (at("d7=1:6w", "1 after"), "itchy-pass-after"),
    ],
)
def test_labels_of_pass_name_its_meaning(state: Any, expected: str) -> None:
    assert GAME.drawing.label(state, ("pass",))[0] == expected


def test_only_the_last_pass_of_a_turn_declines() -> None:
    assert input_of(GAME).is_decline(at("a5=1:6w", "1 after"), ("pass",))
    assert not input_of(GAME).is_decline(at("d5=2:1w", "1 enter"), ("pass",))


def test_the_louse_of_a_jump_can_be_omitted_if_only_one_can() -> None:
    paths = input_of(GAME).move_paths(at("d7=1:3w e7=1:2w1q"))
    assert paths["d7", "e7"] == ("d7", "e7", "w")
    assert paths["e7", "d7", "q"] == ("e7", "d7", "q")


def test_labels_of_the_clan_game() -> None:
    state = clan("d5=2w f7=1w", "1 bump", barred="a4")
    assert labels(state, "d5", "b5") == {"none": "nobody-goes", "2w": "send"}
    assert labels(state, "d7")["off"] == "off"
    assert labels(GAME.start(mode="clan"))["L"] == "pick"
    assert GAME.drawing.label(state, ("d5",))[0] == "itchy-clan-monkey"
    assert "itchy-barred" in str(GAME.drawing.label(state, ("a4",)))


# Move tree


def test_nitpick_and_exchange_can_start_with_the_monkey() -> None:
    paths = input_of(GAME).move_paths(MOVING)
    assert paths["g4", "x"] == ("x", "g4")
    assert paths["a6", "q"] == ("q", "a6")
    assert input_of(GAME).move_paths(at("d7=1:6w", "1 after"))["d7", "q"] == ("q", "d7")


def test_an_exchange_cannot_start_with_a_monkey_that_is_a_whole_move() -> None:
    assert ("d7", "q") not in input_of(GAME).move_paths(SPAWNING)
    assert input_of(GAME).move_paths(at("d7=1:6w", "1 spawn", spies="on"))["d7", "q"] == ("q", "d7")


@pytest.mark.parametrize("options", OPTIONS["itchy"], ids=game_id)
def test_no_move_path_is_a_prefix_of_another(options: dict[str, object]) -> None:
    for state, _ in random_game(GAME, options, "paths"):
        paths = set(input_of(GAME).move_paths(state))
        assert not [path for path in paths for length in range(1, len(path)) if path[:length] in paths]


# Amounts


def test_crossing_lice_are_counted_by_kind() -> None:
    amounts = input_of(GAME).amounts(MOVING, ("d5", "b5", "1w1q"))
    assert [(amount.label[0], amount.number, amount.icon) for amount in amounts] == [
        ("itchy-amount-workers", 1, "louse-1"),
        ("itchy-amount-queens", 1, "queen-1"),
    ]
    assert [amount.number for amount in input_of(GAME).amounts(MOVING, ("d5", "b5", "none"))] == [0, 0]


def test_spies_are_counted_where_they_are_in_play() -> None:
    amounts = input_of(GAME).amounts(SPYING, ("d5", "b5", "2w+s"))
    assert [(amount.number, amount.icon) for amount in amounts] == [(2, "louse-1"), (0, "queen-1"), (1, "spy-1")]


def test_jumps_and_clans_have_no_amounts() -> None:
    assert input_of(GAME).amounts(MOVING, ("e7", "d7", "w")) == ()
    assert input_of(GAME).amounts(MOVING, ("d5", "b5")) == ()
    assert input_of(GAME).amounts(clan("d5=2w f7=1w", "1 bump"), ("d5", "b5", "2w")) == ()


# Player stats


def test_player_stats_have_the_ways_to_win_and_the_supply() -> None:
    state = at("d7=1:3w a6=1:4w b7=1:3w1q g4=2:1w")
    player_stats = GAME.drawing.player_stats(state, 0)
    assert [(stat.label[0].removeprefix("itchy-stat-"), stat.value) for stat in player_stats] == [
        *(("gorillas", "1/3"), ("family", "2/4"), ("variety", "2/5"), ("workers", 10), ("queens", 2))
    ]
    assert player_stats[0].pips == (("monkey-gorilla", True), ("monkey-gorilla", False), ("monkey-gorilla", False))
    assert player_stats[1].pips == (("monkey-lemur", True),) * 2 + (("monkey-lemur", False),) * 2
    assert player_stats[2].pips == (
        *(("monkey-lemur", True), ("monkey-orangutan", False), ("monkey-spider", False)),
        *(("monkey-mandrill", False), ("monkey-gorilla", True)),
    )
    assert [stat.icon for stat in GAME.drawing.player_stats(state, 1)[3:]] == ["louse-2", "queen-2"]
    assert GAME.drawing.player_stats(SPYING, 0)[-1].value == 1


def test_clan_player_stats_have_clean_and_safe_monkeys() -> None:
    assert GAME.drawing.player_stats(GAME.start(mode="clan"), 0) == ()
    clean, safe = GAME.drawing.player_stats(clan("b7! d7! d5=1w f7=1w", safe="GL,-"), 0)
    assert (clean.value, safe.value) == ("4/5", 2)
    assert clean.pips == (("monkey-lemur", True),) * 4 + (("monkey-lemur", False),)


# Illegal moves


def test_an_incomplete_move_names_the_missing_part() -> None:
    assert why(MOVING, "d5") == "why-where"
    assert why(MOVING, "e7", "d7") == "why-who-jumps"
    assert why(MOVING, "d5", "b5") == "why-who-crosses"
    assert why(MOVING, "x") == "why-nitpick"
    assert why(MOVING, "q") == "why-exchange"
    assert why(at("d7=1:1w", "1 spawn", spies="on"), "d7") == "why-worker-or-spy"
    assert why(clan("d5=2w f7=1w", "1 bump"), "d5", "b5") == "why-all-or-none"


def test_a_monkey_that_cannot_move_has_a_reason() -> None:
    assert why(at("c6-b6 a6=1:1w b6=2:2w b7=2:2w a5=2:2w b7-a7"), "a6") == "why-stuck"
    assert why(clan("c6-b6 b7-a7 a6=1w f7=1w", "1 bump"), "a6") == "why-stuck"
    assert why(clan("d5=1w f7=1w", "1 bump"), "d5") == "why-where-to"


def test_a_move_too_early_names_the_step_before_it() -> None:
    assert why(GAME.start(), "pass") == why(GAME.start(), "d7", "d6") == "why-place-first"
    assert why(at("d7=2:1w", "1 enter"), "d7", "d6") == "why-enter-first"
    assert why(SPAWNING, "d7", "d6") == "why-spawn-first"
    assert why(at("d7=1:8w a6=1:7w b7=1:5w", "1 spawn"), "d7", "d6") == "why-exchange-or-pass"


def test_no_move_is_legal_after_the_end() -> None:
    state = played(at("d7=1:3w a4=1:3w g4=1:2w", "1 spawn"), "g4")
    assert why(state, "d7") == "why-over"


# What stands for a choice


def test_the_bumped_monkey_stands_for_the_bump() -> None:
    targets = input_of(GAME).targets
    assert targets(MOVING, ("d5", "b5")) == ("a5",)
    assert targets(MOVING, ("d5", "c5")) == ()
    assert targets(MOVING, ("e7", "f7")) == ()
    assert targets(clan("d5=2w f7=1w", "1 bump"), ("d5", "b5")) == ("a5",)


def test_lice_are_chosen_at_their_monkey() -> None:
    anchor = input_of(GAME).anchor
    assert anchor(MOVING, ("d5", "b5", "2w")) == "d5"
    assert anchor(SPYING._replace(step="spawn"), ("d7", "s")) == "d7"
    assert anchor(MOVING, ("a6", "q")) is None


def test_a_species_is_picked_at_any_of_its_monkeys() -> None:
    state = GAME.start(mode="clan")
    for move in state.legal_moves():
        named = input_of(GAME).targets(state, move)
        assert {state.board.at(CELLS[name]).species for name in named} == {move[0]}
        assert len(named) > 1
