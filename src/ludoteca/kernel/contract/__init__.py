"""The contract: what any game must keep."""

from ludoteca.kernel.contract.run import uphold

__all__ = ["uphold"]
