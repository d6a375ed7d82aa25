"""The bot for CodeMonkey, with one way of thinking for each step of the game."""

from collections.abc import Callable, Iterator

from troop.core.bot import Bot, Evaluation, Marks, Progress, Skill
from troop.core.chance import Rng
from troop.core.messages import Message
from troop.games.codemonkey.ai.evaluation import stake_of
from troop.games.codemonkey.ai.fast_state import position_of
from troop.games.codemonkey.ai.mark_choice import think_mark, think_name
from troop.games.codemonkey.ai.program_choice import program_marks, think_code
from troop.games.codemonkey.ai.reasons import reason
from troop.games.codemonkey.ai.run_choice import think_run
from troop.games.codemonkey.ai.setup_choices import think_lay, think_order, think_place, think_plant
from troop.games.codemonkey.ai.trap_choice import think_trap
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import CODE, LAY, MARK, NAME, ORDER, PLACE, PLANT, RUN, TRAP

Think = Callable[[State, int, Skill, Rng], Iterator[Progress]]
THINK_BY_STEP: dict[str, Think] = {
    LAY: think_lay,
    PLANT: think_plant,
    PLACE: think_place,
    MARK: think_mark,
    ORDER: think_order,
    CODE: think_code,
    RUN: think_run,
    NAME: think_name,
    TRAP: think_trap,
}
SKILLS = {
    "tamarin": Skill(150, 0.08, False),
    "lemur": Skill(1_000, 0.012, False),
    "mandrill": Skill(6_000, 0.02),
    "orangutan": Skill(20_000, 0.01),
    "gorilla": Skill(60_000),
}


def stake(view: State) -> float:
    """Return how much the win of the seat to move still depends on its moves, from 0 to 1."""
    return stake_of(position_of(view), view.actor)


class CodeMonkeyBot(Bot[State]):
    """Evaluates programs and plays out runs."""

    def skill(self, view: State, level: str) -> Skill:
        """Noise shrinks with what is at stake: where the game is nearly decided, all moves look almost as good.

        Not so for a level that does not compare bananas.
        """
        skill = SKILLS[level]
        return skill._replace(noise=skill.noise * stake(view)) if skill.tactical and view.round else skill

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
        return THINK_BY_STEP[view.step](view, seat, skill, rng)

    def marks(self, view: State, seat: int, evaluation: Evaluation) -> Marks | None:
        return program_marks(view, seat, evaluation) if view.step == CODE else None

    def reason(self, view: State, seat: int, evaluation: Evaluation) -> Message:
        return reason(view, seat, evaluation)
