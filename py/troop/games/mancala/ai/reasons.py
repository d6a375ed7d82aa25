"""The reason for a move, in one sentence: what it wins, brings home, prevents or prepares."""

from collections.abc import Iterator

from troop.core.bot import Evaluation
from troop.core.game import Move
from troop.core.messages import Message, message
from troop.games.mancala.ai.win_probability import certain_margin
from troop.games.mancala.rules.board import names, pockets, size, store
from troop.games.mancala.rules.sowing import Sowing, sow
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import ANSWER, DISCARD, KINDS, WINDOW

WORTH_SAVING = 3
"""The fewest monkeys out of the opponent's reach that are worth mentioning."""


def reason(view: State, seat: int, evaluation: Evaluation) -> Message:
    """Return the reason for a move."""
    move, tokens = evaluation.move, view.tokens
    if tokens is None:
        margin = certain_margin(evaluation.win_probabilities[seat], sum(view.board))
        return _decided(margin) if margin else _sowing_reason(view, evaluation)
    if tokens.step == WINDOW:
        return message("mancala-reason-lets") if move == ("pass",) else _disruption_reason(view, move)
    if tokens.step == ANSWER:
        blocks = move == ("block",)
        return message("mancala-reason-blocks" if blocks else "mancala-reason-keeps-token", token=tokens.announced[0])
    if tokens.step == DISCARD:
        return message("mancala-reason-discards", token=move[-1])
    return _token_reason(move) if move[0] in KINDS else _sowing_reason(view, evaluation)


def _decided(margin: int) -> Message:
    """Return the reason in a game that is solved to its end."""
    return (
        message("mancala-reason-wins", count=margin) if margin > 0 else message("mancala-reason-loses", count=-margin)
    )


def _sowing_reason(view: State, evaluation: Evaluation) -> Message:
    """Return what a sowing gains at once, prevents, or prepares."""
    sowing = _sowing(view, view.board, evaluation.move)
    home = store(size(view.board), view.side)
    gain = sowing.board[home] - view.board[home]
    saved = _in_reach(view, view.board) - _in_reach(view, sowing.board)
    if sowing.ended:
        return message("mancala-reason-ends", count=gain)
    if sowing.captured > 1:
        return message("mancala-reason-captures", count=sowing.captured)
    if sowing.free_turn:
        return _free_turn_reason(view, sowing, evaluation.line)
    if saved >= WORTH_SAVING:
        return message("mancala-reason-saves", count=saved)
    if view.tokens and gain and not view.tokens.rolled:
        return message("mancala-reason-die", count=gain)
    if found := _denied_free_turn(view, sowing) or _prepared(view, sowing, evaluation.line):
        return found
    return message("mancala-reason-home", count=gain) if gain else message("mancala-reason-waits")


def _free_turn_reason(view: State, first: Sowing, line: tuple[Move, ...]) -> Message:
    """Return the reason for a free turn, with the capture that it allows."""
    for sowing in _expected_sowings(view, first, line):
        if sowing.side == view.side and sowing.captured > 1:
            return message("mancala-reason-free-captures", pocket=_name(sowing), count=sowing.captured)
        if not sowing.free_turn:
            break
    return message("mancala-reason-free")


def _denied_free_turn(view: State, first: Sowing) -> Message | None:
    """Return the reason if a sowing takes a free turn from the opponent."""
    before, after = ([_name(sowing) for sowing in _free_turns(view, board)] for board in (view.board, first.board))
    gone = [pocket for pocket in before if pocket not in after]
    return message("mancala-reason-denies", pocket=gone[-1]) if len(after) < len(before) else None


def _prepared(view: State, first: Sowing, line: tuple[Move, ...]) -> Message | None:
    """Return the reason if a sowing prepares a capture or a free turn that was not possible before."""
    for sowing in _expected_sowings(view, first, line):
        if sowing.side != view.side:
            continue
        now = sow(view.board, view.side, sowing.pocket, view.capture) if view.board[sowing.pocket] else None
        if sowing.captured > (now.captured if now else 0) + 1:
            return message("mancala-reason-prepares-capture", pocket=_name(sowing), count=sowing.captured)
        if sowing.free_turn and not (now and now.free_turn):
            return message("mancala-reason-prepares-free", pocket=_name(sowing))
        if not sowing.free_turn:
            break
    return None


def _expected_sowings(view: State, sowing: Sowing, line: tuple[Move, ...]) -> Iterator[Sowing]:
    """Yield the sowings of the expected line."""
    for move in line:
        if sowing.ended:
            return
        sowing = sow(sowing.board, sowing.next_side, _place(view, move[0]), view.capture)
        yield sowing


def _free_turns(view: State, board: tuple[int, ...]) -> list[Sowing]:
    """Return the opponent's sowings that give a free turn."""
    return [sowing for sowing in _opponent_sowings(view, board) if sowing.free_turn]


def _name(sowing: Sowing) -> str:
    """Return the name of the pocket that is sown."""
    return names(size(sowing.board))[sowing.pocket]


def _sowing(view: State, board: tuple[int, ...], move: Move) -> Sowing:
    """Return the mover's sowing of a pocket, with the Skips and the Reverse in force."""
    bent = (view.tokens.skip, view.tokens.reverse) if view.tokens else (0, False)
    return sow(board, view.side, _place(view, move[0]), view.capture, *bent)


def _place(view: State, name: str) -> int:
    n = size(view.board)
    return pockets(n, "A" <= name <= "Z")["abcdef".index(name.lower())]


def _in_reach(view: State, board: tuple[int, ...]) -> int:
    """Return the most monkeys that the opponent could capture next."""
    return max((sowing.captured for sowing in _opponent_sowings(view, board)), default=0)


def _opponent_sowings(view: State, board: tuple[int, ...]) -> list[Sowing]:
    """Return the opponent's possible sowings."""
    other = 1 - view.side
    return [sow(board, other, place, view.capture) for place in pockets(size(board), other) if board[place]]


def _token_reason(move: Move) -> Message:
    """Return the reason for using a token before the own sowing."""
    if move[0] == "steal":
        return message("mancala-reason-steals", place=move[1])
    if move[0] == "swap":
        return message("mancala-reason-swaps", place=move[1], place2=move[2])
    return message("mancala-reason-bends", token=move[0])


def _disruption_reason(view: State, move: Move) -> Message:
    """Return the reason for disrupting the opponent's sowing."""
    assert view.tokens is not None
    named = view.tokens.named
    expected = sow(view.board, view.side, named, view.capture, view.tokens.skip, view.tokens.reverse)
    if expected.captured >= WORTH_SAVING:
        return message("mancala-reason-disrupts-capture", token=move[0], count=expected.captured)
    if expected.free_turn:
        return message("mancala-reason-disrupts-free", token=move[0])
    return message("mancala-reason-disrupts", token=move[0])
