### Navoria przy stole: co się dzieje, o co gra pyta, co można odpowiedzieć i dlaczego nie.
###
### Fakt wypełnia zmienną o swojej nazwie. Imion graczy i mieszkańców nigdy się nie odmienia: stoją w mianowniku, po
### dwukropku albo w nawiasie. Profesje, gatunki, krainy i towary podają też swój klucz ($trade-key to trade-merchant,
### $land-key to land-desert albo land-any, $good-key to good-food albo good-any). Lista podaje $name-count, czyli ile
### ma elementów. Pola w Stolicy liczy się od 0, pola toru od startu.

## Nazwy

trade-merchant = kupiec
trade-builder = budowniczy
trade-soldier = żołnierz
trade-adventurer = podróżnik
trade-artisan = rzemieślnik
species-sprite = duszek
species-human = człowiek
species-goblin = goblin
species-beast = bestia
land-desert = pustynia
land-glacier = lodowiec
land-forest = las
land-any = dowolna kraina
good-food = żywność
good-mineral = minerał
good-weapon = broń
good-any = dowolny towar
part-points = punkty
part-step = krok
part-goods = towary
part-outpost = faktoria
part-artisans = punkty za rzemieślników
part-or = jedno z dwojga
# Płytka przychylności, nazwana profesjami, które liczy.
favour-tile = { $trades }

## Nazwy w zdaniu

head-trade = { $trade-key ->
    [trade-merchant] Kupcy
    [trade-builder] Budowniczowie
    [trade-soldier] Żołnierze
    [trade-adventurer] Podróżnicy
   *[trade-artisan] Rzemieślnicy
}
head-species = { $species-key ->
    [species-sprite] Duszki
    [species-human] Ludzie
    [species-goblin] Gobliny
   *[species-beast] Bestie
}
head-land = { $land-key ->
    [land-desert] Pustynia
    [land-glacier] Lodowiec
   *[land-forest] Las
}
in-land = { $land-key ->
    [land-desert] na pustyni
    [land-glacier] na lodowcu
    [land-forest] w lesie
   *[land-any] w dowolnej krainie
}
of-land = { $land-key ->
    [land-desert] pustyni
    [land-glacier] lodowca
   *[land-forest] lasu
}
a-token = żeton { $trade-key ->
    [trade-merchant] kupca
    [trade-builder] budowniczego
    [trade-soldier] żołnierza
    [trade-adventurer] podróżnika
   *[trade-artisan] rzemieślnika
}
on-deck = na talię { $trade-key ->
    [trade-merchant] kupców
    [trade-builder] budowniczych
    [trade-soldier] żołnierzy
    [trade-adventurer] podróżników
   *[trade-artisan] rzemieślników
}
# Pole w Stolicy.
nth = { $space ->
    [0] pierwsze
    [1] drugie
   *[2] trzecie
}
nth-space = { nth } pole

## Liczby rzeczy

n-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
n-steps = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} { in-land }
n-goods = { $good-key ->
    [good-food] { $amount ->
        [one] 1 sztuka żywności
        [few] { $amount } sztuki żywności
        [many] { $amount } sztuk żywności
       *[other] { $amount } sztuki żywności
    }
    [good-mineral] { $amount ->
        [one] 1 minerał
        [few] { $amount } minerały
        [many] { $amount } minerałów
       *[other] { $amount } minerału
    }
    [good-weapon] { $amount ->
        [one] 1 sztuka broni
        [few] { $amount } sztuki broni
        [many] { $amount } sztuk broni
       *[other] { $amount } sztuki broni
    }
   *[good-any] { $amount ->
        [one] dowolny towar
        [few] dowolne { $amount } towary
        [many] dowolnych { $amount } towarów
       *[other] { $amount } dowolnego towaru
    }
}
n-outposts = { $outposts ->
    [one] 1 faktoria
    [few] { $outposts } faktorie
    [many] { $outposts } faktorii
   *[other] { $outposts } faktorii
} { in-land }
n-per-artisan = { n-points } za rzemieślnika
# W bierniku i w mianowniku tak samo.
n-tokens = { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}
n-of-trade = { $amount } × { $trade }
n-of-species = { $amount } × { $species }
trade-count = { $trade } { $count }
land-count = { $land } { $count }
icon-count = { $species } { $icons }
either = { $first } albo { $second }

