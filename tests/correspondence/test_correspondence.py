"""Whole correspondence games: players share nothing but links."""

import os
from collections import Counter
from itertools import pairwise

import pytest
from codemonkey_setup import JUNGLE as LAYOUT
from correspondence_play import Exchange, any_move, first_session
from random_games import game_id
from troop.api.cache import REGISTRY
from troop.core.chance import Stream
from troop.core.errors import BadLink, IllegalMove
from troop.core.game import CHANCE
from troop.correspondence.game import FAIR, TRUSTING
from troop.correspondence.receive import join, receive
from troop.correspondence.session import begin, restore, secret_from
from troop.correspondence.unknown import Unknown
from troop.games import GAMES
from troop.match.match import Match
from troop.match.record import PERSON, Seat

LONG = bool(os.environ.get("TROOP_LONG"))
CORRESPONDENCE_GAMES: list[tuple[str, dict[str, object], str, int]] = [
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


@pytest.mark.parametrize(("name", "options", "mode", "max_length"), CORRESPONDENCE_GAMES, ids=game_id)
def test_whole_game(name: str, options: dict[str, object], mode: str, max_length: int) -> None:
    play_whole_game(name, options, mode, max_length)


@pytest.mark.cpython
@pytest.mark.parametrize(("name", "options", "mode", "max_length"), SLOW + (LONGER if LONG else []), ids=game_id)
def test_longer_game(name: str, options: dict[str, object], mode: str, max_length: int) -> None:
    play_whole_game(name, options, mode, max_length)


def play_whole_game(name: str, options: dict[str, object], mode: str, max_length: int) -> None:
    """Play a correspondence game to its end; no link may be longer than ``max_length``."""
    exchange = Exchange(first_session(name, options, mode)).play_to_end()
    last = exchange.session.match
    assert last.now.outcome is not None
    assert max(map(len, exchange.links)) < max_length
    # Everybody who has seen the last link knows the same game, and it is legal.
    assert Match.read(last.record.write(), REGISTRY).now.outcome == last.now.outcome
    final = exchange.session.text
    for seat, session in exchange.sessions.items():
        if seat != exchange.holder and session.text != final:
            assert exchange.received(seat, final).match.record == last.record
        assert restore(session.saved(), REGISTRY).match.record == session.match.record


def test_links_go_only_to_players_with_something_to_do() -> None:
    """A link goes to the player who moves next; only a roll or a sealed move sends it through others."""
    exchange = Exchange(first_session("itchy", {"seats": 3, "cap": 12}))
    while exchange.play():
        assert exchange.session.next[0] in (exchange.holder, None)


def test_roll_costs_one_link_there_and_back() -> None:
    """A player who contributes to a roll without needing it does not learn the result first."""
    exchange = Exchange(first_session("mancala", {})).play_until(lambda exchange: len(exchange.sessions) == 2)

    def needs_a_roll(exchange: Exchange) -> bool:
        before = exchange.session
        if before.next != (exchange.holder, "play"):
            return False
        after = before.decided(any_move(before, Stream(before.text))).with_automatic_steps()
        if after.next[1] != "roll" or after.correspondence.participants[exchange.holder].given > before.replay.rolls:
            return False
        exchange.sessions[exchange.holder] = after
        return True

    exchange.play_until(needs_a_roll)
    player, other = exchange.holder, 1 - exchange.holder
    contributor = exchange.received(other, exchange.session.text)
    assert contributor.replay.stop is not None
    assert contributor.next == (player, "roll")
    assert receive(contributor.text, exchange.session, REGISTRY).next == (player, "play")


@pytest.mark.parametrize(
    ("name", "options", "reason"),
    [
        ("mancala", {"hands": "hidden"}, "mancala-no-correspondence"),
        ("codemonkey", {"level": 4, "seats": 3}, "codemonkey-no-correspondence-magic"),
        ("codemonkey", {"parts": "time", "timer": "minutes"}, "codemonkey-no-correspondence-minutes"),
    ],
    ids=game_id,
)
def test_options_without_correspondence_are_refused(name: str, options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadLink) as raised:
        first_session(name, options)
    assert raised.value.message[0] == reason


def test_bots_cannot_play_correspondence_games() -> None:
    game = GAMES["mancala"]
    with pytest.raises(BadLink, match="people"):
        begin(game, game.complete_options(), (Seat(PERSON), Seat("gorilla")), FAIR, REGISTRY, b"random")


def test_decision_can_be_undone_until_its_link_is_opened() -> None:
    session = first_session("mancala", {"tokens": "off"})
    after = session.decided(("a",))
    assert after.can_undo
    back, again = after.undone()
    assert (back.text, again) == (session.text, ("a",))
    joined = join(after.text, REGISTRY, secret_from(b"second"))
    assert not joined.can_undo


def test_resigning_a_correspondence_game() -> None:
    exchange = Exchange(first_session("mancala", {})).play_until(lambda exchange: len(exchange.links) == 4)
    session = exchange.session.said(f"!resign {exchange.holder + 1}")
    assert session.next == (None, "")
    other = 1 - exchange.holder
    assert receive(session.text, exchange.sessions[other], REGISTRY).match.now.outcome == session.match.now.outcome
    for word in (f"!resign {other + 1}", "!seat 1 person", "!ring"):
        with pytest.raises(IllegalMove):
            exchange.session.said(word)


def test_hidden_timer_rings_with_the_chances_of_the_rules() -> None:
    """Rule 32: after three rounds it rings one time in three, then one time in two, then for certain."""
    times = tuple(((f"timer={time}",), 1) for time in (3, 4, 5))
    ring_times: Counter[str] = Counter()
    for seed in range(3_000):
        rng, timer = Stream("timer", seed), Unknown(0, CHANCE, 2, {}, weights=times)
        three, four, five = (move for move, _ in times)
        fallen = timer.fall([(three,), (four, five)], rng)
        if len(fallen) > 1:
            fallen = timer.fall([(four,), (five,)], rng)
        ring_times[fallen[0][0]] += 1
    assert all(900 < count < 1_100 for count in ring_times.values())


def test_hidden_timer_is_unknown_until_it_rings() -> None:
    exchange = Exchange(first_session("codemonkey", {"parts": "time", "jungle": LAYOUT}))
    exchange.play_until(lambda exchange: exchange.session.match.now.state.elapsed == 2)
    timers = [unknown for unknown in exchange.session.replay.unknown if unknown.maker == CHANCE]
    assert [set(timer.worlds) for timer in timers] == [{("timer=3",), ("timer=4",), ("timer=5",)}]
    exchange.play_until(lambda exchange: rings(exchange.session.match))
    assert set(rings(exchange.session.match)) <= {3, 4, 5}


def rings(match: Match) -> list[int]:
    """Return the number of rounds before each ring of the timer."""
    states = [ply.state for ply in match.plies]
    return [before.elapsed + 1 for before, after in pairwise(states) if before.elapsed > after.elapsed]
