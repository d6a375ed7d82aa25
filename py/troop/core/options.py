"""Options as data: what can be chosen before a game, and how a choice is completed."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from troop.core.errors import BadOption
from troop.core.messages import Message, message

Value: TypeAlias = int | str
Options: TypeAlias = dict[str, Value]


class Option(NamedTuple):
    """An option: its values are a list, a range of numbers, or any text that ``read`` accepts."""

    name: str
    values: Sequence[Value]
    default: Value
    when: tuple[str, Value] | None = None
    """Applies only while another option has this value; otherwise it is reset to its default."""
    needs: tuple[tuple[Value, str, tuple[Value, ...]], ...] = ()
    """What some values require: the value, another option, and the values allowed for it."""
    read: Callable[[str], str] | None = None
    """For text options: return the normal form of a text, without spaces. Raises BadOption."""
    steps: bool = False
    """Each value adds something to the ones before: the page shows them as a path."""


class Preset(NamedTuple):
    """A whole set of options that players get by one choice; what it does not name has its default."""

    name: str
    options: dict[str, Value]


def complete_options(options: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """Return a complete set of options. Raises BadOption for unknown names, bad values and contradictions."""
    for name in given:
        if name not in {option.name for option in options}:
            raise BadOption(name, message("unknown-option", option=name))
    chosen = {option.name: _value(option, given[option.name]) for option in options if option.name in given}
    completed: Options = {option.name: chosen.get(option.name, option.default) for option in options}
    for option in options:
        if option.when and completed[option.when[0]] != option.when[1]:
            completed[option.name] = option.default
    for option in options:
        _check_needs(option, completed)
    return completed


def _check_needs(option: Option, completed: Options) -> None:
    """Raise BadOption if values exclude each other."""
    for value, other, allowed_then in option.needs:
        if completed[option.name] == value and completed[other] not in allowed_then:
            listed = ", ".join(str(each) for each in allowed_then)
            said = message("options-contradict", option=option.name, value=str(value), other=other, allowed=listed)
            raise BadOption(option.name, said)


def _value(option: Option, given: object) -> Value:
    """Return the option's value; records and the page may give numbers as text."""
    if option.read:
        return option.read(str(given))
    for value in option.values:
        if str(value) == str(given):
            return value
    raise BadOption(option.name, bad_value(option, given))


def bad_value(option: Option, given: object) -> Message:
    """Return the message that an option has no such value."""
    return message("bad-option", option=option.name, value=str(given)[:40], allowed=allowed(option))


def allowed(option: Option) -> str:
    """Return the allowed values as text."""
    if isinstance(option.values, range):
        return f"{option.values[0]}–{option.values[-1]}"
    return ", ".join(str(value) for value in option.values)
