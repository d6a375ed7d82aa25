"""How far a run has come."""

from typing import NamedTuple


class Cursor(NamedTuple):
    """A place in a run (rule 8d). Which player's slot it is, the state's turn says."""

    slot: int = 0
    part: int = 0
    """Rule 28: which of the slots before it a Loop is replaying; 0 in a slot without."""
    denied: bool = False
    """Rule 28: a replayed part was denied."""
    begun: bool = False
    """Rule 32: a move has been made in this slot, so that no ring can come before it."""
