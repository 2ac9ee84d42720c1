"""Adapters for researchers: PettingZoo, Gymnasium and OpenSpiel, each an optional extra. See docs/research.md."""
