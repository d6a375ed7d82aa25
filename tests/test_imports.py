"""Imports point one way, bring nothing that is not Python's own, and stay light: a phone downloads them all."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import troop

pytestmark = pytest.mark.cpython
ROOT = Path(troop.__file__).parent
FILES = sorted(path for path in ROOT.rglob("*.py") if path.name != "worker.py")
ORDER = [
    "core",
    "search",
    "games",
    "minds",
    "shelf",
    "look",
    "graph",
    "study",
    "lessons",
    "letters",
    "call",
    "mail",
    "tables",
    "desk",
]
LIGHT = {
    *("__future__", "abc", "collections", "functools", "gc", "hashlib", "importlib"),
    *("json", "math", "time", "typing"),
}
"""What the page's Python has loaded before the engine comes, or needs anyway."""
LAZY = {"fractions", "traceback"}
"""Loaded only when asked for."""


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def part(module: str) -> str:
    """The part of the engine that a module belongs to."""
    return module.split(".")[1] if "." in module else ""


def module_of(path: Path) -> str:
    return ".".join(("troop", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")


def pytest_id(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


every_file = pytest.mark.parametrize("path", FILES, ids=pytest_id)


@every_file
def test_imports_point_one_way(path: Path) -> None:
    here = part(module_of(path))
    if here not in ORDER:
        return
    for module in imports(path):
        if module.startswith("troop."):
            assert ORDER.index(part(module)) <= ORDER.index(here), module


@every_file
def test_a_game_imports_no_other_game(path: Path) -> None:
    here = module_of(path).split(".")
    if here[1:2] == ["games"] and len(here) > 2:
        for module in imports(path):
            assert not module.startswith("troop.games") or module.split(".")[2:3] == here[2:3], module


@every_file
def test_only_pythons_own_modules(path: Path) -> None:
    outside = {module.split(".")[0] for module in imports(path)} - {"troop"}
    assert outside <= set(sys.stdlib_module_names)


@every_file
def test_the_engine_stays_light(path: Path) -> None:
    if path.name not in ("perft.py", "ladder.py", "journal.py"):
        assert {module.split(".")[0] for module in imports(path)} - {"troop"} <= LIGHT | LAZY
