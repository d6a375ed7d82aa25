"""What a player keeps to themselves, and what they can prove of it: SHA-256, a chain of secrets, salts.

All follows from one secret of sixteen random bytes. Sixteen bytes of a hash are kept: it takes 2^64 tries to find two
things that have the same, and 2^128 to find what was hashed.
"""

from functools import lru_cache
from hashlib import sha256

SIZE = 16
"""Bytes in a secret, a salt, a commitment."""
LINKS = 4_096
"""How long a chain is: more rolls than a letter can have entries."""


def digest(kind: str, *parts: bytes) -> bytes:
    """The hash of some things of a kind; no other things have the same."""
    hashed = sha256(kind.encode())
    for part in parts:
        hashed.update(len(part).to_bytes(2, "big") + part)
    return hashed.digest()[:SIZE]


@lru_cache(maxsize=4)
def chain(secret: bytes) -> tuple[bytes, ...]:
    """A chain of secrets: each is the hash of the one after it. The first is the commitment to all others."""
    links = [digest("chain", secret)]
    for _ in range(LINKS):
        links.append(onward(links[-1]))
    return tuple(reversed(links))


def onward(link: bytes) -> bytes:
    """The link before this one in the chain."""
    return sha256(link).digest()[:SIZE]


def links_up_to(link: bytes, count: int) -> tuple[bytes, ...]:
    """The first links of a chain, from its commitment to this one, which is the last of so many after it."""
    links = [link]
    for _ in range(count):
        links.append(onward(links[-1]))
    return tuple(reversed(links))


def salt(secret: bytes, entry: int, leaf: int) -> bytes:
    """The salt of a commitment: only who has the secret can know it."""
    return digest("salt", secret, number(entry), number(leaf))


def number(value: int) -> bytes:
    """A number as bytes to be hashed."""
    return value.to_bytes(4, "big")
