"""The bot for Monkey Mancala: fast states, evaluation, and search."""
