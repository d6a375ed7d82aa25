"""Drawing: what the page shows of a state and of the choices in it."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, NamedTuple

from troop.core.messages import Message, message, seat_number
from troop.core.narration import Event
from troop.core.scene import Scene
from troop.core.state import CHANCE, Move, S

if TYPE_CHECKING:
    from troop.core.game import Game


class PlayerStat(NamedTuple):
    """A figure shown in a player's panel."""

    label: Message
    value: int | str
    icon: str | None = None
    """The symbol that stands for the label where space is short."""
    pips: tuple[tuple[str, bool], ...] = ()
    """Progress towards a goal as a row of symbols: those collected, and those still missing."""
    tip: Message | None = None
    """What the figure means, shown while it is pointed at."""


class Card(NamedTuple):
    """What a choice does: its name, and one sentence."""

    name: Message
    text: Message


class Badge(NamedTuple):
    """A sign on an item of the scene: a warning, or what a choice would lead to."""

    key: str
    sign: str
    """The symbol to show; "" shows the text alone, and without a text the badge is only read aloud."""
    message: Message
    text: str = ""
    """A number beside the symbol."""
    seat: int | None = None
    """The seat that the badge is about."""


class Drawing(ABC, Generic[S]):
    """What a game shows. Only ``scene`` is required."""

    held_events: frozenset[str] = frozenset()
    """The names of events after which the animation waits a moment, so that the result can be read."""
    overviews = False
    """Whether badges can show what may happen next, if the player wants them."""
    trails = False
    """Whether ``scene`` and ``frames`` take ``trails``: the last moves of the other seats, which stay marked."""
    results = False
    """Whether ``result`` shows what a choice would lead to; the page then asks for it when a choice is pointed at."""

    def __init__(self, game: "Game[S]") -> None:
        self.game = game

    @abstractmethod
    def scene(
        self,
        view: S,
        seat: int | None = None,
        *,
        prefix: Move = (),
        shape: str = "wide",
        last: tuple[S, Move] | None = None,
        trail: tuple[S, Move] | None = None,
    ) -> Scene:
        """Return what to draw: seen from a seat, with the words chosen so far and the last move marked.

        ``trail`` is the last move that left marks, if that is an earlier one. A game takes what it uses:
        ``def scene(self, view, seat=None, **_)``.
        """

    def frames(
        self,
        state: S,
        move: Move,
        seat: int | None = None,
        *,
        shape: str = "wide",
        trail: tuple[S, Move] | None = None,
    ) -> tuple[tuple[Event, Scene], ...]:
        """Return the events of a move, each with the scene right after it; the last one shows the next state."""
        last = (state.view(seat), move)
        after = self.scene(state.after(move).view(seat), seat, shape=shape, last=last, trail=trail)
        return tuple((event, after) for event in self.game.narration.events(state, move, seat))

    def leaves_marks(self, before: S, move: Move) -> bool:  # noqa: ARG002
        """Return whether a move leaves anything to mark on the board; if not, the marks before it stay."""
        return True

    def status(self, view: S, last: tuple[S, Move] | None = None, *, prefix: Move = ()) -> Message:  # noqa: ARG002
        """Return what is to be done now, while the game goes on, with the words chosen so far."""
        if view.actor == CHANCE:
            return message("status-chance")
        return message("status-turn", seat=seat_number(view.actor))

    def label(self, view: S, path: Move) -> Message:  # noqa: ARG002
        """Return the button label for the last word of a path."""
        return message("choice-word", word=path[-1])

    def card(self, view: S, path: Move) -> Card | None:  # noqa: ARG002
        """Return the card that explains a choice on the board before it is made; None to make it at once."""
        return None

    def pictures(self, view: S, move: Move) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """Return the symbols of the pieces that a move is made of, in groups; none if pictures do not tell it."""
        return ()

    def player_stats(self, view: S, seat: int) -> tuple[PlayerStat, ...]:  # noqa: ARG002
        """Return the figures shown in the panel of a seat."""
        return ()

    def preview(self, view: S, path: Move) -> tuple[tuple[str, str], ...]:  # noqa: ARG002
        """Return what a path of words would touch: keys of scene items, each with a mark."""
        return ()

    def outlooks(self, view: S, prefix: Move = ()) -> dict[str, tuple[tuple[str, str], ...]]:  # noqa: ARG002
        """Return what to mark while an item is pointed at that need not be a choice, by the key of the item; under ""
        what to mark while nothing is pointed at.
        """
        return {}

    def result(self, view: S, path: Move, move: Move | None) -> S | None:  # noqa: ARG002
        """Return the view that a path of words would lead to, as far as it is certain; None to show the marks of
        ``preview`` instead. ``move`` is the move that the path means, if it is complete.
        """
        return None

    def badges(self, view: S, prefix: Move = (), *, overview: bool = False) -> tuple[Badge, ...]:  # noqa: ARG002
        """Return badges for what the choices after a prefix would do and, with ``overview``, for what can happen
        next.
        """
        return ()
