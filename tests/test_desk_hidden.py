"""A game that hides something: what leaves the desk is for the eyes that look, and undoing stops at a reveal."""

import json
from typing import Any

import pytest
from troop.core.chance import Stream
from troop.core.game import CHANCE, OVER
from troop.core.record import Record, Seat
from troop.core.table import Table
from troop.desk import desk
from troop.games import GAMES
from troop.games.mancala.tokens import KINDS
from troop.tables import HOUSE

GAME = GAMES["mancala"]
DRAWN = "c roll=1 draw=swap"
"""South has drawn a Swap and is to choose."""


def ask(call: str, **arguments: Any) -> Any:
    return json.loads(desk(json.dumps({"call": call, **arguments})))


def table(words: str, **options: object) -> Table:
    made = Table(Record(GAME, GAME.settle(**options), (Seat("person"),) * 2, "seed"), HOUSE)
    for word in words.split():
        made = made.play(word)
    return made


def record(words: str, **options: object) -> str:
    return table(words, **{"hands": "hidden", **options}).record.write()


def shown(text: str, **call: Any) -> Any:
    """All of a look but the record, which the page keeps and does not show."""
    answer = ask("look", record=text, **call)
    del answer["record"]
    return answer


def words(answer: Any) -> list[str]:
    return [choice["word"] for choice in answer["choices"]]


def test_a_look_says_whether_the_game_hides_something_and_whose_eyes_look() -> None:
    assert [shown(record(DRAWN, hands=hands))["hides"] for hands in ("open", "hidden")] == [False, True]
    assert shown(record("c", hands="hidden", tokens="off"))["hides"] is False
    assert [shown(record(DRAWN), seat=seat)["seat"] for seat in (None, 0, 1)] == [None, 0, 1]


def test_only_who_decides_is_offered_the_choices() -> None:
    text = record(DRAWN)
    assert words(shown(text, seat=0)) == ["a", "b", "d", "e", "f", "swap"]
    assert [words(shown(text, seat=seat)) for seat in (None, 1)] == [[], []]
    assert words(shown(record(DRAWN, hands="open"), seat=1)) == ["a", "b", "d", "e", "f", "swap"]


def test_a_choice_half_made_is_not_shown_to_others() -> None:
    text = record(DRAWN)
    assert shown(text, seat=1, prefix=["swap"]) == shown(text, seat=1)


def test_others_are_not_told_why_a_token_cannot_be_used() -> None:
    text = record(DRAWN)
    assert ask("why", record=text, seat=0, move=["skip"])["why"][0] == "mancala-why-not-held"
    for seat in (None, 1):
        assert ask("why", record=text, seat=seat, move=["skip"]) == {"why": ["status-turn", {"seat": 1}]}


@pytest.mark.parametrize("seed", ["monkey", "macaque", "gibbon"])
def test_other_eyes_see_the_same_whatever_was_drawn_or_given_back(seed: str) -> None:
    stream, played, compared = Stream(seed, 0), table("", hands="hidden", copies=6), 0
    while played.now.actor != OVER:
        state, moves = played.now.state, played.now.state.legal_moves()
        move = stream.choice(moves)
        if move[0].startswith("draw=") or move[0] == "discard":
            compared += 1
            others = [seat for seat in (None, 0, 1) if seat != state.seat(state.side)]
            after = [played.decide(each).record.write() for each in moves]
            for seat in others:
                looks = [shown(text, seat=seat, since=played.last) for text in after]
                alike = [json.dumps(look["frames"][:1] + look["log"]) for look in looks]
                assert len(set(alike)) == 1
                same = [look for look in looks if look["actor"] == looks[0]["actor"]]  # six of a kind are not asked
                assert all(look["scene"] == same[0]["scene"] for look in same)
        played = played.decide(move)
    assert compared > 5


def test_nobody_s_look_names_no_token_that_lies_in_a_hand() -> None:
    text = record(f"{DRAWN} a")
    for seat, names in ((None, set()), (1, set()), (0, {"token-swap"})):
        answer = shown(text, seat=seat, since=0)
        said = json.dumps(answer)
        assert {f"token-{kind}" for kind in KINDS if f"token-{kind}" in said} == names
        assert ("draw=swap" in said) == (seat == 0)


def test_a_look_since_an_entry_has_the_frames_of_all_after_it() -> None:
    text = record(DRAWN)
    assert "frames" not in ask("look", record=text)
    assert ask("look", record=text, since=3)["frames"] == []
    assert ask("look", record=text, since=9)["frames"] == []
    frames = ask("look", record=text, since=2, seat=0)["frames"]
    assert [(frame["event"][0], frame["event"][1]["token"]) for frame in frames] == [("mancala-drew", "swap")]
    assert ask("look", record=text, since="all")["error"]["kind"] == "fault"
    played = ask("play", record=text, text="a", seat=1)
    assert ask("look", record=played["record"], since=3, seat=1)["frames"] == played["frames"]


# Undo


def can_undo(words: str, **options: object) -> tuple[bool, bool]:
    """Whether it can be undone as it is, and behind what was revealed."""
    text = record(words, **options)
    return shown(text)["can_undo"], shown(text, past_reveals=True)["can_undo"]


def test_undo_stops_at_a_draw() -> None:
    assert can_undo(DRAWN) == (False, True)
    assert can_undo(DRAWN, hands="open") == (True, True)
    answer = ask("undo", record=record(DRAWN))
    assert answer["error"] == {"say": ["why-revealed", {}], "kind": "illegal"}
    undone = ask("undo", record=record(DRAWN), past_reveals=True)
    assert (undone["last"], undone["undone"]) == (0, ["c"])


def test_undo_goes_back_as_far_as_the_reveal() -> None:
    text = record(f"{DRAWN} a A")
    back = ask("undo", record=text)
    assert (back["last"], back["can_undo"]) == (4, True)
    back = ask("undo", record=back["record"])
    assert (back["last"], back["can_undo"]) == (3, False)


def test_undo_stops_at_a_token_that_was_played() -> None:
    assert can_undo(f"{DRAWN} swap:cF") == (False, True)


def test_undo_stops_at_an_answer_since_that_it_was_asked_is_hidden() -> None:
    state = GAME.position("3 4 4 / 4 4 4 / 0 0 / S / skip / - / disrupted sows=a answer=skip", hands="hidden")
    assert [GAME.reveals(state, (word,)) for word in ("block", "pass")] == [True, True]


def test_nothing_to_undo_is_no_reveal() -> None:
    assert ask("undo", record=record(""))["error"]["say"] == ["why-no-undo", {}]


def test_resigning_can_be_undone() -> None:
    text = ask("word", record=record(DRAWN), word="!resign 1")["record"]
    assert ask("undo", record=text)["last"] == 3


def test_games_that_hide_nothing_reveal_nothing() -> None:
    played = table(f"{DRAWN} swap:cF", hands="open")
    pairs = zip(played.points, played.points[1:], strict=False)
    assert not any(GAME.reveals(before.state, after.move) for before, after in pairs if after.move)
    assert played.points[1].actor == CHANCE
