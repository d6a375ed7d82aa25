"""Links, records and letters changed at random, or by somebody who means harm: what the desk says to them.

``PYTHONPATH=py:tests python tests/fuzzing.py 100000`` tries so many and prints the figures; ``make fuzz`` does.
"""

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from code_play import JUNGLE
from letter_play import Circle, first_box
from playing import random_game
from sharing import table_of
from troop.core.chance import Stream
from troop.core.pack import VERSION, bare, fold, pack
from troop.core.url64 import LETTERS, to_bytes, to_text
from troop.desk import desk
from troop.games import GAMES

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
BY_LETTER: list[tuple[str, dict[str, object], str]] = [
    ("mancala", {}, "fair"),
    ("mancala", {}, "trusting"),
    ("itchy", {"cap": 10, "seats": 3}, "fair"),
    ("codemonkey", {"level": 3, "jungle": JUNGLE}, "fair"),
    ("codemonkey", {"level": 7, "jungle": JUNGLE}, "fair"),
]
CIRCLES = [
    Circle(first_box(name, options, mode)).play_until(lambda circle: len(circle.letters) == 14)
    for name, options, mode in BY_LETTER
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
    "!resign 1",
    "end",
    "moves",
    "seat",
    "é",
    "\u202e",
    "🐒",
    "9" * 30,
]
KINDS = ("link", "record", "letter")


def ask(call: dict[str, Any]) -> dict[str, Any]:
    """What the desk says to a call."""
    answer = json.loads(desk(json.dumps(call)))
    assert isinstance(answer, dict)
    return answer


def check(answer: dict[str, Any], what: object) -> None:
    """Either there is a table, or a sentence that says why not."""
    if "error" in answer:
        assert answer["error"]["kind"] in KINDS, (what, answer)
    else:
        assert answer["record"].startswith("troop 1\n")


def calls(rng: Stream, count: int) -> Iterator[dict[str, Any]]:
    """So many calls that open something that was changed: links, records and letters, as many of each."""
    for at in range(count):
        yield (_link, _record, _letter)[at % 3](rng)


def _link(rng: Stream) -> dict[str, Any]:
    link = rng.choice(LINKS)
    return {
        "call": "open",
        "seed": "fuzz",
        "link": changed(link, rng, LETTERS) if rng.randrange(2) else resealed(link, rng),
    }


def _record(rng: Stream) -> dict[str, Any]:
    record = rng.choice(RECORDS)
    letters = "abcdefgABCDEFG0123456789 \n/!=-+@^,>" + "\0\u202e\ud800é🐒"
    record = reworded(record, rng) if rng.randrange(3) else changed(record, rng, letters)
    return {"call": "open", "seed": "fuzz", "record": record}


def _letter(rng: Stream) -> dict[str, Any]:
    """A letter that was changed, opened by somebody who knows the game, or by somebody who does not."""
    circle = rng.choice(CIRCLES)
    text = rng.choice(circle.letters)
    text = changed(text, rng, LETTERS) if rng.randrange(3) == 0 else resealed(text, rng)
    if rng.randrange(2):
        return {"call": "letter_open", "link": text, "random": "5a" * 32}
    box = circle.boxes[rng.randrange(len(circle.boxes))]
    return {"call": "letter_open", "link": text, "letter": box.post()}


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
    """A link or a letter that was changed by somebody who knows how its sum is made."""
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


def main(count: int, seed: str = "fuzz") -> None:
    """Try so many, and print what became of them."""
    import resource  # which the page's Python does not have

    said: Counter[str] = Counter()
    slowest, before = 0.0, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for call in calls(Stream(seed), count):
        began = time.perf_counter()
        answer = ask(call)
        slowest = max(slowest, time.perf_counter() - began)
        check(answer, call)
        kind = next(kind for kind in ("record", "letter_open", "link") if kind in (call["call"], *call))
        said[f"{kind} {answer['error']['say'][0] if 'error' in answer else 'opened'}"] += 1
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for text, times in sorted(said.items()):
        print(f"{times:8}  {text}")
    print(f"{count} tried, none ended in an uncaught error; the slowest took {slowest:.2f} s")
    print(f"memory grew from {before // 1024} to {after // 1024} MB")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
