"""A match: a record replayed, with every state on the way."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from troop.core.chance import Stream, draw
from troop.core.errors import BadRecord, IllegalMove, InvalidNotation, TroopError
from troop.core.game import CHANCE, OVER, Game, Message, Move, Outcome
from troop.core.hidden import hidden_of
from troop.core.input import input_of, move_tree_of
from troop.core.messages import message, seat_number
from troop.core.state import not_legal
from troop.match.record import PERSON, Entry, Record, Registry, Seat, read, read_seat

TIMES_TO_DRAW = 3
"""A draw can be agreed when a position has occurred so often."""
PAIR = 2
"""With two seats resigning ends the game; with more, somebody else takes the seat."""


class Ply(NamedTuple):
    """The situation after an entry: the state, the players, and whether somebody resigned."""

    state: Any
    seats: tuple[Seat, ...]
    move: Move | None = None
    """The move that led here; None for a control action, and at the start."""
    resigned: int | None = None
    agreed: Outcome | None = None
    """The outcome on which the players agreed before the end."""

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return OVER if self.resigned is not None or self.agreed else int(self.state.actor)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, resignation included; None while it goes on."""
        over: Outcome | None = self.state.outcome
        if over:
            return over
        if self.agreed or self.resigned is None:
            return self.agreed
        return Outcome("resigned", None, tuple(seat for seat in range(len(self.seats)) if seat != self.resigned))


