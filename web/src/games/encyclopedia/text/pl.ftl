encyclopedia-name = Encyklopedia
encyclopedia-cover-line = historia zwierząt
encyclopedia-line = 1739. Wybieraj kości, prowadź wyprawy na pięć kontynentów i publikuj swoje odkrycia.
encyclopedia-facts = od 2 do 4 miejsc: ludzie, boty, automy
encyclopedia-first = przeciw botowi: { $level }
encyclopedia-automa-linne = Linné ★
encyclopedia-automa-trembley = Trembley ★★
encyclopedia-automa-daubenton = Daubenton ★★★
encyclopedia-automa-boudeuse = La Boudeuse ★
encyclopedia-automa-resolution = HMS Resolution ★★
encyclopedia-automa-astrolabe = L’Astrolabe ★★★
encyclopedia-option-edition = Wydanie drukowane
    .note = Cztery instrukcje różnią się w kilku miejscach; wybierz tę, którą znasz. Opcje niżej można i tak zmienić.
encyclopedia-option-edition-en = Angielskie
encyclopedia-option-edition-fr = Francuskie
encyclopedia-option-edition-it = Włoskie
encyclopedia-option-edition-pl = Polskie
encyclopedia-option-sepultus = Sepultus Creatura
    .note = Sześć legendarnych stworzeń wśród zwierząt. Nie należą do żadnego kontynentu, a kość musi mieć dokładnie ich wartość.
encyclopedia-option-simon_hodesmann = Simon Hodesmann daje
    .note = Ile monet daje ten ekspert za znacznik na typie III; instrukcje się różnią.
encyclopedia-option-simon_hodesmann-2 = 2 monety
encyclopedia-option-simon_hodesmann-3 = 3 monety
encyclopedia-option-sepultus_with_automas = Sepultus z automami
    .note = Czy stworzenia mogą być w talii, gdy gra automa; pomija je.
encyclopedia-option-face_down_cards = Opublikowane karty
    .note = Czy wszyscy mogą oglądać opublikowane zwierzęta i zużytych ekspertów, czy tylko właściciel.
encyclopedia-option-face_down_cards-open = Widoczne dla wszystkich
encyclopedia-option-face_down_cards-hidden = Tylko dla właściciela
encyclopedia-option-sepultus_without_cube = Stworzenia bez znacznika
    .note = Czy stworzenie może dołączyć do każdej publikacji, jak zwierzę z kontynentu zwierzęcia wzorcowego, czy tylko przez publikację swojego znacznika.
