"""Imports follow the layers, use only the standard library, and stay light, since a phone downloads all of them."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import troop
from paths import ROOT as PROJECT

pytestmark = pytest.mark.cpython
ROOT = Path(troop.__file__).parent
FILES = sorted(path for path in ROOT.rglob("*.py") if path.name != "worker.py")
LAYERS = ["core", "ai.search", "games", "match", "ai", "analysis", "lessons", "correspondence", "api"]
LIGHT = {
    *("__future__", "abc", "collections", "functools", "gc", "hashlib", "importlib", "itertools"),
    *("json", "math", "time", "types", "typing"),
}
"""Modules that the page's Python loads before the engine, or needs anyway."""
LAZY = {"fractions", "traceback"}
"""Modules loaded only on demand."""


def imports(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def layer(module: str) -> str:
    """Return the layer of a module."""
    names = module.split(".")[1:3]
    return "ai.search" if names == ["ai", "search"] else "".join(names[:1])


def module_of(path: Path) -> str:
    return ".".join(("troop", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")


def pytest_id(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


every_file = pytest.mark.parametrize("path", FILES, ids=pytest_id)


@every_file
def test_imports_point_to_lower_layers(path: Path) -> None:
    own = layer(module_of(path))
    if own not in LAYERS:
        return
    for module in imports(path):
        if module.startswith("troop."):
            assert LAYERS.index(layer(module)) <= LAYERS.index(own), module


@every_file
def test_game_imports_no_other_game(path: Path) -> None:
    own = module_of(path).split(".")
    if own[1:2] == ["games"] and len(own) > 2:
        for module in imports(path):
            assert not module.startswith("troop.games") or module.split(".")[2:3] == own[2:3], module


@every_file
def test_only_the_standard_library_is_imported(path: Path) -> None:
    outside = {module.split(".")[0] for module in imports(path)} - {"troop"}
    assert outside <= set(sys.stdlib_module_names)


@every_file
def test_imports_of_the_engine_stay_light(path: Path) -> None:
    if path.name not in ("perft.py", "tournament.py", "tournament_results.py"):
        allowed = LIGHT | LAZY | ({"dataclasses"} if "games" in path.parts else set())
        assert {module.split(".")[0] for module in imports(path)} - {"troop"} <= allowed


WEB = PROJECT / "web"
WEB_LAYERS = [
    *({"ui", "i18n"}, {"engine"}, {"storage"}, {"board"}, {"rules"}, {"correspondence"}, {"home"}, {"panels"}),
    *({"match"}, {"learn", "share"}, {"boot"}, {"main.js"}),
]
"""Folders of the page, from the lowest. ``engine/worker`` and the service worker run elsewhere."""


def web_layer(path: Path) -> int:
    folder = path.relative_to(WEB).parts[0]
    return next(number for number, layer in enumerate(WEB_LAYERS) if folder in layer)


def web_imports(path: Path) -> Iterator[Path]:
    """Yield the modules that a script of the page imports; types in comments do not count."""
    code = re.sub(r"/\*[\s\S]*?\*/", "", path.read_text(encoding="utf-8"))
    for module in re.findall(r'\bfrom "(\.[^"]+)"|\bimport "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)', code):
        yield (path.parent / "".join(module)).resolve()


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.js")), ids=lambda path: path.relative_to(WEB).as_posix())
def test_imports_of_the_page_point_one_way(path: Path) -> None:
    if path.name != "service-worker.js":
        for module in web_imports(path):
            assert web_layer(module) <= web_layer(path), module