class Match:
    """A game being played. Matches are immutable: playing returns a new one."""

    __slots__ = ("_entries", "_header", "_log_entries", "plies", "registry")

    def __init__(self, header: Record, registry: Registry) -> None:
        """Start a match from a record, before its first entry."""
        self.registry = registry
        self.plies = [Ply(_first_state(header), header.seats)]
        self._header = header._replace(entries=())
        self._entries: list[Entry] = []
        self._log_entries: dict[tuple[int, int | None], tuple[str, list[Message]]] = {}

    @classmethod
    def read(cls, text: str, registry: Registry, known: "Iterable[Match]" = ()) -> "Match":
        """Replay a record, from where it leaves the known match that it shares most with. Raises BadRecord."""
        record = read(text, registry)
        match = cls(record, registry)._continued(record, known)
        for index, entry in enumerate(record.entries[match.last :], match.last):
            try:
                match._add(entry.text)
            except TroopError as error:
                raise BadRecord(error.message, *record.place(index)) from error
        return match

    @classmethod
    def played(cls, header: Record, registry: Registry, tell: Callable[["Match"], Move | str | None]) -> "Match":
        """Play what ``tell`` returns for the match so far: legal moves or control actions, until it returns None.

        Raises IllegalMove or InvalidNotation for a control action that does not apply.
        """
        match = cls(header, registry)
        while (told := tell(match)) is not None:
            if isinstance(told, str):
                match._add(told)
            else:
                match._append_move(told)
        return match

    @property
    def game(self) -> Game[Any]:
        return self._header.game

    @property
    def record(self) -> Record:
        return self._header._replace(entries=tuple(self._entries))

    @property
    def has_hidden(self) -> bool:
        """Whether something may be hidden from a seat."""
        return hidden_of(self.game).applies(self._header.options)

    @property
    def private(self) -> bool:
        """Whether the decision to be made is for its seat alone."""
        return self.has_hidden and self.now.actor >= 0 and hidden_of(self.game).is_private(self.now.state)

    @property
    def is_public(self) -> bool:
        """Whether everybody may know all that has happened: nothing is hidden now, or the game is over."""
        return not self.has_hidden or self.now.outcome is not None or self.now.state.view(None) == self.now.state

    @property
    def last(self) -> int:
        """The number of entries."""
        return len(self._entries)

    @property
    def now(self) -> Ply:
        return self.plies[-1]

    @property
    def decision_count(self) -> int:
        """The number of moves made; with the seed it determines what chance draws."""
        return sum(1 for ply in self.plies if ply.move is not None)

    @property
    def offers_draw(self) -> bool:
        """Whether the position has occurred for the third time, or more often."""
        now = self.game.repetition_key(self.now.state) if self.now.actor >= 0 else None
        if now is None:
            return False
        decided = [self.plies[0], *(ply for ply in self.plies[1:] if ply.move is not None)]
        return sum(1 for ply in decided if self.game.repetition_key(ply.state) == now) >= TIMES_TO_DRAW

    @property
    def uncatchable(self) -> int | None:
        """The seat that nobody can catch any more, so that the players can agree to end the game."""
        return self.game.uncatchable(self.now.state) if self.now.actor >= 0 else None

    def text(self, at: int) -> str:
        """Return the text of an entry (from 1)."""
        return self._entries[at - 1].text

    def log_entry(self, at: int, seat: int | None) -> tuple[str, list[Message]]:
        """Return text and log lines of a move (from 1) for a seat; cached, since every view tells the whole game."""
        if (at, seat) not in self._log_entries:
            state, move = self.plies[at - 1].state, self.plies[at].move
            assert move is not None
            self._log_entries[at, seat] = (
                hidden_of(self.game).write_for(state, move, seat),
                list(self.game.narration.log_lines(state, move, seat)),
            )
        return self._log_entries[at, seat]

    def play(self, text: str) -> "Match":
        """Return the match after one more entry in notation. Raises InvalidNotation, IllegalMove or AmbiguousMove."""
        match = self._copy(self.last)
        match._add(text)
        return match

    def decide(self, path: Move) -> "Match":
        """Return the match after a move given by any of its word paths. Raises IllegalMove."""
        if self.now.actor == OVER:
            raise IllegalMove(message("why-over"))
        return self.after(self.legal_move(path))

    def legal_move(self, path: Move) -> Move:
        """Return the legal move that a path of words means now. Raises IllegalMove."""
        narration, state = self.game.narration, self.now.state
        move = move_tree_of(self.game, state).meaning(path) or path
        if move in state.legal_moves():
            return move
        why = narration.why_not_yet(state, path) or narration.why_illegal(state, path)
        raise IllegalMove(why or not_legal(state, path))

    def after(self, move: Move) -> "Match":
        """Return the match after a legal move, given in its own words."""
        match = self._copy(self.last)
        match._append_move(move)
        return match

    def roll(self) -> "Match":
        """Return the match after a chance result, drawn from seed and decision count."""
        return self.decide(draw(self.now.state.weights(), Stream(self._header.seed or "", self.decision_count)))

    def with_automatic_moves(self) -> "Match":
        """Return the match after all chance results and forced moves that come now."""
        match, after = self, self.next_automatic()
        while after is not None:
            match, after = after, after.next_automatic()
        return match

    def next_automatic(self) -> "Match | None":
        """Return the match after the forced move or chance result that comes now; None if a seat has to decide."""
        if (forced := self.forced) is not None:
            return self.decide(forced)
        return self.roll() if self.now.actor == CHANCE else None

    @property
    def forced(self) -> Move | None:
        """The move that is played without asking now."""
        return self._forced(self.last)

    def _forced(self, at: int) -> Move | None:
        ply = self.plies[at]
        return input_of(self.game).forced(ply.state) if ply.actor >= 0 else None

    def seeded(self, seed: str) -> "Match":
        """Return the match with a seed, unless it has one."""
        match = self._copy(self.last)
        if self._header.seed is None:
            match._header = self._header._replace(seed=seed)
        return match

    def undo(self, past_reveals: bool = False) -> tuple["Match", tuple[str, ...]]:
        """Return the match before the last move of a person, and the entries that redo it, without automatic ones."""
        at = self.undo_to(past_reveals)
        if at is None:
            revealed = self.undo_to(past_reveals=True) is not None
            raise IllegalMove(message("why-revealed") if revealed else message("why-no-undo"))
        again = (i for i in range(at, self.last) if not self._is_automatic(i))
        return self._copy(at), tuple(self._entries[i].text for i in again)

    def undo_to(self, past_reveals: bool = False) -> int | None:
        """Return the ply that undo leads to: before the last move of a person, or of any seat if no person plays.

        Undo never passes a ply that revealed something, unless ``past_reveals`` is set.
        """
        people = any(seat.kind == PERSON for seat in self.now.seats)
        for at in range(self.last - 1, -1, -1):
            if not past_reveals and self._revealed(at):
                return None
            seat = self._decided(at)
            if seat is not None and (not people or self.plies[at].seats[seat].kind == PERSON):
                return at
        return None

    def decided_freely(self, at: int) -> bool:
        """Return whether an entry (from 1) was a seat's own decision, with alternatives."""
        return self._decided(at - 1) is not None and self.plies[at].move is not None

    def branch(self, at: int) -> "Match":
        """Return the match as it was after some entries, to continue from there."""
        return self._copy(max(0, min(at, self.last)))

    def _is_automatic(self, at: int) -> bool:
        """Whether the entry after a ply was a chance result or a forced move."""
        by_itself = self.plies[at].actor == CHANCE or self._forced(at) is not None
        return by_itself and self.plies[at + 1].move is not None

    def _revealed(self, at: int) -> bool:
        """Whether the entry after a ply showed somebody something hidden."""
        move = self.plies[at + 1].move
        return move is not None and hidden_of(self.game).reveals(self.plies[at].state, move)

    def _decided(self, at: int) -> int | None:
        """Return the seat that decided the entry after a ply, resigning included; None for chance and for seat
        changes.
        """
        after = self.plies[at + 1]
        if after.agreed:
            return self.plies[at].actor
        if after.move is None:
            return after.resigned
        return None if self._is_automatic(at) else self.plies[at].actor

    def _continued(self, record: Record, known: "Iterable[Match]") -> "Match":
        """Return the longest beginning of a record that a known match has, or this match."""
        alike = [match for match in known if match._header == self._header]
        shared = [(_shared(match._entries, record.entries), match) for match in alike]
        at, match = max(shared, key=lambda pair: pair[0], default=(0, self))
        return match._copy(at)

    def _copy(self, at: int) -> "Match":
        match = object.__new__(Match)
        match.registry, match._header = self.registry, self._header
        match.plies, match._entries = self.plies[: at + 1], self._entries[:at]
        match._log_entries = {key: entry for key, entry in self._log_entries.items() if key[0] <= at}
        return match

    def _add(self, text: str) -> None:
        now = self.now
        if now.actor == OVER:
            raise IllegalMove(message("why-over"))
        if text.startswith("!"):
            word = " ".join(text.split())
            self._append(Entry(word, True), self._after_control_action(word))
        else:
            self._append_move(self.game.notation.parse(now.state, text))

    def _after_control_action(self, word: str) -> Ply:
        if agreed := self._agreed(word):
            return self.now._replace(move=None, agreed=agreed)
        if (state := input_of(self.game).control_action(self.now.state, word)) is not None:
            return self.now._replace(state=state, move=None)
        return _after_seat_action(self.now, word, self.registry)

    def _agreed(self, word: str) -> Outcome | None:
        """Return the outcome after ``!draw`` or ``!end``; None for other words."""
        if word == "!draw":
            if not self.offers_draw:
                raise IllegalMove(message("why-no-draw"))
            return Outcome("agreed", None, ())
        if word == "!end":
            if (winner := self.uncatchable) is None:
                raise IllegalMove(message("why-no-end"))
            return Outcome("uncatchable", None, (winner,))
        return None

    def _append_move(self, move: Move) -> None:
        entry = Entry(self.game.notation.write(self.now.state, move), self._begins_line())
        self._append(entry, self.now._replace(state=self.now.state.after(move), move=move))

    def _append(self, entry: Entry, ply: Ply) -> None:
        self._entries.append(entry)
        self.plies.append(ply)

    def _begins_line(self) -> bool:
        """Whether the next move begins a line in the record: when another seat decides. Chance continues the line."""
        if not self._entries or self.now.move is None:
            return True
        if self.now.actor == CHANCE:
            return False
        deciders = (self._decided(at) for at in range(self.last - 1, -1, -1))
        return self.now.actor != next((seat for seat in deciders if seat is not None), None)


