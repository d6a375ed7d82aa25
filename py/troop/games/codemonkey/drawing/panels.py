"""The panels of the players: their CodePanels, their bananas, and the First Player Marker."""

from collections.abc import Iterator

from troop.core.game import Message, Move
from troop.core.messages import message, seat_number
from troop.core.scene import Item, Point
from troop.games.codemonkey.drawing.layout import (
    PIECE,
    SMALL_DIE,
    Layout,
    PanelStrip,
    coding_strips,
    name_size,
    piece_size,
    strips,
    tray,
)
from troop.games.codemonkey.rules.parts import slot_parts
from troop.games.codemonkey.rules.programs import (
    DOWN,
    EMPTY,
    HIDDEN,
    LOOP,
    SWING,
    code_arguments,
    die_of,
    hand_of,
    has_swing,
    is_die,
)
from troop.games.codemonkey.rules.running import DONE
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import CODE, LAY, RUN
from troop.games.codemonkey.rules.tiles import TILES
from troop.games.codemonkey.text.program_input import (
    DIE,
    RECESS,
    TRAY,
    Panel,
    panel_after,
    piece_arguments,
    pieces,
    program_of,
    recess_of,
    slots,
)

UNDER_SIZE = 40
FEW = 5
"""Up to this many bananas are drawn one by one."""
ACTIONS = {DOWN: "action-down", SWING: "action-swing", LOOP: "action-loop", HIDDEN: "action-hidden"}


def panels(view: State, layout: Layout, seat: int | None, prefix: Move) -> Iterator[Item]:
    """Yield the items of all players."""
    is_coding = view.step == CODE and seat == view.seat
    places = (coding_strips if is_coding else _even_strips)(layout, view.variant.seats, view.variant.slots, view.seat)
    yield from _drawn_tile(view, layout)
    for owner, strip in enumerate(places):
        if is_coding and owner == seat:
            yield from _belongings(view, owner, strip)
            yield from _coding(view, layout, strip, prefix)
            continue
        yield from _belongings(view, owner, strip)
        if view.round:
            yield from _program(view, owner, strip)


def _drawn_tile(view: State, layout: Layout) -> Iterator[Item]:
    """Yield the tile that a player has drawn and is to lay."""
    if view.step != LAY or not view.variant.build:
        return
    left, top, width, height = layout.beside
    x, y = left + width * 0.62, top + height / 2
    for index, (dx, dy) in enumerate(((-26, -22), (26, -22), (0, 23))):
        symbol = f"hex-{TILES[view.drawn][index]}"
        yield Item(f"drawn:{index}", symbol, (x + dx, y + dy), (60, 60))


def _even_strips(layout: Layout, seats: int, count: int, _: int) -> list[PanelStrip]:
    return strips(layout, seats, count)


def _belongings(view: State, owner: int, strip: PanelStrip) -> Iterator[Item]:
    """Yield the player's face, the First Player Marker, and the bananas."""
    number, (x, y) = seat_number(owner), strip.face
    size = 30 + 34 * strip.scale
    yield Item(f"face:{number}", f"coder-{number}", (x, y - 10), (size, size), seat=owner)
    yield from _marker(view, owner, (x, y), size)
    yield from bananas(f"owned:{number}", view.players[owner].bananas, (x, y + size * 0.5 + 2))


def _marker(view: State, owner: int, at: Point, size: float) -> Iterator[Item]:
    """Yield the First Player Marker, if this player has it."""
    if view.round and owner == view.marker:
        yield Item("marker", "first-marker", (at[0] - size * 0.42, at[1] - size * 0.62), (30, 30))


def bananas(key: str, count: int, at: Point) -> Iterator[Item]:
    """Yield a few bananas side by side, or many as one with a number."""
    x, y = at
    if count > FEW:
        yield Item(f"{key}:0", "banana", (x - 12, y), (28, 28))
        yield Item(f"{key}:count", "text", (x + 14, y), (30, 24), text=str(count), marks=("count",))
        return
    for index in range(count):
        yield Item(f"{key}:{index}", "banana", (x + (index - (count - 1) / 2) * 14, y), (26, 26))


