### Co mówi sam wiersz poleceń. Zdania stołów i gier są w innych plikach.

## Nazwy

cli-name-person = Gracz { $number }
cli-name-bot = Bot { $bot ->
    [random] ślepy los
    [greedy] sroka
    [beginner] początkujący
    [casual] od święta
    [skilled] wprawny
    [expert] ekspert
    [master] mistrz
   *[other] { $bot }
}

## Liczby

cli-number = { $value }
cli-percent = { $percent }%

## Na początek

cli-welcome = { $game }: { $names }
cli-commitment = Zobowiązanie co do wszystkich losowań tej gry (SHA-256 sekretu): { $commitment }
cli-how-to-answer = Odpowiadaj numerem, literą albo słowem. „pomoc” pokaże, co jeszcze można powiedzieć.
cli-unfinished = Jest niedokończona gra: { $file }
cli-unfinished-resume = grać dalej
cli-unfinished-new = zacząć nową

## Przy stole

cli-news = Co się wydarzyło
cli-asked = { $name }: { $question }
cli-free-actions = Możesz też teraz:
cli-refused = Teraz niemożliwe („dlaczego” podaje powody):
cli-refused-more = ... i jeszcze { $count }
cli-unclear = To może znaczyć kilka rzeczy: { $options }.
cli-no-number = Nie ma tu { $number }: wybierz od { $first } do { $last }.
cli-nothing-refused = Nic z tego, co tu jest, nie jest zabronione.
cli-why-offered = „{ $word }” jest dozwolone.
cli-bot-thinks = { $name } się zastanawia ...
cli-bot-failed = { $name } nie odpowiada ({ $reason }): odpowiedział za niego los.
cli-bot-illegal = { $name } daje niedozwoloną odpowiedź: odpowiedział za niego los.
cli-score-now = Wynik, gdyby gra skończyła się teraz:
cli-score-covered = Liczone na końcu: w tym wydaniu zakryte karty pozostają tajne.
cli-total = Razem: { $points }
cli-saved = Zapisano: { $file }
cli-page = s. { $page }
cli-ours = nasze rozstrzygnięcie
cli-rule-unknown = Żadna zasada nie ma „{ $word }” ani w identyfikatorze, ani w treści.

# Co można powiedzieć oprócz odpowiedzi. Angielskie słowa działają w każdym języku.
cli-command-why = dlaczego
cli-command-hint = podpowiedź
cli-command-thoughts = myśli
cli-command-undo = cofnij
cli-command-table = stół
cli-command-score = wynik
cli-command-log = kronika
cli-command-rules = zasady
cli-command-save = zapisz
cli-command-help = pomoc
cli-command-quit = koniec
cli-help-why = { cli-command-why } – dlaczego coś jest zabronione; { cli-command-why } SŁOWO – dlaczego właśnie to
cli-help-hint = { cli-command-hint } – co rozważałby tu bot: oczekiwane punkty i szansa na wygraną
cli-help-thoughts = { cli-command-thoughts } – co rozważały boty przy swojej ostatniej decyzji
cli-help-undo = { cli-command-undo } – cofnij ostatnią decyzję, jeśli od tego czasu nic nie zostało odkryte
cli-help-table = { cli-command-table } – pokaż jeszcze raz stół i pytanie
cli-help-score = { cli-command-score } – punktacja, jakby gra skończyła się teraz
cli-help-log = { cli-command-log } – wszystko, co się wydarzyło; { cli-command-log } 20 – ostatnie dwadzieścia zdań
cli-help-rules = { cli-command-rules } – spis zasad; { cli-command-rules } ID lub SŁOWO – przeczytaj jedną albo poszukaj
cli-help-save = { cli-command-save } – gdzie gra jest zapisana (zawsze jest); { cli-command-save } PLIK – zapisz kopię
cli-help-help = { cli-command-help } – ten spis
cli-help-quit = { cli-command-quit } – wstań od stołu; potem można grać dalej

## Koniec

cli-over = Koniec gry
cli-winners = { $count ->
    [one] Wygrywa { $names }, wynik: { $points }.
   *[other] Zwycięstwem z wynikiem { $points } dzielą się: { $names }.
}
cli-kept = Cała gra jest w pliku { $file }
cli-check-luck = Każdy może sprawdzić jej losowania: { $command }
cli-go-on = Gra jest zapisana. Żeby grać dalej: { $command }