def _shared(some: Sequence[Entry], others: Sequence[Entry]) -> int:
    """Return how many entries two records have in common at the beginning."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((at for at, (a, b) in pairs if a.text != b.text), min(len(some), len(others)))


def _first_state(header: Record) -> Any:
    """Return the state in which a record begins."""
    if header.position is None:
        return header.game.start(**header.options)
    return header.game.notation.from_text(header.position, **header.options)


def _after_seat_action(now: Ply, text: str, registry: Registry) -> Ply:
    """Return the ply after ``!resign 2`` or ``!seat 2 random``."""
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
        sits = read_seat(rest, registry)
    except ValueError as error:
        raise IllegalMove(error.args[0]) from error
    return now._replace(move=None, seats=(*now.seats[:seat], sits, *now.seats[seat + 1 :]))


def control_message(game: str, text: str, after: Ply) -> Message:
    """Return the log line of a control action; a game's own actions have messages of their own."""
    if after.agreed:
        winners = after.agreed.winners
        return message("match-ended", seat=seat_number(winners[0])) if winners else message("match-drawn")
    if after.resigned is not None:
        return message("match-resigned", seat=seat_number(after.resigned))
    word, _, rest = text.partition(" ")
    if word != "!seat":
        return message(f"{game}-{word.removeprefix('!')}")
    seat = int(rest.split(" ")[0])
    sits = after.seats[seat - 1]
    return message("match-seated", seat=seat, kind=message(f"kind-{sits.kind}"), name=sits.name)
