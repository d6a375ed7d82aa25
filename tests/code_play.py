"""Playing CodeMonkey, for tests: players who want bananas, and positions in a small jungle.

The jungle is the one in the rules:

       G2=5  G3=6        A2=2  A3=4
    [T1]  G1=2              A1=1
       B2=5              D1=1  [T5]  H2=6
    B1=1  B3=2  [T2]  D3=3  D2=6  H1=3  H3=5
       [T4]  C1=2  C2=3  [T3]
                C3=4
"""

from typing import Any

from troop.core.chance import Stream
from troop.core.game import Game, Move
from troop.games.codemonkey.coding import hand_of, programs
from troop.games.codemonkey.parts import STAY, part_moves

JUNGLE = "C@0,0/0;B@-1,-1/5;G@1,-3/4;D@3,-2/1;A@4,-3/4;H@4,-1/5;T1@0,-3;T2@1,-1;T3@2,0;T4@-1,0;T5@4,-2"


def eager_move(state: Any, rng: Stream) -> Move | None:
    """What somebody does who wants bananas, most of the time: climb, and come down. Else None: anything will do."""
    if not rng.randrange(4):
        return None
    if state.step == "code":
        return _eager_program(state, rng)
    climbs = [move for move in state.legal_moves() if state.step == "run" and len(move) > 1 and move[1] != STAY]
    return rng.choice(climbs) if climbs else None


def _eager_program(state: Any, rng: Stream) -> Move | None:
    """A program that comes down from the tree, or else climbs one if it can be done at once."""
    player = state.players[state.seat]
    hand, slots = hand_of(state.terms, player.dice), state.terms.slots
    if player.up:
        firsts = ["down"]
    else:
        words = [word for word in hand.words() if any(len(move) > 1 for move in part_moves(state, state.seat, word))]
        firsts = [rng.choice(words)] if words else []
    codes = [code for code in programs(hand, slots) if firsts and code[0] == firsts[0]]
    down = [code for code in codes if code[1] == "down"]
    return rng.choice(down or codes) if codes else None


def told(game: Game[Any], state: Any, text: str, seat: int | None = None) -> list[str]:
    """The names of the events of a move."""
    return [event.name for event in game.events(state, game.parse(state, text), seat)]
