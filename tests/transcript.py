"""Whole games as text that people can read: the position after every decision.

``PYTHONPATH=py python tests/transcript.py`` writes all of them anew; then read the difference.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

from playing import EAGER, LONGEST_VALUE, MODES, eager_game, game_id, random_game
from troop.core.game import Move
from troop.games import GAMES

KEPT = Path(__file__).parent / "transcripts"
FIELDS, SAME = " / ", "="
"""Positions are fields. In games whose positions are long, one that stands as before is written so."""
LONG = ("codemonkey",)
MOST = 300
"""Decisions of a game that are kept; of a longer one, the beginning."""


def transcript(name: str, options: dict[str, object], moments: Iterable[tuple[Any, Move]]) -> str:
    """A game: each decision, what it did, and the position after it; at the end, how it ended if it did."""
    game = GAMES[name]
    settled = game.settle(**options)
    state = game.start(**options)
    known = game.describe(state)
    lines = [f"game {name}", "options " + " ".join(f"{key}={value}" for key, value in sorted(settled.items()))]
    lines.append(f"      {known}")
    for before, move in islice(moments, MOST):
        state = before.apply(move)
        told = Counter(event.name for event in game.events(before, move))
        runs = ", ".join(f"{event} x{count}" if count > 1 else event for event, count in told.items())
        after = game.describe(state)
        told_after = shortened(known, after) if name in LONG else after
        lines += [f"{game.write(before, move):<5}{game.separator}{told_after}", f"      {runs}"]
        known = after
    return "\n".join([*lines, f"outcome {state.outcome}", ""])


def shortened(before: str, after: str) -> str:
    """A position without the fields that stand as before."""
    pairs = zip(before.split(FIELDS), after.split(FIELDS), strict=True)
    return FIELDS.join(SAME if old == new else new for old, new in pairs)


def lengthened(before: str, after: str) -> str:
    """A position with the fields that stand as before."""
    pairs = zip(before.split(FIELDS), after.split(FIELDS), strict=False)
    return FIELDS.join(old if new == SAME else new for old, new in pairs)


def seed(options: dict[str, object]) -> str:
    """What a game is drawn from; games without tokens are older than the tokens, and stay as they are."""
    return game_id({name: value for name, value in options.items() if (name, value) != ("tokens", "off")})


def kept() -> dict[str, str]:
    """The file name and the text of each transcript."""
    made = {}
    for name, options in MODES:
        game = random_game(GAMES[name], options, seed(options))
        made[f"{name}-{words(options)}.txt"] = transcript(name, options, game)
    for name, sets in EAGER.items():
        for options, drawn_from in sets:
            game = eager_game(GAMES[name], options, drawn_from)
            made[f"{name}-eager-{words(options)}.txt"] = transcript(name, options, game)
    return made


def words(options: dict[str, object]) -> str:
    """Options as part of a file name."""
    return "-".join(f"{key}-{_short(value)}" for key, value in options.items()) or "default"


def _short(value: object) -> str:
    """A value as part of a file's name."""
    return "".join(letter for letter in str(value) if letter.isalnum())[:LONGEST_VALUE]


if __name__ == "__main__":
    for old in KEPT.glob("*.txt"):
        old.unlink()
    for file, text in kept().items():
        (KEPT / file).write_text(text, encoding="utf-8")
