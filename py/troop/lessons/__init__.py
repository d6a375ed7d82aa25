"""Lessons: positions with a goal. What is told and asked is data; the engine plays the others' part and judges."""
