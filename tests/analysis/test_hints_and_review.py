"""Requests that think: slices, hints and the review of a game."""

import json
from typing import Any

import pytest
from troop.ai import slices
from troop.analysis.graph import graph
from troop.analysis.review import Judgement, costs, final_win_probabilities
from troop.api.handler import handle_request
from troop.core.game import Outcome
from troop.core.messages import message

SMALL: dict[str, Any] = {"pockets": 3, "each": 2}


def ask(request: str, **given: Any) -> Any:
    return json.loads(handle_request(json.dumps({"request": request, **given})))


def start(*kinds: str, game: Any = "mancala", **options: Any) -> Any:
    seats = [{"kind": kind} for kind in kinds]
    return ask("start", game=game, options=options, seats=seats, seed="study")


def think(request: str, **given: Any) -> tuple[Any, list[float]]:
    """Return the response to a request that thinks in slices, and the fractions reported on the way."""
    fractions = []
    while "thinking" in (answer := ask(request, slice_ms=0, **given)):
        fractions.append(answer["thinking"]["fraction"])
        given["slice_ms"] = 1
        answer = ask(request, **given)
        if "thinking" not in answer:
            return answer, fractions
        fractions.append(answer["thinking"]["fraction"])
        del given["slice_ms"]
    return answer, fractions


def played_to_the_end(*kinds: str, **options: Any) -> Any:
    view = start(*kinds, **options)
    while view["actor"] != "over":
        view = ask("bot_move", record=view["record"])
    return view


# Slices


def test_thinking_in_slices_finds_the_same_move() -> None:
    record = start("mandrill", "mandrill", **SMALL)["record"]
    at_once = ask("bot_move", record=record)
    sliced, fractions = think("bot_move", record=record)
    assert sliced["record"] == at_once["record"]
    assert fractions == sorted(fractions)
    assert all(0 <= fraction <= 1 for fraction in fractions)


def test_bot_can_be_told_to_play_now() -> None:
    record = start("gorilla", "gorilla", pockets=6, each=4, tokens="off")["record"]
    assert "thinking" in ask("bot_move", record=record, slice_ms=0)
    view = ask("bot_move", record=record, slice_ms=0, play_now=True)
    assert view["last"] == 1
    assert "cut_short" not in view


def test_overlong_thinking_is_cut_short_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    record = start("gorilla", "person", pockets=6, each=4)["record"]
    now = iter(range(0, 10_000, 3))
    monkeypatch.setattr(slices, "monotonic", lambda: next(now))
    answers = [ask("bot_move", record=record, slice_ms=1000) for _ in range(4)]
    assert ["thinking" in answer for answer in answers] == [True, True, False, True]
    assert answers[2]["cut_short"] is True


def test_failing_bot_can_be_replaced_by_random_moves() -> None:
    record = start("gorilla", "person", pockets=6, each=4)["record"]
    assert ask("bot_move", record=record, play_random=True)["last"] == 1


def test_slice_that_is_not_a_number_is_refused() -> None:
    record = start("tamarin", "tamarin", **SMALL)["record"]
    assert ask("bot_move", record=record, slice_ms="soon")["error"]["message"][0] == "request-unknown"


# Hints


def test_hint_has_three_moves_with_reasons_and_marks() -> None:
    record = start("person", "person", pockets=6, each=4)["record"]
    hints = ask("hint", record=record)["hints"]
    assert len(hints) == 3
    for hint in hints:
        assert ask("why_illegal", record=record, move=hint["move"]) == {"why_illegal": None}
        assert hint["marks"][0][1] == "best"
        assert hint["reason"][0].startswith("mancala-reason-")
    assert [hint["percent"] for hint in hints] == sorted((hint["percent"] for hint in hints), reverse=True)


def test_only_the_seat_to_move_gets_a_hint() -> None:
    record = start("person", "person", tokens="on", hands="hidden")["record"]
    actor = ask("view", record=record)["actor"]
    assert "hints" in ask("hint", record=record, viewer=actor)
    assert ask("hint", record=record, viewer=1 - actor)["error"]["message"][0] == "request-no-hint"
    assert ask("hint", record=record)["error"]["message"][0] == "request-no-hint"


def test_there_is_no_hint_after_the_game() -> None:
    assert "error" in ask("hint", record=played_to_the_end("random", "random", **SMALL)["record"])


# Reviews


