"""Coding on the screen: dice and tokens are put into slots in any order, moved and taken back, until all is done.

A path of words is a sequence of ``piece, slot`` (the slot may be ``tray``), then ``done``. Words made obsolete by later
ones are removed, so that a path only says which piece is in which slot, the latest last.
"""

from typing import NamedTuple

from troop.core.game import Move
from troop.core.messages import Argument
from troop.core.moves import MoveTree
from troop.games.codemonkey.rules.programs import DOWN, EMPTY, LOOP, SWING, UNDER, Hand, Program, loop_allowed

TRAY, DONE = "tray", "done"
SLOT, DIE = "slot", "die"


class Panel(NamedTuple):
    """The pieces in the slots during coding, by name, and the piece in hand."""

    placed: tuple[tuple[str, str], ...] = ()
    held: str | None = None

    def slot_of(self, piece: str) -> str | None:
        """Return the slot of a piece; None if it is in the tray."""
        return next((slot for each, slot in self.placed if each == piece), None)

    def pieces_at(self, slot: str) -> tuple[str, ...]:
        """Return the pieces in a slot: one, and perhaps a Swing under a die."""
        return tuple(piece for piece, each in self.placed if each == slot)

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
    """Return a piece as arguments of a message."""
    if piece.startswith(DIE):
        return {"code": "die", "die": dice[int(piece[len(DIE) :]) - 1]}
    return {"code": SWING if piece.startswith(SWING) else piece, "die": 0}


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
        panel = Panel(panel.placed, word) if panel.held is None else _put(panel, panel.held, word)
    return panel


def _put(panel: Panel, piece: str, slot: str) -> Panel:
    """Put a piece into a slot or back into the tray; the piece there makes room, except a die for a Swing."""
    before = panel.slot_of(piece)
    swing_under = _under(panel, piece)
    rest = [pair for pair in panel.placed if pair[0] not in (piece, *swing_under)]
    occupants = [each for each, where in rest if where == slot]
    if slot == TRAY:
        return Panel(tuple(rest))
    if not _goes_under(piece, occupants):
        rest = [pair for pair in rest if pair[1] != slot]
        if before and occupants:  # the two change places
            rest.append((occupants[0], before))
    return Panel((*rest, (piece, slot), *((each, slot) for each in swing_under)))


def _under(panel: Panel, piece: str) -> tuple[str, ...]:
    """Return the Swing that moves with a die."""
    slot = panel.slot_of(piece)
    if slot is None or not piece.startswith(DIE):
        return ()
    return tuple(each for each in panel.pieces_at(slot) if each != piece)


def _goes_under(piece: str, occupants: list[str]) -> bool:
    """Rule 8: a Swing may lie under a die; nothing else shares a slot."""
    return piece.startswith(SWING) and len(occupants) == 1 and occupants[0].startswith(DIE)


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
        back = (TRAY,) if panel.slot_of(panel.held) else ()
        return (*(slot for slot in open_to if slot != panel.slot_of(panel.held)), *back)

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
