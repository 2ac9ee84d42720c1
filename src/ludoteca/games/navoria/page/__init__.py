"""What a screen shows: the picture of a table, its legend, and the planners."""
