"""Every fault in the documentation is provoked by a test."""

import re

import pytest
from paths import ROOT

pytestmark = pytest.mark.cpython


def named_tests() -> list[str]:
    """Return the last column of the table, one cell for each fault."""
    lines = [line for line in (ROOT / "docs/faults.md").read_text(encoding="utf-8").splitlines() if line[:2] == "| "]
    rows = [line.split(" | ") for line in lines if not line.startswith("| fault")]
    return [row[-1] for row in rows if "**" not in row[0]]


def test_every_fault_has_a_test() -> None:
    assert named_tests()
    for proof in named_tests():
        file, *_ = re.findall(r"`([\w/-]+)`", proof)
        titles = re.findall(r'"([^"]+)"', proof)
        spec = (ROOT / f"e2e/{file}.spec.js").read_text(encoding="utf-8")
        tests = re.findall(r"test\(\s*[\"`]([^\n]*?)[\"`], async|test\([\"`]([^\n]*?)[\"`], \(", spec)
        assert titles, proof
        for title in titles:
            assert any(title in name for names in tests for name in names), title


def test_faults_page_names_every_file_of_fault_tests() -> None:
    names = " ".join(named_tests())
    for file in ("engine/workers", "storage/storage", "boot/failed-downloads", "boot/broken-cache", "storage/tabs"):
        assert f"`{file}`" in names
