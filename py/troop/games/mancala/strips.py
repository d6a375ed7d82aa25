"""The tokens in the picture: a strip along each side of the log with a player's hand, the pile, the die, and the signs
of what bends the next sowing.

The tokens themselves are plain things that fly from hand to pile and back; what can be chosen and read out is a cell
without a picture that lies over the first token of a kind.
"""

from functools import lru_cache

from troop.core.game import Move
from troop.core.message import Message, message
from troop.core.scene import Item, Point
from troop.games.mancala.asking import decider
from troop.games.mancala.beats import held
from troop.games.mancala.board import NORTH, SOUTH, STORES
from troop.games.mancala.layout import HEIGHT, Layout
from troop.games.mancala.prompt import token
from troop.games.mancala.rules import State
from troop.games.mancala.tokens import ANSWER, CHOOSE, DISCARD, KINDS, NO_POCKET, WINDOW, Hand, is_known
from troop.games.mancala.turn import eyes_of

TOKEN, PILED, DIE, SIGN = (76, 76), (48, 48), (56, 56), (46, 46)
FIRST, APART, LIFT = 46, 78, 12
DIE_AT, SIGNS_APART = 546, 50
PILE_FROM_END, STACKS_APART, LAYER = 46, 60, 2.5
BACK = "back"
HIGHEST = 6
"""What a die shows at most."""


def strips(view: State, layout: Layout, prefix: Move, last: tuple[State, Move] | None) -> tuple[Item, ...]:
    """All that lies beside the log, and the signs on it."""
    if view.tokens is None:
        return ()
    t, words, user = view.tokens, _words(view, prefix), _decider(view)
    items: list[Item] = []
    for side in (SOUTH, NORTH):
        own, chosen = (words, prefix[:1]) if side == user else ({}, ())
        items += _hand(layout, side, t.hands[side], chosen)
        seat = None if view.south is None else view.seat(side)
        items += [_cell(layout, side, kind, i, t.hands[side], own, chosen, seat) for kind, i in firsts(t.hands[side])]
    return (*items, *_pile(layout, t.pile), *_signs(layout, t.skip, t.reverse, t.announced), *_rolled(layout, last))


def _decider(view: State) -> int | None:
    return decider(view) if view.actor >= 0 else None


def _words(view: State, prefix: Move) -> dict[str, str]:
    """The words that tokens of the one who decides stand for, by kind."""
    step = held(view).step
    if step == DISCARD and prefix == (DISCARD,):
        return {kind: kind for kind in KINDS}
    if prefix:
        return {}
    if step in (CHOOSE, WINDOW):
        return {kind: kind for kind in KINDS}
    return {held(view).announced[0]: "block"} if step == ANSWER else {}


def shown(hand: Hand) -> list[tuple[str, int]]:
    """The tokens of a hand or of the pile: each with its kind, or ``back`` if that is not known, and its number."""
    kinds = zip(KINDS, hand, strict=True) if is_known(hand) else [(BACK, hand[0])]
    return [(kind, number) for kind, count in kinds for number in range(count)]


def firsts(hand: Hand) -> list[tuple[str, int]]:
    """The first token of each kind, and its place in the hand."""
    return [(kind, i) for i, (kind, number) in enumerate(shown(hand)) if number == 0]


@lru_cache(maxsize=256)
def _hand(layout: Layout, side: int, hand: Hand, chosen: Move) -> tuple[Item, ...]:
    """A hand in a row; the token that is about to be used is lifted toward the log."""
    key = STORES[side]
    return tuple(
        Item(f"{key}:{kind}:{number}", f"token-{kind}", _slot(layout, side, i, (kind,) == chosen and not number), TOKEN)
        for i, (kind, number) in enumerate(shown(hand))
    )


def _slot(layout: Layout, side: int, i: int, lifted: bool = False) -> Point:
    x, y = layout.strip(side, FIRST + APART * i)
    return layout.at((x, y + (LIFT if side == NORTH else -LIFT) * lifted))


def _cell(
    layout: Layout, side: int, kind: str, i: int, hand: Hand, words: dict[str, str], chosen: Move, seat: int | None
) -> Item:
    """What can be chosen of a hand: a kind."""
    at, marks = _slot(layout, side, i, (kind,) == chosen), ("chosen",) if (kind,) == chosen else ()
    label = token(side, kind if kind != BACK else "hidden", hand)
    return Item(
        f"{STORES[side]}:{kind}", "text", at, TOKEN, text="", seat=seat, word=words.get(kind), label=label, marks=marks
    )


