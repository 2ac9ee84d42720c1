### What the page says itself, around the tables. What happens at a table is said by the games' own catalogues.

house-name = Ludoteca
skip = Vai al contenuto
close = Chiudi
back-home = Home
labelled = { $label }: { $value }

## The games

words-line = Questo gioco qui non ha una plancia. Si gioca a parole: che cosa c’è sul tavolo, che cosa puoi fare, e perché no.
words-facts = da { $least } a { $most } posti: persone e bot
words-first = contro { $level }
play-now = Gioca subito
play-automa = L’avversario della scatola, forte
rules = Regole

## Tables

your-tables = I tuoi tavoli
no-tables = Nessuna partita in corso. I tuoi tavoli ti aspetteranno qui, così come li avrai lasciati.
tables-coming = Cerco i tuoi tavoli…
table-turn = Tocca a te
table-gathering = In attesa di giocatori
table-playing = In corso
table-finished = Finita
table-sealed = Partita di un’altra versione
table-with = con { $names }
open-tables = Tavoli aperti
join-title = Unisciti a un amico
join-label = Link d’invito
join-hint = Incolla il link che hai ricevuto
join-go = Unisciti
join-bad = Questo non sembra un invito. È un link che contiene un #.
join-failed = Questo invito non ha funzionato. Forse è già stato usato, o è scaduto. Chiedine uno nuovo.
refused = Non ha funzionato.

## Settings

settings = Impostazioni
guest-name = Ospite
your-name = Il tuo nome
language = Lingua
light = Luce
light-system = Come nel sistema
light-day = Giorno
light-night = Notte
motion = Animazioni
motion-system = Come nel sistema
motion-full = Tutto si muove
motion-none = Nulla si muove
speed = Turni degli altri
speed-slow = Lenti
speed-normal = Calmi
speed-fast = Veloci
speed-instant = Immediati
sound = Suono
sound-note = Carta, penna e legno
confirm = Conferma il mio turno
confirm-note = Un turno è definitivo solo dopo la tua conferma
aids = Aiuti per i colori
aids-note = Motivi e segni più marcati accanto a ogni colore

## At a table

bot-name = { $level } ({ $seat })
bot-random = Lanciadadi
bot-greedy = Gazza ladra
bot-beginner = Principiante
bot-casual = Giocatore occasionale
bot-skilled = Buon giocatore
bot-expert = Esperto
bot-master = Maestro
seat-free = Posto { $seat }
their-decision = Sta decidendo: { $name }
game-over = La partita è finita
draft-whole = Nulla è ancora definitivo. Conferma, o torna indietro.
draft-reveals = Per continuare si pesca o si tira. Poi non si torna indietro.
draft-then = Nulla è ancora definitivo. Dopo la conferma tocca a { $name }.
draft-then-reveals = Dopo la conferma tocca a { $name }, poi si pesca o si tira. Da lì non si torna indietro.
draft-gone = Il tavolo è andato avanti, da un’altra finestra o per mano d’altri: ciò che non avevi confermato è perso.
confirm-turn = Conferma
step-back = Un passo indietro
undo = Annulla
asides = In ogni momento
log = Che cosa è successo
scores = Se finisse adesso
scores-final = Punteggi finali
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rule = Regola
table-coming = Si prepara il tavolo…
table-discarded = Questo tavolo è stato eliminato
table-discarded-note = Non ne resta nulla.
table-gone = Questo tavolo non può essere mostrato

## The line to the server

line-late = { $late ->
    [one] Il server non risponde ancora. Il tuo invio viene ripetuto automaticamente.
   *[other] Il server non risponde ancora. I tuoi { $late } invii vengono ripetuti automaticamente.
}
line-lost = { $waiting ->
    [0] Non connesso. Nulla è perduto.
    [one] Non connesso. Un tuo invio è in attesa.
   *[other] Non connesso. { $waiting } tuoi invii sono in attesa.
}
line-again = Nuovo tentativo tra { $seconds } s.
line-trying = Tentativo in corso…
line-now = Riprova ora
line-crowded = Dal tuo indirizzo di rete guardano in troppi nello stesso momento; il tuo posto torna fra poco.
line-closed = { $reason ->
    [replaced] Ludoteca è aperta in troppi posti; questo riposa.
    [erased] I tuoi dati sono stati cancellati, come volevi.
    [signed-out] Sessione chiusa in questo browser.
   *[other] Il server ha chiuso la connessione.
}
line-reload = Ricarica

