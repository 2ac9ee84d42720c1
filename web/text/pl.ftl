### What the page says itself, around the tables. What happens at a table is said by the games' own catalogues.

house-name = Ludoteca
skip = Przejdź do treści
close = Zamknij
back-home = Strona główna
labelled = { $label }: { $value }

## The games

words-line = Ta gra nie ma tu planszy. Gra się w nią słowami: co leży na stole, co możesz zrobić i dlaczego czegoś nie można.
words-facts = od { $least } do { $most } miejsc: ludzie i boty
words-first = przeciwnik: { $level }
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
credits-games = Jeśli podobają ci się tutaj, zagraj w nie przy stole.
credits-values-title = Odtworzone wartości
credits-values = Niektóre wartości są w instrukcjach tylko na obrazkach. Te są odtworzone i tak oznaczone. Zastąpi je pakiet danych z twojego pudełka: ludoteca pack template pokazuje, jak go zrobić.
credits-fonts = Kroje pisma
credits-parts = Części
credits-licence = Ludoteca jest dostępna na licencji MIT.

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