guide-encyclopedia-draft = Przed pierwszą rundą każdy wybiera zwierzęta do badań. Każde ma kontynent i cztery kategorie; zwierzęta z jednego kontynentu dobrze się łączą.
guide-encyclopedia-slots = Każda kość trafia na pole twojej planszy. Każdy może ją stamtąd wziąć. Jeśli zrobi to ktoś inny, zyskujesz to, co pokazuje pole: na najlepszym połóż to, czego chcą inni.
guide-encyclopedia-die = Twoja kolej: weź jedną kość, swoją lub cudzą, i wykonaj nią jedną akcję. Wysoka kość daje więcej; kolor liczy się przy kartach i wyprawach. Możesz też najpierw wskazać miejsce albo przeciągnąć tam kość.
guide-encyclopedia-action = Sześć akcji. Ambasada i bank dają środki, uniwersytet eksperta, akademia zwierzę; wyprawa kładzie znaczniki na twoich zwierzętach, publikacja zamienia je w punkty.
guide-encyclopedia-continent = Kość trafia na pierwsze od lewej wolne pole kontynentu: pierwsi zyskują reputację, późniejsi wartość. Kontynent w innym kolorze kosztuje żeton.
guide-encyclopedia-cube = Wydaj wartość wyprawy na znaczniki: typ I kosztuje 2, II 4, III 7, IV 10. Reszta przepada, więc wybieraj z rozwagą.
guide-encyclopedia-raise = Podnoś wartość monetami (+1), królewskimi pieczęciami (+5), a na wyprawie także żetonami (+2), w dowolnej kolejności. Proponujemy tylko to, co się jeszcze przyda, a każda pieczęć daje na końcu cztery punkty.
guide-encyclopedia-expert = Eksperci pracują dla ciebie: od razu, odtąd albo na końcu. Ekspert w kolorze kości daje też żeton.
guide-encyclopedia-animal = Zwierzęta w kolorze kości są za darmo; inny kolor kosztuje żeton lub pieczęć. Akademia daje też reputację.
guide-encyclopedia-reference = Publikacja zaczyna się od zwierzęcia wzorcowego: jego kontynent i kategorie decydują, jakie inne znaczniki można z nim opublikować.
guide-encyclopedia-publish = Dodaj zwierzęta z pasującymi znacznikami. Wiersz na dole mówi, co da każdy wybór, zanim będzie ostateczny.
guide-encyclopedia-extra = Runda się skończyła. Za królewską pieczęć możesz rzucić ponownie kością z planszy głównej i wykonać jeszcze jedną akcję.
guide-encyclopedia-automa = Automa kieruje się swoimi kartami. Kronika podaje powód każdego jej kroku.
guide-encyclopedia-reputation = Reputacja przesuwa twój żeton po torze; każde osiągnięte lub minięte pole premii daje premię.
guide-encyclopedia-round = Odkryto żeton rundy: to, co pokazuje, dotyczy wszystkich.
ency-round = Runda { $round } z { $rounds }
ency-setup = Przygotowanie
ency-area-map = Mapa
ency-area-cards = Karty
ency-area-desk = Biurko
ency-area-publications = Publikacje
ency-area-others = Inni
ency-space = { $category } { $cost }
ency-exactly = zdobywa się kością o wartości dokładnie { $value }
ency-research = { $category }: badanie kosztuje { $cost }{ $vp ->
    [0] {""}
   *[other] , { $vp } PZ od razu
}
ency-researched = { $category }: zbadane
ency-embassy = Żetony wyprawy według wartości kości
ency-bank = Monety, a za pierwszą kość w rundzie żeton pierwszego gracza
ency-academy = Reputacja według wartości kości
ency-first = Pierwszy gracz
ency-first-short = pierwszy
ency-experts-left = Eksperci zakryci: { $cards }
ency-animals-left = Zwierzęta zakryte: { $cards }
ency-expedition-space = Reputacja { $reputation }, wartość +{ $bonus }
ency-shelf = { $name }, { $category }: { $cubes ->
    [0] brak znaczników
    [one] 1 znacznik
    [few] { $cubes } znaczniki
   *[other] { $cubes } znaczników
}{ $vp ->
    [0] {""}
   *[other] , { $vp } PZ na końcu
}
ency-type = Typ { $type }: publikacja od wartości { $value }, { $vp } PZ za znacznik
ency-slot = Gdy inny gracz weźmie kość: { $gift }
ency-coins = Monety: { $count }
ency-tokens = Żetony wyprawy: { $count }
ency-seals = Królewskie pieczęcie: { $count }
ency-cubes = Znaczniki w zapasie: { $count }{ $fives ->
    [0] {""}
   *[other] . Żetony „5 znaczników” w użyciu: { $fives }
}
ency-reputation = Reputacja: pole { $space }
ency-retired = Eksperci zakryci: { $count }
ency-published = Opublikowane zwierzęta: { $count }
ency-no-study = Brak badanych zwierząt
ency-points = Teraz { $vp } PZ, gdyby gra skończyła się teraz: { $total }
ency-open-board = { $name }: pokaż całą planszę
ency-priorities = Jej kontynenty, od ulubionego
ency-scores-by = Punktuje według karty { $card }
ency-points-left = pozostałe punkty
ency-needed = trzeba { $value }
ency-value = wartość
ency-this-round = Ta runda
ency-bag = Worek
ency-plan-short = Zaplanuj
ency-plan-expedition = Zaplanuj wyprawę
ency-plan-publication = Zaplanuj publikację
ency-plan-use = Użyj tego planu
ency-plan-begun = Ta akcja już się zaczęła. Cofnij się, żeby wybrać inaczej.
ency-plan-empty =
    { $plan ->
        [expedition] Najpierw wybierz co najmniej jedno pole badań.
       *[publication] Nie badasz żadnego zwierzęcia, które można opublikować.
    }
ency-plan-die = Kość
ency-plan-continent = Kontynent
ency-plan-no-animals = Nie badasz tu żadnego zwierzęcia: { $continent }.
ency-plan-cubes = Na których polach badań położyć znacznik?
ency-plan-needed = trzeba
ency-plan-have = bez dopłat
ency-plan-reached = opłacone
ency-plan-reach = ze wszystkim
ency-plan-points = Na twojej karcie punktów: { $points }
ency-plan-asks = Pytanie po drodze:
ency-plan-reveals = najpierw coś jest losowane. Przenieś to do szkicu i planuj dalej stamtąd.
ency-plan-reference = Zwierzę wzorcowe
ency-plan-level = Wartość kości
ency-plan-joining = Kto dołącza
ency-plan-choices = Wszystkie wybory, od najlepszego
ency-plan-gives = PZ za publikację
ency-colour-paid = Kolor opłacony:
ency-pay-coin = Monety, każda +{ $worth }
ency-pay-token = Żetony wyprawy, każdy +{ $worth }
ency-pay-seal = Królewskie pieczęcie, każda +{ $worth }
ency-plan-sum = { $value } + { $paid } zapłacone = { $sum }
ency-of = z { $have }
ency-less = Mniej
ency-more = Więcej
ency-suggest = Jak w propozycji
ency-n-cubes = { $cubes ->
    [one] 1 znacznik
    [few] { $cubes } znaczniki
   *[other] { $cubes } znaczników
}
ency-vp = { $vp } PZ
ency-kept = zostaje u ciebie
ency-leaves = opuszcza grę
ency-alone = samo zwierzę wzorcowe
ency-volume = Tom
ency-volume-of = Tom: { $name }
ency-volume-over = O zwierzętach pięciu kontynentów
ency-volume-plates = { $plates ->
    [0] tom, którego nigdy nie wydrukowano
    [one] z jedną tablicą
    [few] z { $plates } tablicami
   *[other] z { $plates } tablicami
}
ency-volume-by = opis i ryciny
ency-volume-with = oraz { $names }
ency-plate = Tablica { $number }
ency-unknown-land = Terra incognita
ency-page = Strona { $page } z { $pages }
ency-page-back = Poprzednia strona
ency-page-on = Następna strona
ency-first-page = To pierwsza strona
ency-last-page = To ostatnia strona
encyclopedia-authors = Autorami gry „Encyklopedia” są Éric Dubus i Olivier Melison.
