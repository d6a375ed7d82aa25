"""Write ``web/engine/api.d.ts``, the types of requests and responses, from ``py/troop/api/types.py``."""

import ast
import re
from collections.abc import Iterator

from content import HOME

SOURCE = HOME / "py" / "troop" / "api" / "types.py"
TARGET = HOME / "web" / "engine" / "api.d.ts"
HEAD = "// Written by tools/api_types.py from py/troop/api/types.py: edit that file, then run `make types`.\n"
NAMES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "unknown"}
LINE = 120


def main() -> None:
    TARGET.write_text(declarations(SOURCE.read_text(encoding="utf-8")), encoding="utf-8")


def declarations(source: str) -> str:
    """Return the TypeScript declarations of all classes and type aliases in a module."""
    parts = [HEAD]
    for node, doc in documented(ast.parse(source).body):
        if isinstance(node, ast.AnnAssign) and node.value:
            parts.append(comment(doc) + alias(ast.unparse(node.target), typescript(node.value)))
        elif isinstance(node, ast.ClassDef):
            parts.append(comment(ast.get_docstring(node)) + interface(node))
    return "\n".join(parts)


def documented(statements: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str | None]]:
    """Yield each statement with the text after it, which describes it."""
    for node, after in zip(statements, [*statements[1:], None], strict=True):
        yield node, text_of(after)


def text_of(node: ast.stmt | None) -> str | None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return None


def comment(doc: str | None, indent: str = "") -> str:
    if not doc:
        return ""
    text = re.sub("``(.*?)``", r"`\1`", " ".join(doc.split()))
    return f"{indent}/** {text} */\n"


def alias(name: str, meaning: str) -> str:
    line = f"export type {name} = {meaning};\n"
    if len(line) <= LINE + 1:
        return line
    return f"export type {name} =\n  | " + meaning.replace(" | ", "\n  | ") + ";\n"


def interface(node: ast.ClassDef) -> str:
    """Return a class of fields as an interface."""
    fields = [(each, doc) for each, doc in documented(node.body) if isinstance(each, ast.AnnAssign)]
    if not fields:
        return alias(node.name, "Record<string, never>")
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
    head = f"export interface {node.name}{' extends ' if bases else ''}{', '.join(bases)} {{\n"
    partial = any(keyword.arg == "total" for keyword in node.keywords)
    return head + "".join(comment(doc, "  ") + field(each, partial) for each, doc in fields) + "}\n"


def field(node: ast.AnnAssign, partial: bool) -> str:
    kind = node.annotation
    optional = partial
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
        optional, kind = True, kind.slice
    return f"  {ast.unparse(node.target)}{'?' * optional}: {typescript(kind)};\n"


def typescript(node: ast.expr) -> str:
    """Return a type in TypeScript."""
    if isinstance(node, ast.BinOp):
        return f"{typescript(node.left)} | {typescript(node.right)}"
    if isinstance(node, ast.Subscript):
        arguments = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return generic(ast.unparse(node.value), arguments)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return typescript(ast.parse(node.value, mode="eval").body)
    return NAMES.get(ast.unparse(node), ast.unparse(node))


def generic(name: str, arguments: list[ast.expr]) -> str:
    if name == "Literal":
        return " | ".join(ast.unparse(each).replace("'", '"').replace("True", "true") for each in arguments)
    inner = [typescript(each) for each in arguments]
    if name == "Sequence":
        return f"{inner[0]}[]" if inner[0].isidentifier() else f"Array<{inner[0]}>"
    if name == "tuple":
        return f"[{', '.join(inner)}]"
    if name == "Mapping":
        return f"Record<{', '.join(inner)}>"
    raise ValueError(f"{name} has no TypeScript")


if __name__ == "__main__":
    main()
