"""Coding on the screen: dice and tokens are put into slots in any order, moved and taken back, until all is done.

A path of words is a sequence of ``piece, place``, then ``done``. A place is a slot, the recess for a Swing under a die,
or the tray. Words made obsolete by later ones are removed, so that a path only says which piece is in which place, the
latest last.
"""

from typing import NamedTuple

from troop.core.game import Move
from troop.core.messages import Argument
from troop.core.moves import MoveTree
from troop.games.codemonkey.rules.programs import DOWN, EMPTY, LOOP, SWING, UNDER, Hand, Program, loop_allowed
from troop.games.codemonkey.rules.tiles import SEVEN

TRAY, DONE = "tray", "done"
SLOT, RECESS, DIE = "slot", "under", "die"


class Panel(NamedTuple):
    """The pieces in the slots and recesses during coding, by name, and the piece in hand."""

    placed: tuple[tuple[str, str], ...] = ()
    held: str | None = None

    def place_of(self, piece: str) -> str | None:
        """Return the slot or the recess of a piece; None if it is in the tray."""
        return next((place for each, place in self.placed if each == piece), None)

    def piece_at(self, place: str) -> str | None:
        """Return the piece in a slot or a recess."""
        return next((piece for piece, each in self.placed if each == place), None)

    def pieces_at(self, slot: str) -> tuple[str, ...]:
        """Return the pieces in a slot and its recess."""
        return tuple(piece for piece in (self.piece_at(slot), self.piece_at(recess_of(slot))) if piece)

    def path(self) -> Move:
        """Return the words that lead to this panel."""
        words = tuple(word for pair in self.placed for word in pair)
        return words if self.held is None else (*words, self.held)


def pieces(hand: Hand) -> tuple[str, ...]:
    """Return all pieces of a hand, by name: ``die1``, ``swing1``, ``down``, ``loop``."""
    dice = tuple(f"{DIE}{number}" for number in range(1, len(hand.dice) + 1))
    swings = tuple(f"{SWING}{number}" for number in range(1, hand.swings + 1))
    return (*dice, *((DOWN,) if hand.down else ()), *swings, *((LOOP,) if hand.loop else ()))


def piece_arguments(piece: str, dice: tuple[int, ...]) -> dict[str, Argument]:
    """Return a piece as arguments of a message; for a die also the number that makes a seven with it."""
    if piece.startswith(DIE):
        die = dice[int(piece[len(DIE) :]) - 1]
        return {"code": "die", "die": die, "number": SEVEN - die}
    return {"code": SWING if piece.startswith(SWING) else piece, "die": 0, "number": 0}


def pieces_in(program: Program, hand: Hand) -> tuple[str, ...]:
    """Return the pieces that a program uses, in its order."""
    left, taken = list(pieces(hand)), []
    for word in program:
        kinds = [each for each in word.split("+") if each != EMPTY]
        for kind in kinds:
            piece = next(each for each in left if _shows(each, kind, hand))
            left.remove(piece)
            taken.append(piece)
    return tuple(taken)


def path_of(program: Program, hand: Hand) -> Move:
    """Return the words that put the pieces of a program into its slots."""
    left, path = list(pieces_in(program, hand)), list[str]()
    for slot, word in zip(slots(len(program)), program, strict=True):
        for kind in (each for each in word.split("+") if each != EMPTY):
            path += [left.pop(0), slot if kind == word or kind != SWING else recess_of(slot)]
    return tuple(path)


def _shows(piece: str, kind: str, hand: Hand) -> bool:
    if piece.startswith(DIE):
        return kind == str(hand.dice[int(piece[len(DIE) :]) - 1])
    return kind == (SWING if piece.startswith(SWING) else piece)


def slots(count: int) -> tuple[str, ...]:
    """Return the names of the slots."""
    return tuple(f"{SLOT}{number}" for number in range(1, count + 1))


def panel_after(words: Move) -> Panel:
    """Return the panel after some words."""
    panel = Panel()
    for word in words:
        put_down = panel.held if is_place(word) else None
        panel = _put(panel, put_down, word) if put_down else Panel(panel.placed, word)
    return panel


def _put(panel: Panel, piece: str, place: str) -> Panel:
    """Put a piece into a place. What lies there makes room; but a Swing goes under a die, whichever comes first."""
    own_swing = _swing_under(panel, piece)
    rest = {where: each for each, where in panel.placed if each not in (piece, own_swing)}
    if place == TRAY:
        return _panel(rest)
    slot, recess = slot_of(place), recess_of(place)
    above, under = rest.pop(slot, None), rest.pop(recess, None)
    if is_die_piece(piece):
        swing = own_swing or next((each for each in (under, above) if each and each.startswith(SWING)), None)
        now = {recess: swing, slot: piece} if swing else {slot: piece}
    elif piece.startswith(SWING) and above and is_die_piece(above):
        now = {slot: above, recess: piece}
    else:
        now = {place: piece}
    leaving = [each for each in (above, under) if each and each not in now.values()]
    return _panel(rest | _swapped(leaving, panel.place_of(piece)) | now)


