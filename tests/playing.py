"""Playing games at random, for tests."""

from collections.abc import Iterator
from typing import Any

from troop.core.chance import Stream
from troop.core.game import OVER, Game, Move, choices_after
from troop.core.record import PERSON, House
from troop.games import GAMES
from troop.minds import LEVELS

HOUSE = House(GAMES, (PERSON, *LEVELS))

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

MODES = [(name, options) for name, sets in OPTIONS.items() for options in sets]


def game_id(mode: object) -> str:
    """A name for a game or its options in a test's name."""
    return " ".join(f"{k}={v}" for k, v in mode.items()) or "default" if isinstance(mode, dict) else str(mode)


def random_game(game: Game[Any], options: dict[str, object], seed: str) -> Iterator[tuple[Any, Move]]:
    """Each state of a random game with the move made there; the last one is not told."""
    rng = Stream(seed)
    state = game.start(**options)
    while state.actor != OVER:
        move = random_move(state, rng)
        yield state, move
        state = state.apply(move)


def random_move(state: Any, rng: Stream) -> Move:
    """A move chosen word by word, so that a word with many targets is not chosen more often than one without."""
    legal: tuple[Move, ...] = state.legal_moves()
    move: Move = ()
    while move not in legal:
        move = (*move, rng.choice(choices_after(legal, move)))
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
    """All states of a random game, from the first to the last."""
    state = game.start(**options)
    states = [state]
    for before, move in random_game(game, options, seed):
        states.append(before.apply(move))
    return states
