"""Pack the engine's tests and the installed pytest, to run them in the page's Python."""

import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

HOME = Path(__file__).parent.parent
PACKAGES = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")
# Hypothesis contains machine code, and the build tools are no part of the page; tests that use them are left out.
LEFT_OUT = (
    *("test_properties", "test_any_order", "strategies"),
    *("test_rules_pages", "test_types", "test_new_game"),
)
# Command-line tools, which the page's bundle leaves out.
TOOLS = ("troop/perft.py", "troop/ai/tournament.py", "troop/ai/tournament_results.py")
# Modules of tools/ that tests use.
MODULES = ("content", "message_texts", "random_moves")
# The texts of the games, which tests compare with what the engine says.
CONTENT = "py/troop/games/*/content/words/*.ftl"
MARKERS = " cpython: needs more than the page's Python has\n repeats: runs there at night\n"
SETTINGS = f"[pytest]\npythonpath = tests/support tools\naddopts = -q --import-mode=importlib\nmarkers =\n{MARKERS}"


def main(target: str) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pytest.ini", SETTINGS)
        for path, name in (*tests(), *packages()):
            archive.write(path, name)


def tests() -> Iterator[tuple[Path, str]]:
    for path in sorted((HOME / "tests").rglob("*")):
        if path.suffix in {".py", ".txt", ".json"} and not path.name.startswith(LEFT_OUT):
            yield path, str(path.relative_to(HOME))
    for name in TOOLS:
        yield HOME / "py" / name, name
    modules = [HOME / "tools" / f"{name}.py" for name in MODULES]
    for path in (*modules, *HOME.glob("assets/words/*.ftl"), *HOME.glob(CONTENT)):
        yield path, str(path.relative_to(HOME))


def packages() -> Iterator[tuple[Path, str]]:
    for package in PACKAGES:
        for file in distribution(package).files or ():
            if file.suffix == ".py" or ".dist-info" in str(file):
                yield Path(str(file.locate())), str(file)


if __name__ == "__main__":
    main(sys.argv[1])
