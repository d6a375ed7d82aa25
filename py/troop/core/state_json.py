"""States as JSON, for games without a notation for positions: the fields of named tuples and dataclasses as lists."""

import json
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from troop.core.errors import BadPosition
from troop.core.messages import message
from troop.core.state import S


def write(state: S) -> str:
    """Return a state as one line of JSON."""
    return json.dumps(_values(state), separators=(",", ":"))


def read(kind: type[S], text: str) -> S:
    """Return the state of a class that a text describes. Raises BadPosition."""
    try:
        state: S = _read(kind, json.loads(text))
        state.legal_moves(), state.outcome
    except Exception as error:  # an impossible position may fail in any way
        raise BadPosition(message("position-unreadable", text=text[:40])) from error
    return state


def _values(value: Any) -> Any:
    """Return a value as JSON data: lists of fields for named tuples and dataclasses."""
    if hasattr(value, "__dataclass_fields__"):
        return [_values(getattr(value, name)) for name in value.__dataclass_fields__]
    if isinstance(value, tuple):
        return [_values(each) for each in value]
    return value


def _read(hint: Any, data: Any) -> Any:
    """Return JSON data as a value of a type. Raises ValueError."""
    kind, parts = get_origin(hint), get_args(hint)
    if kind in (Union, UnionType):
        return _read_union(parts, data)
    fields: Any = getattr(hint, "__dataclass_fields__", None) or getattr(hint, "_fields", None)
    if fields and isinstance(data, list) and len(data) == len(fields):
        hints = get_type_hints(hint)
        return hint(*(_read(hints[name], each) for name, each in zip(fields, data, strict=True)))
    if kind is tuple and isinstance(data, list):
        each_hint: Any = [parts[0]] * len(data) if parts[-1] is Ellipsis else parts
        return tuple(_read(each, value) for each, value in zip(each_hint, data, strict=True))
    if not fields and type(data) is (hint or type(None)):
        return data
    raise ValueError(data)


def _read_union(hints: tuple[Any, ...], data: Any) -> Any:
    for hint in hints:
        try:
            return _read(hint, data)
        except ValueError:
            continue
    raise ValueError(data)