## Mieszkańcy i pola, ze wszystkim, co dają

resident-whole = { $resident } ({ $icons ->
    [one] { $species }
   *[other] { $icons } × { $species }
}){ $gives-count ->
    [0] {""}
   *[other] : { $gives }
}
income-icons = 1 punkt za symbol { $species-key ->
    [species-sprite] duszka
    [species-human] człowieka
    [species-goblin] goblina
   *[species-beast] bestii
} w fazie dochodu
income-flags = 1 punkt za flagę w fazie dochodu
end-outposts = { n-points } za faktorię { in-land } na koniec gry
# To samo dla przewodnika, który może ich zwerbować: ile jest do policzenia.
income-icons-then = { income-icons } (z tą kartą { $icons ->
    [one] 1 symbol
    [few] { $icons } symbole
    [many] { $icons } symboli
   *[other] { $icons } symbolu
})
income-flags-now = { income-flags } (na razie { $flags ->
    [one] 1 flaga
    [few] { $flags } flagi
    [many] { $flags } flag
   *[other] { $flags } flagi
})
end-outposts-now = { end-outposts } (na razie { $outposts ->
    [one] 1 faktoria
    [few] { $outposts } faktorie
    [many] { $outposts } faktorii
   *[other] { $outposts } faktorii
})
space-gives = { nth } ({ $gives })
space-taken = { nth } (zajęte)

## Czego brakuje do zamówienia

# W dopełniaczu, bo po „brakuje”.
lacks-of-a-kind = { $amount } towarów jednego rodzaju
lacks-each = po jednym towarze każdego rodzaju
lacks-goods = { $good-key ->
    [good-food] { $amount ->
        [one] 1 sztuki żywności
       *[other] { $amount } sztuk żywności
    }
    [good-mineral] { $amount ->
        [one] 1 minerału
       *[other] { $amount } minerałów
    }
    [good-weapon] { $amount ->
        [one] 1 sztuki broni
       *[other] { $amount } sztuk broni
    }
   *[good-any] { $amount ->
        [one] jednego dowolnego towaru
       *[other] dowolnych { $amount } towarów
    }
}
order-lacks = { $missing ->
    [1] do zamówienia brakuje już tylko { $goods }
   *[other] do zamówienia brakuje { $goods }
}
order-full = zamówienie jest gotowe

## Skąd są punkty

why = { $why ->
    [artisans] za rzemieślników
    [capital] Stolica
    [card] karta
    [income] dochód
    [order] zamówienie
    [prize] nagroda
    [treasure] skarb
   *[other] { $why }
}

## Zdarzenia: przygotowanie i rundy

event-first-guide-drawn = Pierwszym przewodnikiem zostaje { $seat }.
event-resident-revealed = Nowa odkryta karta { $trade-key ->
    [trade-merchant] kupca
    [trade-builder] budowniczego
    [trade-soldier] żołnierza
    [trade-adventurer] podróżnika
   *[trade-artisan] rzemieślnika
}: { $resident }.
event-favour-revealed = { $species-key ->
    [species-sprite] Przychylność duszków policzy każdą kartę profesji: { $favour }.
    [species-human] Przychylność ludzi policzy każdą kartę profesji: { $favour }.
    [species-goblin] Przychylność goblinów policzy każdą kartę profesji: { $favour }.
   *[species-beast] Przychylność bestii policzy każdą kartę profesji: { $favour }.
}
event-favour-blanked = Pusta płytka zastępuje płytkę { $species-key ->
    [species-sprite] duszków
    [species-human] ludzi
    [species-goblin] goblinów
   *[species-beast] bestii
}: ich przychylności nikt nie zdobędzie.
event-round-began = { $round ->
    [1] Runda { $round } zaczyna się od werbunku. Kolejność tur: { $order }.
   *[other] Runda { $round } zaczyna się od werbunku.
}
event-phase-began = { $phase ->
    [gather] Runda { $round }: zaczyna się zaopatrzenie.
    [income] Runda { $round }: zaczyna się dochód.
    [return] Runda { $round }: zaczyna się powrót.
   *[end] Po rundzie { $round } zaczyna się punktacja końcowa.
}
event-order-changed = Kolejność tur według punktów: { $order }.

