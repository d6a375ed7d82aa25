"""A letter played through, as far as what is known allows."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from troop.core.chance import Stream, Weights, draw
from troop.core.errors import bad_link
from troop.core.game import CHANCE, OVER, Move
from troop.core.message import seat_number
from troop.core.pack import legal_at
from troop.core.record import House
from troop.core.table import Table
from troop.letters.letter import Dice, Entry, Letter
from troop.letters.seal import FEW, Seal
from troop.letters.unknown import Unknown

MARKS = 8
"""How many earlier moments of a game are kept at hand."""


class Stop(NamedTuple):
    """Why a game cannot go on with what is known."""

    seat: int = CHANCE
    """Who has to open a seal; CHANCE: there is a roll to be made."""
    entry: int = -1
    """The seal."""
    denied: tuple[Move, ...] | None = None
    """What it may be shown not to be; None: it has to be opened as a whole."""

    @property
    def rolls(self) -> bool:
        """There is a roll to be made."""
        return self.seat == CHANCE


class Again(Exception):  # noqa: N818
    """Chance turned out to have decided otherwise than was taken for granted."""


class Replay:
    """A letter played through, entry by entry. What the others have under seal stands for anything it can be."""

    def __init__(self, letter: Letter, house: House, own: Mapping[int, Move]) -> None:
        """Before the first entry; ``own`` are the decisions under seal that this player made, by entry."""
        self._letter, self._house, self.own = letter, house, own
        self._dice = Dice(letter)
        self._drawn: dict[int, Move] = {}
        """What chance, unseen, is taken to have decided; by entry of the table."""
        self._begin()
        self._try(self._settle)

    def _begin(self) -> None:
        self.table = Table(self._letter.head, self._house)
        self.entries: list[Entry] = []
        self.legal: list[tuple[Move, ...]] = []
        """What could be decided at each entry."""
        self.rolled: list[int] = []
        """How many rolls there were before each."""
        self.unknown: list[Unknown] = []
        self.rolls = 0
        """How many rolls there were. One is enough for all that chance does until somebody decides."""
        self.stop: Stop | None = None
        self._waits: Move | None = None
        """A decision whose effect depends on what is not known yet."""
        self._rolling: int | None = None
        self._throws = 0
        self._marks: tuple[Replay, ...] = ()
        """The same before each of the last seals: when one is opened, there is no need to begin anew."""

    def copy(self, letter: Letter, own: Mapping[int, Move]) -> "Replay":
        """The same, to go on with what more is known."""
        other = object.__new__(Replay)
        other.__dict__.update(self.__dict__)
        other.entries, other.legal, other.rolled = list(self.entries), list(self.legal), list(self.rolled)
        other._drawn = dict(self._drawn)
        other.unknown = [unknown.copy() for unknown in self.unknown]
        other._letter, other.own, other._dice = letter, own, Dice(letter)
        return other

    def resumed(self, letter: Letter, own: Mapping[int, Move], same: int) -> "Replay":
        """The game as it was no later than after so many entries, to go on with those of another letter."""
        marks = [mark for mark in (*self._marks, self) if len(mark.entries) <= same]
        if not marks:
            return Replay(letter, self._house, own)
        other = marks[-1].copy(letter, own)
        other._drawn, other._marks = dict(self._drawn), tuple(marks[:-1][-MARKS:])
        if other.stop:
            other.go_on()
        return other

    @property
    def actor(self) -> int | None:
        """The seat that decides now, or OVER; None if nobody can."""
        return None if self.stop else self.table.now.actor

    def push(self, entry: Entry) -> None:
        """Go on with an entry. Raises BadLink if nothing can follow, or not this."""
        if self.stop or self.table.now.actor < 0:
            raise bad_link("letter-too-far")
        self._try(lambda: self._push(entry))

    def opened(self, at: int, seal: Seal) -> None:
        """More of a seal is open."""
        self.entries[at] = self.entries[at]._replace(seal=seal)
        self._marks = tuple(mark for mark in self._marks if len(mark.entries) <= at)
        for unknown in self.unknown:
            if unknown.entry == at:
                unknown.narrow(seal.possible(self.legal[at]))
        self.unknown = [unknown for unknown in self.unknown if unknown.entry != at or not seal.is_open]

    def go_on(self) -> None:
        """More is known than before: rolls, or what was under seal."""
        waits, self.stop, self._waits = self._waits, None, None
        self._try(lambda: self._go_on(waits))

    def _try(self, step: Callable[[], None]) -> None:
        """Do something; when chance turns out to have decided otherwise, do all again from the beginning."""
        while True:
            try:
                return step()
            except Again:
                entries = self.entries
                self._begin()
                step = partial(self._all, entries)

    def _all(self, entries: list[Entry]) -> None:
        self._settle()
        for entry in entries:
            self._push(entry)

    def _push(self, entry: Entry) -> None:
        if entry.seal:
            mark = self.copy(self._letter, self.own)
            mark._marks = ()
            self._marks = (*self._marks[-MARKS:], mark)
        self.legal.append(legal_at(self.table.now))
        self.rolled.append(self.rolls)
        self.entries.append(entry)
        self._rolling = None
        if entry.word:
            self.table = self.table.play(entry.word)
        elif entry.move is not None:
            self._apply(entry.move)
        else:
            self._apply(*self._sealed(entry))
        self._settle()

    def _go_on(self, waits: Move | None) -> None:
        if waits is not None:
            self._apply(waits)
        self._settle()

    # Playing

    def _settle(self) -> None:
        """Play all that goes by itself."""
        while not self.stop and self.table.now.actor != OVER:
            if (forced := self.table.forced) is not None:
                self._apply(forced)
            elif self.table.now.actor == CHANCE:
                self._chance()
            else:
                return

    def _chance(self) -> None:
        """Chance decides. What nobody sees is left open until it matters: nobody could look it up in the letter."""
        now = self.table.now
        weights = now.state.weights()
        if len(weights) == 1:
            return self._apply(weights[0][0])
        if (unknown := self._unseen(weights)) is not None:
            return self._apply(self._drawn.get(self.table.last, weights[0][0]), unknown)
        if (stream := self._stream()) is not None:
            self._apply(draw(weights, stream))
        return None

    def _unseen(self, weights: Weights) -> Unknown | None:
        """What chance decides now, if nobody sees it."""
        if not self.table.hides:
            return None
        now, seats = self.table.now.state, len(self.table.now.seats)
        for some in (weights[:2], weights):
            unknown = Unknown(
                self.table.last, CHANCE, seats, {move: now.apply(move) for move, _ in some}, weights=weights
            )
            if len(unknown.classes()) > 1:
                return None
        return unknown

    def _apply(self, move: Move, hidden: Unknown | None = None) -> None:
        """Make a decision, which may be hidden; if what it does depends on the unknown, the game waits before it."""
        uncovers = self.table.game.uncovers(self.table.now.state)
        unknown: list[Unknown] = []
        for before in sorted(self.unknown, key=lambda before: before.maker == CHANCE):
            if before.whole and uncovers:
                self.stop, self._waits = Stop(before.maker, before.entry), move
                return
            after = before.after(move)
            if len(classes := after.classes()) > 1 and not self._learned(after, classes):
                self._waits = move
                return
            unknown += [after] if after.whole or len(after.worlds) > 1 else []
        self.unknown = unknown + ([hidden] if hidden else [])
        self.table = self.table.after(move)

    def _learned(self, unknown: Unknown, classes: list[tuple[Move, ...]]) -> bool:
        """Whether it can be known by now to which class something belongs; if not, what it takes is in ``stop``."""
        if unknown.maker != CHANCE:
            own = next((each for each in classes if self.own.get(unknown.entry) in each), ())
            denied = tuple(move for each in classes for move in each if move not in own) if len(own) > 1 else None
            self.stop = Stop(unknown.maker, unknown.entry, denied)
            return False
        if (stream := self._stream()) is None:
            return False
        fallen = unknown.fall(classes, stream)
        if self.table.points[unknown.at + 1].move not in fallen:
            self._drawn[unknown.at] = fallen[0]
            raise Again
        unknown.narrow(fallen)
        return True

    def _sealed(self, entry: Entry) -> tuple[Move, Unknown | None]:
        """A decision under seal: one's own is known; another's may be anything that it can be."""
        assert entry.seal
        at, now, legal = len(self.entries) - 1, self.table.now, self.legal[-1]
        possible = entry.seal.possible(legal)
        if not possible:
            raise bad_link("letter-seal", seat=seat_number(entry.seat))
        if self.table.game.uncovers(now.state) or not self.table.private or len(legal) == 1:
            raise bad_link("letter-too-far")
        move = self.own.get(at, possible[0])
        if len(possible) == 1:
            return move, None
        worlds = {choice: now.state.apply(choice) for choice in possible} if len(legal) <= FEW else {}
        return move, Unknown(self.table.last, entry.seat, len(now.seats), worlds, at)

    def _stream(self) -> Stream | None:
        """Random numbers for what chance decides now; None if the roll is still to be made."""
        if self._rolling is None:
            if self._dice.known <= self.rolls:
                self.stop = Stop()
                return None
            self._rolling, self._throws = self.rolls, 0
            self.rolls += 1
        self._throws += 1
        return Stream(self._dice.seed(self._rolling), self._throws)
