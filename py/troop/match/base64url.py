"""Bytes as URL-safe text, six bits per character."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
VALUES = {letter: value for value, letter in enumerate(LETTERS)}


def to_text(data: bytes) -> str:
    texts = []
    for at in range(0, len(data), 3):
        three = data[at : at + 3]
        number = int.from_bytes(three, "big") << (8 * (3 - len(three)))
        texts.append("".join(LETTERS[number >> shift & 63] for shift in (18, 12, 6, 0))[: len(three) + 1])
    return "".join(texts)


def to_bytes(text: str) -> bytes | None:
    """Return the bytes of a text, or None if it is not valid."""
    values = [VALUES.get(letter, -1) for letter in text]
    if -1 in values or len(values) % 4 == 1:
        return None
    parts = []
    for at in range(0, len(values), 4):
        four = values[at : at + 4]
        number = 0
        for value in four + [0] * (4 - len(four)):
            number = number << 6 | value
        parts.append(number.to_bytes(3, "big")[: len(four) - 1])
    data = b"".join(parts)
    return data if to_text(data) == text else None
