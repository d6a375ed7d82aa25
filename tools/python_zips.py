"""Compile Python into zips of bytecode; runs inside the shipped Pyodide, under Node, since bytecode fits one version.

Pyodide's standard library comes as source and is compiled at every start. `python_stdlib.zip` is the part of it that
the engine and PyScript import, compiled; `troop.zip` is the engine. Python imports from both by itself.
"""

import ast
import importlib
import io
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
# Imported only on demand: to show an error, to decode another encoding, or to make a snapshot.
LAZY = (
    *("encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.idna"),
    *("traceback", "linecache", "tokenize", "_colorize", "fractions", "pkgutil"),
    *("sysconfig", "_sysconfigdata__emscripten_wasm32-emscripten"),
)
UNCHECKED = b"\x01\0\0\0" + b"\0" * 8  # bytecode that is not checked against its source
FIXED_TIME = (1980, 1, 1, 0, 0, 0)
# Command-line tools and types, which the page does not have.
LEFT_OUT = {"api/types.py", "perft.py", "ai/tournament.py", "ai/tournament_results.py", "worker.py"}


def main(wheel: str, scripts: str, out: str) -> str:
    """Write the zips for an engine's wheel and a folder with PyScript's Python; return a summary."""
    stock, engine = unzip(LIBRARY), unzip(wheel)
    for name in LEFT_OUT:
        del engine[f"troop/{name}"]
    sys.path.insert(0, wheel)
    library = needed([*engine.values(), *(path.read_bytes() for path in Path(scripts).rglob("*.py"))], stock)
    Path(out, "python_stdlib.zip").write_bytes(zipped(library))
    Path(out, "troop.zip").write_bytes(zipped(engine))
    return f"{len(library)} of {len(stock)} modules of the standard library, {len(engine)} of the engine"


def needed(sources: Iterable[bytes], stock: dict[str, bytes]) -> dict[str, bytes]:
    """Return the part of the standard library that is loaded after everything has been imported."""
    for name in sorted({*LAZY, *(name for source in sources for name in imported_by(source))}):
        try:
            importlib.import_module(name)
        except Exception:  # a name in a module, a part of another system, or a package outside the library
            continue
    origins = {getattr(module.__spec__, "origin", None) for module in list(sys.modules.values())}
    return {path: source for path, source in stock.items() if f"{LIBRARY}/{path}" in origins}


def imported_by(source: bytes) -> Iterator[str]:
    """Yield every absolute import in a source, nested ones included."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def unzip(path: str) -> dict[str, bytes]:
    """Return the Python files in a zip."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}


def zipped(sources: dict[str, bytes]) -> bytes:
    """Return a zip of bytecode, identical for identical files; uncompressed, since it is compressed as a whole."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for path, source in sorted(sources.items()):
            archive.writestr(zipfile.ZipInfo(f"{path}c", FIXED_TIME), bytecode(path, source))
    return buffer.getvalue()


def bytecode(path: str, source: bytes) -> bytes:
    """Return the content of a .pyc file, without docstrings and assertions."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
