"""Pack Python as bytecode of the shipped interpreter; runs inside the shipped Pyodide, under Node.

Pyodide's standard library comes as source and is compiled at every start. Here it becomes bytecode, trimmed to the
modules that the engine and PyScript import; a second bundle has all of it, for tests only. Modules go into bundles,
which web/engine/worker/sitecustomize.py opens, except for the few needed before it runs.
"""

import ast
import importlib
import io
import json
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from typing import Any

import shorthand
from columns import in_columns
from shorter import WithoutTypes, short_source

STOCK = "/lib/python314.zip"
# Imported only on demand: to show an error, or to decode another encoding.
LAZY = (
    *("encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.idna"),
    *("traceback", "linecache", "tokenize", "_colorize", "fractions"),
    *("sysconfig", "_sysconfigdata__emscripten_wasm32-emscripten"),
)
# Imported before sitecustomize.
FIRST = {
    *("_collections_abc", "_sitebuiltins", "abc", "codecs", "encodings", "encodings.aliases", "encodings.utf_8"),
    *("genericpath", "os", "posixpath", "site", "stat", "zipimport"),
}
UNCHECKED = b"\x01\0\0\0" + b"\0" * 8  # bytecode that is not checked against its source
FIXED_TIME = (1980, 1, 1, 0, 0, 0)
# Command-line tools and types, which the page does not have.
LEFT_OUT = {"troop.api.types", "troop.perft", "troop.ai.tournament", "troop.ai.tournament_results", "troop.worker"}


def bytecode(source: str | ast.Module, name: str) -> CodeType:
    """Compile without docstrings and assertions."""
    return on_one_line(compile(source, name, "exec", dont_inherit=True, optimize=2))


def on_one_line(code: CodeType) -> CodeType:
    """Return the code with every function on its first line and without qualified names.

    Tracebacks keep the names of functions and the lines they begin on; the rest would be half of the bundle.
    """
    units, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes((0xEF, 0)) * units + (bytes((0xE8 + rest - 1, 0)) if rest else b"")
    consts = tuple(on_one_line(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_linetable=table, co_qualname=code.co_name, co_consts=consts)


def pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a zip that is identical for identical files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files):
            entry = zipfile.ZipInfo(name, FIXED_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return buffer.getvalue()


def imported_by(source: bytes) -> Iterator[str]:
    """Yield every absolute import in a source, nested ones included."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def import_all(names: Iterable[str]) -> None:
    for name in sorted(set(names)):
        try:
            importlib.import_module(name)
        except Exception:  # a name in a module, a part of another system, or a package outside the library
            continue


def needed(sources: Iterable[bytes], stock: dict[str, bytes]) -> set[str]:
    """Return the files of the standard library that the sources need."""
    wanted = {name for source in sources for name in imported_by(source)}
    import_all([*wanted, *LAZY])
    origins = {getattr(module.__spec__, "origin", None) or "" for module in list(sys.modules.values())}
    return {path for path in stock if f"{STOCK}/{path}" in origins}


def first_move(wheel: str) -> None:
    """Make the first move of the first game, to import what it needs and nothing else of the engine.

    All other modules go as source, which is a third smaller; compiling those of a game takes a moment, once. The next
    start has a memory snapshot.
    """
    sys.path.insert(0, wheel)
    from troop.api.handler import handle_request
    from troop.games import GAMES

    def ask(request: str, **fields: object) -> Any:
        return json.loads(handle_request(json.dumps({"request": request, **fields})))

    view, move = ask("start", game=next(iter(GAMES)), seed="first"), []
    while not (choice := view["choices"][0]).get("done"):
        move.append(choice["word"])
        view = ask("view", record=view["record"], prefix=move)
    if "error" in (answer := ask("play", record=view["record"], move=[*move, choice["word"]])):
        raise ValueError(answer)


def compiled(files: dict[str, bytes]) -> list[tuple[str, bytes]]:
    """Return files for a zip, with Python as bytecode."""
    return [
        (f"{name}c", MAGIC_NUMBER + UNCHECKED + marshal.dumps(bytecode(data.decode(), name)))
        if name.endswith(".py")
        else (name, data)
        for name, data in files.items()
    ]


def bundle(codes: dict[str, CodeType]) -> bytes:
    """Return all modules in one piece: code and whether it is a package, by file path."""
    return in_columns({module_name(path): (code, is_package(path)) for path, code in codes.items()})


def late_bundle(sources: dict[str, bytes]) -> bytes:
    """Return modules as source in shorthand: the words, then each module by name and whether it is a package."""
    paths = sorted(sources)
    words, texts = shorthand.in_shorthand(short_source(path, sources[path]) for path in paths)
    modules = {module_name(path): (text, is_package(path)) for path, text in zip(paths, texts, strict=True)}
    return marshal.dumps((words, modules))


def unzip(path: str) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_package(path: str) -> bool:
    return path.endswith("/__init__.py")


def without_types(path: str, source: bytes) -> CodeType:
    return bytecode(WithoutTypes().visit(ast.parse(source)), f"py/{path}")


def main(wheel: str, scripts: str, opener: str, out: str) -> str:
    stock = {name: data for name, data in unzip(STOCK).items() if name.endswith(".py")}
    ours = {path: data for path, data in unzip(wheel).items() if path.endswith(".py")}
    ours = {path: data for path, data in ours.items() if module_name(path) not in LEFT_OUT}
    pyscript = {str(path.relative_to(scripts)): path.read_bytes() for path in Path(scripts).rglob("*.py")}
    kept = sorted(needed([*ours.values(), *pyscript.values()], stock))
    first = {path: stock[path] for path in kept if module_name(path) in FIRST}
    first["sitecustomize.py"] = Path(opener).read_bytes()
    # Types in the library stay, because some of it reads them.
    library = {path: bytecode(stock[path].decode(), path) for path in kept if path not in first}
    library |= {path: without_types(path, source) for path, source in sorted(pyscript.items())}
    first_move(wheel)
    late = {path: source for path, source in ours.items() if module_name(path) not in sys.modules}
    engine = {path: without_types(path, source) for path, source in sorted(ours.items()) if path not in late}
    engine["shorthand.py"] = without_types("shorthand.py", Path(shorthand.__file__).read_bytes())
    Path(out, "python_stdlib.zip").write_bytes(pack(compiled(first)))
    Path(out, "library").write_bytes(bundle(library))
    Path(out, "engine").write_bytes(bundle(engine))
    Path(out, "late").write_bytes(late_bundle(late))
    Path(out, "whole_stdlib.zip").write_bytes(pack(compiled(unzip(STOCK))))
    counted = f"{len(kept)} of {len(stock)} modules of the standard library, {len(pyscript)} of PyScript"
    return f"{counted}, {len(engine)} of the engine and {len(late)} as source"