def _panel(pieces_by_place: dict[str, str]) -> Panel:
    return Panel(tuple((piece, place) for place, piece in pieces_by_place.items()))


def _swapped(leaving: list[str], before: str | None) -> dict[str, str]:
    """Return the piece that goes where the one put down has come from; the others go back into the tray."""
    if before is None:
        return {}
    fits = [each for each in leaving if before.startswith(SLOT) or each.startswith(SWING)]
    return {before: fits[0]} if fits and not (fits[0] == LOOP and before == f"{SLOT}1") else {}


def _swing_under(panel: Panel, piece: str) -> str | None:
    """Return the Swing that moves with a die."""
    place = panel.place_of(piece)
    return panel.piece_at(recess_of(place)) if place and is_die_piece(piece) else None


def is_die_piece(piece: str) -> bool:
    """Return whether a piece is a die."""
    return piece.startswith(DIE)


def is_place(word: str) -> bool:
    """Return whether a word is where a piece can be put."""
    return word.startswith((SLOT, RECESS, TRAY))


def recess_of(place: str) -> str:
    """Return the recess of a slot, or a recess itself."""
    return place.replace(SLOT, RECESS)


def slot_of(place: str) -> str:
    """Return the slot of a recess, or a slot itself."""
    return place.replace(RECESS, SLOT)


def program_of(panel: Panel, hand: Hand, count: int) -> Program:
    """Return the program in the slots."""
    return tuple(_word(panel.pieces_at(slot), hand) for slot in slots(count))


def _word(pieces_here: tuple[str, ...], hand: Hand) -> str:
    dice = [piece for piece in pieces_here if piece.startswith(DIE)]
    if dice:
        shows = str(hand.dice[int(dice[0][len(DIE) :]) - 1])
        return shows + (UNDER if len(pieces_here) > 1 else "")
    if not pieces_here:
        return EMPTY
    return SWING if pieces_here[0].startswith(SWING) else pieces_here[0]


def is_valid_program(program: Program) -> bool:
    """Rule 28: a Loop needs a part before it."""
    return LOOP not in program or loop_allowed(program[: program.index(LOOP)])


class ProgramMoveTree(MoveTree):
    """The paths by which a program is coded."""

    def __init__(self, hand: Hand, count: int) -> None:
        self.hand, self.count = hand, count

    def after(self, path: Move) -> tuple[str, ...]:
        panel = panel_after(path)
        if panel.held is None:
            done = (DONE,) if is_valid_program(program_of(panel, self.hand, self.count)) else ()
            return (*pieces(self.hand), *done)
        open_to = slots(self.count)[1:] if panel.held == LOOP else slots(self.count)
        before = panel.place_of(panel.held)
        back = (TRAY,) if before else ()
        recesses = self._recesses(panel) if panel.held.startswith(SWING) else ()
        others = (piece for piece in pieces(self.hand) if piece != panel.held and not panel.place_of(piece))
        return (*(place for place in (*open_to, *recesses) if place != before), *back, *others)

    def _recesses(self, panel: Panel) -> tuple[str, ...]:
        """Rule 8: the recesses into which a Swing can be put: not those of a Down or a Loop."""
        slots_here = (slot for slot in slots(self.count) if panel.piece_at(slot) not in (DOWN, LOOP))
        return tuple(recess_of(slot) for slot in slots_here)

    def meaning(self, path: Move) -> Move | None:
        if path[-1:] != (DONE,):
            return None
        panel = panel_after(path[:-1])
        program = program_of(panel, self.hand, self.count)
        return program if panel.held is None and is_valid_program(program) else None

    def tidy(self, path: Move) -> Move:
        """Return the path without words that cannot be chosen or are obsolete."""
        valid: Move = ()
        for word in path:
            if word not in self.after(valid):
                break
            valid = (*valid, word)
        return panel_after(valid).path() if valid[-1:] != (DONE,) else valid

    def followed(self, path: Move) -> Move:
        return self.tidy(path)

    def back(self, path: Move) -> Move | None:
        """Put a piece in hand back where it was; else put the last piece placed into the tray."""
        panel = panel_after(self.tidy(path))
        if panel.held is not None:
            return Panel(panel.placed).path()
        return Panel(panel.placed[:-1]).path() if panel.placed else None
