"""Write source in shorthand, which compresses a seventh smaller: every word becomes one byte or two.

Compression looks back some 32,000 bytes for repetitions, and in shorthand that covers more than twice as much source.
No letter stands for itself: letters and the bytes above ASCII encode words, the most frequent ones as a single byte.
The page has this module too, and uses it to read what the build has written.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

WORD = re.compile(r"([^\W\d]\w*|[^\x00-\x7f])")
CODE = re.compile(rb"[A-Z_a-z\x80-\xdf]|[\xe0-\xff].", re.DOTALL)


def codes() -> Iterator[bytes]:
    """Yield the codes of words, for the most frequent words first."""
    yield from CODE.findall(bytes(range(0xE0)))
    yield from (bytes(pair) for pair in product(range(0xE0, 0x100), range(0x100)))


def in_shorthand(texts: Iterable[str]) -> tuple[bytes, list[bytes]]:
    """Return the words of all texts, and each text in shorthand."""
    cut = [WORD.split(text) for text in texts]
    used = Counter(word for pieces in cut for word in pieces[1::2])
    words = sorted(used, key=lambda word: (-used[word], word))
    code = dict(zip(words, codes(), strict=False))  # there are some 8,000 codes; more words would stop the build
    written = [b"".join(code[each] if at % 2 else each.encode() for at, each in enumerate(pieces)) for pieces in cut]
    return " ".join(words).encode(), written


def in_full(words: bytes, shorthand: bytes) -> bytes:
    """Return a text as UTF-8."""
    meant = by_code(words)
    return CODE.sub(lambda code: meant[code[0]], shorthand)


@cache
def by_code(words: bytes) -> dict[bytes, bytes]:
    return dict(zip(codes(), words.split(b" "), strict=False))
