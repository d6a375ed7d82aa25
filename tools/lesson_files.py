"""Read lessons in TOML, play each to its end, and write them as JSON for the page.

python tools/lesson_files.py                      checks the lessons of all games
python tools/lesson_files.py mine.toml            checks one
python tools/lesson_files.py --into build/lessons writes each as JSON, and the list of all
"""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from content import game_languages, lesson_files
from troop.api.cache import REGISTRY
from troop.lessons.lesson import BadLesson, Lesson, read_lesson
from troop.lessons.validation import check


def main(arguments: list[str]) -> int:
    into = Path(arguments[arguments.index("--into") + 1]) if "--into" in arguments else None
    paths = [Path(argument) for argument in arguments if argument.endswith(".toml")] or lesson_files()
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
    """Return a lesson as written and as read, after playing it to its end. Raises BadLesson."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(str(error)) from error
    lesson = read_lesson(given)
    check(lesson, tuple(game_languages(lesson.game.name)), REGISTRY)
    return given, lesson


def told(path: Path, error: BadLesson) -> str:
    """Return the problem with the file, and the line where the step begins."""
    if error.step is None:
        return f"{path.name}: {error.problem}"
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    steps = [number for number, line in lines if re.match(r"\s*\[\[step\]\]", line)]
    line = steps[error.step - 1] if error.step <= len(steps) else 1
    return f"{path.name}, step {error.step} (line {line}): {error.problem}"


def write(lessons: dict[str, tuple[Any, Lesson]], into: Path) -> None:
    """Write each lesson as the page sends it in requests, and the list of lessons, ordered by game and name."""
    into.mkdir(parents=True, exist_ok=True)
    for name, (given, _) in lessons.items():
        (into / f"{name}.json").write_text(json.dumps(given, ensure_ascii=False, separators=(",", ":")))
    order = list(REGISTRY.games)
    listed = sorted(lessons.items(), key=lambda item: (order.index(item[1][1].game.name), item[0]))
    entries = [entry(name, lesson) for name, (_, lesson) in listed]
    (into / "list.json").write_text(json.dumps(entries, ensure_ascii=False, separators=(",", ":")))


def entry(name: str, lesson: Lesson) -> dict[str, Any]:
    """Return what the catalog needs of a lesson."""
    about = {"title": lesson.title, "about": lesson.about, "steps": len(lesson.steps)}
    return {"name": name, "game": lesson.game.name, **about}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
