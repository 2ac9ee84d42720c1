### What the page says itself, around the tables. What happens at a table is said by the games' own catalogues.

house-name = Ludoteca
skip = Przejdź do treści
close = Zamknij
back-home = Strona główna
labelled = { $label }: { $value }

## The two games

encyclopedia-name = Encyklopedia
encyclopedia-cover-line = historia zwierząt
encyclopedia-line = 1739. Wybieraj kości, prowadź wyprawy na pięć kontynentów i publikuj swoje odkrycia.
encyclopedia-facts = od 2 do 4 miejsc: ludzie, boty, automy
encyclopedia-first = przeciw botowi: { $level }
navoria-name = Navoria
navoria-line = Trzy krainy za morzem. Zbieraj mieszkańców, zapełniaj przystanie, stawiaj faktorie i prowadź tych, którzy ci zaufają.
navoria-facts = od 2 do 4 miejsc: ludzie i boty
navoria-first = przeciw dwóm botom: { $level }
play-now = Graj od razu
play-automa = Przeciwnik z pudełka, silny
rules = Zasady

## Tables

your-tables = Twoje stoły
no-tables = Nie masz żadnej gry w toku. Twoje stoły poczekają tu na ciebie takie, jakimi je zostawisz.
tables-coming = Szukam twoich stołów…
table-turn = Twoja kolej
table-gathering = Czeka na graczy
table-playing = W toku
table-finished = Zakończona
table-sealed = Zachowana z innego wydania
table-with = z: { $names }
open-tables = Otwarte stoły
join-title = Dołącz do znajomych
join-label = Link z zaproszeniem
join-hint = Wklej otrzymany link
join-go = Dołącz
join-bad = To nie wygląda na zaproszenie. Zaproszenie to link ze znakiem #.
join-failed = To zaproszenie nie zadziałało. Być może zostało już użyte albo wygasło. Poproś o nowe.
refused = To się nie udało.

## Settings

settings = Ustawienia
guest-name = Gość
your-name = Twoje imię
language = Język
light = Światło
light-system = Jak w systemie
light-day = Dzień
light-night = Noc
motion = Animacje
motion-system = Jak w systemie
motion-full = Wszystko się porusza
motion-none = Nic się nie porusza
speed = Tury innych
speed-slow = Powoli
speed-normal = Spokojnie
speed-fast = Szybko
speed-instant = Od razu
sound = Dźwięk
sound-note = Papier, pióro i drewno
confirm = Potwierdzanie tury
confirm-note = Tura jest ostateczna dopiero po twoim potwierdzeniu
aids = Pomoc przy kolorach
aids-note = Wyraźniejsze wzory i znaki obok każdego koloru

## At a table

bot-name = { $level } ({ $seat })
bot-random = Ślepy los
bot-greedy = Sroka
bot-beginner = Początkujący
bot-casual = Gracz od święta
bot-skilled = Wprawny gracz
bot-expert = Ekspert
bot-master = Mistrz
seat-free = Miejsce { $seat }
their-decision = Decyduje: { $name }
game-over = Koniec gry
draft-whole = Nic nie jest jeszcze ostateczne. Potwierdź albo cofnij się o krok.
draft-reveals = Dalej czeka losowanie albo rzut. Potem nie ma już odwrotu.
draft-then = Nic nie jest jeszcze ostateczne. Po potwierdzeniu gra { $name }.
draft-then-reveals = Po potwierdzeniu gra { $name }, a dalej czeka losowanie albo rzut. Potem nie ma już odwrotu.
draft-gone = Stół poszedł dalej, z innego okna albo czyjąś ręką: to, czego nie potwierdzono, przepadło.
confirm-turn = Potwierdź
step-back = Krok wstecz
undo = Cofnij
asides = W każdej chwili
log = Co się wydarzyło
scores = Gdyby to był koniec
scores-final = Punktacja końcowa
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
rule = Zasada
table-coming = Przygotowujemy stół…
table-discarded = Ten stół został usunięty
table-discarded-note = Nic po nim nie zostało.
table-gone = Tego stołu nie można pokazać

## The line to the server

