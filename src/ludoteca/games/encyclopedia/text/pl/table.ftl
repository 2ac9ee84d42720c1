### Encyklopedia przy stole: co się dzieje, o co gra pyta, co można odpowiedzieć i dlaczego nie.
###
### Fakt wypełnia zmienną o swojej nazwie. Imion graczy, ekspertów i nazw kart nigdy się nie odmienia: stoją po
### dwukropku albo w nawiasie. Nazwy zwierząt piszemy małą literą, więc żadne zdanie się od nich nie zaczyna.
### Kolor ma tu rodzaj żeński, jak kość, karta i kontynenty; inne formy wybiera klucz ($colour-key to colour-red).
### Lista podaje $name-count, czyli ile ma elementów. $whose to own albo other: czy $seat to $owner.

## Nazwy

colour-red = czerwona
colour-yellow = żółta
colour-purple = fioletowa
colour-blue = niebieska
colour-green = zielona
continent-america = Ameryka
continent-africa = Afryka
continent-asia = Azja
continent-europe = Europa
continent-oceania = Oceania
category-mammal = ssak
category-bird = ptak
category-reptile = gad
category-omnivore = wszystkożerny
category-carnivore = mięsożerny
category-herbivore = roślinożerny
category-terrestrial = lądowe
category-arboreal = nadrzewne
category-aquatic = wodne
category-hot = gorący
category-cold = chłodny
category-temperate = umiarkowany
action-embassy = ambasada
action-bank = bank
action-university = uniwersytet
action-academy = akademia
action-expedition = wyprawa
action-publication = publikacja
gift-nothing = nic
gift-expert = ekspert
gift-animal = zwierzę
gift-die = piąta kość

## Liczby rzeczy, w mianowniku

n-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
n-tokens = { $tokens ->
    [one] 1 żeton wyprawy
    [few] { $tokens } żetony wyprawy
   *[many] { $tokens } żetonów wyprawy
}
n-seals = { $seals ->
    [one] 1 królewska pieczęć
    [few] { $seals } królewskie pieczęcie
   *[many] { $seals } królewskich pieczęci
}
n-vp = { $vp } PZ
n-reputation = { $reputation ->
    [one] 1 punkt reputacji
    [few] { $reputation } punkty reputacji
   *[many] { $reputation } punktów reputacji
}
n-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
n-cubes = { $cubes ->
    [one] 1 znacznik
    [few] { $cubes } znaczniki
   *[many] { $cubes } znaczników
}
n-animals = { $animals ->
    [one] 1 zwierzę
    [few] { $animals } zwierzęta
   *[many] { $animals } zwierząt
}
n-experts = { $experts ->
    [one] 1 ekspert
   *[other] { $experts } ekspertów
}
# W bierniku: co się wydaje.
n-paid = { $payment ->
    [coin] { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }
    [token] { $amount ->
        [one] 1 żeton wyprawy
        [few] { $amount } żetony wyprawy
       *[many] { $amount } żetonów wyprawy
    }
   *[seal] { $amount ->
        [one] 1 królewską pieczęć
        [few] { $amount } królewskie pieczęcie
       *[many] { $amount } królewskich pieczęci
    }
}

## Rzeczy. „Whole” to karta ze wszystkim, co na niej jest.

die-face = { $die } { $face }
animal-whole = { $animal } ({ $latin }), { $continent }: { $kinds }
animal-of = { $animal } ({ $continent })
creature = { $animal }
sepultus-whole = { $animal } (Sepultus), kość { $value }, { n-points }: { $kinds }
expert-whole = { $expert }, { $continent }: { $effect }
expert-of = { $expert } ({ $continent })
# Ekspert, który zadziała po położeniu kości, i lista wszystkich takich.
helper = { $expert }: { $gain }
on-slot = { $slot-key ->
    [gift-nothing] na polu, które nic nie daje
   *[other] na polu, które daje { $slot }
}
and-helpers = { $helpers-count ->
    [0] {""}
   *[other] ; { $helpers }
}
# Co można opublikować przy jakiejś wartości: $types to liczba typów razem z typem 0.
publishes = { $types ->
    [0] jeszcze nic (potrzeba 2)
    [1] tylko karty (typ 0)
    [2] do typu I
    [3] do typu II
    [4] do typu III
   *[other] do typu IV
}

## Co robią eksperci

