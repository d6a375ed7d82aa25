"""Cheating in correspondence games: every attempt is refused with a message that says what is wrong."""

from collections import Counter
from typing import Any

import pytest
from codemonkey_setup import JUNGLE
from correspondence_play import Exchange, any_move, first_session
from troop.api.cache import REGISTRY
from troop.core.chance import Stream
from troop.core.errors import BadLink, TroopError
from troop.core.game import Move
from troop.correspondence.game import TRUSTING, Correspondence, Entry, Participant
from troop.correspondence.hash_chain import chain, digest, number
from troop.correspondence.link import read, write
from troop.correspondence.receive import join, receive
from troop.correspondence.replay import Replay
from troop.correspondence.sealed_move import Leaf, Place, SealedMove
from troop.correspondence.session import Session, restore, secret_from

MANCALA: dict[str, object] = {}
PROGRAMS: dict[str, object] = {"level": 3, "jungle": JUNGLE}
MAGIC: dict[str, object] = {"level": 4, "jungle": JUNGLE}


def forged_link(correspondence: Correspondence, own: dict[int, Move] | None = None) -> str:
    """Return a link written by a cheat, who knows the format and ignores the rules."""
    replay = Replay(correspondence, REGISTRY, own or {})
    for entry in correspondence.entries:
        replay.push(entry)
    return write(correspondence, replay)


def refusal(text: str, session: Session) -> tuple[str, dict[str, Any]]:
    """Return the message for a player who opens a link; the session must stay unchanged."""
    before = session.saved()
    with pytest.raises(BadLink) as raised:
        receive(text, session, REGISTRY)
    assert session.saved() == before
    return raised.value.message


def mancala(links: int = 6, mode: str = "fair") -> Exchange:
    """Return a game of Mancala after some links."""
    return Exchange(first_session("mancala", MANCALA, mode)).play_until(lambda exchange: len(exchange.links) == links)


def with_sealed_move(options: dict[str, object] = PROGRAMS) -> Exchange:
    """Return a game of CodeMonkey in which the player who is not to move has a sealed program."""

    def reached(exchange: Exchange) -> bool:
        entries = exchange.session.correspondence.entries
        return bool(entries) and entries[-1].sealed_move is not None and exchange.session.match.now.state.step == "code"

    return Exchange(first_session("codemonkey", options)).play_until(reached)


def replaced(correspondence: Correspondence, at: int, entry: Entry) -> Correspondence:
    return correspondence._replace(entries=(*correspondence.entries[:at], entry, *correspondence.entries[at + 1 :]))


# Moves


def test_changing_an_opponents_move_is_refused() -> None:
    exchange = mancala()
    other, correspondence, replay = 1 - exchange.holder, exchange.session.correspondence, exchange.session.replay
    at = next(at for at, entry in enumerate(correspondence.entries) if entry.seat == other)
    move = next(move for move in replay.legal[at] if move != correspondence.entries[at].move)
    participants = tuple(_participant(exchange.sessions[seat], replay.rolled[at]) for seat in (0, 1))
    changed = correspondence._replace(
        entries=(*correspondence.entries[:at], Entry(other, move)), participants=participants
    )
    assert refusal(forged_link(changed), exchange.sessions[other]) == ("correspondence-changed", {"seat": other + 1})


def _participant(session: Session, rolls: int) -> Participant:
    links = chain(session.secret)
    return Participant(links[0], rolls, links[rolls] if rolls else b"")


def test_forging_an_opponents_move_is_refused() -> None:
    exchange = Exchange(first_session("itchy", {"cap": 12}))
    exchange.play()
    first, second = exchange.sessions[0], exchange.sessions[1]
    while second.next == (1, "play"):
        second = second.decided(any_move(second, Stream("forged")))
    forged = second._replace(seat=0).decided(second.match.now.state.legal_moves()[0])
    assert refusal(forged.text, first) == ("correspondence-forged", {})


