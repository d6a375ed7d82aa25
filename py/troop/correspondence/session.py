"""A player's side of a correspondence game: what one device stores, and what its player can do."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from troop.core.errors import BadLink, IllegalMove, TroopError, bad_link
from troop.core.game import OVER, Game, Move
from troop.core.hidden import hidden_of
from troop.core.messages import Message, message, seat_number
from troop.core.options import Options
from troop.correspondence.game import FAIR, Correspondence, Entry, Participant
from troop.correspondence.hash_chain import SIZE, chain, digest, number
from troop.correspondence.link import NAME, ROLL, read, words_of, write
from troop.correspondence.replay import Replay
from troop.correspondence.sealed_move import Place, closed, opened
from troop.match.match import Match
from troop.match.record import PERSON, Record, Registry, Seat

MOST_SEATS = 4
JOIN, ROLLS, OPEN, PLAY = "join", "roll", "open", "play"
"""Why a player needs the link: to join, to contribute to a roll, to reveal a sealed move, or to play."""


class BadSession(TroopError):  # noqa: N818
    """The saved session cannot be read."""

    kind = "correspondence"


class Session(NamedTuple):
    """The game as it stands, the player's secret, and the player's own sealed moves."""

    correspondence: Correspondence
    replay: Replay
    seat: int
    secret: bytes
    own: Mapping[int, Move]
    since: int = 0
    """The number of entries when the link arrived: later ones can be undone until they are sent."""

    @property
    def match(self) -> Match:
        return self.replay.match

    # Who gets the link next

    @property
    def next(self) -> tuple[int | None, str]:
        """Who gets the link next, and why; nobody when the game is over and everything is revealed."""
        correspondence, stop = self.correspondence, self.replay.stop
        if stop is not None and not stop.rolls:
            return stop.seat, OPEN
        if stop is not None:
            return self._next_contributor()
        if self.match.now.actor == OVER:
            return (correspondence.entries[self._sealed_entries[0]].seat, OPEN) if self._sealed_entries else (None, "")
        seat = self.match.now.actor
        return seat, PLAY if correspondence.participants[seat].joined else JOIN

    @property
    def _sealed_entries(self) -> list[int]:
        """The entries of sealed moves, all of the same player as the first."""
        entries = [
            (at, entry)
            for at, entry in enumerate(self.correspondence.entries)
            if entry.sealed_move and not entry.sealed_move.is_open
        ]
        return [at for at, entry in entries if entry.seat == entries[0][1].seat]

    def _next_contributor(self) -> tuple[int, str]:
        """Return who contributes to the roll next: players who have to join, then in turn from the last to move; the
        next to play comes last.
        """
        participants, entries = self.correspondence.participants, self.correspondence.entries
        if self.correspondence.mode != FAIR:
            return self.seat, ROLLS
        for seat, participant in enumerate(participants):
            if not participant.joined:
                return seat, JOIN
        first = entries[-1].seat if entries else 0
        seats = [(first + step) % len(participants) for step in range(len(participants))]
        missing = [seat for seat in seats if participants[seat].given <= self.replay.rolls]
        plays = self._expected()
        return next((seat for seat in missing if seat != plays), missing[0]), ROLLS

    def _expected(self) -> int:
        """Return who will probably play after the roll."""
        match = self.match
        while match.now.actor < 0 and match.now.actor != OVER:
            match = match.after(match.now.state.weights()[0][0])
        return match.now.actor

    # Automatic steps

    def with_automatic_steps(self) -> "Session":
        """Return the session after everything this player has to do without a decision: join, contribute, reveal."""
        session = self
        while (after := session._automatic_step()) is not None:
            session = after
        return session

    def _automatic_step(self) -> "Session | None":
        seat, why = self.next
        if seat != self.seat or why == PLAY:
            return None
        if why == JOIN:
            return self._with(self.correspondence.given(self.seat, Participant(chain(self.secret)[0])))
        if why == ROLLS:
            return self._contribute()
        stop = self.replay.stop
        return self._reveal(stop.entry, stop.denied) if stop else self._reveal(self._sealed_entries[0], None)

    def _contribute(self) -> "Session":
        """Return the session after this player's contribution to the roll."""
        correspondence, roll = self.correspondence, self.replay.rolls
        if correspondence.mode != FAIR:
            thrown = digest("throw", self.secret, number(roll))[:ROLL]
            return self._with(correspondence._replace(rolls=(*correspondence.rolls, thrown)))._continued()
        return self._with(correspondence.given(self.seat, self._participant(roll + 1)))._continued()

    def _reveal(self, at: int, denied: tuple[Move, ...] | None) -> "Session":
        """Return the session after this player has revealed a sealed move, or the necessary part of it."""
        legal = self.replay.legal[at]
        whole = Place(self.correspondence.game, at).whole(self.secret, legal, self.own[at])
        sealed_move = opened(_sealed_move(self.correspondence, at), whole, legal, denied)
        session = self._with(self.correspondence.with_sealed_move(at, sealed_move))
        session.replay.opened(at, sealed_move)
        return session._continued()

    def _with(self, correspondence: Correspondence) -> "Session":
        return self._replace(correspondence=correspondence, replay=self.replay.copy(correspondence, self.own))

    def _continued(self) -> "Session":
        """Play what can be played now."""
        self.replay.go_on()
        return self

    # The player's decisions

    def decided(self, move: Move) -> "Session":
        """Return the session after a move. Raises IllegalMove."""
        self.check_turn()
        legal, match = self.match.now.state.legal_moves(), self.match
        move = match.legal_move(move)
        at = len(self.correspondence.entries)
        if not self._is_sealed(legal):
            return self._pushed(Entry(self.seat, move), self.own)
        whole = Place(self.correspondence.game, at).whole(self.secret, legal, move)
        return self._pushed(Entry(self.seat, sealed_move=closed(whole)), {**self.own, at: move})

    def said(self, word: str) -> "Session":
        """Return the session after a control action: resign, or agree on a draw. Raises IllegalMove."""
        self.check_turn()
        if word not in words_of(self.seat):
            raise IllegalMove(message("correspondence-no-word"))
        self.match.play(word)
        return self._pushed(Entry(self.seat, word=word), self.own)

    def undone(self) -> "tuple[Session, tuple[str, ...]]":
        """Return the session before the player's last move, if it was not sent yet, and that move as text."""
        if not self.can_undo:
            raise IllegalMove(message("correspondence-no-undo"))
        at = len(self.correspondence.entries) - 1
        last = self.correspondence.entries[at]
        own = {entry: move for entry, move in self.own.items() if entry != at}
        correspondence = self._before(at)
        replay = Replay(correspondence, self.match.registry, own)
        for entry in correspondence.entries:
            replay.push(entry)
        session = self._replace(correspondence=correspondence, replay=replay, own=own)
        move = last.move or self.own.get(at)
        return session, (last.word or move_text(session.match, move),)

    @property
    def can_undo(self) -> bool:
        """Whether this player's last move has not been seen by anybody, and no roll came after it."""
        entries, replay = self.correspondence.entries, self.replay
        return len(entries) > self.since and entries[-1].seat == self.seat and replay.rolls == replay.rolled[-1]

    def _before(self, at: int) -> Correspondence:
        """Return the game before an entry, without contributions to what followed."""
        correspondence = self.correspondence._replace(entries=self.correspondence.entries[:at])
        if correspondence.mode != FAIR or correspondence.participants[self.seat].given <= self.replay.rolled[at]:
            return correspondence
        return correspondence.given(self.seat, self._participant(self.replay.rolled[at]))

    def _participant(self, given: int) -> Participant:
        """Return this player after contributing to some rolls."""
        links = chain(self.secret)
        return Participant(links[0], given, links[given] if given else b"")

    def check_turn(self) -> None:
        """Raise IllegalMove if it is not this player's turn."""
        if self.replay.actor != self.seat:
            raise IllegalMove(message("correspondence-not-now"))

    def _is_sealed(self, legal: tuple[Move, ...]) -> bool:
        """Return whether the move to be made is sealed: it is private, and would not be seen at once."""
        match = self.match
        return match.private and len(legal) > 1 and not hidden_of(match.game).uncovers_all(match.now.state)

    def _pushed(self, entry: Entry, own: Mapping[int, Move]) -> "Session":
        correspondence = self.correspondence._replace(entries=(*self.correspondence.entries, entry))
        replay = self.replay.copy(correspondence, own)
        replay.push(entry)
        return self._replace(correspondence=correspondence, replay=replay, own=own)

    @property
    def has_news(self) -> bool:
        """Whether the link tells something new since it last was on this device."""
        return len(self.correspondence.entries) > self.since

    # Saving

    @property
    def text(self) -> str:
        """The link text to send. Raises BadLink if it is too long."""
        return write(self.correspondence, self.replay)

    def saved(self) -> dict[str, Any]:
        """Return the session as the page stores it."""
        own = {str(at): list(move) for at, move in self.own.items()}
        return {
            "name": self.correspondence.game.hex(),
            "text": self.text,
            "seat": self.seat,
            "secret": self.secret.hex(),
            "own": own,
            "since": self.since,
        }


