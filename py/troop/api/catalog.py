"""The games with their options, as the page gets them."""

from typing import TYPE_CHECKING, Any

from troop.ai import LEVELS
from troop.core.options import Option
from troop.games import GAMES

if TYPE_CHECKING:
    from troop.api import types

LONG_LIST = 12


def catalog() -> "types.Catalog":
    """Return the games and the bot levels."""
    games: list[types.GameInfo] = [
        {
            "name": game.name,
            "seats": _seats(game.options),
            "options": [_option(option) for option in game.options],
            "presets": [{"name": preset.name, "options": preset.options} for preset in game.presets],
        }
        for game in GAMES.values()
    ]
    return {"games": games, "levels": LEVELS}


def _seats(options: tuple[Option, ...]) -> list[Any]:
    return [value for option in options if option.name == "seats" for value in option.values]


def _option(option: Option) -> "types.GameOption":
    """Return an option as the page gets it; a long range of numbers is given by its ends."""
    data: types.GameOption = {"name": option.name, "default": option.default}
    if isinstance(option.values, range) and len(option.values) > LONG_LIST:
        data["range"] = (option.values[0], option.values[-1])
    else:
        data["values"] = list(option.values)
    if option.when:
        data["when"] = option.when
    if option.needs:
        data["needs"] = option.needs
    if option.read:
        data["text"] = True
    if option.steps:
        data["steps"] = True
    return data
