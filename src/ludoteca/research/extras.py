"""What a framework that is not installed is answered with."""


class MissingExtra(ImportError):
    """The adapter is there, the framework is not."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed: pip install 'ludoteca[{extra}]'", name=package)
