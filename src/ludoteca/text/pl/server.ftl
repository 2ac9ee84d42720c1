### Co mówi serwer: stoły, miejsca, zaproszenia, osoby. Zasady gier są w innych plikach.

## Stoły

refusal-table-missing = Nie ma takiego stołu. Może link jest urwany albo stół został usunięty.
refusal-table-gathering = Gra jeszcze się nie zaczęła: któreś miejsce jest wolne.
refusal-table-playing = Gra już się zaczęła.
refusal-table-finished = Gra przy tym stole jest skończona.
refusal-table-sealed = Przy tym stole grano w Ludotece { $release } i w tym wydaniu nie da się grać dalej ({ $reason }). Nic nie przepadło: stół zostaje, jaki był, a jego historię można czytać.
refusal-game-unknown = Nie ma tu gry „{ $name }”; są: { $known }.
refusal-game-broken = Gra „{ $name }” jest zainstalowana, ale nie daje się wczytać: { $reason }
refusal-bot-unknown = Nie ma bota „{ $found }”; są: { $known }.
refusal-nobody-plays = Nikt by nie grał: jedno z miejsc musi być twoje albo znajomego.
refusal-seat-wish = „{ $found }” to nie miejsce. Miejsce to me, friend, bot:POZIOM albo takie, które prowadzi sama gra.
refusal-version-missing = Ten stół nie ma kroku { $version }; jest przy kroku { $now }.
refusal-scores-covered = Wyniki zależą od kart zakrytych do końca gry.
refusal-no-planner = Ta gra nie ma do tego planera. Odpowiadaj na pytania po kolei.
refusal-not-watched = Ten stół jest prywatny: patrzeć mogą tylko grający.
refusal-watches-too-many = Oglądasz już tyle stołów, ile można ({ $most }). Najpierw zamknij któryś.
refusal-tables-many = Nieskończonych stołów, przy których siedzisz, jest już tyle, ile można ({ $most }). Zanim założysz następny, dokończ albo usuń któryś.

## Miejsca

refusal-host-only = Może to zrobić tylko osoba, która założyła ten stół.
refusal-players-only = Mogą to zrobić tylko osoby przy tym stole.
refusal-others-play = Przy tym stole grają też inni, więc nie można go usunąć. Możesz się poddać.
refusal-seat-missing = Nie ma miejsca { $number }; ten stół ma ich { $seats }.
refusal-seat-not-yours = To nie twoje miejsce, tylko miejsce gracza { $seat }.
refusal-seat-taken = Miejsce { $number } jest zajęte albo trzymane dla kogoś innego.
refusal-seats-taken = Wszystkie miejsca są zajęte.
refusal-already-seated = Już siedzisz przy tym stole. Zaproszenie nadal jest ważne dla kogoś innego.
refusal-seat-left = Za tę osobę gra teraz bot: { $seat }.
refusal-seat-left-for-good = Po poddaniu się albo upływie czasu nie można wrócić do tej gry.
refusal-seat-not-left = To wciąż twoje miejsce i ty grasz.
refusal-not-waiting = W tej chwili nikt nie czeka na gracza { $seat }.
refusal-not-waiting-yet = Daj chwilę graczowi { $seat }: bez czekania będzie można grać dalej za { $seconds ->
    [one] 1 sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
refusal-nothing-asked = Nikt nie prosi o cofnięcie ruchu.
refusal-not-asked = To nie do ciebie ta prośba.
refusal-nothing-said = Ta wiadomość jest pusta.

## Podpowiedzi i analizy

refusal-hints-off = Przy tym stole nie ma podpowiedzi: grają tu też inni, a założyciel stołu na nie nie pozwolił.
refusal-hints-covered = Niektóre karty są dla ciebie zakryte. Bot by je widział, więc nie ma podpowiedzi.
refusal-hint-thinking = Twoja ostatnia podpowiedź jest jeszcze obmyślana.
refusal-hints-many = Obmyślanych jest teraz wiele podpowiedzi. Zapytaj za chwilę ponownie.
refusal-hint-failed = Zapytany bot nie odpowiedział. Stół jest taki, jaki był; możesz zapytać ponownie.
refusal-analysis-early = Partię analizuje się, gdy jest skończona.
refusal-analyses-many = Wiele analiz już czeka. Zapytaj ponownie za kilka minut.
refusal-analyses-yours = Czekasz już na { $most ->
    [one] jedną analizę
    [few] { $most } analizy
   *[many] { $most } analiz
}. Zapytaj ponownie, gdy któraś będzie gotowa, albo opuść stół, którego analiza nie jest już potrzebna.
refusal-analysis-failed = Analiza została przerwana. Partia jest taka, jaka była; możesz zapytać ponownie.

## Zaproszenia

refusal-invitation-needed = Do tego stołu siada się z zaproszeniem. Poproś o link osobę, która go założyła.
refusal-invitation-unknown = Tego zaproszenia tu nie ma. Może link jest urwany.
refusal-invitation-revoked = To zaproszenie zostało wycofane.
refusal-invitation-used = To zaproszenie zostało już użyte. Każde jest dla jednej osoby; poproś o następne.
refusal-invitation-expired = To zaproszenie straciło ważność. Poproś o następne.
refusal-invitation-missing = Nie ma zaproszenia { $number }.
refusal-invitation-shown = Zaproszenie { $number } zostało pokazane raz i nie jest przechowywane w czytelnej postaci. Wycofaj je i zrób następne.
refusal-too-many-invitations = Otwartych zaproszeń jest już tyle, ile można ({ $most }). Najpierw wycofaj któreś.

## Osoby

refusal-nobody = Powiedz najpierw, jak się nazywasz.
refusal-name-empty = Imię musi mieć choć jedną widoczną literę.
refusal-passphrase-length = Hasło ma od { $least } do { $most } znaków.
refusal-passphrase-wrong = Stare hasło się nie zgadza. Twoje hasło się nie zmieniło.
refusal-sign-in-wrong = Identyfikator albo hasło się nie zgadza.

## Połączenie

refusal-too-fast = Za dużo naraz. Poczekaj chwilę.
refusal-origin-foreign = Prosiła o to strona z innej witryny; nic nie zostało zrobione.
refusal-host-foreign = Ten serwer nie odpowiada na nazwę „{ $name }”, więc nic nie zostało zrobione. Użyj adresu, który podał przy starcie; osoba, która go prowadzi, może dodać nazwę opcją --name.
refusal-request-slow = Reszta tego żądania nie nadeszła na czas (limit w sekundach: { $seconds }), więc nic nie zostało zrobione. Wyślij je ponownie.
refusal-frame-unreadable = Ta wiadomość nie jest czytelnym JSON-em.
refusal-frame-wrong = Serwer nie zna takiej wiadomości: { $reason }
refusal-storage-full = Na dysku serwera nie ma już miejsca, więc nic się nie zmieniło. Spróbuj ponownie, gdy osoba, która prowadzi serwer, zwolni miejsce.
refusal-storage-unavailable = Stołu nie można teraz zapisać, więc nic się nie zmieniło. Serwer sam spróbuje ponownie.
refusal-storage-unknown = Serwer stracił łączność ze swoją bazą danych i nie może jeszcze powiedzieć, czy to zostało zrobione. To samo polecenie, wysłane ponownie, dostanie odpowiedź, gdy baza wróci.
refusal-server-fault = Coś poszło nie tak na serwerze i nic się nie zmieniło. Szczegóły są w logach serwera.
refusal-draining = Serwer właśnie uruchamia się ponownie. Wróć za chwilę.
