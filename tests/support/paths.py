"""Folders of the project."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "tests" / "samples"
