"""Lessons: a step is told, played, answered and judged; all of it follows from the lesson and the record."""

import json
from typing import Any

import pytest
from troop.desk import desk
from troop.lessons.check import check
from troop.lessons.lesson import BadLesson, read_lesson
from troop.tables import HOUSE

TEXT = {"en": "words", "fr": "mots"}
START = "4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S"


def step(**fields: Any) -> dict[str, Any]:
    """A step in which the last monkey is to end in the store; with other fields, or without those that are None."""
    usual = {"position": START, "goal": {"turn": "stays"}, "solution": ["c"]}
    texts = {"told": TEXT, "hint": TEXT, "reached": {"en": "yes", "fr": "oui"}, "missed": {"en": "no", "fr": "non"}}
    return {name: value for name, value in (usual | texts | fields).items() if value is not None}


def lesson(*steps: dict[str, Any], **fields: Any) -> dict[str, Any]:
    usual = {"game": "mancala", "options": {"tokens": "off"}, "title": TEXT, "about": TEXT, "done": TEXT}
    return usual | {"step": list(steps) or [step()]} | fields


def ask(call: str, given: dict[str, Any], number: int = 0, **arguments: Any) -> dict[str, Any]:
    answer = json.loads(desk(json.dumps({"call": call, "lesson": given, "step": number, **arguments})))
    assert isinstance(answer, dict)
    return answer


def played(given: dict[str, Any], *texts: str, number: int = 0) -> dict[str, Any]:
    """The look after these decisions of the pupil."""
    look = ask("lesson", given, number)
    for text in texts:
        look = ask("play", given, number, record=look["record"], text=text)
    return look


def stands(given: dict[str, Any], *texts: str, number: int = 0) -> str:
    return str(played(given, *texts, number=number)["lesson"]["stands"])


def wrong(given: dict[str, Any]) -> str:
    """What is wrong with a lesson."""
    with pytest.raises(BadLesson) as raised:
        check(read_lesson(given), ("en", "fr"), HOUSE)
    return str(raised.value)


# Playing


def test_a_step_begins_at_its_position_and_tells_what_to_do() -> None:
    look = ask("lesson", lesson(step(position="0 0 0 0 0 1 / 1 0 0 0 0 0 / 23 23 / S")))
    assert "position 0 0 0 0 0 1 / 1 0 0 0 0 0 / 23 23 / S" in look["record"]
    assert look["lesson"] == {
        **{"step": 0, "steps": 1, "made": 0, "told": TEXT, "hint": TEXT, "stands": "open", "said": {}},
    }
    assert [seat["kind"] for seat in look["seats"]] == ["person", "tamarin"]


def test_the_first_step_can_begin_where_the_game_starts() -> None:
    assert "position" not in ask("lesson", lesson(step(position=None)))["record"]


def test_a_goal_is_reached_or_missed() -> None:
    reached, missed = played(lesson(), "c"), played(lesson(), "d")
    assert (reached["lesson"]["stands"], reached["lesson"]["said"]["en"]) == ("reached", "yes")
    assert (missed["lesson"]["stands"], missed["lesson"]["said"]["fr"]) == ("missed", "non")
    assert reached["frames"]


def test_nothing_is_played_once_a_step_is_over() -> None:
    look = played(lesson(), "c")
    assert ask("play", lesson(), record=look["record"], text="a")["error"]["say"][0] == "lesson-step-over"


def test_undoing_opens_the_step_again() -> None:
    look = ask("undo", lesson(), record=played(lesson(), "d")["record"])
    assert look["lesson"] == ask("lesson", lesson())["lesson"]


def test_a_look_at_the_record_alone_tells_how_the_step_stands() -> None:
    look = played(lesson(), "d")
    assert ask("look", lesson(), record=look["record"])["lesson"] == look["lesson"]
    assert "lesson" not in json.loads(desk(json.dumps({"call": "look", "record": look["record"]})))


def test_a_slip_has_its_own_words_and_its_own_answer() -> None:
    slip = {"moves": ["a", "d"], "answers": ["C"], "en": "see", "fr": "voyez"}
    look = played(lesson(step(slip=[slip])), "d")
    assert (look["lesson"]["stands"], look["lesson"]["said"]["en"]) == ("missed", "see")
    assert [entry["text"] for entry in look["log"]] == ["d", "C"]
    assert [entry["text"] for entry in played(lesson(step(slip=[slip])), "e")["log"]] == ["e"]


def test_others_answer_when_it_is_their_turn_and_first_of_all_if_they_begin() -> None:
    given = lesson(
        step(position=START.replace("S", "N"), answers=["A", "B"], solution=["a", "c"], goal={"turn": "passes"})
    )
    look = ask("lesson", given)
    assert ([entry["text"] for entry in look["log"]], look["actor"]) == (["A"], 0)


def test_chance_does_what_the_answers_say_and_else_draws_the_same_each_time() -> None:
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


def test_a_step_without_a_position_goes_on_where_the_solution_before_ended() -> None:
    given = lesson(step(goal={"moves": ["c"]}), step(position=None, solution=["f"], goal={"facts": {"store": 2}}))
    check(read_lesson(given), ("en", "fr"), HOUSE)
    look = ask("lesson", given, 1)
    assert "position 4 4 0 5 5 5 / 4 4 4 4 4 4 / 1 0 / S" in look["record"]


