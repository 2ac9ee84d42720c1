"""Words at the edge: facts become sentences in four languages."""

from ludoteca.text.catalogue import LANGUAGES, BadCatalogue, Catalogue
from ludoteca.text.speaker import Rule, Speaker

__all__ = ["LANGUAGES", "BadCatalogue", "Catalogue", "Rule", "Speaker"]
