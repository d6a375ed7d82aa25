"""The state of a game."""

from functools import cached_property
from typing import Any, NamedTuple

from troop.core.chance import Rng, Weights
from troop.core.errors import IllegalMove
from troop.core.game import Move, Outcome
from troop.core.messages import message
from troop.core.options import Options
from troop.core.state import not_legal
from troop.games.codemonkey.rules import apply, legal, outcome, parts, setup, why_illegal
from troop.games.codemonkey.rules.jungle import Jungle, read_layout
from troop.games.codemonkey.rules.player import NOBODY, UNKNOWN, Player
from troop.games.codemonkey.rules.programs import HIDDEN, Program, hand_of, programs
from troop.games.codemonkey.rules.running import Cursor
from troop.games.codemonkey.rules.steps import CODE, FIRST, NAME, OVER, RING, RUN, TREE
from troop.games.codemonkey.rules.terrain import Terrain, terrain
from troop.games.codemonkey.rules.tiles import is_tree
from troop.games.codemonkey.rules.variant import TIMES, Variant, variant_of


class Fields(NamedTuple):
    """The jungle, the players, and the progress of the game and its round."""

    variant: Variant
    jungle: Jungle
    bananas: tuple[int, ...]
    """The bananas on each tree, from T1; also on those not yet planted."""
    players: tuple[Player, ...]
    """By seat."""
    step: str = FIRST
    first: int = NOBODY
    """The seat with the First Player Marker in the first round; NOBODY before the draw."""
    round: int = 0
    """From 1; 0 during set-up."""
    turn: int = 0
    """How many players in order have completed this step."""
    drawn: str = ""
    """The result of chance that a player has to use: the letter of a tile, or the number to start on."""
    waiting: tuple[int, ...] = ()
    """Rule 27: the seats that lost the bananas waiting for the tree die, in order."""
    rolls: int = 0
    """Rule 8b: how many of them are still to be rolled for in this round."""
    lost: int = 0
    """Rule 32: the bananas out of the game."""
    timer: int = 0
    """Rule 32: the number of rounds until it rings; 0 if not set, UNKNOWN in a view."""
    elapsed: int = 0
    """Rule 32: the rounds since it was set."""
    dry: int = 0
    """Rule 34: the rounds in a row without a collection, up to this one."""
    fruitful: bool = False
    """Rule 34: whether this round has had a collection."""
    cursor: Cursor = Cursor()
    cause: str = ""
    """Why the tree die is rolled, a tree is named, or a card is marked anew."""
    loser: int = NOBODY
    """The seat whose banana that is."""
    ended: str = ""
    """Why the game is over."""


class State(Fields):
    """A position. What many rules ask for is worked out once for each state, and kept."""

    @property
    def actor(self) -> int:
        return legal.actor(self)

    @property
    def outcome(self) -> Outcome | None:
        return outcome.final_outcome(self) if self.step == OVER else None

    def legal_moves(self) -> tuple[Move, ...]:
        return self.part_moves if self.step == RUN else legal.legal_moves(self)

    @cached_property
    def part_moves(self) -> tuple[Move, ...]:
        """Rule 8d: the moves of the part that runs now; none if the monkey cannot leave its place."""
        return parts.part_moves(self, self.seat, parts.due(self))

    def weights(self) -> Weights:
        return legal.weights(self)

    def apply(self, move: Move) -> "State":
        if move not in self.legal_moves():
            raise IllegalMove(why_illegal.why_illegal(self, move) or not_legal(self, move))
        return self.after(move)

    def after(self, move: Move) -> "State":
        """Return the state after a legal move, without checking it."""
        return apply.play(self, move)

    def ring(self) -> "State":
        """Rule 32: ring the clock, followed by the tree die. Raises IllegalMove."""
        if not self.may_ring:
            raise IllegalMove(message("codemonkey-why-no-ring"))
        return self._replace(step=TREE, cause=RING)

    @property
    def may_ring(self) -> bool:
        """Rule 32: whether the clock may ring: before the first move of a slot, in a game by the clock."""
        return self.variant.counts_minutes and self.step == RUN and not self.cursor.begun

    def view(self, seat: int | None) -> "State":
        """Rules 9, 29 and 32: hide programs until all are coded, a mark from its owner, and the timer from all."""
        players = [player if seat not in (None, at) else player.without_mark() for at, player in self.by_seat()]
        if self.step == CODE:
            players = [player if seat == at else player.without_program() for at, player in enumerate(players)]
        return self._replace(players=tuple(players), timer=UNKNOWN if self.timer else 0)

    # Queries

    def by_seat(self) -> "enumerate[Player]":
        """Return the players, each with their seat."""
        return enumerate(self.players)

    @cached_property
    def terrain(self) -> Terrain:
        return terrain(self.jungle)

    @property
    def marker(self) -> int:
        """Rule 8: the seat with the First Player Marker, which passes to the left after every round."""
        return NOBODY if self.first == NOBODY else (self.first + max(self.round - 1, 0)) % self.variant.seats

    def seat_at(self, turn: int) -> int:
        """Return the seat at a place in the turn order, from 0."""
        return (self.marker + turn) % self.variant.seats

    @cached_property
    def seat(self) -> int:
        """The seat on turn at this step."""
        return self.seat_at(self.turn)

    @property
    def card_owner(self) -> int:
        """Rule 29: the owner of the magic card being marked."""
        return self.loser if self.cause else self.seat

    def left_of(self, seat: int) -> int:
        """Return the seat to the left."""
        return (seat + 1) % self.variant.seats

    @cached_property
    def occupied(self) -> frozenset[str]:
        """The hexes and trees with a monkey."""
        return frozenset(player.at for player in self.players if player.at)

    @cached_property
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
        """The program that is running."""
        return self.players[self.seat].program

    def update_player(self, seat: int, **changes: Any) -> "State":
        """Return the state with some fields of a player replaced."""
        player = self.players[seat]._replace(**changes)
        return self._replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]))


def start(options: Options) -> State:
    """Return the first state of a game; with the option ``jungle`` its tiles and trees are laid."""
    variant, jungle = variant_of(options), read_layout(str(options["jungle"]))
    state = State(variant, jungle, variant.harvest, (Player(),) * variant.seats)
    return state if variant.drawn else setup.next_tile(state._replace(first=int(options["first"]) - 1))


def sample(view: State, rng: Rng) -> State:
    """Return a random full state that fits a view."""
    players = tuple(_sampled(view, player, rng) for player in view.players)
    timer = rng.choice([time for time in TIMES if time > view.elapsed]) if view.timer == UNKNOWN else view.timer
    return view._replace(players=players, timer=timer)


def _sampled(view: State, player: Player, rng: Rng) -> Player:
    if HIDDEN in player.program:
        codes = programs(hand_of(view.variant, player.dice), view.variant.slots)
        player = player._replace(program=rng.choice(codes))
    if player.mark == UNKNOWN:
        trees = [tree for tree in range(1, view.variant.trees + 1) if tree not in player.safe]
        player = player._replace(mark=rng.choice(trees))
    return player


def all_bananas(state: State) -> int:
    """Return the number of bananas on the trees, with the players, waiting, out of the game, and
    due for the tree die."""
    in_hand = state.loser != NOBODY and state.step in (TREE, NAME)
    return sum(state.bananas) + sum(p.bananas for p in state.players) + len(state.waiting) + state.lost + in_hand
