"""What all games share: the contract, options, chance, records, tables and scenes."""

from troop.core.game import *  # noqa: F403  (the contract's names, as they stand in its own list)
