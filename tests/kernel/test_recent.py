"""What was asked for lately is kept, and no more than so much of it."""

from ludoteca.kernel.recent import Recent


def test_a_thing_is_made_once_while_it_is_kept() -> None:
    made: list[str] = []
    recent: Recent[str, str] = Recent(2)

    def ask(key: str) -> str:
        def make() -> str:
            made.append(key)
            return key.upper()

        return recent.get(key, make)

    assert [ask(key) for key in "aabab"] == list("AABAB")
    assert made == ["a", "b"]
    ask("c")  # who was asked for longest ago goes: a
    assert [ask(key) for key in "bca"] == list("BCA")
    assert made == ["a", "b", "c", "a"]
    assert len(recent) == 2
