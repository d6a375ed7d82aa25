"""The tokens in the scene: a strip with each player's hand, the pile, the die, and the effects on the next sowing.

The token items are only drawn and moved. A transparent item over the first token of each kind can be chosen and has the
label.
"""

from functools import lru_cache

from troop.core.game import Move
from troop.core.messages import Message, message
from troop.core.scene import Item, Point
from troop.games.mancala.drawing.layout import HEIGHT, Layout
from troop.games.mancala.rules.apply import die_value
from troop.games.mancala.rules.board import NORTH, SOUTH, STORES
from troop.games.mancala.rules.legal import decider
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import (
    ANSWER,
    CHOOSE,
    DISCARD,
    KINDS,
    NO_POCKET,
    WINDOW,
    Hand,
    is_known,
    tokens_of,
)
from troop.games.mancala.text.prompts import token_label

TOKEN, PILED, DIE, SIGN = (76, 76), (48, 48), (56, 56), (46, 46)
FIRST, APART, LIFT = 46, 78, 12
DIE_AT, SIGNS_APART = 546, 50
PILE_FROM_END, STACKS_APART, LAYER = 46, 60, 2.5
BACK = "back"
HIGHEST = 6
"""The highest value of a die."""


def strips(view: State, layout: Layout, prefix: Move, last: tuple[State, Move] | None) -> tuple[Item, ...]:
    """Return all items beside the log, and the effects shown on it."""
    if view.tokens is None:
        return ()
    t, words, user = view.tokens, _words_by_kind(view, prefix), _decider(view)
    items: list[Item] = []
    for side in (SOUTH, NORTH):
        own, chosen = (words, prefix[:1]) if side == user else ({}, ())
        items += _hand(layout, side, t.hands[side], chosen)
        seat = None if view.south is None else view.seat(side)
        items += [
            _kind_item(layout, side, kind, i, t.hands[side], own, chosen, seat)
            for kind, i in first_of_each_kind(t.hands[side])
        ]
    return (
        *items,
        *_pile(layout, t.pile),
        *_effects(layout, t.skip, t.reverse, t.announced),
        *_last_roll(layout, last),
    )


def _decider(view: State) -> int | None:
    return decider(view) if view.actor >= 0 else None


def _words_by_kind(view: State, prefix: Move) -> dict[str, str]:
    """Return the words that the decider's tokens stand for, by kind."""
    step = tokens_of(view).step
    if step == DISCARD and prefix == (DISCARD,):
        return {kind: kind for kind in KINDS}
    if prefix:
        return {}
    if step in (CHOOSE, WINDOW):
        return {kind: kind for kind in KINDS}
    return {tokens_of(view).announced[0]: "block"} if step == ANSWER else {}


def tokens_shown(hand: Hand) -> list[tuple[str, int]]:
    """Return the tokens of a hand or of the pile, each as its kind (``back`` if hidden) and its number."""
    kinds = zip(KINDS, hand, strict=True) if is_known(hand) else [(BACK, hand[0])]
    return [(kind, number) for kind, count in kinds for number in range(count)]


def first_of_each_kind(hand: Hand) -> list[tuple[str, int]]:
    """Return the first token of each kind, and its index in the hand."""
    return [(kind, i) for i, (kind, number) in enumerate(tokens_shown(hand)) if number == 0]


@lru_cache(maxsize=256)
def _hand(layout: Layout, side: int, hand: Hand, chosen: Move) -> tuple[Item, ...]:
    """Return a hand in a row; the token about to be used is lifted toward the log."""
    key = STORES[side]
    return tuple(
        Item(
            f"{key}:{kind}:{number}",
            f"token-{kind}",
            _token_position(layout, side, i, (kind,) == chosen and not number),
            TOKEN,
        )
        for i, (kind, number) in enumerate(tokens_shown(hand))
    )


def _token_position(layout: Layout, side: int, i: int, lifted: bool = False) -> Point:
    x, y = layout.strip(side, FIRST + APART * i)
    return layout.to_scene((x, y + (LIFT if side == NORTH else -LIFT) * lifted))


def _kind_item(
    layout: Layout, side: int, kind: str, i: int, hand: Hand, words: dict[str, str], chosen: Move, seat: int | None
) -> Item:
    """Return the transparent item by which a kind in a hand is chosen."""
    at, marks = _token_position(layout, side, i, (kind,) == chosen), ("chosen",) if (kind,) == chosen else ()
    label = token_label(side, kind if kind != BACK else "hidden", hand)
    return Item(
        f"{STORES[side]}:{kind}", "text", at, TOKEN, text="", seat=seat, word=words.get(kind), label=label, marks=marks
    )


