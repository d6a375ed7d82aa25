"""The scene of Itchy Monkey, and the badges for effects of a choice and for threats."""

from collections import Counter
from typing import Any

from itchy_setup import GAME, at, clan
from shared_matches import match_of
from troop.api.match_view import ViewOptions, match_view


def symbols(state: Any, cell: str) -> Counter[str]:
    """Return the pieces on a monkey."""
    items = GAME.drawing.scene(state).items
    return Counter(
        item.symbol for item in items if cell in item.key.split(":") and not item.key.startswith(("vine", "fl"))
    )


def badges(state: Any, *prefix: str, overview: bool = False) -> dict[str, list[tuple[str, str]]]:
    """Return the badges on each cell, with their numbers."""
    found: dict[str, list[tuple[str, str]]] = {}
    for badge in GAME.drawing.badges(state, prefix, overview=overview):
        found.setdefault(badge.key, []).append((badge.sign.removeprefix("sign-"), badge.text))
    return found


def marks(state: Any, cell: str, **scene: Any) -> tuple[str, ...]:
    return next(item.marks for item in GAME.drawing.scene(state, **scene).items if item.key == cell)


def test_few_workers_are_shown_singly_and_many_as_a_number() -> None:
    colony = {"monkey-gorilla": 1, "seat-round": 1}
    assert symbols(at("d7=1:4w"), "d7") == Counter({**colony, "louse-1": 4, "text": 1})
    crowded = at("d7=1:7w2q")
    assert symbols(crowded, "d7") == Counter({**colony, "louse-1": 4, "queen-1": 2, "text": 2})
    assert [item.text for item in GAME.drawing.scene(crowded).items if item.key == "count:1:d7"] == ["7"]


def test_more_lice_never_look_smaller() -> None:
    sizes = [
        [item.size for item in GAME.drawing.scene(at(f"d7=1:{count}w")).items if item.symbol == "louse-1"]
        for count in range(1, 10)
    ]
    assert [len(each) for each in sizes] == [1, 2, 3, 4, 4, 4, 4, 4, 4]
    assert len({size for each in sizes for size in each}) == 1


def test_a_colony_has_a_badge_of_its_own_under_every_ring() -> None:
    state = at("d7=1:3w e7=2:2w f7=2:4w")
    for prefix in ((), ("d7",)):
        items = GAME.drawing.scene(state, prefix=prefix).items
        badges = {item.key: item.symbol for item in items if item.key.startswith("colony:")}
        assert badges == {"colony:d7": "seat-round", "colony:f7": "seat-square"}


def test_spies_of_several_seats_are_shown_with_the_lice_of_another() -> None:
    state = at("d8=1:2w,2:s,3:s", seats=3, spies="on")
    assert symbols(state, "d8") == Counter(
        {"monkey-gorilla": 1, "seat-round": 1, "louse-1": 2, "spy-2": 1, "spy-3": 1, "text": 1}
    )


def test_a_colony_is_ringed_in_the_colour_of_its_seat() -> None:
    state = at("d7=1:3w e7=2:2w f7=2:4w")
    held = {item.key: item.seat for item in GAME.drawing.scene(state).items if "held" in item.marks}
    assert held == {"d7": 0, "f7": 1}


def test_the_current_choice_is_marked_or_else_the_last_move() -> None:
    before = at("d7=1:3w")
    assert marks(before, "d7", prefix=("d7",)) == ("held", "chosen")
    move = ("d7", "d6", "none")
    after = before.apply(move)
    assert marks(after, "d6", last=(before, move)) == ("held", "end")
    assert marks(after, "d7", last=(before, move)) == ("last",)


def test_the_last_move_of_each_other_seat_stays_marked() -> None:
    moves = [*[(cell,) for cell in ("g1", "b6", "d8", "c3")], ("g1",), ("g1", "h1"), ("b6",), ("b6", "b2", "none")]
    match = match_of("itchy", {"seats": 4}, [*moves, ("d8",), ("d8", "c8")])
    trails = {
        item["seat"]: len(item["points"])
        for item in match_view(match, ViewOptions())["scene"]["items"]
        if item["key"].startswith("trail:")
    }
    assert trails == {0: 2, 1: 2, 2: 2}
    own_turn = match.decide(("c3",))
    kept = match_view(own_turn, ViewOptions())["scene"]["items"]
    assert {item["seat"] for item in kept if item["key"].startswith("trail:")} == {0, 1, 2}