effect-die = { $gain } za każdą kość { $action-key ->
    [action-embassy] na ambasadzie
    [action-bank] na banku
    [action-university] na uniwersytecie
    [action-academy] na akademii
   *[other] ({ $action })
}
effect-die-expedition = { $gain } za każdą wyprawę do { $continent-key ->
    [continent-america] Ameryki
    [continent-africa] Afryki
    [continent-asia] Azji
    [continent-europe] Europy
   *[continent-oceania] Oceanii
}
effect-die-publication = { $gain } za każdą publikację
effect-cube = { $gain } za każdy znacznik na polu typu { $kind }
effect-value-dice = +{ $amount } do kości, których używasz jako { $colour-key ->
    [colour-red] czerwonych
    [colour-yellow] żółtych
    [colour-purple] fioletowych
    [colour-blue] niebieskich
   *[colour-green] zielonych
}
effect-value-expedition = +{ $amount } do wartości wypraw do { $continent-key ->
    [continent-america] Ameryki
    [continent-africa] Afryki
    [continent-asia] Azji
    [continent-europe] Europy
   *[continent-oceania] Oceanii
}
effect-use = { $gain }, tylko raz, w dowolnej chwili twojej tury
effect-end-cubes = na koniec +{ n-cubes } { $category-key ->
    [category-mammal] ssaków
    [category-bird] ptaków
    [category-reptile] gadów
    [category-omnivore] wszystkożernych
    [category-carnivore] mięsożernych
    [category-herbivore] roślinożernych
    [category-terrestrial] środowiska lądowego
    [category-arboreal] środowiska nadrzewnego
    [category-aquatic] środowiska wodnego
    [category-hot] klimatu gorącego
    [category-cold] klimatu chłodnego
   *[category-temperate] klimatu umiarkowanego
}
effect-end-tokens = na koniec +{ n-vp } za każdy żeton wyprawy
effect-end-seals = na koniec +{ n-vp } za każdą królewską pieczęć
effect-end-coins = na koniec +{ n-vp } za { $coins ->
    [one] każdą monetę
    [few] każde { $coins } monety
   *[many] każde { $coins } monet
}
effect-end-experts = na koniec +{ n-vp } za każdego twojego eksperta, także zakrytego
effect-end-reputation = na koniec +{ n-vp } za każde pole, które dzieli twój żeton reputacji od startu

## Skąd coś pochodzi

why = { $why ->
    [academy] akademia
    [bank] bank
    [card] karta zachowań
    [cards] opublikowane zwierzęta
    [deck] z talii
    [draft] początkowy wybór
    [embassy] ambasada
    [expedition] wyprawa
    [expert] ekspert
    [instant] jednorazowy ekspert
    [publication] publikacja
    [reputation] reputacja
    [research] badania
    [round-token] żeton rundy
    [seal] królewska pieczęć
    [setup] na początek
    [slot] za wziętą kość
    [university] uniwersytet
   *[other] { $why }
}

## Zdarzenia: przygotowanie i rundy

event-first-player-drawn = Pierwszym graczem zostaje { $seat }.
event-priorities-drawn = Priorytety kontynentów ({ $seat }): { $continents }.
event-expert-revealed = Nowa karta na uniwersytecie: { $expert }.
event-animal-revealed = Nowa karta na akademii: { $animal }.
event-deck-rebuilt = { $deck ->
    [expert] Odrzucone karty ekspertów, potasowane, tworzą nową talię.
   *[animal] Odrzucone karty zwierząt, potasowane, tworzą nową talię.
}
event-round-began = Zaczyna się runda { $round }.
event-round-token-turned = { $gift-key ->
    [gift-nothing] Żeton rundy: tym razem nic.
   *[other] Żeton rundy, dla każdego: { $gift }.
}
event-die-rolled = { $seat } rzuca kością: { $die } { $face }.
event-die-slotted = { $seat } kładzie { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face } { on-slot }.
event-round-ended = Koniec rundy { $round }. Odkryte karty idą na stosy odrzuconych, a kości wracają do worka.

## Zdarzenia: tury

event-turn-began = Turę zaczyna { $seat }.
event-die-taken = { $seat } bierze { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face } { $whose ->
    [own] z własnej planszy
   *[other] { $slot-key ->
        [gift-nothing] z cudzej planszy: { $owner }
       *[other] z cudzej planszy: { $owner } (pole: { $slot })
    }
}.
event-die-placed = { $seat } kładzie { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face } { $action-key ->
    [action-embassy] na ambasadzie
    [action-bank] na banku
    [action-university] na uniwersytecie
   *[action-academy] na akademii
}.
event-expedition-began = { $seat } kładzie { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face } na polu wyprawy: { $continent }, { $space ->
    [0] pierwsze od lewej
    [1] drugie od lewej
    [2] trzecie od lewej
   *[other] czwarte od lewej
}.
event-publication-began = { $seat } zaczyna publikację z { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face }. Zwierzę wzorcowe: { $animal }.
event-colour-paid = { $payment ->
    [token] { $seat } wydaje 1 żeton wyprawy: kość jest teraz { $colour }.
   *[seal] { $seat } wydaje 1 królewską pieczęć: kość jest teraz { $colour } i ma wartość o 5 większą.
}
event-value-raised = { $seat } wydaje { n-paid }: wartość { $value }.
event-seal-sold = { $seat } odrzuca 1 królewską pieczęć za monety.
event-first-player-taken = { $seat } bierze żeton pierwszego gracza.

## Zdarzenia: zyski

event-coins-gained = { $seat } dostaje { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} ({ why }).
event-tokens-gained = { $seat } dostaje { n-tokens } ({ why }).
event-seals-gained = { $seat } dostaje { $seals ->
    [one] 1 królewską pieczęć
    [few] { $seals } królewskie pieczęcie
   *[many] { $seals } królewskich pieczęci
} ({ why }).
event-points-gained = { $seat } dostaje { n-vp } ({ why }).
event-reputation-gained = { $seat } dostaje { n-reputation } ({ why }): żeton reputacji na polu { $space }.
event-bonus-owed = { $gift-key ->
    [gift-expert] { $seat } wybierze po tej turze eksperta.
   *[gift-animal] { $seat } wybierze po tej turze zwierzę.
}
event-bonus-lost = { $seat } traci premię ({ $gift }): nigdzie nie ma już takiej karty.

## Zdarzenia: karty

