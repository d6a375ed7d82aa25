"""Games by letter, played whole: each player has only their own box, and what the letters bring."""

import os
from collections import Counter
from itertools import pairwise

import pytest
from code_play import JUNGLE as LAYOUT
from letter_play import Circle, any_move, first_box
from playing import game_id
from troop.core.chance import Stream
from troop.core.errors import BadLink, IllegalMove
from troop.core.game import CHANCE
from troop.core.record import PERSON, Seat
from troop.core.table import Table
from troop.games import GAMES
from troop.letters.box import begin, kept, secret_of
from troop.letters.letter import FAIR, TRUSTING
from troop.letters.opening import accepted, received
from troop.letters.unknown import Unknown
from troop.tables import HOUSE

LONG = bool(os.environ.get("TROOP_LONG"))
GAMES_BY_LETTER: list[tuple[str, dict[str, object], str, int]] = [
    ("mancala", {}, FAIR, 600),
    ("mancala", {}, TRUSTING, 600),
    ("mancala", {"tokens": "off", "first": "drawn"}, FAIR, 600),
    ("itchy", {"seats": 3, "cap": 12}, FAIR, 1_500),
    ("itchy", {"seats": 4, "cap": 10, "spies": "on", "first": "drawn"}, FAIR, 1_500),
    ("codemonkey", {"level": 3, "jungle": LAYOUT}, FAIR, 4_000),
    ("codemonkey", {"level": 7, "jungle": LAYOUT}, FAIR, 4_000),
]
SLOW: list[tuple[str, dict[str, object], str, int]] = [
    ("codemonkey", {"level": 7, "jungle": LAYOUT, "missions": "on"}, TRUSTING, 4_000),
    ("codemonkey", {"level": 3, "seats": 3}, FAIR, 4_000),
]
LONGER: list[tuple[str, dict[str, object], str, int]] = [
    ("codemonkey", {"level": 3, "seats": 4, "setup": "build", "first": "drawn"}, FAIR, 8_000),
    ("codemonkey", {"level": 6, "missions": "on"}, FAIR, 8_000),
    ("itchy", {"mode": "clan"}, FAIR, 1_500),
]


@pytest.mark.parametrize(("name", "options", "mode", "most"), GAMES_BY_LETTER, ids=game_id)
def test_a_whole_game(name: str, options: dict[str, object], mode: str, most: int) -> None:
    play_whole_game(name, options, mode, most)


@pytest.mark.cpython
@pytest.mark.parametrize(("name", "options", "mode", "most"), SLOW + (LONGER if LONG else []), ids=game_id)
def test_a_longer_game(name: str, options: dict[str, object], mode: str, most: int) -> None:
    play_whole_game(name, options, mode, most)


def play_whole_game(name: str, options: dict[str, object], mode: str, most: int) -> None:
    """A game by letter from its beginning to its end, with no letter longer than so much."""
    circle = Circle(first_box(name, options, mode)).play_to_end()
    last = circle.box.table
    assert last.now.outcome is not None
    assert max(map(len, circle.letters)) < most
    # All who have seen the last letter know the same game, and it is one by the rules.
    assert Table.read(last.record.write(), HOUSE).now.outcome == last.now.outcome
    final = circle.box.text
    for seat, box in circle.boxes.items():
        if seat != circle.holder and box.text != final:
            assert circle.opened(seat, final).table.record == last.record
        assert kept(box.post(), HOUSE).table.record == box.table.record


def test_nobody_has_to_write_to_a_player_who_has_nothing_to_do() -> None:
    """A letter goes to who plays next; only a roll, or a seal, takes it through the hands of others."""
    circle = Circle(first_box("itchy", {"seats": 3, "cap": 12}))
    while circle.play():
        assert circle.box.next[0] in (circle.holder, None)