## Other pages

nowhere-title = Qui non c’è nulla
nowhere-text = Forse l’indirizzo è stato troncato lungo la strada.
rules-search = Cerca nelle regole
rules-contents = Indice
rules-none = Nessuna regola parla di “{ $words }”.
rules-coming = Le regole arrivano…
rules-failed = Le regole non sono arrivate.
rules-page = Regolamento, p. { $page }
rules-ours = Nostra decisione, in nessun regolamento
again = Riprova
credits = Riconoscimenti
credits-unofficial-title = Un’edizione non ufficiale
credits-unofficial = Questa edizione è fatta da appassionati; non è prodotta né approvata dagli autori o dagli editori dei giochi. Non contiene nessuna loro immagine e nessun loro testo. Nomi, numeri e regole sono fatti; tutte le frasi e tutti i disegni sono nostri.
credits-games = Se ti piacciono qui, giocaci attorno a un tavolo.
credits-values-title = Valori ricostruiti
credits-values = Alcuni valori compaiono nei regolamenti solo come immagini. Quelli sono ricostruiti, e segnalati come tali. Un pacchetto di dati preso dalla tua scatola li sostituisce: ludoteca pack template mostra come.
credits-fonts = Caratteri
credits-parts = Componenti
credits-licence = Ludoteca è distribuita con licenza MIT.

## The frame around a table

board = Il tavolo
areas = Parti del tavolo
menu = Menu
beside = Accanto al tavolo
choice = La tua scelta
turn-of = { $name }: tocca a te
winners = { $count ->
    [one] Vince { $names }
   *[other] Condividono la vittoria: { $names }
}
choose-on-board = Fai clic su ciò che brilla, o trascinalo dove deve andare.
aim-at = { $place } – che cosa può andarci?
aim-hint = Ora scegli che cosa va lì: ciò che brilla può.
aim-end = Lascia stare
draft-so-far = Finora, niente di definitivo
reckoning = In tutto
reckoning-more = più { $amount }
reckoning-less = meno { $amount }
just-now = Un attimo fa
since-more = { $n ->
    [one] 1 evento dal tuo ultimo turno
   *[other] { $n } eventi dal tuo ultimo turno
}
since-title = Dal tuo ultimo turno
go-on = Avanti
confirm-early = L’azione non è ancora completa: continua a scegliere, o torna indietro.
not-now = { $n ->
    [one] 1 cosa ora impossibile
   *[other] { $n } cose ora impossibili
}
see-result = Vedi il risultato
sound-on = Attiva il suono
sound-off = Disattiva il suono
sound-is-on = Suono attivo
sound-is-off = Suono spento
log-tab = Cronaca
scores-tab = Punti
chat-tab = Messaggi
people-tab = Tavolo
log-unheard = { $n ->
    [one] 1 nuovo messaggio
   *[other] { $n } nuovi messaggi
}
log-coming = Si sfogliano le pagine…
log-none = Non è ancora successo nulla.
rule-of-line = La regola
rules-all = Apri tutte le regole
chat-none = Nessuno ha ancora parlato.
chat-say = Scrivi qualcosa
chat-send = Invia
scores-note = Punti finora, e ciò che la fine aggiungerebbe adesso.
score-covered = coperto fino alla fine
clock-of = Orologio: { $name }
time-days = { $days } g { $hours } h
time-hours = { $hours } h { $minutes } min
you = tu
is-here = presente
is-away = assente
kind-played = { $kind ->
    [bot] un bot
   *[other] un automa
}
bot-failed = non ha saputo rispondere; gioca { $level }
bot-failed-news = { $name } non ha saputo rispondere per tre volte di seguito. Al suo posto ora gioca: { $level }.
gone = { $why ->
    [resigned] ha abbandonato; gioca un bot
    [time] tempo scaduto; gioca un bot
   *[other] assente; gioca un bot
}
go-on-without = Continua senza { $name }
votes = { $n ->
    [one] 1 voto
   *[other] { $n } voti
}
come-back = Riprendo il mio posto
watching = { $n ->
    [0] Nessuno guarda
    [one] 1 persona guarda
   *[other] { $n } persone guardano
}
take-back-asked = { $name } vorrebbe annullare una decisione. Si annulla anche ciò che è stato deciso dopo.
take-back-declined = Preferiscono non tornare indietro.
take-back-waits = Hai chiesto di annullare. Si attende { $names }.
agree = Va bene
decline = Rifiuta
bot-for-you = Eri via: un bot gioca per { $name }.
vote-asked = Facciamo giocare un bot per { $name }, che è via?
pass-to = Passa il dispositivo a { $name }
pass-why = Alcune carte sono coperte. Gli altri ora non guardano.
pass-ready = Sono { $name }
resign = Abbandona
resign-sure = Abbandoni per sempre: un bot gioca al tuo posto, e in classifica finisci in fondo.
discard = Elimina questo tavolo
discard-sure = La partita e la sua storia spariscono per sempre.
stay = No, resto
journal = Scarica il diario
keys = Tasti: Tab verso ciò che brilla, frecce sul tabellone, Invio scegli; C conferma, Backspace indietro, H consiglio, L cronaca, S punti, R regola, T messaggi, M suono.
notify = Avvisami quando tocca a me
notify-note = Una notifica del browser, mentre guardi altrove
notify-denied = Il browser non permette notifiche da questa pagina.

