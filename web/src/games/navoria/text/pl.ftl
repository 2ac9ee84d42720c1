navoria-name = Navoria
navoria-line = Trzy krainy za morzem. Zbieraj mieszkańców, zapełniaj przystanie, stawiaj faktorie i prowadź tych, którzy ci zaufają.
navoria-facts = od 2 do 4 miejsc: ludzie i boty
navoria-first = przeciw dwóm botom: { $level }
navoria-round = Runda { $round } z { $rounds }
navoria-phase = { $phase ->
    [recruit] Werbunek
    [gather] Zaopatrzenie
    [return] Powrót
    [over] Koniec
   *[setup] Przygotowanie
}
navoria-area-decks = Mieszkańcy
navoria-area-lands = Krainy
navoria-area-capital = Stolica
navoria-area-guides = Przewodnicy
navoria-cards = { $cards ->
    [one] 1 zakryta karta
    [few] { $cards } zakryte karty
   *[other] { $cards } zakrytych kart
}
navoria-tokens = { $tokens ->
    [one] 1 żeton na talii
    [few] { $tokens } żetony na talii
   *[other] { $tokens } żetonów na talii
}
navoria-bag = { $tokens ->
    [0] Worek jest pusty
    [one] 1 żeton w worku
    [few] { $tokens } żetony w worku
   *[other] { $tokens } żetonów w worku
}
navoria-capital = W Stolicy
navoria-capital-empty = Nie leży tu żaden żeton
navoria-space = { $land }, pole { $space }
navoria-space-start = { $land }, start
navoria-space-flag = { $land }, pole { $space }: flaga
navoria-space-outpost = { $land }, pole { $space }: na faktorię { $outpost }
navoria-space-treasure = { $land }, pole { $space }: skarb, punkty: { $points }
navoria-prize = Nagroda { $place } w fazie dochodu: { $points }
navoria-explorer = { $name }, { $land }: pole { $space }
navoria-favour = { $species }: przychylność za tyle symboli: { $icons }. Na koniec za każdą kartę ({ $trades }) punkty: { $upper } (pierwszy) lub { $lower } (drugi).
navoria-favour-blank = { $species }: tej przychylności nie można zdobyć.
navoria-dock = Przystań, { $land } ({ $holding }). Zamówienie daje: { $gives }.
navoria-outpost = Gdy ta faktoria stanie, zamówienie da też: { $gives }.
navoria-stock = Zasoby
navoria-stock-good = W zasobach: { $good } { $count }
navoria-icons = { $species }: { $icons } z { $most }
navoria-open-guide = { $name }: pokaż całą planszę
navoria-order = Kolejność tur: { $names }
navoria-flags = Osiągnięte flagi: { $flags }
navoria-recruited = Zwerbowano: { $recruited } z { $recruits }
navoria-points = Punkty teraz: { $points }, gdyby gra skończyła się teraz: { $total }
navoria-joining = Dołącza do ciebie
navoria-journeys = Podróże
navoria-journeys-of = Podróże: { $name }
navoria-journeys-with = oraz { $names }
navoria-journeys-coming = Mapa się rysuje…
navoria-journeys-failed = Nie udało się narysować mapy: dziennik gry nie dotarł.
navoria-journeys-map = { $land }: droga, którą idzie { $name }
navoria-journeys-only = Runda { $round }: pokaż tylko tę
navoria-journeys-round = Runda { $round }
navoria-journeys-tale = { $name } { $deeds }.
navoria-journeys-rest = odpoczywa w obozie
navoria-journeys-steps = { $n ->
    [one] prowadzi odkrywców o krok dalej
    [few] prowadzi odkrywców o { $n } kroki dalej
   *[many] prowadzi odkrywców o { $n } kroków dalej
}
navoria-journeys-outposts = { $n ->
    [one] stawia faktorię
    [few] stawia { $n } faktorie
   *[many] stawia { $n } faktorii
}
navoria-journeys-flags = { $n ->
    [one] dociera do flagi
   *[many] dociera do { $n } flag
}
navoria-journeys-treasures = { $n ->
    [one] znajduje skarb
   *[many] znajduje skarb { $n } razy
}
navoria-journeys-orders = { $n ->
    [one] realizuje zamówienie
    [few] realizuje { $n } zamówienia
   *[many] realizuje { $n } zamówień
}
navoria-journeys-prizes = { $n ->
    [one] zdobywa nagrodę
    [few] zdobywa { $n } nagrody
   *[many] zdobywa { $n } nagród
}
navoria-journeys-residents = { $n ->
    [one] wita jednego mieszkańca
   *[many] wita { $n } mieszkańców
}
navoria-journeys-leg = { $land }: { $from } → { $to }
navoria-journeys-spaces = { $land }: { $spaces }
navoria-journeys-prize = { $land }: nagroda { $place }, { $points }
navoria-journeys-row = { $row ->
    [legs] Droga
    [outposts] Faktorie
    [flags] Flagi
    [treasures] Skarb
    [orders] Zamówienia
    [prizes] Nagrody
   *[residents] Mieszkańcy
}
navoria-option-gather_space = Żetony zaopatrzenia
    .note = Gdzie trafia żeton w obszarze profesji: na dowolne wolne pole czy na najwyższe wolne, jak w niektórych wydaniach.
navoria-option-gather_space-free = Dowolne wolne pole
navoria-option-gather_space-uppermost = Najwyższe wolne
navoria-option-blank_favour = Pusta przychylność
    .note = Tylko dla dwóch przewodników: jedną płytkę przychylności zastępuje pusta i tej przychylności nikt nie zdobędzie. Ostrzejsza gra.
navoria-option-new_artisan = Nowy rzemieślnik
    .note = Czy rzemieślnik liczy się już przy zamówieniu, które realizują jego własne towary: rozdział i podsumowanie instrukcji można czytać różnie.
navoria-option-new_artisan-after = Liczy się potem
navoria-option-new_artisan-at_once = Liczy się od razu
guide-navoria-source = Mieszkańców werbuje się żetonami. Dobierz dwa z worka i zachowaj jeden albo weź leżący w Stolicy.
guide-navoria-token = Zachowany żeton wyznacza profesję; drugi trafia do Stolicy, skąd każdy może go wziąć.
guide-navoria-resident = Każdy mieszkaniec ma profesję, która mówi, co robi, i gatunek, który liczy się do przychylności. Wskaż kartę lub ją przytrzymaj, by ją przeczytać.
guide-navoria-gather = Teraz zbieramy żetony z talii: weź jeden, a obszar jego profesji coś ci da.
guide-navoria-space = Każde pole obszaru daje coś innego. Zajęte jest zajęte.
guide-navoria-good = Towary trafiają na twoje przystanie. Gdy na przystani leży to, czego żąda jej zamówienie, jest ono gotowe i daje nagrodę.
guide-navoria-order = Dwa zamówienia gotowe naraz: ty decydujesz, które pierwsze.
guide-navoria-explorer = Po jednym odkrywcy w każdej krainie. Najdalszy zdobywa nagrodę w fazie dochodu, a na końcu czeka skarb.
guide-navoria-outpost = Faktoria wzbogaca odtąd zamówienie swojej przystani.
guide-navoria-favour = Przychylność zdobywa się, mając dość mieszkańców jednego gatunku. Pierwszy zyskuje więcej.
guide-navoria-income = Dochód: liczymy, co przynoszą mieszkańcy i odkrywcy.
guide-navoria-home = Odkrywcy wracają: każdy do twojej najdalszej faktorii w swojej krainie albo na start. Zaczyna się nowa runda.
navoria-authors = Autorem gry „Navoria” jest Meng Chunlin.
