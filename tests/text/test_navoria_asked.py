"""What Navoria asks and offers, in four languages: what once said the wrong thing, and what is good."""

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import (
    ANY,
    DESERT,
    FOREST,
    GLACIER,
    LANDS,
    MERCHANT,
    SOLDIER,
)
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import ChooseGood, PlaceGood
from ludoteca.games.navoria.rules.effects import ChoosePart
from ludoteca.games.navoria.rules.recruit import ChooseSource, KeepToken, RecruitResident
from ludoteca.games.navoria.rules.tracks import ChooseExplorer, ChooseOutpost
from ludoteca.games.navoria.words.names import lacking
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Choice
from tests.text.kit_four import Sentences, in_all
from tests.text.test_navoria import FOOD, MINERAL, WEAPON, position


@pytest.mark.parametrize(
    ("question", "sentences"),
    [
        (
            PlaceGood(0, (MINERAL, FOOD, WEAPON), ()),
            (
                "On which dock do you put this good: mineral? The other docks get one each: food and weapon.",
                "Sur quel quai posez-vous cette marchandise : minerai ? "
                "Les autres quais en recevront une chacun : nourriture et arme.",
                "Su quale molo metti questa merce: minerale? Gli altri moli ne riceveranno una ciascuno: cibo e arma.",
                "Na której przystani kładziesz ten towar: minerał? "
                "Na każdą z pozostałych trafi po jednym: żywność i broń.",
            ),
        ),
        (
            PlaceGood(0, (FOOD, WEAPON), ()),
            (
                "On which dock do you put this good: food? Another dock gets: weapon.",
                "Sur quel quai posez-vous cette marchandise : nourriture ? Un autre quai recevra : arme.",
                "Su quale molo metti questa merce: cibo? Un altro molo riceverà: arma.",
                "Na której przystani kładziesz ten towar: żywność? Na inną przystań trafi: broń.",
            ),
        ),
        (
            ChooseGood(0, (ANY,), (WEAPON,)),
            (
                "Which good do you take? With it you gain: 1 weapon.",
                "Quelle marchandise prenez-vous ? Vous gagnez en même temps : 1 arme.",
                "Quale merce prendi? Insieme ottieni: 1 arma.",
                "Który towar bierzesz? Razem z nim dostajesz: 1 sztuka broni.",
            ),
        ),
    ],
)
def test_each_of_several_goods_goes_to_a_dock_of_its_own(question: Choice[State], sentences: Sentences) -> None:
    assert in_all(GAME, position(), question) == sentences


@pytest.mark.parametrize(
    ("land", "dock", "sentences"),
    [
        (
            DESERT,
            (1, 0, 0),
            (
                "the order lacks 3 goods of any kind",
                "il manque 3 marchandises quelconques à la commande",
                "all’ordine mancano 3 merci qualsiasi",
                "do zamówienia brakuje dowolnych 3 towarów",
            ),
        ),
        (
            GLACIER,
            (0, 0, 0),
            (
                "the order lacks 3 goods of one kind",
                "il manque 3 marchandises d’une même sorte à la commande",
                "all’ordine mancano 3 merci dello stesso tipo",
                "do zamówienia brakuje 3 towarów jednego rodzaju",
            ),
        ),
        (
            GLACIER,
            (1, 0, 1),
            (
                "the order lacks 2 food or 2 weapons",
                "il manque 2 rations de nourriture ou 2 armes à la commande",
                "all’ordine mancano 2 cibo o 2 armi",
                "do zamówienia brakuje 2 sztuk żywności albo 2 sztuk broni",
            ),
        ),
        (
            GLACIER,
            (2, 2, 2),
            (
                "the order lacks only 1 good of any kind",
                "il manque seulement 1 marchandise quelconque à la commande",
                "all’ordine manca solo 1 merce qualsiasi",
                "do zamówienia brakuje już tylko jednego dowolnego towaru",
            ),
        ),
        (
            FOREST,
            (0, 0, 0),
            (
                "the order lacks one good of each kind",
                "il manque une marchandise de chaque sorte à la commande",
                "all’ordine mancano 3 merci, una per tipo",
                "do zamówienia brakuje po jednym towarze każdego rodzaju",
            ),
        ),
        (
            FOREST,
            (1, 0, 0),
            (
                "the order lacks 1 mineral and 1 weapon",
                "il manque 1 minerai et 1 arme à la commande",
                "all’ordine mancano 1 minerale e 1 arma",
                "do zamówienia brakuje 1 minerału i 1 sztuki broni",
            ),
        ),
        (
            FOREST,
            (1, 1, 0),
            (
                "the order lacks only 1 weapon",
                "il manque seulement 1 arme à la commande",
                "all’ordine manca solo 1 arma",
                "do zamówienia brakuje już tylko 1 sztuki broni",
            ),
        ),
        (
            FOREST,
            (1, 1, 1),
            (
                "the order is complete",
                "la commande est complète",
                "l’ordine è completo",
                "zamówienie jest gotowe",
            ),
        ),
    ],
)
def test_what_an_order_lacks_agrees_with_its_number(
    land: int, dock: tuple[int, int, int], sentences: Sentences
) -> None:
    assert in_all(GAME, position(), lacking(position().state.box, land, dock)) == sentences


