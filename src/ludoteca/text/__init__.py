"""Words at the edge: facts become sentences in four languages."""