event-expert-taken = { $seat } bierze eksperta: { $expert } ({ why }).
event-expert-seated = { $seat } kładzie eksperta na wolnym polu: { $expert }.
event-expert-covered = { $seat } przykrywa kartę eksperta: { $covered }. Teraz działa { $expert }.
event-expert-tucked = { $seat } wsuwa zakrytego eksperta pod swoją planszę: { $expert }.
event-expert-used = { $seat } używa eksperta: { $expert }.
event-expert-worked = { $seat } korzysta z pomocy eksperta: { $expert }.
event-animal-taken = { $seat } bierze zwierzę: { $animal } ({ why }).
event-sepultus-passed-over = { $seat } dobiera stworzenie i odkłada je na bok: { $animal }.

## Zdarzenia: badania i publikacja

event-cube-placed = { $seat } kładzie znacznik: { $animal }, { $category }. { $points ->
    [0] Nie zostaje ani jeden punkt.
    [one] Zostaje 1 punkt.
    [few] Zostają { $points } punkty.
   *[many] Zostaje { $points } punktów.
}
event-animal-added = { $seat } dołącza zwierzę do publikacji: { $animal }.
event-cubes-published = { $seat } publikuje { n-cubes }: { $category }, { n-vp }.
event-animal-published = { $seat } zatrzymuje opublikowane zwierzę: { $animal }.
event-animal-removed = Zwierzę z innego kontynentu opuszcza grę: { $animal }.

## Zdarzenia: dodatkowe akcje

event-extra-action-taken = { $seat } odrzuca 1 królewską pieczęć i bierze z planszy głównej { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} kość do dodatkowej akcji.
event-extra-action-declined = { $seat } nie wykonuje dodatkowej akcji.
event-die-rerolled = { $seat } rzuca kością jeszcze raz: { $die } { $face }.

## Zdarzenia: automy, głosem urzędnika

event-automa-took-die = { $seat } bierze { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face } { $whose ->
    [own] z własnej planszy
   *[other] z cudzej planszy: { $owner }
} ({ $reason ->
    [only] ostatnia
    [highest] najwyższa
    [priority] najwyższa; rozstrzyga priorytet koloru
    [least] najwyższa; innym daje najmniej
   *[furthest] najwyższa; najdalej zgodnie z ruchem wskazówek zegara
}).
event-automa-acted = { $seat } ma na karcie zachowań przy { $face }: { $action }.
event-automa-took-animal = { $seat } bierze zwierzę: { $animal } ({ $reason ->
    [deck] z talii
   *[priority] pierwsze według priorytetów
}).
event-automa-took-expert = { $seat } bierze eksperta: { $expert } ({ $reason ->
    [deck] z talii
   *[priority] pierwszy według priorytetów
}).
event-automa-chose-continent = { $seat } wybiera kontynent: { $continent } ({ $reason ->
    [full] { n-animals }; pierwszy wybór jest pełny
    [tied] { n-animals }; pierwszy według priorytetów
   *[most] { n-animals }, najwięcej
}).
event-automa-skipped = { $what ->
    [first] Żeton pierwszego gracza został już w tej rundzie przejęty: { $seat } obywa się bez niego.
    [expert] Nie ma już żadnego eksperta: { $seat } pomija ten krok.
   *[animal] Nie ma już żadnego zwierzęcia: { $seat } pomija ten krok.
}
event-automa-spent-tokens = { $seat } odrzuca { n-tokens } za { n-vp }.
event-automa-slotted-dice = { $seat } układa swoje kości od najniższej: { $faces } ({ $dice }).

## Zdarzenia: koniec

event-study-discarded = { $seat } odrzuca { n-animals } z niedokończonych badań.
event-score-counted = { $line-key ->
    [score-played] { $seat }, { $line }: { n-vp }.
   *[other] { $seat }, { $line } ({ $count }): { n-vp }.
}
event-game-ended = { $winners-count ->
    [one] Koniec gry, wygrywa { $winners }. Wyniki: { $scores }.
   *[other] Koniec gry, zwycięstwo jest wspólne: { $winners }. Wyniki: { $scores }.
}

## Punktacja: co liczy wiersz

score-played = w trakcie gry
score-mammal = znaczniki ssaków
score-bird = znaczniki ptaków
score-reptile = znaczniki gadów
score-omnivore = znaczniki wszystkożernych
score-carnivore = znaczniki mięsożernych
score-herbivore = znaczniki roślinożernych
score-terrestrial = znaczniki środowiska lądowego
score-arboreal = znaczniki środowiska nadrzewnego
score-aquatic = znaczniki środowiska wodnego
score-hot = znaczniki klimatu gorącego
score-cold = znaczniki klimatu chłodnego
score-temperate = znaczniki klimatu umiarkowanego
score-america = karty z Ameryki
score-africa = karty z Afryki
score-asia = karty z Azji
score-europe = karty z Europy
score-oceania = karty z Oceanii
score-experts1 = eksperci z jednego kontynentu, największa grupa
score-experts2 = eksperci z jednego kontynentu, druga grupa
score-experts3 = eksperci z jednego kontynentu, trzecia grupa
score-seals = królewskie pieczęcie
score-coins = monety
score-tokens = żetony wyprawy

## Pytania

