"""Rule 16: hidden hands stay hidden in everything that leaves the engine."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from piece_counts import piece_counts
from random_games import game_id, random_game
from tokens_setup import GAME, at, event_names, legal
from troop.api.cache import REGISTRY
from troop.api.match_view import log
from troop.core.chance import Stream
from troop.core.game import OVER, Move
from troop.core.hidden import hidden_of
from troop.games.mancala.rules.validation import is_valid
from troop.match.match import Match
from troop.match.record import Record, Seat

SEATS = (None, 0, 1)
HIDDEN: list[dict[str, object]] = [
    {"hands": "hidden", "copies": 2},
    {"hands": "hidden", "copies": 6, "each": 6},
    {"hands": "hidden", "pockets": 3, "first": "drawn"},
    {"hands": "hidden", "pockets": 1, "each": 6, "first": 2, "disruption": "off"},
]
TOKENS = {"token-skip", "token-reverse", "token-steal", "token-swap"}

hidden = pytest.mark.parametrize("options", HIDDEN, ids=game_id)


def test_a_view_has_its_own_hand_and_the_size_of_the_others() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip / swap", hands="hidden")
    view = state.view(0).tokens
    assert (view.hands, view.pile) == (((2, 0, 0, 0), (1,)), (13,))
    assert state.view(None).tokens.hands == ((2,), (1,))


def test_open_hands_are_visible_to_all() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip / swap")
    assert all(state.view(seat) == state for seat in SEATS)


def test_hands_belong_to_the_seat_and_not_to_the_side() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip / swap", hands="hidden", first=2)
    assert state.view(1).tokens.hands == ((1, 0, 0, 0), (1,))


def test_draws_and_discards_of_others_are_question_marks() -> None:
    draw = at("4 4 / 4 4 / 0 0 / S / - / - / draws=1 draw", hands="hidden")
    assert [hidden_of(GAME).write_for(draw, ("draw=swap",), seat) for seat in SEATS] == [
        "draw=?",
        "draw=swap",
        "draw=?",
    ]
    discard = at("4 4 / 4 4 / 0 0 / S / skip skip skip steal steal swap / - / discard", hands="hidden")
    move = ("discard", "swap")
    assert [hidden_of(GAME).write_for(discard, move, seat) for seat in SEATS] == [
        "discard:?",
        "discard:swap",
        "discard:?",
    ]
    assert [GAME.narration.events(discard, move, seat)[0].arguments["token"] for seat in (0, 1)] == ["swap", "hidden"]


def test_open_draws_are_visible() -> None:
    assert hidden_of(GAME).write_for(at("4 4 / 4 4 / 0 0 / S / - / - / draws=1 draw"), ("draw=swap",), 1) == "draw=swap"


def test_an_unused_block_stays_hidden() -> None:
    answer_state = at("3 4 4 / 4 4 4 / 0 0 / S / skip / - / disrupted sows=a answer=skip", hands="hidden")
    assert [hidden_of(GAME).write_for(answer_state, ("pass",), seat) for seat in SEATS] == ["", "pass", ""]
    assert [hidden_of(GAME).write_for(answer_state, ("block",), seat) for seat in SEATS] == ["block"] * 3
    assert (event_names(answer_state, "pass", 0), event_names(answer_state, "pass", 1)) == (["not-blocked"], [])
    assert GAME.drawing.status(answer_state.view(1)) == ("status-turn", {"seat": 1})
    assert GAME.drawing.status(answer_state.view(0))[0] == "mancala-status-answer"


def lines(south: str, words: str, seat: int) -> list[tuple[str, Sequence[Any]]]:
    """Return the log for a seat, of a game that starts with these tokens in South's hand."""
    options = {"hands": "hidden", "pockets": 3}
    match = Match(Record(GAME, GAME.complete_options(**options), (Seat("person"),) * 2), REGISTRY)
    text = f"3 4 4 / 4 4 4 / 0 0 / S / {south} / reverse"
    match.plies[0] = match.plies[0]._replace(state=at(text, **options))
    for word in words.split():
        match = match.play(word)
    return [(line["text"], line["messages"]) for line in log(match, seat)]


def test_the_log_hides_whether_a_block_was_possible() -> None:
    assert lines("reverse", "a reverse pass", 1) == lines("skip", "a reverse", 1)
    assert lines("reverse", "a reverse pass", 0) != lines("skip", "a reverse", 0)


