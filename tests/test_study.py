"""The desk and its minds: thinking in slices, hints, and the review of a game."""

import json
from typing import Any

import pytest
from troop.core.game import Outcome
from troop.core.message import message
from troop.desk import desk
from troop.graph import graph
from troop.minds import slices
from troop.study import Judgement, costs, final_shares

SMALL: dict[str, Any] = {"pockets": 3, "each": 2}


def ask(call: str, **given: Any) -> Any:
    return json.loads(desk(json.dumps({"call": call, **given})))


def begin(*kinds: str, game: Any = "mancala", **options: Any) -> Any:
    seats = [{"kind": kind} for kind in kinds]
    return ask("start", game=game, options=options, seats=seats, seed="study")


def thought_out(call: str, **given: Any) -> tuple[Any, list[float]]:
    """The answer to a call that thinks in slices, and how far it was on the way."""
    fractions = []
    while "thinking" in (answer := ask(call, slice=0, **given)):
        fractions.append(answer["thinking"]["fraction"])
        given["slice"] = 1
        answer = ask(call, **given)
        if "thinking" not in answer:
            return answer, fractions
        fractions.append(answer["thinking"]["fraction"])
        del given["slice"]
    return answer, fractions


def played_to_the_end(*kinds: str, **options: Any) -> Any:
    look = begin(*kinds, **options)
    while look["actor"] != "over":
        look = ask("mind", record=look["record"])
    return look


# Slices


def test_thinking_in_slices_comes_to_the_same_move() -> None:
    record = begin("mandrill", "mandrill", **SMALL)["record"]
    at_once = ask("mind", record=record)
    sliced, fractions = thought_out("mind", record=record)
    assert sliced["record"] == at_once["record"]
    assert fractions == sorted(fractions)
    assert all(0 <= fraction <= 1 for fraction in fractions)


def test_a_mind_can_be_told_to_play_now() -> None:
    record = begin("gorilla", "gorilla", pockets=6, each=4, tokens="off")["record"]
    assert "thinking" in ask("mind", record=record, slice=0)
    look = ask("mind", record=record, slice=0, now=True)
    assert look["last"] == 1
    assert "cut" not in look


def test_thinking_that_takes_too_long_is_cut_short_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    record = begin("gorilla", "gorilla", pockets=6, each=4)["record"]
    now = iter(range(0, 10_000, 3))
    monkeypatch.setattr(slices, "monotonic", lambda: next(now))
    answers = [ask("mind", record=record, slice=1000) for _ in range(4)]
    assert ["thinking" in answer for answer in answers] == [True, True, False, True]
    assert answers[2]["cut"] is True


def test_a_mind_that_fails_can_be_replaced_by_any_move() -> None:
    record = begin("gorilla", "person", pockets=6, each=4)["record"]
    assert ask("mind", record=record, anything=True)["last"] == 1


def test_a_slice_is_a_number_of_milliseconds() -> None:
    record = begin("tamarin", "tamarin", **SMALL)["record"]
    assert ask("mind", record=record, slice="soon")["error"]["say"][0] == "desk-call"


# Hints


def test_a_hint_is_the_three_best_moves_with_reasons_and_places() -> None:
    record = begin("person", "person", pockets=6, each=4)["record"]
    found = ask("hint", record=record)["hints"]
    assert len(found) == 3
    for hint in found:
        assert ask("why", record=record, move=hint["move"]) == {"why": None}
        assert hint["marks"][0][1] == "best"
        assert hint["why"][0].startswith("mancala-best-")
    assert [hint["percent"] for hint in found] == sorted((hint["percent"] for hint in found), reverse=True)


def test_a_hint_is_for_who_decides_alone() -> None:
    record = begin("person", "person", tokens="on", hands="hidden")["record"]
    actor = ask("look", record=record)["actor"]
    assert "hints" in ask("hint", record=record, seat=actor)
    assert ask("hint", record=record, seat=1 - actor)["error"]["say"][0] == "desk-no-hint"
    assert ask("hint", record=record)["error"]["say"][0] == "desk-no-hint"


def test_when_the_game_is_over_there_is_no_hint() -> None:
    assert "error" in ask("hint", record=played_to_the_end("random", "random", **SMALL)["record"])


# Reviews


