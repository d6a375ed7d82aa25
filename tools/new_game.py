"""Write a new game: a copy of the sample under another name, ready to be played and changed.

python tools/new_game.py oxo
"""

import re
import sys
from keyword import iskeyword

from content import GAMES, HOME, words

SAMPLE = GAMES / "_sample"
REGISTRY = GAMES / "__init__.py"
NAME = re.compile(r"[a-z][a-z0-9]{0,19}")


def main(arguments: list[str]) -> int:
    name = arguments[0] if arguments else ""
    if refusal := why_not(name):
        print(refusal, file=sys.stderr)
        return 1
    write(name)
    print(f"{(GAMES / name).relative_to(HOME)} is written: `make play` to play it, CONTRIBUTING.md to go on.")
    return 0


def why_not(name: str) -> str:
    """Return why a game cannot have this name; "" if it can."""
    if not name:
        return "A new game needs a name: make new-game NAME=oxo"
    if not NAME.fullmatch(name):
        return f"{name!r} cannot name a game: up to 20 lower-case letters and digits, beginning with a letter."
    if iskeyword(name):
        return f"{name!r} cannot name a game: it is a word of Python."
    if name == "sample" or (GAMES / name).exists() or (GAMES / f"{name}.py").exists():
        return f"There is already a game called {name!r}."
    if re.search(rf"^{name}\b", words("en"), re.M):
        return f"{name!r} cannot name a game: other texts begin with it."
    return ""


def write(name: str) -> None:
    """Write the folder of a new game and register it."""
    for source in sorted(path for path in SAMPLE.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        target = GAMES / name / renamed(source.relative_to(SAMPLE).as_posix(), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    registry = REGISTRY.read_text(encoding="utf-8")
    REGISTRY.write_text(re.sub(r"^    \)\n\)$", f'        "{name}",\n    )\n)', registry, flags=re.M), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """Return text of the sample with another name: of modules, of classes, and of messages and files."""
    return text.replace("_sample", name).replace("Sample", name.capitalize()).replace("sample", name)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
