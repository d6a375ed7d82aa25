"""The bot for the clan game (section 6 of the rules)."""

from collections.abc import Iterator

from troop.core.bot import LEVELS, Bot, Evaluation, Progress, Skill
from troop.core.chance import Rng
from troop.core.game import Move
from troop.core.messages import Message
from troop.games.itchy.clan.ai.fast_state import position_of
from troop.games.itchy.clan.ai.reasons import reason
from troop.games.itchy.clan.ai.root import RootSearch
from troop.games.itchy.clan.rules.clan import NOT_PICKED, clan_of
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import CLAN_SPAWN, PICK

SKILLS = dict(
    zip(
        LEVELS,
        (
            Skill(1_000, 0.008, tactical=False),
            Skill(1_500, 0.005, tactical=False),
            Skill(5_000, 0.0016, tactical=False),
            Skill(20_000, 0.0008),
            Skill(100_000),
        ),
        strict=True,
    )
)
BUMP_DIVISOR = 3
"""The budget of a bump is smaller by this factor, since it was searched together with the spawn."""


class ClanBot(Bot[State]):
    """Searches for the best turns and the best replies."""

    def skill(self, view: State, level: str) -> Skill:  # noqa: ARG002
        return SKILLS[level]

    def think(self, view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
        if view.step == PICK:
            yield from _pick(view, seat, skill, rng)
            return
        spawning = view.step == CLAN_SPAWN
        root = RootSearch(position_of(view), spawning, view.variant.last_turn - view.turns, skill.noise, rng)
        yield from root.think(skill.budget if spawning else skill.budget // BUMP_DIVISOR, skill.tactical)

    def reason(self, view: State, seat: int, evaluation: Evaluation) -> Message:
        return reason(view, seat, evaluation)


def _pick(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Progress]:
    """Rule 23: pick a species. The first pick is arbitrary, since the species are alike; the second is searched."""
    moves = list(view.legal_moves())
    rng.shuffle(moves)
    win_probabilities = dict.fromkeys(moves, 0.5)
    positions = 0
    if clan_of(view).picked[1 - seat] != NOT_PICKED:
        for move in moves:
            after = view.apply(move)
            root = RootSearch(position_of(after), True, after.variant.last_turn, 0.0, rng)
            for progress in root.think(skill.budget // len(moves), tactical=False):
                win_probabilities[move] = progress.evaluations[0].win_probabilities[seat]
                yield Progress(positions + progress.positions, _picks(win_probabilities, seat))
            positions += progress.positions
    yield Progress(max(positions, 1), _picks(win_probabilities, seat), certain=True)


def _picks(win_probabilities: dict[Move, float], seat: int) -> tuple[Evaluation, ...]:
    """Return the evaluations of the picks, best first."""
    best = sorted(win_probabilities.items(), key=lambda pick: -pick[1])
    return tuple(Evaluation(move, (own, 1 - own) if seat == 0 else (1 - own, own)) for move, own in best)
