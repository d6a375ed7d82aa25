"""Count the positions reachable in a number of plies: ``python -m troop.perft mancala --depth 6 tokens=off
pockets=6``.
"""

import argparse
import sys
from typing import Any

from troop.core.errors import TroopError
from troop.games import GAMES


def perft(state: Any, depth: int) -> int:
    """Return the number of move sequences of a given length."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal_moves())
    return sum(perft(state.apply(move), depth - 1) for move in state.legal_moves())


def divide(state: Any, depth: int) -> dict[tuple[str, ...], int]:
    """Return the count of each first move, to find where two engines differ."""
    return {move: perft(state.apply(move), depth - 1) for move in state.legal_moves()}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m troop.perft", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("options", nargs="*", metavar="option=value")
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--position", help="count from here, not from the start")
    given = parser.parse_intermixed_args(arguments)
    game = GAMES[given.game]
    options = dict(option.partition("=")[::2] for option in given.options)
    try:
        state = game.notation.from_text(given.position, **options) if given.position else game.start(**options)
    except TroopError as error:
        parser.error(str(error))
    if given.depth < 1:
        parser.error("the depth is at least 1")
    counts = divide(state, given.depth)
    for move, count in counts.items():
        print(f"{game.notation.write(state, move)}: {count}")
    print(f"total: {sum(counts.values())}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