## Zdarzenia: werbunek

event-token-drawn = { $seat } dobiera { a-token } z worka.
event-token-to-deck = { $source ->
    [capital] { $seat } bierze { a-token } ze Stolicy i kładzie go { on-deck }.
   *[bag] { $seat } kładzie { a-token } { on-deck }.
}
event-token-to-capital = { $seat } odkłada { a-token } do Stolicy.
event-resident-recruited = { $seat } werbuje mieszkańca: { $resident }.
event-favour-claimed = { $seat } zdobywa przychylność { $species-key ->
    [species-sprite] duszków
    [species-human] ludzi
    [species-goblin] goblinów
   *[species-beast] bestii
} ({ $place ->
    [1] górne pole
   *[2] dolne pole
}).
event-recruiting-ended = { $tokens ->
    [0] Koniec werbunku.
    [one] Koniec werbunku; 1 żeton wraca ze Stolicy do worka.
    [few] Koniec werbunku; { $tokens } żetony wracają ze Stolicy do worka.
    [many] Koniec werbunku; { $tokens } żetonów wraca ze Stolicy do worka.
   *[other] Koniec werbunku; { $tokens } żetonu wraca ze Stolicy do worka.
}

## Zdarzenia: zaopatrzenie, towary i przystanie

event-token-gathered = { $seat } zanosi { a-token } do Stolicy: { nth-space }.
# O towarze mowa, gdy trafia na przystań, czyli od razu.
event-good-gained = {""}
event-good-missing = { $good-key ->
    [good-any] Zasoby są puste: { $seat } nie dostaje towaru.
    [good-food] W zasobach nie ma już żywności: { $seat } jej nie dostaje.
    [good-mineral] W zasobach nie ma już minerałów: { $seat } nic nie dostaje.
   *[good-weapon] W zasobach nie ma już broni: { $seat } jej nie dostaje.
}
event-good-placed = { $seat } dostaje { $good-key ->
    [good-food] żywność
    [good-mineral] minerał
   *[good-weapon] broń
} na przystań { of-land }.
event-order-completed = { $seat } realizuje zamówienie { of-land }.

## Zdarzenia: odkrywcy i faktorie

event-explorer-moved = { $seat }: odkrywca { of-land } idzie na pole { $space }.
event-treasure-found = { $seat } dostaje skarb { of-land }: { n-points }.
event-outpost-built = { $seat } stawia faktorię { in-land }, na polu { $space }.
event-outposts-spent = { $land-key ->
    [land-any] { $seat } nie ma już faktorii do postawienia.
   *[other] { $seat } nie ma już faktorii do postawienia { in-land }.
}

## Zdarzenia: punkty, dochód i powrót. Skarby, dochód i nagrody podały już swoje punkty.

event-points-gained = { $why ->
    [treasure] {""}
    [income] {""}
    [prize] {""}
   *[other] { $seat } dostaje { n-points } ({ why }).
}
event-income-counted = { $count ->
    [0] Dochód ({ $seat }): { $resident } nie ma czego liczyć.
   *[other] Dochód ({ $seat }): { $resident } daje { n-points }.
}
event-prize-won = { $seat } dostaje { $place ->
    [1] pierwszą nagrodę
    [2] drugą nagrodę
   *[3] trzecią nagrodę
} na torze { of-land }: { n-points }.
event-explorer-returned = { $space ->
    [0] { $seat }: odkrywca { of-land } wraca na start.
   *[other] { $way ->
        [forward] { $seat }: odkrywca { of-land } idzie naprzód, do faktorii na polu { $space }.
       *[back] { $seat }: odkrywca { of-land } wraca do faktorii na polu { $space }.
    }
}

## Zdarzenia: koniec

