"""The bot for the clan game: a fast state, its evaluation, and a search of whole turns."""
