"""What a turn, or a part of it, changes for who makes it and for the others."""

from collections.abc import Iterator

from troop.games.itchy.thinking.decision import done
from troop.games.itchy.thinking.field import NONE, SPECIES_OF, Field
from troop.games.itchy.thinking.stack import (
    QUEEN,
    can_be_nitpicked,
    force,
    has_lice,
    owner,
    power,
    settlers,
)
from troop.games.itchy.thinking.threat import can_win
from troop.games.itchy.thinking.turns import links, turns
from troop.games.itchy.thinking.worth import WON, worth
from troop.games.itchy.winning import FAMILY, GORILLAS


class Change:
    """From a position to one after it; monkeys have the same numbers in both."""

    def __init__(self, before: Field, after: Field) -> None:
        self.before, self.after = before, after
        self.seat = before.seat
        seats = before.ground.seats
        self.others = tuple((self.seat + later) % seats for later in range(1, seats))
        """The other seats, in the order of their turns."""

    # Winning

    @property
    def wins(self) -> bool:
        return self.after.wins(self.seat)

    def exposed(self) -> int:
        """The next seat, if it can win in its turn; NONE."""
        last = self.before.turns + 1 >= self.before.ground.last_turn
        return NONE if last or not can_win(as_seen_by(self.after, self.others[0])) else self.others[0]

    def stopped(self) -> int:
        """The first seat that could win in its turn if nothing were changed, and now cannot; NONE."""
        return next((other for other in self.others if self._stops(other)), NONE)

    def _stops(self, other: int) -> bool:
        return can_win(as_seen_by(self.before, other)) and not can_win(as_seen_by(self.after, other))

    @property
    def threatens(self) -> bool:
        """Whether one's own next turn would win if nothing else happened, and would not have before."""
        return can_win(self.after) and not can_win(self.before)

    # Colonies and lice

    def founded(self) -> list[int]:
        """The monkeys that are colonies of the mover now, and were not."""
        return [monkey for monkey, was, now in self._settled(self.seat) if now and not was]

    def broken(self) -> list[tuple[int, int]]:
        """The colonies that others have no longer: the monkey and whose it was."""
        return [
            (monkey, other) for other in self.others for monkey, was, now in self._settled(other) if was and not now
        ]

    def driven(self) -> list[tuple[int, int, int]]:
        """From where lice of others went home: the monkey, whose they were, and how many."""
        return [
            (monkey, other, sum(was) - sum(now))
            for monkey, (stack, then) in enumerate(zip(self.before.stacks, self.after.stacks, strict=True))
            for other in self.others
            if sum(was := force(stack, other)) > sum(now := force(then, other))
        ]

    def begun(self) -> list[int]:
        """The monkeys on which the mover has lice now, and had none."""
        return [
            monkey for monkey, was, now in self._lice() if not has_lice(was, self.seat) and has_lice(now, self.seat)
        ]

    def grown(self) -> list[int]:
        """The monkeys on which the mover had lice, and has more power now."""
        seat = self.seat
        return [
            monkey for monkey, was, now in self._lice() if has_lice(was, seat) and _power(was, seat) < _power(now, seat)
        ]

    def crowned(self) -> list[int]:
        """The monkeys on which the mover has a queen more, and six workers less."""
        return [
            monkey
            for monkey, was, now in self._lice()
            if owner(was) == self.seat
            and (now >> QUEEN & 3) == (was >> QUEEN & 3) + 1
            and _power(now, self.seat) < power(was)
        ]

    def saved(self) -> list[int]:
        """The monkeys of the mover that could have been taken, and now cannot; colonies first."""
        in_danger = endangered(self.before, self.seat) - endangered(self.after, self.seat)
        kept = [monkey for monkey in sorted(in_danger) if owner(self.after.stacks[monkey]) == self.seat]
        return sorted(kept, key=lambda monkey: -(self.after.stacks[monkey] & 31))

    def reached(self) -> list[tuple[int, int]]:
        """Where lice of the mover can go now, and could not before: from where, and to which monkeys without them."""
        was = {(start, goal) for start, goal, _ in links(self.before)[0]}
        stacks = self.after.stacks
        return [
            (start, goal)
            for start, goal, _ in links(as_seen_by(self.after, self.seat))[0]
            if (start, goal) not in was
            and not has_lice(stacks[goal], self.seat)
            and power(stacks[start]) >= power(stacks[goal])
        ]

    def _settled(self, seat: int) -> Iterator[tuple[int, int, int]]:
        for monkey, was, now in self._lice():
            yield monkey, settlers(was) >> seat & 1, settlers(now) >> seat & 1

    def _lice(self) -> Iterator[tuple[int, int, int]]:
        """The stack of each monkey, before and after."""
        yield from zip(range(len(SPECIES_OF)), self.before.stacks, self.after.stacks, strict=True)


def as_seen_by(field: Field, seat: int) -> Field:
    """The field if it were a seat's turn."""
    seen = field.copy()
    seen.seat = seat
    return seen


def endangered(field: Field, seat: int) -> set[int]:
    """The monkeys of a seat that others can take with what they have, or nitpick."""
    found = set()
    for other in range(field.ground.seats):
        if other != seat:
            seen = as_seen_by(field, other)
            for start, goal, end in links(seen)[0]:
                if owner(field.stacks[goal]) == seat and _reach(field.stacks[start], other, end) >= power(
                    field.stacks[goal]
                ):
                    found.add(goal)
            found |= {
                monkey
                for monkey, stack in enumerate(field.stacks)
                if owner(stack) == seat and can_be_nitpicked(stack, other)
            }
    return found


def _reach(stack: int, seat: int, end: int) -> int:
    """With how much power lice of a seat can go from a stack: all of them after a bump, one by a jump."""
    workers, queens = force(stack, seat)
    return workers + 2 * queens if end != NONE else 2 if queens else min(workers, 1)


def _power(stack: int, seat: int) -> int:
    workers, queens = force(stack, seat)
    return workers + 2 * queens


def way_of(field: Field, seat: int) -> tuple[str, int]:
    """Rule 15: the way in which a seat has won, and of which species its last colonies are; "" if it has not."""
    counts = field.colonies(seat)
    if counts[0] >= GORILLAS:
        return "gorillas", 0
    if max(counts) >= FAMILY:
        return "family", counts.index(max(counts))
    return ("variety", 0) if field.wins(seat) else ("", 0)


def way_ahead(field: Field, seat: int) -> tuple[str, int]:
    """The way in which a seat would win in its turn; "" if that is not seen at once."""
    seen = as_seen_by(field, seat)
    value, row = max(turns(seen, worth(seat, field.ground.seats)), default=(0.0, ()))
    if value < WON:
        return "", 0
    for decision in row:
        seen = done(seen, decision)
    return way_of(seen, seat)
