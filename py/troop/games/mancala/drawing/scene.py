"""The scene of Monkey Mancala: a carved log with its monkeys, and the tokens beside it."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from troop.core.game import Event, Move
from troop.core.scene import Item, Scene
from troop.games.mancala.drawing.layout import (
    COLUMN,
    END,
    HEIGHT,
    Layout,
    around,
    monkey_size,
    pocket_points,
    store_points,
)
from troop.games.mancala.drawing.previews import Marks, decision_marks, pending_marks
from troop.games.mancala.drawing.token_strips import strips
from troop.games.mancala.rules.apply import update_tokens
from troop.games.mancala.rules.board import SOUTH, is_store, names, opposite, places, side_of, size, store
from troop.games.mancala.rules.legal import decider
from troop.games.mancala.rules.sowing import Sowing, sweep
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.trace import TraceStep
from troop.games.mancala.text.events import events_of, trace_of
from troop.games.mancala.text.prompts import count_label

Decision: TypeAlias = tuple[State, Move]
"""The view before a decision, and the move."""
IN_STORE, IN_HAND = (36, 36), (42, 42)
NOWHERE = -1


class Frame(NamedTuple):
    """The content of one frame: the board, the monkeys in the hand, the marks, and the items beside the log."""

    board: tuple[int, ...]
    layout: Layout
    south: int | None
    hand: int = 0
    over: int = 0
    """The place below the hand."""
    marks: Marks = ()
    beside: tuple[Item, ...] = ()
    target: int = NOWHERE
    """The store that can be chosen."""


def scene(
    view: State,
    seat: int | None = None,
    *,
    prefix: Move = (),
    shape: str = "wide",
    last: Decision | None = None,
    trail: Decision | None = None,
) -> Scene:
    frame = _frame(view, seat, shape, prefix, last)
    n = size(view.board)
    marks = pending_marks(view) or _traces(last) or _traces(trail)
    chosen = tuple((places(n)[word], "chosen") for word in prefix[1:] if word in places(n))
    stealing = prefix[:1] == ("steal",) and view.actor >= 0
    target = store(n, 1 - decider(view)) if stealing else NOWHERE
    return draw(frame._replace(marks=(*marks, *chosen), target=target))


def frames(
    state: State, move: Move, seat: int | None = None, *, shape: str = "wide", trail: Decision | None = None
) -> tuple[tuple[Event, Scene], ...]:
    """Return the events of a decision, each with its scene; the last one shows the next state."""
    shown: list[tuple[Event, Scene]] = []
    last = (state.view(seat), move)
    for trace_step in trace_of(state, move, seat):
        scenes = [draw(frame) for frame in _frames_of_step(trace_step, seat, shape, last, trail)]
        shown += zip(events_of(trace_step), scenes, strict=True)
    after = scene(state.after(move).view(seat), seat, shape=shape, last=last, trail=trail)
    return (*shown[:-1], (shown[-1][0], after)) if shown else ()


def _traces(decision: Decision | None) -> Marks:
    return decision_marks(*decision) if decision else ()


def _frames_of_step(
    trace_step: TraceStep, seat: int | None, shape: str, last: Decision, trail: Decision | None
) -> list[Frame]:
    """Return one frame for each event of a trace step. A sowing uses up the Skips and the Reverse in force."""
    if trace_step.sowing is None:
        marks = pending_marks(trace_step.state) or _traces(trail)
        return [_frame(trace_step.state, seat, shape, (), last)._replace(marks=marks)]
    state = update_tokens(trace_step.state, skip=0, reverse=False) if trace_step.state.tokens else trace_step.state
    return sowing_frames(_frame(state, seat, shape, (), last), trace_step.sowing)


def sowing_frames(before: Frame, sown: Sowing) -> list[Frame]:
    """Return one frame for each event of a sowing."""
    board = list(before.board)
    board[sown.pocket] = 0
    marks: Marks = ((sown.pocket, "last"),)
    frames = [before._replace(board=tuple(board), hand=len(sown.path), over=sown.pocket, marks=marks)]
    for hand, place in zip(range(len(sown.path) - 1, -1, -1), sown.path, strict=True):
        board[place] += 1
        marks = marks if hand else ((sown.pocket, "last"), (sown.last, "end"))
        frames.append(before._replace(board=tuple(board), hand=hand, over=place, marks=marks))
    return frames + [frames[-1]._replace(board=after, over=0) for after in _after_dropping(board, sown)]


def _after_dropping(board: list[int], sown: Sowing) -> list[tuple[int, ...]]:
    """Return the board after each event that follows the last drop."""
    boards = []
    if sown.captured:
        board[sown.last] = board[opposite(size(board), sown.last)] = 0
        board[store(size(board), sown.side)] += sown.captured
        boards.append(tuple(board))
    if sown.ended:
        sides = sum(1 for count in sown.swept if count)
        sweep(board)
        boards += [tuple(board)] * (sides + 1)
    elif sown.free_turn:
        boards.append(tuple(board))
    return boards


def draw(frame: Frame) -> Scene:
    """Return the scene of a frame, from the log up to the hand."""
    board, layout = frame.board, frame.layout
    marked: dict[int, tuple[str, ...]] = {}
    for place, mark in frame.marks:
        marked[place] = (*marked.get(place, ()), mark)
    items = []
    for place, count in enumerate(board):
        items.append(_hollow(layout, frame.south, place, count, marked.get(place, ()), place == frame.target))
    for place, count in enumerate(board):
        items += _contents(layout, place, count)
    items += [*frame.beside, *_hand(layout, frame.over, frame.hand)]
    return Scene(layout.size, tuple(items), _log(layout))


def _frame(state: State, seat: int | None, shape: str, prefix: Move, last: Decision | None) -> Frame:
    flipped = seat is not None and state.south is not None and seat != state.south
    layout = Layout(size(state.board), shape == "tall", flipped, state.tokens is not None)
    return Frame(state.board, layout, state.south, beside=strips(state, layout, prefix, last))


@lru_cache(maxsize=32)
def _log(layout: Layout) -> tuple[Item, ...]:
    middle, ends, turn = HEIGHT / 2, (END, HEIGHT), layout.rotation()
    left = Item("log:left", "log-end", layout.to_scene((END / 2, middle)), ends, turn)
    right = Item("log:right", "log-end", layout.to_scene((layout.width - END / 2, middle)), ends, layout.rotation(180))
    columns = [layout.to_scene((layout.column_centre(i), middle)) for i in range(layout.pockets)]
    middles = [Item(f"log:{i}", "log-middle", at, (COLUMN, HEIGHT), turn) for i, at in enumerate(columns, 1)]
    return (left, *middles, right)


@lru_cache(maxsize=1024)
def _hollow(layout: Layout, south: int | None, place: int, count: int, marks: tuple[str, ...], target: bool) -> Item:
    """Return the item of a pocket or a store."""
    side, key = side_of(layout.pockets, place), names(layout.pockets)[place]
    owner = south if side == SOUTH or south is None else 1 - south
    at, label = layout.to_scene(layout.centre(place)), count_label(layout.pockets, place, count)
    if is_store(layout.pockets, place):
        word = "store" if target else None
        return Item(key, "store", at, (130, 320), layout.rotation(), seat=owner, word=word, label=label, marks=marks)
    return Item(key, "pocket", at, (120, 120), seat=owner, word=key, label=label, marks=marks)


@lru_cache(maxsize=1024)
def _contents(layout: Layout, place: int, count: int) -> tuple[Item, ...]:
    """Return the count, the letter and the monkeys of a place."""
    return (*_numbers(layout, place, count), *_monkeys(layout, place, count))


def _numbers(layout: Layout, place: int, count: int) -> list[Item]:
    """Return the count and, for a pocket, its letter beside it."""
    key, number = names(layout.pockets)[place], layout.to_scene(layout.label_point(place))
    if is_store(layout.pockets, place):
        return [Item(f"{key}:count", "text", number, (44, 30), text=str(count), marks=("count",))]
    before, after = layout.points_beside(number, 16)
    letter = Item(f"{key}:letter", "text", before, (24, 22), text=key, marks=("letter",))
    return [Item(f"{key}:count", "text", after, (44, 30), text=str(count), marks=("count",)), letter]


def _monkeys(layout: Layout, place: int, count: int) -> list[Item]:
    key, centre = names(layout.pockets)[place], layout.centre(place)
    if is_store(layout.pockets, place):
        size, points = IN_STORE, [layout.to_scene(at) for at in around(centre, store_points(count))]
    else:  # nearer monkeys are painted last
        size = (monkey_size(count),) * 2
        points = sorted(
            (layout.to_scene(at) for at in around(centre, pocket_points(count))), key=lambda at: (at[1], at[0])
        )
    return [Item(f"{key}:{i}", "mini-monkey", at, size, variants=4) for i, at in enumerate(points)]


@lru_cache(maxsize=1024)
def _hand(layout: Layout, over: int, count: int) -> tuple[Item, ...]:
    """Return the monkeys in the hand, held between the rows beside the last place reached."""
    points = around((layout.centre(over)[0], HEIGHT / 2), pocket_points(count))
    return tuple(
        Item(f"hand:{i}", "mini-monkey", layout.to_scene(at), IN_HAND, variants=4) for i, at in enumerate(points)
    )
