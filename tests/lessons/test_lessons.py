"""Lesson steps: shown, played, answered and judged, all from the lesson and the record."""

import json
from typing import Any

import pytest
from troop.api.cache import REGISTRY
from troop.api.handler import handle_request
from troop.lessons.lesson import BadLesson, read_lesson
from troop.lessons.validation import check

TEXT = {"en": "words", "fr": "mots"}
START = "4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S"


def step(**fields: Any) -> dict[str, Any]:
    """Return a step whose goal is a free turn; ``fields`` replace its own, and None removes one."""
    usual = {"position": START, "goal": {"turn": "stays"}, "solution": ["c"]}
    texts = {"text": TEXT, "hint": TEXT, "reached": {"en": "yes", "fr": "oui"}, "missed": {"en": "no", "fr": "non"}}
    return {name: value for name, value in (usual | texts | fields).items() if value is not None}


def lesson(*steps: dict[str, Any], **fields: Any) -> dict[str, Any]:
    usual = {"game": "mancala", "options": {"tokens": "off"}, "title": TEXT, "about": TEXT, "done": TEXT}
    return usual | {"step": list(steps) or [step()]} | fields


def ask(request: str, given: dict[str, Any], number: int = 0, **arguments: Any) -> dict[str, Any]:
    answer = json.loads(handle_request(json.dumps({"request": request, "lesson": given, "step": number, **arguments})))
    assert isinstance(answer, dict)
    return answer


def played(given: dict[str, Any], *texts: str, number: int = 0) -> dict[str, Any]:
    """Return the match view after these decisions of the learner."""
    view = ask("lesson", given, number)
    for text in texts:
        view = ask("play", given, number, record=view["record"], text=text)
    return view


def status(given: dict[str, Any], *texts: str, number: int = 0) -> str:
    return str(played(given, *texts, number=number)["lesson"]["status"])


def refusal(given: dict[str, Any]) -> str:
    """Return the message that refuses a lesson."""
    with pytest.raises(BadLesson) as raised:
        check(read_lesson(given), ("en", "fr"), REGISTRY)
    return str(raised.value)


# Playing


def test_a_puzzle_has_no_previews_and_no_signs() -> None:
    layout = "C@0,0/0;B@-1,-1/5;G@1,-3/4;D@3,-2/1;A@4,-3/4;H@4,-1/5;T1@0,-3;T2@1,-1;T3@2,0;T4@-1,0;T5@4,-2"
    position = f"{layout} / 2 3 2 2 3 / C1 dice=4,3 / A2 dice=6,2 / code round=3"
    task = step(position=position, solution=["4 down -"], goal={"events": ["climbed"]}, within=3)
    coding = {"game": "codemonkey", "options": {}}
    for puzzle in (False, True):
        given = lesson(task | {"puzzle": puzzle}, **coding)
        record = ask("lesson", given)["record"]
        prefix = ["die1", "slot1"]
        view = ask("view", given, record=record, viewer=0, prefix=prefix)
        [node, *_] = ask("nodes", given, record=record, viewer=0, prefix=prefix)["nodes"]
        for shown in (view, node):
            told = bool(shown["badges"]), bool(shown["outlooks"]), any("preview" in each for each in shown["choices"])
            assert told == ((False,) * 3 if puzzle else (True,) * 3)


def test_step_starts_at_its_position_with_text_and_hint() -> None:
    view = ask("lesson", lesson(step(position="0 0 0 0 0 1 / 1 0 0 0 0 0 / 23 23 / S")))
    assert "position 0 0 0 0 0 1 / 1 0 0 0 0 0 / 23 23 / S" in view["record"]
    assert view["lesson"] == {
        **{"step": 0, "steps": 1, "decisions": 0, "puzzle": False, "text": TEXT, "hint": TEXT},
        **{"status": "open", "feedback": {}},
    }
    assert [seat["kind"] for seat in view["seats"]] == ["person", "tamarin"]


def test_first_step_can_start_with_the_game() -> None:
    assert "position" not in ask("lesson", lesson(step(position=None)))["record"]


def test_goal_is_reached_or_missed() -> None:
    reached, missed = played(lesson(), "c"), played(lesson(), "d")
    assert (reached["lesson"]["status"], reached["lesson"]["feedback"]["en"]) == ("reached", "yes")
    assert (missed["lesson"]["status"], missed["lesson"]["feedback"]["fr"]) == ("missed", "non")
    assert reached["frames"]


def test_no_move_is_possible_after_the_end_of_a_step() -> None:
    view = played(lesson(), "c")
    assert ask("play", lesson(), record=view["record"], text="a")["error"]["message"][0] == "lesson-step-over"