def _program(view: State, owner: int, strip: PanelStrip) -> Iterator[Item]:
    """Yield a program: face down until the run, then open, with the running slot marked."""
    player, number = view.players[owner], seat_number(owner)
    if not player.program:
        yield from _dice(view, owner, strip)
        return
    running = view.cursor.slot if view.step == RUN and owner == view.seat else -1
    for index in range(view.variant.slots):
        word = player.program[index]
        symbol = "code-slot-run" if index == running else "code-slot" if word == EMPTY else "code-card"
        label = slot_label(number, index, word, player.ran)
        replayed = running >= 0 and index in _replayed(view)
        marks = ("chosen",) if replayed else ()
        yield Item(
            f"slot:{number}:{index}", symbol, strip.slot(index), strip.card, label=label, marks=marks, seat=owner
        )
        if word != HIDDEN:
            yield _slot_number(f"slot:{number}:{index}", index, strip)
        yield from _slot_content(f"code:{number}:{index}", word, strip, index)
        if index < len(player.ran):
            yield from _result(f"result:{number}:{index}", player.ran[index], strip, index)
    if HIDDEN in player.program:
        yield from _small_dice(view, owner, strip)


def _result(key: str, ran: str, strip: PanelStrip, index: int) -> Iterator[Item]:
    """Yield a sign that a slot did what it says, or did not."""
    word, _, result = ran.partition(":")
    if word == EMPTY:
        return
    x, y = strip.slot(index)
    at, size = (x + 36 * strip.scale, y - 48 * strip.scale), max(40 * strip.scale, 26)
    yield Item(key, "slot-done" if result == DONE else "slot-failed", at, (size, size))


def _small_dice(view: State, owner: int, strip: PanelStrip) -> Iterator[Item]:
    """Yield the dice of a player whose program is covered: everybody knows what was rolled."""
    for index, die in enumerate(view.players[owner].dice):
        key = f"rolled:{view.round}:{seat_number(owner)}:{index}"
        yield Item(key, f"die-{die}", strip.under(index), (SMALL_DIE, SMALL_DIE), faces=6)


def _dice(view: State, owner: int, strip: PanelStrip) -> Iterator[Item]:
    """Yield the dice of a player who has not coded yet."""
    size = PIECE * strip.scale
    for index, die in enumerate(view.players[owner].dice):
        key = f"rolled:{view.round}:{seat_number(owner)}:{index}"
        yield Item(key, f"die-{die}", strip.slot(index), (size, size), faces=6)


def slot_label(number: int, index: int, word: str, ran: tuple[str, ...] = ()) -> Message:
    """Return the label of a slot: its owner, its content, and how it went."""
    if word == HIDDEN:
        return message("codemonkey-slot-hidden", seat=number, slot=index + 1)
    if index < len(ran) and word != EMPTY:
        reason = ran[index].partition(":")[2]
        return message("codemonkey-slot-result", seat=number, slot=index + 1, **code_arguments(word), reason=reason)
    return message("codemonkey-slot-label", seat=number, slot=index + 1, **code_arguments(word))


def _replayed(view: State) -> tuple[int, ...]:
    """Rule 28: the slot that a Loop is replaying."""
    parts = slot_parts(view.program, view.cursor.slot)
    return (view.cursor.part,) if len(parts) > 1 or view.program[view.cursor.slot] == LOOP else ()


def _slot_content(key: str, word: str, strip: PanelStrip, index: int) -> Iterator[Item]:
    """Yield the pieces in a slot."""
    if word == EMPTY:
        return
    size, small = PIECE * strip.scale, UNDER_SIZE * strip.scale
    symbol = f"die-{die_of(word)}" if is_die(word) else ACTIONS[word]
    yield Item(key, symbol, strip.piece(index), (size, size))
    if has_swing(word):
        yield Item(f"{key}:under", ACTIONS[SWING], strip.under(index), (small, small))


def pictures(view: State, move: Move) -> tuple[tuple[str, ...], ...]:
    """Return the symbols of the pieces in each slot of a program; an empty slot has none."""
    if view.step != CODE or HIDDEN in move:
        return ()
    symbols = {each: f"die-{each}" for each in "123456"} | ACTIONS
    return tuple(tuple(symbols[each] for each in word.split("+") if each != EMPTY) for word in move)


# Coding