def test_the_move_is_shown_on_the_board_as_long_as_the_pupil_is_on_its_way() -> None:
    given = lesson(step(solution=["c", "f"], goal={"events": ["captured"]}, within=3))
    look = ask("lesson", given)
    shown = ask("show", given, record=look["record"])["shown"]
    assert (shown["move"], shown["text"], shown["marks"][0]) == (["c"], "c", ["c", "best"])
    assert ask("show", given, record=played(given, "c")["record"])["shown"]["text"] == "f"
    assert ask("show", given, record=played(given, "d")["record"])["shown"] is None


def test_a_call_about_no_lesson_or_no_step_is_refused() -> None:
    assert ask("lesson", {"game": "chess"})["error"]["say"][0] == "desk-call"
    assert ask("lesson", lesson(), 1)["error"]["say"][0] == "desk-call"
    assert ask("lesson", lesson(), True)["error"]["say"][0] == "desk-call"
    assert json.loads(desk(json.dumps({"call": "show", "record": ask("lesson", lesson())["record"]})))["error"]


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
        ({"facts": {"store": 1}}, ["d"], "reached"),
        ({"facts": {"store": 2}}, ["d"], "missed"),
        ({"denies": ["captured"]}, ["f"], "reached"),
        ({"denies": ["free-turn"]}, ["b"], "missed"),
        ({"avoids": ["free-turn"]}, ["b"], "reached"),
        ({"avoids": ["free-turn"]}, ["c"], "missed"),
        ({"won": True}, ["b"], "missed"),
    ],
)
def test_goals(goal: dict[str, Any], moves: list[str], expected: str) -> None:
    within = 2 if "moves" in goal and isinstance(goal["moves"][0], list) else 1
    assert stands(lesson(step(goal=goal, within=within)), *moves) == expected


def test_winning_for_a_reason() -> None:
    ends = {"position": "0 0 0 0 0 1 / 1 0 0 0 0 0 / 30 16 / S"}
    assert stands(lesson(step(**ends, goal={"won": True})), "f") == "reached"
    assert stands(lesson(step(**ends, goal={"won": "side empty"})), "f") == "reached"
    assert stands(lesson(step(**ends, goal={"won": "family"})), "f") == "missed"


def test_what_happens_to_somebody_has_to_happen_to_the_pupil() -> None:
    given = {"answers": ["C", "A"], "within": 2, "solution": ["d", "a"]}
    assert stands(lesson(step(goal={"events": ["free-turn"]}, **given)), "d") == "open"
    assert stands(lesson(step(goal={"events": [{"name": "free-turn", "seat": 2}]}, **given)), "d") == "reached"


# What is refused


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (lesson(game="chess"), 'there is no game "chess"; there are mancala'),
        (lesson(options={"tokens": "maybe"}), "bad option"),
        (lesson(seat=3), "seat 3 is not one of the 2 seats"),
        (lesson(titel="x"), 'nobody knows "titel" in the lesson'),
        (lesson(title="x"), '"title" in the lesson should be a table'),
        (lesson(title={"en": "only"}), '"only…" is there in en, not in en, fr'),
        (lesson(step(told=None)), 'step 1: the step lacks "told"'),
        (lesson(step(), step(missed=None)), 'step 2: the step lacks "missed"'),
        (lesson(step(hint={"en": "a", "fr": " "})), 'step 1: "hint" should have a text for each language'),
        (lesson(step(solution=[])), "step 1: it has no solution"),
        (lesson(step(solution="c")), '"solution" in the step should be a list'),
        (lesson(step(goal={})), "the goal asks for nothing"),
        (lesson(step(goal={"turn": "left"})), 'goal.turn is one of stays, passes, not "left"'),
        (lesson(step(goal={"wins": True})), 'nobody knows "wins" in the goal'),
        (lesson(step(goal={"events": [{"name": "captured", "count": ">5"}]})), '"count" of the event "captured"'),
        (lesson(step(goal={"facts": {"store": "5"}})), "goal.facts are numbers"),
        (lesson(step(position="4 4")), "step 1: position fields"),
        (lesson(step(position="0 0 0 0 0 0 / 0 0 0 0 0 0 / 24 24 / -")), "step 1: the game is over in its position"),
        (
            lesson(step(position=START.replace("S", "N"))),
            'it is not for the pupil to decide when the solution says "c"',
        ),
        (lesson(step(), step(solution=["d"])), "step 2: its solution does not reach the goal"),
        (lesson(step(solution=["z"])), '"z" cannot be played: cannot read text=z'),
        (lesson(step(solution=["c", "f"])), 'the step is over before the solution says "f"'),
        (lesson(step(answers=["A"])), 'the answer "A" is never given: the goal is reached before'),
        (lesson(step(goal={"events": ["lifted"]})), "every move reaches its goal"),
        (lesson(step(), step(position=None)), "step 2: it names no position"),
        (lesson(step(slip=[{"moves": ["A"], **TEXT}])), 'the slip "A" can never be played'),
        (lesson(step(slip=[{"moves": ["c"], **TEXT}])), 'the slip "c" reaches the goal'),
        (
            lesson(step(slip=[{"moves": ["d"], "answers": ["a"], **TEXT}])),
            'the answers to the slip "d" cannot be given',
        ),
        (lesson(step(slip=[{"moves": [], **TEXT}])), "a slip lacks its moves"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused_with_a_sentence(given: dict[str, Any], problem: str) -> None:
    assert problem in wrong(given)


def test_french_is_set_with_the_spaces_that_never_break() -> None:
    given = lesson(title={"en": "a\n  b", "fr": "Un « trou » :\nvide ? Oui !"})
    title = read_lesson(given).title
    assert title == {"en": "a b", "fr": "Un «\u202ftrou\u202f»\u00a0: vide\u202f? Oui\u202f!"}
