"""The clan game (section 6): a second game on the same board, for two."""
