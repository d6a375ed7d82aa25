"""The choice of a program (rule 8c): candidates are tried against the probable programs of the others."""

import math
from collections.abc import Iterator, Sequence

from troop.core.bot import Evaluation, Marks, Progress, Skill, WinProbabilities
from troop.core.chance import Rng
from troop.games.codemonkey.ai.evaluation import free_bananas, player_value, win_probabilities, win_probabilities_of
from troop.games.codemonkey.ai.fast_run import RunCursor
from troop.games.codemonkey.ai.fast_state import Position, as_if_even, position_of, with_hidden_sampled
from troop.games.codemonkey.ai.idle_parts import sensible_codes
from troop.games.codemonkey.ai.move_results import MoveResults
from troop.games.codemonkey.ai.opponent_model import OpponentModel
from troop.games.codemonkey.ai.playout import Playout, expected_contexts, play_out
from troop.games.codemonkey.ai.program_codes import LOOP, Code, all_codes, tight_codes, words_of
from troop.games.codemonkey.ai.program_evaluation import ProgramEvaluator
from troop.games.codemonkey.ai.program_runs import standing_still
from troop.games.codemonkey.rules.programs import hand_of
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.tiles import is_tree
from troop.games.codemonkey.text.program_input import pieces_in

CARELESS_BUDGET = 150
"""A level with no more than this may code what can do nothing; the others leave a slot empty instead."""
MAX_PROGRAMS = 700
"""With more programs than this, only the tight ones are tried."""
SLICE = 40
"""Programs between two progress reports."""
SAMPLES = 4
"""The most samples of the others' programs used to evaluate all programs."""
FINALISTS, MIN_FINALISTS = 20, 4
"""The programs that are played out at first, and at last after dropping the worst one by one."""
MIN_PLAYOUTS = 4
"""The fewest playouts of each."""
OPPONENT_CAUTION = 0.1
"""A sample of the others' programs that is worse for us by this win probability weighs e times more."""
LOOP_RISK = 0.4
"""The cost, in bananas, of a Loop in a program that is evaluated as if no other monkey moved: others break it."""
USUAL_GAIN = 0.6
"""About how many bananas a player gets in a round."""
LISTED = 60
"""The programs listed with an evaluation, played out or not."""