## Odtwarzanie, sprawdzanie, pakiety danych, gry

cli-replay-chosen = { $number }. { $name } wybiera „{ $answer }”
cli-replay-drawn = { $number }. { $sentence }
cli-replay-undone = { $number }. { $name } cofa wpis { $target } i wszystko, co było potem.
cli-verify-replayed = { $entries ->
    [one] Odtworzono { $entries } wpis
    [few] Odtworzono { $entries } wpisy
   *[many] Odtworzono { $entries } wpisów
} według zasad; { $over ->
    [yes] gra jest skończona. Wyniki:
   *[no] gra nie jest skończona. Wyniki na teraz:
}
cli-verify-good = { $draws ->
    [one] Sprawdzono { $draws } losowanie i jest zgodne
    [few] Sprawdzono { $draws } losowania i wszystkie są zgodne
   *[many] Sprawdzono { $draws } losowań i wszystkie są zgodne
} ze zobowiązaniem { $commitment }.
cli-verify-sealed = { $file }: sekret nie jest jeszcze ujawniony, więc losowań nie można sprawdzić.
cli-draw-wrong = { $file }: wpis { $entry } nie jest tym, co wylosowano: dla { $key } podaje „{ $found }”, a wypadło „{ $expected }”.
cli-secret-foreign = { $file }: sekret nie pasuje do zobowiązania, więc to nie są obiecane losowania.
cli-pack-good = { $file } jest w porządku. Zastępuje: { $keys }
cli-pack-template = Zwykłe wartości gry { $game }. Zostaw to, co zmieniasz; co pominiesz, pozostaje bez zmian.
cli-games-line = { $name }: miejsc od { $least } do { $most }, zasady numer { $rules }

## Symulacja

cli-simulating = Granie i liczenie
cli-timing = Pomiar czasu
cli-sim-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, ziarno { $seed }
cli-sim-seat = Miejsce
cli-sim-mean = średnia
cli-sim-sd = odch. st.
cli-sim-min = min
cli-sim-max = maks
cli-sim-wins = wygrane
cli-sim-length = W grze
cli-sim-decisions = decyzje
cli-sim-draws = losowania
cli-sim-event = Zdarzenie
cli-sim-count = liczba
cli-sim-per-game = na grę
cli-sim-more = ... i jeszcze { $count }; wszystkie podaje --json
cli-sim-speed = games_per_second: { $games }, decisions_per_second: { $decisions } (gier: { $timed } w { $seconds } s, procesów: { $jobs }, bez nasłuchu zdarzeń)

## Co zatrzymuje polecenie

cli-not-expected = „{ $found }” nie jest poleceniem i nie pasuje tutaj; zobacz „ludoteca --help” i „ludoteca POLECENIE --help”.
cli-not-text = Nie można użyć „{ $found }”: tam, gdzie widać „?”, jest bajt, który nie jest tekstem.
cli-language-unknown = Nie ma tu języka „{ $language }”; są: { $known }.
cli-game-unknown = Nie ma tu gry „{ $name }”; są: { $known }.
cli-game-broken = Gra „{ $name }” jest zainstalowana, ale nie da się jej wczytać: { $reason }
cli-no-games = Żadna gra nie jest zainstalowana.
cli-bot-unknown = Nie ma bota „{ $found }”; są: { $known }.
cli-nobody-here = Nikt by tu nie grał: jednym z miejsc musi być „me”. Do gier bez ludzi służy: ludoteca simulate
cli-simulate-person = „{ $found }” nie może siedzieć w symulacji; gracz to tam „{ $known }”.
cli-automas-many = Za dużo autom: { $automas }, a miejsc przy stole: { $seats }.
cli-worker-lost = Proces, który grał, przestał działać.
cli-option-form = „{ $found }” nie ma postaci NAZWA=WARTOŚĆ.
cli-number-least = { $name } to { $number }, a musi być co najmniej { $least }.
cli-number-most = { $name } to { $number }, a musi być najwyżej { $most }.
cli-number-positive = { $name } to { $number }, a musi to być skończona liczba większa od 0.
cli-resume-alone = Wznawiana gra jest już ustawiona: { $name } nie można podać razem z --resume.
cli-resume-sealed = { $file }: tej gry nie można tu wznowić, bo nie ma w niej sekretu losowań.
cli-exists = { $file } już istnieje i pozostaje bez zmian. Żeby wznowić zapisaną grę: --resume
cli-unwritable = Nie można zapisać { $file }: { $reason }
cli-unreadable = Nie można odczytać { $file }: { $reason }
cli-no-home = Nie ma katalogu domowego, w którym można by zapisywać gry; podaj miejsce przez --save.
cli-not-json = { $file } nie jest dziennikiem gry albo jest ucięty: to nie jest kompletny JSON.
cli-not-toml = { $file } nie jest plikiem TOML: { $reason }
cli-pack-deep = { $file } jest zbyt głęboko zagnieżdżony jak na pakiet danych.
cli-file-refused = { $file }: { $reason }
cli-output = Nie udało się wypisać wyniku: { $reason }
cli-refused-by-machine = System odmówił: { $reason }

