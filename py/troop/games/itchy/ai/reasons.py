"""The reason for a move of the base game, in one sentence: the best that is true of it, or of its turn."""

from collections.abc import Callable, Iterator

from troop.core.bot import Evaluation
from troop.core.game import Move
from troop.core.messages import Argument, Message, message, seat_number
from troop.games.itchy.ai.comparison import Comparison, winning_way, winning_way_next
from troop.games.itchy.ai.fast_state import NONE, SPECIES_OF, Position, position_of, species_near
from troop.games.itchy.ai.moves import after_decision, decisions, next_step, words
from troop.games.itchy.ai.stack import owner, power
from troop.games.itchy.rules.outcome import FAMILY, GORILLAS, VARIETY
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import AFTER, ENTER, PASS, PLACE
from troop.games.itchy.text.notation import write_move


def reason(view: State, seat: int, evaluation: Evaluation) -> Message:
    """Return the reason for a move."""
    move, pos = evaluation.move, position_of(view)
    if view.step == PLACE:
        return message("itchy-reason-place", count=len(species_near(pos, move[0])))
    if move == PASS:
        unknown = message("reason-best", percent=round(100 * evaluation.win_probabilities[seat]))
        return message("itchy-reason-keeps") if view.step == AFTER else unknown
    if view.step == ENTER:
        return message("itchy-reason-enter", count=len(species_near(pos, move[0])))
    text = write_move(view.apply(move).board, evaluation.line[0]) if evaluation.line else ""
    return next(_reasons(positions_of(pos, view.step, (move, *evaluation.line)), text))


def positions_of(pos: Position, step: str, moves: tuple[Move, ...]) -> list[Position]:
    """Return a position, and those after each of some decisions of a turn."""
    positions = [pos]
    for move in moves:
        decision = next(other for other in decisions(pos, step) if words(pos, other) == move)
        pos = after_decision(pos, decision)
        positions.append(pos)
        step = next_step(pos, step, decision)
    return positions


def _reasons(positions: list[Position], text: str) -> Iterator[Message]:
    """Yield reasons for the first decision of a turn, the best first; ``text`` is the decision that follows it."""
    first, whole = Comparison(*positions[:2]), Comparison(positions[0], positions[-1])
    rest = Comparison(positions[1], positions[-1])

    def either(kind: Callable[[Comparison], Iterator[Message]]) -> Iterator[Message]:
        yield from kind(first)
        if text:
            yield from (message("itchy-reason-then", text=text, why=why) for why in kind(rest))

    yield from _winning_or_losing(first, whole, Comparison(*positions[-2:]), text)
    yield from either(lambda comparison: _colonies(comparison, whole.new_colonies()))
    yield from either(_captures)
    yield from either(_queens)
    yield from _threats(whole)
    yield from either(_new_lice)
    yield from either(_more_power)
    yield from _new_targets(whole)
    yield message("itchy-reason-waits")


def _winning_or_losing(first: Comparison, whole: Comparison, last: Comparison, text: str) -> Iterator[Message]:
    """Yield the reason for a turn that wins, that lets another seat win, or that stops one."""
    result: Message | None = None
    if whole.wins:
        result, at_once = _win_reason(last), first.wins
    elif (other := whole.next_winner()) != NONE:
        result, at_once = message("itchy-reason-loses", seat2=seat_number(other)), True
    elif (other := whole.stopped_seat()) != NONE:
        result, at_once = _stop_reason(whole.before, other), first.stopped_seat() == other
    if result:
        yield result if at_once or not text else message("itchy-reason-then", text=text, why=result)


def _win_reason(comparison: Comparison) -> Message:
    way, species = winning_way(comparison.after, comparison.seat)
    if way == "variety":
        species = SPECIES_OF[comparison.new_colonies()[-1]]
    return message("itchy-reason-wins", reason=way, species=comparison.before.constants.letters[species])


def _stop_reason(pos: Position, seat: int) -> Message:
    way, species = winning_way_next(pos, seat)
    return message("itchy-reason-stops", seat2=seat_number(seat), reason=way, species=pos.constants.letters[species])


def _colonies(comparison: Comparison, lasting: list[int]) -> Iterator[Message]:
    """Rule 15: colonies that last to the end of the turn, and the progress they bring."""
    for monkey in (other for other in comparison.new_colonies() if other in lasting):
        taken = owner(comparison.before.stacks[monkey])
        if taken not in (NONE, comparison.seat):
            yield message("itchy-reason-takes", **_monkey(comparison, monkey), seat2=seat_number(taken))
        species, counts = SPECIES_OF[monkey], comparison.after.colonies(comparison.seat)
        if species == 0 and counts[0] > 1:
            yield message("itchy-reason-gorilla", **_monkey(comparison, monkey), count=counts[0], total=GORILLAS)
        elif counts[species] == 1:
            several = len(counts) - counts.count(0)
            yield message("itchy-reason-species", **_monkey(comparison, monkey), count=several, total=VARIETY)
        else:
            yield message("itchy-reason-family", **_monkey(comparison, monkey), count=counts[species], total=FAMILY)


def _captures(comparison: Comparison) -> Iterator[Message]:
    """Yield lice of others that are sent home."""
    for monkey, other in comparison.lost_colonies():
        yield message("itchy-reason-breaks", **_monkey(comparison, monkey), seat2=seat_number(other))
    for monkey, other, count in comparison.sent_home():
        yield message("itchy-reason-drives", **_monkey(comparison, monkey), seat2=seat_number(other), count=count)


def _queens(comparison: Comparison) -> Iterator[Message]:
    """Rule 7: six workers become a queen."""
    for monkey in comparison.new_queens():
        yield message("itchy-reason-queen", **_monkey(comparison, monkey))


def _threats(comparison: Comparison) -> Iterator[Message]:
    """Yield threats made and met."""
    if comparison.threatens:
        yield message("itchy-reason-threatens")
    for monkey in comparison.rescued():
        yield message("itchy-reason-saves", **_monkey(comparison, monkey))


def _new_lice(comparison: Comparison) -> Iterator[Message]:
    """Yield monkeys with the mover's first lice."""
    for monkey in comparison.new_monkeys():
        yield message("itchy-reason-begins", **_monkey(comparison, monkey))


def _more_power(comparison: Comparison) -> Iterator[Message]:
    """Yield monkeys with more of the mover's lice."""
    for monkey in comparison.stronger():
        yield message("itchy-reason-grows", **_monkey(comparison, monkey), power=power(comparison.after.stacks[monkey]))


def _new_targets(comparison: Comparison) -> Iterator[Message]:
    """Yield monkeys newly in reach."""
    for start, goal in comparison.newly_reachable():
        other = {f"{key}2": value for key, value in _monkey(comparison, goal).items()}
        yield message("itchy-reason-reaches", **_monkey(comparison, start), **other)


def _monkey(comparison: Comparison, monkey: int) -> dict[str, Argument]:
    """Return a monkey as arguments, by its cell before the turn."""
    constants = comparison.before.constants
    return {"species": constants.letters[SPECIES_OF[monkey]], "cell": constants.names[comparison.before.cell[monkey]]}
