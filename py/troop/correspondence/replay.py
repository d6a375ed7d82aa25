"""Replays a correspondence game as far as what is known allows."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from troop.core.chance import Stream, Weights, draw
from troop.core.errors import bad_link
from troop.core.game import CHANCE, OVER, Move
from troop.core.hidden import hidden_of
from troop.core.messages import seat_number
from troop.correspondence.game import Correspondence, Dice, Entry
from troop.correspondence.sealed_move import FEW, SealedMove
from troop.correspondence.unknown import Unknown
from troop.match.link import legal_at
from troop.match.match import Match
from troop.match.record import Registry

MARKS = 8
"""How many earlier snapshots are kept."""


class Stop(NamedTuple):
    """Why the game cannot go on with what is known."""

    seat: int = CHANCE
    """The seat that has to reveal a sealed move; CHANCE if a roll is due."""
    entry: int = -1
    """The entry of the sealed move."""
    denied: tuple[Move, ...] | None = None
    """The moves that may be ruled out; None if all of it has to be revealed."""

    @property
    def rolls(self) -> bool:
        """Whether a roll is due."""
        return self.seat == CHANCE


class Again(Exception):  # noqa: N818
    """A chance result turned out to differ from the one assumed."""


class Replay:
    """Replays entry by entry. A move sealed by another player stands for anything it can be."""

    def __init__(self, correspondence: Correspondence, registry: Registry, own: Mapping[int, Move]) -> None:
        """Start before the first entry; ``own`` are this player's sealed moves by entry."""
        self._correspondence, self._registry, self.own = correspondence, registry, own
        self._dice = Dice(correspondence)
        self._drawn: dict[int, Move] = {}
        """Assumed results of hidden chance, by entry of the match."""
        self._begin()
        self._try(self._play_automatic)

    def _begin(self) -> None:
        self.match = Match(self._correspondence.head, self._registry)
        self.entries: list[Entry] = []
        self.legal: list[tuple[Move, ...]] = []
        """The legal moves at each entry."""
        self.rolled: list[int] = []
        """The number of rolls before each entry."""
        self.unknown: list[Unknown] = []
        self.rolls = 0
        """The number of rolls. One is enough for all chance results until a seat decides."""
        self.stop: Stop | None = None
        self._waits: Move | None = None
        """A move whose effect depends on something unknown."""
        self._rolling: int | None = None
        self._throws = 0
        self._marks: tuple[Replay, ...] = ()
        """Snapshots before the last sealed moves, so that revealing one does not replay the whole game."""

    def copy(self, correspondence: Correspondence, own: Mapping[int, Move]) -> "Replay":
        """Return a copy to continue with more knowledge."""
        other = object.__new__(Replay)
        other.__dict__.update(self.__dict__)
        other.entries, other.legal, other.rolled = list(self.entries), list(self.legal), list(self.rolled)
        other._drawn = dict(self._drawn)
        other.unknown = [unknown.copy() for unknown in self.unknown]
        other._correspondence, other.own, other._dice = correspondence, own, Dice(correspondence)
        return other

    def resumed(self, correspondence: Correspondence, own: Mapping[int, Move], same: int) -> "Replay":
        """Return the snapshot after at most ``same`` entries, to continue with those of another link."""
        marks = [mark for mark in (*self._marks, self) if len(mark.entries) <= same]
        if not marks:
            return Replay(correspondence, self._registry, own)
        other = marks[-1].copy(correspondence, own)
        other._drawn, other._marks = dict(self._drawn), tuple(marks[:-1][-MARKS:])
        if other.stop:
            other.go_on()
        return other

    @property
    def actor(self) -> int | None:
        """The seat to move, or OVER; None if nobody can move."""
        return None if self.stop else self.match.now.actor

    def push(self, entry: Entry) -> None:
        """Play an entry. Raises BadLink if nothing can follow, or not this."""
        if self.stop or self.match.now.actor < 0:
            raise bad_link("correspondence-too-far")
        self._try(lambda: self._push(entry))

    def opened(self, at: int, sealed_move: SealedMove) -> None:
        """Apply what was revealed of a sealed move."""
        self.entries[at] = self.entries[at]._replace(sealed_move=sealed_move)
        self._marks = tuple(mark for mark in self._marks if len(mark.entries) <= at)
        for unknown in self.unknown:
            if unknown.entry == at:
                unknown.narrow(sealed_move.possible(self.legal[at]))
        self.unknown = [unknown for unknown in self.unknown if unknown.entry != at or not sealed_move.is_open]

    def go_on(self) -> None:
        """Continue with new knowledge: rolls, or revealed moves."""
        waits, self.stop, self._waits = self._waits, None, None
        self._try(lambda: self._go_on(waits))

    def _try(self, step: Callable[[], None]) -> None:
        """Run a step; if an assumed chance result turns out wrong, replay from the beginning."""
        while True:
            try:
                return step()
            except Again:
                entries = self.entries
                self._begin()
                step = partial(self._all, entries)

    def _all(self, entries: list[Entry]) -> None:
        self._play_automatic()
        for entry in entries:
            self._push(entry)

    def _push(self, entry: Entry) -> None:
        if entry.sealed_move:
            mark = self.copy(self._correspondence, self.own)
            mark._marks = ()
            self._marks = (*self._marks[-MARKS:], mark)
        self.legal.append(legal_at(self.match.now))
        self.rolled.append(self.rolls)
        self.entries.append(entry)
        self._rolling = None
        if entry.word:
            self.match = self.match.play(entry.word)
        elif entry.move is not None:
            self._apply(entry.move)
        else:
            self._apply(*self._sealed(entry))
        self._play_automatic()

    def _go_on(self, waits: Move | None) -> None:
        if waits is not None:
            self._apply(waits)
        self._play_automatic()

    # Playing

    def _play_automatic(self) -> None:
        """Play everything that happens automatically."""
        while not self.stop and self.match.now.actor != OVER:
            if (forced := self.match.forced) is not None:
                self._apply(forced)
            elif self.match.now.actor == CHANCE:
                self._chance()
            else:
                return

    def _chance(self) -> None:
        """Let chance decide. A result that nobody sees stays open until it matters: nobody could look it up in the
        link.
        """
        now = self.match.now
        weights = now.state.weights()
        if len(weights) == 1:
            return self._apply(weights[0][0])
        if (unknown := self._unseen(weights)) is not None:
            return self._apply(self._drawn.get(self.match.last, weights[0][0]), unknown)
        if (stream := self._stream()) is not None:
            self._apply(draw(weights, stream))
        return None

    def _unseen(self, weights: Weights) -> Unknown | None:
        """Return the chance result to come as unknown, if nobody sees it."""
        if not self.match.has_hidden:
            return None
        now, seats = self.match.now.state, len(self.match.now.seats)
        for some in (weights[:2], weights):
            unknown = Unknown(
                self.match.last, CHANCE, seats, {move: now.apply(move) for move, _ in some}, weights=weights
            )
            if len(unknown.classes()) > 1:
                return None
        return unknown

    def _apply(self, move: Move, hidden: Unknown | None = None) -> None:
        """Play a move, which may be hidden; if its effect depends on something unknown, stop before it."""
        uncovers_all = hidden_of(self.match.game).uncovers_all(self.match.now.state)
        unknown: list[Unknown] = []
        for before in sorted(self.unknown, key=lambda before: before.maker == CHANCE):
            if before.whole and uncovers_all:
                self.stop, self._waits = Stop(before.maker, before.entry), move
                return
            after = before.after(move)
            if len(classes := after.classes()) > 1 and not self._learned(after, classes):
                self._waits = move
                return
            unknown += [after] if after.whole or len(after.worlds) > 1 else []
        self.unknown = unknown + ([hidden] if hidden else [])
        self.match = self.match.after(move)

    def _learned(self, unknown: Unknown, classes: list[tuple[Move, ...]]) -> bool:
        """Return whether it can be known by now to which class an unknown belongs; otherwise set ``stop``."""
        if unknown.maker != CHANCE:
            own = next((each for each in classes if self.own.get(unknown.entry) in each), ())
            denied = tuple(move for each in classes for move in each if move not in own) if len(own) > 1 else None
            self.stop = Stop(unknown.maker, unknown.entry, denied)
            return False
        if (stream := self._stream()) is None:
            return False
        fallen = unknown.fall(classes, stream)
        if self.match.plies[unknown.at + 1].move not in fallen:
            self._drawn[unknown.at] = fallen[0]
            raise Again
        unknown.narrow(fallen)
        return True

    def _sealed(self, entry: Entry) -> tuple[Move, Unknown | None]:
        """Return a sealed move: one's own is known; another player's may be anything it can be."""
        assert entry.sealed_move
        at, now, legal = len(self.entries) - 1, self.match.now, self.legal[-1]
        possible = entry.sealed_move.possible(legal)
        if not possible:
            raise bad_link("correspondence-seal", seat=seat_number(entry.seat))
        if hidden_of(self.match.game).uncovers_all(now.state) or not self.match.private or len(legal) == 1:
            raise bad_link("correspondence-too-far")
        move = self.own.get(at, possible[0])
        if len(possible) == 1:
            return move, None
        worlds = {choice: now.state.apply(choice) for choice in possible} if len(legal) <= FEW else {}
        return move, Unknown(self.match.last, entry.seat, len(now.seats), worlds, at)

    def _stream(self) -> Stream | None:
        """Return random numbers for the chance result to come; None if the roll is still due."""
        if self._rolling is None:
            if self._dice.known <= self.rolls:
                self.stop = Stop()
                return None
            self._rolling, self._throws = self.rolls, 0
            self.rolls += 1
        self._throws += 1
        return Stream(self._dice.seed(self._rolling), self._throws)
