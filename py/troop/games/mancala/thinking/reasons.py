"""What speaks for a decision, in one sentence: what it wins, brings home, keeps, or prepares."""

from collections.abc import Iterator

from troop.core.game import Move
from troop.core.message import Message, message
from troop.core.mind import Finding
from troop.games.mancala.board import names, pockets, size, store
from troop.games.mancala.rules import State
from troop.games.mancala.sowing import Sowing, sow
from troop.games.mancala.thinking.shares import sure_margin
from troop.games.mancala.tokens import ANSWER, DISCARD, KINDS, WINDOW

WORTH_SAVING = 3
"""So many monkeys out of reach are worth a word."""


def reason(view: State, seat: int, finding: Finding) -> Message:
    """The sentence for a decision."""
    move, tokens = finding.move, view.tokens
    if tokens is None:
        margin = sure_margin(finding.shares[seat], sum(view.board))
        return _certain(margin) if margin else _sown(view, finding)
    if tokens.step == WINDOW:
        return message("mancala-best-lets") if move == ("pass",) else _against(view, move)
    if tokens.step == ANSWER:
        blocks = move == ("block",)
        return message("mancala-best-blocks" if blocks else "mancala-best-keeps-token", token=tokens.announced[0])
    if tokens.step == DISCARD:
        return message("mancala-best-discards", token=move[-1])
    return _token(move) if move[0] in KINDS else _sown(view, finding)


def _certain(margin: int) -> Message:
    """A game that is looked through to its end."""
    return message("mancala-best-wins", count=margin) if margin > 0 else message("mancala-best-loses", count=-margin)


def _sown(view: State, finding: Finding) -> Message:
    """What a sowing does at once, keeps the other from, or prepares."""
    made = _sowing(view, view.board, finding.move)
    home = store(size(view.board), view.side)
    gain = made.board[home] - view.board[home]
    saved = _in_reach(view, view.board) - _in_reach(view, made.board)
    if made.ended:
        return message("mancala-best-ends", count=gain)
    if made.captured > 1:
        return message("mancala-best-captures", count=made.captured)
    if made.free_turn:
        return _again(view, made, finding.line)
    if saved >= WORTH_SAVING:
        return message("mancala-best-saves", count=saved)
    if view.tokens and gain and not view.tokens.rolled:
        return message("mancala-best-die", count=gain)
    if told := _denies(view, made) or _prepares(view, made, finding.line):
        return told
    return message("mancala-best-home", count=gain) if gain else message("mancala-best-waits")


def _again(view: State, made: Sowing, line: tuple[Move, ...]) -> Message:
    """A free turn, and what it is good for."""
    for sowing in _follows(view, made, line):
        if sowing.side == view.side and sowing.captured > 1:
            return message("mancala-best-free-captures", pocket=_name(sowing), count=sowing.captured)
        if not sowing.free_turn:
            break
    return message("mancala-best-free")


def _denies(view: State, made: Sowing) -> Message | None:
    """Free turns of the other that are gone."""
    before, after = ([_name(each) for each in _frees(view, board)] for board in (view.board, made.board))
    gone = [pocket for pocket in before if pocket not in after]
    return message("mancala-best-denies", pocket=gone[-1]) if len(after) < len(before) else None


def _prepares(view: State, made: Sowing, line: tuple[Move, ...]) -> Message | None:
    """What can be sown when the turn comes back, and could not be sown so well now."""
    for sowing in _follows(view, made, line):
        if sowing.side != view.side:
            continue
        now = sow(view.board, view.side, sowing.pocket, view.capture) if view.board[sowing.pocket] else None
        if sowing.captured > (now.captured if now else 0) + 1:
            return message("mancala-best-prepares-capture", pocket=_name(sowing), count=sowing.captured)
        if sowing.free_turn and not (now and now.free_turn):
            return message("mancala-best-prepares-free", pocket=_name(sowing))
        if not sowing.free_turn:
            break
    return None


def _follows(view: State, made: Sowing, line: tuple[Move, ...]) -> Iterator[Sowing]:
    """The sowings that will probably follow."""
    for move in line:
        if made.ended:
            return
        made = sow(made.board, made.next_side, _place(view, move[0]), view.capture)
        yield made


def _frees(view: State, board: tuple[int, ...]) -> list[Sowing]:
    """The sowings that would give the other a free turn."""
    return [each for each in _others(view, board) if each.free_turn]


def _name(sowing: Sowing) -> str:
    """The pocket that is sown."""
    return names(size(sowing.board))[sowing.pocket]


def _sowing(view: State, board: tuple[int, ...], move: Move) -> Sowing:
    """The sowing of a pocket by who moves, as it is bent now."""
    bent = (view.tokens.skip, view.tokens.reverse) if view.tokens else (0, False)
    return sow(board, view.side, _place(view, move[0]), view.capture, *bent)


def _place(view: State, name: str) -> int:
    n = size(view.board)
    return pockets(n, "A" <= name <= "Z")["abcdef".index(name.lower())]


def _in_reach(view: State, board: tuple[int, ...]) -> int:
    """The most monkeys that the other could capture if it were their turn."""
    return max((each.captured for each in _others(view, board)), default=0)


def _others(view: State, board: tuple[int, ...]) -> list[Sowing]:
    """What the other could sow."""
    other = 1 - view.side
    return [sow(board, other, place, view.capture) for place in pockets(size(board), other) if board[place]]


def _token(move: Move) -> Message:
    """What a token is good for before the own sowing."""
    if move[0] == "steal":
        return message("mancala-best-steals", place=move[1])
    if move[0] == "swap":
        return message("mancala-best-swaps", place=move[1], place2=move[2])
    return message("mancala-best-bends", token=move[0])


def _against(view: State, move: Move) -> Message:
    """What a token does to the other's sowing."""
    assert view.tokens is not None
    named = view.tokens.named
    comes = sow(view.board, view.side, named, view.capture, view.tokens.skip, view.tokens.reverse)
    if comes.captured >= WORTH_SAVING:
        return message("mancala-best-disrupts-capture", token=move[0], count=comes.captured)
    if comes.free_turn:
        return message("mancala-best-disrupts-free", token=move[0])
    return message("mancala-best-disrupts", token=move[0])
