"""What is in the box: constants, data files, the state of a table, and what can happen."""