def test_moving_on_before_a_sealed_move_is_opened_is_refused() -> None:
    exchange = with_sealed_move()
    session = exchange.session.decided(exchange.session.match.now.state.legal_moves()[0])
    assert session.next == (1 - session.seat, "open")
    correspondence = session.correspondence._replace(
        entries=(*session.correspondence.entries, Entry(session.seat, ("A1",)))
    )
    with pytest.raises(BadLink, match="too far"):
        forged_link(correspondence, dict(session.own))


# Old links


def test_old_links_are_refused() -> None:
    exchange = mancala(8)
    assert refusal(exchange.links[2], exchange.sessions[0]) == ("correspondence-old", {})
    assert refusal(exchange.links[3], exchange.sessions[1]) == ("correspondence-old", {})


def test_link_opened_before_is_refused() -> None:
    exchange = mancala(6)
    other = exchange.sessions[1 - exchange.holder]
    assert refusal(other.text, other) == ("correspondence-known", {})


def test_second_move_after_a_sent_one_is_refused() -> None:
    exchange = Exchange(first_session("itchy", {"seats": 3, "cap": 12}))
    exchange.play_until(
        lambda exchange: len(exchange.links) > 3 and len(exchange.session.match.now.state.legal_moves()) > 1
    )
    session = exchange.session
    one, two = (session.decided(move) for move in session.match.now.state.legal_moves()[:2])
    after = receive(one.text, exchange.sessions[(session.seat + 1) % 3], REGISTRY)
    assert refusal(two.text, after) == ("correspondence-changed", {"seat": session.seat + 1})


def test_two_continuations_of_the_same_link_are_refused() -> None:
    exchange = Exchange(first_session("codemonkey", {"seats": 3}))
    exchange.play_until(lambda exchange: len(exchange.sessions) == 3 and exchange.session.next[1] == "roll")
    base = exchange.session.correspondence
    ours = base.given(0, _participant(exchange.sessions[0], 1))
    theirs = base.given(1, _participant(exchange.sessions[1], 1))
    knowing = exchange.sessions[2]._replace(correspondence=ours, replay=read(forged_link(ours), REGISTRY, {}).replay)
    assert refusal(forged_link(theirs), knowing) == ("correspondence-fork", {})


def test_link_without_a_free_seat_is_refused() -> None:
    exchange = mancala(4)
    with pytest.raises(BadLink, match="stranger"):
        join(exchange.links[-1], REGISTRY, secret_from(b"somebody else"))


def test_changed_players_or_options_are_refused() -> None:
    exchange = mancala(3)
    correspondence = exchange.session.correspondence
    head = correspondence.head._replace(
        seats=(correspondence.head.seats[0], correspondence.head.seats[1]._replace(name="Somebody"))
    )
    assert (
        refusal(forged_link(correspondence._replace(head=head)), exchange.sessions[1 - exchange.holder])[0]
        == "correspondence-other"
    )


# Rolls


def test_secret_that_does_not_match_its_commitment_is_refused() -> None:
    exchange = Exchange(first_session("mancala", MANCALA)).play_until(
        lambda exchange: exchange.session.replay.rolls > 2
    )
    correspondence = exchange.session.correspondence
    participant = correspondence.participants[exchange.holder]._replace(link=digest("a better roll"))
    with pytest.raises(BadLink, match="secret"):
        read(write(correspondence.given(exchange.holder, participant), exchange.session.replay), REGISTRY, {})


def test_another_hash_chain_is_refused() -> None:
    """A cheat tries one hash chain after another until a roll pleases them."""
    exchange = Exchange(first_session("mancala", MANCALA)).play_until(
        lambda exchange: exchange.session.replay.rolls > 0
    )
    cheat, other = exchange.holder, exchange.sessions[1 - exchange.holder]
    rolls = exchange.session.correspondence.participants[cheat].given
    for attempt in range(200):
        participant = _participant(exchange.session._replace(secret=secret_from(f"attempt {attempt}".encode())), rolls)
        correspondence = exchange.session.correspondence.given(cheat, participant)
        try:
            text = forged_link(correspondence)
        except TroopError:
            continue  # the moves made since are illegal after another roll
        assert refusal(text, other) == ("correspondence-secret", {"seat": cheat + 1})
        return
    raise AssertionError("no chain fits")