line-late = { $late ->
    [one] Serwer jeszcze nie odpowiada. Jedna rzecz od ciebie zostanie wysłana ponownie.
    [few] Serwer jeszcze nie odpowiada. { $late } rzeczy od ciebie zostaną wysłane ponownie.
   *[other] Serwer jeszcze nie odpowiada. { $late } rzeczy od ciebie zostanie wysłanych ponownie.
}
line-lost = { $waiting ->
    [0] Brak połączenia. Nic nie przepadło.
    [one] Brak połączenia. Jedna rzecz od ciebie czeka na wysłanie.
    [few] Brak połączenia. { $waiting } rzeczy od ciebie czekają na wysłanie.
   *[other] Brak połączenia. { $waiting } rzeczy od ciebie czeka na wysłanie.
}
line-again = Kolejna próba za { $seconds } s.
line-trying = Próbuję…
line-now = Spróbuj teraz
line-crowded = Z twojego adresu sieciowego patrzy naraz zbyt wiele osób; twoje miejsce za chwilę wróci.
line-closed = { $reason ->
    [replaced] Ludoteca jest otwarta w zbyt wielu miejscach; to okno odpoczywa.
    [erased] Twoje dane zostały usunięte, zgodnie z życzeniem.
    [signed-out] Wylogowano w tej przeglądarce.
   *[other] Serwer zamknął połączenie.
}
line-reload = Wczytaj ponownie

## Other pages

nowhere-title = Tu nic nie ma
nowhere-text = Być może adres został po drodze ucięty.
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-none = Żadna zasada nie mówi o „{ $words }”.
rules-coming = Zasady są w drodze…
rules-failed = Zasady nie dotarły.
rules-page = Instrukcja, s. { $page }
rules-ours = Nasze rozstrzygnięcie, w żadnej instrukcji
again = Spróbuj ponownie
credits = O wydaniu
credits-unofficial-title = Wydanie nieoficjalne
credits-unofficial = To wydanie stworzyli miłośnicy; nie przygotowali go ani nie zatwierdzili autorzy ani wydawcy gier. Nie ma w nim żadnego ich obrazu ani tekstu. Nazwy, liczby i zasady to fakty; wszystkie sformułowania i rysunki są nasze.
credits-games = Autorami gry „Encyklopedia” są Éric Dubus i Olivier Melison. Autorem gry „Navoria” jest Meng Chunlin. Jeśli podobają ci się tutaj, zagraj w nie przy stole.
credits-values-title = Odtworzone wartości
credits-values = Niektóre wartości są w instrukcjach tylko na obrazkach. Te są odtworzone i tak oznaczone. Zastąpi je pakiet danych z twojego pudełka: ludoteca pack template pokazuje, jak go zrobić.
credits-fonts = Kroje pisma
credits-parts = Części
credits-licence = Ludoteca jest dostępna na licencji MIT.

## The table of Navoria

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

## The frame around a table

board = Stół
areas = Części stołu
menu = Menu
beside = Obok stołu
choice = Twój wybór
turn-of = { $name }: twoja kolej
winners = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólna wygrana: { $names }
   *[many] Wspólna wygrana: { $names }
}
choose-on-board = Kliknij to, co świeci, albo przeciągnij tam, gdzie ma trafić.
aim-at = { $place } – co może tu trafić?
aim-hint = Teraz wybierz, co tam trafi: może to, co świeci.
aim-end = Jednak nie
draft-so-far = Na razie nic ostatecznego
reckoning = Bilans
reckoning-more = plus { $amount }
reckoning-less = minus { $amount }
just-now = Przed chwilą
since-more = { $n ->
    [one] 1 zdarzenie od twojej tury
    [few] { $n } zdarzenia od twojej tury
   *[many] { $n } zdarzeń od twojej tury
}
since-title = Od twojej ostatniej tury
go-on = Dalej
confirm-early = Akcja nie jest jeszcze pełna: wybieraj dalej albo się cofnij.
not-now = { $n ->
    [one] 1 rzecz teraz niemożliwa
    [few] { $n } rzeczy teraz niemożliwe
   *[many] { $n } rzeczy teraz niemożliwych
}
see-result = Zobacz wynik
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
sound-is-on = Dźwięk włączony
sound-is-off = Dźwięk wyłączony
log-tab = Kronika
scores-tab = Punkty
chat-tab = Czat
people-tab = Stół
log-unheard = { $n ->
    [one] 1 nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}
