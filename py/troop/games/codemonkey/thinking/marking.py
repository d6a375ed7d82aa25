"""Which tree to mark on another's magic card (rule 29), and which to name for a lost banana (rule 27)."""

from collections.abc import Iterator

from troop.core.chance import Rng
from troop.core.mind import Shares, Skill, Thought
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.steps import BY_LOOP, BY_MAGIC, WAITING
from troop.games.codemonkey.thinking.chart import NONE
from troop.games.codemonkey.thinking.hopes import Hope
from troop.games.codemonkey.thinking.imagining import imagined
from troop.games.codemonkey.thinking.rehearsal import Rehearsal, rehearsed
from troop.games.codemonkey.thinking.running import Place, drop, run_slot
from troop.games.codemonkey.thinking.situation import Situation, situation
from troop.games.codemonkey.thinking.tally import Tally
from troop.games.codemonkey.thinking.worth import left_over, shared, shares, worth
from troop.games.codemonkey.tiles import tree_number

MOST = 16
"""So many rolls are tried at most."""
STRUCK = 0.9
"""What a strike costs: the banana, but for the chance to get it after all."""
LATER = 0.1
"""How likely a tree with bananas is collected from some time later, before the card has struck."""


def think_mark(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
    """Thoughts about which tree to mark: the one that the card's owner will probably collect from next."""
    tally, now, owner = Tally(seat), situation(view), view.card_owner
    rest = left_over(now)
    worths = [worth(now, each, rest) for each in range(now.seats)]
    for _ in range(MOST):
        hope = Hope(now, owner, rng)
        taken = hope.way(now).taken
        for move in view.legal_moves():
            tree = tree_number(move[0]) - 1
            values = worths[:]
            values[owner] -= (
                STRUCK if tree in taken[:1] else STRUCK / 2 if tree in taken else LATER * (now.fruit[tree] > 0)
            )
            tally.add(move, shared(values, rest))
        tally.looked += hope.looked
        yield tally.thought(tally.looked >= skill.budget)
        if tally.looked >= skill.budget:
            break


def think_name(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
    """Thoughts about which tree to name: each is tried, and the rest of the run rehearsed."""
    tally, now, hands = Tally(seat), situation(view), Rehearsal(rng)
    while True:
        then = imagined(now, seat, rng)
        for move in view.legal_moves():
            trial = then.copy()
            drop(trial, tree_number(move[0]) - 1, seat)
            tally.add(move, _outcome(view, trial, hands))
            hands.looked += 1
            tally.looked = hands.looked
            yield tally.thought()
        if tally.looked >= skill.budget or not hands.rolled:
            break


def _outcome(view: State, now: Situation, hands: Rehearsal) -> Shares:
    """What comes of it when the banana has found its place."""
    if view.cause == WAITING:
        return shares(now)
    seat, slot, turn = view.loser, view.cursor.slot, view.turn
    if view.cause == BY_MAGIC and now.mark[seat] == NONE:
        now.mark[seat] = hands.mark(now, seat)
    if view.cause != BY_LOOP:
        run_slot(now, seat, Place(slot, turn, view.cursor.part + 1, view.cursor.denied), hands)
    return rehearsed(now, Place(slot, turn + 1), hands)
