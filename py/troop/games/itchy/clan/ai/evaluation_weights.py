"""The weights of the evaluation, in thousandths of a logit: fitted to games between equals, then rounded."""

QUEEN = 440
"""A queen on an own monkey: she can be passed on to almost any, and is soon nitpicked."""
ONE_POWER = 30
"""Each power on an own monkey, for the same reason."""
BESIDE_DIRTY = -90
"""A monkey beside an own one with lice: it is in the way."""
BESIDE_CLEAN = -100
"""A monkey beside a clean own one."""
BESIDE_A_CROWD = -200
"""In addition, if it will soon break out."""
FACING = -105
"""A monkey that can give lice to a clean one."""
FACED = -40
"""A clean monkey that can be given lice, by any number of others."""
LEAVES = 180
"""A clean monkey that can leave."""
LEAVES_UNHINDERED = 160
"""In addition, if it cannot be given lice before."""
TEMPO = 100
"""The turn."""
SAFE = (0, 450, 1050, 1800, 2750, 3800)
"""The number of monkeys in safety."""
DIRTY_TO_MOVE = (0, 0, -860, -1460, -1810, -2110)
"""The number of monkeys with lice, for the seat on turn."""
DIRTY_WAITING = (0, 0, -630, -1260, -1690, -2090)
"""The same for the other seat."""
LAST_TO_MOVE = (2200, 3800)
"""The last monkey with lice can pass them on after a spawn, or at once; for the seat on turn."""
LAST_WAITING = (500, 850)
"""The same for the other seat."""