@lru_cache(maxsize=256)
def _pile(layout: Layout, pile: Hand) -> tuple[Item, ...]:
    """Return the pile beside the nearest hand: a stack for each kind, or one of backs, with a count."""
    stacks = list(zip(KINDS, pile, strict=True)) if is_known(pile) else [(BACK, pile[0])]
    items: list[Item] = []
    for i, (kind, count) in enumerate(reversed(stacks)):
        at = _stack_position(layout, i)
        items += [Item(f"pile:{kind}:{n}", f"token-{kind}", _layer_position(at, n), PILED) for n in range(count)]
        items.append(_count(layout, f"pile:{kind}:count", at, count))
    room = PILED[0] + STACKS_APART * (len(stacks) - 1)
    size = (PILED[1], room) if layout.tall else (room, PILED[1])
    middle = _stack_position(layout, (len(stacks) - 1) / 2)
    return (*items, Item("pile", "text", middle, size, text="", label=_pile_label(pile)))


def _stack_position(layout: Layout, i: float) -> Point:
    """Return the point of the i-th stack of the pile, from the end of the strip."""
    return layout.to_scene(layout.strip(layout.near, layout.length - PILE_FROM_END - STACKS_APART * i))


def _layer_position(at: Point, n: int) -> Point:
    """Return the point of the n-th token of a stack, growing upwards."""
    return at[0], at[1] - LAYER * min(n, HIGHEST)


def _count(layout: Layout, key: str, at: Point, count: int) -> Item:
    """Return the count of a stack: below it, or beside it on a tall scene."""
    below = (at[0] - 40, at[1]) if layout.tall else (at[0], at[1] + 37)
    return Item(key, "text", below, (44, 28), text=str(count), marks=("ground",))


def _pile_label(pile: Hand) -> Message:
    if not is_known(pile):
        return message("mancala-pile-hidden", count=pile[0])
    return message("mancala-pile", count=sum(pile), **dict(zip(KINDS, pile, strict=True)))


@lru_cache(maxsize=256)
def _effects(layout: Layout, skip: int, reverse: bool, announced: Move) -> tuple[Item, ...]:
    """Return the announced disruption, the Reverse and the Skip dice in force, between the rows."""
    dice = [HIGHEST] * (skip // HIGHEST) + [skip % HIGHEST] * (skip % HIGHEST > 0)
    symbols = [("announced", f"token-{kind}") for kind in announced[:1]]
    symbols += [("force:reverse", "token-reverse")] * reverse
    symbols += [(f"force:{i}", f"die-{value}") for i, value in enumerate(dice)]
    middle, first = layout.to_scene((layout.width / 2, HEIGHT / 2)), (not skip) - len(symbols)
    slots = [layout.points_beside(middle, (first / 2 + i) * SIGNS_APART)[1] for i in range(len(symbols) + 1)]
    items = [
        Item(key, symbol, at, SIGN, label=_effect_label(key, skip, announced))
        for at, (key, symbol) in zip(slots, symbols, strict=False)
    ]
    if skip:
        items.append(Item("force:count", "text", slots[-1], (40, 30), text=str(skip), marks=("count",)))
    return tuple(items)


def _effect_label(key: str, skip: int, announced: Move) -> Message | None:
    """Return the label of an effect; the first Skip die has the label for all of them."""
    if key == "announced":
        return message("mancala-announced", token=announced[0])
    if key == "force:reverse":
        return message("mancala-force-reverse")
    return message("mancala-force-skip", count=skip) if key == "force:0" else None


def _last_roll(layout: Layout, last: tuple[State, Move] | None) -> tuple[Item, ...]:
    """Return the die beside the roller's hand, while its roll is the last thing that happened.

    A roll for a Skip and another roll can follow each other at once, so that each has its own key.
    """
    if last is None or not last[1][0].startswith("roll="):
        return ()
    before = last[0]
    roller = before.side if tokens_of(before).named == NO_POCKET else 1 - before.side
    at, symbol = layout.to_scene(layout.strip(roller, DIE_AT)), f"die-{die_value(last[1])}"
    return (Item(f"die:{tokens_of(before).step}", symbol, at, DIE, faces=HIGHEST),)
