"""The rules reference: the list, one rule by its id, or those in which a word occurs."""

from ludoteca.cli.menu import plain
from ludoteca.cli.screen import FAINT, STRONG, Screen
from ludoteca.cli.voice import Voice
from ludoteca.kernel.plain import Plain
from ludoteca.text.speaker import OURS, Rule, Speaker


def find_rules(speaker: Speaker[Plain], wanted: str) -> list[Rule]:
    """The rule with that id; else those below it ('turn' for 'turn.die'); else those with that word."""
    rules = speaker.rules()
    sought = wanted.casefold()
    for found in (
        [rule for rule in rules if rule.id.casefold() == sought],
        [rule for rule in rules if rule.id.casefold().startswith(f"{sought}.")],
        [rule for rule in rules if plain(wanted) in plain(f"{rule.title} {rule.text}")],
    ):
        if found:
            return found
    return []


def source(voice: Voice, rule: Rule) -> list[str]:
    """Where a rule comes from: the page of the printed rulebook, or us."""
    if rule.page is None:
        return []
    return [voice.say("ours") if rule.page == OURS else voice.say("page", page=rule.page)]


def show_rules(screen: Screen, voice: Voice, speaker: Speaker[Plain], wanted: str) -> bool:
    """Show what was asked for; without a wish, the list. Whether there was anything."""
    if not wanted:
        rules = speaker.rules()
        width = max((len(rule.id) for rule in rules), default=0)
        for rule in rules:
            screen.line(f"{rule.id:{width}}  {rule.title}", indent=2, hang=width + 2)
        return bool(rules)
    found = find_rules(speaker, wanted)
    for rule in found:
        screen.line()
        screen.line(f"{rule.title} [{', '.join([rule.id, *source(voice, rule)])}]", STRONG)
        screen.line(rule.text, indent=2)
    if not found:
        screen.line(voice.say("rule-unknown", word=wanted), FAINT)
    return bool(found)
