"""The bot for the base game."""
