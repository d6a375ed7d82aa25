# How fast the engine plays and its minds think, in every game on the shelf: here, or in the page's worker.
import json
import time

from troop.core.chance import Stream, draw
from troop.core.game import CHANCE, OVER
from troop.games import GAMES
from troop.minds import LEVELS, Thinking

SECONDS = 1.0
MODES = {
    "mancala": ("mancala", {"tokens": "off"}),
    "mancala with tokens": ("mancala", {"tokens": "on"}),
    "itchy": ("itchy", {}),
    "itchy with spies": ("itchy", {"spies": "on"}),
    "itchy, clan": ("itchy", {"mode": "clan"}),
    "codemonkey 1": ("codemonkey", {"level": 1}),
    "codemonkey 6": ("codemonkey", {"level": 6}),
}
SPREAD = (0.1, 0.35, 0.6)
"""How far into a game the decisions lie that are thought about."""


def moves_per_second(game):
    """Random moves, for a while."""
    moves, rng, begun = 0, Stream("bench"), time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        state = game.start()
        while (legal := state.legal_moves()) and time.perf_counter() - begun < SECONDS:
            state = state.apply(rng.choice(legal))
            moves += 1
    return moves / (time.perf_counter() - begun)


def decisions(game, options):
    """A few decisions from a game that the weakest level plays."""
    state, met, rng = game.start(**options), [], Stream("bench")
    while state.actor != OVER and len(met) < 60:
        if state.actor == CHANCE:
            state = state.apply(draw(state.weights(), rng))
            continue
        view = state.view(state.actor)
        if len(view.legal_moves()) > 1:
            met.append(view)
        state = state.apply(Thinking(game, view, state.actor, LEVELS[0], len(met)).finish().move())
    return [met[int(len(met) * part)] for part in SPREAD]


def thought(game, options):
    """For each level: the longest of a few decisions and its longest step, in seconds, and positions in a second."""
    views = decisions(game, options)
    figures = {}
    for level in LEVELS:
        times, longest, looked = [], [], 0
        for view in views:
            thinking = Thinking(game, view, view.actor, level)
            steps = list(timed_steps(thinking))
            times.append(sum(steps))
            longest.append(max(steps))
            looked += thinking.looked
        figures[level] = {"seconds": max(times), "step": max(longest), "positions": looked / sum(times)}
    return figures


def timed_steps(thinking):
    """How long each step takes: for so long nobody can be told anything else."""
    while not thinking.done:
        begun = time.perf_counter()
        thinking.step()
        yield time.perf_counter() - begun


def desk(_):
    return json.dumps(
        {
            "moves": {name: moves_per_second(game) for name, game in GAMES.items()},
            "thought": {name: thought(GAMES[game], options) for name, (game, options) in MODES.items()},
        }
    )


if __name__ == "__main__":
    try:
        from pyscript import sync
    except ImportError:
        print(desk(""))
    else:
        sync.desk = desk
