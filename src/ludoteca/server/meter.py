"""What is counted where commands are answered. The server counts for Prometheus, in metrics.py."""

from typing import Protocol


class Meter(Protocol):
    def answered(self, command: str, outcome: str, seconds: float) -> None:
        """A command was answered after so many seconds: 'done', 'refused', 'unavailable' or 'fault'."""

    def bot_answered(self, outcome: str) -> None:
        """A bot was asked for a decision: 'played' or 'failed'."""

    def fault(self) -> None:
        """An error that nobody expected."""
