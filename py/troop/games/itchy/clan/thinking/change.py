"""What a turn, or a part of it, changes for the two clans."""

from troop.games.itchy.clan.thinking.codes import SIDE, WORKERS
from troop.games.itchy.clan.thinking.lines import (
    ALL_CELLS,
    CELLS,
    CLEANED,
    DIRTY,
    DUMPS,
    MANY,
    NOWHERE,
    Slide,
    field,
)
from troop.games.itchy.clan.thinking.place import BESIDE, Place, winner
from troop.games.itchy.clan.thinking.winning import can_win


class Change:
    """From a position to one after it. Monkeys are named by the cells they stood on before."""

    def __init__(self, before: Place, after: Place, slide: Slide | None) -> None:
        self.before, self.after, self.slide = before, after, slide
        self.seat = before.seat

    @property
    def wins(self) -> bool:
        return winner(self.after.rows, self.seat) == self.seat

    @property
    def exposes(self) -> bool:
        """Whether the opponent can win after it."""
        return can_win(self.after._replace(seat=1 - self.seat, spent=0))

    @property
    def stops(self) -> bool:
        """Whether the opponent could win if nothing were changed, and now cannot."""
        threat = self.before._replace(seat=1 - self.seat, barred=NOWHERE, spent=0)
        return can_win(threat) and not self.exposes

    @property
    def threatens(self) -> bool:
        """Whether one's own next turn would win, if the opponent did nothing."""
        return can_win(self.after._replace(seat=self.seat, barred=NOWHERE, spent=0))

    def count(self, seat: int, which: int) -> int:
        """How many monkeys have something in the end."""
        return _field(self.after, seat, which).bit_count()

    def gained(self, seat: int, which: int) -> list[int]:
        """The monkeys that have something in the end, and had not before."""
        return _cells(self._ended(seat, which) & ~_field(self.before, seat, which))

    def lost(self, seat: int, which: int) -> list[int]:
        """The monkeys that had something, are still there, and have it no longer."""
        there = self._ended(seat, DIRTY) | self._ended(seat, CLEANED)
        return _cells(_field(self.before, seat, which) & there & ~self._ended(seat, which))

    def held(self, seat: int) -> list[int]:
        """The monkeys that could pass their lice on, still have them, and now cannot."""
        lousy = self._ended(seat, DIRTY)
        return [cell for cell in self.lost(seat, DUMPS) if lousy >> cell & 1]

    def in_danger(self, seat: int) -> list[int]:
        """The clean monkeys beside which an outbreak is near, and was not before."""
        clean = _cells(_field(self.after, seat, CLEANED))
        return [cell for cell in clean if _crowd_beside(self.after, cell) and not _crowd_beside(self.before, cell)]

    def joined(self, seat: int) -> list[int]:
        """The monkeys beside which another has come to stand."""
        return self._beside(seat, 1) if self.slide and self.slide[1] >= 0 else []

    def left(self, seat: int) -> list[int]:
        """The monkeys beside which another stood that has moved away."""
        return self._beside(seat, 0) if self.slide else []

    def _beside(self, seat: int, which: int) -> list[int]:
        """The monkeys beside one end of the move, and not beside the other."""
        assert self.slide is not None
        here, there = self.slide[which], self.slide[1 - which]
        near = set(BESIDE[here]) - set(BESIDE[there] if there >= 0 else ()) - {self.slide[0], self.slide[1]}
        return sorted(cell for cell in near if SIDE[self.before.cells[cell]] == seat + 1)

    def _ended(self, seat: int, which: int) -> int:
        """Who has something in the end, by the cells they stood on before."""
        cells = _field(self.after, seat, which)
        if self.slide is not None:
            start, end = self.slide[:2]
            if end >= 0 and cells >> end & 1:
                cells ^= 1 << end | 1 << start
        return cells


def _field(place: Place, seat: int, which: int) -> int:
    return (place.rows | place.columns) >> field(seat, which) & ALL_CELLS


def _crowd_beside(place: Place, cell: int) -> bool:
    return any(place.cells[near] and (place.cells[near] - 1) % WORKERS >= MANY for near in BESIDE[cell])


def _cells(bits: int) -> list[int]:
    return [cell for cell in range(CELLS) if bits >> cell & 1]