def _coding(view: State, layout: Layout, strip: PanelStrip, prefix: Move) -> Iterator[Item]:
    """Yield the large CodePanel, and the tray with the remaining pieces."""
    hand, count = hand_of(view.variant, view.players[view.seat].dice), view.variant.slots
    panel = panel_after(prefix)
    program = program_of(panel, hand, count)
    for index, slot in enumerate(slots(count)):
        seat, content = seat_number(view.seat), code_arguments(program[index])
        label = message("codemonkey-slot-label", seat=seat, slot=index + 1, **content)
        symbol = "code-card" if panel.pieces_at(slot) else "code-slot"
        yield Item(slot, symbol, strip.slot(index), strip.card, word=slot, label=label, seat=view.seat)
        yield _slot_number(slot, index, strip)
        if panel.held and panel.held.startswith(SWING) and panel.piece_at(slot) not in (DOWN, LOOP):
            yield _recess(slot, index, strip)
    yield from _pieces(view, layout, strip, prefix)


def _slot_number(key: str, index: int, strip: PanelStrip) -> Item:
    """Return the number of a slot, in its corner."""
    size = max(28 * strip.scale, 18)
    return Item(f"{key}:number", "text", strip.number(index), (size, size), text=str(index + 1), marks=("count",))


def _recess(slot: str, index: int, strip: PanelStrip) -> Item:
    """Return the place for a Swing under the die of a slot."""
    size, word = 46 * strip.scale, recess_of(slot)
    label = message("codemonkey-recess", slot=index + 1)
    return Item(word, "text", strip.under(index), (size, size), text="", word=word, label=label)


def _pieces(view: State, layout: Layout, strip: PanelStrip, prefix: Move) -> Iterator[Item]:
    """Yield dice and tokens, in the tray or a slot: the drawing, and a transparent item over it to pick it up.

    While a piece is in hand, the others in the slots cannot be picked up: the slot itself is chosen.
    """
    hand, panel = hand_of(view.variant, view.players[view.seat].dice), panel_after(prefix)
    known = pieces(hand)
    points, middle, extent = tray(layout, len(known))
    word = TRAY if panel.held and panel.place_of(panel.held) else None
    yield Item("tray", "text", middle, extent, text="", word=word, label=message("codemonkey-tray"))
    yield from _names(view, layout, panel)
    for index, piece in enumerate(known):
        place = panel.place_of(piece)
        at, size = points[index], float(piece_size(layout))
        if place is not None:
            at, size = _lying(strip, place, under_size=UNDER_SIZE)
        symbol, faces = _face(piece, hand.dice)
        key = f"piece:{view.round}:{seat_number(view.seat)}:{piece}"
        yield Item(key, symbol, at, (size, size), faces=faces)
        named = piece_arguments(piece, hand.dice)
        label = message("codemonkey-piece", **named)
        if panel.held and panel.held != piece and place:
            continue
        chosen = ("chosen",) if piece == panel.held else ()
        tip = message("codemonkey-piece-tip", **named)
        yield Item(f"take:{piece}", "text", at, (size, size), text="", word=piece, label=label, marks=chosen, tip=tip)


def _names(view: State, layout: Layout, panel: Panel) -> Iterator[Item]:
    """Yield the names of the tokens in the tray, of two Swings only one between them."""
    hand = hand_of(view.variant, view.players[view.seat].dice)
    known = pieces(hand)
    points, size = tray(layout, len(known))[0], name_size(layout)
    lying = [piece for piece in known if not piece.startswith(DIE) and panel.place_of(piece) is None]
    for kind in (DOWN, SWING, LOOP):
        alike = [points[known.index(piece)] for piece in lying if piece.startswith(kind)]
        if alike:
            x, y = sum(x for x, _ in alike) / len(alike), alike[0][1] + piece_size(layout) / 2 + size * 0.55
            name = message("codemonkey-piece", code=kind, die=0)
            at = (round(x, 1), round(y, 1))
            yield Item(f"name:{kind}", "text", at, (size * 4.0, float(size)), caption=name, marks=("ground",))


def _lying(strip: PanelStrip, place: str, under_size: float) -> tuple[Point, float]:
    """Return the point and the size of a piece in a slot or a recess."""
    index = int(place[-1]) - 1
    if place.startswith(RECESS):
        return strip.under(index), under_size * strip.scale
    return strip.piece(index), PIECE * strip.scale


def _face(piece: str, dice: tuple[int, ...]) -> tuple[str, int]:
    """Return the symbol of a piece, and its number of faces."""
    if piece.startswith(DIE):
        return f"die-{dice[int(piece[len(DIE) :]) - 1]}", 6
    return ACTIONS[SWING if piece.startswith(SWING) else piece], 0