ask-chance = Decyduje los: trwa losowanie albo rzut.
ask-draft-animal = Weź z akademii zwierzę do swoich badań ({ $left ->
    [one] twoje ostatnie
   *[other] do wzięcia: { $left }
}).
    .other = { $seat } wybiera zwierzę do badań.
ask-slot-die = Na którym polu kładziesz { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face }? Jeśli weźmie ją inny gracz, dostajesz to, co pokazuje pole. { $left ->
    [0] To twoja ostatnia kość.
    [one] Czeka jeszcze 1 kość.
    [few] Czekają jeszcze { $left } kości.
   *[many] Czeka jeszcze { $left } kości.
}
    .other = { $seat } wybiera pole dla kości.
ask-take-die = Weź kość z dowolnej planszy. { $left ->
    [one] To ostatnia w tej rundzie.
    [few] W tej rundzie zostały jeszcze { $left }.
   *[many] W tej rundzie zostało ich jeszcze { $left }.
}
    .other = { $seat } wybiera kość.
ask-choose-action = Co robisz z { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } dzięki twoim ekspertom)
}?
    .other = { $seat } decyduje, co zrobić z kością.
ask-choose-expert = Którego eksperta bierzesz? Kość jest { $colour }: ekspert w tym kolorze przynosi też 1 żeton wyprawy.
    .other = { $seat } wybiera eksperta.
ask-match-colour = Kość jest { $colour }, a karta eksperta { $wanted }: { $expert }. Czy za 1 królewską pieczęć (masz { $seals }) zmieniasz kolor kości, żeby dostać 1 żeton wyprawy?
    .other = { $seat } decyduje, czy dopasować kolor kości do eksperta.
ask-seat-expert = { $free ->
    [0] Twoje pola ekspertów są pełne. Dokąd trafia { $expert }?
   *[other] Dokąd trafia { $expert }?
} ({ $effect })
    .other = { $seat } decyduje, dokąd trafi nowy ekspert.
ask-choose-animal = Które zwierzę bierzesz? Kość jest { $colour }; inny kolor kosztuje 1 żeton wyprawy albo 1 królewską pieczęć (masz: { n-tokens }, { n-seals }).
    .other = { $seat } wybiera zwierzę.
ask-recolour-for-sepultus = Kość jest { $colour } i ma wartość { $value }; to stworzenie wymaga dokładnie { $need }: { $animal }. Zmieniasz jej kolor?
    .other = { $seat } decyduje, czy zmienić kolor kości.
ask-raise-value = Wartość wynosi { $value }. Co wydajesz, żeby ją podnieść? { $goods ->
    [tokens-too] Królewska pieczęć dodaje 5, żeton wyprawy 2, moneta 1; masz: { n-seals }, { n-tokens } i { n-coins }.
   *[no-tokens] Królewska pieczęć dodaje 5, moneta 1; masz: { n-seals } i { n-coins }.
} { raise-goal }
    .other = { $seat } decyduje, co wydać na wyższą wartość.
ask-raise-with-seals = Ile królewskich pieczęci wydajesz? Wartość { $value }; każda dodaje { $worth }, a masz ich { $have }. { raise-goal }
    .other = { $seat } decyduje, ile królewskich pieczęci wydać.
ask-raise-with-tokens = Ile żetonów wyprawy wydajesz? Wartość { $value }; każdy dodaje { $worth }, a masz ich { $have }. { raise-goal }
    .other = { $seat } decyduje, ile żetonów wyprawy wydać.
ask-raise-with-coins = Ile monet wydajesz? Wartość { $value }; każda dodaje { $worth }, a masz ich { $have }. { raise-goal }
    .other = { $seat } decyduje, ile monet wydać.
# $short mówi, ile wartości brakuje do tego, co jest potrzebne.
raise-goal = { $short ->
    [0] Wartość powyżej { $useful } nic już nie daje.
   *[other] Potrzeba co najmniej { $need }; wartość powyżej { $useful } nic już nie daje.
}
ask-pay-colour = Co wydajesz na zmianę koloru? Kość jest { $colour }, a ma być { $wanted }.
    .other = { $seat } decyduje, czym zapłacić za kolor kości.
ask-choose-continent = Dokąd rusza wyprawa z { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face }?
    .other = { $seat } decyduje, dokąd rusza wyprawa.
ask-place-cube = Na którym polu badań kładziesz znacznik? { $continent }, do wydania: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; znaczniki w zapasie: { $cubes }.
    .other = { $seat } wybiera pole badań na znacznik.
ask-choose-reference = Na którym ze swoich zwierząt kładziesz { $die-key ->
    [colour-red] czerwoną
    [colour-yellow] żółtą
    [colour-purple] fioletową
    [colour-blue] niebieską
   *[colour-green] zieloną
} { $face }? Będzie to zwierzę wzorcowe.
    .other = { $seat } wybiera zwierzę wzorcowe do publikacji.
ask-add-animal = { $categories-count ->
    [0] Które zwierzęta publikujesz razem z wzorcowym? Bez znaczników, tylko karty z { $continent-key ->
        [continent-america] Ameryki
        [continent-africa] Afryki
        [continent-asia] Azji
        [continent-europe] Europy
       *[continent-oceania] Oceanii
    }.
   *[other] Które zwierzęta publikujesz razem z wzorcowym? Wartość { $value }: znaczniki ({ $categories }) oraz karty z { $continent-key ->
        [continent-america] Ameryki
        [continent-africa] Afryki
        [continent-asia] Azji
        [continent-europe] Europy
       *[continent-oceania] Oceanii
    }.
} Zwierzę wzorcowe: { $animal }.
    .other = { $seat } wybiera zwierzęta do publikacji razem z wzorcowym.