## The end of a game

result = Il risultato
end-flourish = Ben giocato
end-sheet = Punteggio
keepsake-print = Stampa
end-course = Andamento
end-sources = Fonti
end-dice = Estrazioni verificate
sum = Totale
rematch = Rivincita
play-next = Poi: { $level }
rematch-join = Alla prossima partita
course-coming = Si tracciano le linee…
course-none = Non c’è un andamento da mostrare.
dice-what = Tutta la fortuna di questo tavolo viene da un segreto. La sua impronta era visibile prima della prima estrazione; ora lo è il segreto. Il tuo browser ha rifatto ogni estrazione.
dice-commitment = Promesso prima della partita (SHA-256)
dice-secret = Il segreto
dice-counting = Si estrae di nuovo…
dice-good = { $n ->
    [one] L’estrazione è giusta.
   *[other] Tutte le { $n } estrazioni sono giuste.
}
dice-bad = { $n ->
    [one] 1 estrazione non segue il segreto.
   *[other] { $n } estrazioni non seguono il segreto.
}
dice-broken = Questo segreto non è quello promesso.
dice-failed = Le estrazioni non sono arrivate.
dice-all = { $n ->
    [one] Mostra l’estrazione
   *[other] Mostra tutte le { $n } estrazioni
}
dice-key = Estrazione
dice-lots = su
dice-drawn = Numero
dice-word = Ha dato

## Consigli e analisi

