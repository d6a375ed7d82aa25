# How fast the engine plays and its minds think, in every way of playing: here, or in the page's worker.
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
LONGEST = 400
"""A random game of more moves is not played on."""


def random_games(game, options):
    """Moves and whole games in a second, played at random."""
    moves, games, rng, begun = 0, 0.0, Stream("bench"), time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        state, length = game.start(**options), 0
        while (legal := state.legal_moves()) and length < LONGEST and time.perf_counter() - begun < 2 * SECONDS:
            state = state.apply(rng.choice(legal))
            length += 1
        moves, games = moves + length, games + 1
    seconds = time.perf_counter() - begun
    return {"moves": moves / seconds, "playouts": games / seconds}


def perft_nodes(game, options):
    """Positions in a second, counted breadth first from the start of the game."""
    begun, nodes, level = time.perf_counter(), 0, [game.start(**options)]
    while True:
        following = []
        for state in level:
            for move in state.legal_moves():
                following.append(state.apply(move))
                nodes += 1
                if time.perf_counter() - begun > SECONDS:
                    return nodes / (time.perf_counter() - begun)
        level = following


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


def figures(name, options):
    game = GAMES[name]
    rates = {**random_games(game, options), "nodes": perft_nodes(game, options)}
    return {**rates, "thought": thought(game, options)}


def desk(_):
    return json.dumps({mode: figures(*played) for mode, played in MODES.items()})


if __name__ == "__main__":
    try:
        from pyscript import sync
    except ImportError:
        print(desk(""))
    else:
        sync.desk = desk