def test_no_secret_is_revealed_before_all_have_committed() -> None:
    first = first_session("mancala", {"first": "drawn"})
    assert first.next == (1, "join")
    assert first.correspondence.participants[0].given == 0
    correspondence = first.correspondence.given(0, _participant(first, 1))
    with pytest.raises(BadLink, match="too far"):
        join(forged_link(correspondence), REGISTRY, secret_from(b"second"))


@pytest.mark.repeats
def test_roll_depends_on_every_secret() -> None:
    """Changing the secret of any one player changes the roll, so nobody can predict it without knowing all of them."""

    def first_roll(*seeds: str) -> str:
        session = first_session("mancala", {"first": "drawn"}, seed=seeds[0])
        session = session._replace(correspondence=session.correspondence._replace(game=b"the same"))
        session = session._replace(replay=Replay(session.correspondence, REGISTRY, {}))
        other = join(session.text, REGISTRY, secret_from(seeds[1].encode()))
        return receive(other.text, session, REGISTRY).match.text(1)

    for mine in range(4):
        results = Counter(first_roll(str(mine), str(theirs)) for theirs in range(100))
        assert 30 < results["first=1"] < 70
    for theirs in range(4):
        results = Counter(first_roll(str(mine), str(theirs)) for mine in range(100))
        assert 30 < results["first=1"] < 70


def test_changing_a_roll_of_a_trusting_game_is_refused() -> None:
    exchange = Exchange(first_session("mancala", MANCALA, TRUSTING)).play_until(
        lambda exchange: exchange.session.replay.rolls > 0
    )
    other = exchange.sessions[1 - exchange.holder]
    for attempt in range(200):
        correspondence = exchange.session.correspondence
        correspondence = correspondence._replace(rolls=(digest(str(attempt))[:4], *correspondence.rolls[1:]))
        try:
            text = forged_link(correspondence)
        except TroopError:
            continue
        assert refusal(text, other) == ("correspondence-roll", {})
        return
    raise AssertionError("no roll fits")


# Sealed moves