@lru_cache(maxsize=256)
def _pile(layout: Layout, pile: Hand) -> tuple[Item, ...]:
    """The pile, near who looks: a stack for each kind, or one of backs, with a count."""
    stacks = list(zip(KINDS, pile, strict=True)) if is_known(pile) else [(BACK, pile[0])]
    items: list[Item] = []
    for i, (kind, count) in enumerate(reversed(stacks)):
        at = _stack(layout, i)
        items += [Item(f"pile:{kind}:{n}", f"token-{kind}", _layer(at, n), PILED) for n in range(count)]
        items.append(_count(layout, f"pile:{kind}:count", at, count))
    room = PILED[0] + STACKS_APART * (len(stacks) - 1)
    size = (PILED[1], room) if layout.tall else (room, PILED[1])
    middle = _stack(layout, (len(stacks) - 1) / 2)
    return (*items, Item("pile", "text", middle, size, text="", label=_pile_label(pile)))


def _stack(layout: Layout, i: float) -> Point:
    """Where the i-th stack of the pile lies, from the end of the strip."""
    return layout.at(layout.strip(layout.near, layout.length - PILE_FROM_END - STACKS_APART * i))


def _layer(at: Point, n: int) -> Point:
    """A stack grows upwards."""
    return at[0], at[1] - LAYER * min(n, HIGHEST)


def _count(layout: Layout, key: str, at: Point, count: int) -> Item:
    """The number of a stack: under it, or if the stacks stand above one another beside it."""
    below = (at[0] - 40, at[1]) if layout.tall else (at[0], at[1] + 37)
    return Item(key, "text", below, (44, 28), text=str(count), marks=("ground",))


def _pile_label(pile: Hand) -> Message:
    if not is_known(pile):
        return message("mancala-pile-hidden", count=pile[0])
    return message("mancala-pile", count=sum(pile), **dict(zip(KINDS, pile, strict=True)))


@lru_cache(maxsize=256)
def _signs(layout: Layout, skip: int, reverse: bool, announced: Move) -> tuple[Item, ...]:
    """What bends the next sowing, between the rows: a disruption, a Reverse, and dice that add up to the Skips."""
    dice = [HIGHEST] * (skip // HIGHEST) + [skip % HIGHEST] * (skip % HIGHEST > 0)
    symbols = [("announced", f"token-{kind}") for kind in announced[:1]]
    symbols += [("force:reverse", "token-reverse")] * reverse
    symbols += [(f"force:{i}", f"die-{eyes}") for i, eyes in enumerate(dice)]
    middle, first = layout.at((layout.width / 2, HEIGHT / 2)), (not skip) - len(symbols)
    slots = [layout.beside(middle, (first / 2 + i) * SIGNS_APART)[1] for i in range(len(symbols) + 1)]
    items = [
        Item(key, symbol, at, SIGN, label=_sign_label(key, skip, announced))
        for at, (key, symbol) in zip(slots, symbols, strict=False)
    ]
    if skip:
        items.append(Item("force:count", "text", slots[-1], (40, 30), text=str(skip), marks=("count",)))
    return tuple(items)


def _sign_label(key: str, skip: int, announced: Move) -> Message | None:
    """The first of the dice speaks for all of them."""
    if key == "announced":
        return message("mancala-announced", token=announced[0])
    if key == "force:reverse":
        return message("mancala-force-reverse")
    return message("mancala-force-skip", count=skip) if key == "force:0" else None


def _rolled(layout: Layout, last: tuple[State, Move] | None) -> tuple[Item, ...]:
    """The die, as long as its roll is the last thing that happened: beside the hand of who rolled.

    Where a roll follows another at once, the one is for a Skip and the other is not: the die has a key for each.
    """
    if last is None or not last[1][0].startswith("roll="):
        return ()
    before = last[0]
    roller = before.side if held(before).named == NO_POCKET else 1 - before.side
    at, symbol = layout.at(layout.strip(roller, DIE_AT)), f"die-{eyes_of(last[1])}"
    return (Item(f"die:{held(before).step}", symbol, at, DIE, faces=HIGHEST),)
