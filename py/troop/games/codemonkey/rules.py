"""The rules of CodeMonkey – Going Bananas: the state, and what it answers."""

from typing import Any, NamedTuple

from troop.core.chance import Chances, Rng, Weights, chances
from troop.core.errors import IllegalMove
from troop.core.game import Move, Outcome
from troop.core.message import message
from troop.games.codemonkey import asking, ending, play, why
from troop.games.codemonkey.coding import HIDDEN, Program, hand_of, programs
from troop.games.codemonkey.cursor import Cursor
from troop.games.codemonkey.jungle import Jungle
from troop.games.codemonkey.player import NOBODY, UNKNOWN, Player
from troop.games.codemonkey.steps import CODE, FIRST, NAME, OVER, RING, RUN, TREE
from troop.games.codemonkey.terms import TIMES, Terms
from troop.games.codemonkey.terrain import Terrain, terrain
from troop.games.codemonkey.tiles import is_tree


class State(NamedTuple):
    """A position: what lies where, and how far the game and its round have come."""

    terms: Terms
    jungle: Jungle
    bananas: tuple[int, ...]
    """What is on each tree, from T1; also on those not yet planted."""
    players: tuple[Player, ...]
    """By seat."""
    step: str = FIRST
    first: int = NOBODY
    """The seat that has the First Player Marker in the first round; NOBODY before the draw."""
    round: int = 0
    """From 1; 0 while the game is set up."""
    turn: int = 0
    """How many players in order have been at this step before."""
    drawn: str = ""
    """What chance has shown and a player has to use: the letter of a tile, the number to start on."""
    waiting: tuple[int, ...] = ()
    """Rule 27: the seats that lost the bananas that wait for the tree die, in order."""
    rolls: int = 0
    """Rule 8b: how many of them are still to be rolled for in this round."""
    lost: int = 0
    """Rule 32: the bananas that are out of the game."""
    timer: int = 0
    """Rule 32: after how many rounds it rings; 0 if it is not set, UNKNOWN in a view."""
    elapsed: int = 0
    """Rule 32: the rounds since it was set."""
    dry: int = 0
    """Rule 34: the rounds in a row without a collection, up to this one."""
    fruitful: bool = False
    """Rule 34: this round has had a collection."""
    cursor: Cursor = Cursor()
    cause: str = ""
    """Why the tree die is rolled, a tree is named or a card is marked anew."""
    loser: int = NOBODY
    """Whose banana that is."""
    ended: str = ""
    """Why the game is over."""

    @property
    def actor(self) -> int:
        return asking.actor(self)

    @property
    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.step == OVER else None

    def legal_moves(self) -> tuple[Move, ...]:
        return asking.legal_moves(self)

    def weights(self) -> Weights:
        return asking.weights(self)

    def chances(self) -> Chances:
        return chances(self.weights())

    def apply(self, move: Move) -> "State":
        if problem := why.why_not(self, move):
            raise IllegalMove(problem)
        return play.play(self, move)

    def ring(self) -> "State":
        """Rule 32: the clock rings; the tree die follows. Raises IllegalMove."""
        if not self.may_ring:
            raise IllegalMove(message("codemonkey-why-no-ring"))
        return self._replace(step=TREE, cause=RING)

    @property
    def may_ring(self) -> bool:
        """Rule 32: whether this is before the first move of a slot, in a game by the clock."""
        return self.terms.counts_minutes and self.step == RUN and not self.cursor.begun

    def view(self, seat: int | None) -> "State":
        """Rules 9, 29 and 32: programs are hidden until all are in, a mark from its owner, the timer from all."""
        players = [player if seat not in (None, at) else player.without_mark() for at, player in self.by_seat()]
        if self.step == CODE:
            players = [player if seat == at else player.without_program() for at, player in enumerate(players)]
        return self._replace(players=tuple(players), timer=UNKNOWN if self.timer else 0)

    # What the rules ask of a state

    def by_seat(self) -> "enumerate[Player]":
        """The players, each with their seat."""
        return enumerate(self.players)

    @property
    def terrain(self) -> Terrain:
        return terrain(self.jungle)

    @property
    def marker(self) -> int:
        """Who has the First Player Marker: it passes to the left after every round (rule 8)."""
        return NOBODY if self.first == NOBODY else (self.first + max(self.round - 1, 0)) % self.terms.seats

    def seat_at(self, turn: int) -> int:
        """The seat whose turn it is after so many others, in order."""
        return (self.marker + turn) % self.terms.seats

    @property
    def seat(self) -> int:
        """The seat whose turn of this step it is."""
        return self.seat_at(self.turn)

    @property
    def card_owner(self) -> int:
        """Rule 29: whose magic card is being marked."""
        return self.loser if self.cause else self.seat

    def left_of(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % self.terms.seats

    @property
    def occupied(self) -> frozenset[str]:
        """The hexes and trees with a monkey."""
        return frozenset(player.at for player in self.players if player.at)

    @property
    def trapped(self) -> frozenset[str]:
        """The hexes with a trap."""
        return frozenset(player.trap for player in self.players if player.trap)

    def traps_against(self, seat: int) -> frozenset[str]:
        """Rule 26: the hexes with an opponent's trap."""
        return frozenset(player.trap for at, player in self.by_seat() if player.trap and at != seat)

    def monkeys_beside(self, seat: int) -> frozenset[str]:
        """Rules 11 and 16: the hexes with another monkey."""
        others = (player.at for at, player in self.by_seat() if at != seat and player.at)
        return frozenset(place for place in others if not is_tree(place))

    @property
    def program(self) -> Program:
        """The program that is being run."""
        return self.players[self.seat].program

    def changed(self, seat: int, **changes: Any) -> "State":
        """With some of what a player has changed."""
        player = self.players[seat]._replace(**changes)
        return self._replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]))


def sample(view: State, rng: Rng) -> State:
    """A state that a view allows: what may not be known is drawn among all that it can be."""
    players = tuple(_sampled(view, player, rng) for player in view.players)
    timer = rng.choice([time for time in TIMES if time > view.elapsed]) if view.timer == UNKNOWN else view.timer
    return view._replace(players=players, timer=timer)


def _sampled(view: State, player: Player, rng: Rng) -> Player:
    if HIDDEN in player.program:
        codes = programs(hand_of(view.terms, player.dice), view.terms.slots)
        player = player._replace(program=rng.choice(codes))
    if player.mark == UNKNOWN:
        trees = [tree for tree in range(1, view.terms.trees + 1) if tree not in player.safe]
        player = player._replace(mark=rng.choice(trees))
    return player


def all_bananas(state: State) -> int:
    """On the trees, with the players, waiting, out of the game, and in the hand of who rolls the tree die."""
    in_hand = state.loser != NOBODY and state.step in (TREE, NAME)
    return sum(state.bananas) + sum(p.bananas for p in state.players) + len(state.waiting) + state.lost + in_hand
