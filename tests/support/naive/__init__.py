"""The games a second time, written from the rules alone in the most obvious way, to check the engine against."""
