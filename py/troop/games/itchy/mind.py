"""How to think about Itchy Monkey: the base game and the clan game are thought about by minds of their own."""

from collections.abc import Iterator

from troop.core.chance import Rng
from troop.core.message import Message
from troop.core.mind import Finding, Mind, Skill, Thought
from troop.games.itchy.clan.mind import ClanMind
from troop.games.itchy.state import State
from troop.games.itchy.thinking.base import BaseMind

BASE, CLAN = BaseMind(), ClanMind()


class ItchyMind(Mind[State]):
    """Thinks about a game as its mode wants it."""

    def skill(self, view: State, level: str) -> Skill:
        return mind_of_mode(view).skill(view, level)

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
        return mind_of_mode(view).think(view, seat, skill, rng)

    def why(self, view: State, seat: int, finding: Finding) -> Message:
        return mind_of_mode(view).why(view, seat, finding)


def mind_of_mode(view: State) -> Mind[State]:
    """The mind for the game of this view."""
    return CLAN if view.clan else BASE