def test_chances_in_a_view_count_all_unseen_tokens() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip / swap / draws=1 draw", hands="hidden", copies=2)
    assert [(word[0], weight) for word, weight in state.view(0).weights()] == [
        ("draw=reverse", 2),
        ("draw=steal", 2),
        ("draw=swap", 2),
    ]


def test_a_sample_holds_the_tokens_its_step_requires() -> None:
    answer = at("3 4 / 4 4 / 0 0 / S / skip swap / - / disrupted sows=a answer=skip", hands="hidden")
    window = at("4 4 / 4 4 / 0 0 / S / - / skip swap / sows=a window", hands="hidden")
    rng = Stream("hold")
    for _ in range(50):
        assert hidden_of(GAME).sample(answer.view(1), 1, rng).tokens.hands[0][0]
        assert len(legal(hidden_of(GAME).sample(window.view(0), 0, rng))) > 1


def test_samples_include_every_kind() -> None:
    view = at("4 4 / 4 4 / 0 0 / S / skip skip / swap", hands="hidden").view(0)
    rng = Stream("kinds")
    assert {hidden_of(GAME).sample(view, 0, rng).tokens.hands[1] for _ in range(200)} == {
        *((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)),
    }


# Laws: hidden information changes nothing that a seat can see


@hidden
def test_samples_are_valid_and_have_the_same_view(options: dict[str, object]) -> None:
    for state, other, seat in guesses(options):
        assert other.view(seat) == state.view(seat)
        assert piece_counts(GAME, other) == piece_counts(GAME, state)
        assert other.south is None or is_valid(other)
        assert state.actor != seat or other.legal_moves() == state.legal_moves() == state.view(seat).legal_moves()


@hidden
def test_scene_status_and_stats_depend_only_on_the_view(options: dict[str, object]) -> None:
    for state, other, seat in guesses(options):
        one, two = state.view(seat), other.view(seat)
        assert GAME.notation.to_text(one) == GAME.notation.to_text(two)
        assert GAME.drawing.scene(one, seat) == GAME.drawing.scene(two, seat)
        assert GAME.drawing.player_stats(one, 0) + GAME.drawing.player_stats(one, 1) == GAME.drawing.player_stats(
            two, 0
        ) + GAME.drawing.player_stats(two, 1)
        if state.actor != OVER:
            assert GAME.drawing.status(one) == GAME.drawing.status(two)


@hidden
def test_equal_views_give_equal_events_and_log_lines(options: dict[str, object]) -> None:
    compared = 0
    for state, other, seat in guesses(options):
        for move, same_move in same_to(state, other, seat):
            after, other_after = state.apply(move), other.apply(same_move)
            if after.view(seat) == other_after.view(seat):
                assert hidden_of(GAME).write_for(state, move, seat) == hidden_of(GAME).write_for(other, same_move, seat)
                assert GAME.narration.events(state, move, seat) == GAME.narration.events(other, same_move, seat)
                assert GAME.narration.log_lines(state, move, seat) == GAME.narration.log_lines(other, same_move, seat)
                compared += 1
    assert compared > 100


@hidden
def test_frames_show_no_hidden_kind(options: dict[str, object]) -> None:
    for state, move in random_game(GAME, options, "frames"):
        for seat in SEATS if state.south is not None else ():
            own = "" if seat is None else "SN"[state.side_of(seat)]
            for _, scene in GAME.drawing.frames(state, move, seat):
                shown = {item.key.split(":")[0] for item in scene.items if item.symbol in TOKENS}
                assert shown <= {own, "announced", "force"}


def guesses(options: dict[str, object]) -> Iterator[tuple[Any, Any, int | None]]:
    """Yield states of random games, each with another state that the seat cannot tell from it."""
    for number in range(3):
        rng = Stream(f"guess {number}")
        for state, _ in random_game(GAME, options, f"hidden {number}"):
            seat = rng.choice(SEATS)
            yield state, hidden_of(GAME).sample(state.view(seat), seat or 0, rng), seat


def same_to(state: Any, other: Any, seat: int | None) -> list[tuple[Move, Move]]:
    """Return pairs of moves of two states that are written alike for the seat."""
    pairs = product(state.legal_moves(), other.legal_moves())
    return [
        (one, two)
        for one, two in pairs
        if hidden_of(GAME).write_for(state, one, seat) == hidden_of(GAME).write_for(other, two, seat)
    ]
