"""What Itchy Monkey asks and offers: status, labels, amounts, the panel of a seat, and why something cannot be done."""

from typing import Any

import pytest
from itchy_play import GAME, at, clan, played, why
from playing import OPTIONS, game_id, random_game
from troop.core.game import choices_after

SPAWNING = at("d7=1:6w e7=1:1q", "1 spawn")
MOVING = at("e7=1:2w1q f7=2:1q d5=1:2w1q a5=2:2w g4=2:5w a6=1:6w")
SPYING = at("d7=1:1w1q e7=1:2w1q+s d5=1:2w+s", spies="on")


def labels(state: Any, *path: str) -> dict[str, str]:
    """What each word that can follow a path is called."""
    words = choices_after(tuple(GAME.spellings(state)), path)
    return {word: GAME.label(state, (*path, word))[0].removeprefix("itchy-") for word in words}


# Status


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (GAME.start(first="drawn"), "status-chance"),
        (GAME.start(), "itchy-status-place"),
        (at("d7=2:1w", "1 enter"), "itchy-status-enter"),
        (SPAWNING, "itchy-status-spawn"),
        (at("d7=1:8w a6=1:7w b7=1:5w", "1 spawn"), "itchy-status-exchange"),
        (MOVING, "itchy-status-move"),
        (at("d7=2:1w", "1 move"), "itchy-status-stuck"),
        (at("d7=1:6w", "1 after"), "itchy-status-after"),
        (GAME.start(mode="clan"), "itchy-status-pick"),
        (clan("d5=1w f7=1w"), "itchy-status-clan-spawn"),
        (clan("d5=1w f7=1w", "1 bump"), "itchy-status-clan-bump"),
    ],
)
def test_the_status_says_what_is_to_be_done(state: Any, said: str) -> None:
    assert GAME.status(state)[0] == said


# Labels


def test_cells_are_called_by_what_is_there() -> None:
    assert GAME.label(SPAWNING, ("d7",)) == (
        "itchy-monkey",
        {
            **{"cell": "d7", "species": "G"},
            "lice": ("itchy-owned", {"seat": 1, "workers": 6, "queens": 0, "spies": 0, "kinds": "w"}),
        },
    )
    assert labels(MOVING, "d5")["b5"] == "free"
    assert labels(MOVING, "e7")["d7"] == "monkey-clean"


def test_lice_of_several_players_are_named_one_after_the_other() -> None:
    said = GAME.label(at("d7=1:s,2:1w+s", spies="on"), ("d7",))
    assert "itchy-and" in str(said)


def test_what_is_done_with_a_monkey_has_a_button() -> None:
    assert labels(MOVING)["q"] == "exchange"
    assert labels(MOVING)["x"] == "nitpick"
    assert labels(MOVING, "g4") == {"x": "nitpick"}
    assert labels(MOVING, "a6")["q"] == "exchange"


def test_a_queen_that_jumps_is_no_exchange() -> None:
    assert labels(MOVING, "e7", "d7") == {"w": "lice", "q": "lice"}


def test_who_jumps_or_goes_over_is_told_what_becomes_of_the_others() -> None:
    assert GAME.label(MOVING, ("e7", "f7", "q"))[0] == "itchy-all-fall"
    assert labels(MOVING, "d5", "b5") == {
        "none": "nobody-goes",
        "1q": "all-fall",
        "1w1q": "takes",
        "2w": "all-fall",
        "2w1q": "takes",
    }


def test_the_first_cell_is_a_cell_like_any_other() -> None:
    state = at("b7-a7 d7-e6 a7=2:1w e7=1:2w")
    assert labels(state, "e7", "b7")["2w"] == "takes"


def test_a_spawn_says_what_hatches() -> None:
    assert GAME.label(at("d7=1:1w1q", "1 spawn", spies="on"), ("d7", "s"))[1] == {
        **{"workers": 1, "queens": 0, "spies": 1, "kinds": "ws"}
    }


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (at("d7=2:1w", "1 enter"), "itchy-pass-enter"),
        (at("d7=1:8w a6=1:7w b7=1:5w", "1 spawn"), "itchy-pass-spawn"),
        (at("d7=2:1w", "1 move"), "itchy-pass"),
        (at("d7=1:6w", "1 after"), "itchy-pass-after"),
    ],
)
def test_passing_is_called_by_what_it_means(state: Any, said: str) -> None:
    assert GAME.label(state, ("pass",))[0] == said


def test_escape_ends_a_turn_in_which_all_is_done_and_passes_nothing_else() -> None:
    assert GAME.declines(at("a5=1:6w", "1 after"), ("pass",))
    assert not GAME.declines(at("d5=2:1w", "1 enter"), ("pass",))


def test_who_jumps_need_not_be_said_where_one_alone_can() -> None:
    paths = GAME.spellings(at("d7=1:3w e7=1:2w1q"))
    assert paths["d7", "e7"] == ("d7", "e7", "w")
    assert paths["e7", "d7", "q"] == ("e7", "d7", "q")


def test_labels_of_the_clan_game() -> None:
    state = clan("d5=2w f7=1w", "1 bump", barred="a4")
    assert labels(state, "d5", "b5") == {"none": "nobody-goes", "2w": "all-go"}
    assert labels(state, "d7")["off"] == "off"
    assert labels(GAME.start(mode="clan"))["L"] == "pick"
    assert GAME.label(state, ("d5",))[0] == "itchy-clan-monkey"
    assert "itchy-barred" in str(GAME.label(state, ("a4",)))


# Spellings


