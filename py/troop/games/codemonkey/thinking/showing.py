"""Where a program is on the board: the pieces that it takes, and where it will probably lead."""

from troop.core.mind import Finding, Marks
from troop.games.codemonkey.coding import hand_of
from troop.games.codemonkey.programming import pieces_in
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.tiles import is_tree


def program_marks(view: State, seat: int, finding: Finding) -> Marks:
    """The pieces to take up, and the hexes and trees of the run that was rehearsed."""
    taken = pieces_in(finding.move, hand_of(view.terms, view.players[seat].dice))
    places = dict.fromkeys(word for move in finding.line for word in move if word in view.terrain.cell)
    way = ((place, "end" if is_tree(place) else "path") for place in places)
    return (*((f"take:{piece}", "best") for piece in taken), *way)
