"""What was found about some moves so far, as a thought."""

from troop.core.game import Move
from troop.core.mind import Finding, Shares, Thought


class Tally:
    """Sums of what each move came to."""

    def __init__(self, seat: int) -> None:
        self.looked = 0
        """How many positions were looked at."""
        self._seat = seat
        self._sums: dict[Move, list[float]] = {}
        self._lines: dict[Move, tuple[Move, ...]] = {}

    def add(self, move: Move, shares: Shares, line: tuple[Move, ...] = ()) -> None:
        """A move came to this once; the first line is kept."""
        sums = self._sums.setdefault(move, [0.0] * (len(shares) + 1))
        for seat, share in enumerate(shares):
            sums[seat] += share
        sums[-1] += 1
        self._lines.setdefault(move, line)

    def mean(self, move: Move) -> float:
        """What a move came to for who decides, on the average."""
        sums = self._sums[move]
        return sums[self._seat] / sums[-1]

    def thought(self, certain: bool = False) -> Thought:
        """All moves that were tried, best first."""
        findings = [
            Finding(move, tuple(part / sums[-1] for part in sums[:-1]), self._lines[move])
            for move, sums in self._sums.items()
        ]
        findings.sort(key=lambda finding: -finding.shares[self._seat])
        return Thought(self.looked, tuple(findings), certain)
