"""The scene of Monkey Mancala with tokens: hands, pile, die, and tokens that bend a sowing."""

import pytest
from random_games import random_game
from tokens_setup import GAME, at, played
from troop.core.scene import Item, Scene

RICH = "4 4 0 5 5 5 / 4 4 4 4 4 4 / 1 0 / S / skip skip reverse steal swap / steal swap swap"
TOKENS = {"token-skip", "token-reverse", "token-steal", "token-swap", "token-back"}
SIGNS = ("announced", "force:reverse")


def items(scene: Scene) -> dict[str, Item]:
    return {item.key: item for item in scene.items}


def words(scene: Scene) -> dict[str, str]:
    return {word: key for word, key in scene.keys().items() if len(key) > 1 or word == "store"}


def test_there_is_room_for_the_hands() -> None:
    assert GAME.drawing.scene(GAME.start()).size == (1100, 620)
    assert GAME.drawing.scene(GAME.start(), shape="tall").size == (620, 1100)
    assert GAME.drawing.scene(GAME.start(tokens="off")).size == (1100, 420)
    assert GAME.drawing.scene(GAME.start(pockets=1)).size == (820, 620)


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_is_on_its_owners_side_of_the_log(seat: int, shape: str) -> None:
    by_key = items(GAME.drawing.scene(at(RICH), seat, shape=shape))
    across = 0 if shape == "tall" else 1
    own, other = ("S:skip:0", "N:swap:1") if seat == 0 else ("N:swap:1", "S:skip:0")
    assert by_key[own].at[across] == 570
    assert by_key[other].at[across] == 50
    assert by_key["pile"].at[across] == 570


def test_every_token_is_in_the_scene() -> None:
    for state, _ in random_game(GAME, {}, "somewhere"):
        drawn = [item for item in GAME.drawing.scene(state).items if item.symbol in TOKENS and item.key not in SIGNS]
        assert len(drawn) == 16


def test_the_first_token_of_a_kind_can_be_chosen() -> None:
    scene = GAME.drawing.scene(at(RICH), 0)
    assert words(scene) == {"skip": "S:skip", "reverse": "S:reverse", "steal": "S:steal", "swap": "S:swap"}
    assert items(scene)["S:skip"].at == items(scene)["S:skip:0"].at
    assert items(scene)["S:skip"].label == ("mancala-token", {"side": "south", "token": "skip", "count": 2})
    assert items(scene)["N:swap"].word is None


def test_in_the_window_the_opponents_tokens_can_be_chosen() -> None:
    assert words(GAME.drawing.scene(at(RICH + " / sows=a window"))) == {"steal": "N:steal", "swap": "N:swap"}


def test_after_steal_the_store_of_the_victim_can_be_chosen() -> None:
    scene = GAME.drawing.scene(at(RICH), 0, prefix=("steal",))
    assert words(scene) == {"store": "N"}
    assert items(scene)["S:steal"].marks == ("chosen",)
    assert items(scene)["S:steal:0"].at[1] < items(scene)["S:skip:0"].at[1]
    assert words(GAME.drawing.scene(at(RICH + " / sows=a window"), 1, prefix=("steal",))) == {"store": "S"}


def test_the_first_pocket_of_a_swap_is_marked() -> None:
    assert items(GAME.drawing.scene(at(RICH), 0, prefix=("swap", "D")))["D"].marks == ("chosen",)


def test_a_block_is_chosen_by_its_token() -> None:
    state = at("4 4 / 4 3 / 0 0 / S / skip swap / - / disrupted sows=a answer=skip")
    assert words(GAME.drawing.scene(state)) == {"block": "S:skip"}


def test_an_announced_disruption_marks_its_targets() -> None:
    state = at("4 4 / 4 3 / 0 0 / S / steal / - / disrupted sows=a answer=steal:a")
    by_key = items(GAME.drawing.scene(state))
    assert by_key["a"].marks == ("chosen", "danger")
    assert by_key["N"].marks == ()
    assert by_key["announced"].symbol == "token-steal"
    swap = at("4 4 / 4 3 / 0 0 / S / swap / - / disrupted sows=a answer=swap:bB")
    assert [items(GAME.drawing.scene(swap))[key].marks for key in "abB"] == [("chosen",), ("danger",), ("danger",)]


def test_a_discard_is_chosen_by_its_token() -> None:
    state = at("4 4 / 4 3 / 0 0 / S / skip skip skip swap swap swap / - / discard")
    assert words(GAME.drawing.scene(state)) == {}
    assert words(GAME.drawing.scene(state, 0, prefix=("discard",))) == {"skip": "S:skip", "swap": "S:swap"}


def test_effects_are_on_the_board_until_the_sowing() -> None:
    state = at("4 4 4 / 4 4 4 / 0 0 / S / - / - / skip=8 reverse")
    by_key = items(GAME.drawing.scene(state))
    assert [by_key[key].symbol for key in ("force:reverse", "force:0", "force:1")] == [
        "token-reverse",
        "die-6",
        "die-2",
    ]
    assert by_key["force:count"].text == "8"
    assert by_key["force:0"].label == ("mancala-force-skip", {"count": 8})
    for _, scene in GAME.drawing.frames(state, ("a",)):
        assert not [item for item in scene.items if item.key.startswith("force")]