def test_undo_reopens_the_step() -> None:
    view = ask("undo", lesson(), record=played(lesson(), "d")["record"])
    assert view["lesson"] == ask("lesson", lesson())["lesson"]


def test_status_follows_from_the_record() -> None:
    view = played(lesson(), "d")
    assert ask("view", lesson(), record=view["record"])["lesson"] == view["lesson"]
    assert "lesson" not in json.loads(handle_request(json.dumps({"request": "view", "record": view["record"]})))


def test_mistake_has_its_own_feedback_and_answers() -> None:
    mistake = {"moves": ["a", "d"], "answers": ["C"], "en": "see", "fr": "voyez"}
    view = played(lesson(step(mistake=[mistake])), "d")
    assert (view["lesson"]["status"], view["lesson"]["feedback"]["en"]) == ("missed", "see")
    assert [entry["text"] for entry in view["log"]] == ["d", "C"]
    assert [entry["text"] for entry in played(lesson(step(mistake=[mistake])), "e")["log"]] == ["e"]


def test_other_seats_play_the_answers_even_before_the_learner() -> None:
    given = lesson(
        step(position=START.replace("S", "N"), answers=["A", "B"], solution=["a", "c"], goal={"turn": "passes"})
    )
    view = ask("lesson", given)
    assert ([entry["text"] for entry in view["log"]], view["actor"]) == (["A"], 0)


def test_chance_follows_the_answers_and_is_otherwise_repeatable() -> None:
    tokens = step(position=f"{START} / - / -", answers=["roll=5", "draw=swap", "draw=steal", "draw=skip"])
    given = lesson(tokens, options={})
    assert [entry["text"] for entry in played(given, "c")["log"]] == [
        "c",
        "roll=5",
        "draw=swap",
        "draw=steal",
        "draw=skip",
    ]
    unscripted = lesson(step(position=f"{START} / - / -"), options={})
    assert played(unscripted, "c")["record"] == played(unscripted, "c")["record"]


def test_step_without_a_position_continues_after_the_previous_solution() -> None:
    given = lesson(step(goal={"moves": ["c"]}), step(position=None, solution=["f"], goal={"stats": {"store": 2}}))
    check(read_lesson(given), ("en", "fr"), REGISTRY)
    view = ask("lesson", given, 1)
    assert "position 4 4 0 5 5 5 / 4 4 4 4 4 4 / 1 0 / S" in view["record"]


def test_next_solution_move_is_shown_while_the_learner_follows_the_solution() -> None:
    given = lesson(step(solution=["c", "f"], goal={"events": ["captured"]}, within=3))
    view = ask("lesson", given)
    shown = ask("solution_step", given, record=view["record"])["step"]
    assert (shown["move"], shown["text"], shown["marks"][0]) == (["c"], "c", ["c", "best"])
    assert ask("solution_step", given, record=played(given, "c")["record"])["step"]["text"] == "f"
    assert ask("solution_step", given, record=played(given, "d")["record"])["step"] is None


def test_request_without_a_valid_lesson_and_step_is_refused() -> None:
    assert ask("lesson", {"game": "chess"})["error"]["message"][0] == "request-unknown"
    assert ask("lesson", lesson(), 1)["error"]["message"][0] == "request-unknown"
    assert ask("lesson", lesson(), True)["error"]["message"][0] == "request-unknown"
    assert json.loads(
        handle_request(json.dumps({"request": "solution_step", "record": ask("lesson", lesson())["record"]}))
    )["error"]


# Goals


@pytest.mark.parametrize(
    ("goal", "moves", "expected"),
    [
        ({"anything": True}, ["e"], "reached"),
        ({"moves": ["c", "d"]}, ["d"], "reached"),
        ({"moves": ["c", "d"]}, ["e"], "missed"),
        ({"moves": [["c", "f"], ["d"]]}, ["c"], "open"),
        ({"moves": [["c", "f"], ["d"]]}, ["c", "f"], "reached"),
        ({"moves": [["c", "f"]]}, ["c", "e"], "missed"),
        ({"events": ["free-turn"]}, ["c"], "reached"),
        ({"events": ["free-turn"]}, ["b"], "missed"),
        ({"events": [{"name": "lifted", "count": ">=4", "pocket": "b"}]}, ["b"], "reached"),
        ({"events": [{"name": "lifted", "count": "<=3"}]}, ["b"], "missed"),
        ({"events": [{"name": "lifted", "pocket": "a"}]}, ["b"], "missed"),
        ({"events": ["lifted", "captured"]}, ["b"], "missed"),
        ({"turn": "passes"}, ["b"], "reached"),
        ({"turn": "passes", "events": ["captured"]}, ["b"], "missed"),
        ({"stats": {"store": 1}}, ["d"], "reached"),
        ({"stats": {"store": 2}}, ["d"], "missed"),
        ({"denies": ["captured"]}, ["f"], "reached"),
        ({"denies": ["free-turn"]}, ["b"], "missed"),
        ({"avoids": ["free-turn"]}, ["b"], "reached"),
        ({"avoids": ["free-turn"]}, ["c"], "missed"),
        ({"won": True}, ["b"], "missed"),
    ],
)
def test_goals(goal: dict[str, Any], moves: list[str], expected: str) -> None:
    within = 2 if "moves" in goal and isinstance(goal["moves"][0], list) else 1
    assert status(lesson(step(goal=goal, within=within)), *moves) == expected


