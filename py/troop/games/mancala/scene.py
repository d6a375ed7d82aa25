"""The picture of Monkey Mancala: a carved log with every monkey in its place."""

from typing import NamedTuple

from troop.core.game import CHANCE, Event, Move
from troop.core.message import message
from troop.core.scene import Item, Point, Scene
from troop.games.mancala.layout import COLUMN, END, HEIGHT, NUMBERS, Layout, around, heap, rows
from troop.games.mancala.rules import NORTH, SOUTH, Sowing, State, name, opposite, pockets, side_of, size, store, sweep
from troop.games.mancala.story import SIDES, events, sowing

MONKEY, MONKEY_IN_HAND = (36, 36), (42, 42)


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
        board[sown.last] = board[opposite(board, sown.last)] = 0
        board[store(board, sown.side)] += sown.captured
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
    end = name(view.board, sown.last)
    path = dict.fromkeys(name(view.board, place) for place in sown.path)
    return (*((key, "path") for key in path if key != end), (end, "end"))


def draw(picture: Picture) -> Scene:
    """All items, from the log up to the hand."""
    board, layout = picture.board, picture.layout
    items = [*_log(layout), *_hollows(picture), *_numbers(picture)]
    for place in range(len(board)):
        items += _monkeys(layout, board, place)
    return Scene(layout.size, (*items, *_hand(picture)))


def _picture(state: State, seat: int | None, shape: str) -> Picture:
    flipped = seat is not None and state.south is not None and seat != state.south
    return Picture(state.board, Layout(size(state.board), shape == "tall", flipped), state.south)


def _last_marks(last: tuple[State, Move] | None) -> tuple[tuple[int, str], ...]:
    return _marks(sowing(*last)) if last and last[0].actor != CHANCE else ()


def _marks(sown: Sowing) -> tuple[tuple[int, str], ...]:
    return (sown.pocket, "last"), (sown.last, "end")


def _log(layout: Layout) -> list[Item]:
    middle, ends = HEIGHT / 2, (END, HEIGHT)
    items = [Item("log:left", "log-end", layout.at((END / 2, middle)), ends, layout.turn())]
    for i in range(layout.pockets):
        at = layout.at((layout.column(i), middle))
        items.append(Item(f"log:{i + 1}", "log-middle", at, (COLUMN, HEIGHT), layout.turn()))
    right = layout.at((layout.width - END / 2, middle))
    return [*items, Item("log:right", "log-end", right, ends, layout.turn(180))]


def _hollows(picture: Picture) -> list[Item]:
    """The pockets and stores, in the order of sowing."""
    return [_hollow(picture, place) for place in range(len(picture.board))]


def _hollow(picture: Picture, place: int) -> Item:
    board, layout = picture.board, picture.layout
    side, key, count = side_of(board, place), name(board, place), board[place]
    marks = tuple(mark for marked, mark in picture.marks if marked == place)
    owner = picture.south if side == SOUTH or picture.south is None else 1 - picture.south
    at = layout.at(_centre(layout, board, place))
    if place == store(board, side):
        label = message("mancala-store", side=SIDES[side], count=count)
        return Item(key, "store", at, (130, 320), layout.turn(), seat=owner, label=label, marks=marks)
    label = message("mancala-pocket", side=SIDES[side], pocket=key, count=count)
    return Item(key, "pocket", at, (120, 120), seat=owner, word=key, label=label, marks=marks)


def _numbers(picture: Picture) -> list[Item]:
    """The count of each place and the letter of each pocket, on the bark toward the owner."""
    board, layout, items = picture.board, picture.layout, []
    for place in range(len(board)):
        side, key = side_of(board, place), name(board, place)
        x, y = _centre(layout, board, place)[0], NUMBERS[side]
        shift = 0 if place == store(board, side) else 14
        if place == store(board, side):
            x += 20 if side == NORTH else -20
        count = layout.at((x + shift, y))
        items.append(Item(f"{key}:count", "text", count, (44, 30), text=str(board[place]), marks=("count",)))
        if place != store(board, side):
            letter = layout.at((x - shift - 6, y))
            items.append(Item(f"{key}:letter", "text", letter, (24, 22), text=key, marks=("letter",)))
    return items


def _monkeys(layout: Layout, board: tuple[int, ...], place: int) -> list[Item]:
    key, count = name(board, place), board[place]
    offsets = rows(count) if place == store(board, side_of(board, place)) else heap(count)
    points = around(_centre(layout, board, place), offsets)
    return [Item(f"{key}:{i}", "mini-monkey", layout.at(at), MONKEY, variants=4) for i, at in enumerate(points)]


def _hand(picture: Picture) -> list[Item]:
    """The monkeys in the hand, held over the log between the rows, beside the place it has reached."""
    board, layout = picture.board, picture.layout
    centre = (_centre(layout, board, picture.over)[0], HEIGHT / 2)
    points = around(centre, heap(picture.hand))
    return [Item(f"hand:{i}", "mini-monkey", layout.at(at), MONKEY_IN_HAND, variants=4) for i, at in enumerate(points)]


def _centre(layout: Layout, board: tuple[int, ...], place: int) -> Point:
    side = side_of(board, place)
    if place == store(board, side):
        return layout.store(side)
    return layout.pocket(side, place - pockets(board, side).start)
