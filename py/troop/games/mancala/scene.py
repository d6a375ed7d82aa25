"""The picture of Monkey Mancala: a carved log with every monkey in its place."""

from functools import lru_cache
from typing import NamedTuple

from troop.core.game import CHANCE, Event, Move
from troop.core.message import message
from troop.core.scene import Item, Scene
from troop.games.mancala.board import SOUTH, is_store, names, opposite, side_of, size, store
from troop.games.mancala.layout import COLUMN, END, HEIGHT, Layout, around, heap, rows
from troop.games.mancala.rules import Sowing, State, sweep
from troop.games.mancala.story import SIDES, events, sowing

MONKEY, IN_HAND = (36, 36), (42, 42)


class Picture(NamedTuple):
    """What a scene shows: a board, the monkeys in the hand, and what is marked."""

    board: tuple[int, ...]
    layout: Layout
    south: int | None
    hand: int = 0
    over: int = 0
    """The place that the hand is over."""
    marks: tuple[tuple[int, str], ...] = ()


def scene(view: State, seat: int | None, shape: str, last: tuple[State, Move] | None) -> Scene:
    """The scene of a state."""
    return draw(_picture(view, seat, shape)._replace(marks=_last_marks(last)))


def frames(state: State, move: Move, seat: int | None, shape: str) -> tuple[tuple[Event, Scene], ...]:
    """The events of a decision, each with its scene."""
    told = events(state, move)
    if state.actor == CHANCE:
        after = scene(state.apply(move), seat, shape, (state, move))
        return tuple((event, after) for event in told)
    shown = pictures(_picture(state, seat, shape), sowing(state, move))
    return tuple((event, draw(picture)) for event, picture in zip(told, shown, strict=True))


def pictures(before: Picture, sown: Sowing) -> list[Picture]:
    """The pictures of a sowing: one for each of its events."""
    board = list(before.board)
    board[sown.pocket] = 0
    marks: tuple[tuple[int, str], ...] = ((sown.pocket, "last"),)
    shown = [before._replace(board=tuple(board), hand=len(sown.path), over=sown.pocket, marks=marks)]
    for hand, place in zip(range(len(sown.path) - 1, -1, -1), sown.path, strict=True):
        board[place] += 1
        marks = marks if hand else _marks(sown)
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


def ghost(view: State, move: Move) -> tuple[tuple[str, str], ...]:
    """Where the monkeys of a pocket would drop."""
    sown = sowing(view, move)
    keys = names(size(view.board))
    path = [keys[place] for place in dict.fromkeys(sown.path) if place != sown.last]
    return (*((key, "path") for key in path), (keys[sown.last], "end"))


def draw(picture: Picture) -> Scene:
    """All items, from the log up to the hand."""
    board, layout = picture.board, picture.layout
    items = [*_log(layout), *(_hollow(picture, place) for place in range(len(board)))]
    for place, count in enumerate(board):
        items += _contents(layout, place, count)
    return Scene(layout.size, (*items, *_hand(layout, picture.over, picture.hand)))


def _picture(state: State, seat: int | None, shape: str) -> Picture:
    flipped = seat is not None and state.south is not None and seat != state.south
    return Picture(state.board, Layout(size(state.board), shape == "tall", flipped), state.south)


def _last_marks(last: tuple[State, Move] | None) -> tuple[tuple[int, str], ...]:
    return _marks(sowing(*last)) if last and last[0].actor != CHANCE else ()


def _marks(sown: Sowing) -> tuple[tuple[int, str], ...]:
    return (sown.pocket, "last"), (sown.last, "end")


@lru_cache(maxsize=32)
def _log(layout: Layout) -> tuple[Item, ...]:
    middle, ends, turn = HEIGHT / 2, (END, HEIGHT), layout.turn()
    left = Item("log:left", "log-end", layout.at((END / 2, middle)), ends, turn)
    right = Item("log:right", "log-end", layout.at((layout.width - END / 2, middle)), ends, layout.turn(180))
    columns = [layout.at((layout.column(i), middle)) for i in range(layout.pockets)]
    middles = [Item(f"log:{i}", "log-middle", at, (COLUMN, HEIGHT), turn) for i, at in enumerate(columns, 1)]
    return (left, *middles, right)


def _hollow(picture: Picture, place: int) -> Item:
    """A pocket or a store."""
    layout, count = picture.layout, picture.board[place]
    side, key = side_of(layout.pockets, place), names(layout.pockets)[place]
    marks = tuple(mark for marked, mark in picture.marks if marked == place)
    owner = picture.south if side == SOUTH or picture.south is None else 1 - picture.south
    at = layout.at(layout.centre(place))
    if is_store(layout.pockets, place):
        label = message("mancala-store", side=SIDES[side], count=count)
        return Item(key, "store", at, (130, 320), layout.turn(), seat=owner, label=label, marks=marks)
    label = message("mancala-pocket", side=SIDES[side], pocket=key, count=count)
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
    key = names(layout.pockets)[place]
    offsets = rows(count) if is_store(layout.pockets, place) else heap(count)
    points = around(layout.centre(place), offsets)
    return [Item(f"{key}:{i}", "mini-monkey", layout.at(at), MONKEY, variants=4) for i, at in enumerate(points)]


@lru_cache(maxsize=1024)
def _hand(layout: Layout, over: int, count: int) -> tuple[Item, ...]:
    """The monkeys in the hand, held over the log between the rows, beside the place it has reached."""
    points = around((layout.centre(over)[0], HEIGHT / 2), heap(count))
    return tuple(Item(f"hand:{i}", "mini-monkey", layout.at(at), IN_HAND, variants=4) for i, at in enumerate(points))