def test_a_roll_that_the_same_player_needs_costs_one_letter_there_and_back() -> None:
    """And who gives to it without needing it does not know the result before the other does."""
    circle = Circle(first_box("mancala", {})).play_until(lambda circle: len(circle.boxes) == 2)

    def needs_a_roll(circle: Circle) -> bool:
        before = circle.box
        if before.next != (circle.holder, "play"):
            return False
        after = before.decided(any_move(before, Stream(before.text))).attended()
        if after.next[1] != "roll" or after.letter.parties[circle.holder].given > before.replay.rolls:
            return False
        circle.boxes[circle.holder] = after
        return True

    circle.play_until(needs_a_roll)
    player, other = circle.holder, 1 - circle.holder
    gives = circle.opened(other, circle.box.text)
    assert gives.replay.stop is not None
    assert gives.next == (player, "roll")
    assert received(gives.text, circle.box, HOUSE).next == (player, "play")


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("mancala", {"hands": "hidden"}, "mancala-not-by-letter"),
        ("codemonkey", {"level": 4, "seats": 3}, "codemonkey-not-by-letter-magic"),
        ("codemonkey", {"parts": "time", "timer": "minutes"}, "codemonkey-not-by-letter-minutes"),
    ],
    ids=game_id,
)
def test_not_by_letter(name: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(BadLink) as raised:
        first_box(name, options)
    assert raised.value.message[0] == said


def test_minds_do_not_write_letters() -> None:
    game = GAMES["mancala"]
    with pytest.raises(BadLink, match="people"):
        begin(game, game.settle(), (Seat(PERSON), Seat("gorilla")), FAIR, HOUSE, b"random")


def test_what_was_decided_can_be_taken_back_until_it_is_sent() -> None:
    box = first_box("mancala", {"tokens": "off"})
    after = box.decided(("a",))
    assert after.can_undo
    back, again = after.undone()
    assert (back.text, again) == (box.text, ("a",))
    came = accepted(after.text, HOUSE, secret_of(b"second"))
    assert not came.can_undo


def test_resigning_by_letter() -> None:
    circle = Circle(first_box("mancala", {})).play_until(lambda circle: len(circle.letters) == 4)
    box = circle.box.said(f"!resign {circle.holder + 1}")
    assert box.next == (None, "")
    other = 1 - circle.holder
    assert received(box.text, circle.boxes[other], HOUSE).table.now.outcome == box.table.now.outcome
    for word in (f"!resign {other + 1}", "!seat 1 person", "!ring"):
        with pytest.raises(IllegalMove):
            circle.box.said(word)


def test_the_hidden_timer_is_a_roll_when_it_could_ring() -> None:
    """Rule 32 by letter: after three rounds it rings one time in three, then one time in two, then for certain."""
    times = tuple(((f"timer={time}",), 1) for time in (3, 4, 5))
    rang: Counter[str] = Counter()
    for seed in range(3_000):
        rng, timer = Stream("timer", seed), Unknown(0, CHANCE, 2, {}, weights=times)
        three, four, five = (move for move, _ in times)
        fallen = timer.fall([(three,), (four, five)], rng)
        if len(fallen) > 1:
            fallen = timer.fall([(four,), (five,)], rng)
        rang[fallen[0][0]] += 1
    assert all(900 < count < 1_100 for count in rang.values())


def test_the_timer_is_in_no_letter_before_it_rings() -> None:
    circle = Circle(first_box("codemonkey", {"parts": "time", "jungle": LAYOUT}))
    circle.play_until(lambda circle: circle.box.table.now.state.elapsed == 2)
    timers = [unknown for unknown in circle.box.replay.unknown if unknown.maker == CHANCE]
    assert [set(timer.worlds) for timer in timers] == [{("timer=3",), ("timer=4",), ("timer=5",)}]
    circle.play_until(lambda circle: rang(circle.box.table))
    assert set(rang(circle.box.table)) <= {3, 4, 5}


def rang(table: Table) -> list[int]:
    """After how many rounds the timer rang, each time."""
    states = [point.state for point in table.points]
    return [before.elapsed + 1 for before, after in pairwise(states) if before.elapsed > after.elapsed]