event-score-counted = { $line-key ->
    [score-played] { $seat }, { $line }: { n-points }.
   *[other] { $times ->
        [-1] { $seat }, { $line } ({ $count }): { n-points }.
       *[other] { $seat }, { $line } ({ $count } × { $times }): { n-points }.
    }
}
event-game-ended = { $winners-count ->
    [one] Koniec gry, wygrywa { $winners }. Wyniki: { $scores }.
   *[other] Koniec gry, zwycięstwo jest wspólne: { $winners }. Wyniki: { $scores }.
}

## Punktacja: co liczy wiersz

score-played = w trakcie gry
score-soldiers-desert = żołnierze × faktorie na pustyni
score-soldiers-glacier = żołnierze × faktorie na lodowcu
score-soldiers-forest = żołnierze × faktorie w lesie
score-favour-sprite = przychylność duszków, karty
score-favour-human = przychylność ludzi, karty
score-favour-goblin = przychylność goblinów, karty
score-favour-beast = przychylność bestii, karty

## Pytania

ask-chance = Decyduje los: trwa losowanie.
ask-choose-source = Werbujesz mieszkańca { $number } z { $most }: z worka czy ze Stolicy?
    .other = { $seat } wybiera między workiem a Stolicą.
ask-keep-token = Dobrane żetony: { $trades }. Który kładziesz na talię jego profesji? Drugi trafia do Stolicy.
    .other = { $seat } wybiera, który żeton położyć na talię jego profesji.
ask-recruit-resident = Którego { $trade-key ->
    [trade-merchant] kupca
    [trade-builder] budowniczego
    [trade-soldier] żołnierza
    [trade-adventurer] podróżnika
   *[trade-artisan] rzemieślnika
} werbujesz?
    .other = { $seat } wybiera mieszkańca.
ask-take-token = Zanieś żeton z talii do Stolicy. { $left ->
    [one] To ostatni.
    [few] Na taliach są jeszcze { $left }.
    [many] Na taliach jest jeszcze { $left }.
   *[other] Na taliach jest jeszcze { $left }.
}
    .other = { $seat } wybiera żeton do zaniesienia do Stolicy.
ask-choose-space = { head-trade }: na którym polu ich obszaru kładziesz żeton?
    .other = { $seat } wybiera pole obszaru.
ask-choose-part = { $joined ->
    [or] Którą z tych dwóch rzeczy bierzesz?
   *[and] Co bierzesz najpierw?
}
    .other = { $seat } wybiera, co wziąć.
ask-choose-good = { $goods-count ->
    [0] Który towar bierzesz?
   *[other] Który towar bierzesz? Razem z nim dostajesz: { $goods }.
}
    .other = { $seat } wybiera towar.
ask-place-good = { $goods-count ->
    [0] Na której przystani kładziesz ten towar: { $good }?
    [one] Na której przystani kładziesz ten towar: { $good }? Na inną przystań trafi: { $goods }.
   *[other] Na której przystani kładziesz ten towar: { $good }? Na każdą z pozostałych trafi po jednym: { $goods }.
}
    .other = { $seat } wybiera przystań dla towaru.
ask-choose-order = Kilka zamówień jest gotowych. Które będzie pierwsze? { $artisans ->
    [0] Nie masz jeszcze rzemieślnika.
    [one] Masz 1 rzemieślnika.
    [few] Masz { $artisans } rzemieślników.
    [many] Masz { $artisans } rzemieślników.
   *[other] Masz { $artisans } rzemieślnika.
}
    .other = { $seat } wybiera, które zamówienie będzie pierwsze.
ask-choose-explorer = Który z twoich odkrywców robi krok?
    .other = { $seat } wybiera odkrywcę, który zrobi krok.
ask-choose-outpost = W której krainie stawiasz faktorię?
    .other = { $seat } wybiera miejsce na faktorię.

## Odpowiedzi

