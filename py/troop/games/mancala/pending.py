"""Hands, and what is in force or pending, as fields of a position.

A hand is its tokens, or ``-``; where only its size is known a ``?`` for each. What is in force or pending is a row of
words:

    rolled disrupted skip=7 reverse      of the turn, and of the next sowing
    sows=c                               the pocket that is named
    free draws=2                         a free turn follows; so many draws are left
    die window answer=steal:D            what is decided now, unless it is the choice of rule 11
    roll draw discard
"""

from troop.core.errors import BadPosition
from troop.core.message import message
from troop.core.options import Options
from troop.games.mancala.board import names, places
from troop.games.mancala.notation import read_announced, write
from troop.games.mancala.tokens import (
    ANSWER,
    CHOOSE,
    KINDS,
    NO_POCKET,
    STEPS,
    Hand,
    Tokens,
    full_pile,
    is_known,
    moved,
)

LONGEST_NUMBER = 3


def write_hand(hand: Hand) -> str:
    """The tokens of a hand."""
    counted = zip(KINDS, hand, strict=True) if is_known(hand) else [("?", hand[0])]
    return " ".join(kind for kind, count in counted for _ in range(count)) or "-"


def write_pending(n: int, tokens: Tokens) -> str:
    """What is in force or pending."""
    words = [
        "rolled" * tokens.rolled,
        "disrupted" * tokens.disrupted,
        f"skip={tokens.skip}" if tokens.skip else "",
        "reverse" * tokens.reverse,
        f"sows={names(n)[tokens.named]}" if tokens.named != NO_POCKET else "",
        "free" * tokens.free,
        f"draws={tokens.draws}" if tokens.draws else "",
        "" if tokens.step == CHOOSE else tokens.step + ("=" + write(tokens.announced) if tokens.announced else ""),
    ]
    return " ".join(filter(None, words))


def read_hands(fields: list[str], options: Options) -> Tokens:
    """Both hands, and the pile with all that is not in them. Raises BadPosition."""
    copies = int(options["copies"])
    pile, hands = full_pile(copies), []
    for field, text in enumerate(fields, 5):
        hand: Hand = full_pile(0)
        for word in text.split() if text != "-" else ():
            if word not in KINDS:
                allowed = ", ".join(KINDS)
                raise BadPosition(message("mancala-position-token", field=field, text=word[:20], allowed=allowed))
            hand, pile = moved(hand, word, 1), moved(pile, word, -1)
        if not text or min(pile) < 0:
            raise BadPosition(message("mancala-position-hand", field=field, text=text[:40], copies=copies))
        hands.append(hand)
    disruption, hidden = options["disruption"] == "on", options["hands"] == "hidden"
    return Tokens(copies, disruption, hidden, (hands[0], hands[1]), pile)


def read_pending(n: int, tokens: Tokens, text: str) -> Tokens | None:
    """The tokens with what a text says is in force or pending; None if it would not be written so."""
    words = dict(word.partition("=")[::2] for word in text.split())
    step = next((step for step in STEPS if step in words), CHOOSE)
    read = tokens._replace(
        step=step,
        rolled="rolled" in words,
        disrupted="disrupted" in words,
        reverse="reverse" in words,
        free="free" in words,
        skip=_number(words.get("skip", "")),
        named=places(n).get(words.get("sows", ""), NO_POCKET),
        draws=_number(words.get("draws", "")),
        announced=read_announced(words.get(ANSWER, "")) if step == ANSWER else (),
    )
    return read if write_pending(n, read) == " ".join(text.split()) else None


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else 0
