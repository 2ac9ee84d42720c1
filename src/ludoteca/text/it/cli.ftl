### Ciò che la riga di comando dice di suo. Le frasi dei tavoli e dei giochi sono in altri file.

## Nomi

cli-name-person = Giocatore { $number }
cli-name-bot = Bot { $bot ->
    [random] lanciadadi
    [greedy] gazza ladra
    [beginner] principiante
    [casual] occasionale
    [skilled] buon giocatore
    [expert] esperto
    [master] maestro
   *[other] { $bot }
}

## Numeri

cli-number = { $value }
cli-percent = { $percent }%

## All’inizio

cli-welcome = { $game }: { $names }
cli-commitment = Impegno su tutta la sorte di questa partita (SHA-256 di un segreto): { $commitment }
cli-how-to-answer = Rispondi con un numero, una lettera o una parola. “aiuto” elenca che cos’altro puoi dire.
cli-unfinished = C’è una partita non finita: { $file }
cli-unfinished-resume = riprenderla
cli-unfinished-new = cominciarne una nuova

## Al tavolo

cli-news = Che cosa è successo
cli-asked = { $name }: { $question }
cli-free-actions = Adesso puoi anche:
cli-refused = Adesso non si può (“perché” dice le ragioni):
cli-refused-more = { $count ->
    [one] ... e un’altra
   *[other] ... e altre { $count }
}
cli-unclear = Può voler dire più cose: { $options }.
cli-no-number = Qui non c’è il numero { $number }: scegli da { $first } a { $last }.
cli-nothing-refused = Qui non c’è nulla di rifiutato.
cli-why-offered = “{ $word }” è permesso.
cli-bot-thinks = { $name } sta pensando ...
cli-bot-failed = Nessuna risposta da { $name } ({ $reason }): al suo posto ha risposto il caso.
cli-bot-illegal = Risposta non permessa da { $name }: al suo posto ha risposto il caso.
cli-score-now = Il punteggio se la partita finisse adesso:
cli-score-covered = Si conta alla fine: in questa edizione le carte coperte restano segrete.
cli-total = Totale: { $points }
cli-saved = Salvato: { $file }
cli-page = p. { $page }
cli-ours = nostra decisione
cli-rule-unknown = Nessuna regola ha “{ $word }” come identificativo o nel testo.

# Ciò che si può dire oltre a una risposta. Le parole inglesi valgono in ogni lingua.
cli-command-why = perché
cli-command-hint = consiglio
cli-command-thoughts = pensieri
cli-command-undo = annulla
cli-command-table = tavolo
cli-command-score = punti
cli-command-log = cronaca
cli-command-rules = regole
cli-command-save = salva
cli-command-help = aiuto
cli-command-quit = esci
cli-help-why = { cli-command-why } – perché certe cose sono rifiutate; { cli-command-why } PAROLA – perché lo è questa
cli-help-hint = { cli-command-hint } – che cosa guarderebbe qui un bot: punti attesi e probabilità di vincere
cli-help-thoughts = { cli-command-thoughts } – che cosa hanno guardato i bot per la loro ultima decisione
cli-help-undo = { cli-command-undo } – torna sull’ultima decisione, se da allora non è stato rivelato nulla
cli-help-table = { cli-command-table } – mostra di nuovo il tavolo e la domanda
cli-help-score = { cli-command-score } – i punteggi, come se la partita finisse adesso
cli-help-log = { cli-command-log } – tutto ciò che è successo; { cli-command-log } 20 – le ultime venti frasi
cli-help-rules = { cli-command-rules } – l’elenco delle regole; { cli-command-rules } ID o PAROLA – leggine una, o cercane alcune
cli-help-save = { cli-command-save } – dov’è salvata la partita (lo è sempre); { cli-command-save } FILE – salvane una copia
cli-help-help = { cli-command-help } – questo elenco
cli-help-quit = { cli-command-quit } – lascia il tavolo; potrai riprendere più tardi

## La fine