def test_frames_show_a_bump_step_by_step() -> None:
    state = at("d7=1:3w1q d5=2:2w")
    frames = GAME.drawing.frames(state, ("d7", "d6", "1w1q"))
    assert [event.name for event, _ in frames] == ["bumped", "crossed", "sent-home"]
    lice_by_frame = [[item.key for item in scene.items if item.symbol == "louse-2"] for _, scene in frames]
    assert lice_by_frame == [["worker:2:d5:0", "worker:2:d5:1"]] * 2 + [[]]


def test_a_chosen_monkey_has_badges_for_the_powers_it_meets() -> None:
    state = at("d7=1:2w1q e7=2:1w d5=2:2w1q d1=2:1q")
    assert badges(state, "d7") == {"e7": [("beat", "1")], "d5": [("even", "4")], "b7": [("join", "")]}
    weak = at("d7=1:1w e7=2:3w")
    assert badges(weak, "d7")["e7"] == [("weak", "3")]


def test_a_winning_target_has_a_badge() -> None:
    state = at("d7=1:3w a4=1:3w d1=1:2w c1=1:1w")
    assert badges(state, "c1")["d1"] == [("win", "")]


def test_the_overview_shows_wins_nitpicks_and_threats() -> None:
    state = at("d7=1:3w a4=1:3w d1=1:2w b3=2:5w c6=2:1w a6=1:1w", "1 spawn")
    overview = badges(state, overview=True)
    assert ("win", "") in overview["d1"]
    assert ("pick", "") in overview["b3"]
    threatened = at("d5=1:2w d3=2:2w1q", "1 move")
    assert badges(threatened, overview=True)["d5"] == [("danger", "2")]
    assert badges(threatened) == {}


def test_one_step_from_winning_is_a_chance_for_oneself_and_a_danger_for_others() -> None:
    board = "d7=1:3w a4=1:3w d1=1:2w b3=2:5w c6=2:1w a6=1:1w"
    assert ("win", "") in badges(at(board, "1 spawn"), overview=True)["d1"]
    threatened = badges(at(board, "2 spawn"), overview=True)["d1"]
    assert ("loss", "") in threatened
    assert ("win", "") not in threatened


def test_a_spy_that_wins_alone_has_a_badge() -> None:
    state = at("d7=1:2w a4=1:5w g4=1:5w b7=1:5w c1=1:3w", "1 spawn", spies="on")
    assert ("win", "") in badges(state, overview=True)["d7"]


def test_monkeys_out_of_reach_have_no_badge() -> None:
    assert badges(at("d7=1:3w g2=2:2w", "1 move"), overview=True) == {}


def test_clan_monkeys_show_their_seat_and_safe_ones_lie_in_front_of_it() -> None:
    state = clan("b7! d7! a6=1w f7=1w", safe="GL,-")
    scene = GAME.drawing.scene(state)
    seats = {item.seat for item in scene.items if item.key.startswith("clan:")}
    assert seats == {0, 1}
    safe = [(item.key, item.symbol) for item in scene.items if item.key.startswith("safe:") and item.symbol != "text"]
    assert safe == [("safe:0:0", "monkey-gorilla"), ("safe:0:1", "monkey-lemur")]


def test_an_outbreak_is_shown_as_a_chain() -> None:
    state = clan("d7=4w e7=4w a6=1w a5=1w")
    names = [event.name for event, _ in GAME.drawing.frames(state, ("d7",))]
    assert names.count("outbreak") == 2


def test_the_clan_overview_shows_barred_monkeys_and_coming_outbreaks() -> None:
    state = clan("d7=4w c6=1w a6=1w f7=1w", "1 spawn", barred="c6")
    assert badges(state, overview=True) == {"d7": [("danger", "")], "c6": [("denied", "")]}


def test_a_clan_monkey_has_badges_for_crossing_lice() -> None:
    state = clan("d7=2w d5=3w b7=1w f7=1w", "1 bump")
    assert badges(state, "d7") == {"d5": [("weak", "3")], "b7": [("join", "")]}


def test_a_choice_shows_its_result() -> None:
    state = at("d7=1:3w1q d5=2:2w")
    moved_alone = GAME.drawing.result(state, ("d7", "d6"), None)
    assert moved_alone is not None
    assert symbols(moved_alone, "d6")["louse-1"] == 3
    assert symbols(moved_alone, "d5")["louse-2"] == 2
    fought = GAME.drawing.result(state, ("d7", "d6", "1w1q"), ("d7", "d6", "1w1q"))
    assert fought is not None
    assert symbols(fought, "d5")["louse-2"] == 0
    assert GAME.drawing.result(state, ("d7",), None) is None


def test_preview_shows_the_route_of_a_bump() -> None:
    state = at("a4=1:1w")
    assert GAME.drawing.preview(state, ("a4", "b4")) == (("b4", "end"), ("c4", "path"))
