"""Runs inside the shipped Pyodide, under Node: packs Python as bytecode of exactly that interpreter.

The stock standard library comes as source and is compiled at every start. Here it becomes bytecode, trimmed to
the modules that the engine, micropip and PyScript really import; the whole of it is packed too, for tests only.
"""

import ast
import base64
import hashlib
import importlib
import io
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

STOCK = "/lib/python314.zip"
# What is imported only when something happens: an error shown, a wheel unpacked, a text in another encoding.
LAZY = (
    *("encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.idna", "tarfile", "zipfile", "tempfile"),
    *("traceback", "linecache", "tokenize", "_colorize", "importlib.metadata", "shutil", "fractions"),
    *("sysconfig", "_sysconfigdata__emscripten_wasm32-emscripten"),
)
UNCHECKED = b"\x01\0\0\0" + b"\0" * 8  # bytecode that is not compared with a source
FIXED_TIME = (1980, 1, 1, 0, 0, 0)


def bytecode(source: bytes, name: str) -> bytes:
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(compile(source, name, "exec", dont_inherit=True, optimize=2))


def pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip that is the same for the same files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files):
            entry = zipfile.ZipInfo(name, FIXED_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return buffer.getvalue()


def imported_by(source: bytes) -> Iterator[str]:
    """Every absolute import in a source, at whatever depth it stands."""
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
        except Exception:  # a name in a module, a part of another system, a package that is not the library's
            continue


def needed(sources: Iterable[bytes], stock: dict[str, bytes]) -> set[str]:
    """The files of the standard library that the sources need."""
    wanted = {name for source in sources for name in imported_by(source)}
    import_all([*wanted, *LAZY])
    origins = {getattr(module.__spec__, "origin", None) or "" for module in list(sys.modules.values())}
    return {path for path in stock if f"{STOCK}/{path}" in origins}


def compiled(files: dict[str, bytes]) -> list[tuple[str, bytes]]:
    return [
        (name + "c", bytecode(data, name)) if name.endswith(".py") else (name, data) for name, data in files.items()
    ]


def unzip(path: str) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def record_line(name: str, data: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}"


def bytecode_wheel(path: str) -> bytes:
    """The same wheel with bytecode only, and a RECORD that fits."""
    files = unzip(path)
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    kept = {
        name: data
        for name, data in files.items()
        if name != record and (name.endswith(".py") or ".dist-info/" in name) and not name.endswith("/py.typed")
    }
    packed = compiled(kept)
    lines = [record_line(name, data) for name, data in sorted(packed)] + [f"{record},,"]
    return pack([*packed, (record, "\n".join(lines).encode() + b"\n")])


def main(wheels: list[str], scripts: str, out: str) -> str:
    stock = unzip(STOCK)
    modules = {name: data for name, data in stock.items() if name.endswith(".py")}
    sources = [data for wheel in wheels for name, data in unzip(wheel).items() if name.endswith(".py")]
    sources += [path.read_bytes() for path in Path(scripts).rglob("*.py")]
    kept = needed(sources, modules)
    shipped = {name: data for name, data in stock.items() if name in kept}
    Path(out, "python_stdlib.zip").write_bytes(pack(compiled(shipped)))
    Path(out, "whole_stdlib.zip").write_bytes(pack(compiled(stock)))
    for wheel in wheels:
        Path(out, Path(wheel).name).write_bytes(bytecode_wheel(wheel))
    return f"{len(kept)} of {len(modules)} modules of the standard library"
