"""Random games and option sets."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, TypeVar

import pytest
from codemonkey_setup import JUNGLE, eager_move
from random_moves import random_move
from troop.core.chance import Stream
from troop.core.errors import BadOption
from troop.core.game import OVER, Game, Move
from troop.core.options import Option, Options
from troop.games import GAMES
from troop.games._sample import GAME as SAMPLE

T = TypeVar("T")

OPTIONS: dict[str, list[dict[str, object]]] = {
    "mancala": [
        {},
        {"hands": "hidden"},
        {"disruption": "off", "copies": 2},
        {"copies": 6, "each": 6},
        {"copies": 2, "each": 6, "hands": "hidden"},
        {"hands": "hidden", "copies": 6, "first": "drawn", "pockets": 3, "each": 4},
        {"pockets": 1, "each": 6, "capture": "full", "first": 2, "copies": 2},
        {"tokens": "off"},
        {"tokens": "off", "capture": "full", "first": 2},
        {"tokens": "off", "first": "drawn", "pockets": 4, "each": 3},
        {"tokens": "off", "pockets": 1, "each": 6},
        {"tokens": "off", "pockets": 2, "each": 6, "capture": "full", "first": "drawn"},
        {"tokens": "off", "pockets": 6, "each": 6},
    ],
    "itchy": [
        {"cap": 10},
        {"edition": "french", "cap": 10, "tamarin": "O"},
        {"spies": "on", "cap": 10, "first": 2},
        {"seats": 3, "cap": 10, "edition": "french", "spies": "on", "tamarin": "M"},
        {"seats": 4, "cap": 10, "first": "drawn"},
        {"seats": 4, "spies": "on", "cap": 10, "first": 3, "tamarin": "L"},
        {"mode": "clan", "cap": 10},
        {"mode": "clan", "cap": 10, "tamarin": "S", "first": "drawn"},
    ],
    "codemonkey": [
        {},
        {"level": 2, "seats": 3},
        {"level": 3, "seats": 4},
        {"level": 4, "jungle": JUNGLE},
        {"level": 5, "seats": 3, "first": 2},
        {"level": 6},
        {"level": 7, "seats": 4, "missions": "on"},
        {"level": 7, "seats": 3, "timer": "minutes"},
        {"parts": "traps"},
        {"parts": "loop", "setup": "build", "first": "drawn"},
        {"parts": "magic", "seats": 3, "setup": "build"},
        {"parts": "master"},
        {"parts": "grand", "missions": "on"},
        {"parts": "time", "seats": 3, "missions": "on", "first": "drawn"},
    ],
}
"""Option sets worth testing, by game; for other games the defaults are tested."""

EAGER: dict[str, list[tuple[dict[str, object], str]]] = {
    "itchy": [
        ({"cap": 30}, "7"),
        ({"cap": 30, "edition": "french"}, "32"),
        ({"cap": 30, "spies": "on"}, "27"),
        ({"cap": 30, "seats": 3, "tamarin": "L"}, "2"),
        ({"cap": 30, "seats": 3, "spies": "on", "edition": "french"}, "2"),
        ({"cap": 30, "seats": 4, "spies": "on"}, "20"),
        ({"cap": 30, "mode": "clan"}, "2"),
        ({"cap": 40, "mode": "clan", "tamarin": "M", "first": 2}, "23"),
    ],
}
"""Option sets and seeds of games that somebody wins, which random players seldom do."""

CONSIDERED = 40
"""How many moves an eager player compares."""
LONGEST_VALUE = 9
"""Values of options are cut to this length in the names of tests."""
MANY, FEW = 250, 20
"""Laws check only a few members of games and lists that have many."""
LONG = {"codemonkey": 80}
"""Games that count as long with fewer moments, because their states are large."""

MODES = [(name, options) for name in GAMES for options in OPTIONS.get(name, [{}])]
EVERY_GAME = {**GAMES, SAMPLE.name: SAMPLE}
"""The games, and the sample that a new game is made from."""
LAWFUL = [*MODES, *((SAMPLE.name, {"size": size}) for size in SAMPLE.options[1].values)]
ALTERNATELY = [pytest.param(*mode, marks=[pytest.mark.repeats] * (at % 2)) for at, mode in enumerate(LAWFUL)]
"""The same for tests that also run in the page's Python, where every second mode is enough except at night."""
FEWEST = {"cap": range(10, 31, 20)}
"""For an option that only limits the length of a game, a short and a longer value."""


def values_of(name: str, option: Option) -> list[Any]:
    """Return the values of an option; for free text, the ones that other tests use."""
    texts = {str(mode[option.name]) for mode in OPTIONS.get(name, ()) if option.name in mode}
    return list(option.values) or ["", *sorted(texts)]


