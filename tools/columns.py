"""Writes a bundle of code so that it packs well: what is alike stands together, each kind in a column of its own.

Instructions stand apart from their arguments, and these by instruction; texts stand once, those used most first, and
are named by their number. Left out is what follows from the rest: the room for the caches of instructions, and what
bytecode.py has made all the same, the tables of lines, the names of files and those of what is around a function.
web/runtime/columns.mjs puts everything together again.
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
if isinstance(_entries, list):  # up to Python 3.12, which tests run on
    _entries = dict(zip(opcode.opname, _entries, strict=True))
CACHES = bytes(_entries.get(name, 0) for name in opcode.opname[:256])
"""How much room each instruction has behind it for its caches, in units of two bytes."""


class Column(IntEnum):
    """What has a column of its own, numbered as in columns.mjs."""

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
    """For each role two: the low and the high halves of their numbers."""
    ARGUMENTS = 27
    """For each instruction one."""


class Role(IntEnum):
    """Where an atom stands: alike places use alike ones."""

    MODULE = 0
    NAME = auto()
    NAMES = auto()
    LOCALS = auto()
    CONSTS = auto()
    INNER = auto()


class Shape(IntEnum):
    """What a constant is."""

    ATOM = 0
    CODE = auto()
    TUPLE = auto()
    SET = auto()
    SLICE = auto()


class Kind(IntEnum):
    """What an atom is."""

    SHORT = 0
    """A text of fewer than 256 letters, all of them ASCII."""
    TEXT = auto()
    MARSHALLED = auto()


class Atom(NamedTuple):
    kind: Kind
    text: bytes


def in_columns(modules: dict[str, tuple[CodeType, bool]]) -> bytes:
    """Modules, each with its code and whether it is a package."""
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
        """The number of modules, the length of each column, all columns."""
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
        """Seven bits a byte; the eighth says that more follow."""
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
            raise ValueError(f"{code.name} has names of its own")
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
        return Atom(Kind.MARSHALLED, marshal.dumps(value, 2))  # a version that refers to nothing
    text = value.encode("utf-8", "surrogatepass")
    return Atom(Kind.SHORT if value.isascii() and len(text) < 256 else Kind.TEXT, text)
