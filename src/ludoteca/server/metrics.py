"""What the server counts, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        r = self.registry
        self.connections: Final = Gauge("ludoteca_connections", "Open WebSockets", registry=r)
        self.tables: Final = Gauge("ludoteca_tables_in_memory", "Tables in memory", registry=r)
        self.commands: Final = Counter("ludoteca_commands", "Commands", ["command", "outcome"], registry=r)
        self.seconds: Final = Histogram(
            "ludoteca_command_seconds",
            "From a command's arrival to its answer, the commit included",
            ["command"],
            registry=r,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )
        self.turned_away: Final = Counter(
            "ludoteca_connections_turned_away", "Connections of addresses that had too many", registry=r
        )
        self.dropped: Final = Counter("ludoteca_slow_clients_dropped", "Clients that read too slowly", registry=r)
        self.faults: Final = Counter("ludoteca_faults", "Errors that nobody expected", registry=r)
        self.bots: Final = Counter("ludoteca_bot_answers", "Answers of bots", ["outcome"], registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    # The counters of meters.Meter

    def answered(self, command: str, outcome: str, seconds: float) -> None:
        self.commands.labels(command, outcome).inc()
        self.seconds.labels(command).observe(seconds)

    def bot_answered(self, outcome: str) -> None:
        self.bots.labels(outcome).inc()

    def fault(self) -> None:
        self.faults.inc()