def combinations(name: str) -> list[Options]:
    """Return every valid combination of options once."""
    options = GAMES[name].options
    values = [FEWEST.get(option.name) or values_of(name, option) for option in options]
    combined = (dict(zip((option.name for option in options), each, strict=True)) for each in product(*values))
    complete = (complete_or_none(name, each) for each in combined)
    return list({tuple(each.items()): each for each in complete if each}.values())


def complete_or_none(name: str, options: dict[str, Any]) -> Options | None:
    """Return the complete options, or None if they contradict each other."""
    try:
        return GAMES[name].complete_options(**options)
    except BadOption:
        return None


def game_id(mode: object) -> str:
    """Return a test id for a game, its options or a way of playing."""
    if callable(mode):
        return str(getattr(mode, "__name__", mode))
    if not isinstance(mode, dict):
        return str(mode)
    return " ".join(f"{name}={str(value)[:LONGEST_VALUE]}" for name, value in mode.items()) or "default"


def random_game(game: Game[Any], options: dict[str, object], seed: str) -> Iterator[tuple[Any, Move]]:
    """Yield each state of a random game with the move made there; the final state is left out."""
    yield from _random_game(game, tuple(options.items()), seed)


@lru_cache(maxsize=256)
def _random_game(game: Game[Any], options: tuple[tuple[str, object], ...], seed: str) -> list[tuple[Any, Move]]:
    """Return a random game; cached, since many laws use the same one."""
    rng, moments = Stream(seed), []
    state = game.start(**dict(options))
    while state.actor != OVER:
        move = (eager_move(state, rng) if game.name == "codemonkey" else None) or random_move(state, rng)
        moments.append((state, move))
        state = state.apply(move)
    return moments


def eager_game(game: Game[Any], options: dict[str, object], seed: str) -> Iterator[tuple[Any, Move]]:
    """Play a game in which the first seat picks the most promising of a few random moves, and the others play at
    random.
    """
    rng, seats = Stream(seed), int(game.complete_options(**options)["seats"])
    state = game.start(**options)
    while state.actor != OVER:
        moves = [random_move(state, rng) for _ in range(CONSIDERED if state.actor == 0 else 1)]
        move = max(moves, key=lambda move: lead(game, state.apply(move), seats))
        yield state, move
        state = state.apply(move)


def lead(game: Game[Any], state: Any, seats: int) -> float:
    """Return how far the first seat is ahead of the others."""
    if state.outcome and state.outcome.winners:
        return 100.0 if 0 in state.outcome.winners else -100.0
    return progress(game, state, 0) - sum(progress(game, state, seat) for seat in range(1, seats)) / 2


def progress(game: Game[Any], state: Any, seat: int) -> float:
    """Return the progress of a seat, read from its ``2/3`` stats."""
    fractions = [
        str(stat.value).partition("/")[::2] for stat in game.drawing.player_stats(state, seat) if "/" in str(stat.value)
    ]
    return sum((int(done) / int(wanted)) ** 2 for done, wanted in fractions)


def random_states(game: Game[Any], options: dict[str, object], seed: str) -> list[Any]:
    """Return all states of a random game, computed again."""
    states = [game.start(**options)]
    for _, move in random_game(game, options, seed):
        states.append(states[-1].apply(move))
    return states


def moments(game: Game[Any], options: dict[str, object], seed: str) -> list[tuple[Any, Move]]:
    """Return states of a random game with the moves made there; only some of them if the game is long."""
    return _moments(game, tuple(options.items()), seed)


@lru_cache(maxsize=256)
def _moments(game: Game[Any], options: tuple[tuple[str, object], ...], seed: str) -> list[tuple[Any, Move]]:
    moments = _random_game(game, options, seed)
    long = len(moments) > LONG.get(game.name, MANY)
    indexes = {*_rare_events(game, moments), *evenly_spaced(range(len(moments)), FEW)} if long else range(len(moments))
    return [moments[at] for at in sorted(indexes)]


def _rare_events(game: Game[Any], moments: list[tuple[Any, Move]]) -> Iterator[int]:
    """Yield the indexes at which an event happens for the first or second time."""
    counts: Counter[str] = Counter()
    for at, (state, move) in enumerate(moments):
        names = {event.name for event in game.narration.events(state, move)}
        if any(counts[name] < 2 for name in names):
            counts.update(names)
            yield at


def evenly_spaced(members: Sequence[T], limit: int) -> list[T]:
    """Return at most so many members, evenly spaced."""
    return [members[at * len(members) // limit] for at in range(limit)] if len(members) > limit else list(members)