@pytest.mark.parametrize(
    ("question", "word", "sentences"),
    [
        (
            ChooseGood(0, (), ()),
            "food",
            (
                "food (14 in the stock); would complete the order of the desert or of the glacier",
                "nourriture (réserve : 14) ; remplirait la commande du désert ou du glacier",
                "cibo (riserva: 14); completerebbe l’ordine del Deserto o del Ghiacciaio",
                "żywność (w zasobach 14); pozwoli zrealizować zamówienie pustyni albo lodowca",
            ),
        ),
        (
            RecruitResident(0, MERCHANT),
            "merchant_beast_goblin",
            (
                "Bruma Velvetpaw (beast): 2 points, 1 point per goblin icon at Income (0 icons with this card); "
                "beast icons: 1",
                "Bruma Patte-de-Velours (bête) : 2 points, 1 point par icône de gobelin aux Revenus "
                "(0 icône avec cette carte) ; icônes de bête : 1",
                "Bruma Zampa di Velluto (belva): 2 punti, 1 punto per icona goblin nella fase Introiti "
                "(con questa carta 0 icone); icone belva: 1",
                "Bruma Aksamitna Łapa (bestia): 2 punkty, 1 punkt za symbol goblina w fazie dochodu "
                "(z tą kartą 0 symboli); symbole bestii: 1",
            ),
        ),
        (
            RecruitResident(0, SOLDIER),
            "soldier_human_glacier",
            (
                "Torvin Coldwatch (2 × human): 2 points per outpost on the glacier at the end (1 outpost so far); "
                "human icons: 4 of 5",
                "Torvin Garde-Froid (2 × humain) : 2 points par comptoir sur le glacier à la fin "
                "(1 comptoir pour l’instant) ; icônes d’humain : 4 sur 5",
                "Torvin Guardiafredda (2 × umano): 2 punti per avamposto sul Ghiacciaio a fine partita "
                "(finora 1 avamposto); icone umano: 4 su 5",
                "Torvin Zimna Warta (2 × człowiek): 2 punkty za faktorię na lodowcu na koniec gry "
                "(na razie 1 faktoria); symbole człowieka: 4 z 5",
            ),
        ),
        (
            ChooseOutpost(0),
            "glacier",
            (
                "glacier: outpost 2, on space 4; from then on the order also gives 1 point per artisan; "
                "2 more points from your soldiers at the end",
                "glacier : comptoir 2, case 4 ; dès lors, la commande donne aussi 1 point par artisan ; "
                "2 points de plus pour vos soldats à la fin",
                "Ghiacciaio: avamposto 2, sullo spazio 4; da quel momento l’ordine dà anche 1 punto per Artigiano; "
                "2 punti in più dai tuoi Soldati a fine partita",
                "lodowiec: faktoria 2, na polu 4; odtąd zamówienie daje też: 1 punkt za rzemieślnika; "
                "więcej punktów za żołnierzy na koniec: +2",
            ),
        ),
        (
            ChooseExplorer(0),
            "forest",
            (
                "forest: from space 3 to 4, next flag on space 6, treasure on space 9; "
                "the other explorers are on spaces 0 and 0",
                "forêt : de la case 3 à la case 4, prochain drapeau case 6, trésor case 9 ; "
                "les autres explorateurs sont sur les cases 0 et 0",
                "Foresta: dallo spazio 3 allo spazio 4, prossima bandiera sullo spazio 6, tesoro sullo spazio 9; "
                "gli altri indicatori sono sugli spazi 0 e 0",
                "las: z pola 3 na pole 4, następna flaga na polu 6, skarb na polu 9; "
                "pozostali odkrywcy są na polach 0 i 0",
            ),
        ),
        (
            ChooseSource(0),
            "builder",
            (
                "take a builder token from the Capital",
                "prendre un jeton Bâtisseur dans la Capitale",
                "prendere un segnalino Costruttore dalla Capitale",
                "weź żeton budowniczego ze Stolicy",
            ),
        ),
        (
            KeepToken(0),
            "artisan",
            (
                "the artisan token on the artisan deck (Skeddle Threepockets)",
                "le jeton Artisan sur la pioche des artisans (Skeddle Trois-Poches)",
                "il segnalino Artigiano sul mazzo Artigiani (Skeddle Tretasche)",
                "żeton rzemieślnika na talię rzemieślników (Skeddle Trzy Kieszenie)",
            ),
        ),
    ],
)
def test_an_answer_says_of_what_there_is_how_much(question: Choice[State], word: str, sentences: Sentences) -> None:
    assert in_all(GAME, position(), (question, word)) == sentences