log-coming = Przewracamy kartki…
log-none = Nic się jeszcze nie wydarzyło.
rule-of-line = Zasada
rules-all = Otwórz wszystkie zasady
chat-none = Nikt się jeszcze nie odezwał.
chat-say = Napisz coś
chat-send = Wyślij
scores-note = Punkty dotąd i to, co dodałby koniec, gdyby nastał teraz.
score-covered = zakryte do końca
clock-of = Zegar: { $name }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
you = ty
is-here = przy stole
is-away = z dala od stołu
kind-played = { $kind ->
    [bot] bot
   *[other] automa
}
bot-failed = brak odpowiedzi; gra { $level }
bot-failed-news = { $name }: trzy razy z rzędu zabrakło odpowiedzi. Na tym miejscu gra teraz { $level }.
gone = { $why ->
    [resigned] partia poddana; gra bot
    [time] koniec czasu; gra bot
   *[other] z dala od stołu; gra bot
}
go-on-without = Graj dalej bez: { $name }
votes = { $n ->
    [one] 1 głos
    [few] { $n } głosy
   *[many] { $n } głosów
}
come-back = Wracam na miejsce
watching = { $n ->
    [0] Nikt się nie przygląda
    [one] 1 osoba się przygląda
    [few] { $n } osoby się przyglądają
   *[many] { $n } osób się przygląda
}
take-back-asked = { $name } prosi o cofnięcie decyzji. Cofnie to także wszystko, co było potem.
take-back-declined = Wolą tego nie cofać.
take-back-waits = Prosisz o cofnięcie. Odpowiedzieć mają: { $names }.
agree = Zgoda
decline = Odmów
bot-for-you = Pod twoją nieobecność gra bot: { $name }.
vote-asked = Gracz { $name } się nie odzywa. Czy ma zagrać bot?
pass-to = Podaj urządzenie: { $name }
pass-why = Niektóre karty leżą zakryte. Reszta teraz nie patrzy.
pass-ready = To ja: { $name }
resign = Poddaj grę
resign-sure = Odchodzisz na dobre: gra za ciebie bot, a w klasyfikacji zajmujesz ostatnie miejsce.
discard = Usuń ten stół
discard-sure = Gra i jej historia znikną na dobre.
stay = Nie, zostaję
journal = Pobierz dziennik
keys = Klawisze: Tab do tego, co świeci, strzałki po planszy, Enter wybierz; C potwierdź, Backspace cofnij, H podpowiedź, L kronika, S punkty, R zasada, T czat, M dźwięk.
notify = Powiadom, gdy moja kolej
notify-note = Powiadomienie przeglądarki, gdy patrzysz gdzie indziej
notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.

## The end of a game

result = Wynik
end-flourish = Dobrze zagrane
end-sheet = Punktacja
keepsake-print = Drukuj
end-course = Przebieg
end-sources = Źródła
end-dice = Sprawdzone losowania
sum = Razem
rematch = Jeszcze raz
play-next = Następny: { $level }
rematch-join = Do następnej gry
course-coming = Rysujemy linie…
course-none = Nie ma przebiegu do pokazania.
dice-what = Wszystkie losowania przy tym stole pochodzą z jednego sekretu. Jego skrót był znany przed pierwszym z nich; teraz znasz sam sekret. Twoja przeglądarka powtórzyła każde losowanie.
dice-commitment = Obiecane przed grą (SHA-256)
dice-secret = Sekret
dice-counting = Losujemy ponownie…
dice-good = { $n ->
    [one] Losowanie się zgadza.
    [few] Wszystkie { $n } losowania się zgadzają.
   *[many] Wszystkie losowania ({ $n }) się zgadzają.
}
dice-bad = { $n ->
    [one] 1 losowanie nie zgadza się z sekretem.
    [few] { $n } losowania nie zgadzają się z sekretem.
   *[many] { $n } losowań nie zgadza się z sekretem.
}
dice-broken = To nie jest obiecany sekret.
dice-failed = Losowania nie dotarły.
dice-all = { $n ->
    [one] Pokaż losowanie
    [few] Pokaż wszystkie { $n } losowania
   *[many] Pokaż wszystkie losowania ({ $n })
}
dice-key = Losowanie
dice-lots = z
dice-drawn = Numer
dice-word = Dało

