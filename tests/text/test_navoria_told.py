"""What happens in Navoria, in four languages: events and scores that once said the wrong thing, and what is good."""

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import (
    ARTISAN,
    DESERT,
    FOREST,
    GLACIER,
    MERCHANT,
    NONE,
    SPECIES,
)
from ludoteca.games.navoria.box.events import (
    ExplorerReturned,
    FavourBlanked,
    FavourRevealed,
    GameEnded,
    GoodPlaced,
    PhaseBegan,
    ResidentRevealed,
    RoundBegan,
    ScoreCounted,
    TokenDrawn,
    TokenToDeck,
)
from ludoteca.kernel.game import ScoreLine
from tests.text.kit_four import Sentences, in_all
from tests.text.test_navoria import FOOD, position


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            ExplorerReturned(0, DESERT, 5, "forward"),
            (
                "Anna: the explorer in the desert moves forward to the outpost on space 5.",
                "Anna : l’explorateur du désert avance jusqu’au comptoir de la case 5.",
                "Anna: l’indicatore del Deserto avanza fino all’avamposto sullo spazio 5.",
                "Anna: odkrywca pustyni idzie naprzód, do faktorii na polu 5.",
            ),
        ),
        (
            ExplorerReturned(0, GLACIER, 2, "back"),
            (
                "Anna: the explorer on the glacier returns to the outpost on space 2.",
                "Anna : l’explorateur du glacier revient au comptoir de la case 2.",
                "Anna: l’indicatore del Ghiacciaio torna all’avamposto sullo spazio 2.",
                "Anna: odkrywca lodowca wraca do faktorii na polu 2.",
            ),
        ),
        (
            ExplorerReturned(0, FOREST, 0, "back"),
            (
                "Anna: the explorer in the forest returns to the start.",
                "Anna : l’explorateur de la forêt revient au départ.",
                "Anna: l’indicatore della Foresta torna alla partenza.",
                "Anna: odkrywca lasu wraca na start.",
            ),
        ),
    ],
)
def test_an_explorer_returns_or_moves_forward(event: ExplorerReturned, sentences: Sentences) -> None:
    assert in_all(GAME, position(), event) == sentences


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            RoundBegan(2, (0, 1, 2)),
            (
                "Round 2 begins with Recruit.",
                "La manche 2 commence par le Recrutement.",
                "Il round 2 comincia con il Reclutamento.",
                "Runda 2 zaczyna się od werbunku.",
            ),
        ),
        (
            PhaseBegan(1, "gather"),
            (
                "Round 1: Gather begins.",
                "Manche 1 : la Collecte commence.",
                "Round 1: comincia la Raccolta.",
                "Runda 1: zaczyna się zaopatrzenie.",
            ),
        ),
        (
            PhaseBegan(1, "income"),
            (
                "Round 1: Income begins.",
                "Manche 1 : les Revenus commencent.",
                "Round 1: cominciano gli Introiti.",
                "Runda 1: zaczyna się dochód.",
            ),
        ),
        (
            PhaseBegan(2, "return"),
            (
                "Round 2: Return begins.",
                "Manche 2 : le Retour commence.",
                "Round 2: comincia il Ritorno.",
                "Runda 2: zaczyna się powrót.",
            ),
        ),
        (
            PhaseBegan(3, "end"),
            (
                "After round 3, the final scoring begins.",
                "Après la manche 3, on passe au décompte final.",
                "Dopo il round 3 si calcola il punteggio finale.",
                "Po rundzie 3 zaczyna się punktacja końcowa.",
            ),
        ),
    ],
)
def test_every_phase_has_its_heading(event: object, sentences: Sentences) -> None:
    assert in_all(GAME, position(), event) == sentences


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            TokenDrawn(0, MERCHANT),
            (
                "Anna draws a merchant token from the bag.",
                "Anna tire un jeton Marchand du sac.",
                "Anna pesca un segnalino Mercante dal sacchetto.",
                "Anna dobiera żeton kupca z worka.",
            ),
        ),
        (
            TokenToDeck(0, MERCHANT, "bag"),
            (
                "Anna puts a merchant token on the merchant deck.",
                "Anna pose un jeton Marchand sur la pioche des marchands.",
                "Anna mette un segnalino Mercante sul mazzo Mercanti.",
                "Anna kładzie żeton kupca na talię kupców.",
            ),
        ),
        (
            TokenToDeck(1, ARTISAN, "capital"),
            (
                "Bea takes an artisan token from the Capital and puts it on the artisan deck.",
                "Bea prend un jeton Artisan dans la Capitale et le pose sur la pioche des artisans.",
                "Bea prende un segnalino Artigiano dalla Capitale e lo mette sul mazzo Artigiani.",
                "Bea bierze żeton rzemieślnika ze Stolicy i kładzie go na talię rzemieślników.",
            ),
        ),
        (
            ResidentRevealed(0, MERCHANT),
            (
                "A new merchant lies face up: Pim Thistledown.",
                "Nouvelle carte Marchand révélée : Pim Duvet-de-Chardon.",
                "Nuova carta Mercante rivelata: Pim Soffio di Cardo.",
                "Nowa odkryta karta kupca: Pim Ostowy Puch.",
            ),
        ),
        (
            FavourRevealed(SPECIES.index("beast"), 5),
            (
                "The favour of the beasts will count every builder and artisan card.",
                "La faveur des bêtes comptera les cartes bâtisseur et artisan.",
                "Il favore delle belve conterà le carte Costruttore e Artigiano.",
                "Przychylność bestii policzy każdą kartę profesji: budowniczy i rzemieślnik.",
            ),
        ),
        (
            FavourBlanked(SPECIES.index("beast")),
            (
                "The blank tile replaces the favour tile of the beasts: nobody can claim their favour.",
                "La tuile vierge remplace celle des bêtes : personne ne pourra revendiquer leur faveur.",
                "La tessera vuota sostituisce quella delle belve: nessuno potrà rivendicare il loro favore.",
                "Pusta płytka zastępuje płytkę bestii: ich przychylności nikt nie zdobędzie.",
            ),
        ),
        (
            GoodPlaced(0, FOOD, GLACIER),
            (
                "Anna gains 1 food for the glacier dock.",
                "Anna gagne 1 ration de nourriture pour le quai du glacier.",
                "Anna ottiene 1 cibo per il molo del Ghiacciaio.",
                "Anna dostaje żywność na przystań lodowca.",
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
def test_an_event_says_whose_and_what(event: object, sentences: Sentences) -> None:
    assert in_all(GAME, position(), event) == sentences


@pytest.mark.parametrize(
    ("thing", "sentences"),
    [
        (
            ScoreCounted(0, "soldiers-desert", 2, 0, 0),
            (
                "Anna, soldiers × outposts in the desert (2 × 0): 0 points.",
                "Anna, soldats × comptoirs dans le désert (2 × 0) : 0 point.",
                "Anna, Soldati × avamposti nel Deserto (2 × 0): 0 punti.",
                "Anna, żołnierze × faktorie na pustyni (2 × 0): 0 punktów.",
            ),
        ),
        (
            ScoreCounted(0, "favour-beast", 3, NONE, 6),
            (
                "Anna, favour of the beasts, cards (3): 6 points.",
                "Anna, faveur des bêtes, cartes (3) : 6 points.",
                "Anna, favore delle belve, carte (3): 6 punti.",
                "Anna, przychylność bestii, karty (3): 6 punktów.",
            ),
        ),
        (
            ScoreLine("soldiers-glacier", 1, 4, 2),
            (
                "soldiers × outposts on the glacier (1 × 2): 4 points",
                "soldats × comptoirs sur le glacier (1 × 2) : 4 points",
                "Soldati × avamposti sul Ghiacciaio (1 × 2): 4 punti",
                "żołnierze × faktorie na lodowcu (1 × 2): 4 punkty",
            ),
        ),
    ],
)
def test_a_score_names_the_outposts_that_multiply(thing: object, sentences: Sentences) -> None:
    assert in_all(GAME, position(), thing) == sentences
