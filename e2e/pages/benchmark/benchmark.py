# Measures the speed of the engine and its bots, here or in the page's worker.
import json
import sys
import time

from troop.core.chance import Stream, draw
from troop.core.game import CHANCE, OVER
from troop.games import GAMES
from troop.ai import LEVELS, SECONDS, Thinking

WHILE = 1.0
"""Seconds for which something is done again and again."""
MODES = {
    "mancala": ("mancala", {"tokens": "off"}),
    "mancala with tokens": ("mancala", {"tokens": "on"}),
    "itchy": ("itchy", {}),
    "itchy with spies": ("itchy", {"spies": "on"}),
    "itchy, french": ("itchy", {"edition": "french"}),
    "itchy, clan": ("itchy", {"mode": "clan"}),
    **{f"codemonkey {level}": ("codemonkey", {"level": level}) for level in range(1, 8)},
}
THOUGHTS = dict(zip(LEVELS, (20, 20, 20, 12, 8), strict=True))
"""How many decisions of a game a level thinks about."""
LONGEST = 400
"""A random game of more moves is not played on."""


def random_games(game, options):
    """Moves and whole games in a second, played at random."""
    moves, games, rng, begun = 0, 0.0, Stream("bench"), time.perf_counter()
    while time.perf_counter() - begun < WHILE:
        state, length = game.start(**options), 0
        while (legal := state.legal_moves()) and length < LONGEST and time.perf_counter() - begun < 2 * WHILE:
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
                if time.perf_counter() - begun > WHILE:
                    return nodes / (time.perf_counter() - begun)
        level = following


def decisions(game, options):
    """All decisions of a game that a weak level plays."""
    state, met, rng = game.start(**options), [], Stream("bench")
    while state.actor != OVER and len(met) < LONGEST:
        if state.actor == CHANCE:
            state = state.apply(draw(state.weights(), rng))
            continue
        view = state.view(state.actor)
        if not game.forced(view):
            met.append(view)
        state = state.apply(Thinking(game, view, state.actor, LEVELS[1], len(met)).finish().move())
    return met


def progress_reports(game, options):
    """For each level: how long decisions take, all over a game, and may take, longest step, positions a second."""
    met, figures = decisions(game, options), {}
    for level, number in THOUGHTS.items():
        times, longest, positions = [], 0.0, 0
        for place in range(number):
            view = met[len(met) * place // number]
            thinking = Thinking(game, view, view.actor, level)
            steps = list(timed_steps(thinking))
            times.append(sum(steps))
            longest = max(longest, *steps)
            positions += thinking.positions
        pace = {"step": longest, "positions": positions / sum(times)}
        figures[level] = {"seconds": times, "most": SECONDS[level], **pace}
    return figures


def timed_steps(thinking):
    """How long each step takes: for so long nobody can be told anything else."""
    while not thinking.done:
        begun = time.perf_counter()
        thinking.step()
        yield time.perf_counter() - begun


def rates(game, options):
    return {**random_games(game, options), "nodes": perft_nodes(game, options)}


PARTS = {"engine": rates, "bots": progress_reports}


def handle_request(text):
    """What a part of the bench wants to know of each way of playing, or of those of one game."""
    asked = json.loads(text)
    measure, game = PARTS[asked["part"]], asked["game"]
    modes = {mode: played for mode, played in MODES.items() if game in ("", played[0])}
    return json.dumps({mode: measure(GAMES[name], options) for mode, (name, options) in modes.items()})


if __name__ == "__main__":
    try:
        from pyscript import sync
    except ImportError:
        print(handle_request(sys.argv[1]))
    else:
        sync.handle_request = handle_request
