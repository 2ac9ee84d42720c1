"""What each command does. The table of all of them is in dispatch.py.

A handler knows neither sockets nor processes nor a clock: it gets the tables, the time and the thinking from outside,
so the same handlers can serve a table without a network.
"""
