"""The picture of Monkey Mancala: a carved log with every monkey in its place, and the tokens beside it."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from troop.core.game import Event, Move
from troop.core.scene import Item, Scene
from troop.games.mancala.asking import decider
from troop.games.mancala.beats import Beat
from troop.games.mancala.board import SOUTH, is_store, names, opposite, places, side_of, size, store
from troop.games.mancala.foresight import Marks, pending, traces
from troop.games.mancala.layout import COLUMN, END, HEIGHT, Layout, around, heap, monkey_size, rows
from troop.games.mancala.prompt import holding
from troop.games.mancala.rules import State
from troop.games.mancala.sowing import Sowing, sweep
from troop.games.mancala.story import beats, events_of
from troop.games.mancala.strips import strips
from troop.games.mancala.turn import changed

Made: TypeAlias = tuple[State, Move]
"""A decision: the view it was made from, and the move."""
IN_STORE, IN_HAND = (36, 36), (42, 42)
NOWHERE = -1


class Picture(NamedTuple):
    """What a scene shows: a board, the monkeys in the hand, what is marked, and what lies beside the log."""

    board: tuple[int, ...]
    layout: Layout
    south: int | None
    hand: int = 0
    over: int = 0
    """The place that the hand is over."""
    marks: Marks = ()
    beside: tuple[Item, ...] = ()
    target: int = NOWHERE
    """The store that can be chosen."""


def scene(
    view: State, seat: int | None, prefix: Move, shape: str, last: Made | None, trail: Made | None = None
) -> Scene:
    """The scene of a state."""
    picture = _picture(view, seat, shape, prefix, last)
    n = size(view.board)
    marks = pending(view) or _traces(last) or _traces(trail)
    chosen = tuple((places(n)[word], "chosen") for word in prefix[1:] if word in places(n))
    stealing = prefix[:1] == ("steal",) and view.actor >= 0
    target = store(n, 1 - decider(view)) if stealing else NOWHERE
    return draw(picture._replace(marks=(*marks, *chosen), target=target))


def frames(
    state: State, move: Move, seat: int | None, shape: str, trail: Made | None = None
) -> tuple[tuple[Event, Scene], ...]:
    """The events of a decision, each with its scene; the last one shows what comes next."""
    shown: list[tuple[Event, Scene]] = []
    last = (state.view(seat), move)
    for beat in beats(state, move, seat):
        scenes = [draw(picture) for picture in _pictures_of(beat, seat, shape, last, trail)]
        shown += zip(events_of(beat), scenes, strict=True)
    after = scene(state.apply(move).view(seat), seat, (), shape, last, trail)
    return (*shown[:-1], (shown[-1][0], after)) if shown else ()


def _traces(made: Made | None) -> Marks:
    return traces(*made) if made else ()


def _pictures_of(beat: Beat, seat: int | None, shape: str, last: Made, trail: Made | None) -> list[Picture]:
    """The pictures of a beat: one for each of its events. A sowing uses up what bent it."""
    if beat.sowing is None:
        marks = pending(beat.state) or _traces(trail)
        return [_picture(beat.state, seat, shape, (), last)._replace(marks=marks)]
    state = changed(beat.state, skip=0, reverse=False) if beat.state.tokens else beat.state
    return pictures(_picture(state, seat, shape, (), last), beat.sowing)


def pictures(before: Picture, sown: Sowing) -> list[Picture]:
    """The pictures of a sowing: one for each of its events."""
    board = list(before.board)
    board[sown.pocket] = 0
    marks: Marks = ((sown.pocket, "last"),)
    shown = [before._replace(board=tuple(board), hand=len(sown.path), over=sown.pocket, marks=marks)]
    for hand, place in zip(range(len(sown.path) - 1, -1, -1), sown.path, strict=True):
        board[place] += 1
        marks = marks if hand else ((sown.pocket, "last"), (sown.last, "end"))
        shown.append(before._replace(board=tuple(board), hand=hand, over=place, marks=marks))
    return shown + [shown[-1]._replace(board=after, over=0) for after in _after_dropping(board, sown)]


def _after_dropping(board: list[int], sown: Sowing) -> list[tuple[int, ...]]:
    """The board after each of the events that follow the last drop."""
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


def draw(picture: Picture) -> Scene:
    """All items, from the log up to the hand."""
    board, layout = picture.board, picture.layout
    marked: dict[int, tuple[str, ...]] = {}
    for place, mark in picture.marks:
        marked[place] = (*marked.get(place, ()), mark)
    items = []
    for place, count in enumerate(board):
        items.append(_hollow(layout, picture.south, place, count, marked.get(place, ()), place == picture.target))
    for place, count in enumerate(board):
        items += _contents(layout, place, count)
    items += [*picture.beside, *_hand(layout, picture.over, picture.hand)]
    return Scene(layout.size, tuple(items), _log(layout))


def _picture(state: State, seat: int | None, shape: str, prefix: Move, last: Made | None) -> Picture:
    flipped = seat is not None and state.south is not None and seat != state.south
    layout = Layout(size(state.board), shape == "tall", flipped, state.tokens is not None)
    return Picture(state.board, layout, state.south, beside=strips(state, layout, prefix, last))


@lru_cache(maxsize=32)
def _log(layout: Layout) -> tuple[Item, ...]:
    middle, ends, turn = HEIGHT / 2, (END, HEIGHT), layout.turn()
    left = Item("log:left", "log-end", layout.at((END / 2, middle)), ends, turn)
    right = Item("log:right", "log-end", layout.at((layout.width - END / 2, middle)), ends, layout.turn(180))
    columns = [layout.at((layout.column(i), middle)) for i in range(layout.pockets)]
    middles = [Item(f"log:{i}", "log-middle", at, (COLUMN, HEIGHT), turn) for i, at in enumerate(columns, 1)]
    return (left, *middles, right)


@lru_cache(maxsize=1024)
def _hollow(layout: Layout, south: int | None, place: int, count: int, marks: tuple[str, ...], target: bool) -> Item:
    """A pocket or a store."""
    side, key = side_of(layout.pockets, place), names(layout.pockets)[place]
    owner = south if side == SOUTH or south is None else 1 - south
    at, label = layout.at(layout.centre(place)), holding(layout.pockets, place, count)
    if is_store(layout.pockets, place):
        word = "store" if target else None
        return Item(key, "store", at, (130, 320), layout.turn(), seat=owner, word=word, label=label, marks=marks)
    return Item(key, "pocket", at, (120, 120), seat=owner, word=key, label=label, marks=marks)


@lru_cache(maxsize=1024)
def _contents(layout: Layout, place: int, count: int) -> tuple[Item, ...]:
    """What belongs to a place besides its hollow: the numbers on the bark and the monkeys."""
    return (*_numbers(layout, place, count), *_monkeys(layout, place, count))


def _numbers(layout: Layout, place: int, count: int) -> list[Item]:
    """The count and, for a pocket, its letter beside it."""
    key, number = names(layout.pockets)[place], layout.at(layout.number(place))
    if is_store(layout.pockets, place):
        return [Item(f"{key}:count", "text", number, (44, 30), text=str(count), marks=("count",))]
    before, after = layout.beside(number, 16)
    letter = Item(f"{key}:letter", "text", before, (24, 22), text=key, marks=("letter",))
    return [Item(f"{key}:count", "text", after, (44, 30), text=str(count), marks=("count",)), letter]


def _monkeys(layout: Layout, place: int, count: int) -> list[Item]:
    key, centre = names(layout.pockets)[place], layout.centre(place)
    if is_store(layout.pockets, place):
        size, points = IN_STORE, [layout.at(at) for at in around(centre, rows(count))]
    else:  # those in front are painted last
        size = (monkey_size(count),) * 2
        points = sorted((layout.at(at) for at in around(centre, heap(count))), key=lambda at: (at[1], at[0]))
    return [Item(f"{key}:{i}", "mini-monkey", at, size, variants=4) for i, at in enumerate(points)]


@lru_cache(maxsize=1024)
def _hand(layout: Layout, over: int, count: int) -> tuple[Item, ...]:
    """The monkeys in the hand, held over the log between the rows, beside the place it has reached."""
    points = around((layout.centre(over)[0], HEIGHT / 2), heap(count))
    return tuple(Item(f"hand:{i}", "mini-monkey", layout.at(at), IN_HAND, variants=4) for i, at in enumerate(points))
