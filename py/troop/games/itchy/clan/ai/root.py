"""The root search: which turns are searched how deeply, and the evaluation of each choice."""

from collections.abc import Iterator

from troop.core.bot import Evaluation, Progress
from troop.core.chance import Rng
from troop.core.game import Move
from troop.games.itchy.clan.ai.evaluation import win_probability
from troop.games.itchy.clan.ai.fast_state import GOES_ON, Position, spawn, spawns, winner
from troop.games.itchy.clan.ai.forced_wins import can_win
from troop.games.itchy.clan.ai.lines import Slide
from troop.games.itchy.clan.ai.move_words import bump_words, spawn_words
from troop.games.itchy.clan.ai.search import DECIDED, TURN_DISCOUNT, Search
from troop.games.itchy.clan.ai.turns import WON, Turn, bumps, spawn_that_ends

DEEPEST = 12
WIDEST = 60
"""The turns searched with the replies to them, besides the best of each choice."""
NARROWER = 24
"""The turns searched more deeply."""
MARGIN = 150
"""Turns worse than the best by less than this get exact values."""
NOISE_MARGIN = 12_000
"""The addition to MARGIN for each unit of noise."""
OBVIOUS = 1_500
"""A choice better than all others by this much ends the search."""
SLICE = 1_000
"""About how many positions are searched between two progress reports."""

Choice = int | Slide | None
"""The decision to be made: the cell of a spawn, or a bump."""


class Candidate:
    """A turn, and the state of its search."""

    __slots__ = ("before", "depth", "turn", "value")

    def __init__(self, turn: Turn) -> None:
        self.turn, self.value, self.depth = turn, turn.value, 1
        self.before = turn.value
        """The value at the previous depth."""

    def deepened(self, value: int, depth: int) -> None:
        """Store the value of the next depth."""
        self.before, self.value, self.depth = self.value, value, depth


