# How many moves the engine makes in a second, in random games of every game on the shelf: here, or in the page's worker.
import json
import time

from troop.core.chance import Stream
from troop.games import GAMES

GAMES_PLAYED = 150


def moves_per_second(game):
    moves, rng = 0, Stream("bench")
    begun = time.perf_counter()
    for _ in range(GAMES_PLAYED):
        state = game.start()
        while legal := state.legal_moves():
            state = state.apply(rng.choice(legal))
            moves += 1
    return moves / (time.perf_counter() - begun)


def desk(_):
    return json.dumps({name: max(moves_per_second(game) for _ in range(3)) for name, game in GAMES.items()})


if __name__ == "__main__":
    try:
        from pyscript import sync
    except ImportError:
        print(desk(""))
    else:
        sync.desk = desk
