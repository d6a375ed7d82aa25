"""Where to end, and whether to climb (rule 8d): each move is tried, and the rest of the run rehearsed."""

from collections.abc import Iterator

from troop.core.chance import Rng
from troop.core.game import Move
from troop.core.mind import Skill, Thought
from troop.games.codemonkey.parts import STAY, due
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.thinking.imagining import imagined
from troop.games.codemonkey.thinking.rehearsal import Rehearsal, rehearsed
from troop.games.codemonkey.thinking.running import CLIMB, Place, act, run_slot
from troop.games.codemonkey.thinking.situation import situation
from troop.games.codemonkey.thinking.tally import Tally
from troop.games.codemonkey.thinking.words import word_of
from troop.games.codemonkey.tiles import tree_number

MOST = 8
"""Where chance has a hand in it, every move is tried so often at most."""


def think_run(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
    """Thoughts about how to run a part."""
    tally, hands, now = Tally(seat), Rehearsal(rng), situation(view)
    moves, word = view.legal_moves(), word_of(due(view))
    place = Place(view.cursor.slot, view.turn, view.cursor.part, view.cursor.denied)
    for _ in range(MOST):
        then = imagined(now, seat, rng)
        for move in moves:
            trial = then.copy()
            denied = act(trial, seat, word, number_of(view, move), hands) or place.denied
            run_slot(trial, seat, place._replace(part=place.part + 1, denied=denied), hands)
            tally.add(move, rehearsed(trial, Place(place.slot, place.turn + 1), hands))
            tally.looked = hands.looked
            yield tally.thought(len(moves) == 1)
        if tally.looked >= skill.budget or len(moves) == 1 or not (hands.rolled or now.terms.magic):
            break


def number_of(view: State, move: Move) -> int:
    """A run move in numbers."""
    hex = view.terrain.hexes.index(move[0])
    return hex | (tree_number(move[1]) << CLIMB if move[1:] and move[1] != STAY else 0)
