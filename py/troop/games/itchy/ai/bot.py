"""The bots for Itchy Monkey: one for the base game, and the clan game's."""

from collections.abc import Generator, Iterator

from troop.ai.search.tree import Expansion, Node, Tree
from troop.core.bot import LEVELS, Bot, Evaluation, Progress, Skill, WinProbabilities
from troop.core.chance import Rng
from troop.core.messages import Message
from troop.games.itchy.ai.evaluation import WON, evaluator_of, win_probabilities
from troop.games.itchy.ai.expansion import after, expand, expand_fully, priors
from troop.games.itchy.ai.fast_state import NONE, Position, position_of, species_near
from troop.games.itchy.ai.lines import Line, all_lines, lines
from troop.games.itchy.ai.moves import Decision, after_decision, words
from troop.games.itchy.ai.reasons import reason
from troop.games.itchy.ai.threats import WinFinder, colonies_missing, colonies_of
from troop.games.itchy.ai.turns import Turn
from troop.games.itchy.clan.ai.bot import ClanBot
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import PLACE

SKILLS = dict(
    zip(
        LEVELS,
        (
            Skill(12, 0.22, tactical=False),
            Skill(70, 0.05, tactical=False),
            Skill(250, 0.01, tactical=False),
            Skill(800),
            Skill(4_000),
        ),
        strict=True,
    )
)
SHARED = 800
"""Budgets up to this are the same for any number of seats."""
EXPLORATION, DOUBT = 1.0, 0.1
SLICE = 24
"""Positions between two progress reports."""
LINES_PER_SLICE = 200
"""Lines generated between two progress reports."""
CHECKS_PER_SLICE = 40
"""Lines checked for a win of the next seat between two progress reports."""
SAFE_LINES = 100
"""The most safe lines that are searched."""


