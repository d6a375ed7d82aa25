"""A table: a record played through, so that every state on the way is at hand."""

from collections.abc import Callable
from typing import Any, NamedTuple

from troop.core.chance import Stream, draw
from troop.core.errors import BadRecord, IllegalMove, InvalidNotation, TroopError
from troop.core.game import CHANCE, OVER, Game, Message, Move, Outcome
from troop.core.message import message, seat_number
from troop.core.path import paths_of
from troop.core.record import PERSON, Entry, House, Record, Seat, read, read_seat

TIMES_TO_DRAW = 3
"""How often a position comes up before the table offers a draw."""
PAIR = 2
"""A game of two ends when one resigns; of more, somebody else takes the seat."""


class Point(NamedTuple):
    """What holds after an entry: the state, who sits where, who has resigned."""

    state: Any
    seats: tuple[Seat, ...]
    move: Move | None = None
    """The decision that led here; None for a table word, and at the start."""
    resigned: int | None = None
    drawn: bool = False
    """The table agreed on a draw."""

    @property
    def actor(self) -> int:
        """Who decides: a seat, CHANCE, or OVER."""
        return OVER if self.resigned is not None or self.drawn else int(self.state.actor)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did: resigning ends it too."""
        over: Outcome | None = self.state.outcome
        if over:
            return over
        if self.drawn:
            return Outcome("agreed", None, ())
        if self.resigned is None:
            return None
        return Outcome("resigned", None, tuple(seat for seat in range(len(self.seats)) if seat != self.resigned))


class Table:
    """A game being played. Tables do not change: playing makes a new one."""

    __slots__ = ("_entries", "_head", "_told", "house", "points")

    def __init__(self, head: Record, house: House) -> None:
        """A table before the first decision of a record."""
        self.house = house
        self.points = [Point(_first_state(head), head.seats)]
        self._head = head._replace(entries=())
        self._entries: list[Entry] = []
        self._told: dict[tuple[int, int | None], tuple[str, list[Message]]] = {}

    @classmethod
    def read(cls, text: str, house: House) -> "Table":
        """The table of a record's text. Raises BadRecord."""
        record = read(text, house)
        table = cls(record, house)
        for index, entry in enumerate(record.entries):
            try:
                table._add(entry.text)
            except TroopError as error:
                raise BadRecord(error.message, *record.place(index)) from error
        return table

    @classmethod
    def played(cls, head: Record, house: House, tell: Callable[["Table"], Move | str | None]) -> "Table":
        """The table after all that somebody tells, looking at it: legal moves or table words; None when that is all.

        Raises IllegalMove or InvalidNotation for a table word that does not apply.
        """
        table = cls(head, house)
        while (told := tell(table)) is not None:
            if isinstance(told, str):
                table._add(told)
            else:
                table._append_move(told)
        return table

    @property
    def game(self) -> Game[Any]:
        return self._head.game

    @property
    def record(self) -> Record:
        return self._head._replace(entries=tuple(self._entries))

    @property
    def hides(self) -> bool:
        """Whether something may be hidden from a seat."""
        return self.game.hides(self._head.options)

    @property
    def private(self) -> bool:
        """Whether what is to be decided now is for the eyes of one seat alone."""
        return self.hides and self.now.actor >= 0 and self.game.private(self.now.state)

    @property
    def open_to_all(self) -> bool:
        """Whether everybody may know all that has happened: nothing hidden is pending, or the game is over."""
        return not self.hides or self.now.outcome is not None or self.now.state.view(None) == self.now.state

    @property
    def last(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    @property
    def now(self) -> Point:
        return self.points[-1]

    @property
    def place(self) -> int:
        """How many decisions were made; what chance draws follows from this and the seed."""
        return sum(1 for point in self.points if point.move is not None)

    @property
    def offers_draw(self) -> bool:
        """Whether the position has come up for the third time, or more often."""
        now = self.game.repeated(self.now.state) if self.now.actor >= 0 else None
        if now is None:
            return False
        decided = [self.points[0], *(point for point in self.points[1:] if point.move is not None)]
        return sum(1 for point in decided if self.game.repeated(point.state) == now) >= TIMES_TO_DRAW

    def text(self, at: int) -> str:
        """The entry that led to a point (from 1)."""
        return self._entries[at - 1].text

    def telling(self, at: int, seat: int | None) -> tuple[str, list[Message]]:
        """The decision that led to a point (from 1), as text and sentences for a seat; remembered, since every look
        tells the whole game."""
        if (at, seat) not in self._told:
            state, move = self.points[at - 1].state, self.points[at].move
            assert move is not None
            self._told[at, seat] = self.game.seen(state, move, seat), list(self.game.sentences(state, move, seat))
        return self._told[at, seat]

    def play(self, text: str) -> "Table":
        """The table after one more entry, in notation. Raises InvalidNotation, IllegalMove or AmbiguousMove."""
        table = self._copy(self.last)
        table._add(text)
        return table

    def decide(self, move: Move) -> "Table":
        """The table after one more decision, in any of its spellings. Raises IllegalMove."""
        if self.now.actor == OVER:
            raise IllegalMove(message("why-over"))
        move = paths_of(self.game, self.now.state).meaning(move) or move
        if problem := self.game.why(self.now.state, move):
            raise IllegalMove(problem)
        return self.after(move)

    def after(self, move: Move) -> "Table":
        """The table after one more decision that is legal, in its own spelling."""
        table = self._copy(self.last)
        table._append_move(move)
        return table

    def roll(self) -> "Table":
        """The table after chance decided, from the seed and the place."""
        return self.decide(draw(self.now.state.weights(), Stream(self._head.seed or "", self.place)))

    def settled(self) -> "Table":
        """The table once chance has decided all that is its to decide, and what is forced has been played."""
        table, after = self, self.going()
        while after is not None:
            table, after = after, after.going()
        return table

    def going(self) -> "Table | None":
        """The table after one thing that goes by itself: what is forced, or chance; None if somebody has to decide."""
        if (forced := self.forced) is not None:
            return self.decide(forced)
        return self.roll() if self.now.actor == CHANCE else None

    @property
    def forced(self) -> Move | None:
        """What is played by itself now."""
        return self._forced(self.last)

    def _forced(self, at: int) -> Move | None:
        """What is played by itself at a point."""
        point = self.points[at]
        return self.game.forced(point.state) if point.actor >= 0 else None

    def seeded(self, seed: str) -> "Table":
        """The same table; if it had no seed it has this one."""
        table = self._copy(self.last)
        if self._head.seed is None:
            table._head = self._head._replace(seed=seed)
        return table

    def undo(self, past_reveals: bool = False) -> tuple["Table", tuple[str, ...]]:
        """The table before the last decision of a person, and what to enter to redo it, but for what goes by itself."""
        at = self.undo_to(past_reveals)
        if at is None:
            revealed = self.undo_to(past_reveals=True) is not None
            raise IllegalMove(message("why-revealed") if revealed else message("why-no-undo"))
        again = (i for i in range(at, self.last) if not self._goes_by_itself(i))
        return self._copy(at), tuple(self._entries[i].text for i in again)

    def undo_to(self, past_reveals: bool = False) -> int | None:
        """Where undoing leads: before the last decision of a person, or of any seat if no person plays.

        What was revealed cannot be unseen: unless the table allows it, nothing leads back behind that.
        """
        people = any(seat.kind == PERSON for seat in self.now.seats)
        for at in range(self.last - 1, -1, -1):
            if not past_reveals and self._revealed(at):
                return None
            seat = self._decided(at)
            if seat is not None and (not people or self.points[at].seats[seat].kind == PERSON):
                return at
        return None

    def decided_freely(self, at: int) -> bool:
        """Whether an entry (from 1) was decided by a seat, and could have been decided otherwise."""
        return self._decided(at - 1) is not None and self.points[at].move is not None

    def branch(self, at: int) -> "Table":
        """The table as it was after so many entries, to go on from there."""
        return self._copy(max(0, min(at, self.last)))

    def _goes_by_itself(self, at: int) -> bool:
        """Whether what follows a point is the doing of chance, or was forced."""
        by_itself = self.points[at].actor == CHANCE or self._forced(at) is not None
        return by_itself and self.points[at + 1].move is not None

    def _revealed(self, at: int) -> bool:
        """Whether what follows a point showed somebody something hidden."""
        move = self.points[at + 1].move
        return move is not None and self.game.reveals(self.points[at].state, move)

    def _decided(self, at: int) -> int | None:
        """The seat that decided what follows a point, ending it included; None for chance and for seats taken."""
        after = self.points[at + 1]
        if after.drawn:
            return self.points[at].actor
        if after.move is None:
            return after.resigned
        return None if self._goes_by_itself(at) else self.points[at].actor

    def _copy(self, at: int) -> "Table":
        table = object.__new__(Table)
        table.house, table._head = self.house, self._head
        table.points, table._entries = self.points[: at + 1], self._entries[:at]
        table._told = {place: told for place, told in self._told.items() if place[0] <= at}
        return table

    def _add(self, text: str) -> None:
        now = self.now
        if now.actor == OVER:
            raise IllegalMove(message("why-over"))
        if text.startswith("!"):
            word = " ".join(text.split())
            if word == "!draw" and not self.offers_draw:
                raise IllegalMove(message("why-no-draw"))
            state = self.game.table_word(now.state, word)
            own = state is not None
            after = now._replace(state=state, move=None) if own else _after_word(now, word, self.house)
            self._append(Entry(word, True), after)
        else:
            self._append_move(self.game.parse(now.state, text))

    def _append_move(self, move: Move) -> None:
        entry = Entry(self.game.write(self.now.state, move), self._opens())
        self._append(entry, self.now._replace(state=self.now.state.apply(move), move=move))

    def _append(self, entry: Entry, point: Point) -> None:
        self._entries.append(entry)
        self.points.append(point)

    def _opens(self) -> bool:
        """Whether the next decision begins a line: another seat decides. Chance goes on where it finds itself."""
        if not self._entries or self.now.move is None:
            return True
        if self.now.actor == CHANCE:
            return False
        deciders = (self._decided(at) for at in range(self.last - 1, -1, -1))
        return self.now.actor != next((seat for seat in deciders if seat is not None), None)


def _first_state(head: Record) -> Any:
    """Where a record begins: at its position, or where the game starts."""
    if head.position is None:
        return head.game.start(**head.options)
    return head.game.position(head.position, **head.options)


def _after_word(now: Point, text: str, house: House) -> Point:
    """The point after a table word: ``!resign 2``, ``!seat 2 random``, ``!draw``."""
    if text == "!draw":
        return now._replace(move=None, drawn=True)
    word, _, rest = text.partition(" ")
    number, _, rest = rest.partition(" ")
    seat = next((i for i in range(len(now.seats)) if str(seat_number(i)) == number), None)
    if seat is None or word not in ("!resign", "!seat") or (word == "!resign" and rest):
        raise InvalidNotation(text)
    if word == "!resign":
        if len(now.seats) > PAIR:
            raise IllegalMove(message("why-no-resigning"))
        return now._replace(move=None, resigned=seat)
    try:
        sits = read_seat(rest, house)
    except ValueError as error:
        raise IllegalMove(error.args[0]) from error
    return now._replace(move=None, seats=(*now.seats[:seat], sits, *now.seats[seat + 1 :]))


def told(game: str, text: str, after: Point) -> Message:
    """What a log says of a table word; one of the game's own is called as the word is."""
    if after.drawn:
        return message("table-drawn")
    if after.resigned is not None:
        return message("table-resigned", seat=seat_number(after.resigned))
    word, _, rest = text.partition(" ")
    if word != "!seat":
        return message(f"{game}-{word.removeprefix('!')}")
    seat = int(rest.split(" ")[0])
    sits = after.seats[seat - 1]
    return message("table-seated", seat=seat, kind=message(f"kind-{sits.kind}"), name=sits.name)
