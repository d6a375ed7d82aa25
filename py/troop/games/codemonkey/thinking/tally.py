"""What was found about some moves so far, as a thought."""

from troop.core.game import Move
from troop.core.mind import Finding, Shares, Thought


class Tally:
    """Sums of what each move came to."""

    def __init__(self, seat: int) -> None:
        self.looked = 0
        """How many positions were looked at."""
        self.anchor: Shares | None = None
        """What to expect of the win with the best move, if that is better known than by trying."""
        self._seat = seat
        self._sums: dict[Move, list[float]] = {}
        self._lines: dict[Move, tuple[Move, ...]] = {}

    def add(self, move: Move, shares: Shares, line: tuple[Move, ...] = (), weight: float = 1.0) -> None:
        """A move came to this once, which counts for more or less; the first line is kept."""
        sums = self._sums.setdefault(move, [0.0] * (len(shares) + 1))
        for seat, share in enumerate(shares):
            sums[seat] += share * weight
        sums[-1] += weight
        self._lines.setdefault(move, line)

    def __contains__(self, move: Move) -> bool:
        return move in self._sums

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
        if self.anchor:
            off = [there - here for there, here in zip(self.anchor, findings[0].shares, strict=True)]
            findings = [finding._replace(shares=moved(finding.shares, off)) for finding in findings]
        return Thought(self.looked, tuple(findings), certain)


LEAST = 0.001
"""Nobody is quite without hope before the game is over."""


def moved(shares: Shares, off: list[float]) -> Shares:
    """Shares that are each so much more, or less."""
    new = [max(share + more, LEAST) for share, more in zip(shares, off, strict=True)]
    total = sum(new)
    return tuple(share / total for share in new)
