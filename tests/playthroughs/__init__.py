"""Whole games as readable text, their journals, and fingerprints of random games: kept, and compared in CI.

`python -m tests.playthroughs` says what differs; `python -m tests.playthroughs --write` makes everything anew. That is
a deliberate act: old journals have to go on replaying to their scores, unless the rules' number was raised for it.
"""
