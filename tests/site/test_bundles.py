"""The build packs the engine without loss: bytecode in columns, source in shorthand."""

import marshal
import shutil
import subprocess
from pathlib import Path
from types import CodeType

import pytest
import troop
from bytecode import bytecode
from columns import in_columns
from paths import ROOT
from shorter import short_source
from shorthand import codes, in_full, in_shorthand

pytestmark = pytest.mark.cpython
ENGINE = Path(troop.__file__).parent
SOURCES = {path.relative_to(ENGINE.parent).as_posix(): path.read_bytes() for path in sorted(ENGINE.rglob("*.py"))}
ODD = '''
def many(a, /, b=(1, 1.0, True, None, ..., 2**70, -1, 1j, "é", b"\\0"), *c, d: int = 3, **e):
    """What a module seldom has."""
    try:
        return [lambda: (a, x, "\\ud800") for x in c if x in {1, "one", (2, 2.0)}][1:-1]
    except* ValueError as error:
        raise TypeError("x" * 300) from error
    finally:
        del d
def after(): global many; many = f"{{{after!r:>9}}} {many}"
'''
UNPACK = """
import { readFileSync } from "node:fs";
import { unpackColumns } from "./web/engine/worker/columns.mjs";
process.stdout.write(unpackColumns(new Uint8Array(readFileSync(0))));
"""


@pytest.mark.skipif(not shutil.which("node"), reason="node reads columns")
def test_bytecode_survives_columns() -> None:
    modules = {name: (bytecode(source.decode(), name), "__init__" in name) for name, source in SOURCES.items()}
    modules["odd"] = bytecode(ODD, "odd.py"), False
    command = ["node", "--input-type=module", "-e", UNPACK]
    read = subprocess.run(command, cwd=ROOT, input=in_columns(modules), capture_output=True, check=True).stdout
    found = marshal.loads(read)
    assert list(found) == list(modules)
    for name, (code, package) in modules.items():
        assert found[name][1] is package
        assert_same(found[name][0], code)


def assert_same(found: CodeType, code: CodeType) -> None:
    """Compare what ``==`` leaves out, such as file names and tables."""
    assert found == code
    for part in (part for part in dir(code) if part.startswith("co_") and not callable(getattr(code, part))):
        if part not in ("co_consts", "co_lnotab"):
            assert getattr(found, part) == getattr(code, part), (code, part)
    for one, other in zip(found.co_consts, code.co_consts, strict=True):
        if isinstance(other, CodeType):
            assert_same(one, other)


def test_source_survives_shorthand() -> None:
    texts = [source.decode() for source in SOURCES.values()] + [ODD, "", "1 + 1", "\u00a0'é œ’—😀'\0\x7f"]
    words, written = in_shorthand(texts)
    assert [in_full(words, each).decode() for each in written] == texts
    assert sum(map(len, [words, *written])) < 0.6 * sum(map(len, texts))


def test_shorthand_has_a_limited_number_of_codes() -> None:
    """One word for every code, and one word more than there are codes."""
    every = [*codes()]
    assert len(set(every)) == len(every)
    names = [f"word{'abcdefghij'[at % 10]}{at}" for at in range(len(every) + 1)]
    words, (written,) = in_shorthand([" ".join(names[:-1])])
    assert in_full(words, written).decode().split() == names[:-1]
    with pytest.raises(KeyError):
        in_shorthand([" ".join(names)])


def test_short_source_has_no_types_docstrings_and_blanks() -> None:
    source = b'''"""What it is."""
    \nclass Pair(NamedTuple):
        """Two."""
        one: int = 1
        def both(self, other: "Pair | None" = None) -> int:
            """All."""
            sum: int = self.one if other is None else (self.one + other.one, 'a b')
            return not sum'''
    assert short_source("pair.py", source) == "\n".join(
        (
            "class Pair(NamedTuple):",
            " one:int=1",
            " def both(self,other=None):",
            "  sum=self.one if other is None else(self.one+other.one,'a b')",
            "  return not sum",
        )
    )
