"""Which tests go to the same worker."""

import re
from typing import Final

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

ON_A_STAGE: Final = re.compile(r"(tests/e2e/\w+\.py)::.*?(-wide\]|-phone\])?$")
"""Tests of the page in one file share a server and the tables on it; the many screens do so size by size."""


class Rooms(LoadScopeScheduling):
    """What is set up for many tests is set up once. All other tests are shared out one by one."""

    def _split_scope(self, nodeid: str) -> str:
        found = ON_A_STAGE.match(nodeid)
        return nodeid if found is None else found[1] + (found[2] or "")


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling | None:
    return Rooms(config, log) if config.getvalue("dist") == "loadscope" else None
