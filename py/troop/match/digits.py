"""Mixed-base numbers: many small numbers, each within a bound of its own, as one large number.

The reader has to know the bounds in the same order; they follow from what was read before.
"""

from troop.core.errors import BadLink, bad_link


class Writer:
    """Writes digits, the first one lowest."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, digit: int, bound: int) -> None:
        """Append a digit from 0 to bound - 1."""
        assert 0 <= digit < bound
        self._digits.append((digit, bound))

    def put_bytes(self, data: bytes) -> None:
        """Append up to 255 bytes, preceded by their number."""
        for value in (len(data), *data):
            self.put(value, 256)

    def written(self) -> bytes:
        """Return all digits as one number. The last digit must not be 0, or it would be lost."""
        number = 0
        for digit, bound in reversed(self._digits):
            number = number * bound + digit
        return number.to_bytes((number.bit_length() + 7) // 8, "little")


class Reader:
    """Reads digits in the order in which they were written.

    Every digit with a bound above 1 makes the rest smaller, so reading takes at most as many steps as the number has
    bits.
    """

    def __init__(self, data: bytes) -> None:
        self._number = int.from_bytes(data, "little")

    def take(self, bound: int) -> int:
        """Return the next digit. Raises BadLink if there is none."""
        if not self._number:
            raise self.damaged()
        self._number, digit = divmod(self._number, bound)
        return digit

    def take_bytes(self) -> bytes:
        """Return the next bytes. Raises BadLink if there are none."""
        return bytes(self.take(256) for _ in range(self.take(256)))

    def end(self) -> None:
        """Raise BadLink if anything is left."""
        if self._number:
            raise self.damaged()

    @staticmethod
    def damaged() -> BadLink:
        """Return the error for digits that make no sense: the checksum was right, so the rules were others."""
        return bad_link("link-version")
