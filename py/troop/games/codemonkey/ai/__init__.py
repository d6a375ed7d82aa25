"""The bot for CodeMonkey: a fast state, the evaluation of programs, and playouts of runs."""
