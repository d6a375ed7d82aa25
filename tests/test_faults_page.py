"""Every fault that the documentation tells of is made on purpose by a test."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython
HOME = Path(__file__).parent.parent
ROWS = [
    line.split(" | ")
    for line in (HOME / "docs/faults.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and "**" not in line.split(" | ")[0] and not line.startswith("| fault")
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_fault_is_made_by_a_test(row: list[str]) -> None:
    file, *_ = re.findall(r"`([\w-]+)`", row[-1])
    titles = re.findall(r'"([^"]+)"', row[-1])
    written = (HOME / f"e2e/{file}.spec.js").read_text(encoding="utf-8")
    tests = re.findall(r"test\(\s*[\"`]([^\n]*?)[\"`], async|test\([\"`]([^\n]*?)[\"`], \(", written)
    assert titles
    for title in titles:
        assert any(title in name for names in tests for name in names), title


def test_the_page_of_faults_names_every_test_of_faults() -> None:
    told = " ".join(row[-1] for row in ROWS)
    for file in ("workers", "storage", "downloads", "half-kept", "tabs"):
        assert f"`{file}`" in told
