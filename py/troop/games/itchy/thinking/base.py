"""The mind of the base game: whole turns, and what the others make of them."""

from collections.abc import Generator, Iterator

from troop.core.chance import Rng
from troop.core.message import Message
from troop.core.mind import LEVELS, Finding, Mind, Shares, Skill, Thought
from troop.games.itchy.phases import PLACE
from troop.games.itchy.state import State
from troop.games.itchy.thinking.decision import Decision, done, words
from troop.games.itchy.thinking.field import NONE, Field, field_of
from troop.games.itchy.thinking.lines import Line, all_lines, lines
from troop.games.itchy.thinking.looking import after, look, promises, wider
from troop.games.itchy.thinking.placing import placings
from troop.games.itchy.thinking.reasons import reason
from troop.games.itchy.thinking.threat import Watch, colonies_of, missing
from troop.games.itchy.thinking.turns import Row
from troop.games.itchy.thinking.worth import WON, shares, worth
from troop.search.tree import Look, Node, Tree

SKILLS = dict(
    zip(
        LEVELS,
        (
            Skill(12, 0.22, sharp=False),
            Skill(70, 0.05, sharp=False),
            Skill(250, 0.01, sharp=False),
            Skill(800),
            Skill(4_000),
        ),
        strict=True,
    )
)
DARING, DOUBT = 1.0, 0.1
AT_ONCE = 24
"""Positions between two thoughts."""
COLLECTED = 200
"""Lines that are found between two thoughts."""
CHECKED = 40
"""Lines between two thoughts that are only tested for a win of the next seat."""
ENOUGH = 100
"""Safe lines that are looked at further; worse ones are not."""


class BaseMind(Mind[State]):
    """Thinks about whole turns, and decides one decision after the other."""

    def skill(self, view: State, level: str) -> Skill:  # noqa: ARG002
        return SKILLS[level]

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
        if view.step == PLACE:
            yield Thought(1, placings(view, rng), certain=True)
            return
        field = field_of(view)
        several = yield from _collected(field, view.step, rng)
        best = several[0]
        firsts = {line.row[0] for line in several}
        if len(firsts) == 1 or best.value > WON:
            won: Shares = tuple(float(other == seat) for other in range(field.ground.seats))
            known = won if best.value > WON else look(best.field).shares
            yield Thought(1, (_finding(field, best.row, known),), True)
            return
        if skill.sharp and _is_near(field):
            several = yield from _safe(field, view.step, several)
        if several[0].value > -WON:
            several = [line for line in several if line.value > -WON]
        yield from _grow(field, several, skill)

    def why(self, view: State, seat: int, finding: Finding) -> Message:
        return reason(view, seat, finding)


def _collected(field: Field, step: str, rng: Rng) -> Generator[Thought, None, list[Line]]:
    """The turns worth looking at, those first that are worth most at once; chance decides between equals."""
    several: list[Line] = []
    for line in lines(field, step, worth(field.seat, field.ground.seats)):
        several.append(line)
        if len(several) % COLLECTED == 0:
            yield Thought(0, (_guess(field, max(several, key=_value)),))
    rng.shuffle(several)
    several.sort(key=_value, reverse=True)
    return several


def _grow(field: Field, several: list[Line], skill: Skill) -> Iterator[Thought]:
    """Look further where it seems worth while."""
    seat = field.seat
    rows = [line.row for line in several]
    first = look(several[0].field).shares
    root = Node(field, Look(seat, first, rows, promises([(line.value, line.row) for line in several])))
    tree: Tree[Field, Row] = Tree(root, look, wider, after, DARING, DOUBT)
    looked = 0
    while looked < skill.budget:
        for _ in range(min(AT_ONCE if looked else 1, skill.budget - looked)):
            tree.visit()
            looked += 1
        yield Thought(looked, _findings(field, tree.root), looked >= skill.budget)


def _findings(field: Field, root: Node[Field, Row]) -> tuple[Finding, ...]:
    """What was found about each first decision, by the turn beginning with it that was looked at most."""
    best: dict[Decision, tuple[Row, Node[Field, Row]]] = {}
    for row, child in zip(root.look.moves, root.children, strict=False):
        if row[0] not in best or best[row[0]][1].visits < child.visits:
            best[row[0]] = row, child
    ordered = sorted(best.values(), key=lambda each: -each[1].visits)
    most, seat = ordered[0][1].shares, field.seat
    found = [_finding(field, row, _at_most(child.shares, most, seat)) for row, child in ordered]
    return tuple(sorted(found, key=lambda finding: -finding.shares[seat]))


def _finding(field: Field, row: Row, known: Shares) -> Finding:
    """A finding about a turn; its line is the rest of the turn."""
    said = []
    for decision in row:
        said.append(words(field, decision))
        field = done(field, decision)
    return Finding(said[0], known, tuple(said[1:]))


def _at_most(shares: Shares, most: Shares, seat: int) -> Shares:
    """Shares that are no better than those of the move that was looked at most."""
    return shares if shares[seat] <= most[seat] else most


def _is_near(field: Field) -> bool:
    """Whether the next seat could perhaps win in its turn, after any turn of the mover."""
    key = colonies_of(field, (field.seat + 1) % field.ground.seats)
    return missing(key) <= (4 if field.ground.pool.spies else 2)


def _safe(field: Field, step: str, several: list[Line]) -> Generator[Thought, None, list[Line]]:
    """The best lines after which the next seat cannot win in its turn; all lines, if there are none.

    If none of those worth looking at is safe, all are tried that the rules allow.
    """
    watch, safe = Watch(), []
    for checked, line in enumerate(several, 1):
        if line.value > -WON and not _loses(line.field, watch):
            safe.append(line)
            if len(safe) == ENOUGH:
                return safe
        if checked % CHECKED == 0:
            yield Thought(0, (_guess(field, (safe or several)[0]),))
    if safe:
        return safe
    mine = worth(field.seat, field.ground.seats)
    for checked, (row, end, winner) in enumerate(all_lines(field, step), 1):
        if winner == NONE and not _loses(end, watch):
            safe.append(Line(mine.value(end), row, end))
        if checked % CHECKED == 0:
            yield Thought(0, (_guess(field, (safe or several)[0]),))
    return sorted(safe, key=_value, reverse=True) or several


def _loses(field: Field, watch: Watch) -> bool:
    """Whether the next seat can win in its turn."""
    return field.turns < field.ground.last_turn and watch.can_win(field)


def _guess(field: Field, line: Line) -> Finding:
    """A first idea."""
    return _finding(field, line.row, shares(line.field))


def _value(line: Line) -> float:
    return line.value
