### Ciò che dice il server: tavoli, posti, inviti, persone. Le regole dei giochi sono in altri file.

## Tavoli

refusal-table-missing = Questo tavolo non esiste. Il link forse è incompleto, oppure il tavolo è stato eliminato.
refusal-table-gathering = La partita non è ancora iniziata: un posto è ancora libero.
refusal-table-playing = La partita è già iniziata.
refusal-table-finished = La partita a questo tavolo è finita.
refusal-table-sealed = Questo tavolo è stato giocato con Ludoteca { $release } e non si può giocare con questa versione ({ $reason }). Niente è perduto: resta com’è, e la sua storia si può leggere.
refusal-game-unknown = Qui non c’è nessun gioco “{ $name }”; ci sono: { $known }.
refusal-game-broken = Il gioco “{ $name }” è installato ma non si può caricare: { $reason }
refusal-bot-unknown = Non c’è nessun bot “{ $found }”; ci sono: { $known }.
refusal-nobody-plays = Nessuno giocherebbe: uno dei posti dev’essere tuo o di un amico.
refusal-seat-wish = “{ $found }” non è un posto. Un posto è me, friend, bot:LIVELLO, oppure uno giocato dal gioco stesso.
refusal-version-missing = Questo tavolo non ha il passo { $version }; è al passo { $now }.
refusal-scores-covered = I punteggi dipendono da carte coperte fino alla fine.
refusal-no-planner = Questo gioco non ha un pianificatore per questo. Rispondi alle domande una per una.
refusal-not-watched = Questo tavolo è privato: può guardare solo chi gioca.
refusal-watches-too-many = Guardi già { $most } tavoli. Chiudine prima qualcuno.
refusal-tables-many = Siedi a { $most } tavoli la cui partita non è finita. Finiscine o eliminane qualcuno prima di aprirne un altro.

## Posti

refusal-host-only = Può farlo solo chi ha creato questo tavolo.
refusal-players-only = Può farlo solo chi siede a questo tavolo.
refusal-others-play = A questo tavolo giocano anche altri, quindi non si può eliminare. Puoi abbandonare.
refusal-seat-missing = Non c’è il posto { $number }; questo tavolo ne ha { $seats }.
refusal-seat-not-yours = Questo è il posto di { $seat }, non il tuo.
refusal-seat-taken = Il posto { $number } è occupato o riservato a qualcun altro.
refusal-seats-taken = Tutti i posti sono occupati.
refusal-already-seated = Siedi già a questo tavolo. L’invito vale ancora per qualcun altro.
refusal-seat-left = Ora per { $seat } gioca un bot.
refusal-seat-left-for-good = Chi ha abbandonato o ha finito il tempo non può tornare in questa partita.
refusal-seat-not-left = Il posto è sempre rimasto tuo, e giochi tu.
refusal-not-waiting = In questo momento nessuno aspetta { $seat }.
refusal-not-waiting-yet = Dai un momento a { $seat }: potrai proseguire senza aspettare tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}.
refusal-nothing-asked = Nessuno chiede di tornare indietro.
refusal-not-asked = Non lo si chiede a te.
refusal-nothing-said = Questo messaggio è vuoto.

## Consigli e analisi

refusal-hints-off = A questo tavolo non ci sono consigli: vi giocano anche altri, e chi l’ha creato non li ha permessi.
refusal-hints-covered = Alcune carte per te sono coperte. Un bot le guarderebbe, perciò non c’è consiglio.
refusal-hint-thinking = Il tuo ultimo consiglio è ancora in preparazione.
refusal-hints-many = Molti consigli sono in preparazione. Chiedi di nuovo tra un momento.
refusal-hint-failed = Il bot interpellato non ha risposto. Il tavolo è rimasto com’era; puoi chiedere di nuovo.
refusal-analysis-early = Una partita si analizza quando è finita.
refusal-analyses-many = Molte analisi sono già in attesa. Chiedi di nuovo tra qualche minuto.
refusal-analyses-yours = Aspetti già { $most ->
    [one] un’analisi
   *[other] { $most } analisi
}. Chiedi di nuovo quando una è finita, o lascia un tavolo la cui analisi non ti serve più.
refusal-analysis-failed = L’analisi si è interrotta. La partita è rimasta com’era; puoi chiedere di nuovo.

## Inviti

refusal-invitation-needed = A questo tavolo si siede solo su invito. Chiedi un link a chi l’ha creato.
refusal-invitation-unknown = Questo invito qui non è noto. Il link forse è incompleto.
refusal-invitation-revoked = Questo invito è stato ritirato.
refusal-invitation-used = Questo invito è già stato usato. Ognuno vale per una persona; chiedine un altro.
refusal-invitation-expired = Questo invito è scaduto. Chiedine un altro.
refusal-invitation-missing = Non c’è l’invito { $number }.
refusal-invitation-shown = L’invito { $number } è stato mostrato una volta e non è conservato leggibile. Ritiralo e creane un altro.
refusal-too-many-invitations = Ci sono già { $most } inviti aperti. Ritirane prima qualcuno.

## Persone

refusal-nobody = Di’ prima come ti chiami.
refusal-name-empty = Un nome ha bisogno di almeno una lettera visibile.
refusal-passphrase-length = Una frase segreta ha da { $least } a { $most } caratteri.
refusal-passphrase-wrong = La vecchia frase segreta non corrisponde. La tua frase segreta è rimasta com’era.
refusal-sign-in-wrong = L’identificativo o la frase segreta non corrisponde.

## La connessione

refusal-too-fast = Troppo in una volta. Aspetta un momento.
refusal-origin-foreign = L’ha chiesto la pagina di un altro sito; non è stato fatto niente.
refusal-host-foreign = Questo server non risponde al nome «{ $name }», quindi non è stato fatto nulla. Usa l’indirizzo che ha mostrato all’avvio; chi lo gestisce può aggiungere un nome con --name.
refusal-request-slow = Il resto di questa richiesta non è arrivato entro { $seconds } secondi, quindi non è stato fatto nulla. Inviala di nuovo.
refusal-frame-unreadable = Questo messaggio non è JSON leggibile.
refusal-frame-wrong = Questo messaggio non è tra quelli che il server conosce: { $reason }
refusal-storage-full = Sul disco del server non c’è più spazio, quindi niente è cambiato. Riprova quando chi lo gestisce avrà fatto spazio.
refusal-storage-unavailable = In questo momento il tavolo non si può salvare, quindi niente è cambiato. Il server riprova da solo.
refusal-storage-unknown = Il server ha perso il contatto con la sua base di dati e non può ancora dire se la cosa è stata fatta. Lo stesso comando, inviato di nuovo, avrà risposta appena la base di dati sarà tornata.
refusal-server-fault = Qualcosa è andato storto nel server, e niente è cambiato. I dettagli sono nel registro del server.
refusal-draining = Il server si sta riavviando. Torna tra un momento.
