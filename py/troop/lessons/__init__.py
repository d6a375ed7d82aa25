"""Lessons: positions with a goal. Texts and goals are data; the engine plays the other seats and checks the goal."""
