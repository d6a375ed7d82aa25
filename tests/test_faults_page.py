"""Every fault that the documentation tells of is made on purpose by a test."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython
HOME = Path(__file__).parent.parent


def proofs() -> list[str]:
    """The last column of the table, fault by fault."""
    lines = [line for line in (HOME / "docs/faults.md").read_text(encoding="utf-8").splitlines() if line[:2] == "| "]
    rows = [line.split(" | ") for line in lines if not line.startswith("| fault")]
    return [row[-1] for row in rows if "**" not in row[0]]


def test_every_fault_is_made_by_a_test() -> None:
    assert proofs()
    for proof in proofs():
        file, *_ = re.findall(r"`([\w-]+)`", proof)
        titles = re.findall(r'"([^"]+)"', proof)
        written = (HOME / f"e2e/{file}.spec.js").read_text(encoding="utf-8")
        tests = re.findall(r"test\(\s*[\"`]([^\n]*?)[\"`], async|test\([\"`]([^\n]*?)[\"`], \(", written)
        assert titles, proof
        for title in titles:
            assert any(title in name for names in tests for name in names), title


def test_the_page_of_faults_names_every_test_of_faults() -> None:
    told = " ".join(proofs())
    for file in ("workers", "storage", "downloads", "half-kept", "tabs"):
        assert f"`{file}`" in told
