"""Games by letter with somebody who cheats: each is caught, with a sentence that says what is wrong."""

from collections import Counter
from typing import Any

import pytest
from code_play import JUNGLE
from letter_play import Circle, any_move, first_box
from troop.core.chance import Stream
from troop.core.errors import BadLink, TroopError
from troop.core.game import Move
from troop.letters.box import Box, kept, secret_of
from troop.letters.letter import TRUSTING, Entry, Letter, Party
from troop.letters.opening import accepted, received
from troop.letters.replay import Replay
from troop.letters.seal import Leaf, Place, Seal
from troop.letters.secret import chain, digest, number
from troop.letters.writing import read, write
from troop.tables import HOUSE

MANCALA: dict[str, object] = {}
CODE: dict[str, object] = {"level": 3, "jungle": JUNGLE}
MAGIC: dict[str, object] = {"level": 4, "jungle": JUNGLE}


def written(letter: Letter, own: dict[int, Move] | None = None) -> str:
    """A letter as somebody writes it who knows how it is done and does not care about the rules of letters."""
    replay = Replay(letter, HOUSE, own or {})
    for entry in letter.entries:
        replay.push(entry)
    return write(letter, replay)


def refusal(text: str, box: Box) -> tuple[str, dict[str, Any]]:
    """What a player is told who opens a letter; the box stays as it was."""
    before = box.post()
    with pytest.raises(BadLink) as raised:
        received(text, box, HOUSE)
    assert box.post() == before
    return raised.value.message


def mancala(letters: int = 6, mode: str = "fair") -> Circle:
    """A game of Mancala in which some letters have been sent."""
    return Circle(first_box("mancala", MANCALA, mode)).play_until(lambda circle: len(circle.letters) == letters)


def sealed(options: dict[str, object] = CODE) -> Circle:
    """A game of CodeMonkey in which the one who does not have the letter has a program under seal."""

    def reached(circle: Circle) -> bool:
        entries = circle.box.letter.entries
        return bool(entries) and entries[-1].seal is not None and circle.box.table.now.state.step == "code"

    return Circle(first_box("codemonkey", options)).play_until(reached)


def replaced(letter: Letter, at: int, entry: Entry) -> Letter:
    return letter._replace(entries=(*letter.entries[:at], entry, *letter.entries[at + 1 :]))


# Moves


def test_a_move_of_mine_that_was_changed() -> None:
    circle = mancala()
    other, letter, replay = 1 - circle.holder, circle.box.letter, circle.box.replay
    at = next(at for at, entry in enumerate(letter.entries) if entry.seat == other)
    move = next(move for move in replay.legal[at] if move != letter.entries[at].move)
    parties = tuple(_given(circle.boxes[seat], replay.rolled[at]) for seat in (0, 1))
    changed = letter._replace(entries=(*letter.entries[:at], Entry(other, move)), parties=parties)
    assert refusal(written(changed), circle.boxes[other]) == ("letter-changed", {"seat": other + 1})


def _given(box: Box, rolls: int) -> Party:
    links = chain(box.secret)
    return Party(links[0], rolls, links[rolls] if rolls else b"")


def test_a_move_that_i_did_not_make() -> None:
    circle = Circle(first_box("itchy", {"cap": 12}))
    circle.play()
    first, second = circle.boxes[0], circle.boxes[1]
    while second.next == (1, "play"):
        second = second.decided(any_move(second, Stream("forged")))
    forged = second._replace(seat=0).decided(second.table.now.state.legal_moves()[0])
    assert refusal(forged.text, first) == ("letter-forged", {})


def test_a_letter_that_goes_on_before_a_seal_is_open() -> None:
    circle = sealed()
    box = circle.box.decided(circle.box.table.now.state.legal_moves()[0])
    assert box.next == (1 - box.seat, "open")
    letter = box.letter._replace(entries=(*box.letter.entries, Entry(box.seat, ("A1",))))
    with pytest.raises(BadLink, match="too far"):
        written(letter, dict(box.own))


# Old letters


def test_an_old_letter() -> None:
    circle = mancala(8)
    assert refusal(circle.letters[2], circle.boxes[0]) == ("letter-old", {})
    assert refusal(circle.letters[3], circle.boxes[1]) == ("letter-old", {})


def test_a_letter_that_came_before() -> None:
    circle = mancala(6)
    other = circle.boxes[1 - circle.holder]
    assert refusal(other.text, other) == ("letter-known", {})


def test_another_move_after_the_one_that_was_sent() -> None:
    circle = Circle(first_box("itchy", {"seats": 3, "cap": 12}))
    circle.play_until(lambda circle: len(circle.letters) > 3 and len(circle.box.table.now.state.legal_moves()) > 1)
    box = circle.box
    one, two = (box.decided(move) for move in box.table.now.state.legal_moves()[:2])
    after = received(one.text, circle.boxes[(box.seat + 1) % 3], HOUSE)
    assert refusal(two.text, after) == ("letter-changed", {"seat": box.seat + 1})


