"""Positions of the clan game for tests of its bot."""

from typing import Any

from itchy_setup import GAME
from troop.core.chance import Stream
from troop.games.itchy.rules.printed_boards import COUNTS
from troop.games.itchy.rules.steps import PICK

TAMARINS = ("off", "L", "O", "S", "M")
LICE = ("1w", "2w", "3w", "4w", "5w", "1q", "1w1q", "2w1q", "3w1q", "4w1q", "5w1q")


def picked(rng: Stream, **options: object) -> Any:
    """Return a game after randomly picked species."""
    state = GAME.start(mode="clan", **options)
    while state.step == PICK:
        state = state.apply(rng.choice(state.legal_moves()))
    return state


def near_a_win(rng: Stream, monkeys: int) -> Any:
    """Return a position with this many monkeys on the board, of which each clan has one or two with lice."""
    letters = list("LOSM")
    rng.shuffle(letters)
    own, other = letters[:2]
    board = [(own, _any_lice(rng)), (other, _any_lice(rng))]
    board += [(clan, _any_lice(rng)) for clan in (own, other) if rng.randrange(2)]
    while len(board) < monkeys:
        letter = rng.choice("LOSMG")
        if sum(letter == there for there, _ in board) < COUNTS[letter]:
            board.append((letter, "" if letter in (own, other) or rng.randrange(3) == 0 else _any_lice(rng)))
    places = list(range(49))
    rng.shuffle(places)
    words = ["."] * 49
    for (letter, lice), place in zip(board, places, strict=False):
        words[place] = letter + lice
    off_board = "".join(letter * (COUNTS[letter] - sum(letter == there for there, _ in board)) for letter in "GLMOS")
    safe = off_board.replace(other, "") or "-", other * off_board.count(other) or "-"
    rows = " / ".join(" ".join(words[row : row + 7]) for row in range(0, 49, 7))
    fields = f"1 spawn | turns=40 | clans={own},{other} | safe={','.join(safe)} | barred=-"
    return GAME.notation.from_text(f"{rows} | {fields}", mode="clan")


def _any_lice(rng: Stream) -> str:
    return f"({rng.choice(LICE)})"


def wins_by_the_rules(state: Any) -> bool:
    """Return whether some turn wins for the seat about to spawn, tried out with the public rules."""
    for move in state.legal_moves():
        after = state.apply(move)
        ends = [after] if after.outcome else [after.apply(bump) for bump in after.legal_moves()]
        if any(end.outcome and end.outcome.winners == (state.actor,) for end in ends):
            return True
    return False