def test_the_review_of_a_whole_game() -> None:
    look = played_to_the_end("random", "random", pockets=4, each=3)
    record = look["record"]
    entries = ask("judge", record=record)["entries"]
    judgements = [thought_out("judge", record=record, at=at)[0]["judgement"] for at in entries]
    assert [judgement["at"] for judgement in judgements] == entries
    for judgement in judgements:
        assert sum(judgement["shares"]) == pytest.approx(1, abs=0.01)
        if judgement["better"]:
            before = ask("branch", record=record, at=judgement["at"] - 1)
            assert ask("why", record=before["record"], move=judgement["better"]) == {"why": None}
    found = ask("review", record=record, judgements=judgements)
    assert found["graph"]["items"]
    assert found["costly"], "who plays at random makes mistakes"
    assert all(costly["at"] in entries and costly["percent"] >= 8 for costly in found["costly"])


def test_what_was_forced_or_drawn_is_not_judged() -> None:
    record = played_to_the_end("random", "random", game="mancala", tokens="on")["record"]
    look = ask("look", record=record)
    chance = [entry["at"] for entry in look["log"] if entry["seat"] is None]
    assert chance
    assert not set(ask("judge", record=record)["entries"]) & set(chance)


def test_where_something_is_hidden_the_past_stays_closed_until_the_end() -> None:
    record = begin("person", "person", tokens="on", hands="hidden")["record"]
    for call in ("judge", "review", "branch"):
        assert ask(call, record=record, at=0)["error"]["say"][0] == "desk-not-yet"


def test_a_branch_goes_on_from_where_it_leaves() -> None:
    look = played_to_the_end("random", "random", **SMALL)
    branch = ask("branch", record=look["record"], at=2)
    assert branch["last"] == branch["at"] == 2
    assert look["record"].startswith(branch["record"].removesuffix("end\n").rstrip())
    assert "error" in ask("branch", record=look["record"], at="two")


def test_a_branch_keeps_its_history() -> None:
    """One can look back, and take back, behind where it left the other game."""
    record = begin("person", "person", **SMALL)["record"]
    for _ in range(4):
        look = ask("play", record=record, move=ask("look", record=record)["choices"][0]["word"].split())
        record = look["record"]
    branch = ask("branch", record=record, at=2)
    assert [line["text"] for line in branch["log"]] == [line["text"] for line in look["log"][:2]]
    assert ask("look", record=branch["record"], at=0)["at"] == 0
    assert ask("undo", record=branch["record"])["last"] == 1


def test_a_damaged_judgement_is_refused() -> None:
    record = played_to_the_end("random", "random", **SMALL)["record"]
    assert ask("review", record=record, judgements=[{"at": 1}])["error"]["say"][0] == "desk-call"


# What a decision cost


def judgement(at: int, seat: int, mine: float, played: float | None, better: bool = True) -> Judgement:
    shares = (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
    return Judgement(at, seat, shares, played, ("c",) if better else None, "c", message("why-best", percent=50), ())


def test_a_mistake_is_what_looked_worse_and_came_out_worse() -> None:
    both = [judgement(1, 0, 0.7, 0.4), judgement(2, 1, 0.6, 0.6, better=False)]
    assert costs(both, None) == pytest.approx([0.3, 0])
    unlucky = [judgement(1, 0, 0.7, 0.69), judgement(2, 1, 0.9, 0.9, better=False)]
    assert costs(unlucky, None)[0] == pytest.approx(0.01)
    lucky = [judgement(1, 0, 0.7, 0.2), judgement(2, 1, 0.3, 0.3, better=False)]
    assert costs(lucky, None)[0] == pytest.approx(0)


def test_the_last_decision_is_measured_by_the_result() -> None:
    lost = Outcome("side empty", None, (1,))
    assert costs([judgement(1, 0, 0.8, None)], lost) == pytest.approx([0.8])
    assert final_shares(Outcome("agreed", None, ()), 4) == (0.25,) * 4
    assert final_shares(None, 2) is None


def test_the_bands_of_a_graph_fill_it_and_say_how_everybody_stood() -> None:
    stands = [judgement(1, 0, 0.7, 0.4), judgement(2, 1, 0.6, 0.6)]
    scene = graph(stands, (0.0, 1.0), 2, {1})
    bands = [item for item in scene.items if item.symbol == "area"]
    assert [item.seat for item in bands] == [0, 1]
    assert bands[0].points[0][1] == 0
    assert bands[0].points[3:] == tuple(reversed(bands[1].points[:3]))
    said = [item.label for item in scene.items if item.label]
    assert [label[1]["percent"] for label in said] == [70, 40, 0]
    assert [item.key for item in scene.items if item.key.startswith("mark")] == ["mark-1"]
    assert graph([], None, 0, set()).items == ()
