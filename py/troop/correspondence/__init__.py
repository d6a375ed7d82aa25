"""Correspondence games: a link goes back and forth, and no player has to trust another. Protocol:
docs/correspondence.md.
"""
