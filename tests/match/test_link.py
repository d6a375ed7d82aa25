"""A whole game as a short link, checked against the rules when it is opened."""

from typing import Any

import pytest
from random_games import MODES, game_id, random_game
from shared_matches import match_of, packed
from troop.api.cache import REGISTRY
from troop.core.errors import BadLink
from troop.core.game import Move
from troop.games import GAMES
from troop.match import link as packing
from troop.match.base64url import to_bytes, to_text
from troop.match.digits import Writer
from troop.match.link import LONGEST, VERSION, pack, unpack, unwrapped, wrapped
from troop.match.match import Match
from troop.match.record import Seat


def refusal(text: str) -> str:
    """Return the id of the message that refuses a link."""
    with pytest.raises(BadLink) as raised:
        unpack(text, REGISTRY)
    return raised.value.message[0]


@pytest.mark.parametrize(("name", "options"), MODES, ids=game_id)
def test_unpacking_a_link_returns_the_record(name: str, options: dict[str, object]) -> None:
    moves = [move for _, move in random_game(GAMES[name], options, "pack")][:150]
    match = match_of(name, options, moves)
    assert unpack(pack(match), REGISTRY).record == match.record


def test_link_contains_names_bots_and_control_actions() -> None:
    seats = (Seat("person", "Lémur d’Été 🐒"), Seat("gorilla"))
    match = match_of("mancala", {"tokens": "off"}, [("c",), ("f",), "!seat 2 person Zoë", ("A",), "!resign 1"], seats)
    assert match.now.outcome
    assert unpack(pack(match), REGISTRY).record == match.record


def test_link_contains_the_first_position() -> None:
    head = match_of("mancala", {"tokens": "off"}, []).record._replace(position="1 0 0 0 0 2 / 0 0 2 0 0 0 / 20 23 / S")
    match = Match(head, REGISTRY).play("f").play("C")
    assert unpack(pack(match), REGISTRY).record == match.record
    for wrong in ("1 0 / S", "1 0 0 0 0 2 / 0 0 2 0 0 0 / 20 23 / S\n1 0 0 0 0 2 / 0 0 2 0 0 0 / 20 23 / S"):
        body = packing.write_header(head._replace(position=wrong))
        assert refusal(wrapped(VERSION, b"abc", body, b"")) == "link-damaged"


def test_link_contains_no_seed() -> None:
    match = match_of("mancala", {}, [("c",)]).seeded("secret")
    assert unpack(pack(match), REGISTRY).record.seed is None


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_whole_game_of_mancala_with_tokens_takes_less_than_400_characters(seed: str) -> None:
    moves = [move for _, move in random_game(GAMES["mancala"], {}, seed)]
    assert len(pack(match_of("mancala", {}, moves, NAMED[:2]))) < 400


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forty_turns_of_itchy_monkey_take_less_than_1500_characters(seats: int) -> None:
    options = {"seats": seats, "spies": "on", "cap": 100}
    moves = forty_turns(random_game(GAMES["itchy"], options, "pack"))
    assert len(pack(match_of("itchy", options, moves, NAMED[:seats]))) < 1500


NAMED = tuple(Seat("person", name) for name in ("Maki", "Ouistiti", "Zoë", "Baptiste"))


def forty_turns(moments: Any) -> list[Move]:
    """Return the moves of a game of Itchy Monkey up to the end of the fortieth turn."""
    return [move for state, move in moments if state.turns < 40]


def test_changing_any_character_damages_a_link() -> None:
    link = packed("mancala", {}, "pack")
    for at in range(1, len(link)):
        assert refusal(link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :]) == "link-damaged"


def test_truncated_link_is_refused() -> None:
    link = packed("mancala", {}, "pack")
    assert {refusal(link[:at]) for at in range(len(link))} == {"link-damaged"}


def test_overlong_link_is_refused_unread() -> None:
    assert refusal(VERSION + "A" * LONGEST) == "link-too-long"
    assert refusal("A" * 10_000_000) == "link-too-long"