option-bag = dobierz { n-tokens } z worka (w środku: { $lying })
option-bag-empty = dobierz z worka: jest pusty
option-capital = weź { a-token } ze Stolicy{ and-residents }
option-keep-token = { a-token } { on-deck }{ and-residents }{ $trades-count ->
    [0] {""}
    [one] ; drugi trafia do Stolicy ({ $trades })
   *[other] ; do Stolicy: { $trades }
}
# Odkryci mieszkańcy obok talii.
and-residents = { $residents-count ->
    [0] {""}
   *[other] {" "}({ $residents })
}
option-resident = { $whole }; { $then }
# Co będzie z symbolami jego gatunku: tyle, tyle z pięciu albo od razu przychylność.
then-icons = symbole { $species-key ->
    [species-sprite] duszka
    [species-human] człowieka
    [species-goblin] goblina
   *[species-beast] bestii
}: { $icons }
then-icons-of = symbole { $species-key ->
    [species-sprite] duszka
    [species-human] człowieka
    [species-goblin] goblina
   *[species-beast] bestii
}: { $icons } z { $most }
then-claim = zdobywa przychylność { $species-key ->
    [species-sprite] duszków
    [species-human] ludzi
    [species-goblin] goblinów
   *[species-beast] bestii
} ({ $place ->
    [1] górne pole
   *[2] dolne pole
})
option-token = { $trade }: { $spaces }
option-token-none = { $trade }: na talii nie ma żetonu
option-space = { nth-space }: { $gives }
option-space-taken = { nth-space }: zajęte
option-part = { $gives }
option-part-absent = { $part }: nie na tym polu
option-good = { $good } (w zasobach { $stock })
option-good-completes = { $good } (w zasobach { $stock }); pozwoli zrealizować zamówienie { $orders }
option-dock = przystań { of-land } ({ dock-holds }); potem { $lack }
option-dock-completes = przystań { of-land } ({ dock-holds }); realizuje zamówienie: { $gives }
option-dock-used = przystań { of-land } ({ dock-holds }): ma już swój towar
option-dock-lacks = przystań { of-land }: { $lack }
option-order = przystań { of-land }: { $gives }
dock-holds = { $holding-count ->
    [0] pusta
   *[other] { $holding }
}
option-explorer = { $land }: { step-to }{ $flag ->
    [0] {""}
   *[other] , następna flaga na polu { $flag }
}, skarb na polu { $last }; { others-on }
option-explorer-flag = { $land }: { step-to }, flaga; skarb na polu { $last }; { others-on }
option-explorer-treasure = { $land }: { step-to }, skarb: { n-points }; { others-on }
option-explorer-again = { $land }: jeszcze raz skarb, { n-points }; { others-on }
step-to = z pola { $space } na pole { $to }
others-on = { $others-count ->
    [one] drugi odkrywca jest na polu { $others }
   *[other] pozostali odkrywcy są na polach { $others }
}
option-outpost = { $land }: faktoria { $number }, na polu { $space }; odtąd zamówienie daje też: { $gives }{ $points ->
    [0] {""}
   *[other] ; więcej punktów za żołnierzy na koniec: +{ $points }
}
option-outposts-built = { $land }: stoją już wszystkie { $outposts } faktorie

## Stół, część po części

