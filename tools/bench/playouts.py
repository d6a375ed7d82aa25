"""Measure random playouts through the public contract: moves per second in every game and variant.

``python playouts.py`` measures the engine beside this script; with the ``py`` folder of another checkout, it measures
both in turn and prints the ratio.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from zlib import crc32

HERE = Path(__file__).resolve().parents[2] / "py"
ROUNDS = 3
SECONDS = 1.0
"""How long each round plays, in processor time: other programs matter less to it."""
MODES: dict[str, tuple[str, dict[str, object]]] = {
    "Mancala": ("mancala", {"tokens": "off"}),
    "Mancala with tokens": ("mancala", {}),
    "Mancala, hidden hands": ("mancala", {"hands": "hidden", "copies": 6}),
    "Itchy Monkey": ("itchy", {}),
    "Itchy Monkey, French": ("itchy", {"edition": "french"}),
    "Itchy Monkey with spies": ("itchy", {"spies": "on"}),
    "Itchy Monkey, four with spies": ("itchy", {"seats": 4, "spies": "on"}),
    "Itchy Monkey, clan": ("itchy", {"mode": "clan"}),
    **{f"CodeMonkey {level}": ("codemonkey", {"level": level}) for level in range(1, 8)},
}


def measure(mode: str) -> tuple[float, int]:
    """Play random games for a while; return moves per second, and a checksum of the first game."""
    from troop.core.chance import draw
    from troop.core.game import CHANCE, OVER
    from troop.games import GAMES

    name, options = MODES[mode]
    game, rng, moves, checksum = GAMES[name], Random(1), 0, 0
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        state, played = game.start(**options), []
        while state.actor != OVER:
            played.append(draw(state.weights(), rng) if state.actor == CHANCE else rng.choice(state.legal_moves()))
            state = state.apply(played[-1])
        moves += len(played)
        checksum = checksum or crc32(repr(played).encode())
    return moves / (time.process_time() - begun), checksum


def measure_in(folder: Path, mode: str) -> tuple[float, int]:
    """Measure the engine in a folder, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, __file__, "--mode", mode]
    rate, checksum = subprocess.check_output(command, env=environment, text=True).split()
    return float(rate), int(checksum)


def report(before: Path | None, modes: list[str]) -> None:
    """Print a table of moves per second; with another checkout, of both and their ratio."""
    print("| | before | now | ratio |\n|---|---|---|---|" if before else "| | moves per second |\n|---|---|")
    for mode in modes:
        rates: dict[Path, list[float]] = {folder: [] for folder in (before, HERE) if folder}
        checksums = set()
        for folder in list(rates) * ROUNDS:
            rate, checksum = measure_in(folder, mode)
            rates[folder].append(rate)
            checksums.add(checksum)
        cells = [f"{median(each):,.0f}" for each in rates.values()]
        if before:
            cells.append(f"{median(rates[HERE]) / median(rates[before]):.2f} ×")
        print("|", " | ".join([mode, *cells]), "|", "" if len(checksums) == 1 else "different games!", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", nargs="?", type=Path, help="the py folder of another checkout")
    parser.add_argument("--mode", choices=MODES, help="measure the importable engine in this mode only")
    parser.add_argument("--game", default="", help="measure the modes of this game")
    given = parser.parse_args()
    if given.mode:
        print(*measure(given.mode))
    else:
        report(given.before, [mode for mode, (game, _) in MODES.items() if given.game in ("", game)])


if __name__ == "__main__":
    main()
