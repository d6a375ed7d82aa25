"""Reads lessons as teachers write them, plays each to its end, and writes them down for the page.

python tools/lesson_files.py                      checks all of assets/lessons
python tools/lesson_files.py mine.toml            checks one
python tools/lesson_files.py --into build/lessons writes them as JSON, one file a lesson, and their list
"""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from troop.lessons.check import check
from troop.lessons.lesson import BadLesson, Lesson, read_lesson
from troop.tables import HOUSE

HOME = Path(__file__).parent.parent
LESSONS = HOME / "assets" / "lessons"
LANGUAGES = ("en", "fr")
"""What every lesson speaks. It may speak others too; to who speaks another the page shows English."""


def main(arguments: list[str]) -> int:
    into = Path(arguments[arguments.index("--into") + 1]) if "--into" in arguments else None
    paths = [Path(argument) for argument in arguments if argument.endswith(".toml")] or sorted(LESSONS.glob("*.toml"))
    wrong = 0
    lessons: dict[str, tuple[Any, Lesson]] = {}
    for path in paths:
        try:
            lessons[path.stem] = checked(path)
        except BadLesson as error:
            wrong += 1
            print(told(path, error), file=sys.stderr)
    if into and not wrong:
        write(lessons, into)
    print(f"{len(lessons)} lessons, {sum(len(lesson.steps) for _, lesson in lessons.values())} steps")
    return 1 if wrong else 0


def checked(path: Path) -> tuple[Any, Lesson]:
    """A lesson as it is written, and as it was read. Raises BadLesson."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(str(error)) from error
    lesson = read_lesson(given)
    check(lesson, LANGUAGES, HOUSE)
    return given, lesson


def told(path: Path, error: BadLesson) -> str:
    """What is wrong, with the file, and the line where the step begins."""
    if error.step is None:
        return f"{path.name}: {error.problem}"
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    steps = [number for number, line in lines if re.match(r"\s*\[\[step\]\]", line)]
    line = steps[error.step - 1] if error.step <= len(steps) else 1
    return f"{path.name}, step {error.step} (line {line}): {error.problem}"


def write(lessons: dict[str, tuple[Any, Lesson]], into: Path) -> None:
    """Each lesson as the page hands it to the desk, and the list of them, in the order of games and names."""
    into.mkdir(parents=True, exist_ok=True)
    for name, (given, _) in lessons.items():
        (into / f"{name}.json").write_text(json.dumps(given, ensure_ascii=False, separators=(",", ":")))
    order = list(HOUSE.games)
    listed = sorted(lessons.items(), key=lambda item: (order.index(item[1][1].game.name), item[0]))
    entries = [entry(name, lesson) for name, (_, lesson) in listed]
    (into / "list.json").write_text(json.dumps(entries, ensure_ascii=False, separators=(",", ":")))


def entry(name: str, lesson: Lesson) -> dict[str, Any]:
    """What the shelf needs to know of a lesson."""
    about = {"title": lesson.title, "about": lesson.about, "steps": len(lesson.steps)}
    return {"name": name, "game": lesson.game.name, **about}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