@pytest.mark.parametrize(
    ("prizes", "sentences"),
    [
        ((3,), ("prize 3", "prix 3", "ricompensa 3", "nagroda 3")),
        ((3, 2), ("prizes 3 and 2", "prix 3 et 2", "ricompense 3 e 2", "nagrody 3 i 2")),
    ],
)
def test_a_lone_prize_is_no_plural(prizes: tuple[int, ...], sentences: Sentences) -> None:
    track = Saying("view-track", land=DESERT, last=7, outposts=(1, 3, 5), flags=(2, 4), points=4, prizes=prizes)
    for found, sentence in zip(in_all(GAME, position(), track), sentences, strict=True):
        assert found.endswith(f"; {sentence}")


@pytest.mark.parametrize(
    ("phrase", "sentences"),
    [
        (
            Saying("n-steps", steps=1, land=len(LANDS)),
            (
                "1 step anywhere",
                "1 pas dans une contrée au choix",
                "1 spazio in avanti su un qualsiasi tracciato",
                "1 krok w dowolnej krainie",
            ),
        ),
        (
            Saying("n-goods", good=FOOD, amount=2),
            ("2 food", "2 rations de nourriture", "2 cibo", "2 sztuki żywności"),
        ),
        (
            Saying("n-goods", good=ANY, amount=1),
            ("any good", "1 marchandise au choix", "1 merce a tua scelta", "dowolny towar"),
        ),
    ],
)
def test_things_are_counted_as_one_speaks(phrase: Saying, sentences: Sentences) -> None:
    assert in_all(GAME, position(), phrase) == sentences


def test_no_part_of_a_space_is_named_by_its_word() -> None:
    question = ChoosePart(0, SOLDIER, 0, (2, 1))
    assert in_all(GAME, position(), (question, "or")) == (
        "one of two things: not on this space",
        "l’un des deux : pas sur cette case",
        "una di due cose: non su questo spazio",
        "jedno z dwojga: nie na tym polu",
    )
