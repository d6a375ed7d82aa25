"""The effects of a turn, or a part of it, on the two clans, found by comparing positions."""

from troop.games.itchy.clan.ai.fast_state import BESIDE, Position, winner
from troop.games.itchy.clan.ai.forced_wins import can_win
from troop.games.itchy.clan.ai.lines import (
    ALL_CELLS,
    CELLS,
    CLEANED,
    DIRTY,
    DUMPS,
    NEARLY_CROWDED,
    NOWHERE,
    Slide,
    field_shift,
)
from troop.games.itchy.clan.ai.monkey_codes import SIDE, WORKERS


class Comparison:
    """Compares a position with a later one. Monkeys are named by their cells before."""

    def __init__(self, before: Position, after: Position, slide: Slide | None) -> None:
        self.before, self.after, self.slide = before, after, slide
        self.seat = before.seat

    @property
    def wins(self) -> bool:
        return winner(self.after.rows, self.seat) == self.seat

    @property
    def exposes(self) -> bool:
        """Whether the opponent can win afterwards."""
        return can_win(self.after._replace(seat=1 - self.seat, broken_out=0))

    @property
    def stops(self) -> bool:
        """Whether the opponent could have won, and no longer can."""
        threat = self.before._replace(seat=1 - self.seat, barred=NOWHERE, broken_out=0)
        return can_win(threat) and not self.exposes

    @property
    def threatens(self) -> bool:
        """Whether the mover could win with another turn."""
        return can_win(self.after._replace(seat=self.seat, barred=NOWHERE, broken_out=0))

    def count(self, seat: int, which: int) -> int:
        """Return how many monkeys have a feature afterwards."""
        return _features(self.after, seat, which).bit_count()

    def gained(self, seat: int, which: int) -> list[int]:
        """Return the monkeys that have gained a feature."""
        return _cells(self._after_features(seat, which) & ~_features(self.before, seat, which))

    def lost(self, seat: int, which: int) -> list[int]:
        """Return the monkeys that have lost a feature and are still on the board."""
        there = self._after_features(seat, DIRTY) | self._after_features(seat, CLEANED)
        return _cells(_features(self.before, seat, which) & there & ~self._after_features(seat, which))

    def stuck(self, seat: int) -> list[int]:
        """Return the monkeys with lice that could pass them on, and no longer can."""
        lousy = self._after_features(seat, DIRTY)
        return [cell for cell in self.lost(seat, DUMPS) if lousy >> cell & 1]

    def newly_threatened(self, seat: int) -> list[int]:
        """Return the clean monkeys with a neighbour that is newly close to an outbreak."""
        clean = _cells(_features(self.after, seat, CLEANED))
        threatened = [cell for cell in clean if _is_beside_crowd(self.after, cell)]
        return [cell for cell in threatened if not _is_beside_crowd(self.before, cell)]

    def newly_adjacent(self, seat: int) -> list[int]:
        """Return the monkeys beside which another has moved."""
        return self._beside(seat, 1) if self.slide and self.slide[1] >= 0 else []

    def no_longer_adjacent(self, seat: int) -> list[int]:
        """Return the monkeys from beside which another has moved away."""
        return self._beside(seat, 0) if self.slide else []

    def _beside(self, seat: int, which: int) -> list[int]:
        """Return the monkeys beside one end of the move, and not beside the other."""
        assert self.slide is not None
        here, there = self.slide[which], self.slide[1 - which]
        near = set(BESIDE[here]) - set(BESIDE[there] if there >= 0 else ()) - {self.slide[0], self.slide[1]}
        return sorted(cell for cell in near if SIDE[self.before.cells[cell]] == seat + 1)

    def _after_features(self, seat: int, which: int) -> int:
        """Return the monkeys with a feature afterwards, as bits by their cells before."""
        cells = _features(self.after, seat, which)
        if self.slide is not None:
            start, end = self.slide[:2]
            if end >= 0 and cells >> end & 1:
                cells ^= 1 << end | 1 << start
        return cells


def _features(pos: Position, seat: int, which: int) -> int:
    return (pos.rows | pos.columns) >> field_shift(seat, which) & ALL_CELLS


def _is_beside_crowd(pos: Position, cell: int) -> bool:
    return any(pos.cells[near] and (pos.cells[near] - 1) % WORKERS >= NEARLY_CROWDED for near in BESIDE[cell])


def _cells(bits: int) -> list[int]:
    return [cell for cell in range(CELLS) if bits >> cell & 1]