view-setup = Przygotowanie
view-round = Runda { $round } z { $rounds }{ $phase ->
    [recruit] : werbunek
    [gather] : zaopatrzenie
   *[none] {""}
}
view-over = Koniec gry
view-order = Kolejność tur: { $order }
view-scores = Wyniki: { $scores }
view-hand = Dobrane żetony: { $trades }
view-bag = Worek: { $tokens-count ->
    [0] pusty
   *[other] { $tokens }
}
view-tokens = Żetony w Stolicy: { $tokens-count ->
    [0] brak
   *[other] { $tokens }
}
view-stock = Zasoby: { $lying-count ->
    [0] puste
   *[other] { $lying }
}
view-decks = Odkryci mieszkańcy
view-deck = { head-trade } (w talii { $cards }{ $tokens ->
    [0] {""}
   *[other] , na niej { n-tokens }
})
view-resident = – { $whole }
view-capital = Pola w Stolicy
view-area = { head-trade }: { $spaces }
# Pole, które w każdym obszarze daje to samo.
view-shared = W każdym obszarze: { nth } ({ $gives }){ $trades-count ->
    [0] {""}
   *[other] ; zajęte: { $trades }
}
view-tracks = Tory eksploracji
view-track = { head-land }, pól { $last }: faktorie na { $outposts }{ $flags-count ->
    [0] {""}
    [one] ; flaga na { $flags }
   *[other] ; flagi na { $flags }
}; skarb { $points }; { $prizes-count ->
    [one] nagroda { $prizes }
   *[other] nagrody { $prizes }
}
view-explorers = – { $guides }
view-explorer = { $outposts-count ->
    [0] { $seat } na { $space }
    [one] { $seat } na { $space } (faktoria na { $outposts })
   *[other] { $seat } na { $space } (faktorie na { $outposts })
}
view-favours = Płytki przychylności (potrzeba { $most } symboli)
view-favour = { head-species }: { $favour }, { $more } za kartę (górne: { $upper }) albo { $points } (dolne: { $lower })
view-favour-blank = { head-species }: pusta, nie do zdobycia
view-favour-none = { head-species }: jeszcze bez płytki
view-claim = { $seat }
view-unclaimed = wolne
view-guide = { $seat }
view-points = { n-points }; gdyby gra skończyła się teraz: { $total }; najbliższy dochód z kart: { $income }
view-pawns = Pola odkrywców: { $explorers }; flagi: { $flags }; postawione faktorie: { $outposts }
view-dock = Przystań { of-land }: { dock-holds }; { $lack }; zamówienie daje: { $gives }
view-icons = Symbole: { $icons }
view-icons-claimed = { $species } { $icons } ({ $place ->
    [1] przychylność, górne pole
   *[2] przychylność, dolne pole
})
view-residents = { head-trade } ({ $count }): { $residents }
held = { $resident }
held-counting = { $resident } (liczy { $species-key ->
    [species-sprite] duszki
    [species-human] ludzi
    [species-goblin] gobliny
   *[species-beast] bestie
})
held-flags = { $resident } (liczy flagi)
held-land = { $resident } ({ $land })

## Odmowy: werbunek

refusal-bag-empty = Worek jest pusty. Weź żeton ze Stolicy.
refusal-token-not-in-capital = Takiego żetonu nie ma w Stolicy: { $trade }.
refusal-token-not-drawn = Takiego żetonu nie ma wśród dobranych: { $trade }.
refusal-resident-other-trade = Ta karta jest z innej talii: { $resident }, { $trade }. Twój żeton jest dla tej: { $wanted }.
refusal-resident-not-shown = Tej karty nie ma teraz wśród odkrytych: { $resident }. Wybierz jedną z odkrytych.

## Odmowy: zaopatrzenie

refusal-no-token-on-deck = Na tej talii nie ma żetonu: { $trade }.
refusal-space-taken = Leży tam już żeton: { $trade }, { nth-space }.
refusal-space-not-uppermost = Przy tym stole żeton trafia na najwyższe wolne pole, a to jest dalej: { $trade }, { nth-space }.
refusal-space-other-trade = Ten obszar jest dla innych żetonów ({ $trade }); ten żeton trafia na obszar swojej profesji: { $wanted }.
refusal-part-not-here = To pole nie daje niczego takiego albo już to masz: { $part } ({ $trade }, { nth-space }).

## Odmowy: towary, przystanie, faktorie

refusal-good-out-of-stock = W zasobach już tego nie ma: { $good }. Wybierz inny towar.
refusal-dock-used = Towary otrzymane razem trafiają na różne przystanie, a ta ma już swój: { $land }.
refusal-order-incomplete = To zamówienie nie jest jeszcze gotowe: { $land }.
refusal-outposts-built = Stoją tam już wszystkie { $outposts } faktorie: { $land }.

## Odmowy: zakładanie stołu

refusal-seat-unknown = „{ $found }” nie może zająć miejsca. Miejsce to „person”.
refusal-blank-for-two-only = Pusta płytka przychylności jest dla dwóch przewodników, a tutaj miejsc jest { $found }.
