### Co mówi każdy stół, w każdej grze: listy, wyniki i wszystkie odmowy, które nie są zasadą gry.
###
### Fakt wypełnia zmienną o swojej nazwie. Krotka podaje też $name-count, czyli ile ma elementów.
### Komunikat odwołuje się tylko do komunikatów z własnego pliku.

## Listy i wyniki

# Lista składa się od końca: dwa ostatnie elementy łączy list-pair, każdy następny dokłada z przodu list-more.
list-pair = { $first } i { $second }
list-more = { $first }, { $rest }
seat-score = { $seat } ({ $points })
# Jeden wiersz punktacji. $line mówi, co się liczy; $line-key to id jego komunikatu.
score-line = { $line-key ->
    [score-played] { $line }: { score-points }
   *[other] { $line } ({ $count }): { score-points }
}
score-line-times = { $line } ({ $count } × { $times }): { score-points }
score-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Cofanie

event-undone = { $seat } cofa ostatnią decyzję.
refusal-undo-nothing = Nie masz tu żadnej decyzji do cofnięcia.
refusal-undo-revealed = Od tego czasu było losowanie albo rzut, a tego, co już widać, nie da się ukryć. Możesz cofnąć tylko to, co było potem.
refusal-undo-other-seat = { $seat } ma już za sobą późniejszą decyzję. Za zgodą tego gracza nadal możesz cofnąć swoją.

## Odpowiedzi

refusal-game-over = Gra jest skończona; nie ma już nic do rozstrzygnięcia.
refusal-not-over = Gra jeszcze trwa, więc nikt nie wygrał. Najpierw trzeba ją dograć do końca.
refusal-draw-open = Teraz coś jest losowane ({ $word }); najpierw podaj wynik, potem odpowiadaj.
refusal-no-draw-open = Teraz nic nie jest losowane: decyduje { $seat }.
refusal-draw-impossible = „{ $word }” nie może teraz wypaść.
refusal-draft-reveals = Dalej czeka losowanie albo rzut. Najpierw potwierdź dotychczasowe odpowiedzi.
refusal-draft-awaits = Teraz gra { $seat }. Najpierw potwierdź dotychczasowe odpowiedzi.
refusal-not-your-decision = Teraz decyduje { $seat }. Na ciebie przyjdzie kolej później.
refusal-not-there = „{ $word }”: tego nie można teraz wybrać.
refusal-other-question = „{ $word }” to odpowiedź na inne pytanie niż to, które teraz pada. Zobacz, o co gra pyta.
refusal-unknown-word = Ta gra nie zna słowa „{ $word }”. Wybierz jedną z podanych odpowiedzi.
refusal-stale-version = Stół poszedł dalej: twoja odpowiedź dotyczy kroku { $version }, a teraz jest krok { $now }. Spójrz jeszcze raz i odpowiedz na nowo.
refusal-plan-unreadable = Tego planu nie da się odczytać: { $found }
refusal-way-not-now = Teraz nic się nigdzie nie kładzie. Odpowiedz na otwarte pytanie.

## Zakładanie stołu

refusal-option-unknown = Nie ma opcji „{ $name }”. Są: { $known }.
refusal-option-value = „{ $found }” nie jest wartością opcji { $name }. Możliwe są: { $known }.
refusal-seat-count = { $found ->
    [one] Ten stół ma 1 miejsce
    [few] Ten stół ma { $found } miejsca
   *[many] Ten stół ma { $found } miejsc
}; w tej grze może ich być od { $least } do { $most }.
refusal-pack-value = Pakiet danych nie pasuje w miejscu { $key } (oczekiwane: { $expected }; znalezione: { $found }).

## Dzienniki. $entry liczy się od 0, jak w pliku.

refusal-journal-foreign = Ten plik nie jest dziennikiem programu Ludoteca.
refusal-journal-broken = Nie można odczytać nagłówka tego dziennika: czegoś w nim brakuje albo coś jest nie tego rodzaju.
refusal-journal-format-unknown = Ten dziennik ma format { $number }; to wydanie czyta format { $known }.
refusal-journal-other-game = To dziennik gry „{ $name }”, która nie jest tu zainstalowana.
refusal-journal-rules-unknown = Ten dziennik powstał według zasad numer { $rules }; to wydanie gra według numerów od { $oldest } do { $newest }.
refusal-journal-data-changed = Karty i wartości w tym dzienniku zmieniono już po założeniu stołu: ich suma kontrolna się nie zgadza.
refusal-journal-entry-unreadable = Nie można odczytać wpisu { $entry } w dzienniku.
refusal-journal-too-long = Wpis { $entry } w dzienniku przypada już po końcu gry.
refusal-journal-other-draw = Wpis { $entry } w dzienniku losuje „{ $key }”, a w tym miejscu nie pora na to.
refusal-journal-impossible-draw = Wpis { $entry } w dzienniku losuje „{ $word }” dla „{ $key }”, a to nie może tam wypaść.
refusal-journal-other-question = Wpis { $entry } w dzienniku odpowiada na „{ $question }”, a w tym miejscu nikt o to nie pyta.
refusal-journal-illegal = Wpis { $entry } w dzienniku odpowiada „{ $word }”, a zasady tam na to nie pozwalają.
refusal-journal-undo-illegal = Wpis { $entry } w dzienniku cofa więcej, niż wolno.
