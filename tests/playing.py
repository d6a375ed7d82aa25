"""Playing games at random, for tests."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, TypeVar

import pytest
from code_play import JUNGLE, eager_move
from troop.core.chance import Stream
from troop.core.errors import BadOption
from troop.core.game import OVER, Game, Move, choices_after
from troop.core.options import Option, Options
from troop.games import GAMES

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
"""Option sets worth testing, for each game."""

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
"""Games in which somebody wins, as random players seldom do: options, and a seed."""

CONSIDERED = 40
"""How many moves an eager player looks at."""
LONGEST_VALUE = 9
"""More of an option's value is not needed in the name of a test."""
MANY, FEW = 250, 20
"""Of games and lists with more than many members, laws look at a few."""
LONGEST_PATH = 6
"""After so many choices a path comes to its end as soon as it can."""
LONG = {"codemonkey": 80}
"""Games that are long with fewer moments, since there is much to a state of theirs."""

MODES = [(name, options) for name, sets in OPTIONS.items() for options in sets]
ALTERNATELY = [pytest.param(*mode, marks=[pytest.mark.repeats] * (at % 2)) for at, mode in enumerate(MODES)]
"""The same for tests that run inside the page's Python too: there every second mode is enough, but for the night."""
FEWEST = {"cap": range(10, 31, 20)}
"""Of an option that is only how long a game may last, a short and a longer one."""


def values_of(name: str, option: Option) -> list[Any]:
    """The values of an option; of a text, those that other tests try."""
    texts = {str(mode[option.name]) for mode in OPTIONS[name] if option.name in mode}
    return list(option.values) or ["", *sorted(texts)]


def combinations(name: str) -> list[Options]:
    """Every combination of options that a game can be played with, each once."""
    options = GAMES[name].options
    values = [FEWEST.get(option.name) or values_of(name, option) for option in options]
    chosen = (dict(zip((option.name for option in options), each, strict=True)) for each in product(*values))
    found = (settled(name, each) for each in chosen)
    return list({tuple(each.items()): each for each in found if each}.values())


def settled(name: str, options: dict[str, Any]) -> Options | None:
    """The options of a game, made complete, unless they contradict each other."""
    try:
        return GAMES[name].settle(**options)
    except BadOption:
        return None


def game_id(mode: object) -> str:
    """A name for a game, its options or a way of playing in a test's name."""
    if callable(mode):
        return str(getattr(mode, "__name__", mode))
    if not isinstance(mode, dict):
        return str(mode)
    return " ".join(f"{name}={str(value)[:LONGEST_VALUE]}" for name, value in mode.items()) or "default"


def random_game(game: Game[Any], options: dict[str, object], seed: str) -> Iterator[tuple[Any, Move]]:
    """Each state of a random game with the move made there; the last one is not told."""
    yield from _random_game(game, tuple(options.items()), seed)


@lru_cache(maxsize=256)
def _random_game(game: Game[Any], options: tuple[tuple[str, object], ...], seed: str) -> list[tuple[Any, Move]]:
    """A random game; remembered, since many laws look at the same one."""
    rng, made = Stream(seed), []
    state = game.start(**dict(options))
    while state.actor != OVER:
        move = (eager_move(state, rng) if game.name == "codemonkey" else None) or random_move(state, rng)
        made.append((state, move))
        state = state.apply(move)
    return made


def random_move(state: Any, rng: Stream) -> Move:
    """A move chosen word by word, so that a word with many targets is not chosen more often than one without."""
    legal: tuple[Move, ...] = state.legal_moves()
    move: Move = ()
    while move not in legal:
        move = (*move, rng.choice(choices_after(legal, move)))
        legal = tuple(each for each in legal if each[: len(move)] == move)
    return move


def eager_game(game: Game[Any], options: dict[str, object], seed: str) -> Iterator[tuple[Any, Move]]:
    """A game that is won: the first seat takes, of a few moves, the one that brings it furthest, the others any."""
    rng, seats = Stream(seed), int(game.settle(**options)["seats"])
    state = game.start(**options)
    while state.actor != OVER:
        moves = [random_move(state, rng) for _ in range(CONSIDERED if state.actor == 0 else 1)]
        move = max(moves, key=lambda move: lead(game, state.apply(move), seats))
        yield state, move
        state = state.apply(move)


def lead(game: Game[Any], state: Any, seats: int) -> float:
    """How far the first seat is, and how far the others are not."""
    if state.outcome and state.outcome.winners:
        return 100.0 if 0 in state.outcome.winners else -100.0
    return progress(game, state, 0) - sum(progress(game, state, seat) for seat in range(1, seats)) / 2


def progress(game: Game[Any], state: Any, seat: int) -> float:
    """How far a seat is, read off its panel: ``2/3`` of something."""
    fractions = [str(fact.value).partition("/")[::2] for fact in game.facts(state, seat) if "/" in str(fact.value)]
    return sum((int(done) / int(wanted)) ** 2 for done, wanted in fractions)


def random_states(game: Game[Any], options: dict[str, object], seed: str) -> list[Any]:
    """All states of a random game, from the first to the last, played anew."""
    states = [game.start(**options)]
    for _, move in random_game(game, options, seed):
        states.append(states[-1].apply(move))
    return states


def moments(game: Game[Any], options: dict[str, object], seed: str) -> list[tuple[Any, Move]]:
    """States of a random game with the moves made there: all of them, or of a very long game some."""
    return _moments(game, tuple(options.items()), seed)


@lru_cache(maxsize=256)
def _moments(game: Game[Any], options: tuple[tuple[str, object], ...], seed: str) -> list[tuple[Any, Move]]:
    made = _random_game(game, options, seed)
    long = len(made) > LONG.get(game.name, MANY)
    kept = {*_telling(game, made), *some(range(len(made)), FEW)} if long else range(len(made))
    return [made[at] for at in sorted(kept)]


def _telling(game: Game[Any], made: list[tuple[Any, Move]]) -> Iterator[int]:
    """Where in a game something happens that has not happened often before."""
    often: Counter[str] = Counter()
    for at, (state, move) in enumerate(made):
        names = {event.name for event in game.events(state, move)}
        if any(often[name] < 2 for name in names):
            often.update(names)
            yield at


def some(things: Sequence[T], most: int) -> list[T]:
    """As many of them as wished, evenly spread; all, if there are not more."""
    return [things[at * len(things) // most] for at in range(most)] if len(things) > most else list(things)


def random_path(game: Game[Any], view: Any, rng: Stream) -> list[Move]:
    """The prefixes of a path of words to some move, as somebody might choose it on the screen, and the whole path."""
    paths = game.paths(view)
    path: Move = ()
    prefixes: list[Move] = []
    while paths.meaning(path) is None:
        path = paths.followed(path)
        prefixes.append(path)
        words = paths.after(path)
        whole = [word for word in words if paths.meaning((*path, word)) is not None]
        path = (*path, rng.choice(whole if whole and len(prefixes) > LONGEST_PATH else words))
    return [*prefixes, path]
