"""A search over whole turns: alpha and beta, each time one turn deeper, with the turns that look best."""

from collections.abc import Generator

from troop.games.itchy.clan.thinking.place import Place
from troop.games.itchy.clan.thinking.turns import WON, Turn, best_turns, best_value

WIDTHS = (40, 20, 14, 10, 8, 6)
"""How many turns are looked at: of who decides, in reply, in reply to that; and so on."""
AT_ONCE = 1_000
"""About how many positions are looked at between two pauses."""
LATER = 1_000
"""A win is worth that much less for each turn it is away."""
DECIDED = WON // 2
"""What is worth more is won, and what is worth less than its opposite is lost."""
DRAWN = 0

Pauses = Generator[None, None, int]


class Search:
    """What was looked at, and how much."""

    def __init__(self, turns_left: int) -> None:
        """With so many turns left until the game is drawn, the one to be decided among them."""
        self.looked = 0
        self._left = turns_left
        self._pause = AT_ONCE
        self._known: dict[tuple[bytes, int, int], list[Turn]] = {}

    def value(self, turn: Turn, depth: int, low: int, high: int) -> Pauses:
        """What a turn is worth to who makes it, if so many turns are looked at, this one among them.

        Exactly, if that is between low and high; else only whether it is less or more.
        """
        if turn.over or depth <= 1:
            return turn.value
        return -(yield from self._value(turn.after, depth - 1, 1, -high, -low))

    def _value(self, place: Place, depth: int, ply: int, low: int, high: int) -> Pauses:
        """What a position is worth to the seat whose turn it is."""
        if ply >= self._left:
            return DRAWN
        if self.looked >= self._pause:
            self._pause = self.looked + AT_ONCE
            yield
        if depth <= 1:
            return self._at_the_end(place, ply, high)
        best = -WON
        turns = self._turns(place, ply)
        for at, turn in enumerate(turns):
            if turn.over:
                value = _later(turn.value, ply)
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

    def _turns(self, place: Place, ply: int) -> list[Turn]:
        """The turns to look at, the best of an earlier search first."""
        key = (place.cells, place.seat, place.barred)
        turns = self._known.get(key)
        if turns is None:
            turns, looked = best_turns(place, WIDTHS[min(ply, len(WIDTHS) - 1)])
            self._known[key] = turns
            self.looked += looked
        return turns

    def _at_the_end(self, place: Place, ply: int, high: int) -> int:
        """The last turn that is looked at."""
        value, looked = best_value(place, high)
        self.looked += looked
        if ply + 1 == self._left and abs(value) < DECIDED:
            return DRAWN
        return _later(value, ply)


def _later(value: int, ply: int) -> int:
    """A win or a loss is worth less when it is further away."""
    if abs(value) < DECIDED:
        return value
    return value - LATER * ply if value > 0 else value + LATER * ply
