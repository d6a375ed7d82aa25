"""Whole games as readable text, with the position after every decision.

``PYTHONPATH=py:tests/support python tests/support/transcript.py`` rewrites all of them; then read the diff.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Any

from paths import SAMPLES, TESTED_GAMES
from random_games import EAGER, LONGEST_VALUE, MODES, eager_game, game_id, random_game
from troop.core.game import Move
from troop.games import GAMES

FOLDER = SAMPLES / "transcripts"
FIELDS, SAME = " / ", "="
"""Positions consist of fields. In games with long positions an unchanged field is written like this."""
LONG = ("codemonkey",)
MAX_DECISIONS = 300
"""Transcripts of longer games contain only this many decisions."""


def transcript(name: str, options: dict[str, object], moments: Iterable[tuple[Any, Move]]) -> str:
    """Return a game as text: each decision, its events and the position after it; at the end, its outcome."""
    game = GAMES[name]
    complete = game.complete_options(**options)
    state = game.start(**options)
    text_before = game.notation.to_text(state)
    lines = [f"game {name}", "options " + " ".join(f"{key}={value}" for key, value in sorted(complete.items()))]
    lines.append(f"      {text_before}")
    for before, move in islice(moments, MAX_DECISIONS):
        state = before.apply(move)
        counts = Counter(event.name for event in game.narration.events(before, move))
        events = ", ".join(f"{event} x{count}" if count > 1 else event for event, count in counts.items())
        after = game.notation.to_text(state)
        text_after = shortened(text_before, after) if name in LONG else after
        lines += [f"{game.notation.write(before, move):<5}{game.notation.separator}{text_after}", f"      {events}"]
        text_before = after
    return "\n".join([*lines, f"outcome {state.outcome}", ""])


def shortened(before: str, after: str) -> str:
    """Return a position with its unchanged fields abbreviated."""
    pairs = zip(before.split(FIELDS), after.split(FIELDS), strict=True)
    return FIELDS.join(SAME if old == new else new for old, new in pairs)


def lengthened(before: str, after: str) -> str:
    """Return a position with its unchanged fields restored."""
    pairs = zip(before.split(FIELDS), after.split(FIELDS), strict=False)
    return FIELDS.join(old if new == SAME else new for old, new in pairs)


def seed(options: dict[str, object]) -> str:
    """Return the seed of a game; ``tokens=off`` is left out, so that transcripts older than the tokens stay valid."""
    return game_id({name: value for name, value in options.items() if (name, value) != ("tokens", "off")})


def transcripts() -> dict[str, str]:
    """Return the text of each transcript by file name."""
    texts = {}
    for name, options in (mode for mode in MODES if mode[0] in TESTED_GAMES):
        game = random_game(GAMES[name], options, seed(options))
        texts[f"{name}-{option_words(options)}.txt"] = transcript(name, options, game)
    for name, sets in EAGER.items():
        for options, game_seed in sets:
            game = eager_game(GAMES[name], options, game_seed)
            texts[f"{name}-eager-{option_words(options)}.txt"] = transcript(name, options, game)
    return texts


def option_words(options: dict[str, object]) -> str:
    """Return options as part of a file name."""
    return "-".join(f"{key}-{_short(value)}" for key, value in options.items()) or "default"


def _short(value: object) -> str:
    """Return a value as part of a file name."""
    return "".join(letter for letter in str(value) if letter.isalnum())[:LONGEST_VALUE]


if __name__ == "__main__":
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for file, text in transcripts().items():
        (FOLDER / file).write_text(text, encoding="utf-8")