ask-last-moment = Ostatnia akcja wykonana. Czy zostało coś do sprzedania albo użycia?
    .other = { $seat } sprawdza, czy zostało coś do sprzedania albo użycia.
ask-take-extra-action = { $seals ->
    [0] Nie masz królewskiej pieczęci na dodatkową akcję. Czy chcesz zrobić jeszcze coś innego?
   *[other] Którą kość bierzesz z planszy głównej, żeby za 1 królewską pieczęć (masz { $seals }) rzucić nią jeszcze raz? A może rezygnujesz?
}
    .other = { $seat } zastanawia się nad dodatkową akcją.
ask-take-free-expert = Którego eksperta bierzesz za darmo ({ why })?
    .other = { $seat } wybiera darmowego eksperta.
ask-take-free-animal = Które zwierzę bierzesz za darmo ({ why })?
    .other = { $seat } wybiera darmowe zwierzę.

## Odpowiedzi

option-die = { $whose ->
    [own] { $die } { $face }, z twojej planszy
   *[other] { $slot-key ->
        [gift-nothing] { $die } { $face }, z planszy: { $owner } (właściciel { $slot } nie dostaje)
       *[other] { $die } { $face }, z planszy: { $owner } (właściciel dostaje { $slot })
    }
}
option-die-elsewhere = { $die }, teraz nie do wzięcia
option-pass = bez dodatkowej akcji
option-extra-place = { $die } kość, teraz { $face }: { $action }
option-extra-space = { $die } kość, teraz { $face }: { $continent }
option-slot = pole { $number }: { $slot }{ $dice-count ->
    [0] {""}
   *[other] {" "}(leży tam już: { $dice })
}
option-embassy = ambasada: { n-tokens }{ and-helpers }
option-bank = { $first ->
    [free] bank: { n-coins } i żeton pierwszego gracza{ and-helpers }
   *[taken] bank: { n-coins }{ and-helpers }
}
option-university = { $matching ->
    [0] uniwersytet: ekspert (odkrytych: { $experts }){ and-helpers }
   *[other] uniwersytet: ekspert (odkrytych: { $experts }, w tym { $colour-key ->
        [colour-red] czerwonych
        [colour-yellow] żółtych
        [colour-purple] fioletowych
        [colour-blue] niebieskich
       *[colour-green] zielonych
    }, którzy dają po 1 żetonie wyprawy: { $matching }){ and-helpers }
}
option-academy = akademia: zwierzę (odkrytych { $colour-key ->
    [colour-red] czerwonych
    [colour-yellow] żółtych
    [colour-purple] fioletowych
    [colour-blue] niebieskich
   *[colour-green] zielonych
}: { $matching }) i { n-reputation }{ and-helpers }
option-expedition = wyprawa: wartość { $value } i premia pola ({ $continent } bez opłaty)
option-publication = publikacja: wartość { $value }, { publishes }{ and-helpers }
option-continent = { $continent }: { n-reputation }, wartość { $value } (pole +{ $more }){ colour-cost }{ and-helpers }
option-continent-full = { $continent }: pełna
# $match to same albo paid: czy kość ma już ten kolor.
colour-cost = { $match ->
    [same] {""}
   *[paid] ; najpierw zapłać, żeby kość była { $colour }
}
option-amount = { $gives-key ->
    [n-points] { $amount ->
        [0] nic: wartość { $value }
       *[other] { n-paid }: wartość { $value }
    }
   *[other] { $amount ->
        [0] nic: wartość { $value }, { $gives }
       *[other] { n-paid }: wartość { $value }, { $gives }
    }
}
option-raise-done = { $gives-key ->
    [n-points] nie płacić więcej: wartość { $value }
   *[other] nie płacić więcej: wartość { $value }, { $gives }
}
option-pay-colour = { $payment ->
    [token] 1 żeton wyprawy (masz { $have }): kość będzie { $colour }
   *[seal] 1 królewską pieczęć (masz { $have }): kość będzie { $colour } i dostanie +{ $more } do wartości
}
option-keep-colour = bez zmiany, kość zostaje { $colour }
option-match-colour = 1 królewska pieczęć: kość będzie { $colour }, dostajesz { n-tokens }
option-recolour = { $payment ->
    [token] 1 żeton wyprawy: { $colour }, wartość { $value }
   *[seal] 1 królewska pieczęć: { $colour }, wartość { $value }
}
option-deck-animal = wierzchnia karta talii zwierząt
option-deck-expert = wierzchnia karta talii ekspertów
option-animal-paid = { $whole }; najpierw zapłać, żeby kość była { $colour }
option-expert-match = { $whole }; do tego { n-tokens } za kolor
option-slot-expert = na wolne pole: { $expert }
option-tuck = pod planszę, zakryta karta bez działania: { $expert }
option-cover = na kartę, która przestanie działać: { $covered } ({ $effect })
option-use-expert = użyć eksperta ({ $expert }): { $gain }
option-seal-for-coins = odrzucić 1 królewską pieczęć: { n-coins }
option-research = { $animal }, { $category }: { $vp ->
    [0] { n-points }
   *[other] { n-points }, od razu { n-vp }
}
option-research-done = { $points ->
    [0] gotowe
    [one] gotowe; przepada 1 punkt
    [few] gotowe; przepadają { $points } punkty
   *[many] gotowe; przepada { $points } punktów
}
option-reference = { $animal } ({ $continent }), { $categories-count ->
    [0] bez znaczników
   *[other] znaczniki: { $categories }
}{ colour-cost }
option-add = { $categories-count ->
    [0] { $animal }: karta, { n-vp }
    [one] { $animal }: znacznik ({ $categories }), { $pile ->
        [kept] { n-vp } razem z kartą
       *[removed] { n-vp }, a karta opuszcza grę
    }
   *[other] { $animal }: znaczniki ({ $categories }), { $pile ->
        [kept] { n-vp } razem z kartą
       *[removed] { n-vp }, a karta opuszcza grę
    }
}
option-publish = opublikować { n-animals }: { n-vp } i 1 królewska pieczęć

