"""The options of a game, and the tokens that they choose."""

from troop.core.options import Option, Options, Preset
from troop.games.mancala.rules.tokens import Hand, Tokens

OPTIONS = (
    Option("seats", (2,), 2),
    Option("tokens", ("on", "off"), "on"),
    Option("disruption", ("on", "off"), "on", when=("tokens", "on")),
    Option("hands", ("open", "hidden"), "open", when=("tokens", "on")),
    Option("copies", range(2, 7), 4, when=("tokens", "on")),
    Option("first", (1, 2, "drawn"), 1),
    Option("capture", ("any", "full"), "any"),
    Option("pockets", range(1, 7), 6),
    Option("each", range(1, 7), 4),
)

PRESETS = (
    Preset("tokens", {}),
    Preset("plain", {"tokens": "off"}),
    Preset("kalah", {"tokens": "off", "capture": "full"}),
    Preset("quick", {"tokens": "off", "pockets": 4, "each": 3}),
)


def new_tokens(options: Options, hands: tuple[Hand, Hand], pile: Hand) -> Tokens:
    """Return the tokens at the start of a turn, with the rules that the options choose."""
    return Tokens(int(options["copies"]), options["disruption"] == "on", options["hands"] == "hidden", hands, pile)
