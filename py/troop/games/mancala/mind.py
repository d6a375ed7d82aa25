"""How to think about Monkey Mancala."""

from collections.abc import Iterator

from troop.core.chance import Rng
from troop.core.message import Message
from troop.core.mind import Finding, Mind, Skill, Thought
from troop.games.mancala.rules import State
from troop.games.mancala.thinking import plain, tokens
from troop.games.mancala.thinking.reasons import reason


class MancalaMind(Mind[State]):
    """Looks ahead: to the end of the game without tokens, best first with them."""

    def skill(self, view: State, level: str) -> Skill:
        return tokens.SKILLS[level] if view.tokens else plain.SKILLS[level]

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
        return tokens.think(view, seat, skill, rng) if view.tokens else plain.think(view, seat, skill)

    def why(self, view: State, seat: int, finding: Finding) -> Message:
        return reason(view, seat, finding)