def test_goal_can_ask_for_a_way_of_winning() -> None:
    last_move = {"position": "0 0 0 0 0 1 / 1 0 0 0 0 0 / 30 16 / S"}
    assert status(lesson(step(**last_move, goal={"won": True})), "f") == "reached"
    assert status(lesson(step(**last_move, goal={"won": "side empty"})), "f") == "reached"
    assert status(lesson(step(**last_move, goal={"won": "family"})), "f") == "missed"


def test_event_goals_refer_to_the_learner_unless_they_name_a_seat() -> None:
    given = {"answers": ["C", "A"], "within": 2, "solution": ["d", "a"]}
    assert status(lesson(step(goal={"events": ["free-turn"]}, **given)), "d") == "open"
    assert status(lesson(step(goal={"events": [{"name": "free-turn", "seat": 2}]}, **given)), "d") == "reached"


# Invalid lessons


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (lesson(game="chess"), 'there is no game "chess"; there are mancala'),
        (lesson(options={"tokens": "maybe"}), "bad option"),
        (lesson(seat=3), "seat 3 is not one of the 2 seats"),
        (lesson(titel="x"), 'nobody knows "titel" in the lesson'),
        (lesson(title="x"), '"title" in the lesson should be a table'),
        (lesson(title={"en": "only"}), '"only…" is there in en, not in en, fr'),
        (lesson(step(text=None)), 'step 1: the step lacks "text"'),
        (lesson(step(), step(missed=None)), 'step 2: the step lacks "missed"'),
        (lesson(step(hint={"en": "a", "fr": " "})), 'step 1: "hint" should have a text for each language'),
        (lesson(step(solution=[])), "step 1: it has no solution"),
        (lesson(step(solution="c")), '"solution" in the step should be a list'),
        (lesson(step(goal={})), "the goal asks for nothing"),
        (lesson(step(goal={"turn": "left"})), 'goal.turn is one of stays, passes, not "left"'),
        (lesson(step(goal={"wins": True})), 'nobody knows "wins" in the goal'),
        (lesson(step(goal={"events": [{"name": "captured", "count": ">5"}]})), '"count" of the event "captured"'),
        (lesson(step(goal={"stats": {"store": "5"}})), "goal.stats are numbers"),
        (lesson(step(position="4 4")), "step 1: position fields"),
        (lesson(step(position="0 0 0 0 0 0 / 0 0 0 0 0 0 / 24 24 / -")), "step 1: the game is over in its position"),
        (
            lesson(step(position=START.replace("S", "N"))),
            'the learner is not to move when the solution says "c"',
        ),
        (lesson(step(), step(solution=["d"])), "step 2: its solution does not reach the goal"),
        (lesson(step(solution=["z"])), '"z" cannot be played: cannot read text=z'),
        (lesson(step(solution=["c", "f"])), 'the step is over before the solution says "f"'),
        (lesson(step(answers=["A"])), 'the answer "A" is never given: the goal is reached before'),
        (lesson(step(goal={"events": ["lifted"]})), "every move reaches its goal"),
        (lesson(step(), step(position=None)), "step 2: it names no position"),
        (lesson(step(mistake=[{"moves": ["A"], **TEXT}])), 'the mistake "A" can never be played'),
        (lesson(step(mistake=[{"moves": ["c"], **TEXT}])), 'the mistake "c" reaches the goal'),
        (
            lesson(step(mistake=[{"moves": ["d"], "answers": ["a"], **TEXT}])),
            'the answers to the mistake "d" cannot be given',
        ),
        (lesson(step(mistake=[{"moves": [], **TEXT}])), "a mistake lacks its moves"),
    ],
)
def test_invalid_lesson_is_refused_with_its_problem(given: dict[str, Any], problem: str) -> None:
    assert problem in refusal(given)


def test_french_punctuation_gets_non_breaking_spaces() -> None:
    given = lesson(title={"en": "a\n  b", "fr": "Un « trou » :\nvide ? Oui !"})
    title = read_lesson(given).title
    assert title == {"en": "a b", "fr": "Un «\u202ftrou\u202f»\u00a0: vide\u202f? Oui\u202f!"}