def test_sealed_program_cannot_be_read() -> None:
    """Whatever the program is, the opponent sees the same match and cannot try programs out."""
    exchange = with_sealed_move()
    reader, maker = exchange.holder, 1 - exchange.holder
    maker_session = exchange.sessions[maker]
    before, _ = maker_session.undone()
    legal = before.match.now.state.legal_moves()
    at = len(before.correspondence.entries)
    views = {}
    for move in (legal[0], legal[len(legal) // 2], legal[-1]):
        after = before.decided(move).with_automatic_steps()
        received = receive(after.text, before._replace(seat=reader, own=exchange.session.own), REGISTRY)
        views[move] = (received.match.record, received.match.now.state.view(reader))
        sealed_move = after.correspondence.entries[at].sealed_move
        assert sealed_move is not None
        (leaf,) = sealed_move.leaves
        assert (leaf.salt, leaf.said) == (b"", "")
        public = [
            b"",
            after.correspondence.game,
            *(participant.head for participant in after.correspondence.participants),
        ]
        public += [participant.link for participant in after.correspondence.participants]
        tried = {
            Place(after.correspondence.game, at).leaf(0, salt, " ".join(each)) for salt in public for each in legal
        }
        assert leaf.commitment not in {each.commitment for each in tried}
    assert len(set(map(str, views.values()))) == 1


def opening(exchange: Exchange) -> tuple[Session, Session, int]:
    """Return the session that has received the request to open its program, the session that knows only the sealed

    move, and the index of that entry.
    """
    maker = 1 - exchange.holder
    waiting = exchange.session.decided(exchange.session.match.now.state.legal_moves()[0])
    at = len(waiting.correspondence.entries) - 2
    return receive(waiting.text, exchange.sessions[maker], REGISTRY), waiting, at


def test_opening_another_program_than_the_sealed_one_is_refused() -> None:
    maker, opponent, at = opening(with_sealed_move())
    place, legal = Place(maker.correspondence.game, at), maker.replay.legal[at]
    other = next(move for move in legal if move != maker.own[at])
    sealed_move = SealedMove((place.leaf(0, place.whole(maker.secret, legal, other).leaves[0].salt, " ".join(other)),))
    correspondence = opponent.correspondence.with_sealed_move(at, sealed_move)
    assert refusal(forged_link(correspondence, dict(opponent.own)), opponent) == (
        "correspondence-seal",
        {"seat": maker.seat + 1},
    )


def test_replacing_a_sealed_move_is_refused() -> None:
    maker, opponent, at = opening(with_sealed_move())
    correspondence = opponent.correspondence.with_sealed_move(at, SealedMove((Leaf(digest("another")),)))
    assert refusal(forged_link(correspondence, dict(opponent.own)), opponent) == (
        "correspondence-seal",
        {"seat": maker.seat + 1},
    )


def test_open_program_in_place_of_a_sealed_one_is_refused() -> None:
    maker, opponent, at = opening(with_sealed_move())
    correspondence = replaced(opponent.correspondence, at, Entry(maker.seat, maker.replay.legal[at][0]))
    assert refusal(forged_link(correspondence, dict(opponent.own)), opponent) == (
        "correspondence-seal",
        {"seat": maker.seat + 1},
    )


def marked() -> tuple[Exchange, int]:
    """Return a game in which a magic mark has been sealed and asked about, and the index of the mark's entry."""

    def reached(exchange: Exchange) -> bool:
        return any(_is_partly_open(entry) for entry in exchange.session.correspondence.entries)

    exchange = Exchange(first_session("codemonkey", MAGIC)).play_until(reached)
    return exchange, next(
        at for at, entry in enumerate(exchange.session.correspondence.entries) if _is_partly_open(entry)
    )


def _is_partly_open(entry: Entry) -> bool:
    return (
        entry.sealed_move is not None
        and any(leaf.salt for leaf in entry.sealed_move.leaves)
        and not entry.sealed_move.is_open
    )


def test_sealed_mark_is_opened_no_further_than_the_rules_require() -> None:
    exchange, at = marked()
    sealed_move = exchange.session.correspondence.entries[at].sealed_move
    assert sealed_move is not None
    assert {leaf.said for leaf in sealed_move.leaves if leaf.salt} == {"no"}


def test_denying_a_mark_is_refused() -> None:
    exchange, at = marked()
    entry = exchange.session.correspondence.entries[at]
    maker, owner = exchange.sessions[entry.seat], exchange.sessions[1 - entry.seat]
    legal = maker.replay.legal[at]
    place = Place(maker.correspondence.game, at)
    assert entry.sealed_move
    whole = place.whole(maker.secret, legal, maker.own[at])
    lies = [
        place.leaf(leaf, full.salt, "no") if not known.salt and full.said == "yes" else known
        for leaf, (known, full) in enumerate(zip(entry.sealed_move.leaves, whole.leaves, strict=True))
    ]
    correspondence = exchange.session.correspondence.with_sealed_move(at, SealedMove(tuple(lies)))
    assert refusal(forged_link(correspondence, dict(owner.own)), owner) == (
        "correspondence-seal",
        {"seat": maker.seat + 1},
    )


def test_mark_on_two_trees_is_impossible() -> None:
    place, legal = Place(b"12345678", 3), [(f"T{tree}",) for tree in range(1, 6)]
    answers = ["yes", "no", "yes", "no", "no"]
    sealed_move = SealedMove(tuple(place.leaf(at, digest(number(at).hex()), text) for at, text in enumerate(answers)))
    assert sealed_move.possible(legal) == ()


def test_mark_on_no_tree_is_impossible() -> None:
    place, legal = Place(b"12345678", 3), [(f"T{tree}",) for tree in range(1, 6)]
    sealed_move = SealedMove(tuple(place.leaf(at, digest(number(at).hex()), "no") for at in range(5)))
    assert sealed_move.possible(legal) == ()


# Saved sessions


def test_saved_session_restores_the_whole_game() -> None:
    exchange = with_sealed_move()
    for session in exchange.sessions.values():
        assert restore(session.saved(), REGISTRY).saved() == session.saved()
        assert restore(session.saved(), REGISTRY).match.record == session.match.record