cli-over = La partita è finita
cli-winners = { $count ->
    [one] Vince { $names } con { $points } punti.
   *[other] Vittoria condivisa con { $points } punti: { $names }.
}
cli-kept = Tutta la partita è in { $file }
cli-check-luck = Chiunque può controllarne la sorte: { $command }
cli-go-on = La partita è salvata. Per riprenderla: { $command }

## Rilettura, verifica, pacchetti di dati, giochi

cli-replay-chosen = { $number }. { $name } sceglie “{ $answer }”
cli-replay-drawn = { $number }. { $sentence }
cli-replay-undone = { $number }. { $name } annulla la voce { $target } e tutto ciò che è seguito.
cli-verify-replayed = { $entries ->
    [one] { $entries } voce rigiocata
   *[other] { $entries } voci rigiocate
} secondo le regole; { $over ->
    [yes] la partita è finita. Punteggi:
   *[no] la partita non è finita. Punteggi provvisori:
}
cli-verify-good = { $draws ->
    [one] { $draws } estrazione controllata: corrisponde
   *[other] { $draws } estrazioni controllate: corrispondono tutte
} all’impegno { $commitment }.
cli-verify-sealed = { $file }: il segreto non è ancora rivelato, quindi le estrazioni non si possono controllare.
cli-draw-wrong = { $file }: la voce { $entry } non è ciò che è stato estratto: per { $key } dice “{ $found }”, ma è uscito “{ $expected }”.
cli-secret-foreign = { $file }: il segreto non corrisponde all’impegno, quindi non è la sorte che era stata promessa.
cli-pack-good = { $file } va bene. Sostituisce: { $keys }
cli-pack-template = I valori normali di { $game }. Tieni quelli che cambi; ciò che manca resta com’è.
cli-games-line = { $name }: da { $least } a { $most } posti, regole numero { $rules }

## Simulazione

cli-simulating = Partite e conteggi
cli-timing = Cronometraggio
cli-sim-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, seme { $seed }
cli-sim-seat = Posto
cli-sim-mean = media
cli-sim-sd = dev. st.
cli-sim-min = min
cli-sim-max = max
cli-sim-wins = vittorie
cli-sim-length = Una partita
cli-sim-decisions = decisioni
cli-sim-draws = estrazioni
cli-sim-event = Evento
cli-sim-count = numero
cli-sim-per-game = a partita
cli-sim-more = { $count ->
    [one] ... e un altro
   *[other] ... e altri { $count }
}; --json li dà tutti
cli-sim-speed = games_per_second: { $games }, decisions_per_second: { $decisions } (partite: { $timed } in { $seconds } s, processi: { $jobs }, senza ascoltare gli eventi)

## Ciò che ferma un comando

cli-not-expected = “{ $found }” non è un comando e qui non è previsto; vedi “ludoteca --help” e “ludoteca COMANDO --help”.
cli-not-text = “{ $found }” non si può usare: dove qui compare un “?” c’è un byte che non è testo.
cli-language-unknown = Qui non c’è la lingua “{ $language }”; ci sono: { $known }.
cli-game-unknown = Qui non c’è il gioco “{ $name }”; ci sono: { $known }.
cli-game-broken = Il gioco “{ $name }” è installato ma non si può caricare: { $reason }
cli-no-games = Nessun gioco è installato.
cli-bot-unknown = Non c’è nessun bot “{ $found }”; ci sono: { $known }.
cli-nobody-here = Qui non giocherebbe nessuno: uno dei posti deve essere “me”. Per le partite senza persone c’è: ludoteca simulate
cli-simulate-person = “{ $found }” non può sedere in una simulazione; lì un giocatore è “{ $known }”.
cli-automas-many = Troppi automi: { $automas } per { $seats } posti.
cli-worker-lost = Un processo che giocava è morto.
cli-option-form = “{ $found }” non è nella forma NOME=VALORE.
cli-number-least = { $name } è { $number }, ma deve essere almeno { $least }.
cli-number-most = { $name } è { $number }, ma deve essere al massimo { $most }.
cli-number-positive = { $name } è { $number }, ma deve essere un numero finito maggiore di 0.
cli-resume-alone = Una partita ripresa è già preparata: { $name } non si può dare con --resume.
cli-resume-sealed = { $file }: questa partita non si può riprendere qui, perché non contiene il segreto delle estrazioni.
cli-exists = { $file } esiste già e resta com’è. Per riprendere una partita salvata: --resume
cli-unwritable = { $file } non si può scrivere: { $reason }
cli-unreadable = { $file } non si può leggere: { $reason }
cli-no-home = Non c’è una cartella personale in cui salvare le partite; di’ dove con --save.
cli-not-json = { $file } non è un diario di partita, o è troncato: non è JSON completo.
cli-not-toml = { $file } non è TOML: { $reason }
cli-pack-deep = { $file } è annidato troppo in profondità per un pacchetto di dati.
cli-file-refused = { $file }: { $reason }
cli-output = Non si è potuto scrivere l’output: { $reason }
cli-refused-by-machine = Il sistema ha rifiutato: { $reason }