def begin(
    game: Game[Any], options: Options, seats: tuple[Seat, ...], mode: str, registry: Registry, random: bytes
) -> Session:
    """Start a correspondence game from the first seat. Raises BadLink with the reason if it cannot be played by
    link.
    """
    if any(seat.kind != PERSON for seat in seats) or not 1 < len(seats) <= MOST_SEATS:
        raise bad_link("correspondence-people")
    if reason := hidden_of(game).why_no_correspondence(options):
        raise BadLink(reason)
    participants = (Participant(),) * len(seats)
    correspondence = Correspondence(digest("game", random)[:NAME], mode, Record(game, options, seats), participants)
    return Session(correspondence, Replay(correspondence, registry, {}), 0, secret_from(random), {})


def restore(saved: Mapping[str, Any], registry: Registry) -> Session:
    """Restore a saved session. Raises BadSession."""
    try:
        own = {int(at): tuple(map(str, move)) for at, move in saved["own"].items()}
        correspondence, replay = read(str(saved["text"]), registry, own)
        secret, seat, since = bytes.fromhex(saved["secret"]), int(saved["seat"]), int(saved["since"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSession(message("correspondence-kept")) from error
    if not 0 <= seat < len(correspondence.participants) or len(secret) != SIZE or since < 0:
        raise BadSession(message("correspondence-kept"))
    return Session(correspondence, replay, seat, secret, own, since)


def secret_from(random: bytes) -> bytes:
    """Return a player's secret from random bytes drawn by the page."""
    return digest("secret", random)


def move_text(match: Match, move: Move | None) -> str:
    """Return a move in notation."""
    return match.game.notation.write(match.now.state, move) if move else ""


WAITING_MESSAGES = {
    JOIN: "correspondence-theirs-join",
    ROLLS: "correspondence-theirs-roll",
    OPEN: "correspondence-theirs-open",
    PLAY: "correspondence-theirs-play",
}


def waiting_message(session: Session) -> Message:
    """Return what the game is waiting for, in a sentence for the other players."""
    seat, why = session.next
    if seat is not None:
        return message(WAITING_MESSAGES[why], seat=seat_number(seat))
    return message("correspondence-over-send" if session.has_news else "correspondence-over")


def _sealed_move(correspondence: Correspondence, at: int) -> Any:
    return correspondence.entries[at].sealed_move