## Stół, część po części

view-setup = Przygotowanie
view-round = Runda { $round } z { $rounds }
view-over = Koniec gry
view-token = Żeton rundy: { $gift }
view-first = Pierwszy gracz: { $seat }
view-turn = Tura: { $seat }
view-hand = Kość w ręce: { $die } { $face }
view-scores = Wynik: { $scores }
view-places = Miejsca
view-place = { $action }: { $lying }
view-place-empty = { $action }: bez kości
view-university = Uniwersytet (w talii { n-experts })
view-academy = Akademia (w talii { n-animals })
view-no-card = nie ma już kart
view-expeditions = Wyprawy
view-continent = { $continent } ({ $colour }): { $lying-count ->
    [0] bez kości
   *[other] { $lying }
}; następne pole: { n-reputation }, wartość +{ $more }
view-continent-full = { $continent }: { $lying }; pełna
view-publications = Opublikowane znaczniki
view-shelves = { $seat }: { $shelves-count ->
    [0] jeszcze nic
   *[other] { $shelves }
}
view-shelf = { $category } { $cubes }
view-seat = { $seat }
view-goods = { n-vp }, { n-coins }, { n-tokens }, { n-seals }
view-score-now = Gdyby gra skończyła się teraz: { $points } PZ
view-reputation = Reputacja: pole { $space }; następna premia za { $distance ->
    [one] 1 pole
    [few] { $distance } pola
   *[many] { $distance } pól
}: { $bonus }
view-reputation-bare = Reputacja: pole { $space }
view-slots = Kości: { $slots }
view-slot = { $lying } ({ $slot })
view-drawn = Kości do położenia: { $lying }
view-expert = Ekspert: { $whole }
view-face-down = { $experts ->
    [one] 1 zakryty ekspert
   *[other] { $experts } zakrytych ekspertów
}: { $names }
view-face-down-covered = { $experts ->
    [one] 1 zakryty ekspert
   *[other] { $experts } zakrytych ekspertów
}
view-study = Zwierzę: { $animal }, { $continent }{ view-cubes }{ view-free }
view-study-sepultus = Stworzenie: { $animal }{ view-cubes }{ view-free }
view-cubes = { $lying-count ->
    [0] {""}
   *[other] ; znaczniki: { $lying }
}
view-free = { $free-count ->
    [0] {""}
   *[other] ; wolne: { $free }
}
view-space = { $category } { $points }
view-automa-animals = Karty, { n-animals }: { $names }
view-published = Opublikowane, { n-animals }: { $names }
view-published-covered = Opublikowane, zakryte: { n-animals }
view-automa = Automa: { $behaviour } { $stars }, punktacja: { $scoring } { $marks }
view-priorities = Priorytety: { $continents }
view-automa-rows = Według kości: { $rows }
view-automa-row = { $face } { $action } ({ $gains })
automa-first = wolny żeton pierwszego gracza
automa-vp-per-token = { n-vp } za żeton

## Odmowy: kość, jej kolor i wartość