## Servire

cli-serving = Ludoteca è aperta su { $url }
cli-serving-data = I tavoli sono conservati in { $place }
cli-serving-stop = Ctrl-C la chiude; niente va perduto.
cli-served = Chiusa.
cli-backed-up = Tutti i tavoli sono copiati in { $file }
cli-restored = I tavoli sono di nuovo in { $file }
cli-store = { $reason }
cli-port = Impossibile ascoltare su { $reason }. Un’altra porta: --port NUMERO
cli-proxy = --proxy { $found } non è né un indirizzo né una rete. Scrivi per esempio 10.0.0.7 o 10.0.0.0/8.

## Arena

cli-arena-playing = Partite in corso
cli-arena-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} di { $game }, seme { $seed }
cli-arena-entrant = Partecipante
cli-arena-rating = forza
cli-arena-points = punti
cli-arena-margin = distacco
cli-arena-pairing = { $names } ({ $games ->
    [one] { $games } partita
   *[other] { $games } partite
})
cli-arena-plot = Forza, con il suo intervallo al 95%
cli-arena-speed = partite giocate ora: { $games }, in { $seconds } s, processi: { $jobs }
cli-arena-stopped = Interrotto dopo { $done } partite su { $games }. Lo stesso comando continua con { $file }
cli-arena-stopped-lost = Interrotto dopo { $done } partite su { $games }. Con --out FILE sarebbero rimaste.
cli-arena-budget = “{ $found }” non è una ricerca: di’ quante iterazioni a turno (search:200) o quanti secondi (search:1.5s).
cli-arena-weights = “{ $found }” non dice con quali pesi giudica: scrivi un file dopo la @, oppure “hand” per la valutazione scritta a mano.
cli-arena-twice = “{ $name }” è nominato due volte.
cli-arena-few = { $found ->
    [0] Non partecipa nessuno
    [one] Partecipa uno solo
   *[other] Partecipano solo in { $found }
}, ma un tavolo ha { $seats } posti.
cli-arena-games = --games è { $games }, ma deve essere un multiplo dei { $seats } posti, perché ognuno sieda ovunque altrettanto spesso.
cli-arena-file-busy = Un’altra arena sta scrivendo in { $file }.
cli-arena-file-foreign = { $file } non è un file di risultati di un’arena, e resta com’è.
cli-arena-file-other = { $file } è di un’altra arena: il suo { $name } è { $found }, non { $wanted }.
cli-arena-file-line = { $file }: la riga { $line } non è il risultato di una partita. Una volta cancellata, la sua partita viene rigiocata.
cli-arena-worker-lost = Un processo che giocava è morto. Con --out, lo stesso comando continua con ciò che è fatto.
cli-arena-ray-missing = Ray non è installato; per installarlo: pip install "ludoteca[ray]"
cli-arena-ray-unreachable = Non c’è nessun cluster Ray a { $address }: { $reason }
cli-arena-ray-closed = Non si può entrare nel cluster Ray a { $address }: { $reason }. Se chiede un token, qui servono RAY_AUTH_MODE=token e lo stesso RAY_AUTH_TOKEN.
cli-arena-ray-release = Una macchina del cluster Ray a { $address } { $found ->
    [none] non ha Ludoteca
   *[other] ha Ludoteca { $found }
}; questa ha la versione { $ours }, e dappertutto serve la stessa.

