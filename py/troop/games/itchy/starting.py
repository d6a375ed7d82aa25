"""The first state of a game."""

from troop.core.options import Options
from troop.games.itchy.board import Crowd, printed_board
from troop.games.itchy.clan.clan import Clan
from troop.games.itchy.lice import NO_LICE, WORKER
from troop.games.itchy.phases import FIRST, NOBODY, PICK, PLACE
from troop.games.itchy.rules import rules_of
from troop.games.itchy.state import State


def start(options: Options) -> State:
    """Rules 2, 3, 6 and 23: the monkeys in their places; the clan game has a worker on each of them."""
    rules, clan = rules_of(options), Clan() if options["mode"] == "clan" else None
    each: Crowd = (WORKER,) if clan else (NO_LICE,) * rules.seats
    board = printed_board(rules.seats, str(options["tamarin"]), each)
    if options["first"] == "drawn":
        return State(rules, board, FIRST, NOBODY, clan=clan)
    return State(rules, board, PICK if clan else PLACE, int(options["first"]) - 1, clan=clan)
