"""The decision itself: which turns are looked at how deeply, and what was found of each choice."""

from collections.abc import Iterator

from troop.core.chance import Rng
from troop.core.game import Move
from troop.core.mind import Finding, Thought
from troop.games.itchy.clan.thinking.lines import Slide
from troop.games.itchy.clan.thinking.place import GOES_ON, Place, spawn, spawns, winner
from troop.games.itchy.clan.thinking.search import DECIDED, LATER, Search
from troop.games.itchy.clan.thinking.turns import WON, Turn, bumps, ended
from troop.games.itchy.clan.thinking.values import share
from troop.games.itchy.clan.thinking.winning import can_win
from troop.games.itchy.clan.thinking.words import bump_words, spawn_words

DEEPEST = 12
WIDEST = 60
"""So many turns are looked at with the reply to them; besides the best of each choice."""
NARROWER = 24
"""So many are looked at more deeply."""
MARGIN = 150
"""Turns that are worse than the best by less than this are told from each other."""
BLURRED = 12_000
"""So much more for who may take one that looks worse by some part of the win."""
OBVIOUS = 1_500
"""A choice that is better than all others by so much is not thought about any longer."""
AT_ONCE = 1_000
"""About how many positions are looked at between two thoughts."""

Choice = int | Slide | None
"""What is decided: the cell of a spawn, or a bump."""


class Candidate:
    """A turn that could be made, and what is known of it."""

    __slots__ = ("before", "depth", "turn", "value")

    def __init__(self, turn: Turn) -> None:
        self.turn, self.value, self.depth = turn, turn.value, 1
        self.before = turn.value
        """What it was worth one turn less deep."""

    def deepened(self, value: int, depth: int) -> None:
        """It was looked at one turn deeper."""
        self.before, self.value, self.depth = self.value, value, depth