## Scatola di vetro

cli-hint = Ciò che un bot ritiene meglio qui, con i punti che si aspetta alla fine:
cli-hint-thinks = Un bot ci pensa ...
cli-hint-then = poi: { $answers }
cli-look = { $option } – { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}, { $percent }% di probabilità di vincere
cli-thoughts-nobody = A questo tavolo non gioca nessun bot.
cli-thoughts-none = Nessun pensiero di { $name } da quando sei al tavolo.
cli-thoughts-covered = { $name } può avere carte coperte per te: non dice nulla.
cli-thoughts-unlooked = Prima non guarda nulla: risponde come capita.
cli-thoughts-also = Ha guardato anche questo, che gli piaceva meno:
cli-analyse-reading = Lettura e controllo
cli-analysing = Esame delle decisioni
cli-analyse-luck = Peso della fortuna e delle scelte
cli-analyse-no-seat = Non c’è un posto { $seat }; ci sono i posti da 1 a { $seats }.
cli-analyse-seat = Il posto { $seat } non ha deciso nulla; questi sì: { $known }.
cli-analyse-best = Decisioni: { $decisions }. Per { $best } di esse non si è trovato di meglio.
cli-analyse-asked = Voce { $entry }. { $question }
cli-analyse-made = scelto: { $look }
cli-analyse-better = meglio: { $look }
cli-analyse-cost = È costato { $percent } punti percentuali di probabilità di vincere.
cli-ledger = { $over ->
    [yes] Da dove viene il distacco di { $name } dal miglior altro posto: { $margin }
   *[no] Da dove viene il distacco che { $name } può aspettarsi dal miglior altro posto: { $margin }
}
cli-ledger-start = atteso all’inizio
cli-ledger-luck = fortuna: { $drawn ->
    [roll] dadi
    [face] dadi extra
    [expert] esperti
    [animal] animali
    [round-token] segnalini Round
    [priorities] priorità degli automi
    [seat] chi comincia
    [guide] chi comincia
    [resident] abitanti
    [favour] favori
    [species] il favore vuoto
    [trade] segnalini dal sacchetto
   *[other] { $drawn }
}
cli-ledger-choices = decisioni: { $name }
cli-ledger-total = insieme

# ---- ludoteca train

cli-train-playing = Generazione { $number }: partite in corso
cli-train-match = Incontro
cli-train-uneven = --match è { $games }, ma deve essere un numero pari, almeno 2, perché ognuno sieda ovunque altrettanto spesso.
cli-train-generation = Generazione { $number }: { $positions } posizioni, errore di { $misses } punti. Pesi nuovi contro vecchi: { $result }. { $better ->
        [true] Tenuti.
       *[other] Scartati.
    }
cli-train-result = { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
} su { $games } ({ $low }–{ $high }%), { $side ->
    [ahead] { $margin } punti di vantaggio
    [behind] { $margin } punti di svantaggio
   *[level] a pari punti
}
cli-train-nothing = Nessuna generazione ha fatto meglio dei pesi di partenza ({ $seconds } s): non è stato scritto nulla.
cli-train-done = { $file }: contro i pesi di partenza, { $result }. { $seconds } s in tutto.
cli-train-stopped = Interrotto.
cli-train-so-far = { $kept ->
    [0] Non è stato scritto nulla.
   *[other] I pesi migliori, quelli della generazione { $kept }, sono in { $file }.
}
cli-train-numpy = L’addestramento richiede NumPy: pip install "ludoteca[train]".
cli-weights-bad = { $file } non contiene pesi per questo gioco: { $reason }.
