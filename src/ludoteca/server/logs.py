"""The log: one JSON object a line, without names, texts or secrets."""

import hashlib
import json
import logging
import sys
import time
from typing import Final

LOG: Final = logging.getLogger("ludoteca.server")
FACTS: Final = "facts"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name == LOG.name else plain_event(record),
        }
        line.update(getattr(record, FACTS, {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = places(record)
        return json.dumps(line, ensure_ascii=False)


def plain_event(record: logging.LogRecord) -> str:
    """What a library logs: what it says in general, without what it fills in, which could be anything."""
    return f"{record.name}: {next(iter(str(record.msg).splitlines()), '')}"


def places(record: logging.LogRecord) -> list[str]:
    """Where an error came from: files, lines and functions, and nothing of what was in them."""
    found: list[str] = []
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found


def log(event: str, level: int = logging.INFO, **facts: object) -> None:
    LOG.log(level, event, extra={FACTS: facts})


def log_fault(event: str, error: BaseException, **facts: object) -> None:
    LOG.error(event, exc_info=error, extra={FACTS: facts})


def nickname(table: str) -> str:
    """A table in the log: its id would let a reader watch it."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


def start_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in ((LOG.name, level.upper()), ("asyncio", "WARNING"), ("aiohttp", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
