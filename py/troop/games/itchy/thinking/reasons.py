"""What speaks for a decision of the base game, in one sentence: the best that is true of it, or of its turn."""

from collections.abc import Callable, Iterator

from troop.core.game import Move
from troop.core.message import Argument, Message, message, seat_number
from troop.core.mind import Finding
from troop.games.itchy.phases import AFTER, ENTER, PASS, PLACE
from troop.games.itchy.state import State
from troop.games.itchy.thinking.change import Change, way_ahead, way_of
from troop.games.itchy.thinking.decision import decisions, done, following, words
from troop.games.itchy.thinking.field import NONE, SPECIES_OF, Field, field_of
from troop.games.itchy.thinking.placing import species_near
from troop.games.itchy.thinking.stack import owner, power
from troop.games.itchy.winning import FAMILY, GORILLAS, VARIETY
from troop.games.itchy.writing import write_move


def reason(view: State, seat: int, finding: Finding) -> Message:
    """What speaks for a move."""
    move, field = finding.move, field_of(view)
    if view.step == PLACE:
        return message("itchy-best-place", count=len(species_near(field, move[0])))
    if move == PASS:
        unknown = message("why-best", percent=round(100 * finding.shares[seat]))
        return message("itchy-best-keeps") if view.step == AFTER else unknown
    if view.step == ENTER:
        return message("itchy-best-enter", count=len(species_near(field, move[0])))
    text = write_move(view.apply(move).board, finding.line[0]) if finding.line else ""
    return next(_reasons(played(field, view.step, (move, *finding.line)), text))


def played(field: Field, step: str, moves: tuple[Move, ...]) -> list[Field]:
    """A field, and those after each of some decisions of a turn."""
    fields = [field]
    for move in moves:
        decision = next(each for each in decisions(field, step) if words(field, each) == move)
        field = done(field, decision)
        fields.append(field)
        step = following(field, step, decision)
    return fields


def _reasons(fields: list[Field], text: str) -> Iterator[Message]:
    """What speaks for the first decision of a turn, the best first; text: what is to follow it."""
    first, rest, whole = Change(*fields[:2]), Change(fields[1], fields[-1]), Change(fields[0], fields[-1])

    def either(kind: Callable[[Change], Iterator[Message]]) -> Iterator[Message]:
        yield from kind(first)
        if text:
            yield from (message("itchy-best-then", text=text, why=why) for why in kind(rest))

    yield from _deciding(first, whole, Change(*fields[-2:]), text)
    yield from either(lambda change: _founding(change, whole.founded()))
    yield from either(_breaking)
    yield from either(_crowning)
    yield from _looking_ahead(whole)
    yield from either(_beginning)
    yield from either(_growing)
    yield from _reaching(whole)
    yield message("itchy-best-waits")


def _deciding(first: Change, whole: Change, last: Change, text: str) -> Iterator[Message]:
    """A turn that wins, one after which another can, and one that stops somebody."""
    said: Message | None = None
    if whole.wins:
        said, at_once = _winning(last), first.wins
    elif (other := whole.exposed()) != NONE:
        said, at_once = message("itchy-best-loses", seat2=seat_number(other)), True
    elif (other := whole.stopped()) != NONE:
        said, at_once = _stopping(whole.before, other), first.stopped() == other
    if said:
        yield said if at_once or not text else message("itchy-best-then", text=text, why=said)


def _winning(change: Change) -> Message:
    way, species = way_of(change.after, change.seat)
    if way == "variety":
        species = SPECIES_OF[change.founded()[-1]]
    return message("itchy-best-wins", reason=way, species=change.before.ground.letters[species])


def _stopping(field: Field, seat: int) -> Message:
    way, species = way_ahead(field, seat)
    return message("itchy-best-stops", seat2=seat_number(seat), reason=way, species=field.ground.letters[species])


def _founding(change: Change, lasting: list[int]) -> Iterator[Message]:
    """Rule 15: colonies that last to the end of the turn, and how far they bring who has them."""
    for monkey in (each for each in change.founded() if each in lasting):
        taken = owner(change.before.stacks[monkey])
        if taken not in (NONE, change.seat):
            yield message("itchy-best-takes", **_monkey(change, monkey), seat2=seat_number(taken))
        species, counts = SPECIES_OF[monkey], change.after.colonies(change.seat)
        if species == 0 and counts[0] > 1:
            yield message("itchy-best-gorilla", **_monkey(change, monkey), count=counts[0], total=GORILLAS)
        elif counts[species] == 1:
            several = len(counts) - counts.count(0)
            yield message("itchy-best-species", **_monkey(change, monkey), count=several, total=VARIETY)
        else:
            yield message("itchy-best-family", **_monkey(change, monkey), count=counts[species], total=FAMILY)


def _breaking(change: Change) -> Iterator[Message]:
    """Lice of others that have to go home."""
    for monkey, other in change.broken():
        yield message("itchy-best-breaks", **_monkey(change, monkey), seat2=seat_number(other))
    for monkey, other, count in change.driven():
        yield message("itchy-best-drives", **_monkey(change, monkey), seat2=seat_number(other), count=count)


def _crowning(change: Change) -> Iterator[Message]:
    """Rule 7: six workers become a queen."""
    for monkey in change.crowned():
        yield message("itchy-best-queen", **_monkey(change, monkey))


def _looking_ahead(change: Change) -> Iterator[Message]:
    """What could happen next."""
    if change.threatens:
        yield message("itchy-best-threatens")
    for monkey in change.saved():
        yield message("itchy-best-saves", **_monkey(change, monkey))


def _beginning(change: Change) -> Iterator[Message]:
    """Lice where there were none."""
    for monkey in change.begun():
        yield message("itchy-best-begins", **_monkey(change, monkey))


def _growing(change: Change) -> Iterator[Message]:
    """Lice that become more where they are."""
    for monkey in change.grown():
        yield message("itchy-best-grows", **_monkey(change, monkey), power=power(change.after.stacks[monkey]))


def _reaching(change: Change) -> Iterator[Message]:
    """Ways that open."""
    for start, goal in change.reached():
        other = _monkey(change, goal)
        yield message("itchy-best-reaches", **_monkey(change, start), species2=other["species"], cell2=other["cell"])


def _monkey(change: Change, monkey: int) -> dict[str, Argument]:
    """A monkey, by where it stood before."""
    ground = change.before.ground
    return {"species": ground.letters[SPECIES_OF[monkey]], "cell": ground.names[change.before.cell[monkey]]}
