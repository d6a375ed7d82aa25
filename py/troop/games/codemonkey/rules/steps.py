"""The steps of a game in the order of section 8: those with a decision, and those without."""

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
"""The steps of the set-up; a card is marked later too."""

NEXT_CARD, NEXT_ROUND, NEXT_WAITING = "next-card", "next-round", "next-waiting"
NEXT_SLOT, NEXT_PART, RAN, RANG, NEXT_TRAP = "next-slot", "next-part", "ran", "rang", "next-trap"
"""Steps without a decision: the game goes on from them at once, so that no state stops at one."""

WAITING, BY_TRAP, BY_LOOP, BY_MAGIC = "waiting", "trap", "loop", "magic"
RING, BELL = "ring", "bell"
"""The causes of a roll of the tree die: a banana that waited or was lost, or the timer, before a slot or at the end of
a run."""
RINGS = (RING, BELL)
CAUSES = (WAITING, BY_TRAP, BY_LOOP, BY_MAGIC, RING, BELL)
STEP_AFTER = {
    WAITING: NEXT_WAITING,
    BY_TRAP: NEXT_PART,
    BY_LOOP: NEXT_SLOT,
    BY_MAGIC: NEXT_PART,
    RING: RUN,
    BELL: RANG,
}
"""The step after the tree die, by its cause."""