## Podpowiedzi i analiza

hint = Podpowiedź
hint-not-now = Podpowiedź jest do twojej własnej decyzji.
hint-whole = Twój ruch jest już zaplanowany. Potwierdź go albo się cofnij.
hint-thinking = Bot się zastanawia …
hint-note = Co zrobiłby bot, od najlepszego, i czego oczekuje na końcu. Wybierz, aby zobaczyć to na planszy; nic nie jest jeszcze ostateczne.
hint-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hint-chance = { $percent }% szans na wygraną
hint-looks = { $n ->
    [one] sprawdzone raz
    [few] sprawdzone { $n } razy
    [many] sprawdzone { $n } razy
   *[other] sprawdzone { $n } raza
}
hint-anew = Zapytaj od tego miejsca
hint-ask = Co zrobiłby bot?
thoughts = Co rozważały boty
thoughts-note = Ostatnia decyzja każdego bota: co wybrał i co jeszcze rozważał, w jego własnej kolejności, i czego oczekuje na końcu.
thoughts-none = Na razie nie ma o czym opowiadać
thoughts-asked = Pytanie: „{ $question }”
thoughts-blind = Ten bot niczego nie rozważa: każda odpowiedź jest dla niego równie dobra.
thoughts-stood-in = Odpowiedź nie nadeszła, więc ta pochodzi od zastępcy: { $level }.
end-analysis = Analiza
analysis-progress = Ocenione decyzje: { $done } z { $total } …
analysis-ledger = Oddzielamy los od wyborów …
analysis-queue = { $n ->
    [one] Najpierw analizowana jest inna partia …
    [few] Najpierw analizowane są { $n } inne partie …
    [many] Najpierw analizowanych jest { $n } innych partii …
   *[other] Najpierw analizowane jest { $n } innej partii …
}
analysis-waits = To zajmie około minuty i trwa, dopóki ta strona jest otwarta.
analysis-seat = Miejsce
analysis-costly = Co kosztowało najwięcej
analysis-best = Decyzje: { $decisions }. Nic lepszego nie znaleziono dla { $best } z nich.
analysis-made = Wybrano
analysis-better = Lepiej
analysis-chance = { $percent }%
analysis-cost = Koszt w punktach procentowych szansy na wygraną: { $percent }
analysis-see = Zobacz tę chwilę
analysis-note = Procenty to szanse na wygraną w oczach bota. Suma bilansu jest dokładna; jego części to oszacowania.
ledger = Skąd wzięła się różnica: { $name }
ledger-start = Oczekiwane na początku
ledger-luck = Los: { $drawn ->
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
ledger-choices = Decyzje: { $name }
ledger-total = Przewaga nad najlepszym z pozostałych

## Replays

replay = Powtórka
replay-of = Powtórka: { $game }, { $names }
replay-this = Obejrzyj tę grę jeszcze raz
replay-start = Stół przed pierwszym ruchem
replay-moment = Chwila gry
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok naprzód
replay-last = Na koniec
replay-share = Kopiuj link do tej chwili
replay-side = Widok z miejsca
replay-leave = Wróć do stołu
replay-keys = Klawisze: strzałki krok wstecz i naprzód, Home na początek, End na koniec, P odtwarzaj lub pauza, A analiza, L kronika, S punkty, M dźwięk.
copied = Skopiowano.

## Before a game

gathering = Zbieramy się
waiting-for = { $n ->
    [0] Wszyscy już są.
    [one] Jedno miejsce jest wolne. Gra zacznie się sama, gdy będzie zajęte.
    [few] { $n } miejsca są wolne. Gra zacznie się sama, gdy będą zajęte.
   *[many] { $n } miejsc jest wolnych. Gra zacznie się sama, gdy będą zajęte.
}
seats = Miejsca
seat-awaits = Czekamy na kogoś
fill-with = Obsadź…
fill-seat = Obsadź miejsce { $seat }
sit-here = Usiądź tu
sit-down = Siadam
stand-up = Wstań
agreed = Co ustalono
yes = tak
no = nie
invite-title = Zaproś znajomych
invite-what = Link prowadzi jedną osobę na wolne miejsce. Jest ważny trzy dni.
invite-make = Utwórz link
invite-more = Kolejny link
invite-link = Wyślij link albo pokaż kod
invite-code = Link jako kod QR
invite-note = Widać go tylko teraz. Każdy link jest dla jednej osoby.
copy = Kopiuj
share = Udostępnij
invitations-open = { $n ->
    [one] 1 otwarte zaproszenie
    [few] { $n } otwarte zaproszenia
   *[many] { $n } otwartych zaproszeń
}
invitation-until = Nr { $number }, do { $date }
revoke = Wycofaj
join-welcome = Czeka na ciebie miejsce. Jak mamy cię nazywać przy stole?

## Making a table

make-title = Załóż stół
make-add-seat = Jeszcze jedno miejsce
make-remove-seat = Usuń miejsce { $number }
make-hot-seat = Dzielicie ten ekran: powie, czyja kolej.
make-friends = Gdy stół powstanie, dostaniesz link dla każdej osoby.
make-rules = Zasady
make-others = Stół
make-public = Otwarty dla wszystkich
make-public-note = Wolne miejsca widać na stronie głównej; inaczej tylko z zaproszeniem
make-watchers = Inni mogą się przyglądać
make-watchers-note = Kto zna adres stołu, może patrzeć
make-hints = Podpowiedzi
make-hints-note = Kto gra, może zapytać, co zrobiłby bot. Zwykle nie wtedy, gdy grają przeciw sobie znajomi
make-pack = Pakiet danych
make-pack-note = Dokładne wartości z twojego pudełka, w TOML lub JSON. Bez niego wartości z ilustracji są odtworzone.
pack-choose = Wybierz plik
pack-forget = Bez pakietu
pack-wrong = Nie da się odczytać { $name }:
pack-read = { $n ->
    [one] Wczytano 1 wpis. Serwer sprawdzi go przy zakładaniu stołu.
    [few] Wczytano { $n } wpisy. Serwer sprawdzi je przy zakładaniu stołu.
   *[many] Wczytano { $n } wpisów. Serwer sprawdzi je przy zakładaniu stołu.
}
make-go = Zaczynamy
make-go-friends = Załóż stół
seat-who = Kto zajmuje miejsce { $number }
kind-me = Ja
kind-me-note = Ty, przy tym ekranie. Możesz mieć kilka miejsc, każde z własnym imieniem.
kind-friend = Ktoś znajomy
kind-friend-note = Ktoś z zaproszeniem, na własnym urządzeniu.
kind-bot = Bot
kind-bot-note = Gra według tych samych zasad co ty.
bot-random-note = Wybiera cokolwiek, co wolno.
bot-greedy-note = Bierze to, co na koniec tury liczy się najbardziej.
bot-beginner-note = Często się myli: na pierwszą grę.
bot-casual-note = Gra rozsądnie, czasem się potknie.
bot-skilled-note = Rzadko się myli.
bot-expert-note = Każdą turę rozgrywa bardzo dobrze.
bot-master-note = Najsilniejszy: patrzy dalej niż jego tura i potrzebuje na to chwili.
kind-automa = Automa
kind-automa-note = Przeciwnik z pudełka, silny: karta zachowań i karta punktacji, każda od jednej do trzech gwiazdek: im więcej, tym trudniej.
bot-level = Poziom
automa-behaviour = Zachowanie
automa-scoring = Punktacja
automa-linne = Linné ★
automa-trembley = Trembley ★★
automa-daubenton = Daubenton ★★★
automa-boudeuse = La Boudeuse ★
automa-resolution = HMS Resolution ★★
automa-astrolabe = L’Astrolabe ★★★
option-edition = Wydanie drukowane
    .note = Cztery instrukcje różnią się w kilku miejscach; wybierz tę, którą znasz. Opcje niżej można i tak zmienić.
option-edition-en = Angielskie
option-edition-fr = Francuskie
option-edition-it = Włoskie
option-edition-pl = Polskie
option-sepultus = Sepultus Creatura
    .note = Sześć legendarnych stworzeń wśród zwierząt. Nie należą do żadnego kontynentu, a kość musi mieć dokładnie ich wartość.
option-simon_hodesmann = Simon Hodesmann daje
    .note = Ile monet daje ten ekspert za znacznik na typie III; instrukcje się różnią.
option-simon_hodesmann-2 = 2 monety
option-simon_hodesmann-3 = 3 monety
option-sepultus_with_automas = Sepultus z automami
    .note = Czy stworzenia mogą być w talii, gdy gra automa; pomija je.
option-face_down_cards = Opublikowane karty
    .note = Czy wszyscy mogą oglądać opublikowane zwierzęta i zużytych ekspertów, czy tylko właściciel.
option-face_down_cards-open = Widoczne dla wszystkich
option-face_down_cards-hidden = Tylko dla właściciela
option-sepultus_without_cube = Stworzenia bez znacznika
    .note = Czy stworzenie może dołączyć do każdej publikacji, jak zwierzę z kontynentu zwierzęcia wzorcowego, czy tylko przez publikację swojego znacznika.
option-gather_space = Żetony zaopatrzenia
    .note = Gdzie trafia żeton w obszarze profesji: na dowolne wolne pole czy na najwyższe wolne, jak w niektórych wydaniach.
option-gather_space-free = Dowolne wolne pole
option-gather_space-uppermost = Najwyższe wolne
option-blank_favour = Pusta przychylność
    .note = Tylko dla dwóch przewodników: jedną płytkę przychylności zastępuje pusta i tej przychylności nikt nie zdobędzie. Ostrzejsza gra.
option-new_artisan = Nowy rzemieślnik
    .note = Czy rzemieślnik liczy się już przy zamówieniu, które realizują jego własne towary: rozdział i podsumowanie instrukcji można czytać różnie.
option-new_artisan-after = Liczy się potem
option-new_artisan-at_once = Liczy się od razu
clock = Zegar
clock-note = Komu skończy się czas, ten na dobre oddaje miejsce botowi.
clock-none = Bez zegara
clock-quick = Po 15 minut
clock-calm = Po 45 minut
clock-days = Po 3 dni
patience = Cierpliwość
patience-note = Po tym czasie bot gra za osobę, na którą czekamy, aż wróci.
patience-none = Czekamy
patience-short = 5 minut
patience-hour = Godzina
patience-days = 3 dni

## Who I am

me-title = Ty, tutaj
me-handle = Identyfikator
me-carry = Na innym urządzeniu
me-carry-what = Wybierz hasło. Z nim i z identyfikatorem odnajdziesz swoje stoły gdzie indziej. Adres e-mail nie jest potrzebny.
passphrase = Hasło
passphrase-old = Stare hasło
passphrase-new = Nowe hasło
passphrase-keep = Zapisz
passphrase-change = Zmień
passphrase-set = Hasło zapisane.
passphrase-changed = Hasło zmienione. Na innych urządzeniach nastąpiło wylogowanie.
sign-in = Zaloguj się
sign-in-what = Masz już hasło, wybrane na innym urządzeniu.
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
me-data = Co o tobie przechowujemy
me-data-what = Twoje imię, twoje stoły i to, co przy nich piszesz. Nic więcej.
me-export = Pobierz
me-erase = Usuń mnie
me-erase-sure = Twoje imię i twoje słowa zostaną na dobre zapomniane. Tam, gdzie grasz, miejsce zajmie bot.
credits-icons = Ikony
credits-notices = Pełne noty licencyjne tych części
credits-server = Na czym stoi serwer
credits-changes = Ikony mają kolory swoich miejsc; ich kształty są niezmienione.
credits-drawings = Wszystkie inne rysunki są nasze, na licencji Ludoteki.
credits-pack = Aby grać z dokładnymi wartościami, wpisz je do pakietu danych i wybierz go, zakładając stół.

## The guide of a first game

guide = Przewodnik
guide-note = Wyjaśnia wszystko, gdy pierwszy raz się przyda
guide-understood = Rozumiem
guide-leave = Wyłącz przewodnik
guide-is-off = Przewodnik jest wyłączony. Można go znów włączyć w menu.
toast-undo = Cofnij
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

## The table of Encyclopedia

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
