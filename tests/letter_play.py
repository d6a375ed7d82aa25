"""Whole games by letter, each player with a box of their own and nothing but letters between them."""

from collections.abc import Callable
from typing import Any

from code_play import eager_move
from troop.core.chance import Stream
from troop.core.game import Move
from troop.core.record import PERSON, Seat
from troop.games import GAMES
from troop.letters.box import Box, begin, secret_of
from troop.letters.letter import FAIR
from troop.letters.opening import accepted, received
from troop.tables import HOUSE

Chooser = Callable[[Box, Stream], Move]


def first_box(name: str, options: dict[str, object], mode: str = FAIR, seed: str = "letters") -> Box:
    """The box of who begins."""
    settled = GAMES[name].settle(**options)
    seats = tuple(Seat(PERSON, f"Monkey {at}") for at in range(1, int(settled["seats"]) + 1))
    return begin(GAMES[name], settled, seats, mode, HOUSE, seed.encode()).attended()


def any_move(box: Box, rng: Stream) -> Move:
    """A decision of who has the letter, made from what that player may know."""
    view = box.table.now.state.view(box.seat)
    eager = eager_move(view, rng) if box.table.game.name == "codemonkey" else None
    return eager or rng.choice(view.legal_moves())


class Circle:
    """Those who play by letter. The post is the only thing that they share."""

    def __init__(self, first: Box, seed: str = "letters", choose: Chooser = any_move) -> None:
        self.boxes: dict[int, Box] = {first.seat: first}
        self.holder = first.seat
        self.letters: list[str] = []
        self._rng, self._seed, self._choose = Stream(seed), seed, choose

    @property
    def box(self) -> Box:
        """The box of who has the letter."""
        return self.boxes[self.holder]

    def play(self) -> bool:
        """Whoever has the letter plays, and sends it on; False when nobody needs it any more."""
        while self.box.next == (self.holder, "play"):
            self.boxes[self.holder] = self.box.decided(self._choose(self.box, self._rng)).attended()
        seat, _ = self.box.next
        if seat is None:
            return False
        self.letters.append(self.box.text)
        self.boxes[seat] = self.opened(seat, self.letters[-1])
        self.holder = seat
        return True

    def opened(self, seat: int, letter: str) -> Box:
        """The box of a player who opens a letter."""
        if seat in self.boxes:
            return received(letter, self.boxes[seat], HOUSE)
        return accepted(letter, HOUSE, secret_of(f"{self._seed} {seat}".encode()))

    def play_until(self, reached: Callable[["Circle"], Any], most: int = 2_000) -> "Circle":
        """Play until something holds."""
        for _ in range(most):
            if reached(self):
                return self
            assert self.play(), "the game ended before"
        raise AssertionError("it never came to that")

    def play_to_end(self, most: int = 2_000) -> "Circle":
        """Play the whole game."""
        for _ in range(most):
            if not self.play():
                return self
        raise AssertionError("the game does not end")
