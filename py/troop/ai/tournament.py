"""Let the levels play each other, and print how often each one wins.

``python -m troop.ai.tournament itchy spies=on --games 100``. Budgets count positions, not seconds, so results are
reproducible.
"""

import argparse
import math
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from time import monotonic, process_time
from typing import Any, NamedTuple

from troop.ai.thinking import RANDOM, Thinking, at_random, bot_of
from troop.ai.tournament_results import Journal, Played
from troop.core.bot import LEVELS
from troop.core.chance import Stream, draw
from troop.core.game import CHANCE, OVER
from troop.core.input import input_of
from troop.games import GAMES

RUNGS = (RANDOM, *LEVELS)
Z = 1.96
"""95 % confidence."""
LEAST, MOST, DOUBT = 0.5, 0.65, 0.05
"""Sequential test: the rates to tell apart (even, and well above it), and the error allowed."""
HIGHEST = 0.95
"""A level that wins more often than this makes the one below it pointless."""

BATCH = 10
"""Games between two sequential tests."""


class Mode(NamedTuple):
    """A way of playing a game that is measured by itself."""

    game: str
    options: dict[str, Any] = {}  # noqa: RUF012  (never changed)
    opening: int = 0
    """Random moves at the start, the same for both sides: without chance every game would be the same."""
    lucky: bool = False
    """Luck and shared wins weigh so much that a level only has to be better than the one below."""

    @property
    def name(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.options.items())])


MODES = (
    Mode("mancala", {"tokens": "off"}, opening=3),
    Mode("mancala", {"tokens": "on"}, lucky=True),
    Mode("itchy", opening=2),
    Mode("itchy", {"spies": "on"}, opening=2),
    Mode("itchy", {"edition": "french"}, opening=2),
    Mode("itchy", {"mode": "clan"}, opening=2),
    *(Mode("codemonkey", {"level": level}, lucky=level == 1) for level in range(1, 8)),
)


