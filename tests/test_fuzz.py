"""Links and records that were changed at random, or made to do harm: each is read or refused with a sentence.

``TROOP_LONG=1`` tries 100,000 of them.
"""

import json
import os
from typing import Any

import pytest
from playing import random_game
from sharing import table_of
from troop.core.chance import Stream
from troop.core.pack import VERSION, bare, fold, pack
from troop.core.url64 import LETTERS, to_bytes, to_text
from troop.desk import desk
from troop.games import GAMES

TRIES = 100_000 if os.environ.get("TROOP_LONG") else 1_200
SHARE = 8
"""Tests among which the tries are divided, so that they can run side by side."""

BASES: list[tuple[str, dict[str, object]]] = [
    ("mancala", {}),
    ("mancala", {"tokens": "off", "first": "drawn", "pockets": 4, "each": 3}),
    ("itchy", {"cap": 10}),
    ("itchy", {"mode": "clan", "cap": 10}),
    ("codemonkey", {}),
    ("codemonkey", {"parts": "traps,loop", "setup": "build", "first": "drawn", "missions": "on"}),
]
TABLES = [
    table_of(name, options, [move for _, move in random_game(GAMES[name], options, "fuzz")][:60])
    for name, options in BASES
]
LINKS = [pack(table) for table in TABLES]
RECORDS = [bare(table) for table in TABLES]
ODD = [
    "",
    " ",
    "\n",
    "\0",
    "=",
    "!",
    "!seat 1 person",
    "!draw",
    "!resign 1",
    "end",
    "moves",
    "seat",
    "é",
    "\u202e",
    "🐒",
    "9" * 30,
]


def open_it(**what: str) -> dict[str, Any]:
    """What the desk says to a link or a record."""
    answer = json.loads(desk(json.dumps({"call": "open", "seed": "fuzz", **what})))
    assert isinstance(answer, dict)
    return answer


def check(answer: dict[str, Any], what: object) -> None:
    """Either there is a table, or a sentence that says why not."""
    if "error" in answer:
        assert answer["error"]["kind"] in ("link", "record"), (what, answer)
    else:
        assert answer["record"].startswith("troop 1\n")


def changed(text: str, rng: Stream, letters: str) -> str:
    """A text with a few letters replaced, left out, put in, doubled or cut off."""
    for _ in range(1 + rng.randrange(4)):
        at, length = rng.randrange(len(text) + 1), rng.randrange(6)
        put = "".join(rng.choice(letters) for _ in range(rng.randrange(4)))
        text = rng.choice(
            [
                text[:at] + put + text[at + len(put) :],
                text[:at] + text[at + length :],
                text[:at] + put + text[at:],
                text[:at] + text[at : at + length] * 2 + text[at + length :],
                text[: at or 1],
                rng.choice(LINKS)[:at] + text[at:] if letters is LETTERS else text,
            ]
        )
    return text


def resealed(link: str, rng: Stream) -> str:
    """A link that was changed by somebody who knows how its sum is made."""
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


def reworded(record: str, rng: Stream) -> str:
    """A record with words and lines in other places, or with words that do not belong there."""
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


@pytest.mark.parametrize("part", range(SHARE))
def test_links_and_records_that_were_changed_are_read_or_refused(part: int) -> None:
    rng = Stream("fuzz", part)
    for _ in range(TRIES // SHARE):
        at = rng.randrange(len(LINKS))
        kind = rng.randrange(8)
        if kind < 3:
            link = changed(LINKS[at], rng, LETTERS)
            check(open_it(link=link), link)
        elif kind < 5:
            link = resealed(LINKS[at], rng)
            check(open_it(link=link), link)
        elif kind < 7:
            record = reworded(RECORDS[at], rng)
            check(open_it(record=record), record)
        else:
            record = changed(RECORDS[at], rng, "abcdefgABCDEFG0123456789 \n/!=-+@^,>" + "\0\u202e\ud800é🐒")
            check(open_it(record=record), record)
