"""Errors, each with a message for the player."""

from typing import ClassVar

from troop.core.messages import Argument, Message, message, plain


class TroopError(Exception):
    """Something cannot be done; ``message`` says why."""

    kind: ClassVar[str] = "fault"

    def __init__(self, said: Message) -> None:
        super().__init__(plain(said))
        self.message = said
        self.rule = ""
        """The number of the rule behind it, or ""."""


class BadOption(TroopError):  # noqa: N818
    """The option does not exist, has no such value, or contradicts another."""

    kind = "option"

    def __init__(self, name: str, said: Message) -> None:
        super().__init__(said)
        self.name = name


class BadPosition(TroopError):  # noqa: N818
    """The text is not a position of the game."""

    kind = "position"


class IllegalMove(TroopError):  # noqa: N818
    """The move can be read but not played here."""

    kind = "illegal"


class InvalidNotation(TroopError):  # noqa: N818
    """The text is not a move of this game."""

    kind = "notation"

    def __init__(self, text: str) -> None:
        super().__init__(message("cannot-read", text=text[:40]))
        self.text = text


class AmbiguousMove(TroopError):  # noqa: N818
    """The text could mean several moves."""

    kind = "notation"

    def __init__(self, text: str, first: str, second: str) -> None:
        super().__init__(message("ambiguous", text=text[:40], first=first, second=second))
        self.text = text


class BadRecord(TroopError):  # noqa: N818
    """The text is not a record, or a damaged one; line and word say where (word 0: the whole line)."""

    kind = "record"

    def __init__(self, reason: Message, line: int, word: int = 0) -> None:
        super().__init__(message("bad-record", line=line, word=word, reason=reason))
        self.reason = reason
        self.line = line
        self.word = word


class BadLink(TroopError):  # noqa: N818
    """The text is not a link, or a damaged one."""

    kind = "link"


def bad_link(name: str, /, **arguments: Argument) -> BadLink:
    """Return a BadLink with a message."""
    return BadLink(message(name, **arguments))


def bad_record(name: str, line: int, word: int = 0, /, **arguments: Argument) -> BadRecord:
    """Return a BadRecord with a message as its reason."""
    return BadRecord(message(name, **arguments), line, word)
