"""One suite for every database, and what is particular to each."""