refusal-die-not-on-a-board = Ta kość nie leży teraz na planszy żadnego gracza: { $die }. Weź jedną z tych, które tam leżą.
refusal-slot-holds-die = Kość leży już { on-slot }. Połóż tę na wolnym.
refusal-slot-holds-two-already = Dwie kości mogą leżeć tylko na jednym polu, a takie już jest. Kość leży też { on-slot }.
# $nearest mówi, czego brakuje, a $amount, ile: nic mniejszego by nie wystarczyło.
nearest-change = { $nearest ->
    [coin] { $amount ->
        [one] Wystarczyłaby jeszcze 1 moneta.
        [few] Wystarczyłyby jeszcze { $amount } monety.
       *[many] Wystarczyłoby jeszcze { $amount } monet.
    }
    [token] { $amount ->
        [one] Wystarczyłby jeszcze 1 żeton wyprawy.
        [few] Wystarczyłyby jeszcze { $amount } żetony wyprawy.
       *[many] Wystarczyłoby jeszcze { $amount } żetonów wyprawy.
    }
    [seal] { $amount ->
        [one] Wystarczyłaby jeszcze 1 królewska pieczęć.
        [few] Wystarczyłyby jeszcze { $amount } królewskie pieczęcie.
       *[many] Wystarczyłoby jeszcze { $amount } królewskich pieczęci.
    }
    [animal] Wystarczyłoby badać jeszcze jedno zwierzę z tego kontynentu.
   *[none] Żadna pojedyncza rzecz by nie wystarczyła.
}
refusal-wrong-colour = Kość jest { $colour }, a tu potrzebna jest { $wanted }; masz: { n-tokens } i { n-seals }. { nearest-change }
refusal-not-enough = { $payment ->
    [coin] { $need ->
        [one] To wymaga 1 monety; masz { $have }.
       *[other] To wymaga { $need } monet; masz { $have }.
    }
    [token] { $need ->
        [one] To wymaga 1 żetonu wyprawy; masz { $have }.
       *[other] To wymaga { $need } żetonów wyprawy; masz { $have }.
    }
   *[seal] { $need ->
        [one] To wymaga 1 królewskiej pieczęci; masz { $have }.
       *[other] To wymaga { $need } królewskich pieczęci; masz { $have }.
    }
}
refusal-value-too-low = { $more ->
    [0] To daje { $value }, a ta akcja wymaga co najmniej { $need }. Wydaj więcej.
   *[other] To daje { $value }, a później możesz dodać jeszcze { $more }; ta akcja wymaga co najmniej { $need }. Wydaj więcej już teraz.
}
refusal-payment-useless = { $payment ->
    [coin] Wartość wynosi { $value }, a wszystko powyżej { $useful } nic tu nie daje. Tyle monet by się zmarnowało.
    [token] Wartość wynosi { $value }, a wszystko powyżej { $useful } nic tu nie daje. Tyle żetonów wyprawy by się zmarnowało.
   *[seal] Wartość wynosi { $value }, a wszystko powyżej { $useful } nic tu nie daje. Tyle królewskich pieczęci by się zmarnowało.
}
refusal-tokens-for-expeditions = Żetony wyprawy podnoszą wartość tylko wypraw.
refusal-payment-breaks-action = { $payment ->
    [token] Bez tego żetonu wyprawy akcji nie dałoby się dokończyć. Zapłać za kolor królewską pieczęcią.
   *[seal] Bez tej królewskiej pieczęci akcji nie dałoby się dokończyć. Zapłać za kolor żetonem wyprawy.
}

## Odmowy: akcje w całości i akcje swobodne

refusal-aside-breaks-action = Rozpoczętej akcji nie dałoby się wtedy dokończyć. Najpierw ją dokończ.
refusal-card-breaks-action = Po wzięciu tej karty rozpoczętej akcji nie dałoby się dokończyć. Weź inną.
refusal-seating-breaks-action = Gdyby ekspert tam trafił, rozpoczętej akcji nie dałoby się dokończyć. Wybierz inne miejsce.
refusal-not-your-turn = Akcje swobodne wykonuje się we własnej turze, a ta jest cudza.
refusal-no-seal = To wymaga { $need ->
    [one] 1 królewskiej pieczęci
   *[other] { $need } królewskich pieczęci
}; masz { $have }.
refusal-expert-spent = Ta karta jest już zakryta: { $expert }. Jednorazowy ekspert działa tylko raz.
refusal-expert-not-yours = { $expert } nie pracuje dla ciebie.

## Odmowy: eksperci i zwierzęta

refusal-no-expert-left = W tej rundzie na uniwersytecie nie ma już ekspertów.
refusal-expert-not-on-display = Tego eksperta nie ma teraz na uniwersytecie: { $expert }. Wybierz jedną z odkrytych kart.
refusal-not-instant = To nie jest ekspert jednorazowy: { $expert }. Zajmuje pole i działa stamtąd.
refusal-no-free-slot = Wszystkie pola ekspertów ({ $slots }) są zajęte. Przykryj jednego ze swoich ekspertów albo wsuń nowego pod spód.
refusal-slot-free-no-cover = { $free ->
    [one] 1 pole eksperta jest wolne
    [few] { $free } pola ekspertów są wolne
   *[many] { $free } pól ekspertów jest wolnych
}, więc nie przykrywasz żadnej karty, także tej: { $expert }.
refusal-slot-free-no-tuck = { $free ->
    [one] 1 pole eksperta jest wolne
    [few] { $free } pola ekspertów są wolne
   *[many] { $free } pól ekspertów jest wolnych
}: nowy ekspert trafia tam, a nie pod spód.
refusal-expert-not-active = { $expert } nie należy do twoich aktywnych ekspertów. Przykryć można tylko kogoś z nich.
refusal-no-animal-left = W tej rundzie na akademii nie ma już zwierząt.
refusal-no-animal-of-colour = Kość jest { $colour }, a żadne odkryte zwierzę nie ma jej koloru; masz: { n-tokens } i { n-seals }. { nearest-change }
refusal-animal-not-on-display = Tego zwierzęcia nie ma teraz na akademii: { $animal }. Wybierz jedną z odkrytych kart.
refusal-display-only = Tu można wziąć tylko odkrytą kartę, a nie wierzchnią z talii.
refusal-display-first = Z talii bierze się dopiero wtedy, gdy żadnej odkrytej karty nie można wziąć, a { $cards ->
    [one] odkryta jest 1.
    [few] odkryte są { $cards }.
   *[many] odkrytych jest { $cards }.
}

## Odmowy: wyprawy

