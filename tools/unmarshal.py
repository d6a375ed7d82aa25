"""Read marshalled code, including parts that a code object does not show, such as the kinds of its local variables."""

import struct
from typing import Any, NamedTuple

FLAG = 0x80
"""Set in the type byte of objects that are referred to later."""


class Code(NamedTuple):
    """A code object in the order in which it is marshalled."""

    argcount: int
    posonly: int
    kwonly: int
    stack: int
    flags: int
    code: bytes
    consts: tuple[Any, ...]
    names: tuple[str, ...]
    locals: tuple[str, ...]
    kinds: bytes
    file: str
    name: str
    qualname: str
    line: int
    lines: bytes
    exceptions: bytes


class Reader:
    """Reads every kind of object that occurs in code; others are errors."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0
        self.known: list[Any] = []

    def read(self) -> Any:
        kind = self.take(1)[0]
        if not kind & FLAG:
            return self.value(chr(kind))
        place = len(self.known)
        self.known.append(None)
        self.known[place] = self.value(chr(kind & ~FLAG))
        return self.known[place]

    def value(self, kind: str) -> Any:
        match kind:
            case "N" | "T" | "F" | ".":
                return {"N": None, "T": True, "F": False, ".": ...}[kind]
            case "i":
                return self.number()
            case "l":
                return self.long(self.number())
            case "g":
                return struct.unpack("<d", self.take(8))[0]
            case "y":
                return complex(*struct.unpack("<dd", self.take(16)))
            case "s":
                return self.take(self.number())
            case "u" | "t" | "a" | "A":
                return self.take(self.number()).decode("utf-8", "surrogatepass")
            case "z" | "Z":
                return self.take(self.take(1)[0]).decode()
            case ")":
                return tuple(self.read() for _ in range(self.take(1)[0]))
            case "(":
                return tuple(self.read() for _ in range(self.number()))
            case ">":
                return frozenset(self.read() for _ in range(self.number()))
            case ":":
                return slice(self.read(), self.read(), self.read())
            case "r":
                return self.known[self.number()]
            case "c":
                return self.code()
        raise ValueError(f"not expected in code: {kind}")

    def code(self) -> Code:
        parts: list[Any] = [self.number() for _ in range(5)]
        parts += [self.read() for _ in range(8)]
        return Code(*parts, self.number(), self.read(), self.read())  # type: ignore[call-arg]

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        return int.from_bytes(self.take(4), "little", signed=True)

    def long(self, digits: int) -> int:
        size = sum(int.from_bytes(self.take(2), "little") << 15 * at for at in range(abs(digits)))
        return size if digits > 0 else -size
