"""What is worth how much, in thousandths of a logit: fitted to the results of games between equals, then rounded."""

QUEEN = 440
"""A queen on a monkey of one's own: she passes on to almost any, and is soon nitpicked."""
ONE_POWER = 30
"""Each power on a monkey of one's own, for the same reason."""
BESIDE_DIRTY = -90
"""A monkey beside one's own that has lice: it is in the way."""
BESIDE_CLEAN = -100
"""A monkey beside one's own that has none."""
BESIDE_A_CROWD = -200
"""More, if that one will soon break out."""
FACING = -105
"""A monkey that can give lice to a clean one."""
FACED = -40
"""A clean monkey that can be given lice, whatever number of monkeys can."""
LEAVES = 180
"""A clean monkey that can leave."""
LEAVES_UNHINDERED = 160
"""More, if it cannot be given lice before."""
TEMPO = 100
"""Whose turn it is."""
SAFE = (0, 450, 1050, 1800, 2750, 3800)
"""So many monkeys are in safety."""
DIRTY_TO_MOVE = (0, 0, -860, -1460, -1810, -2110)
"""So many monkeys have lice, and it is one's turn."""
DIRTY_WAITING = (0, 0, -630, -1260, -1690, -2090)
"""So many monkeys have lice, and it is the other's turn."""
LAST_TO_MOVE = (2200, 3800)
"""The last monkey with lice can pass them on after a spawn; at once. It is one's turn."""
LAST_WAITING = (500, 850)
"""The same, and it is the other's turn."""
