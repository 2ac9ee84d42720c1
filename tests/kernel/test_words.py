"""Words, refusals: the smallest values."""

import pytest

from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.words import NO_WORDS, Words


def test_a_word_and_its_number_belong_together() -> None:
    words = Words("fruit", ["apple", "pear", "plum"])
    assert len(words) == 3
    assert [words.word(option) for option in range(3)] == ["apple", "pear", "plum"]
    assert [words.option(word) for word in words.words] == [0, 1, 2]


def test_an_unknown_word_has_no_number() -> None:
    assert Words("fruit", ["apple"]).option("stone") is None
    assert NO_WORDS.option("apple") is None


def test_a_number_beyond_the_words_is_an_error() -> None:
    with pytest.raises(IndexError):
        Words("fruit", ["apple"]).word(1)


def test_a_word_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="the vocabulary 'fruit' has a word twice"):
        Words("fruit", ["apple", "pear", "apple"])


def test_a_refusal_carries_its_rule_its_sentence_and_its_numbers() -> None:
    refusal = Refusal("harbour.hat", "not-enough", have=1, need=2)
    assert (refusal.rule, refusal.code, refusal.facts) == ("harbour.hat", "not-enough", {"have": 1, "need": 2})
    assert repr(refusal) == "<harbour.hat not-enough: have=1, need=2>"


def test_a_refused_move_says_why() -> None:
    refusal = Refusal("harbour.hat", "not-enough", have=1)
    with pytest.raises(Refused, match=r"harbour\.hat not-enough: have=1") as caught:
        raise Refused(refusal)
    assert caught.value.refusal is refusal
