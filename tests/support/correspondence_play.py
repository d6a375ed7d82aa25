"""Whole correspondence games in which each player has a session of their own and only links are exchanged."""

from collections.abc import Callable
from typing import Any

from codemonkey_setup import eager_move
from troop.api.cache import REGISTRY
from troop.core.chance import Stream
from troop.core.game import Move
from troop.correspondence.game import FAIR
from troop.correspondence.receive import join, receive
from troop.correspondence.session import Session, begin, secret_from
from troop.games import GAMES
from troop.match.record import PERSON, Seat

Chooser = Callable[[Session, Stream], Move]


def first_session(name: str, options: dict[str, object], mode: str = FAIR, seed: str = "links") -> Session:
    """Return the session of the player who starts the game."""
    complete = GAMES[name].complete_options(**options)
    seats = tuple(Seat(PERSON, f"Monkey {at}") for at in range(1, int(complete["seats"]) + 1))
    return begin(GAMES[name], complete, seats, mode, REGISTRY, seed.encode()).with_automatic_steps()


def any_move(session: Session, rng: Stream) -> Move:
    """Return a random decision of the player to move, made from what that player may know."""
    view = session.match.now.state.view(session.seat)
    eager = eager_move(view, rng) if session.match.game.name == "codemonkey" else None
    return eager or rng.choice(view.legal_moves())


class Exchange:
    """A correspondence game as all of its players see it; they share nothing but links."""

    def __init__(self, first: Session, seed: str = "links", choose: Chooser = any_move) -> None:
        self.sessions: dict[int, Session] = {first.seat: first}
        self.holder = first.seat
        self.links: list[str] = []
        self._rng, self._seed, self._choose = Stream(seed), seed, choose

    @property
    def session(self) -> Session:
        """The session of the player to move."""
        return self.sessions[self.holder]

    def play(self) -> bool:
        """Let the player to move decide and send a link on; return False once nobody needs it any more."""
        while self.session.next == (self.holder, "play"):
            self.sessions[self.holder] = self.session.decided(
                self._choose(self.session, self._rng)
            ).with_automatic_steps()
        seat, _ = self.session.next
        if seat is None:
            return False
        self.links.append(self.session.text)
        self.sessions[seat] = self.received(seat, self.links[-1])
        self.holder = seat
        return True

    def received(self, seat: int, link: str) -> Session:
        """Return the session of a player after opening a link."""
        if seat in self.sessions:
            return receive(link, self.sessions[seat], REGISTRY)
        return join(link, REGISTRY, secret_from(f"{self._seed} {seat}".encode()))

    def play_until(self, condition: Callable[["Exchange"], Any], limit: int = 2_000) -> "Exchange":
        """Play until a condition holds."""
        for _ in range(limit):
            if condition(self):
                return self
            assert self.play(), "the game ended before"
        raise AssertionError("the condition never held")

    def play_to_end(self, limit: int = 2_000) -> "Exchange":
        for _ in range(limit):
            if not self.play():
                return self
        raise AssertionError("the game does not end")
