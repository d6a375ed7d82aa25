"""Lays a bundle of code out so that it packs well: bytecode apart from all else, instructions apart from arguments.

Left out is what follows from the instructions: the room for their caches, and the tables of lines, which bytecode.py
has made all the same. web/runtime/columns.mjs puts everything together again.
"""

import opcode
import struct
from collections.abc import Iterable
from types import CodeType
from typing import NamedTuple

CACHES = bytes(opcode._inline_cache_entries.get(name, 0) for name in opcode.opname[:256])  # type: ignore[attr-defined]
"""How much room each instruction has behind it for its caches, in units of two bytes."""


class Hole(NamedTuple):
    """A place in a bundle whose bytes are kept elsewhere, with their length before them."""

    start: int
    end: int
    code: bytes
    """The bytecode that stands there; none where a table of lines does."""


def in_columns(bundle: bytes, codes: Iterable[CodeType]) -> bytes:
    """The same bundle in columns; the codes are those of its modules, in their order."""
    holes: list[Hole] = []
    for code in codes:
        holes += holes_of(code, bundle, holes[-1].end if holes else 0)
    ends = [0, *(hole.end for hole in holes)]
    rest = [bundle[end:start] for end, start in zip(ends, [*(hole.start for hole in holes), len(bundle)], strict=True)]
    codes_apart = [without_caches(hole.code) for hole in holes]
    gaps = numbers(len(text) for text in rest[:-1])
    counts = numbers(len(code) // 2 for code in codes_apart)
    instructions, template = b"".join(codes_apart), b"".join(rest)
    head = numbers((len(holes), len(instructions) // 2, len(bundle)))
    return b"".join((head, CACHES, gaps, counts, instructions[::2], instructions[1::2], template))


def holes_of(code: CodeType, bundle: bytes, start: int) -> list[Hole]:
    """Where a code's bytecode stands, all that is nested in it, and its table of lines."""
    found = [hole(bundle, start, code.co_code, code.co_code)]
    for const in code.co_consts:
        if isinstance(const, CodeType):
            found += holes_of(const, bundle, found[-1].end)
    return [*found, hole(bundle, found[-1].end, code.co_linetable)]


def hole(bundle: bytes, start: int, part: bytes, code: bytes = b"") -> Hole:
    text = numbers((len(part),)) + part
    at = bundle.index(text, start)
    return Hole(at, at + len(text), code)


def without_caches(code: bytes) -> bytes:
    kept, at = bytearray(), 0
    while at < len(code):
        following = at + 2 + 2 * CACHES[code[at]]
        if any(code[at + 2 : following]):
            raise ValueError("a cache is not empty")
        kept += code[at : at + 2]
        at = following
    return bytes(kept)


def numbers(values: Iterable[int]) -> bytes:
    return b"".join(struct.pack("<I", value) for value in values)
