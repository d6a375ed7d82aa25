"""The steps of a game at which something is decided, in the order of section 8, and those that pass by themselves."""

FIRST = "first"
TILE, LAY, PLANT = "tile", "lay", "plant"
START, PLACE = "start", "place"
MARK = "mark"
DRAW, ORDER = "draw", "order"
"""Rule 25: missions are drawn, and put in order."""
TIMER = "timer"
DICE, TREE, NAME, CODE, RUN, TRAP = "dice", "tree", "name", "code", "run", "trap"
OVER = "over"
STEPS = (FIRST, TILE, LAY, PLANT, START, PLACE, MARK, DRAW, ORDER, TIMER, DICE, TREE, NAME, CODE, RUN, TRAP, OVER)
SETUP = STEPS[: STEPS.index(TIMER)]
"""Steps that only the set-up has; a card is marked later too."""

NEXT_CARD, NEXT_ROUND, NEXT_WAITING = "next-card", "next-round", "next-waiting"
NEXT_SLOT, NEXT_PART, RAN, RANG, NEXT_TRAP = "next-slot", "next-part", "ran", "rang", "next-trap"
"""Steps at which nobody decides: the game goes on from them at once, so no state is ever seen at one."""

WAITING, BY_TRAP, BY_LOOP, BY_MAGIC = "waiting", "trap", "loop", "magic"
RING, BELL = "ring", "bell"
"""Why the tree die is rolled: for a banana that waited or was lost, or because the timer rang, before a slot or at the
end of a run."""
RINGS = (RING, BELL)
CAUSES = (WAITING, BY_TRAP, BY_LOOP, BY_MAGIC, RING, BELL)
AFTER = {
    WAITING: NEXT_WAITING,
    BY_TRAP: NEXT_PART,
    BY_LOOP: NEXT_SLOT,
    BY_MAGIC: NEXT_PART,
    RING: RUN,
    BELL: RANG,
}
"""Where the game goes on once the banana that the tree die was rolled for has found its place."""