class BaseBot(Bot[State]):
    """Searches whole turns, and plays one decision after the other."""

    def skill(self, view: State, level: str) -> Skill:
        """Return a level's strength; with more than two seats the large budgets are smaller, since several bots may
        think one after the other.
        """
        skill, seats = SKILLS[level], view.variant.seats
        if seats == 2 or skill.budget <= SHARED:
            return skill
        return skill._replace(budget=max(SHARED, skill.budget * 3 // (2 * seats)))

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
        if view.step == PLACE:
            yield Progress(1, _placements(view, rng), certain=True)
            return
        pos = position_of(view)
        candidates = yield from _candidate_lines(pos, view.step, rng)
        best = candidates[0]
        firsts = {line.turn[0] for line in candidates}
        if len(firsts) == 1 or best.value > WON:
            won: WinProbabilities = tuple(float(other == seat) for other in range(pos.constants.seats))
            win_probabilities_of_turn = won if best.value > WON else expand(best.pos).win_probabilities
            yield Progress(1, (_evaluation(pos, best.turn, win_probabilities_of_turn),), True)
            return
        if skill.tactical and _next_seat_may_win(pos):
            candidates = yield from _safe_lines(pos, view.step, candidates)
        if candidates[0].value > -WON:
            candidates = [line for line in candidates if line.value > -WON]
        yield from _search(pos, candidates, skill)

    def reason(self, view: State, seat: int, evaluation: Evaluation) -> Message:
        return reason(view, seat, evaluation)


def _placements(view: State, rng: Rng) -> tuple[Evaluation, ...]:
    """Return the monkeys to begin on, those with the most species in reach first."""
    moves = list(view.legal_moves())
    rng.shuffle(moves)
    pos = position_of(view)
    moves.sort(key=lambda move: -len(species_near(pos, move[0])))
    even = 1 / pos.constants.seats
    return tuple(Evaluation(move, (even,) * pos.constants.seats) for move in moves)


def _candidate_lines(pos: Position, step: str, rng: Rng) -> Generator[Progress, None, list[Line]]:
    """Return the turns worth searching, by their static value; chance orders equals."""
    candidates: list[Line] = []
    for line in lines(pos, step, evaluator_of(pos.seat, pos.constants.seats)):
        candidates.append(line)
        if len(candidates) % LINES_PER_SLICE == 0:
            yield Progress(0, (_static_evaluation(pos, max(candidates, key=_value)),))
    rng.shuffle(candidates)
    candidates.sort(key=_value, reverse=True)
    return candidates


def _search(pos: Position, candidates: list[Line], skill: Skill) -> Iterator[Progress]:
    """Search the tree of turns within the budget."""
    seat = pos.seat
    turns_to_search = [line.turn for line in candidates]
    first = expand(candidates[0].pos).win_probabilities
    root = Node(pos, Expansion(seat, first, turns_to_search, priors([(line.value, line.turn) for line in candidates])))
    tree: Tree[Position, Turn] = Tree(root, expand, expand_fully, after, EXPLORATION, DOUBT)
    positions = 0
    while positions < skill.budget:
        for _ in range(min(SLICE if positions else 1, skill.budget - positions)):
            tree.visit()
            positions += 1
        yield Progress(positions, _evaluations(pos, tree.root), positions >= skill.budget)


def _evaluations(pos: Position, root: Node[Position, Turn]) -> tuple[Evaluation, ...]:
    """Return an evaluation for each first decision, from its most visited turn."""
    best: dict[Decision, tuple[Turn, Node[Position, Turn]]] = {}
    for turn, child in zip(root.expansion.moves, root.children, strict=False):
        if turn[0] not in best or best[turn[0]][1].visits < child.visits:
            best[turn[0]] = turn, child
    ordered = sorted(best.values(), key=lambda each: -each[1].visits)
    most, seat = ordered[0][1].win_probabilities, pos.seat
    evaluations = [_evaluation(pos, turn, _at_most(child.win_probabilities, most, seat)) for turn, child in ordered]
    return tuple(sorted(evaluations, key=lambda evaluation: -evaluation.win_probabilities[seat]))


def _evaluation(pos: Position, turn: Turn, win_probabilities_of_turn: WinProbabilities) -> Evaluation:
    """Return the evaluation of a turn; its line is the rest of the turn."""
    moves = []
    for decision in turn:
        moves.append(words(pos, decision))
        pos = after_decision(pos, decision)
    return Evaluation(moves[0], win_probabilities_of_turn, tuple(moves[1:]))


def _at_most(win_probabilities: WinProbabilities, most: WinProbabilities, seat: int) -> WinProbabilities:
    """Return win probabilities no better than those of the most visited move."""
    return win_probabilities if win_probabilities[seat] <= most[seat] else most


def _next_seat_may_win(pos: Position) -> bool:
    """Return whether the next seat could perhaps win in its turn, after any turn of the mover."""
    key = colonies_of(pos, (pos.seat + 1) % pos.constants.seats)
    return colonies_missing(key) <= (4 if pos.constants.pool.spies else 2)


def _safe_lines(pos: Position, step: str, candidates: list[Line]) -> Generator[Progress, None, list[Line]]:
    """Return the best lines after which the next seat cannot win in its turn, or all lines if there are none.

    If none of the candidates is safe, every legal turn is tried.
    """
    win_finder, safe = WinFinder(), []
    for checked, line in enumerate(candidates, 1):
        if line.value > -WON and not _next_seat_wins(line.pos, win_finder):
            safe.append(line)
            if len(safe) == SAFE_LINES:
                return safe
        if checked % CHECKS_PER_SLICE == 0:
            yield Progress(0, (_static_evaluation(pos, (safe or candidates)[0]),))
    if safe:
        return safe
    evaluator = evaluator_of(pos.seat, pos.constants.seats)
    for checked, (turn, end, winner) in enumerate(all_lines(pos, step), 1):
        if winner == NONE and not _next_seat_wins(end, win_finder):
            safe.append(Line(evaluator.value(end), turn, end))
        if checked % CHECKS_PER_SLICE == 0:
            yield Progress(0, (_static_evaluation(pos, (safe or candidates)[0]),))
    return sorted(safe, key=_value, reverse=True) or candidates


def _next_seat_wins(pos: Position, win_finder: WinFinder) -> bool:
    """Return whether the next seat can win in its turn."""
    return pos.turns < pos.constants.last_turn and win_finder.can_win(pos)


def _static_evaluation(pos: Position, line: Line) -> Evaluation:
    """Return the evaluation of a line without search."""
    return _evaluation(pos, line.turn, win_probabilities(line.pos))


def _value(line: Line) -> float:
    return line.value


BASE, CLAN = BaseBot(), ClanBot()


class ItchyBot(Bot[State]):
    """Passes a position to the bot of its mode."""

    def skill(self, view: State, level: str) -> Skill:
        return bot_of_mode(view).skill(view, level)

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
        return bot_of_mode(view).think(view, seat, skill, rng)

    def reason(self, view: State, seat: int, evaluation: Evaluation) -> Message:
        return bot_of_mode(view).reason(view, seat, evaluation)


def bot_of_mode(view: State) -> Bot[State]:
    return CLAN if view.clan else BASE
