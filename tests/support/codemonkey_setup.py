"""CodeMonkey: players eager for bananas, and positions in the small jungle of the rules.

   G2=5  G3=6        A2=2  A3=4
[T1]  G1=2              A1=1
   B2=5              D1=1  [T5]  H2=6
B1=1  B3=2  [T2]  D3=3  D2=6  H1=3  H3=5
   [T4]  C1=2  C2=3  [T3]
            C3=4
"""

from typing import Any

from troop.core.chance import Stream
from troop.core.game import Move
from troop.games import GAMES
from troop.games.codemonkey.rules.parts import STAY, part_moves
from troop.games.codemonkey.rules.programs import hand_of, programs

JUNGLE = "C@0,0/0;B@-1,-1/5;G@1,-3/4;D@3,-2/1;A@4,-3/4;H@4,-1/5;T1@0,-3;T2@1,-1;T3@2,0;T4@-1,0;T5@4,-2"


def eager_move(state: Any, rng: Stream) -> Move | None:
    """Return a climb or a way down, as a player eager for bananas would choose most of the time; None leaves it
    open.
    """
    if not rng.randrange(4):
        return None
    if state.step == "code":
        return _eager_program(state, rng)
    climbs = [move for move in state.legal_moves() if state.step == "run" and len(move) > 1 and move[1] != STAY]
    return rng.choice(climbs) if climbs else None


def _eager_program(state: Any, rng: Stream) -> Move | None:
    """Return a program that comes down from the tree, or else one that climbs a tree at once."""
    player = state.players[state.seat]
    hand, slots = hand_of(state.variant, player.dice), state.variant.slots
    if player.up:
        firsts = ["down"]
    else:
        words = [word for word in hand.words() if any(len(move) > 1 for move in part_moves(state, state.seat, word))]
        firsts = [rng.choice(words)] if words else []
    codes = [code for code in programs(hand, slots) if firsts and code[0] == firsts[0]]
    down = [code for code in codes if code[1] == "down"]
    return rng.choice(down or codes) if codes else None


# Positions


GAME = GAMES["codemonkey"]
JUNGLE_FOR_THREE = f"{JUNGLE};T6@1,-2"
"""The same jungle for three players: T6 stands north of T2, beside B2, B3 and G1."""
IDLE = "dice=6,5 code=-,-,-"
"""A player whose program does nothing."""


def at(*players: str, go: str = "run round=1", trees: str = "2 3 2 2 3", **options: Any) -> Any:
    """Return a state in the jungle of the rules, or with three players in the one with a sixth tree; without missions,
    unless they are wanted.
    """
    options = {"missions": "off", **options}
    jungle = JUNGLE if len(players) == 2 else JUNGLE_FOR_THREE
    return GAME.notation.from_text(" / ".join([jungle, trees, *players, go]), seats=len(players), **options)


def legal(state: Any) -> list[str]:
    """Return the legal moves in notation."""
    return [GAME.notation.write(state, move) for move in state.legal_moves()]


def played(state: Any, *texts: str) -> Any:
    """Return the state after these moves."""
    for text in texts:
        state = state.apply(GAME.notation.parse(state, text))
    return state


def event_names(state: Any, text: str, seat: int | None = None) -> list[str]:
    """Return the names of a move's events."""
    return [event.name for event in GAME.narration.events(state, GAME.notation.parse(state, text), seat)]


def event(state: Any, text: str, name: str) -> dict[str, Any]:
    """Return the arguments of the first event of that name in a move."""
    events = GAME.narration.events(state, GAME.notation.parse(state, text))
    return next(dict(event.arguments) for event in events if event.name == name)


def runs(program: str, place: str, other: str = "G3", **options: Any) -> list[str]:
    """Return the moves in notation that the first slot of a program offers a monkey at ``place``, by default at
    level 1.
    """
    dice = [int(word[0]) for word in program.split() if word[0].isdigit()]
    rolled = sorted([*dice, *[6, 6]][:2], reverse=True)
    code = f"dice={rolled[0]},{rolled[1]} code={','.join([*program.split(), '-', '-'][:3])}"
    return legal(at(f"{place} {code}", f"{other} {IDLE}", **options))