refusal-continent-full = Wszystkie pola wyprawy ({ $spaces }) mają już kości: { $continent }.
refusal-nothing-to-research = Żadne z twoich zwierząt nie ma wolnego pola badań dla tej wyprawy: { $continent }. { nearest-change }
refusal-expedition-too-weak = Ta wyprawa nie pozwoliłaby położyć znacznika: { $continent }. Kość ma tam wartość { $value }, a najtańsze wolne pole kosztuje { $need }; masz: { n-tokens }, { n-coins } i { n-seals }. { nearest-change }
refusal-no-cube-left = Znaczniki badań w twoim zapasie: { $cubes }. W żadnej kategorii nie ma też pięciu do zamiany na żeton.
refusal-no-five-cubes-token-left = Znaczniki badań w twoim zapasie: { $cubes }. Wszystkie żetony „5 znaczników” są już w użyciu: { $tokens }.
refusal-one-cube-at-least = Na wyprawie kładzie się co najmniej { n-cubes }. Wybierz najpierw pole badań.
refusal-animal-elsewhere = Cel tej wyprawy to { $continent }, a to zwierzę pochodzi skądinąd: { $animal }, { $home }.
refusal-animal-not-yours = Nie badasz tego zwierzęcia: { $animal }.
refusal-space-taken = Leży tam już znacznik: { $animal }, { $category }.
refusal-points-short = To pole kosztuje { $need ->
    [one] 1 punkt
    [few] { $need } punkty
   *[many] { $need } punktów
}; zostało ci { $points }.

## Odmowy: publikacje

refusal-no-reference = Zwierzęciem wzorcowym publikacji jest jedno z badanych zwierząt, a nie masz żadnego, które by się nadawało. Kontynent kości: { $continent }. { nearest-change }
refusal-reference-from-study = Zwierzęciem wzorcowym jest zawsze jedno z twoich badanych zwierząt.
refusal-publication-too-weak = Publikacja wymaga wartości { $need }, a kość ma { $value }; masz: { n-coins } i { n-seals }. { nearest-change }
refusal-already-in-publication = To zwierzę jest już w publikacji: { $animal }.
refusal-nothing-shared = To zwierzę nie jest z { $continent-key ->
    [continent-america] Ameryki
    [continent-africa] Afryki
    [continent-asia] Azji
    [continent-europe] Europy
   *[continent-oceania] Oceanii
} i nie ma znacznika w żadnej z publikowanych teraz kategorii: { $animal }.

## Odmowy: dodatkowe akcje

refusal-extra-needs-seal = Dodatkowa akcja kosztuje { $need ->
    [one] 1 królewską pieczęć
    [few] { $need } królewskie pieczęcie
   *[many] { $need } królewskich pieczęci
}; masz { $have }.
refusal-extra-taken = Dodatkowa akcja jest już wykonana: drugiej kości w tej rundzie nie ma.
refusal-die-in-publication = Ta kość posłużyła do publikacji i zostaje na miejscu do końca rundy: { $die }.
refusal-die-not-placed = Tej kości nie ma na planszy głównej: { $die }. Weź kość z któregoś miejsca albo z pola wyprawy.

## Odmowy: Sepultus Creatura

refusal-value-too-high = Kość miałaby wartość { $value }, to stworzenie wymaga dokładnie { $need }, a wartości kości nigdy się nie obniża.
refusal-value-not-exact = Kość ma wartość { $value }, a to stworzenie wymaga dokładnie { $need }; masz: { n-coins } i { n-seals }. { nearest-change }
refusal-payment-misses = To daje { $value }, a stąd żadna królewska pieczęć nie prowadzi dokładnie do { $need }. Wydaj wszystkie potrzebne monety naraz.
refusal-colour-spoils-value = Kość ma teraz wartość { $value }, a w tym kolorze nie mogłaby mieć dokładnie { $need }.
refusal-colour-changes-nothing = Gdyby kość była { $colour }, miałaby tę samą wartość, więc gra tego nie proponuje.
refusal-sepultus-has-cube = Na stworzeniu mieści się tylko jeden znacznik, a to już swój ma: { $animal }.
refusal-sepultus-never-reference = Stworzenie nigdy nie jest zwierzęciem wzorcowym: { $animal }. Wybierz zwierzę z jakiegoś kontynentu.
refusal-sepultus-without-cube = Stworzenie publikuje się tylko przez jego znacznik, w kategorii, którą obejmuje ta publikacja: { $animal }.

## Odmowy: zakładanie stołu

refusal-seat-unknown = „{ $found }” nie może zająć miejsca. Miejsce to „person” albo automa, na przykład „automa:linne:boudeuse”.
refusal-too-many-automas = Za dużo autom: { $found }, a może ich być najwyżej { $most }.
refusal-behaviour-unknown = Żadna karta zachowań nie nazywa się „{ $found }”. Są: { $known }.
refusal-scoring-unknown = Żadna karta punktacji nie nazywa się „{ $found }”. Są: { $known }.
refusal-sepultus-without-automas = To wydanie nie łączy Sepultus Creatura z automami. Zrezygnuj z jednego albo z drugiego lub ustaw sepultus_with_automas.

## Odmowy: planowanie

refusal-plan-not-now = Stąd nie da się tego zaplanować. Plan zaczyna się tam, gdzie bierzesz kość albo wybierasz akcję.
refusal-plan-short = Potrzebna jest wartość { $need }, a można osiągnąć najwyżej { $value }.
refusal-plan-payment = Tutaj można zapłacić tylko tyle: { n-paid }.