def test_the_die_is_shown_where_it_was_rolled() -> None:
    own = at("4 4 4 / 4 4 4 / 0 0 / S / - / - / die")
    ((_, scene),) = GAME.drawing.frames(own, ("roll=5",), 0)
    assert (items(scene)["die:die"].symbol, items(scene)["die:die"].at[1]) == ("die-5", 570)
    disruption = at("4 4 4 / 4 4 4 / 0 0 / S / - / - / disrupted sows=a die")
    frames = GAME.drawing.frames(disruption, ("roll=5",), 0)
    assert all(items(scene)["die:die"].at[1] == 50 for _, scene in frames)


def test_a_used_token_goes_to_the_pile_before_it_acts() -> None:
    frames = {event.name: items(scene) for event, scene in GAME.drawing.frames(at(RICH), ("steal", "A"), 0)}
    assert "S:steal:0" not in frames["used"]
    assert "pile:steal:2" in frames["used"]
    assert "S:1" not in frames["used"]
    assert "S:1" in frames["stolen"]


def test_hidden_tokens_show_their_backs() -> None:
    state = at(RICH, hands="hidden")
    by_key = items(GAME.drawing.scene(state.view(1), 1))
    assert by_key["S:back:4"].symbol == "token-back"
    assert by_key["S:back"].label == ("mancala-token", {"side": "south", "token": "hidden", "count": 5})
    assert by_key["N:swap:1"].symbol == "token-swap"
    assert by_key["pile:back:count"].text == "8"
    assert by_key["pile"].label == ("mancala-pile-hidden", {"count": 8})


# Previews


def test_preview_of_a_pocket_follows_skip_and_reverse() -> None:
    state = at("4 2 4 / 4 4 4 / 0 0 / S / - / - / skip=1 reverse")
    assert GAME.drawing.preview(state, ("b",)) == (("C", "path"), ("B", "end"))


def test_preview_of_a_disruption_is_the_bent_path() -> None:
    state = at("4 2 4 / 4 4 4 / 0 0 / S / - / skip reverse steal swap / sows=b window")
    assert GAME.drawing.preview(state, ("pass",)) == (("c", "path"), ("S", "end"))
    assert GAME.drawing.preview(state, ("reverse",)) == (("a", "path"), ("C", "end"))
    assert GAME.drawing.preview(state, ("steal", "b")) == (("c", "end"),)
    assert GAME.drawing.preview(state, ("swap", "b", "A")) == (
        ("c", "path"),
        ("S", "path"),
        ("A", "path"),
        ("B", "end"),
    )
    assert GAME.drawing.preview(state, ("swap", "A", "b")) == GAME.drawing.preview(state, ("swap", "b", "A"))
    assert GAME.drawing.preview(state, ("skip",)) == ()


def test_preview_of_an_answer_is_the_path_after_it() -> None:
    state = at("4 2 4 / 4 4 4 / 0 0 / S / reverse / - / disrupted sows=b answer=reverse")
    assert GAME.drawing.preview(state, ("block",)) == (("c", "path"), ("S", "end"))
    assert GAME.drawing.preview(state, ("pass",)) == (("a", "path"), ("C", "end"))


def test_preview_of_steal_and_swap_marks_their_places() -> None:
    assert GAME.drawing.preview(at(RICH), ("steal", "D")) == (("D", "path"), ("S", "end"))
    assert GAME.drawing.preview(at(RICH), ("swap", "a", "d")) == (("a", "end"), ("d", "end"))
    assert GAME.drawing.preview(at(RICH), ("steal",)) == ()


def test_preview_of_a_disruption_that_empties_the_pocket_marks_its_places() -> None:
    state = at("4 1 4 / 4 4 4 / 0 0 / S / - / steal / sows=b window")
    assert GAME.drawing.preview(state, ("steal", "b")) == (("b", "path"), ("N", "end"))


def test_the_end_of_a_bent_sowing_is_marked() -> None:
    before = at("4 2 4 / 4 4 4 / 0 0 / S / - / reverse / sows=b window")
    move = ("reverse",)
    by_key = items(GAME.drawing.scene(played(before, "reverse"), last=(before, move)))
    assert (by_key["b"].marks, by_key["C"].marks) == (("last",), ("end",))


def test_each_roll_has_its_own_die() -> None:
    skip = at("4 4 4 / 4 4 4 / 0 0 / S / - / - / disrupted sows=c die")
    ((*_, (_, first)), ((_, second), *_)) = (
        GAME.drawing.frames(skip, ("roll=5",), 0),
        GAME.drawing.frames(played(skip, "roll=5"), ("roll=5",), 0),
    )
    dice = [[(item.key, item.faces) for item in scene.items if item.faces] for scene in (first, second)]
    assert dice == [[("die:die", 6)], [("die:roll", 6)]]
