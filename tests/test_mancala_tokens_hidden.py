"""Rule 16: with hidden hands nobody learns what they may not know, from anything that leaves the engine."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playing import game_id, random_game
from token_play import GAME, at, legal, told
from troop.core.chance import Stream
from troop.core.game import OVER, Move
from troop.core.record import Record, Seat
from troop.core.table import Table
from troop.games.mancala.soundness import is_sound
from troop.look import log
from troop.tables import HOUSE

SEATS = (None, 0, 1)
HIDDEN: list[dict[str, object]] = [
    {"hands": "hidden", "copies": 2},
    {"hands": "hidden", "copies": 6, "each": 6},
    {"hands": "hidden", "pockets": 3, "first": "drawn"},
    {"hands": "hidden", "pockets": 1, "each": 6, "first": 2, "disruption": "off"},
]
TOKENS = {"token-skip", "token-reverse", "token-steal", "token-swap"}

hidden = pytest.mark.parametrize("options", HIDDEN, ids=game_id)


def test_a_view_shows_the_own_hand_and_of_the_rest_only_the_size() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip / swap", hands="hidden")
    view = state.view(0).tokens
    assert (view.hands, view.pile) == (((2, 0, 0, 0), (1,)), (13,))
    assert state.view(None).tokens.hands == ((2,), (1,))


def test_open_hands_are_seen_by_all() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip / swap")
    assert all(state.view(seat) == state for seat in SEATS)


def test_hands_follow_the_seat_not_the_side() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip / swap", hands="hidden", first=2)
    assert state.view(1).tokens.hands == ((1, 0, 0, 0), (1,))


def test_draws_and_discards_of_the_other_are_seen_as_question_marks() -> None:
    draw = at("4 4 / 4 4 / 0 0 / S / - / - / draws=1 draw", hands="hidden")
    assert [GAME.seen(draw, ("draw=swap",), seat) for seat in SEATS] == ["draw=?", "draw=swap", "draw=?"]
    discard = at("4 4 / 4 4 / 0 0 / S / skip skip skip steal steal swap / - / discard", hands="hidden")
    move = ("discard", "swap")
    assert [GAME.seen(discard, move, seat) for seat in SEATS] == ["discard:?", "discard:swap", "discard:?"]
    assert [GAME.events(discard, move, seat)[0].arguments["token"] for seat in (0, 1)] == ["swap", "hidden"]


def test_open_draws_are_seen() -> None:
    assert GAME.seen(at("4 4 / 4 4 / 0 0 / S / - / - / draws=1 draw"), ("draw=swap",), 1) == "draw=swap"


def test_that_a_block_was_possible_is_not_shown_unless_it_was_made() -> None:
    asked = at("3 4 4 / 4 4 4 / 0 0 / S / skip / - / disrupted sows=a answer=skip", hands="hidden")
    assert [GAME.seen(asked, ("pass",), seat) for seat in SEATS] == ["", "pass", ""]
    assert [GAME.seen(asked, ("block",), seat) for seat in SEATS] == ["block"] * 3
    assert (told(asked, "pass", 0), told(asked, "pass", 1)) == (["not-blocked"], [])
    assert GAME.status(asked.view(1)) == ("status-turn", {"seat": 1})
    assert GAME.status(asked.view(0))[0] == "mancala-status-answer"


def lines(south: str, words: str, seat: int) -> list[tuple[str, list[Any]]]:
    """The log of a game from a position where South holds these tokens, as a seat sees it."""
    options = {"hands": "hidden", "pockets": 3}
    table = Table(Record(GAME, GAME.settle(**options), (Seat("person"),) * 2), HOUSE)
    text = f"3 4 4 / 4 4 4 / 0 0 / S / {south} / reverse"
    table.points[0] = table.points[0]._replace(state=at(text, **options))
    for word in words.split():
        table = table.play(word)
    return [(line["text"], line["sentences"]) for line in log(table, seat)]


def test_the_log_of_the_other_is_the_same_whether_a_block_was_possible_or_not() -> None:
    assert lines("reverse", "a reverse pass", 1) == lines("skip", "a reverse", 1)
    assert lines("reverse", "a reverse pass", 0) != lines("skip", "a reverse", 0)


def test_chance_in_a_view_weighs_all_that_is_unseen() -> None:
    state = at("4 4 / 4 4 / 0 0 / S / skip skip / swap / draws=1 draw", hands="hidden", copies=2)
    assert [(word[0], weight) for word, weight in state.view(0).weights()] == [
        ("draw=reverse", 2),
        ("draw=steal", 2),
        ("draw=swap", 2),
    ]


def test_a_sample_holds_what_it_is_asked_about() -> None:
    answer = at("3 4 / 4 4 / 0 0 / S / skip swap / - / disrupted sows=a answer=skip", hands="hidden")
    window = at("4 4 / 4 4 / 0 0 / S / - / skip swap / sows=a window", hands="hidden")
    rng = Stream("hold")
    for _ in range(50):
        assert GAME.sample(answer.view(1), 1, rng).tokens.hands[0][0]
        assert len(legal(GAME.sample(window.view(0), 0, rng))) > 1


def test_samples_are_of_all_kinds() -> None:
    view = at("4 4 / 4 4 / 0 0 / S / skip skip / swap", hands="hidden").view(0)
    rng = Stream("kinds")
    assert {GAME.sample(view, 0, rng).tokens.hands[1] for _ in range(200)} == {
        *((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)),
    }


# Laws: what is hidden is changed, and nothing that a seat can see changes


@hidden
def test_what_a_view_allows_is_sound_and_has_the_same_view(options: dict[str, object]) -> None:
    for state, other, seat in guesses(options):
        assert other.view(seat) == state.view(seat)
        assert GAME.census(other) == GAME.census(state)
        assert other.south is None or is_sound(other)
        assert state.actor != seat or other.legal_moves() == state.legal_moves() == state.view(seat).legal_moves()


@hidden
def test_all_that_is_shown_of_a_state_comes_from_the_view(options: dict[str, object]) -> None:
    for state, other, seat in guesses(options):
        one, two = state.view(seat), other.view(seat)
        assert GAME.describe(one) == GAME.describe(two)
        assert GAME.scene(one, seat) == GAME.scene(two, seat)
        assert GAME.facts(one, 0) + GAME.facts(one, 1) == GAME.facts(two, 0) + GAME.facts(two, 1)
        if state.actor != OVER:
            assert GAME.status(one) == GAME.status(two)


@hidden
def test_all_that_is_told_of_a_decision_is_the_same_if_what_follows_looks_the_same(options: dict[str, object]) -> None:
    told = 0
    for state, other, seat in guesses(options):
        for move, twin in same_to(state, other, seat):
            after, behind = state.apply(move), other.apply(twin)
            if after.view(seat) == behind.view(seat):
                assert GAME.seen(state, move, seat) == GAME.seen(other, twin, seat)
                assert GAME.events(state, move, seat) == GAME.events(other, twin, seat)
                assert GAME.sentences(state, move, seat) == GAME.sentences(other, twin, seat)
                told += 1
    assert told > 100


@hidden
def test_frames_show_no_kind_that_is_hidden(options: dict[str, object]) -> None:
    for state, move in random_game(GAME, options, "frames"):
        for seat in SEATS if state.south is not None else ():
            own = "" if seat is None else "SN"[state.side_of(seat)]
            for _, scene in GAME.frames(state, move, seat):
                shown = {item.key.split(":")[0] for item in scene.items if item.symbol in TOKENS}
                assert shown <= {own, "announced", "force"}


def guesses(options: dict[str, object]) -> Iterator[tuple[Any, Any, int | None]]:
    """States of random games, each with another that a seat cannot tell from it."""
    for number in range(3):
        rng = Stream(f"guess {number}")
        for state, _ in random_game(GAME, options, f"hidden {number}"):
            seat = rng.choice(SEATS)
            yield state, GAME.sample(state.view(seat), seat or 0, rng), seat


def same_to(state: Any, other: Any, seat: int | None) -> list[tuple[Move, Move]]:
    """Pairs of moves, one in each of two states, that are written the same for a seat."""
    pairs = product(state.legal_moves(), other.legal_moves())
    return [(one, two) for one, two in pairs if GAME.seen(state, one, seat) == GAME.seen(other, two, seat)]
