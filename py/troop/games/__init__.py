"""The games on the shelf."""

from typing import Any

from troop.core.game import Game
from troop.games.codemonkey import CodeMonkey
from troop.games.itchy import Itchy
from troop.games.mancala import Mancala

GAMES: dict[str, Game[Any]] = {game.name: game for game in (Mancala(), Itchy(), CodeMonkey())}