def test_two_letters_that_go_on_from_the_same_one() -> None:
    circle = Circle(first_box("codemonkey", {"seats": 3}))
    circle.play_until(lambda circle: len(circle.boxes) == 3 and circle.box.next[1] == "roll")
    base = circle.box.letter
    mine = base.given(0, _given(circle.boxes[0], 1))
    theirs = base.given(1, _given(circle.boxes[1], 1))
    knows = circle.boxes[2]._replace(letter=mine, replay=read(written(mine), HOUSE, {}).replay)
    assert refusal(written(theirs), knows) == ("letter-fork", {})


def test_a_letter_of_a_game_without_a_seat_for_me() -> None:
    circle = mancala(4)
    with pytest.raises(BadLink, match="stranger"):
        accepted(circle.letters[-1], HOUSE, secret_of(b"somebody else"))


def test_other_players_or_rules() -> None:
    circle = mancala(3)
    letter = circle.box.letter
    head = letter.head._replace(seats=(letter.head.seats[0], letter.head.seats[1]._replace(name="Somebody")))
    assert refusal(written(letter._replace(head=head)), circle.boxes[1 - circle.holder])[0] == "letter-other"


# Rolls


def test_a_secret_that_does_not_lead_back_to_its_commitment() -> None:
    circle = Circle(first_box("mancala", MANCALA)).play_until(lambda circle: circle.box.replay.rolls > 2)
    letter = circle.box.letter
    party = letter.parties[circle.holder]._replace(link=digest("a better roll"))
    with pytest.raises(BadLink, match="secret"):
        read(write(letter.given(circle.holder, party), circle.box.replay), HOUSE, {})


def test_another_chain_of_secrets_than_the_one_promised() -> None:
    """Somebody tries chain after chain until a roll is to their liking."""
    circle = Circle(first_box("mancala", MANCALA)).play_until(lambda circle: circle.box.replay.rolls > 0)
    cheat, other = circle.holder, circle.boxes[1 - circle.holder]
    rolls = circle.box.letter.parties[cheat].given
    for attempt in range(200):
        party = _given(circle.box._replace(secret=secret_of(f"attempt {attempt}".encode())), rolls)
        letter = circle.box.letter.given(cheat, party)
        try:
            text = written(letter)
        except TroopError:
            continue  # the moves made since are not legal after another roll
        assert refusal(text, other) == ("letter-secret", {"seat": cheat + 1})
        return
    raise AssertionError("no chain fits")


def test_secrets_are_given_only_when_all_have_promised_theirs() -> None:
    first = first_box("mancala", {"first": "drawn"})
    assert first.next == (1, "join")
    assert first.letter.parties[0].given == 0
    letter = first.letter.given(0, _given(first, 1))
    with pytest.raises(BadLink, match="too far"):
        accepted(written(letter), HOUSE, secret_of(b"second"))


@pytest.mark.repeats
def test_a_roll_follows_from_the_secret_of_each() -> None:
    """Nobody can know it who does not know the secrets of all others: another one, another roll."""

    def rolled(*seeds: str) -> str:
        box = first_box("mancala", {"first": "drawn"}, seed=seeds[0])
        box = box._replace(letter=box.letter._replace(game=b"the same"))
        box = box._replace(replay=Replay(box.letter, HOUSE, {}))
        other = accepted(box.text, HOUSE, secret_of(seeds[1].encode()))
        return received(other.text, box, HOUSE).table.text(1)

    for mine in range(4):
        results = Counter(rolled(str(mine), str(theirs)) for theirs in range(100))
        assert 30 < results["first=1"] < 70
    for theirs in range(4):
        results = Counter(rolled(str(mine), str(theirs)) for mine in range(100))
        assert 30 < results["first=1"] < 70


def test_a_roll_of_a_trusting_letter_that_was_changed_later() -> None:
    circle = Circle(first_box("mancala", MANCALA, TRUSTING)).play_until(lambda circle: circle.box.replay.rolls > 0)
    other = circle.boxes[1 - circle.holder]
    for attempt in range(200):
        letter = circle.box.letter
        letter = letter._replace(rolls=(digest(str(attempt))[:4], *letter.rolls[1:]))
        try:
            text = written(letter)
        except TroopError:
            continue
        assert refusal(text, other) == ("letter-roll", {})
        return
    raise AssertionError("no roll fits")


# Seals