def test_link_of_another_version_is_refused_as_such() -> None:
    assert refusal("2" + packed("mancala", {}, "pack")[1:]) == "link-version"


def test_link_is_refused_when_the_rules_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    link = packed("mancala", {"tokens": "off"}, "pack")
    legal_at = packing.legal_at
    monkeypatch.setattr(packing, "legal_at", lambda ply: legal_at(ply)[::-1])
    assert refusal(link) in ("link-version", "link-damaged")


def test_link_to_an_unknown_game_is_refused() -> None:
    assert refusal(wrapped(VERSION, b"abc", "chess\n\n", b"\x01")) == "link-game"


HEADS = [
    "mancala\n",
    "mancala\n\n\n",
    "mancala tokens=off tokens=on\n\n",
    "mancala tokens\n\n",
    "mancala self=1\n\n",
    "mancala game=1 state=2\n\n",
    "mancala seats=3\n\n\n",
    "mancala first=1000\n\n",
    "mancala\nking\n",
    "mancala\n " + "x" * 41 + "\n",
    "mancala\n \u202eturned\n",
    "mancala\n\r\n",
    "codemonkey jungle=@@@@\n\n",
    "codemonkey parts=" + "traps," * 500 + "\n\n",
    "\n\n",
    "",
]


@pytest.mark.parametrize("head", HEADS)
def test_invalid_head_is_refused(head: str) -> None:
    assert refusal(wrapped(VERSION, b"abc", head, b"\x01")) in ("link-damaged", "link-game", "link-version")


def test_body_of_all_ones_is_refused() -> None:
    for name in GAMES:
        head = unwrapped(VERSION, pack(match_of(name, {}, [])))[1]
        assert refusal(wrapped(VERSION, b"abc", head, b"\xff" * 5_000)).startswith("link-")


def test_link_with_too_many_entries_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "MOST_ENTRIES", 10)
    assert refusal(packed("mancala", {}, "pack")) == "link-too-long"


def link_with(*texts: str) -> str:
    """Return a link with these control actions."""
    digits, match = Writer(), match_of("mancala", {"tokens": "off"}, [])
    for text in texts:
        packing.put_other(digits, 6, packing.WORD)
        digits.put_bytes(text.encode("utf-8", "surrogatepass"))
    packing.put_other(digits, 6, packing.END)
    return wrapped(VERSION, b"abc", packing.write_header(match.record), digits.written())


@pytest.mark.parametrize(
    "action", ["c", "!", "!king 1", "!seat 1", "!seat 9 person", "!draw", "!seat 1 person a\nb", "!\ud800"]
)
def test_invalid_control_action_is_refused(action: str) -> None:
    assert refusal(link_with(action)) in ("link-damaged", "link-reason", "link-version")


def test_game_too_long_for_a_link_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "LONGEST", 10)
    with pytest.raises(BadLink) as raised:
        pack(match_of("mancala", {}, []).seeded("x"))
    assert raised.value.message[0] == "share-too-long"


def test_base64url_text_and_bytes() -> None:
    for size in range(70):
        data = bytes(range(size, 2 * size))
        assert to_bytes(to_text(data)) == data
    assert to_text(b"\xff\xff\xfe") == "___-"
    assert [to_bytes(text) for text in ("A", "AB", "A=", "é", "AAAAA", "AAB")] == [None] * 6


def test_match_is_public_when_nothing_is_hidden_now() -> None:
    coding = [move for _, move in random_game(GAMES["codemonkey"], {}, "pack")]
    public = [match.is_public for match in matches("codemonkey", {}, coding[:60])]
    assert {True, False} == set(public)
    hidden = [move for _, move in random_game(GAMES["mancala"], {"hands": "hidden"}, "pack")]
    public = [match.is_public for match in matches("mancala", {"hands": "hidden"}, hidden)]
    assert (any(public[:-1]), public[-1]) == (False, True)


def matches(name: str, options: dict[str, object], moves: list[Move]) -> list[Match]:
    return [match_of(name, options, moves[:count]) for count in range(len(moves) + 1)]
