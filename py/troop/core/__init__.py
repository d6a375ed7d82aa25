"""Values that all games share: the contract, options, moves, chance, messages, scenes and errors."""

from troop.core.game import *  # noqa: F403  (the contract's names, as they stand in its own list)
