"""The results of the moves tried so far, collected into progress reports."""

from troop.core.bot import Evaluation, Progress, WinProbabilities
from troop.core.game import Move


class MoveResults:
    """Weighted sums of the results of each move."""

    def __init__(self, seat: int) -> None:
        self.positions = 0
        """The number of positions searched."""
        self.best_win_probabilities: WinProbabilities | None = None
        """A better estimate for the best move than its results, if there is one; all results are shifted by it."""
        self._seat = seat
        self._sums: dict[Move, list[float]] = {}
        self._lines: dict[Move, tuple[Move, ...]] = {}

    def add(
        self, move: Move, win_probabilities: WinProbabilities, line: tuple[Move, ...] = (), weight: float = 1.0
    ) -> None:
        """Add a result of a move; the first line is kept."""
        sums = self._sums.setdefault(move, [0.0] * (len(win_probabilities) + 1))
        for seat, probability in enumerate(win_probabilities):
            sums[seat] += probability * weight
        sums[-1] += weight
        self._lines.setdefault(move, line)

    def __contains__(self, move: Move) -> bool:
        return move in self._sums

    def mean(self, move: Move) -> float:
        """Return the mean result of a move for the deciding seat."""
        sums = self._sums[move]
        return sums[self._seat] / sums[-1]

    def progress(self, certain: bool = False) -> Progress:
        """Return all moves tried, best first."""
        evaluations = [
            Evaluation(move, tuple(total / sums[-1] for total in sums[:-1]), self._lines[move])
            for move, sums in self._sums.items()
        ]
        evaluations.sort(key=lambda evaluation: -evaluation.win_probabilities[self._seat])
        if self.best_win_probabilities:
            pairs = zip(self.best_win_probabilities, evaluations[0].win_probabilities, strict=True)
            shift = [wanted - found for wanted, found in pairs]
            evaluations = [
                each._replace(win_probabilities=shifted(each.win_probabilities, shift)) for each in evaluations
            ]
        return Progress(self.positions, tuple(evaluations), certain)


MIN_WIN_PROBABILITY = 1e-6
"""The least win probability before the game is over."""


def shifted(win_probabilities: WinProbabilities, shift: list[float]) -> WinProbabilities:
    """Return win probabilities shifted and normalized."""
    moved = [probability + change for probability, change in zip(win_probabilities, shift, strict=True)]
    limited = [max(probability, MIN_WIN_PROBABILITY) for probability in moved]
    total = sum(limited)
    return tuple(probability / total for probability in limited)
