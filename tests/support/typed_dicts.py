"""Check JSON values against the types of requests and responses."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, ForwardRef, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from troop.api import types

PLAIN: dict[object, tuple[type, ...]] = {
    **{int: (int,), str: (str,), bool: (bool,), float: (int, float)},
    **{None: (NoneType,), NoneType: (NoneType,)},
}

fields_of = lru_cache(maxsize=None)(get_type_hints)


def misfits(value: Any, kind: Any, place: str = "") -> Iterator[str]:
    """Yield what is wrong with a value, and where; nothing if it is of this type."""
    kind = _resolved(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from _fields(value, kind, place)
    elif kind in PLAIN:
        if type(value) not in PLAIN[kind]:
            yield f"{place}: {value!r} is not {kind}"
    elif origin in (Union, UnionType):
        found = [list(misfits(value, each, place)) for each in arguments]
        if all(found):
            yield from min(found, key=len)
    elif origin is Literal:
        if value not in arguments or type(value) not in {type(each) for each in arguments}:
            yield f"{place}: {value!r} is not one of {arguments}"
    elif origin is Sequence:
        yield from _members(value, place, arguments * len(value) if isinstance(value, list) else arguments)
    elif origin is tuple:
        yield from _members(value, place, arguments)
    elif origin is Mapping:
        if not isinstance(value, dict):
            yield f"{place}: {value!r} is not an object"
            return
        for key, each in value.items():
            yield from misfits(each, arguments[1], f"{place}.{key}")
    elif kind is not Any:
        raise TypeError(f"{place}: no check for {kind}")


def _resolved(kind: Any) -> Any:
    """Return a type that may be given by its name."""
    if isinstance(kind, ForwardRef):
        kind = kind.__forward_arg__
    return eval(kind, vars(types)) if isinstance(kind, str) else kind


def _fields(value: Any, kind: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place}: {value!r} is not an object"
        return
    fields = fields_of(kind)
    yield from (f"{place}.{name} is missing" for name in sorted(kind.__required_keys__ - set(value)))
    for name, each in value.items():
        if name in fields:
            yield from misfits(each, fields[name], f"{place}.{name}")
        else:
            yield f"{place}.{name} is not a field of {kind.__name__}"


def _members(value: Any, place: str, kinds: Sequence[Any]) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{place}: {value!r} is not a list"
    elif len(value) != len(kinds):
        yield f"{place}: {value!r} has not {len(kinds)} members"
    else:
        for at, (each, kind) in enumerate(zip(value, kinds, strict=True)):
            yield from misfits(each, kind, f"{place}[{at}]")
