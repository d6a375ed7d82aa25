"""The games with their options, as the page gets them."""

from typing import Any

from troop.ai import LEVELS
from troop.core.options import Option
from troop.games import GAMES

LONG_LIST = 12


def catalog() -> dict[str, Any]:
    """Return the games and the bot levels."""
    games = [
        {"name": game.name, "seats": _seats(game.options), "options": [_option(option) for option in game.options]}
        for game in GAMES.values()
    ]
    return {"games": games, "levels": LEVELS}


def _seats(options: tuple[Option, ...]) -> list[Any]:
    return [value for option in options if option.name == "seats" for value in option.values]


def _option(option: Option) -> dict[str, Any]:
    """Return an option as the page gets it; a long range of numbers is given by its ends."""
    data: dict[str, Any] = {"name": option.name, "default": option.default}
    ranges = isinstance(option.values, range) and len(option.values) > LONG_LIST
    data |= {"range": [option.values[0], option.values[-1]]} if ranges else {"values": list(option.values)}
    data |= {"when": option.when} if option.when else {}
    data |= {"needs": option.needs} if option.needs else {}
    return data | ({"text": True} if option.read else {})