def think_code(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
    """Search for the best program, yielding progress. A level that is not tactical ignores the others."""
    pos = position_of(view) if skill.tactical else as_if_even(position_of(view), seat)
    hand = hand_of(view.variant, pos.dice[seat])
    codes = list(all_codes(hand, pos.slots))
    if skill.budget > CARELESS_BUDGET:
        codes = list(sensible_codes(pos, seat, codes, gambles=skill.tactical))
    if not skill.tactical:
        rng.shuffle(codes)
        return think_without_opponents(pos, seat, codes[: max(skill.budget // pos.slots, 1)])
    if len(codes) > MAX_PROGRAMS:
        known = {*codes}
        codes = [code for code in tight_codes(hand, pos.slots) if code in known]
    return ProgramSearch(pos, seat, codes, rng).progress_reports(skill.budget)


def think_without_opponents(pos: Position, seat: int, codes: Sequence[Code]) -> Iterator[Progress]:
    """Evaluate programs as if no other monkey moved."""
    results, evaluator = MoveResults(seat), ProgramEvaluator(pos, seat, standing_still(pos, seat))
    for at, code in enumerate(codes, 1):
        value = evaluator.value(code) - LOOP_RISK * (LOOP in code)
        results.add(words_of(code), expected_win_probabilities(pos, seat, value))
        results.positions = evaluator.positions
        if at % SLICE == 1 or at == len(codes):
            yield results.progress(at == len(codes))


def expected_win_probabilities(pos: Position, seat: int, value: float) -> WinProbabilities:
    """Return the win probabilities if a player gets ``value`` bananas, and the others the usual number."""
    rest = free_bananas(pos)
    values = [player_value(pos, each, rest) + USUAL_GAIN for each in range(pos.seats)]
    values[seat] = pos.bananas[seat] + value
    return win_probabilities_of(values, max(rest - pos.seats, 1))


def best_win_probabilities(pos: Position, bests: list[float]) -> WinProbabilities:
    """Return the win probabilities with everybody's best program.

    The mean of the static ones and of those if all best programs succeed. It corrects for the optimism of picking the
    best of many tries, and is the same for all players.
    """
    rest = free_bananas(pos)
    static, best = (
        win_probabilities(pos),
        win_probabilities_of([pos.bananas[seat] + best for seat, best in enumerate(bests)], max(rest - pos.seats, 1)),
    )
    return tuple((one + other) / 2 for one, other in zip(static, best, strict=True))


class ProgramSearch:
    """The search for a program: evaluate all, then play out the best."""

    def __init__(self, pos: Position, seat: int, codes: list[Code], rng: Rng) -> None:
        self.pos, self.seat, self.codes, self.rng = pos, seat, codes, rng
        self.results, self.playout = MoveResults(seat), Playout(rng)
        self.opponent_models: dict[int, OpponentModel] = {}
        self.values = dict.fromkeys(codes, 0.0)
        self.evaluated = 0
        self.average: float | None = None

    def progress_reports(self, budget: int) -> Iterator[Progress]:
        """Search until the budget is spent, yielding progress."""
        [alone] = think_without_opponents(self.pos, self.seat, self.codes[:1])
        first = alone._replace(certain=False)
        yield first
        for _ in self.evaluate_all(budget):
            yield first._replace(positions=self.positions)
        yield from self.run_playouts(budget, first)

    @property
    def positions(self) -> int:
        """The number of positions searched."""
        return self.evaluated + self.playout.positions

    def evaluate_all(self, budget: int) -> Iterator[None]:
        """Evaluate all programs against samples of the others' programs."""
        opponent_models = {}
        for each in range(self.pos.seats):
            opponent_models[each] = OpponentModel(self.pos, each)
            yield from opponent_models[each].compute_weights()
            self.evaluated += opponent_models[each].evaluator.positions
        best_values = [model.best for model in opponent_models.values()]
        self.results.best_win_probabilities = best_win_probabilities(self.pos, best_values)
        self.opponent_models = {other: model for other, model in opponent_models.items() if other != self.seat}
        times = max(min(budget // (10 * len(self.codes)), SAMPLES), 1)
        for _ in range(times):
            contexts = expected_contexts(self.sampled_position(), self.seat, self.playout)
            evaluator = ProgramEvaluator(self.pos, self.seat, contexts)
            for at, code in enumerate(self.codes, 1):
                self.values[code] += evaluator.value(code) / times
                if at % SLICE == 0:
                    yield
            self.evaluated += evaluator.positions
        self.codes.sort(key=lambda code: -self.values[code])

    def run_playouts(self, budget: int, first: Progress) -> Iterator[Progress]:
        """Play out the best programs against samples of the others' programs."""
        best, begun = self.codes[:FINALISTS], self.playout.positions
        progress = None
        while True:
            trial_base, outcomes, lines = self.sampled_position(), [], []
            for code in best:
                trial = trial_base.copy()
                trial.code[self.seat], self.playout.lines = code, {}
                outcomes.append(play_out(trial, RunCursor(), self.playout))
                lines.append(self.playout.lines.get(self.seat, ()))
                if progress is None and len(outcomes) == 1:  # now the cost of a playout is known
                    del best[self.finalist_count(budget, self.playout.positions - begun) :]
                yield (progress or first)._replace(positions=self.positions)
            weight = self.outcome_weight(outcomes)
            for code, result, line in zip(best, outcomes, lines, strict=True):
                self.results.add(words_of(code), result, line, weight)
            self.results.positions = self.positions
            progress = self.results.progress()
            yield progress
            if self.positions >= budget:
                break
            if len(best) > MIN_FINALISTS:
                best.sort(key=lambda code: -self.results.mean(words_of(code)))
                best.pop()
        self.add_unsearched()
        yield self.results.progress(True)

    def outcome_weight(self, outcomes: list[WinProbabilities]) -> float:
        """Return the weight of a sample: the others tend to have found programs that are bad for our best ones."""
        ours = sum(win_probabilities[self.seat] for win_probabilities in outcomes) / len(outcomes)
        self.average = ours if self.average is None else self.average * 0.9 + ours * 0.1
        return math.exp((self.average - ours) / OPPONENT_CAUTION)

    def finalist_count(self, budget: int, each: int) -> int:
        """Return how many programs can be played out a few times, given the cost of a playout."""
        return max(min((budget - self.positions) // (MIN_PLAYOUTS * each + 1), FINALISTS), MIN_FINALISTS)

    def add_unsearched(self) -> None:
        """Add estimates for programs not played out, calibrated by those that were."""
        try_move = [code for code in self.codes[:FINALISTS] if words_of(code) in self.results]
        outcomes = [(self.results.mean(words_of(code)), self.expected_win_probabilities(code)) for code in try_move]
        lowest = min(mean for mean, _ in outcomes)
        off = sum(mean - guessed for mean, guessed in outcomes) / len(outcomes)
        for code in self.codes[len(try_move) : LISTED]:
            own = max(min(self.expected_win_probabilities(code) + off, lowest), 0.0)
            others = (1 - own) / (self.pos.seats - 1)
            win_probabilities = tuple(own if at == self.seat else others for at in range(self.pos.seats))
            self.results.add(words_of(code), win_probabilities)

    def expected_win_probabilities(self, code: Code) -> float:
        """Return the own win probability with a program, by its value."""
        return expected_win_probabilities(self.pos, self.seat, self.values[code])[self.seat]

    def sampled_position(self) -> Position:
        """Return a position with everything hidden sampled, the others' programs included."""
        trial_base = with_hidden_sampled(self.pos, self.seat, self.rng)
        for other, model in self.opponent_models.items():
            trial_base.code[other] = model.draw(self.rng)
        return trial_base


def program_marks(view: State, seat: int, evaluation: Evaluation) -> Marks:
    """Return the marks of the pieces that a program uses, and of the places of its expected run."""
    taken = pieces_in(evaluation.move, hand_of(view.variant, view.players[seat].dice))
    places = dict.fromkeys(word for move in evaluation.line for word in move if word in view.terrain.cell)
    way = ((place, "end" if is_tree(place) else "path") for place in places)
    return (*((f"take:{piece}", "best") for piece in taken), *way)
