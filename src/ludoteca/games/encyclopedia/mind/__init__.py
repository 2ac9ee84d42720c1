"""What bots see: evaluation, features, pruning, observations."""
