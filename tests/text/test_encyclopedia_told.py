"""Encyclopedia in four languages: sentences that were unclear when they were read aloud, and what is good."""

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import CATEGORIES
from ludoteca.games.encyclopedia.box.events import (
    CubePlaced,
    DieRerolled,
    DieRolled,
    DieSlotted,
    DieTaken,
    ExpertTucked,
    GameEnded,
)
from ludoteca.games.encyclopedia.rules.turn import TakeDie
from ludoteca.kernel.refusals import Refusal
from tests.text.kit_four import Sentences, in_all
from tests.text.test_speaker import position

COINS, NOTHING = 1, 0
"""Die slots: what they give."""


@pytest.mark.parametrize(
    ("thing", "sentences"),
    [
        (
            DieSlotted(0, 0, 4, COINS),
            (
                "Anna puts the red 4 on the slot for 2 coins.",
                "Anna met le 4 rouge sur l’emplacement qui donne 2 Écus.",
                "Anna mette il 4 rosso sulla casella che dà 2 Monete.",
                "Anna kładzie czerwoną 4 na polu, które daje 2 monety.",
            ),
        ),
        (
            DieSlotted(0, 0, 1, NOTHING),
            (
                "Anna puts the red 1 on the slot that gives nothing.",
                "Anna met le 1 rouge sur l’emplacement qui ne donne rien.",
                "Anna mette l’1 rosso sulla casella che non dà niente.",
                "Anna kładzie czerwoną 1 na polu, które nic nie daje.",
            ),
        ),
        (
            Refusal("round.dice", "slot-holds-die", slot=NOTHING),
            (
                "A die already lies on the slot that gives nothing. Put this one on a free slot.",
                "Un dé se trouve déjà sur l’emplacement qui ne donne rien. Mettez celui-ci sur un emplacement libre.",
                "C’è già un dado sulla casella che non dà niente. Metti questo su una casella libera.",
                "Kość leży już na polu, które nic nie daje. Połóż tę na wolnym.",
            ),
        ),
        (
            DieTaken(1, 0, 4, 0, NOTHING),
            (
                "Bea takes the red 4 from Anna’s board.",
                "Bea prend le 4 rouge chez Anna.",
                "Bea prende il 4 rosso dalla plancia di Anna.",
                "Bea bierze czerwoną 4 z cudzej planszy: Anna.",
            ),
        ),
        (
            (TakeDie(1), "red1"),
            (
                "red 4, on Anna’s board (who gains nothing)",
                "le 4 rouge, chez Anna (qui ne gagne rien)",
                "4 rosso, dalla plancia di Anna (che non ottiene niente)",
                "czerwona 4, z planszy: Anna (właściciel nic nie dostaje)",
            ),
        ),
    ],
)
def test_a_slot_is_called_by_what_it_gives(thing: object, sentences: Sentences) -> None:
    assert in_all(GAME, position(), thing) == sentences


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            DieRolled(0, 0, 4),
            (
                "Anna rolls: red 4.",
                "Anna lance un dé : 4 rouge.",
                "Anna tira un dado: 4 rosso.",
                "Anna rzuca kością: czerwona 4.",
            ),
        ),
        (
            DieRerolled(0, 0, 4),
            (
                "Anna rolls the die again: red 4.",
                "Anna relance le dé : 4 rouge.",
                "Anna tira di nuovo il dado: 4 rosso.",
                "Anna rzuca kością jeszcze raz: czerwona 4.",
            ),
        ),
        (
            CubePlaced(0, 0, CATEGORIES.index("mammal"), 3),
            (
                "Anna places a cube: American red squirrel, mammal. 3 points are left.",
                "Anna pose un cube : écureuil roux américain, Mammifère. Il reste 3 points.",
                "Anna colloca un cubo: scoiattolo rosso americano, Mammifero. Restano 3 punti.",
                "Anna kładzie znacznik: sosnowiórka czerwona, ssak. Zostają 3 punkty.",
            ),
        ),
        (
            ExpertTucked(0, 0),
            (
                "Alonso Rossette is tucked under Anna’s board, face down.",
                "Anna glisse une carte sous son plateau, face cachée : Alonso Rossette.",
                "Anna infila una carta sotto la plancia, a faccia in giù: Alonso Rossette.",
                "Anna wsuwa zakrytego eksperta pod swoją planszę: Alonso Rossette.",
            ),
        ),
        (
            GameEnded((0, 1), (60, 60)),
            (
                "The game is over, and the victory is shared: Anna and Bea. Anna 60, Bea 60.",
                "La partie est finie, et la victoire est partagée : Anna et Bea. Scores : Anna (60), Bea (60).",
                "La partita è finita: condividono la vittoria Anna e Bea. Punteggi: Anna (60), Bea (60).",
                "Koniec gry, zwycięstwo jest wspólne: Anna i Bea. Wyniki: Anna (60), Bea (60).",
            ),
        ),
    ],
)
def test_an_event_reads_well_on_a_line_of_its_own(event: object, sentences: Sentences) -> None:
    assert in_all(GAME, position(), event) == sentences
