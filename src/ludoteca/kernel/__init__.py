"""What every game stands on: steps on an agenda, plain state, chance at the reveal, a journal of outcomes."""
