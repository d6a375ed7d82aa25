"""Links and records changed at random or built to do harm, and the responses to them.

``PYTHONPATH=py:tests/support python tests/support/fuzzing.py 100000`` tries that many and prints statistics, as ``make
fuzz`` does.
"""

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from codemonkey_setup import JUNGLE
from correspondence_play import Exchange, first_session
from random_games import random_game
from shared_matches import match_of
from troop.api.handler import handle_request
from troop.core.chance import Stream
from troop.games import GAMES
from troop.match.base64url import LETTERS as CHARACTERS
from troop.match.base64url import to_bytes, to_text
from troop.match.link import VERSION, bare, fold, pack

BASES: list[tuple[str, dict[str, object]]] = [
    ("mancala", {}),
    ("mancala", {"tokens": "off", "first": "drawn", "pockets": 4, "each": 3}),
    ("itchy", {"cap": 10}),
    ("itchy", {"mode": "clan", "cap": 10}),
    ("codemonkey", {}),
    ("codemonkey", {"parts": "traps,loop", "setup": "build", "first": "drawn", "missions": "on"}),
]
MATCHES = [
    match_of(name, options, [move for _, move in random_game(GAMES[name], options, "fuzz")][:60])
    for name, options in BASES
]
LINKS = [pack(match) for match in MATCHES]
RECORDS = [bare(match) for match in MATCHES]
CORRESPONDENCE: list[tuple[str, dict[str, object], str]] = [
    ("mancala", {}, "fair"),
    ("mancala", {}, "trusting"),
    ("itchy", {"cap": 10, "seats": 3}, "fair"),
    ("codemonkey", {"level": 3, "jungle": JUNGLE}, "fair"),
    ("codemonkey", {"level": 7, "jungle": JUNGLE}, "fair"),
]
EXCHANGES = [
    Exchange(first_session(name, options, mode)).play_until(lambda exchange: len(exchange.links) == 14)
    for name, options, mode in CORRESPONDENCE
]
ODD = [
    "",
    " ",
    "\n",
    "\0",
    "=",
    "!",
    "!seat 1 person",
    "!draw",
    "!end",
    "!resign 1",
    "end",
    "moves",
    "seat",
    "é",
    "\u202e",
    "🐒",
    "9" * 30,
]
ERROR_KINDS = ("link", "record", "correspondence")


def ask(request: dict[str, Any]) -> dict[str, Any]:
    """Return the response to a request."""
    response = json.loads(handle_request(json.dumps(request)))
    assert isinstance(response, dict)
    return response


def check(response: dict[str, Any], request: object) -> None:
    """Assert that the response is a match or a known kind of error."""
    if "error" in response:
        assert response["error"]["kind"] in ERROR_KINDS, (request, response)
    else:
        assert response["record"].startswith("troop 1\n")


def requests(rng: Stream, count: int) -> Iterator[dict[str, Any]]:
    """Yield requests that open something changed: links, records and correspondence links in turn."""
    for at in range(count):
        yield (_link, _record, _correspondence)[at % 3](rng)


def _link(rng: Stream) -> dict[str, Any]:
    link = rng.choice(LINKS)
    return {
        "request": "open_shared",
        "seed": "fuzz",
        "link": changed(link, rng, CHARACTERS) if rng.randrange(2) else with_valid_checksum(link, rng),
    }


def _record(rng: Stream) -> dict[str, Any]:
    record = rng.choice(RECORDS)
    characters = "abcdefgABCDEFG0123456789 \n/!=-+@^,>" + "\0\u202e\ud800é🐒"
    record = with_moved_words(record, rng) if rng.randrange(3) else changed(record, rng, characters)
    return {"request": "open_shared", "seed": "fuzz", "record": record}


def _correspondence(rng: Stream) -> dict[str, Any]:
    """Return a request with a changed correspondence link, with or without a session of that game."""
    exchange = rng.choice(EXCHANGES)
    text = rng.choice(exchange.links)
    text = changed(text, rng, CHARACTERS) if rng.randrange(3) == 0 else with_valid_checksum(text, rng)
    if rng.randrange(2):
        return {"request": "correspondence_receive", "link": text, "random": "5a" * 32}
    session = exchange.sessions[rng.randrange(len(exchange.sessions))]
    return {"request": "correspondence_receive", "link": text, "session": session.saved()}


def changed(text: str, rng: Stream, characters: str) -> str:
    """Return a text with a few characters replaced, removed, inserted, doubled or cut off."""
    for _ in range(1 + rng.randrange(4)):
        at, length = rng.randrange(len(text) + 1), rng.randrange(6)
        put = "".join(rng.choice(characters) for _ in range(rng.randrange(4)))
        text = rng.choice(
            [
                text[:at] + put + text[at + len(put) :],
                text[:at] + text[at + length :],
                text[:at] + put + text[at:],
                text[:at] + text[at : at + length] * 2 + text[at + length :],
                text[: at or 1],
                rng.choice(LINKS)[:at] + text[at:] if characters is CHARACTERS else text,
            ]
        )
    return text


def with_valid_checksum(link: str, rng: Stream) -> str:
    """Return a changed link with a valid checksum."""
    data = bytearray(to_bytes(link[1:]) or b"")
    for _ in range(1 + rng.randrange(5)):
        at = 3 + rng.randrange(len(data) - 3)
        if rng.randrange(3):
            data[at] = rng.randrange(256)
        elif rng.randrange(2):
            data[at:at] = bytes(rng.randrange(256) for _ in range(rng.randrange(20)))
        elif len(data) > 12:
            del data[at : at + 1 + rng.randrange(3)]
    return VERSION + to_text(fold(bytes(data[3:])) + bytes(data[3:]))


def with_moved_words(record: str, rng: Stream) -> str:
    """Return a record with words and lines moved, or with foreign words inserted."""
    lines = record.split("\n")
    for _ in range(1 + rng.randrange(3)):
        at = rng.randrange(len(lines))
        words = lines[at].split(" ")
        word = rng.randrange(len(words))
        words[word : word + rng.randrange(2)] = [
            rng.choice([*ODD, rng.choice(lines), rng.choice(rng.choice(RECORDS).split())])
        ]
        lines[at : at + rng.randrange(2)] = [" ".join(words)] if rng.randrange(4) else [lines[at], " ".join(words)]
        lines = lines or [""]
    return "\n".join(lines)


def main(count: int, seed: str = "fuzz") -> None:
    """Try this many requests and print the results."""
    import resource  # missing in the page's Python

    results: Counter[str] = Counter()
    slowest, before = 0.0, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for request in requests(Stream(seed), count):
        start = time.perf_counter()
        response = ask(request)
        slowest = max(slowest, time.perf_counter() - start)
        check(response, request)
        kind = next(
            kind for kind in ("record", "correspondence_receive", "link") if kind in (request["request"], *request)
        )
        results[f"{kind} {response['error']['message'][0] if 'error' in response else 'opened'}"] += 1
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for text, times in sorted(results.items()):
        print(f"{times:8}  {text}")
    print(f"{count} tried, none ended in an uncaught error; the slowest took {slowest:.2f} s")
    print(f"memory grew from {before // 1024} to {after // 1024} MB")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
