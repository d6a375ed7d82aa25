"""How to think about the clan game (section 6 of the rules)."""

from collections.abc import Iterator

from troop.core.chance import Rng
from troop.core.game import Move
from troop.core.message import Message
from troop.core.mind import LEVELS, Finding, Mind, Skill, Thought
from troop.games.itchy.clan.clan import NOT_PICKED, clan_of
from troop.games.itchy.clan.thinking.place import place_of
from troop.games.itchy.clan.thinking.reasons import reason
from troop.games.itchy.clan.thinking.root import Root
from troop.games.itchy.phases import CLAN_SPAWN, PICK
from troop.games.itchy.state import State

SKILLS = dict(
    zip(
        LEVELS,
        (
            Skill(1_000, 0.008, sharp=False),
            Skill(1_500, 0.005, sharp=False),
            Skill(5_000, 0.0016, sharp=False),
            Skill(20_000, 0.0008),
            Skill(100_000),
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
            yield from _pick(view, seat, skill, rng)
            return
        spawning = view.step == CLAN_SPAWN
        root = Root(place_of(view), spawning, view.rules.last_turn - view.turns, skill.blur, rng)
        yield from root.think(skill.budget if spawning else skill.budget // BUMP, skill.sharp)

    def why(self, view: State, seat: int, finding: Finding) -> Message:
        return reason(view, seat, finding)


def _pick(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
    """Rule 23: the first pick is one of four alike, as the board is when it is turned; the second is thought about."""
    moves = list(view.legal_moves())
    rng.shuffle(moves)
    own = dict.fromkeys(moves, 0.5)
    looked = 0
    if clan_of(view).picked[1 - seat] != NOT_PICKED:
        for move in moves:
            after = view.apply(move)
            root = Root(place_of(after), True, after.rules.last_turn, 0.0, rng)
            for thought in root.think(skill.budget // len(moves), sharp=False):
                own[move] = thought.findings[0].shares[seat]
                yield Thought(looked + thought.looked, _picks(own, seat))
            looked += thought.looked
    yield Thought(max(looked, 1), _picks(own, seat), certain=True)


def _picks(own: dict[Move, float], seat: int) -> tuple[Finding, ...]:
    """What each pick promises, the best first."""
    best = sorted(own.items(), key=lambda pick: -pick[1])
    return tuple(Finding(move, (part, 1 - part) if seat == 0 else (1 - part, part)) for move, part in best)
