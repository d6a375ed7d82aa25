"""How to think about the clan game (section 6 of the rules)."""

from collections.abc import Iterator

from troop.core.chance import Rng
from troop.core.message import Message
from troop.core.mind import LEVELS, Finding, Mind, Skill, Thought
from troop.games.itchy.clan.thinking.place import place_of
from troop.games.itchy.clan.thinking.reasons import reason
from troop.games.itchy.clan.thinking.root import Root
from troop.games.itchy.phases import CLAN_SPAWN, PICK
from troop.games.itchy.state import State

SKILLS = dict(
    zip(
        LEVELS,
        (
            Skill(1_000, 0.06, sharp=False),
            Skill(4_000, 0.03, sharp=False),
            Skill(12_000, 0.015, sharp=False),
            Skill(60_000, 0.005),
            Skill(200_000),
        ),
        strict=True,
    )
)
BUMP = 3
"""The bump was thought about with the spawn: it gets this part of the budget."""


class ClanMind(Mind[State]):
    """Looks for the best turns, and for the best turns in reply to them."""

    def skill(self, view: State, level: str) -> Skill:  # noqa: ARG002
        return SKILLS[level]

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
        if view.step == PICK:
            yield from self._pick(view, seat, rng)
            return
        spawning = view.step == CLAN_SPAWN
        root = Root(place_of(view), spawning, view.rules.last_turn - view.turns, skill.blur, rng)
        yield from root.think(skill.budget if spawning else skill.budget // BUMP, skill.sharp)

    def _pick(self, view: State, seat: int, rng: Rng) -> Iterator[Thought]:  # noqa: ARG002
        moves = list(view.legal_moves())
        rng.shuffle(moves)
        yield Thought(len(moves), tuple(Finding(move, (0.5, 0.5)) for move in moves), True)

    def why(self, view: State, seat: int, finding: Finding) -> Message:
        return reason(view, seat, finding)
