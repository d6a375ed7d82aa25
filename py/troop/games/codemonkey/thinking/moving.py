"""Where to end, and whether to climb (rule 8d): each move is tried, what is answered to it, and the rest rehearsed."""

from collections.abc import Generator, Iterator

from troop.core.chance import Rng
from troop.core.game import Move
from troop.core.mind import Shares, Skill, Thought
from troop.games.codemonkey.parts import STAY
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.thinking.imagining import imagined
from troop.games.codemonkey.thinking.rehearsal import Pause, Rehearsal, Until, tried
from troop.games.codemonkey.thinking.running import CLIMB, Place
from troop.games.codemonkey.thinking.situation import Situation, situation
from troop.games.codemonkey.thinking.tally import Tally
from troop.games.codemonkey.tiles import tree_number

MOST = 6
"""Where chance has a hand in it, every move is tried so often at most."""
ANSWERS = 8
"""How many answers a move has, more or less."""
PART = 4
"""A run has many decisions: each gets this part of what could be looked at."""


def think_run(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
    """Thoughts about how to run a part."""
    return RunStudy(view, seat, rng).thoughts(skill.budget // PART)


class RunStudy:
    """A look at every move of a part."""

    def __init__(self, view: State, seat: int, rng: Rng) -> None:
        self.now, self.seat, self.rng = situation(view), seat, rng
        self.moves = {move: number_of(view, move) for move in view.legal_moves()}
        self.place = place_of(view)
        self.hands, self.until = Rehearsal(rng), Until(rng)
        self.lines: dict[Move, tuple[Move, ...]] = {}

    def thoughts(self, budget: int) -> Iterator[Thought]:
        """Thoughts, until so many positions were looked at, or nothing more is to be seen."""
        tally = Tally(self.seat)
        for _ in range(MOST):
            yield from self.rehearse(tally)
            once = self.hands.looked
            if not self.is_open or once >= budget:
                break
        if len(self.moves) == 1:
            return
        answered = Tally(self.seat)
        for _ in range(MOST):
            if self.hands.looked + once * ANSWERS > budget:
                break
            yield from self.answer(answered, tally.thought())
            if not self.is_open:
                break

    @property
    def is_open(self) -> bool:
        """Whether trying again may come to something else."""
        return self.hands.rolled or self.until.rolled or self.now.terms.magic

    def rehearse(self, tally: Tally) -> Iterator[Thought]:
        """Rehearse the rest of the run after each move."""
        then = imagined(self.now, self.seat, self.rng)
        for move, number in self.moves.items():
            shares = tried(then.copy(), self.seat, self.place, number, self.hands)
            self.lines.setdefault(move, self.hands.lines.get(self.seat, ())[1:])
            tally.add(move, shares, self.lines[move])
            tally.looked = self.hands.looked
            yield tally.thought(len(self.moves) == 1)

    def answer(self, tally: Tally, meanwhile: Thought) -> Iterator[Thought]:
        """Rehearse it after each move and each answer to it."""
        then = imagined(self.now, self.seat, self.rng)
        for move, number in self.moves.items():
            shares = yield from self._answered(then.copy(), number, meanwhile)
            tally.add(move, shares, self.lines[move])
        tally.looked = self.hands.looked
        yield tally.thought()

    def _answered(self, now: Situation, number: int, meanwhile: Thought) -> Generator[Thought, None, Shares]:
        """What each player can expect of the win after a move, if who decides next finds the best answer."""
        try:
            return tried(now, self.seat, self.place, number, self.until)
        except Pause as due:
            best: Shares = ()
            for answer in due.moves:
                shares = tried(now.copy(), due.seat, due.place, answer, self.hands)
                if not best or shares[due.seat] > best[due.seat]:
                    best = shares
                yield meanwhile._replace(looked=self.hands.looked)
            return best


def place_of(view: State) -> Place:
    """How far a run has come."""
    return Place(view.cursor.slot, view.turn, view.cursor.part, view.cursor.denied)


def number_of(view: State, move: Move) -> int:
    """A run move in numbers."""
    hex = view.terrain.hexes.index(move[0])
    return hex | (tree_number(move[1]) << CLIMB if move[1:] and move[1] != STAY else 0)
