### Che cosa dice ogni tavolo, qualunque sia il gioco: elenchi, punteggi, e ogni rifiuto che non è una regola di un gioco.
###
### Un fatto riempie la variabile del suo nome. Un elenco dà anche $name-count, quanti elementi ha.
### Un messaggio rimanda solo a messaggi del suo stesso file.

## Elenchi e punteggi

# Un elenco si unisce dalla fine: gli ultimi due con list-pair, ogni altro davanti con list-more.
# Davanti a una e si dice “ed”: le parole dei giochi che cominciano così sono qui.
list-pair = { $second ->
    [Erbivoro] { $first } ed { $second }
    [Europa] { $first } ed { $second }
   *[other] { $first } e { $second }
}
list-more = { $first }, { $rest }
seat-score = { $seat } ({ $points })
# Una riga del foglio dei punteggi. $line dice che cosa si conta; $line-key è l’identificativo del suo messaggio.
score-line = { $line-key ->
    [score-played] { $line }: { score-points }
   *[other] { $line } ({ $count }): { score-points }
}
score-line-times = { $line } ({ $count } × { $times }): { score-points }
score-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Annullare

event-undone = { $seat } annulla l’ultima decisione.
refusal-undo-nothing = Non hai nessuna decisione da annullare.
refusal-undo-revealed = Da allora si è pescato o tirato qualcosa, e ciò che si è visto resta visto. Puoi annullare solo ciò che è venuto dopo.
refusal-undo-other-seat = Da allora ha deciso { $seat }. Con il suo consenso puoi ancora annullare la tua decisione.

## Risposte

refusal-game-over = La partita è finita: non c’è più nulla da decidere.
refusal-not-over = La partita non è finita: nessuno ha ancora vinto. Prima va giocata fino in fondo.
refusal-draw-open = Ora si pesca o si tira qualcosa ({ $word }); di’ che cosa esce prima di rispondere.
refusal-no-draw-open = Ora non si pesca e non si tira niente: deve decidere { $seat }.
refusal-draw-impossible = “{ $word }” non può uscire adesso.
refusal-draft-reveals = Da qui in poi si pesca o si tira qualcosa. Prima conferma le tue risposte fino a questo punto.
refusal-draft-awaits = Ora tocca a { $seat }. Prima conferma le tue risposte fino a questo punto.
refusal-not-your-decision = Questa decisione è di { $seat }. La tua verrà dopo.
refusal-not-there = In questo momento “{ $word }” non si può scegliere.
refusal-other-question = “{ $word }” risponde a una domanda diversa da quella in corso. Guarda che cosa si chiede adesso.
refusal-unknown-word = “{ $word }” non è una parola di questo gioco. Scegli una delle risposte proposte.
refusal-stale-version = Il tavolo è andato avanti: la tua risposta era per il passo { $version }, e ora siamo al passo { $now }. Guarda di nuovo e rispondi.
refusal-plan-unreadable = Questo piano non si può leggere: { $found }
refusal-way-not-now = Adesso non c’è nulla da piazzare. Rispondi alla domanda aperta.

## Preparare un tavolo

refusal-option-unknown = Non c’è nessuna opzione “{ $name }”. Le opzioni sono: { $known }.
refusal-option-value = “{ $found }” non è un valore dell’opzione { $name }. Valori possibili: { $known }.
refusal-seat-count = { $found ->
    [one] Questo tavolo ha 1 posto
   *[other] Questo tavolo ha { $found } posti
}; per questo gioco ne servono da { $least } a { $most }.
refusal-pack-value = Il pacchetto di dati non va bene in questo punto: { $key } (atteso: { $expected }; trovato: { $found }).

## Diari di partita. $entry si conta da 0, come nel file.

refusal-journal-foreign = Questo file non è un diario di partita di Ludoteca.
refusal-journal-broken = L’intestazione di questo diario non si può leggere: vi manca qualcosa, o qualcosa è del tipo sbagliato.
refusal-journal-format-unknown = Questo diario ha il formato { $number }; questa versione legge il formato { $known }.
refusal-journal-other-game = Questo diario è del gioco “{ $name }”, che qui non è installato.
refusal-journal-rules-unknown = Questo diario è stato giocato con le regole numero { $rules }; questa versione gioca i numeri da { $oldest } a { $newest }.
refusal-journal-data-changed = Le carte e i valori di questo diario sono stati cambiati dopo l’inizio della partita: la loro somma di controllo non corrisponde.
refusal-journal-entry-unreadable = La voce { $entry } del diario non si può leggere.
refusal-journal-too-long = La voce { $entry } del diario viene dopo la fine della partita.
refusal-journal-other-draw = La voce { $entry } del diario estrae “{ $key }”, che a quel punto non è previsto.
refusal-journal-impossible-draw = La voce { $entry } del diario estrae “{ $word }” per “{ $key }”, che lì non può uscire.
refusal-journal-other-question = La voce { $entry } del diario risponde a “{ $question }”, che a quel punto non si chiede.
refusal-journal-illegal = La voce { $entry } del diario risponde “{ $word }”, che lì le regole non permettono.
refusal-journal-undo-illegal = La voce { $entry } del diario annulla più di quanto può.