## Serwer

cli-serving = Ludoteca jest otwarta pod adresem { $url }
cli-serving-data = Stoły są przechowywane w { $place }
cli-serving-stop = Ctrl-C zamyka; nic nie przepada.
cli-served = Zamknięta.
cli-backed-up = Wszystkie stoły są skopiowane do { $file }
cli-restored = Stoły wróciły do { $file }
cli-store = { $reason }
cli-port = Nie można nasłuchiwać: { $reason }. Inny port: --port LICZBA
cli-proxy = --proxy { $found } to ani adres, ani sieć. Napisz na przykład 10.0.0.7 albo 10.0.0.0/8.

## Arena

cli-arena-playing = Rozgrywanie
cli-arena-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}: { $game }, ziarno { $seed }
cli-arena-entrant = Uczestnik
cli-arena-rating = siła
cli-arena-points = punkty
cli-arena-margin = przewaga
cli-arena-pairing = { $names } ({ $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
})
cli-arena-plot = Siła, z przedziałem 95%
cli-arena-speed = gier rozegranych teraz: { $games }, w { $seconds } s, procesów: { $jobs }
cli-arena-stopped = Przerwano; rozegrano gier: { $done } z { $games }. To samo polecenie gra dalej z { $file }
cli-arena-stopped-lost = Przerwano; rozegrano gier: { $done } z { $games }. Z --out PLIK zostałyby zachowane.
cli-arena-budget = „{ $found }” to nie wyszukiwanie: podaj liczbę iteracji na turę (search:200) albo sekund (search:1.5s).
cli-arena-weights = „{ $found }” nie mówi, według jakich wag ocenia: po @ wpisz plik albo „hand”, czyli ocenę napisaną ręcznie.
cli-arena-twice = „{ $name }” podano dwa razy.
cli-arena-few = { $found ->
    [0] Nikt nie bierze udziału
    [one] Udział bierze tylko jeden
   *[other] Uczestników jest tylko { $found }
}, a miejsc przy stole: { $seats }.
cli-arena-games = --games to { $games }, a musi być wielokrotnością liczby miejsc ({ $seats }), żeby każdy siedział wszędzie równie często.
cli-arena-file-busy = Inna arena zapisuje właśnie { $file }.
cli-arena-file-foreign = { $file } nie jest plikiem wyników areny i pozostaje bez zmian.
cli-arena-file-other = { $file } pochodzi z innej areny: { $name } to tam { $found }, a nie { $wanted }.
cli-arena-file-line = { $file }: wiersz { $line } nie jest wynikiem gry. Po jego usunięciu ta gra zostanie rozegrana ponownie.
cli-arena-worker-lost = Proces, który grał, przestał działać. Z --out to samo polecenie gra dalej od tego, co gotowe.
cli-arena-ray-missing = Ray nie jest zainstalowany; żeby go zainstalować: pip install "ludoteca[ray]"
cli-arena-ray-unreachable = Pod adresem { $address } nie ma klastra Ray: { $reason }
cli-arena-ray-closed = Nie można dołączyć do klastra Ray pod adresem { $address }: { $reason }. Jeśli klaster wymaga tokenu, ustaw tutaj RAY_AUTH_MODE=token i ten sam RAY_AUTH_TOKEN.
cli-arena-ray-release = Maszyna klastra Ray pod adresem { $address } { $found ->
    [none] nie ma programu Ludoteca
   *[other] ma program Ludoteca { $found }
}, a ta ma wersję { $ours }; wszędzie musi być ta sama.

