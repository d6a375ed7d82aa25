"""The effects of a turn, or a part of it, on the mover and the others, found by comparing positions."""

from collections.abc import Iterator

from troop.games.itchy.ai.evaluation import WON, evaluator_of
from troop.games.itchy.ai.fast_state import NONE, SPECIES_OF, Position
from troop.games.itchy.ai.moves import after_decision
from troop.games.itchy.ai.stack import QUEEN, can_be_nitpicked, force, has_lice, owner, power, settlers
from troop.games.itchy.ai.threats import can_win
from troop.games.itchy.ai.turns import links, turns
from troop.games.itchy.rules.outcome import FAMILY, GORILLAS


class Comparison:
    """Compares a position with a later one; monkeys have the same numbers in both."""

    def __init__(self, before: Position, after: Position) -> None:
        self.before, self.after = before, after
        self.seat = before.seat
        seats = before.constants.seats
        self.others = tuple((self.seat + later) % seats for later in range(1, seats))
        """The other seats, in turn order."""

    # Winning

    @property
    def wins(self) -> bool:
        return self.after.wins(self.seat)

    def next_winner(self) -> int:
        """Return the next seat if it can win in its turn, else NONE."""
        last = self.before.turns + 1 >= self.before.constants.last_turn
        return NONE if last or not can_win(with_mover(self.after, self.others[0])) else self.others[0]

    def stopped_seat(self) -> int:
        """Return the first seat that could have won in its turn and no longer can, else NONE."""
        return next((other for other in self.others if self._is_stopped(other)), NONE)

    def _is_stopped(self, other: int) -> bool:
        return can_win(with_mover(self.before, other)) and not can_win(with_mover(self.after, other))

    @property
    def threatens(self) -> bool:
        """Whether the mover could win with another turn now, and could not before."""
        return can_win(self.after) and not can_win(self.before)

    # Colonies and lice

    def new_colonies(self) -> list[int]:
        """Return the monkeys that have become colonies of the mover."""
        return [monkey for monkey, before, after in self._colony_changes(self.seat) if after and not before]

    def lost_colonies(self) -> list[tuple[int, int]]:
        """Return the colonies that others have lost: the monkey and its owner."""
        return [
            (monkey, other)
            for other in self.others
            for monkey, before, after in self._colony_changes(other)
            if before and not after
        ]

    def sent_home(self) -> list[tuple[int, int, int]]:
        """Return the monkeys from which lice of others were sent home, with their owner and number."""
        return [
            (monkey, other, sum(before) - sum(after))
            for monkey, (stack, then) in enumerate(zip(self.before.stacks, self.after.stacks, strict=True))
            for other in self.others
            if sum(before := force(stack, other)) > sum(after := force(then, other))
        ]

    def new_monkeys(self) -> list[int]:
        """Return the monkeys on which the mover has lice now, and had none."""
        return [
            monkey
            for monkey, before, after in self._stacks()
            if not has_lice(before, self.seat) and has_lice(after, self.seat)
        ]

    def stronger(self) -> list[int]:
        """Return the monkeys on which the mover had lice, and has more power now."""
        seat = self.seat
        return [
            monkey
            for monkey, before, after in self._stacks()
            if has_lice(before, seat) and _power(before, seat) < _power(after, seat)
        ]

    def new_queens(self) -> list[int]:
        """Return the monkeys on which the mover exchanged six workers for a queen."""
        return [
            monkey
            for monkey, before, after in self._stacks()
            if owner(before) == self.seat
            and (after >> QUEEN & 3) == (before >> QUEEN & 3) + 1
            and _power(after, self.seat) < power(before)
        ]

    def rescued(self) -> list[int]:
        """Return the mover's monkeys that could have been taken, and now cannot; those with most workers first."""
        in_danger = endangered(self.before, self.seat) - endangered(self.after, self.seat)
        kept = [monkey for monkey in sorted(in_danger) if owner(self.after.stacks[monkey]) == self.seat]
        return sorted(kept, key=lambda monkey: -(self.after.stacks[monkey] & 31))

    def newly_reachable(self) -> list[tuple[int, int]]:
        """Return the monkeys that the mover's lice can newly reach, with the monkey they would come from."""
        before = {(start, goal) for start, goal, _ in links(self.before)[0]}
        stacks = self.after.stacks
        return [
            (start, goal)
            for start, goal, _ in links(with_mover(self.after, self.seat))[0]
            if (start, goal) not in before
            and not has_lice(stacks[goal], self.seat)
            and power(stacks[start]) >= power(stacks[goal])
        ]

    def _colony_changes(self, seat: int) -> Iterator[tuple[int, int, int]]:
        for monkey, before, after in self._stacks():
            yield monkey, settlers(before) >> seat & 1, settlers(after) >> seat & 1

    def _stacks(self) -> Iterator[tuple[int, int, int]]:
        """Yield the stack of each monkey, before and after."""
        yield from zip(range(len(SPECIES_OF)), self.before.stacks, self.after.stacks, strict=True)


def with_mover(pos: Position, seat: int) -> Position:
    """Return the position with another seat on turn."""
    other_pos = pos.copy()
    other_pos.seat = seat
    return other_pos


def endangered(pos: Position, seat: int) -> set[int]:
    """Return the monkeys of a seat that others can take with the lice they have, or nitpick."""
    found = set()
    for other in range(pos.constants.seats):
        if other != seat:
            other_pos = with_mover(pos, other)
            for start, goal, end in links(other_pos)[0]:
                if owner(pos.stacks[goal]) == seat and _reach(pos.stacks[start], other, end) >= power(pos.stacks[goal]):
                    found.add(goal)
            found |= {
                monkey
                for monkey, stack in enumerate(pos.stacks)
                if owner(stack) == seat and can_be_nitpicked(stack, other)
            }
    return found


def _reach(stack: int, seat: int, end: int) -> int:
    """Return the power with which a seat's lice can leave a stack: all of them after a bump, one by a jump."""
    workers, queens = force(stack, seat)
    return workers + 2 * queens if end != NONE else 2 if queens else min(workers, 1)


def _power(stack: int, seat: int) -> int:
    workers, queens = force(stack, seat)
    return workers + 2 * queens


def winning_way(pos: Position, seat: int) -> tuple[str, int]:
    """Rule 15: how a seat has won, and the species of its last colonies; "" if it has not."""
    counts = pos.colonies(seat)
    if counts[0] >= GORILLAS:
        return "gorillas", 0
    if max(counts) >= FAMILY:
        return "family", counts.index(max(counts))
    return ("variety", 0) if pos.wins(seat) else ("", 0)


def winning_way_next(pos: Position, seat: int) -> tuple[str, int]:
    """Return how a seat would win in its turn; "" if no single spawn and move does it."""
    other_pos = with_mover(pos, seat)
    value, turn = max(turns(other_pos, evaluator_of(seat, pos.constants.seats)), default=(0.0, ()))
    if value < WON:
        return "", 0
    for decision in turn:
        other_pos = after_decision(other_pos, decision)
    return winning_way(other_pos, seat)
