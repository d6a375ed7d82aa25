"""Make Python source shorter without changing what it does, by removing types, docstrings and blanks."""

import ast
import re
from io import StringIO
from itertools import pairwise
from tokenize import TokenInfo, generate_tokens


class WithoutTypes(ast.NodeTransformer):
    """Remove type annotations, except those in class bodies, which define the fields of dataclasses."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        for index, statement in enumerate(node.body):
            if not isinstance(statement, ast.AnnAssign):
                node.body[index] = self.visit(statement)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        bare = ast.Assign([node.target], node.value) if node.value else ast.Pass()
        return ast.copy_location(bare, node)


class WithoutDocs(WithoutTypes):
    """Remove docstrings too."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [statement for statement in node.body if not is_text(statement)] or [ast.Pass()]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        super().visit_ClassDef(node)
        node.body = [statement for statement in node.body if not is_text(statement)] or [ast.Pass()]
        return node


def is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def short_source(path: str, source: bytes) -> str:
    """Return the same code as short text; a difference in the code stops the build."""
    tree = WithoutDocs().visit(ast.parse(source))
    text = tight(ast.unparse(tree))
    if ast.dump(ast.parse(text)) != ast.dump(tree):
        raise ValueError(f"{path} changes when shortened")
    return text


def tight(text: str) -> str:
    """Keep blanks only where two words would otherwise merge; a single one indents."""
    lines = [*text.split("\n"), ""]
    for before, after in reversed([*pairwise(generate_tokens(StringIO(text).readline))]):
        (row, start), (other_row, end) = before.end, after.start
        line = lines[row - 1]
        if row == other_row and line[start:end] == " " and not would_be_one(before, after):
            lines[row - 1] = line[:start] + line[end:]
    return "\n".join(re.sub("^(?: {4})+", lambda blanks: " " * (len(blanks[0]) // 4), line) for line in lines if line)


def would_be_one(before: TokenInfo, after: TokenInfo) -> bool:
    return bool(re.fullmatch(r"\w[\w\"']", before.string[-1:] + after.string[:1]))