def test_a_program_under_seal_cannot_be_read() -> None:
    """Whatever the program is, whoever has the letter sees the same table, and cannot try programs out."""
    circle = sealed()
    reader, maker = circle.holder, 1 - circle.holder
    hers = circle.boxes[maker]
    before, _ = hers.undone()
    legal = before.table.now.state.legal_moves()
    at = len(before.letter.entries)
    seen = {}
    for move in (legal[0], legal[len(legal) // 2], legal[-1]):
        after = before.decided(move).attended()
        came = received(after.text, before._replace(seat=reader, own=circle.box.own), HOUSE)
        seen[move] = (came.table.record, came.table.now.state.view(reader))
        seal = after.letter.entries[at].seal
        assert seal is not None
        (leaf,) = seal.leaves
        assert (leaf.salt, leaf.said) == (b"", "")
        public = [b"", after.letter.game, *(party.head for party in after.letter.parties)]
        public += [party.link for party in after.letter.parties]
        tried = {Place(after.letter.game, at).leaf(0, salt, " ".join(each)) for salt in public for each in legal}
        assert leaf.commitment not in {each.commitment for each in tried}
    assert len(set(map(str, seen.values()))) == 1


def opening(circle: Circle) -> tuple[Box, Box, int]:
    """Who opens a program, with what is open in the letter; who knows only the seal; and which entry it is."""
    maker = 1 - circle.holder
    waits = circle.box.decided(circle.box.table.now.state.legal_moves()[0])
    at = len(waits.letter.entries) - 2
    return received(waits.text, circle.boxes[maker], HOUSE), waits, at


def test_another_program_than_the_one_under_seal() -> None:
    hers, mine, at = opening(sealed())
    place, legal = Place(hers.letter.game, at), hers.replay.legal[at]
    other = next(move for move in legal if move != hers.own[at])
    seal = Seal((place.leaf(0, place.whole(hers.secret, legal, other).leaves[0].salt, " ".join(other)),))
    letter = mine.letter.sealed(at, seal)
    assert refusal(written(letter, dict(mine.own)), mine) == ("letter-seal", {"seat": hers.seat + 1})


def test_another_seal_in_the_place_of_the_one_that_is_known() -> None:
    hers, mine, at = opening(sealed())
    letter = mine.letter.sealed(at, Seal((Leaf(digest("another")),)))
    assert refusal(written(letter, dict(mine.own)), mine) == ("letter-seal", {"seat": hers.seat + 1})


def test_an_open_program_in_the_place_of_a_seal() -> None:
    hers, mine, at = opening(sealed())
    letter = replaced(mine.letter, at, Entry(hers.seat, hers.replay.legal[at][0]))
    assert refusal(written(letter, dict(mine.own)), mine) == ("letter-seal", {"seat": hers.seat + 1})


def marked() -> tuple[Circle, int]:
    """A game in which a magic card has been marked under seal and asked about; and which entry the mark is."""

    def reached(circle: Circle) -> bool:
        return any(_partly(entry) for entry in circle.box.letter.entries)

    circle = Circle(first_box("codemonkey", MAGIC)).play_until(reached)
    return circle, next(at for at, entry in enumerate(circle.box.letter.entries) if _partly(entry))


def _partly(entry: Entry) -> bool:
    return entry.seal is not None and any(leaf.salt for leaf in entry.seal.leaves) and not entry.seal.is_open


def test_of_a_mark_no_more_is_opened_than_the_rules_tell() -> None:
    circle, at = marked()
    seal = circle.box.letter.entries[at].seal
    assert seal is not None
    assert {leaf.said for leaf in seal.leaves if leaf.salt} == {"no"}


def test_a_mark_that_is_denied_although_it_is_there() -> None:
    circle, at = marked()
    entry = circle.box.letter.entries[at]
    maker, owner = circle.boxes[entry.seat], circle.boxes[1 - entry.seat]
    legal = maker.replay.legal[at]
    place = Place(maker.letter.game, at)
    assert entry.seal
    whole = place.whole(maker.secret, legal, maker.own[at])
    lies = [
        place.leaf(leaf, full.salt, "no") if not known.salt and full.said == "yes" else known
        for leaf, (known, full) in enumerate(zip(entry.seal.leaves, whole.leaves, strict=True))
    ]
    letter = circle.box.letter.sealed(at, Seal(tuple(lies)))
    assert refusal(written(letter, dict(owner.own)), owner) == ("letter-seal", {"seat": maker.seat + 1})


def test_a_mark_on_two_trees_at_once() -> None:
    place, legal = Place(b"12345678", 3), [(f"T{tree}",) for tree in range(1, 6)]
    said = ["yes", "no", "yes", "no", "no"]
    seal = Seal(tuple(place.leaf(at, digest(number(at).hex()), text) for at, text in enumerate(said)))
    assert seal.possible(legal) == ()


def test_a_mark_on_no_tree() -> None:
    place, legal = Place(b"12345678", 3), [(f"T{tree}",) for tree in range(1, 6)]
    seal = Seal(tuple(place.leaf(at, digest(number(at).hex()), "no") for at in range(5)))
    assert seal.possible(legal) == ()


# What is kept


def test_what_a_device_keeps_is_the_whole_game() -> None:
    circle = sealed()
    for box in circle.boxes.values():
        assert kept(box.post(), HOUSE).post() == box.post()
        assert kept(box.post(), HOUSE).table.record == box.table.record
