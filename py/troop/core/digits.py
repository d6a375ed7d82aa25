"""One number made of many small ones, each within bounds of its own: a decision costs no more than it has to.

Whoever reads the digits has to know their bounds, one after the other: they follow from what was read before.
"""

from troop.core.errors import BadLink, bad_link


class Writer:
    """Digits put one after the other, the first one lowest."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, digit: int, bound: int) -> None:
        """One more digit, from 0 to below its bound."""
        assert 0 <= digit < bound
        self._digits.append((digit, bound))

    def put_bytes(self, data: bytes) -> None:
        """Some bytes, at most 255, with their number before them."""
        for value in (len(data), *data):
            self.put(value, 256)

    def written(self) -> bytes:
        """All digits as one number. The last digit must not be 0, or it would be lost."""
        number = 0
        for digit, bound in reversed(self._digits):
            number = number * bound + digit
        return number.to_bytes((number.bit_length() + 7) // 8, "little")


class Reader:
    """Digits taken in the order in which they were put.

    Every digit of a bound above 1 makes what is left smaller: a number is read to its end in no more steps than it has
    bits, whoever made it.
    """

    def __init__(self, data: bytes) -> None:
        self._number = int.from_bytes(data, "little")

    def take(self, bound: int) -> int:
        """The next digit. Raises BadLink if there is none."""
        if not self._number:
            raise self.damaged()
        self._number, digit = divmod(self._number, bound)
        return digit

    def take_bytes(self) -> bytes:
        """Some bytes. Raises BadLink if there are none."""
        return bytes(self.take(256) for _ in range(self.take(256)))

    def end(self) -> None:
        """Nothing should be left. Raises BadLink if there is."""
        if self._number:
            raise self.damaged()

    @staticmethod
    def damaged() -> BadLink:
        """What to raise when the digits make no sense."""
        return bad_link("link-damaged")
