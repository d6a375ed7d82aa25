"""How to think about CodeMonkey: each step of the game has thoughts of its own."""

from collections.abc import Callable, Iterator

from troop.core.chance import Rng
from troop.core.message import Message
from troop.core.mind import Finding, Marks, Mind, Skill, Thought
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.steps import CODE, LAY, MARK, NAME, ORDER, PLACE, PLANT, RUN, TRAP
from troop.games.codemonkey.thinking.beginning import think_lay, think_order, think_place, think_plant
from troop.games.codemonkey.thinking.ending_round import think_trap
from troop.games.codemonkey.thinking.marking import think_mark, think_name
from troop.games.codemonkey.thinking.moving import think_run
from troop.games.codemonkey.thinking.reasons import reason
from troop.games.codemonkey.thinking.showing import program_marks
from troop.games.codemonkey.thinking.writing import think_code

Think = Callable[[State, int, Skill, Rng], Iterator[Thought]]
THOUGHTS: dict[str, Think] = {
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
    "lemur": Skill(500, 0.05, False),
    "mandrill": Skill(6_000, 0.04),
    "orangutan": Skill(20_000, 0.025),
    "gorilla": Skill(60_000),
}


class CodeMonkeyMind(Mind[State]):
    """Runs programs in its head."""

    def skill(self, view: State, level: str) -> Skill:  # noqa: ARG002  (the same for all parts)
        return SKILLS[level]

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
        return THOUGHTS[view.step](view, seat, skill, rng)

    def marks(self, view: State, seat: int, finding: Finding) -> Marks | None:
        return program_marks(view, seat, finding) if view.step == CODE else None

    def why(self, view: State, seat: int, finding: Finding) -> Message:
        return reason(view, seat, finding)
