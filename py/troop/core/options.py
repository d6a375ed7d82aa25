"""Options as data: what can be chosen before a game, and how a choice is made complete."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from troop.core.errors import BadOption
from troop.core.message import Message, message

Value: TypeAlias = int | str
Options: TypeAlias = dict[str, Value]


class Option(NamedTuple):
    """One option; the values are listed, or a range of numbers, or it is a text that somebody can read."""

    name: str
    values: Sequence[Value]
    default: Value
    when: tuple[str, Value] | None = None
    """It means something only while that other option has that value."""
    needs: tuple[tuple[Value, str, tuple[Value, ...]], ...] = ()
    """What some of its values ask of others: the value, the other option, the values that this one may have then."""
    read: Callable[[str], str] | None = None
    """For a text: makes of what is given what is meant, always written the same and without blanks.

    Raises BadOption.
    """


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """Make the options complete: each has a value it may have, and a meaningless one its default."""
    for name in given:
        if name not in {option.name for option in options}:
            raise BadOption(name, message("unknown-option", option=name))
    chosen = {option.name: _value(option, given[option.name]) for option in options if option.name in given}
    settled: Options = {option.name: chosen.get(option.name, option.default) for option in options}
    for option in options:
        if option.when and settled[option.when[0]] != option.when[1]:
            settled[option.name] = option.default
    for option in options:
        _check_needs(option, settled)
    return settled


def _check_needs(option: Option, settled: Options) -> None:
    """Values that contradict each other cannot be chosen together."""
    for value, other, allowed_then in option.needs:
        if settled[option.name] == value and settled[other] not in allowed_then:
            listed = ", ".join(str(each) for each in allowed_then)
            said = message("options-contradict", option=option.name, value=str(value), other=other, allowed=listed)
            raise BadOption(option.name, said)


def _value(option: Option, given: object) -> Value:
    """The value meant; records and pages may give a number as text."""
    if option.read:
        return option.read(str(given))
    for value in option.values:
        if str(value) == str(given):
            return value
    raise BadOption(option.name, bad_value(option, given))


def bad_value(option: Option, given: object) -> Message:
    """Say that an option has no such value, and which it has."""
    return message("bad-option", option=option.name, value=str(given)[:40], allowed=allowed(option))


def allowed(option: Option) -> str:
    """The values of an option, for people to read."""
    if isinstance(option.values, range):
        return f"{option.values[0]}–{option.values[-1]}"
    return ", ".join(str(value) for value in option.values)
