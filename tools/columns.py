"""Write a bundle of bytecode so that it compresses well: similar parts are stored together, each kind in its own
column.

Instructions are stored apart from their arguments, which are grouped by instruction. Texts are stored once, the most
frequent first, and referred to by number. Left out is what can be restored: the room for inline caches, and what
bytecode.py makes uniform, such as line tables, file names and qualified names. web/engine/worker/columns.mjs puts
everything together again.
"""

import marshal
import opcode
import struct
from collections import Counter
from enum import IntEnum, auto
from types import CodeType
from typing import Any, NamedTuple

from unmarshal import Code, Reader

_entries: Any = opcode._inline_cache_entries  # type: ignore[attr-defined]
if isinstance(_entries, list):  # up to Python 3.12, which the tests run on
    _entries = dict(zip(opcode.opname, _entries, strict=True))
CACHES = bytes(_entries.get(name, 0) for name in opcode.opname[:256])
"""The size of the inline cache behind each instruction, in units of two bytes."""


class Column(IntEnum):
    """The columns, numbered as in columns.mjs."""

    CACHES = 0
    KINDS_OF_ATOMS = auto()
    LENGTHS = auto()
    TEXTS = auto()
    PACKAGES = auto()
    HEADS = auto()
    LINES = auto()
    COUNTS = auto()
    INSTRUCTIONS = auto()
    SIZES = auto()
    SHAPES = auto()
    INNER_SHAPES = auto()
    KINDS = auto()
    TABLE_LENGTHS = auto()
    TABLES = auto()
    ATOMS = 15
    """Two for each role: the low and the high halves of the numbers."""
    ARGUMENTS = 27
    """One for each instruction."""


class Role(IntEnum):
    """Where an atom occurs; atoms in similar places are similar."""

    MODULE = 0
    NAME = auto()
    NAMES = auto()
    LOCALS = auto()
    CONSTS = auto()
    INNER = auto()


class Shape(IntEnum):
    """The type of a constant."""

    ATOM = 0
    CODE = auto()
    TUPLE = auto()
    SET = auto()
    SLICE = auto()


class Kind(IntEnum):
    """The type of an atom."""

    SHORT = 0
    """A text of fewer than 256 characters, all of them ASCII."""
    TEXT = auto()
    MARSHALLED = auto()


class Atom(NamedTuple):
    kind: Kind
    text: bytes


def in_columns(modules: dict[str, tuple[CodeType, bool]]) -> bytes:
    """Pack modules, given by name with their code and whether they are packages."""
    sheet = Sheet()
    for name, (code, package) in modules.items():
        sheet.module(name, Reader(marshal.dumps(code)).read(), package)
    return sheet.written(len(modules))


class Sheet:
    def __init__(self) -> None:
        self.columns = [bytearray() for _ in range(Column.ARGUMENTS + 256)]
        self.columns[Column.CACHES] += CACHES
        self.atoms: list[list[Atom]] = [[] for _ in Role]
        self.line = 0

    def written(self, modules: int) -> bytes:
        """Return the number of modules, the length of each column, and all columns."""
        used = Counter(atom for atoms in self.atoms for atom in atoms)
        ranked = sorted(used, key=lambda atom: (-used[atom], atom))
        for atom in ranked:
            self.put(Column.KINDS_OF_ATOMS, atom.kind)
            self.put(Column.LENGTHS, len(atom.text))
            self.columns[Column.TEXTS] += atom.text
        places = {atom: place for place, atom in enumerate(ranked)}
        for role, atoms in enumerate(self.atoms):
            self.columns[Column.ATOMS + 2 * role] += bytes(places[atom] & 0xFF for atom in atoms)
            self.columns[Column.ATOMS + 2 * role + 1] += bytes(places[atom] >> 8 for atom in atoms)
        head = [modules, *(len(column) for column in self.columns)]
        return struct.pack(f"<{len(head)}I", *head) + b"".join(self.columns)

    def put(self, column: int, number: int) -> None:
        """Append a number in groups of seven bits; the eighth bit says that more follow."""
        while number > 0x7F:
            self.columns[column].append(number & 0x7F | 0x80)
            number >>= 7
        self.columns[column].append(number)

    def put_atom(self, role: Role, value: Any) -> None:
        self.atoms[role].append(atom_of(value))

    def module(self, name: str, code: Code, package: bool) -> None:
        self.put_atom(Role.MODULE, name)
        self.put_atom(Role.MODULE, code.file)
        self.put(Column.PACKAGES, package)
        self.line = 0
        self.code(code, code.file)

    def code(self, code: Code, file: str) -> None:
        if (code.qualname, code.file) != (code.name, file):
            raise ValueError(f"{code.name} has a file name or qualified name of its own")
        step = code.line - self.line
        self.put(Column.LINES, 2 * step if step >= 0 else -2 * step - 1)
        self.line = code.line
        for number in (code.argcount, code.posonly, code.kwonly, code.stack, code.flags):
            self.put(Column.HEADS, number)
        self.instructions(code.code)
        self.put(Column.SIZES, len(code.consts))
        for const in code.consts:
            self.const(const, file, Column.SHAPES, Role.CONSTS)
        for role, names in ((Role.NAMES, code.names), (Role.LOCALS, code.locals)):
            self.put(Column.SIZES, len(names))
            for name in names:
                self.put_atom(role, name)
        self.columns[Column.KINDS] += code.kinds
        self.put_atom(Role.NAME, code.name)
        self.put(Column.TABLE_LENGTHS, len(code.exceptions))
        self.columns[Column.TABLES] += code.exceptions

    def instructions(self, code: bytes) -> None:
        kept, at = 0, 0
        while at < len(code):
            instruction, argument = code[at : at + 2]
            following = at + 2 + 2 * CACHES[instruction]
            if any(code[at + 2 : following]):
                raise ValueError("a cache is not empty")
            self.columns[Column.INSTRUCTIONS].append(instruction)
            self.columns[Column.ARGUMENTS + instruction].append(argument)
            kept, at = kept + 1, following
        self.put(Column.COUNTS, kept)

    def const(self, value: Any, file: str, shapes: Column, role: Role) -> None:
        shape = shape_of(value)
        self.put(shapes, shape)
        if shape is Shape.ATOM:
            self.put_atom(role, value)
        elif shape is Shape.CODE:
            self.code(value, file)
        else:
            parts = parts_of(value)
            if shape is not Shape.SLICE:
                self.put(Column.SIZES, len(parts))
            for part in parts:
                self.const(part, file, Column.INNER_SHAPES, Role.INNER)


def shape_of(value: object) -> Shape:
    shapes = {Code: Shape.CODE, tuple: Shape.TUPLE, frozenset: Shape.SET, slice: Shape.SLICE}
    return shapes.get(type(value), Shape.ATOM)


def parts_of(value: Any) -> list[Any]:
    if isinstance(value, slice):
        return [value.start, value.stop, value.step]
    return sorted(value, key=repr) if isinstance(value, frozenset) else list(value)


def atom_of(value: Any) -> Atom:
    if not isinstance(value, str):
        return Atom(Kind.MARSHALLED, marshal.dumps(value, 2))  # a version without references
    text = value.encode("utf-8", "surrogatepass")
    return Atom(Kind.SHORT if value.isascii() and len(text) < 256 else Kind.TEXT, text)