## Szklane pudełko

cli-hint = Co bot uważa tu za najlepsze, z punktami, których oczekuje na końcu:
cli-hint-thinks = Bot się zastanawia ...
cli-hint-then = potem: { $answers }
cli-look = { $option } – około { $points } pkt, szansa na wygraną { $percent }%
cli-thoughts-nobody = Przy tym stole nie gra żaden bot.
cli-thoughts-none = { $name } niczego jeszcze nie przemyślał, odkąd siedzisz przy stole.
cli-thoughts-covered = { $name } może mieć karty dla ciebie zakryte: nic nie mówi.
cli-thoughts-unlooked = Niczego przedtem nie rozważa: odpowiada, jak popadnie.
cli-thoughts-also = Rozważał też to, co podobało mu się mniej:
cli-analyse-reading = Wczytywanie i sprawdzanie
cli-analysing = Ocena decyzji
cli-analyse-luck = Udział losu i decyzji
cli-analyse-no-seat = Nie ma miejsca { $seat }; są miejsca od 1 do { $seats }.
cli-analyse-seat = Miejsce { $seat } o niczym nie decydowało; decydowały: { $known }.
cli-analyse-best = Decyzji: { $decisions }. Nic lepszego nie znaleziono dla { $best } z nich.
cli-analyse-asked = Wpis { $entry }. { $question }
cli-analyse-made = wybrano: { $look }
cli-analyse-better = lepiej: { $look }
cli-analyse-cost = Kosztowało to { $percent } punktu procentowego szansy na wygraną.
cli-ledger = { $over ->
    [yes] Skąd bierze się różnica względem najlepszego innego miejsca ({ $name }): { $margin }
   *[no] Skąd bierze się oczekiwana różnica względem najlepszego innego miejsca ({ $name }): { $margin }
}
cli-ledger-start = oczekiwane na początku
cli-ledger-luck = los: { $drawn ->
    [roll] kości
    [face] dodatkowe kości
    [expert] eksperci
    [animal] zwierzęta
    [round-token] żetony rundy
    [priorities] priorytety autom
    [seat] kto zaczyna
    [guide] kto zaczyna
    [resident] mieszkańcy
    [favour] przychylność gatunków
    [species] pusta płytka przychylności
    [trade] żetony z worka
   *[other] { $drawn }
}
cli-ledger-choices = decyzje: { $name }
cli-ledger-total = razem

# ---- ludoteca train

cli-train-playing = Pokolenie { $number }: trwają partie
cli-train-match = Mecz
cli-train-uneven = --match to { $games }, a musi być liczbą parzystą, co najmniej 2, żeby każdy siedział wszędzie równie często.
cli-train-generation = Pokolenie { $number }: pozycje: { $positions }, błąd w punktach: { $misses }. Nowe wagi przeciw starym: { $result }. { $better ->
        [true] Przyjęte.
       *[other] Odrzucone.
    }
cli-train-result = wygrane: { $wins } z { $games } (od { $low } do { $high }%), { $side ->
    [ahead] przewaga w punktach: { $margin }
    [behind] strata w punktach: { $margin }
   *[level] bez różnicy w punktach
}
cli-train-nothing = Żadne pokolenie nie było lepsze od początkowego ({ $seconds } s): nic nie zapisano.
cli-train-done = { $file }: przeciw wagom początkowym { $result }. Razem { $seconds } s.
cli-train-stopped = Przerwano.
cli-train-so-far = { $kept ->
    [0] Nic nie zapisano.
   *[other] Najlepsze wagi, z pokolenia { $kept }, są w pliku { $file }.
}
cli-train-numpy = Uczenie wymaga NumPy: pip install "ludoteca[train]".
cli-weights-bad = { $file } nie zawiera wag dla tej gry: { $reason }.