class Root:
    """A decision: of a spawn, with the bump that is to follow; or of a bump."""

    def __init__(self, place: Place, spawning: bool, turns_left: int, blur: float, rng: Rng) -> None:
        self._place, self._spawning, self._left, self._rng = place, spawning, turns_left, rng
        self._blurred = blur > 0
        self._margin = MARGIN + int(blur * BLURRED)
        self._search = Search(turns_left)
        self._turns: list[Turn] = []
        self._candidates: list[Candidate] = []
        self._depth = 1

    def think(self, budget: int, sharp: bool) -> Iterator[Thought]:
        """Thought after thought: all turns by themselves, then with the reply, then deeper and deeper."""
        yield from self._look_around()
        yield from self._deepen(2, budget)
        if sharp:
            yield from self._beware()
        while not self._is_clear() and self._depth < min(DEEPEST, self._left) and self._search.looked < budget:
            yield from self._deepen(self._depth + 1, budget)
        yield self._thought(certain=True)

    # All turns by themselves

    def _look_around(self) -> Iterator[Thought]:
        """What each turn is worth at first sight; a win ends it."""
        told = 0
        for turns in self._by_choice():
            self._turns += turns
            self._search.looked += len(turns)
            if any(turn.value == WON for turn in turns):
                break
            if not told or self._search.looked >= told + AT_ONCE:
                told = self._search.looked
                self._choose()
                yield self._thought()
        self._choose()

    def _by_choice(self) -> Iterator[list[Turn]]:
        """The turns that begin with each choice, in a random order, which decides between equals."""
        if not self._spawning:
            turns = list(bumps(self._place, GOES_ON))
            self._rng.shuffle(turns)
            yield turns
            return
        cells = spawns(self._place.cells)
        self._rng.shuffle(cells)
        for cell in cells:
            grown = spawn(self._place, cell)
            over = winner(grown.rows, grown.seat) != GOES_ON
            yield [ended(self._place, cell, grown)] if over else list(bumps(grown, cell))

    def _choose(self) -> None:
        """The turns to look at more closely: the best of each choice, and the best of all."""
        self._turns.sort(key=_value, reverse=True)
        first: dict[Choice, Turn] = {}
        for turn in self._turns:
            first.setdefault(self._choice(turn), turn)
        chosen = dict.fromkeys(id(turn) for turn in (*first.values(), *self._turns[:WIDEST]))
        self._candidates = [Candidate(turn) for turn in self._turns if id(turn) in chosen]

    def _choice(self, turn: Turn) -> Choice:
        return turn.spawn if self._spawning else turn.slide

    # Deeper

    def _deepen(self, depth: int, budget: int) -> Iterator[Thought]:
        """Look one turn deeper at the candidates, as long as the budget lasts."""
        if self._is_clear() or self._search.looked >= budget or self._left < depth:
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
                if self._search.looked >= budget:
                    self._rank()
                    return
                yield self._thought()
            best = max(best, candidate.value)
            if self._search.looked >= budget:
                break
        self._rank()
        yield self._thought()

    def _rank(self) -> None:
        """The best first; what was not looked at as deeply as others cannot be called better than all of them.

        It is thought to have become as much better or worse by looking deeper as the best has.
        """
        deep = [candidate for candidate in self._candidates if candidate.depth == self._depth]
        if not deep:
            self._depth -= 1
            return
        best = max(deep, key=_value_of)
        drift = 0 if max(abs(best.value), abs(best.before)) >= DECIDED else best.value - best.before
        for candidate in self._candidates:
            if candidate.depth < self._depth:
                guess = candidate.value + (drift if abs(candidate.value) < DECIDED else 0)
                candidate.deepened(min(guess, best.value - 1), self._depth)
        self._candidates.sort(key=_value_of, reverse=True)

    def _is_clear(self) -> bool:
        """Whether thinking on would change nothing: it is won, or lost, or there is only one sensible choice."""
        best = self._candidates[0]
        if abs(best.value) >= DECIDED:
            return True
        choice = self._choice(best.turn)
        others = (each.value for each in self._candidates if self._choice(each.turn) != choice)
        second = max(others, default=-WON)
        return second <= -DECIDED or (self._depth > 2 and best.value - second > OBVIOUS)

    # What must not be missed

    def _beware(self) -> Iterator[Thought]:
        """Turns after which the opponent can win at once are lost; if all are that were looked at, look at the rest."""
        for candidate in self._candidates:
            if abs(candidate.value) < DECIDED and self._exposes(candidate.turn):
                candidate.value = LATER - WON
            if self._search.looked % 16 == 0:
                yield self._thought()
        self._candidates.sort(key=_value_of, reverse=True)
        if self._candidates[0].value > -DECIDED:
            return
        known = {id(candidate.turn) for candidate in self._candidates}
        for turn in self._turns:
            if id(turn) not in known and not turn.over and not self._exposes(turn):
                self._candidates.insert(0, Candidate(turn))
                return
            if self._search.looked % 16 == 0:
                yield self._thought()

    def _exposes(self, turn: Turn) -> bool:
        """Whether the opponent can win after a turn."""
        self._search.looked += 1
        return self._left > 1 and can_win(turn.after)

    # What was found

    def _thought(self, certain: bool = False) -> Thought:
        """What is known of each choice, by the best turn that begins with it.

        To who does not see clearly it always seems even: else all would look alike to who is far ahead, and never win.
        """
        best: dict[Choice, Candidate] = {}
        for candidate in sorted(self._candidates, key=_value_of, reverse=True):
            best.setdefault(self._choice(candidate.turn), candidate)
        first = next(iter(best.values()))
        shift = -first.value if self._blurred else _shift(first)
        return Thought(self._search.looked, tuple(self._finding(each, shift) for each in best.values()), certain)

    def _finding(self, candidate: Candidate, shift: int) -> Finding:
        own = share(candidate.value if abs(candidate.value) >= DECIDED else candidate.value + shift)
        shares = (own, 1 - own) if self._place.seat == 0 else (1 - own, own)
        turn = candidate.turn
        if not self._spawning:
            return Finding(bump_words(self._place, turn.slide), shares)
        if turn.slide is None and turn.over:
            return Finding(spawn_words(turn.spawn), shares)
        return Finding(spawn_words(turn.spawn), shares, (self._follow_up(turn),))

    def _follow_up(self, turn: Turn) -> Move:
        """The bump that is to follow a spawn."""
        return bump_words(spawn(self._place, turn.spawn), turn.slide)


def _value(turn: Turn) -> int:
    return turn.value


def _value_of(candidate: Candidate) -> int:
    return candidate.value


def _shift(best: Candidate) -> int:
    """What a look that ends with one's own turn promises too much, and one that ends with the opponent's too little."""
    if max(abs(best.value), abs(best.before)) >= DECIDED:
        return 0
    return (best.before - best.value) // 2