def test_nitpick_and_exchange_can_be_said_monkey_first() -> None:
    spelled = GAME.spellings(MOVING)
    assert spelled["g4", "x"] == ("x", "g4")
    assert spelled["a6", "q"] == ("q", "a6")
    assert GAME.spellings(at("d7=1:6w", "1 after"))["d7", "q"] == ("q", "d7")


def test_where_a_monkey_is_a_whole_move_it_is_not_said_first() -> None:
    assert ("d7", "q") not in GAME.spellings(SPAWNING)
    assert GAME.spellings(at("d7=1:6w", "1 spawn", spies="on"))["d7", "q"] == ("q", "d7")


@pytest.mark.parametrize("options", OPTIONS["itchy"], ids=game_id)
def test_no_spelling_begins_another(options: dict[str, object]) -> None:
    for state, _ in random_game(GAME, options, "spelled"):
        spelled = set(GAME.spellings(state))
        assert not [path for path in spelled for end in range(1, len(path)) if path[:end] in spelled]


# Amounts


def test_lice_that_go_over_are_counted_by_kind() -> None:
    amounts = GAME.amounts(MOVING, ("d5", "b5", "1w1q"))
    assert [(amount.label[0], amount.number, amount.icon) for amount in amounts] == [
        ("itchy-amount-workers", 1, "louse-1"),
        ("itchy-amount-queens", 1, "queen-1"),
    ]
    assert [amount.number for amount in GAME.amounts(MOVING, ("d5", "b5", "none"))] == [0, 0]


def test_spies_are_counted_where_they_are_in_play() -> None:
    amounts = GAME.amounts(SPYING, ("d5", "b5", "2w+s"))
    assert [(amount.number, amount.icon) for amount in amounts] == [(2, "louse-1"), (0, "queen-1"), (1, "spy-1")]


def test_jumps_and_clans_have_no_amounts() -> None:
    assert GAME.amounts(MOVING, ("e7", "d7", "w")) == ()
    assert GAME.amounts(MOVING, ("d5", "b5")) == ()
    assert GAME.amounts(clan("d5=2w f7=1w", "1 bump"), ("d5", "b5", "2w")) == ()


# Facts


def test_the_panel_shows_the_three_ways_to_win_and_the_supply() -> None:
    state = at("d7=1:3w a6=1:4w b7=1:3w1q g4=2:1w")
    facts = GAME.facts(state, 0)
    assert [(fact.label[0].removeprefix("itchy-fact-"), fact.value) for fact in facts] == [
        *(("gorillas", "1/3"), ("family", "2/4"), ("variety", "2/5"), ("workers", 10), ("queens", 2))
    ]
    assert facts[0].pips == (("monkey-gorilla", True), ("monkey-gorilla", False), ("monkey-gorilla", False))
    assert facts[1].pips == (("monkey-lemur", True),) * 2 + (("monkey-lemur", False),) * 2
    assert facts[2].pips == (
        *(("monkey-lemur", True), ("monkey-orangutan", False), ("monkey-spider", False)),
        *(("monkey-mandrill", False), ("monkey-gorilla", True)),
    )
    assert [fact.icon for fact in GAME.facts(state, 1)[3:]] == ["louse-2", "queen-2"]
    assert GAME.facts(SPYING, 0)[-1].value == 1


def test_the_panel_of_a_clan_shows_clean_monkeys_and_those_in_safety() -> None:
    assert GAME.facts(GAME.start(mode="clan"), 0) == ()
    clean, safe = GAME.facts(clan("b7! d7! d5=1w f7=1w", safe="GL,-"), 0)
    assert (clean.value, safe.value) == ("4/5", 2)
    assert clean.pips == (("monkey-lemur", True),) * 4 + (("monkey-lemur", False),)


# Why not


def test_half_a_move_is_told_what_is_missing() -> None:
    assert why(MOVING, "d5") == "why-where"
    assert why(MOVING, "e7", "d7") == "why-who-jumps"
    assert why(MOVING, "d5", "b5") == "why-who-crosses"
    assert why(MOVING, "x") == "why-nitpick"
    assert why(MOVING, "q") == "why-exchange"
    assert why(at("d7=1:1w", "1 spawn", spies="on"), "d7") == "why-worker-or-spy"
    assert why(clan("d5=2w f7=1w", "1 bump"), "d5", "b5") == "why-all-or-none"


def test_a_monkey_with_nowhere_to_go_is_told_so() -> None:
    assert why(at("c6-b6 a6=1:1w b6=2:2w b7=2:2w a5=2:2w b7-a7"), "a6") == "why-stuck"
    assert why(clan("c6-b6 b7-a7 a6=1w f7=1w", "1 bump"), "a6") == "why-stuck"
    assert why(clan("d5=1w f7=1w", "1 bump"), "d5") == "why-where-to"


def test_what_comes_later_is_told_what_comes_first() -> None:
    assert why(GAME.start(), "pass") == why(GAME.start(), "d7", "d6") == "why-place-first"
    assert why(at("d7=2:1w", "1 enter"), "d7", "d6") == "why-enter-first"
    assert why(SPAWNING, "d7", "d6") == "why-spawn-first"
    assert why(at("d7=1:8w a6=1:7w b7=1:5w", "1 spawn"), "d7", "d6") == "why-exchange-or-pass"


def test_when_it_is_over_nothing_can_be_done() -> None:
    state = played(at("d7=1:3w a4=1:3w g4=1:2w", "1 spawn"), "g4")
    assert why(state, "d7") == "why-over"
