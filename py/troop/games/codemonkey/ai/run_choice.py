"""The choice of an end and a climb (rule 8d): each move is tried with its best reply, and the rest is played out."""

from collections.abc import Generator, Iterator

from troop.core.bot import Progress, Skill, WinProbabilities
from troop.core.chance import Rng
from troop.core.game import Move
from troop.games.codemonkey.ai.fast_run import CLIMB, RunCursor
from troop.games.codemonkey.ai.fast_state import Position, as_if_even, position_of, with_hidden_sampled
from troop.games.codemonkey.ai.move_results import MoveResults
from troop.games.codemonkey.ai.playout import ChoiceReached, Playout, PlayoutUntilChoice, try_move
from troop.games.codemonkey.rules.parts import STAY
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.tiles import tree_number

MAX_SAMPLES = 6
"""The most tries of every move, if chance is involved."""
ANSWERS_EXPECTED = 8
"""About how many replies a move has."""
BUDGET_DIVISOR = 4
"""A run has many decisions, so the budget of each is divided by this."""


def think_run(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
    """Search for the best move of a part, yielding progress."""
    search = RunSearch(view, seat, rng)
    if not skill.tactical:
        search.pos = as_if_even(search.pos, seat)
    return search.progress_reports(skill.budget // BUDGET_DIVISOR)


class RunSearch:
    """The search of the moves of a part."""

    def __init__(self, view: State, seat: int, rng: Rng) -> None:
        self.pos, self.seat, self.rng = position_of(view), seat, rng
        self.moves = {move: fast_move(view, move) for move in view.legal_moves()}
        self.cursor = cursor_of(view)
        self.playout, self.playout_until_choice = Playout(rng), PlayoutUntilChoice(rng)
        self.lines: dict[Move, tuple[Move, ...]] = {}

    def progress_reports(self, budget: int) -> Iterator[Progress]:
        """Search until the budget is spent, or further search is useless, yielding progress."""
        results = MoveResults(self.seat)
        for _ in range(MAX_SAMPLES):
            yield from self.play_out_each(results)
            once = self.playout.positions
            if not self.is_open or once >= budget:
                break
        if len(self.moves) == 1:
            return
        answered_results = MoveResults(self.seat)
        for _ in range(MAX_SAMPLES):
            if self.playout.positions + once * ANSWERS_EXPECTED > budget:
                break
            yield from self.play_out_answers(answered_results, results.progress())
            if not self.is_open:
                break

    @property
    def is_open(self) -> bool:
        """Whether another try may have another result."""
        return self.playout.rolled or self.playout_until_choice.rolled or self.pos.variant.magic

    def play_out_each(self, results: MoveResults) -> Iterator[Progress]:
        """Play out the rest of the run after each move."""
        sampled = with_hidden_sampled(self.pos, self.seat, self.rng)
        for move, number in self.moves.items():
            win_probabilities = try_move(sampled.copy(), self.seat, self.cursor, number, self.playout)
            self.lines.setdefault(move, self.playout.lines.get(self.seat, ())[1:])
            results.add(move, win_probabilities, self.lines[move])
            results.positions = self.playout.positions
            yield results.progress(len(self.moves) == 1)

    def play_out_answers(self, results: MoveResults, meanwhile: Progress) -> Iterator[Progress]:
        """Play out the rest of the run after each move and each reply to it."""
        sampled = with_hidden_sampled(self.pos, self.seat, self.rng)
        for move, number in self.moves.items():
            win_probabilities = yield from self._best_answer(sampled.copy(), number, meanwhile)
            results.add(move, win_probabilities, self.lines[move])
        results.positions = self.playout.positions
        yield results.progress()

    def _best_answer(
        self, pos: Position, number: int, meanwhile: Progress
    ) -> Generator[Progress, None, WinProbabilities]:
        """Return the win probabilities after a move and the best reply of the next player to decide."""
        try:
            return try_move(pos, self.seat, self.cursor, number, self.playout_until_choice)
        except ChoiceReached as due:
            best: WinProbabilities = ()
            for play_out_answers in due.moves:
                win_probabilities = try_move(pos.copy(), due.seat, due.cursor, play_out_answers, self.playout)
                if not best or win_probabilities[due.seat] > best[due.seat]:
                    best = win_probabilities
                yield meanwhile._replace(positions=self.playout.positions)
            return best


def cursor_of(view: State) -> RunCursor:
    """Return the cursor of a run."""
    return RunCursor(view.cursor.slot, view.turn, view.cursor.part, view.cursor.denied)


def fast_move(view: State, move: Move) -> int:
    """Return a run move as a number."""
    hex = view.terrain.hexes.index(move[0])
    return hex | (tree_number(move[1]) << CLIMB if move[1:] and move[1] != STAY else 0)
