"""The bot for Monkey Mancala."""

from collections.abc import Iterator

from troop.core.bot import Bot, Evaluation, Progress, Skill
from troop.core.chance import Rng
from troop.core.messages import Message
from troop.games.mancala.ai import plain_search, token_search
from troop.games.mancala.ai.reasons import reason
from troop.games.mancala.rules.state import State


class MancalaBot(Bot[State]):
    """Searches to the end of the game without tokens, and best-first with them."""

    def skill(self, view: State, level: str) -> Skill:
        return token_search.SKILLS[level] if view.tokens else plain_search.SKILLS[level]

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
        return token_search.think(view, seat, skill, rng) if view.tokens else plain_search.think(view, seat, skill)

    def reason(self, view: State, seat: int, evaluation: Evaluation) -> Message:
        return reason(view, seat, evaluation)
