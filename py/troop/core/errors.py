"""What can go wrong, each with a message that says it."""

from typing import ClassVar

from troop.core.message import Argument, Message, message, plain


class TroopError(Exception):
    """Something a caller asked for cannot be done; ``message`` says why."""

    kind: ClassVar[str] = "fault"

    def __init__(self, said: Message) -> None:
        super().__init__(plain(said))
        self.message = said
        self.rule = ""
        """The rule that it rests on, where that is known."""


class BadOption(TroopError):  # noqa: N818
    """An option that does not exist, has no such value, or contradicts another."""

    kind = "option"

    def __init__(self, name: str, said: Message) -> None:
        super().__init__(said)
        self.name = name


class BadPosition(TroopError):  # noqa: N818
    """A text that is no position of the game."""

    kind = "position"


class IllegalMove(TroopError):  # noqa: N818
    """A move that can be read but not played here."""

    kind = "illegal"


class InvalidNotation(TroopError):  # noqa: N818
    """A text that is no move of the game at all."""

    kind = "notation"

    def __init__(self, text: str) -> None:
        super().__init__(message("cannot-read", text=text[:40]))
        self.text = text


class AmbiguousMove(TroopError):  # noqa: N818
    """A text that could be several moves."""

    kind = "notation"

    def __init__(self, text: str, first: str, second: str) -> None:
        super().__init__(message("ambiguous", text=text[:40], first=first, second=second))
        self.text = text


class BadRecord(TroopError):  # noqa: N818
    """A text that is no record, or a damaged one: which line, and which word of it (0: the whole line)."""

    kind = "record"

    def __init__(self, reason: Message, line: int, word: int = 0) -> None:
        super().__init__(message("bad-record", line=line, word=word, reason=reason))
        self.reason = reason
        self.line = line
        self.word = word


class BadLink(TroopError):  # noqa: N818
    """A text that is no packed game, or a damaged one."""

    kind = "link"


def bad_link(name: str, /, **arguments: Argument) -> BadLink:
    """A BadLink that says the message of this name."""
    return BadLink(message(name, **arguments))


def bad_record(name: str, line: int, word: int = 0, /, **arguments: Argument) -> BadRecord:
    """A BadRecord whose reason has this name and these arguments."""
    return BadRecord(message(name, **arguments), line, word)
