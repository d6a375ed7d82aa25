"""Source in shorthand, which packs a seventh smaller: every word is written by one byte or two.

Whatever packs a text looks back some 32,000 bytes for what it has seen; of shorthand these are more than twice as much
text. No letter stands for itself there: letters, and the bytes above ASCII, are what words are written by, the most
frequent ones by a single byte. The page has this module, too, and reads with it what the build has written.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

WORD = re.compile(r"([^\W\d]\w*|[^\x00-\x7f])")
CODE = re.compile(rb"[A-Z_a-z\x80-\xdf]|[\xe0-\xff].", re.DOTALL)


def codes() -> Iterator[bytes]:
    """By what words are written, beginning with the most frequent."""
    yield from CODE.findall(bytes(range(0xE0)))
    yield from (bytes(pair) for pair in product(range(0xE0, 0x100), range(0x100)))


def in_shorthand(texts: Iterable[str]) -> tuple[bytes, list[bytes]]:
    """The words of all texts, and each text."""
    cut = [WORD.split(text) for text in texts]
    used = Counter(word for pieces in cut for word in pieces[1::2])
    words = sorted(used, key=lambda word: (-used[word], word))
    code = dict(zip(words, codes(), strict=False))  # there are some 8,000 codes: with more words the build would end
    written = [b"".join(code[each] if at % 2 else each.encode() for at, each in enumerate(pieces)) for pieces in cut]
    return " ".join(words).encode(), written


def in_full(words: bytes, shorthand: bytes) -> bytes:
    """A text, as UTF-8."""
    meant = by_code(words)
    return CODE.sub(lambda code: meant[code[0]], shorthand)


@cache
def by_code(words: bytes) -> dict[bytes, bytes]:
    return dict(zip(codes(), words.split(b" "), strict=False))