class Score(NamedTuple):
    """The result of one side; draws and shared wins count half."""

    games: int = 0
    points: float = 0.0
    seconds: float = 0.0
    """How long the games took, for planning further runs."""

    @property
    def rate(self) -> float:
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson interval: the true rate lies in it with 95 % confidence."""
        if not self.games:
            return 0.0, 1.0
        n, p, z = self.games, self.rate, Z * Z / self.games
        middle, reach = (p + z / 2) / (1 + z), Z * math.sqrt(p * (1 - p) / n + z / (4 * n)) / (1 + z)
        return max(middle - reach, 0.0), min(middle + reach, 1.0)

    def misplaced(self, lucky: bool, random: bool = False) -> bool:
        """Return whether a level is clearly too weak or too strong for its place above the other. Against random
        play no level is too strong.
        """
        least, most = self.interval
        return most < (LEAST if lucky or random else MOST) or (least > HIGHEST and not random)

    def plus(self, points: float, seconds: float = 0.0) -> "Score":
        return Score(self.games + 1, self.points + points, self.seconds + seconds)

    @property
    def decided(self) -> bool:
        """Return whether more games would change nothing (Wald's sequential test)."""
        lost = self.games - self.points
        odds = self.points * math.log(MOST / LEAST) + lost * math.log((1 - MOST) / (1 - LEAST))
        return abs(odds) >= math.log((1 - DOUBT) / DOUBT)


class Pairing(NamedTuple):
    """One game to play: a mode, two levels, their seats and a seed."""

    mode: Mode
    upper: str
    lower: str
    number: int
    seed: str
    scale: float = 1.0
    """The part of its own budget that each level gets."""

    @property
    def name(self) -> str:
        """Everything that the game depends on: mode, levels, budgets, seed."""
        mode = f"{self.mode.name} opening={self.mode.opening}"
        sides = " – ".join(f"{level} {ability(self.mode, level)}".strip() for level in (self.upper, self.lower))
        return f"{mode}: {sides} × {self.scale:g}, {self.seed} {self.number}"


def ability(mode: Mode, level: str) -> str:
    """Return how strongly a level plays a mode."""
    if level == RANDOM:
        return ""
    game = GAMES[mode.game]
    skill = bot_of(game).skill(game.start(**mode.options), level)
    return f"{skill.budget} {skill.noise:g} {'tactical' if skill.tactical else 'dull'}"


def play(pairing: Pairing) -> float:
    """Return the upper level's share of a game: 1, ½ or 0; with more seats in proportion."""
    mode, number = pairing.mode, pairing.number
    game = GAMES[mode.game]
    state = game.start(**mode.options)
    seed = f"{pairing.seed} {number // 2}"
    place, decisions, seats = 0, 0, int(game.complete_options(**mode.options)["seats"])
    sits = [pairing.upper if (seat + number) % 2 == 0 else pairing.lower for seat in range(seats)]
    while state.actor != OVER:
        place += 1
        if state.actor == CHANCE:
            state = state.apply(draw(state.weights(), Stream(seed, place)))
            continue
        decisions += 1
        view = state.view(state.actor)
        if forced := input_of(game).forced(state):
            move = forced
        elif decisions <= mode.opening:
            move = at_random(view.legal_moves(), Stream(seed, place))
        else:
            move = decide(game, view, state.actor, sits[state.actor], f"{seed} {number} {place}", pairing.scale)
        state = state.apply(move)
    return points(state.outcome.winners, sits, pairing.upper)


def timed(pairing: Pairing) -> Played:
    """Play one game and measure the processor time."""
    began = process_time()
    return Played(play(pairing), process_time() - began)


def decide(game: Any, view: Any, seat: int, level: str, seed: str, scale: float) -> Any:
    """Return the move of a level with a scaled budget."""
    thinking = Thinking(game, view, seat, level, seed)
    if scale != 1 and level != RANDOM:
        thinking = Thinking(game, view, seat, level, seed, max(int(thinking.skill.budget * scale), 1))
    return thinking.finish().move()


def points(winners: tuple[int, ...], sits: list[str], upper: str) -> float:
    """Return the upper level's share of the win, weighted so that equal players get one half."""
    won = [sits[seat] for seat in winners] or sits
    uppers = sits.count(upper)
    share = won.count(upper) / len(won)
    even = uppers / len(sits)
    return share if even == 1 / 2 else min(share * (1 - even) / (share * (1 - even) + (1 - share) * even), 1.0)


def contest(
    pairings: Iterable[Pairing],
    results: Callable[[list[Pairing]], Iterator[Played]],
    *,
    sequential: bool = False,
    minutes: float = math.inf,
    journal: Journal | None = None,
) -> Score:
    """Play until the number of games, the sequential test or the time limit is reached. Games in the results file
    are not played again.
    """
    journal, score, waiting, began = journal or Journal(), Score(), [], monotonic()
    for pairing in pairings:
        if played := journal.known(pairing.name):
            score = score.plus(*played)
        else:
            waiting.append(pairing)
    while waiting and monotonic() - began < 60 * minutes and not (sequential and score.decided):
        batch, waiting = waiting[:BATCH], waiting[BATCH:]
        for pairing, played in zip(batch, results(batch), strict=True):
            journal.keep(pairing.name, played)
            score = score.plus(*played)
    return score


def main(given: list[str] | None = None) -> None:
    """Print the table of results."""
    parser = argparse.ArgumentParser(prog="python -m troop.ai.tournament", description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", help="the game; none: every game and mode")
    parser.add_argument("options", nargs="*", help="its options, as tokens=on")
    parser.add_argument("--games", type=int, default=100, help="games for each pair")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to go on from games before")
    parser.add_argument("--minutes", type=float, default=math.inf, help="no more games of a pair after so long")
    parser.add_argument("--scale", type=float, default=1.0, help="part of each level's budget")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--opening", type=int, help="decisions made at random first")
    parser.add_argument("--levels", default=",".join(RUNGS), help="from the lowest to the highest, with commas")
    parser.add_argument("--sequential", action="store_true", help="stop as soon as it is clear who is better")
    parser.add_argument("--check", action="store_true", help="fail if a level is clearly not where it should be")
    parser.add_argument("--journal", help="a file where games are kept: what stands there is not played again")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(given)
    rungs, misplaced, journal = args.levels.split(","), [], Journal(args.journal)
    with ProcessPoolExecutor(args.jobs) as pool:
        for mode in chosen(args.game, args.options, args.opening):
            print(mode.name, *([] if args.scale == 1 else [f"(budgets × {args.scale:g})"]), flush=True)
            for lower, upper in pairwise(rungs):
                numbers = range(args.first, args.first + args.games)
                score = contest(
                    [Pairing(mode, upper, lower, number, args.seed, args.scale) for number in numbers],
                    lambda pairings: pool.map(timed, pairings),
                    sequential=args.sequential,
                    minutes=args.minutes,
                    journal=journal,
                )
                if score.misplaced(mode.lucky, lower == RANDOM):
                    misplaced.append(f"{mode.name}: {upper} against {lower}")
                print(line(upper, lower, score), flush=True)

    if args.check and misplaced:
        raise SystemExit("not where it should be: " + ", ".join(misplaced))


def line(upper: str, lower: str, score: Score) -> str:
    """Return a line of the table: score, interval and time per game."""
    least, most = (round(100 * end) for end in score.interval)
    each = score.seconds / max(score.games, 1)
    return f"  {upper:10} {score.points:6.1f} of {score.games:3}  {lower:10} {least:3}–{most:3} %  {each:6.1f} s a game"


def chosen(game: str | None, options: list[str], opening: int | None) -> tuple[Mode, ...]:
    """Return the modes that the arguments name."""
    if game is None:
        return MODES
    given = {name: int(value) if value.isdigit() else value for name, _, value in (o.partition("=") for o in options)}
    alike = [mode for mode in MODES if mode.game == game]
    mode = next((mode for mode in alike if mode.options == given), Mode(game, given, alike[0].opening if alike else 0))
    return (mode if opening is None else mode._replace(opening=opening),)


if __name__ == "__main__":
    main()