hint = Consiglio
hint-not-now = Un consiglio si chiede per una decisione tua.
hint-whole = Il tuo turno è già preparato. Confermalo, o torna indietro.
hint-thinking = Un bot ci pensa …
hint-note = Che cosa farebbe un bot, prima il meglio, con ciò che si aspetta alla fine. Scegli per vederlo sul tabellone; nulla è definitivo.
hint-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hint-chance = { $percent }% di vincere
hint-looks = { $n ->
    [one] guardato una volta
   *[other] guardato { $n } volte
}
hint-anew = Chiedi da qui in poi
hint-ask = Che cosa farebbe un bot?
thoughts = Che cosa hanno guardato i bot
thoughts-note = L’ultima decisione di ogni bot: che cosa ha scelto e che altro ha soppesato, nel suo ordine, con ciò che si aspetta alla fine.
thoughts-none = Ancora nulla da raccontare
thoughts-asked = La domanda: “{ $question }”
thoughts-blind = Questo bot non guarda: per lui ogni risposta vale l’altra.
thoughts-stood-in = Non è arrivata risposta: questa l’ha data una riserva, { $level }.
end-analysis = Analisi
analysis-progress = { $done } decisioni giudicate su { $total } …
analysis-ledger = Si distinguono fortuna e scelte …
analysis-queue = { $n ->
    [one] Prima si analizza un’altra partita …
   *[other] Prima si analizzano altre { $n } partite …
}
analysis-waits = Ci vuole circa un minuto, e va avanti finché questa pagina è aperta.
analysis-seat = Posto
analysis-costly = Che cosa è costato di più
analysis-best = Per { $best } decisioni su { $decisions } non si è trovato di meglio.
analysis-made = Scelto
analysis-better = Meglio
analysis-chance = { $percent }%
analysis-cost = È costato { $percent } punti percentuali di probabilità di vincere
analysis-see = Guarda il momento
analysis-note = Le percentuali sono probabilità di vincere viste da un bot. La somma del bilancio è esatta; le sue parti sono stime.
ledger = Da dove viene il distacco: { $name }
ledger-start = Atteso all’inizio
ledger-luck = Fortuna: { $drawn ->
    [roll] dadi
    [face] dadi extra
    [expert] Esperti
    [animal] Animali
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
ledger-choices = Decisioni: { $name }
ledger-total = Distacco dal migliore degli altri

## Replays

replay = Rivedi
replay-of = Rivedi: { $game }, { $names }
replay-this = Rivedi questa partita
replay-start = Il tavolo prima della prima mossa
replay-moment = Momento della partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-share = Copia un link a questo momento
replay-side = Visto da
replay-leave = Torna al tavolo
replay-keys = Tasti: frecce un passo indietro o avanti, Home all’inizio, Fine alla fine, P riproduci o pausa, A analisi, L cronaca, S punti, M suono.
copied = Copiato.

## Before a game

gathering = Ci si riunisce
waiting-for = { $n ->
    [0] Ci sono tutti.
    [one] Un posto è libero. La partita comincia appena è preso.
   *[other] { $n } posti sono liberi. La partita comincia appena sono presi.
}
seats = Posti
seat-awaits = Si attende qualcuno
fill-with = Occupalo con…
fill-seat = Occupa il posto { $seat }
sit-here = Siediti qui
sit-down = Mi siedo
stand-up = Alzati
agreed = Gli accordi
yes = sì
no = no
invite-title = Invita un amico
invite-what = Un link porta una persona a un posto libero. Vale tre giorni.
invite-make = Crea un link
invite-more = Un altro link
invite-link = Manda questo link, o mostra il codice
invite-code = Il link come codice QR
invite-note = Si mostra solo ora. Ogni link vale per una persona.
copy = Copia
share = Condividi
invitations-open = { $n ->
    [one] 1 invito aperto
   *[other] { $n } inviti aperti
}
invitation-until = N. { $number }, fino al { $date }
revoke = Ritira
join-welcome = Un posto ti aspetta. Come ti chiami al tavolo?

## Making a table

make-title = Crea un tavolo
make-add-seat = Un posto in più
make-remove-seat = Togli il posto { $number }
make-hot-seat = Condividete questo schermo: dice a chi tocca.
make-friends = Creato il tavolo, avrai un link per ogni amico.
make-rules = Le regole
make-others = Il tavolo
make-public = Aperto a tutti
make-public-note = I posti liberi si vedono nella pagina iniziale; altrimenti solo su invito
make-watchers = Altri possono guardare
make-watchers-note = Chi ha l’indirizzo del tavolo può seguire
make-hints = Consigli
make-hints-note = Chi gioca può chiedere che cosa farebbe un bot. Di solito non tra amici
make-pack = Pacchetto di dati
make-pack-note = I valori esatti della tua scatola, in TOML o JSON. Senza, quelli delle figure sono ricostruiti.
pack-choose = Scegli un file
pack-forget = Senza
pack-wrong = { $name } non si può leggere:
pack-read = { $n ->
    [one] Letto: 1 voce. Il server la controlla creando il tavolo.
   *[other] Letto: { $n } voci. Il server le controlla creando il tavolo.
}
make-go = Comincia
make-go-friends = Crea il tavolo
seat-who = Chi siede al posto { $number }
kind-me = Io
kind-me-note = Tu, a questo schermo. Più posti possono essere tuoi, ognuno col suo nome.
kind-friend = Un amico
kind-friend-note = Qualcuno con un invito, sul suo dispositivo.
kind-bot = Un bot
kind-bot-note = Gioca con le tue stesse regole.
bot-random-note = Sceglie qualsiasi cosa permessa.
bot-greedy-note = Prende ciò che conta di più alla fine del suo turno.
bot-beginner-note = Sbaglia spesso: per una prima partita.
bot-casual-note = Gioca bene, con qualche passo falso.
bot-skilled-note = Sbaglia di rado.
bot-expert-note = Gioca molto bene ogni turno.
bot-master-note = Il più forte: guarda oltre il suo turno, e ci mette un momento.
kind-automa = Un automa
kind-automa-note = L’avversario della scatola, forte: una carta Comportamento e una carta Punteggio, da una a tre stelle ciascuna: più stelle, più difficile.
bot-level = Livello
automa-behaviour = Comportamento
automa-scoring = Punteggio
clock = Orologio
clock-note = Chi finisce il tempo lascia il posto a un bot, per sempre.
clock-none = Senza orologio
clock-quick = 15 minuti a testa
clock-calm = 45 minuti a testa
clock-days = 3 giorni a testa
patience = Pazienza
patience-note = Passato questo tempo, un bot gioca per chi manca, finché non torna.
patience-none = Si aspetta
patience-short = 5 minuti
patience-hour = Un’ora
patience-days = 3 giorni

## Who I am

me-title = Tu, qui
me-handle = Identificativo
me-carry = Su un altro dispositivo
me-carry-what = Scegli una frase segreta. Con quella e il tuo identificativo ritrovi i tuoi tavoli altrove. Non serve un indirizzo e-mail.
passphrase = Frase segreta
passphrase-old = Vecchia frase segreta
passphrase-new = Nuova frase segreta
passphrase-keep = Salva
passphrase-change = Cambia
passphrase-set = La tua frase segreta è salvata.
passphrase-changed = La tua frase segreta è cambiata. Sugli altri dispositivi la sessione è chiusa.
sign-in = Accedi
sign-in-what = Hai giocato su un altro dispositivo, e lì hai scelto una frase segreta.
sign-out = Esci
sign-out-everywhere = Esci ovunque
me-data = Ciò che si conserva di te
me-data-what = Il tuo nome, i tuoi tavoli e ciò che vi hai detto. Nient’altro.
me-export = Scarica tutto
me-erase = Cancellami
me-erase-sure = Il tuo nome e le tue parole sono dimenticati per sempre. Dove giochi, un bot prende il tuo posto.
credits-icons = Icone
credits-notices = Tutte le note di questi componenti, per intero
credits-server = Su che cosa poggia il server
credits-changes = Le icone hanno i colori del loro posto; le forme sono invariate.
credits-drawings = Tutti gli altri disegni sono nostri, con la licenza di Ludoteca.
credits-pack = Per giocare con i valori esatti, scrivili in un pacchetto di dati, da scegliere creando il tavolo.

## The guide of a first game

guide = Guida
guide-note = Spiega ogni cosa la prima volta che conta
guide-understood = Capito
guide-leave = Disattiva la guida
guide-is-off = La guida è disattivata. Si riattiva dal menu.
toast-undo = Annulla
