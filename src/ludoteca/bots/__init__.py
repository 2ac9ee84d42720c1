"""The bots: players that answer choices. Automas are not among them: those are rules of their games."""
