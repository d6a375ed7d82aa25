"""Alpha-beta search of whole turns, limited to the most promising ones."""

from collections.abc import Generator

from troop.games.itchy.clan.ai.fast_state import Position
from troop.games.itchy.clan.ai.turns import WON, Turn, best_turns, best_value

WIDTHS = (40, 20, 14, 10, 8, 6)
"""The turns searched at each ply."""
SLICE = 1_000
"""About how many positions are searched between two pauses."""
TURN_DISCOUNT = 1_000
"""The loss of value of a win for each turn it is away."""
DECIDED = WON // 2
"""Above this a position is won, below its opposite lost."""
DRAWN = 0

Pauses = Generator[None, None, int]


class Search:
    """The state of a search."""

    def __init__(self, turns_left: int) -> None:
        """``turns_left``: the turns until the game is drawn, with the one to be decided."""
        self.positions = 0
        self._left = turns_left
        self._pause = SLICE
        self._turns_by_position: dict[tuple[bytes, int, int], list[Turn]] = {}

    def value(self, turn: Turn, depth: int, low: int, high: int) -> Pauses:
        """Return the value of a turn to its mover, searching ``depth`` turns including it.

        Exact between ``low`` and ``high``, else a bound.
        """
        if turn.over or depth <= 1:
            return turn.value
        return -(yield from self._value(turn.after, depth - 1, 1, -high, -low))

    def _value(self, pos: Position, depth: int, ply: int, low: int, high: int) -> Pauses:
        """Return the value of a position to the seat on turn."""
        if ply >= self._left:
            return DRAWN
        if self.positions >= self._pause:
            self._pause = self.positions + SLICE
            yield
        if depth <= 1:
            return self._leaf_value(pos, ply, high)
        best = -WON
        turns = self._turns(pos, ply)
        for at, turn in enumerate(turns):
            if turn.over:
                value = _discount(turn.value, ply)
            else:
                value = -(yield from self._value(turn.after, depth - 1, ply + 1, -high, -low))
            if value > best:
                best = value
                if value > low:
                    low = value
                    turns.insert(0, turns.pop(at))
            if low >= high:
                break
        return best

    def _turns(self, pos: Position, ply: int) -> list[Turn]:
        """Return the turns to search, the best of an earlier search first."""
        key = (pos.cells, pos.seat, pos.barred)
        turns = self._turns_by_position.get(key)
        if turns is None:
            turns, positions = best_turns(pos, WIDTHS[min(ply, len(WIDTHS) - 1)])
            self._turns_by_position[key] = turns
            self.positions += positions
        return turns

    def _leaf_value(self, pos: Position, ply: int, high: int) -> int:
        """Return the value of a position with one turn left to search."""
        value, positions = best_value(pos, high)
        self.positions += positions
        if ply + 1 == self._left and abs(value) < DECIDED:
            return DRAWN
        return _discount(value, ply)


def _discount(value: int, ply: int) -> int:
    """Return a value made less extreme the further away the win or loss is."""
    if abs(value) < DECIDED:
        return value
    return value - TURN_DISCOUNT * ply if value > 0 else value + TURN_DISCOUNT * ply
