"""Secrets and proofs: SHA-256, a hash chain, and salts, all derived from one secret of 16 random bytes.

16 bytes of each hash are kept: it takes 2^64 tries to find a collision, and 2^128 to find what was hashed.
"""

from functools import lru_cache
from hashlib import sha256

SIZE = 16
"""Bytes in a secret, a salt and a commitment."""
LINKS = 4_096
"""The length of a chain: more rolls than a game can have."""


def digest(kind: str, *parts: bytes) -> bytes:
    """Return the hash of some values of a kind, encoded unambiguously."""
    hashed = sha256(kind.encode())
    for part in parts:
        hashed.update(len(part).to_bytes(2, "big") + part)
    return hashed.digest()[:SIZE]


@lru_cache(maxsize=4)
def chain(secret: bytes) -> tuple[bytes, ...]:
    """Return a chain of secrets, each the hash of the one after it. The first is the commitment to all others."""
    links = [digest("chain", secret)]
    for _ in range(LINKS):
        links.append(onward(links[-1]))
    return tuple(reversed(links))


def onward(link: bytes) -> bytes:
    """Return the link before this one in the chain."""
    return sha256(link).digest()[:SIZE]


def links_up_to(link: bytes, count: int) -> tuple[bytes, ...]:
    """Return the chain from its commitment to this link, which is ``count`` links after it."""
    links = [link]
    for _ in range(count):
        links.append(onward(links[-1]))
    return tuple(reversed(links))


def salt(secret: bytes, entry: int, leaf: int) -> bytes:
    """Return the salt of a commitment, which only the owner of the secret can know."""
    return digest("salt", secret, number(entry), number(leaf))


def number(value: int) -> bytes:
    """Return a number as bytes for hashing."""
    return value.to_bytes(4, "big")
