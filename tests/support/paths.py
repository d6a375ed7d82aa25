"""Folders of the project."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "tests" / "samples"
TESTED_GAMES = {path.name for path in (ROOT / "tests" / "games").iterdir() if path.is_dir() and path.name[0] != "_"}
"""The games with tests of their own; they have perft counts and transcripts, too."""
