"""The option ``jungle``: a finished layout as text (rule 6)."""

from troop.core.errors import BadOption
from troop.core.message import message
from troop.core.options import Options
from troop.games.codemonkey.jungle import read_layout
from troop.games.codemonkey.terms import terms_of


def read_jungle(text: str) -> str:
    """A layout in its proper form; nothing, if there is none. Raises BadOption."""
    try:
        return read_layout("".join(text.upper().split())).write()
    except ValueError as error:
        raise BadOption("jungle", message("codemonkey-bad-layout", text=str(error)[:40])) from error


def check_layout(options: Options) -> None:
    """Rules 2 and 3: a layout has as many tiles and trees as the game. Raises BadOption."""
    jungle, terms = read_layout(str(options["jungle"])), terms_of(options)
    if options["jungle"] and (len(jungle.tiles), len(jungle.trees)) != (terms.tiles, terms.trees):
        raise BadOption("jungle", message("codemonkey-layout-size", tiles=terms.tiles, trees=terms.trees))
