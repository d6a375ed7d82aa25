"""Hidden information: a response shows only what its viewer may know, and undo stops at a reveal."""

import json
from typing import Any

import pytest
from troop.api.cache import REGISTRY
from troop.api.handler import handle_request
from troop.core.chance import Stream
from troop.core.game import CHANCE, OVER
from troop.core.hidden import hidden_of
from troop.games import GAMES
from troop.games.mancala.rules.tokens import KINDS
from troop.match.match import Match
from troop.match.record import Record, Seat

GAME = GAMES["mancala"]
DRAWN = "c roll=1 draw=swap"
"""South has drawn a Swap and chooses next."""


def ask(request: str, **arguments: Any) -> Any:
    return json.loads(handle_request(json.dumps({"request": request, **arguments})))


def match(words: str, **options: object) -> Match:
    match = Match(Record(GAME, GAME.complete_options(**options), (Seat("person"),) * 2, "seed"), REGISTRY)
    for word in words.split():
        match = match.play(word)
    return match


def record(words: str, **options: object) -> str:
    return match(words, **{"hands": "hidden", **options}).record.write()


def view_of(text: str, **request: Any) -> Any:
    """Return the match view without the record, which the page stores and never shows."""
    response = ask("view", record=text, **request)
    del response["record"]
    return response


def words(response: Any) -> list[str]:
    return [choice["word"] for choice in response["choices"]]


def test_match_view_names_hidden_information_and_viewer() -> None:
    assert [view_of(record(DRAWN, hands=hands))["has_hidden"] for hands in ("open", "hidden")] == [False, True]
    assert view_of(record("c", hands="hidden", tokens="off"))["has_hidden"] is False
    assert [view_of(record(DRAWN), viewer=seat)["viewer"] for seat in (None, 0, 1)] == [None, 0, 1]


def test_only_the_seat_to_move_gets_choices() -> None:
    text = record(DRAWN)
    assert words(view_of(text, viewer=0)) == ["a", "b", "d", "e", "f", "swap"]
    assert [words(view_of(text, viewer=seat)) for seat in (None, 1)] == [[], []]
    assert words(view_of(record(DRAWN, hands="open"), viewer=1)) == ["a", "b", "d", "e", "f", "swap"]


def test_others_do_not_see_a_half_made_choice() -> None:
    text = record(DRAWN)
    assert view_of(text, viewer=1, prefix=["swap"]) == view_of(text, viewer=1)


def test_others_do_not_learn_why_a_token_cannot_be_used() -> None:
    text = record(DRAWN)
    assert ask("why_illegal", record=text, viewer=0, move=["skip"])["why_illegal"][0] == "mancala-why-not-held"
    for seat in (None, 1):
        assert ask("why_illegal", record=text, viewer=seat, move=["skip"]) == {
            "why_illegal": ["status-turn", {"seat": 1}]
        }


@pytest.mark.parametrize("seed", ["monkey", "macaque", "gibbon"])
def test_others_see_the_same_whatever_token_was_drawn_or_discarded(seed: str) -> None:
    stream, played, compared = Stream(seed, 0), match("", hands="hidden", copies=6), 0
    while played.now.actor != OVER:
        state, moves = played.now.state, played.now.state.legal_moves()
        move = stream.choice(moves)
        if move[0].startswith("draw=") or move[0] == "discard":
            compared += 1
            others = [seat for seat in (None, 0, 1) if seat != state.seat(state.side)]
            after = [played.decide(each).record.write() for each in moves]
            for seat in others:
                views = [view_of(text, viewer=seat, since=played.last) for text in after]
                alike = [json.dumps(view["frames"][:1] + view["log"]) for view in views]
                assert len(set(alike)) == 1
                same = [view for view in views if view["actor"] == views[0]["actor"]]  # a sixth copy leads to no choice
                assert all(view["scene"] == same[0]["scene"] for view in same)
        played = played.decide(move)
    assert compared > 5


def test_only_its_holder_sees_the_name_of_a_held_token() -> None:
    text = record(f"{DRAWN} a")
    for seat, names in ((None, set()), (1, set()), (0, {"token-swap"})):
        response = view_of(text, viewer=seat, since=0)
        text_of_view = json.dumps(response)
        assert {f"token-{kind}" for kind in KINDS if f"token-{kind}" in text_of_view} == names
        assert ("draw=swap" in text_of_view) == (seat == 0)


def test_view_since_an_entry_has_the_frames_after_it() -> None:
    text = record(DRAWN)
    assert "frames" not in ask("view", record=text)
    assert ask("view", record=text, since=3)["frames"] == []
    assert ask("view", record=text, since=9)["frames"] == []
    frames = ask("view", record=text, since=2, viewer=0)["frames"]
    assert [(frame["event"][0], frame["event"][1]["token"]) for frame in frames] == [("mancala-drew", "swap")]
    assert ask("view", record=text, since="all")["error"]["kind"] == "fault"
    played = ask("play", record=text, text="a", viewer=1)
    assert ask("view", record=played["record"], since=3, viewer=1)["frames"] == played["frames"]


# Undo


def can_undo(words: str, **options: object) -> tuple[bool, bool]:
    """Return whether undo is possible by default, and with undo past reveals."""
    text = record(words, **options)
    return view_of(text)["can_undo"], view_of(text, past_reveals=True)["can_undo"]


def test_undo_stops_at_a_drawn_token() -> None:
    assert can_undo(DRAWN) == (False, True)
    assert can_undo(DRAWN, hands="open") == (True, True)
    response = ask("undo", record=record(DRAWN))
    assert response["error"] == {"message": ["why-revealed", {}], "kind": "illegal"}
    undone = ask("undo", record=record(DRAWN), past_reveals=True)
    assert (undone["last"], undone["undone"]) == (0, ["c"])


def test_undo_reaches_the_last_reveal() -> None:
    text = record(f"{DRAWN} a A")
    undone = ask("undo", record=text)
    assert (undone["last"], undone["can_undo"]) == (4, True)
    undone = ask("undo", record=undone["record"])
    assert (undone["last"], undone["can_undo"]) == (3, False)


def test_undo_stops_at_a_played_token() -> None:
    assert can_undo(f"{DRAWN} swap:cF") == (False, True)


def test_undo_stops_at_the_answer_to_a_hidden_question() -> None:
    state = GAME.notation.from_text("3 4 4 / 4 4 4 / 0 0 / S / skip / - / disrupted sows=a answer=skip", hands="hidden")
    assert [hidden_of(GAME).reveals(state, (word,)) for word in ("block", "pass")] == [True, True]


def test_nothing_to_undo_is_not_reported_as_a_reveal() -> None:
    assert ask("undo", record=record(""))["error"]["message"] == ["why-no-undo", {}]


def test_resigning_can_be_undone() -> None:
    text = ask("control", record=record(DRAWN), action="!resign 1")["record"]
    assert ask("undo", record=text)["last"] == 3


def test_open_games_reveal_nothing() -> None:
    played = match(f"{DRAWN} swap:cF", hands="open")
    pairs = zip(played.plies, played.plies[1:], strict=False)
    assert not any(hidden_of(GAME).reveals(before.state, after.move) for before, after in pairs if after.move)
    assert played.plies[1].actor == CHANCE