def test_review_of_a_whole_game() -> None:
    view = played_to_the_end("random", "random", pockets=4, each=3)
    record = view["record"]
    entries = ask("judge", record=record)["entries"]
    judgements = [think("judge", record=record, at=at)[0]["judgement"] for at in entries]
    assert [judgement["at"] for judgement in judgements] == entries
    for judgement in judgements:
        assert sum(judgement["win_probabilities"]) == pytest.approx(1, abs=0.01)
        if judgement["better"]:
            before = ask("branch", record=record, at=judgement["at"] - 1)
            assert ask("why_illegal", record=before["record"], move=judgement["better"]) == {"why_illegal": None}
    found = ask("review", record=record, judgements=judgements)
    assert found["graph"]["items"]
    assert found["costly"], "random players make mistakes"
    assert all(costly["at"] in entries and costly["percent"] >= 8 for costly in found["costly"])


def test_chance_results_are_not_judged() -> None:
    record = played_to_the_end("random", "random", game="mancala", tokens="on")["record"]
    view = ask("view", record=record)
    chance = [entry["at"] for entry in view["log"] if entry["seat"] is None]
    assert chance
    assert not set(ask("judge", record=record)["entries"]) & set(chance)


def test_game_with_hidden_information_cannot_be_reviewed_before_its_end() -> None:
    record = start("person", "person", tokens="on", hands="hidden")["record"]
    for request in ("judge", "review", "branch"):
        assert ask(request, record=record, at=0)["error"]["message"][0] == "request-not-yet"


def test_branch_continues_from_its_entry() -> None:
    view = played_to_the_end("random", "random", **SMALL)
    branch = ask("branch", record=view["record"], at=2)
    assert branch["last"] == branch["at"] == 2
    assert view["record"].startswith(branch["record"].removesuffix("end\n").rstrip())
    assert "error" in ask("branch", record=view["record"], at="two")


def test_branch_keeps_its_history() -> None:
    """Log, earlier positions and undo reach behind the place where it branched off."""
    record = start("person", "person", **SMALL)["record"]
    for _ in range(4):
        view = ask("play", record=record, move=ask("view", record=record)["choices"][0]["word"].split())
        record = view["record"]
    branch = ask("branch", record=record, at=2)
    assert [line["text"] for line in branch["log"]] == [line["text"] for line in view["log"][:2]]
    assert ask("view", record=branch["record"], at=0)["at"] == 0
    assert ask("undo", record=branch["record"])["last"] == 1


def test_incomplete_judgement_is_refused() -> None:
    record = played_to_the_end("random", "random", **SMALL)["record"]
    assert ask("review", record=record, judgements=[{"at": 1}])["error"]["message"][0] == "request-unknown"


# The cost of a decision


def judgement(at: int, seat: int, own: float, played: float | None, better: bool = True) -> Judgement:
    win_probabilities = (own, 1 - own) if seat == 0 else (1 - own, own)
    return Judgement(
        at, seat, win_probabilities, played, ("c",) if better else None, "c", message("reason-best", percent=50), ()
    )


def test_mistake_was_expected_to_be_worse_and_came_out_worse() -> None:
    judgements = [judgement(1, 0, 0.7, 0.4), judgement(2, 1, 0.6, 0.6, better=False)]
    assert costs(judgements, None) == pytest.approx([0.3, 0])
    unlucky = [judgement(1, 0, 0.7, 0.69), judgement(2, 1, 0.9, 0.9, better=False)]
    assert costs(unlucky, None)[0] == pytest.approx(0.01)
    lucky = [judgement(1, 0, 0.7, 0.2), judgement(2, 1, 0.3, 0.3, better=False)]
    assert costs(lucky, None)[0] == pytest.approx(0)


def test_last_decision_is_measured_by_the_result() -> None:
    lost = Outcome("side empty", None, (1,))
    assert costs([judgement(1, 0, 0.8, None)], lost) == pytest.approx([0.8])
    assert final_win_probabilities(Outcome("agreed", None, ()), 4) == (0.25,) * 4
    assert final_win_probabilities(None, 2) is None


def test_graph_has_a_band_for_each_seat_and_labels_with_win_probabilities() -> None:
    judgements = [judgement(1, 0, 0.7, 0.4), judgement(2, 1, 0.6, 0.6)]
    scene = graph(judgements, (0.0, 1.0), 2, {1})
    bands = [item for item in scene.items if item.symbol == "area"]
    assert [item.seat for item in bands] == [0, 1]
    assert bands[0].points[0][1] == 0
    assert bands[0].points[3:] == tuple(reversed(bands[1].points[:3]))
    labels = [item.label for item in scene.items if item.label]
    assert [label[1]["percent"] for label in labels] == [70, 40, 0]
    assert [item.key for item in scene.items if item.key.startswith("mark")] == ["mark-1"]
    assert graph([], None, 0, set()).items == ()