class RootSearch:
    """The search of a decision: a spawn with the bump to follow, or a bump."""

    def __init__(self, pos: Position, spawning: bool, turns_left: int, noise: float, rng: Rng) -> None:
        self._place, self._spawning, self._left, self._rng = pos, spawning, turns_left, rng
        self._noisy = noise > 0
        self._margin = MARGIN + int(noise * NOISE_MARGIN)
        self._search = Search(turns_left)
        self._turns: list[Turn] = []
        self._candidates: list[Candidate] = []
        self._depth = 1

    def think(self, budget: int, tactical: bool) -> Iterator[Progress]:
        """Evaluate all turns statically, then with the reply, then deeper and deeper, yielding progress."""
        yield from self._first_pass()
        yield from self._deepen(2, budget)
        if tactical:
            yield from self._check_safety()
        while not self._is_decided() and self._depth < min(DEEPEST, self._left) and self._search.positions < budget:
            yield from self._deepen(self._depth + 1, budget)
        yield self._progress(certain=True)

    # Static evaluation of all turns

    def _first_pass(self) -> Iterator[Progress]:
        """Evaluate each turn statically; a win ends the pass."""
        reported = 0
        for turns in self._by_choice():
            self._turns += turns
            self._search.positions += len(turns)
            if any(turn.value == WON for turn in turns):
                break
            if not reported or self._search.positions >= reported + SLICE:
                reported = self._search.positions
                self._pick_candidates()
                yield self._progress()
        self._pick_candidates()

    def _by_choice(self) -> Iterator[list[Turn]]:
        """Yield the turns of each choice, in random order, which decides between equals."""
        if not self._spawning:
            turns = list(bumps(self._place, GOES_ON))
            self._rng.shuffle(turns)
            yield turns
            return
        cells = spawns(self._place.cells)
        self._rng.shuffle(cells)
        for cell in cells:
            after_spawn = spawn(self._place, cell)
            over = winner(after_spawn.rows, after_spawn.seat) != GOES_ON
            yield [spawn_that_ends(self._place, cell, after_spawn)] if over else list(bumps(after_spawn, cell))

    def _pick_candidates(self) -> None:
        """Pick the turns to search: the best of each choice, and the best of all."""
        self._turns.sort(key=_value, reverse=True)
        first: dict[Choice, Turn] = {}
        for turn in self._turns:
            first.setdefault(self._choice_of(turn), turn)
        chosen = dict.fromkeys(id(turn) for turn in (*first.values(), *self._turns[:WIDEST]))
        self._candidates = [Candidate(turn) for turn in self._turns if id(turn) in chosen]

    def _choice_of(self, turn: Turn) -> Choice:
        return turn.spawn if self._spawning else turn.slide

    # Deeper search

    def _deepen(self, depth: int, budget: int) -> Iterator[Progress]:
        """Search the candidates one turn deeper, as long as the budget lasts."""
        if self._is_decided() or self._search.positions >= budget or self._left < depth:
            return
        self._depth, best = depth, -WON
        for candidate in self._candidates[: NARROWER if depth > 2 else None]:
            if abs(candidate.value) >= DECIDED:
                candidate.depth = depth
                best = max(best, candidate.value)
                continue
            value = self._search.value(candidate.turn, depth, best - self._margin, WON)
            while True:
                try:
                    next(value)
                except StopIteration as found:
                    candidate.deepened(found.value, depth)
                    break
                if self._search.positions >= budget:
                    self._rank()
                    return
                yield self._progress()
            best = max(best, candidate.value)
            if self._search.positions >= budget:
                break
        self._rank()
        yield self._progress()

    def _rank(self) -> None:
        """Sort the candidates; one searched less deeply than the best is not ranked above it.

        Its value is assumed to change with depth as much as that of the best.
        """
        deep = [candidate for candidate in self._candidates if candidate.depth == self._depth]
        if not deep:
            self._depth -= 1
            return
        best = max(deep, key=_value_of)
        drift = 0 if max(abs(best.value), abs(best.before)) >= DECIDED else best.value - best.before
        for candidate in self._candidates:
            if candidate.depth < self._depth:
                estimate = candidate.value + (drift if abs(candidate.value) < DECIDED else 0)
                candidate.deepened(min(estimate, best.value - 1), self._depth)
        self._candidates.sort(key=_value_of, reverse=True)

    def _is_decided(self) -> bool:
        """Return whether further search is useless: the game is won or lost, or there is only one sensible choice."""
        best = self._candidates[0]
        if abs(best.value) >= DECIDED:
            return True
        choice = self._choice_of(best.turn)
        others = (each.value for each in self._candidates if self._choice_of(each.turn) != choice)
        second = max(others, default=-WON)
        return second <= -DECIDED or (self._depth > 2 and best.value - second > OBVIOUS)

    # Immediate wins of the opponent

    def _check_safety(self) -> Iterator[Progress]:
        """Mark turns that let the opponent win at once as lost; if all candidates do, look for another turn."""
        for candidate in self._candidates:
            if abs(candidate.value) < DECIDED and self._exposes(candidate.turn):
                candidate.value = TURN_DISCOUNT - WON
            if self._search.positions % 16 == 0:
                yield self._progress()
        self._candidates.sort(key=_value_of, reverse=True)
        if self._candidates[0].value > -DECIDED:
            return
        known = {id(candidate.turn) for candidate in self._candidates}
        for turn in self._turns:
            if id(turn) not in known and not turn.over and not self._exposes(turn):
                self._candidates.insert(0, Candidate(turn))
                return
            if self._search.positions % 16 == 0:
                yield self._progress()

    def _exposes(self, turn: Turn) -> bool:
        """Return whether the opponent can win after a turn."""
        self._search.positions += 1
        return self._left > 1 and can_win(turn.after)

    # Results

    def _progress(self, certain: bool = False) -> Progress:
        """Return the evaluation of each choice, by the best turn that begins with it.

        For a level with noise the best turn always counts as even: else all turns would look alike to it when far
        ahead, and it would never win.
        """
        best: dict[Choice, Candidate] = {}
        for candidate in sorted(self._candidates, key=_value_of, reverse=True):
            best.setdefault(self._choice_of(candidate.turn), candidate)
        first = next(iter(best.values()))
        shift = -first.value if self._noisy else _shift(first)
        return Progress(self._search.positions, tuple(self._evaluation(each, shift) for each in best.values()), certain)

    def _evaluation(self, candidate: Candidate, shift: int) -> Evaluation:
        own = win_probability(candidate.value if abs(candidate.value) >= DECIDED else candidate.value + shift)
        win_probabilities = (own, 1 - own) if self._place.seat == 0 else (1 - own, own)
        turn = candidate.turn
        if not self._spawning:
            return Evaluation(bump_words(self._place, turn.slide), win_probabilities)
        if turn.slide is None and turn.over:
            return Evaluation(spawn_words(turn.spawn), win_probabilities)
        return Evaluation(spawn_words(turn.spawn), win_probabilities, (self._follow_up(turn),))

    def _follow_up(self, turn: Turn) -> Move:
        """Return the bump to follow a spawn."""
        return bump_words(spawn(self._place, turn.spawn), turn.slide)


def _value(turn: Turn) -> int:
    return turn.value


def _value_of(candidate: Candidate) -> int:
    return candidate.value


def _shift(best: Candidate) -> int:
    """Return the correction for odd and even depths: the seat that moves last in a search looks better than it is."""
    if max(abs(best.value), abs(best.before)) >= DECIDED:
        return 0
    return (best.before - best.value) // 2
