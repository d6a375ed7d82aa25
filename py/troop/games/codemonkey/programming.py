"""Coding by hand: dice and tokens are put into slots in any order, moved and taken back, until all is done.

A path of words is a row of ``piece, slot`` (the slot may be ``tray``), then ``done``. What was moved or taken back
since is tidied away, so that a path only says what lies where, the latest last.
"""

from typing import NamedTuple

from troop.core.game import Move
from troop.core.message import Argument
from troop.core.path import Paths
from troop.games.codemonkey.coding import DOWN, EMPTY, LOOP, SWING, UNDER, Hand, Program, loop_allowed

TRAY, DONE = "tray", "done"
SLOT, DIE = "slot", "die"


class Panel(NamedTuple):
    """What lies where while somebody codes: pieces by name, each with its slot, and the piece in the hand."""

    placed: tuple[tuple[str, str], ...] = ()
    held: str | None = None

    def slot_of(self, piece: str) -> str | None:
        """The slot that a piece lies in; None while it is in the tray."""
        return next((slot for each, slot in self.placed if each == piece), None)

    def lying_in(self, slot: str) -> tuple[str, ...]:
        """What lies in a slot: one piece, and perhaps a Swing under a die."""
        return tuple(piece for piece, each in self.placed if each == slot)

    def path(self) -> Move:
        """The words that lead here."""
        words = tuple(word for pair in self.placed for word in pair)
        return words if self.held is None else (*words, self.held)


def pieces(hand: Hand) -> tuple[str, ...]:
    """All that a player codes with, by name: ``die1``, ``swing1``, ``down``, ``loop``."""
    dice = tuple(f"{DIE}{number}" for number in range(1, len(hand.dice) + 1))
    swings = tuple(f"{SWING}{number}" for number in range(1, hand.swings + 1))
    return (*dice, *((DOWN,) if hand.down else ()), *swings, *((LOOP,) if hand.loop else ()))


def named(piece: str, dice: tuple[int, ...]) -> dict[str, Argument]:
    """A piece as arguments of a message."""
    if piece.startswith(DIE):
        return {"code": "die", "die": dice[int(piece[len(DIE) :]) - 1]}
    return {"code": SWING if piece.startswith(SWING) else piece, "die": 0}


def pieces_in(program: Program, hand: Hand) -> tuple[str, ...]:
    """The pieces that a program takes, in its order."""
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
    """The slots by name."""
    return tuple(f"{SLOT}{number}" for number in range(1, count + 1))


def panel_after(words: Move) -> Panel:
    """What lies where after some words."""
    panel = Panel()
    for word in words:
        panel = Panel(panel.placed, word) if panel.held is None else _put(panel, panel.held, word)
    return panel


def _put(panel: Panel, piece: str, slot: str) -> Panel:
    """A piece is put into a slot or back into the tray; what lay there gives way, but for a die to a Swing."""
    before = panel.slot_of(piece)
    along = _under(panel, piece)
    rest = [pair for pair in panel.placed if pair[0] not in (piece, *along)]
    there = [each for each, where in rest if where == slot]
    if slot == TRAY:
        return Panel(tuple(rest))
    if not _goes_under(piece, there):
        rest = [pair for pair in rest if pair[1] != slot]
        if before and there:  # the two change places
            rest.append((there[0], before))
    return Panel((*rest, (piece, slot), *((each, slot) for each in along)))


def _under(panel: Panel, piece: str) -> tuple[str, ...]:
    """The Swing that goes along with a die."""
    slot = panel.slot_of(piece)
    if slot is None or not piece.startswith(DIE):
        return ()
    return tuple(each for each in panel.lying_in(slot) if each != piece)


def _goes_under(piece: str, there: list[str]) -> bool:
    """Rule 8: a Swing may lie under a die; nothing else shares a slot."""
    return piece.startswith(SWING) and len(there) == 1 and there[0].startswith(DIE)


def program_of(panel: Panel, hand: Hand, count: int) -> Program:
    """The program that lies in the slots."""
    return tuple(_word(panel.lying_in(slot), hand) for slot in slots(count))


def _word(lying: tuple[str, ...], hand: Hand) -> str:
    dice = [piece for piece in lying if piece.startswith(DIE)]
    if dice:
        shows = str(hand.dice[int(dice[0][len(DIE) :]) - 1])
        return shows + (UNDER if len(lying) > 1 else "")
    if not lying:
        return EMPTY
    return SWING if lying[0].startswith(SWING) else lying[0]


def is_whole(program: Program) -> bool:
    """Rule 28: a Loop has something before it to run again."""
    return LOOP not in program or loop_allowed(program[: program.index(LOOP)])


class ProgramPaths(Paths):
    """The paths by which a program is coded."""

    def __init__(self, hand: Hand, count: int) -> None:
        """For a hand, and so many slots."""
        self.hand, self.count = hand, count

    def after(self, path: Move) -> tuple[str, ...]:
        panel = panel_after(path)
        if panel.held is None:
            done = (DONE,) if is_whole(program_of(panel, self.hand, self.count)) else ()
            return (*pieces(self.hand), *done)
        open_to = slots(self.count)[1:] if panel.held == LOOP else slots(self.count)
        back = (TRAY,) if panel.slot_of(panel.held) else ()
        return (*(slot for slot in open_to if slot != panel.slot_of(panel.held)), *back)

    def meaning(self, path: Move) -> Move | None:
        if path[-1:] != (DONE,):
            return None
        panel = panel_after(path[:-1])
        program = program_of(panel, self.hand, self.count)
        return program if panel.held is None and is_whole(program) else None

    def tidy(self, path: Move) -> Move:
        """Only words that can be chosen count, and of those what still lies there."""
        sound: Move = ()
        for word in path:
            if word not in self.after(sound):
                break
            sound = (*sound, word)
        return panel_after(sound).path() if sound[-1:] != (DONE,) else sound

    def followed(self, path: Move) -> Move:
        return self.tidy(path)

    def back(self, path: Move) -> Move | None:
        """A piece in the hand goes back where it was; else the last one that was put down goes into the tray."""
        panel = panel_after(self.tidy(path))
        if panel.held is not None:
            return Panel(panel.placed).path()
        return Panel(panel.placed[:-1]).path() if panel.placed else None
