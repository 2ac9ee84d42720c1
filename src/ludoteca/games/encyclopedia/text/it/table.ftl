### Encyclopedia al tavolo: che cosa succede, che cosa si chiede, che cosa si può rispondere, e perché no.
###
### Un fatto riempie la variabile del suo nome. I nomi di posti ed Esperti non si declinano, e nessun participio o
### aggettivo si accorda con loro. I cinque Continenti sono femminili e cominciano per vocale (l’, d’, in); i cinque
### colori si dicono di un dado (maschile). Il dado “3 blu” vuole l’articolo del numero: il 3, ma l’1. Gli Animali
### hanno l’iniziale minuscola: nessuna frase comincia con uno di loro.

## Nomi

colour-red = rosso
colour-yellow = giallo
colour-purple = viola
colour-blue = blu
colour-green = verde
continent-america = America
continent-africa = Africa
continent-asia = Asia
continent-europe = Europa
continent-oceania = Oceania
category-mammal = Mammifero
category-bird = Volatile
category-reptile = Rettile
category-omnivore = Onnivoro
category-carnivore = Carnivoro
category-herbivore = Erbivoro
category-terrestrial = Terrestre
category-arboreal = Arboreo
category-aquatic = Acquatico
category-hot = Caldo
category-cold = Freddo
category-temperate = Temperato
action-embassy = Ambasciata
action-bank = Banca
action-university = Università
action-academy = Accademia
action-expedition = Spedizione
action-publication = Pubblicazione
gift-nothing = niente
gift-expert = un Esperto
gift-animal = un Animale
gift-die = un quinto dado

## Numeri di cose

n-coins = { $coins ->
    [one] 1 Moneta
   *[other] { $coins } Monete
}
n-tokens = { $tokens ->
    [one] 1 segnalino Spedizione
   *[other] { $tokens } segnalini Spedizione
}
n-seals = { $seals ->
    [one] 1 Sigillo Reale
   *[other] { $seals } Sigilli Reali
}
n-vp = { $vp } PV
n-reputation = { $reputation ->
    [one] 1 Punto Reputazione
   *[other] { $reputation } Punti Reputazione
}
n-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
n-cubes = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
}
n-animals = { $animals ->
    [one] 1 Animale
   *[other] { $animals } Animali
}
n-experts = { $experts ->
    [one] 1 Esperto
   *[other] { $experts } Esperti
}
n-paid = { $payment ->
    [coin] { $amount ->
        [one] 1 Moneta
       *[other] { $amount } Monete
    }
    [token] { $amount ->
        [one] 1 segnalino Spedizione
       *[other] { $amount } segnalini Spedizione
    }
   *[seal] { $amount ->
        [one] 1 Sigillo Reale
       *[other] { $amount } Sigilli Reali
    }
}

## Cose. Una carta “whole” è detta con tutto ciò che vi è stampato.

die-face = { $face } { $die }
animal-whole = { $animal } ({ $latin }), { $continent }: { $kinds }
animal-of = { $animal } ({ $continent })
creature = { $animal }
sepultus-whole = { $animal } (Sepultus), dado { $value }, { n-points }: { $kinds }
expert-whole = { $expert }, { $continent }: { $effect }
expert-of = { $expert } ({ $continent })
# Un Esperto che agirebbe collocando il dado, e l’elenco di tutti quelli che lo farebbero.
helper = { $expert }: { $gain }
on-slot = { $slot-key ->
    [gift-nothing] sulla casella che non dà niente
   *[other] sulla casella che dà { $slot }
}
and-helpers = { $helpers-count ->
    [0] {""}
   *[other] ; { $helpers }
}
# Che cosa può pubblicare una Pubblicazione di questo valore: $types è quanti Tipi, il Tipo 0 compreso.
publishes = { $types ->
    [0] ancora niente (serve 2)
    [1] solo carte (Tipo 0)
    [2] fino al Tipo I
    [3] fino al Tipo II
    [4] fino al Tipo III
   *[other] fino al Tipo IV
}

## Che cosa fanno gli Esperti

effect-die = { $action-key ->
    [action-bank] { $gain } per ogni dado collocato alla { $action }
   *[other] { $gain } per ogni dado collocato all’{ $action }
}
effect-die-expedition = { $gain } per ogni Spedizione in { $continent }
effect-die-publication = { $gain } per ogni Pubblicazione
effect-cube = { $gain } per ogni cubo sul Tipo { $kind }
effect-value-dice = +{ $amount } a ogni dado { $colour } che usi
effect-value-expedition = +{ $amount } al valore delle Spedizioni in { $continent }
effect-use = { $gain }, una sola volta e in qualunque momento del tuo turno
effect-end-cubes = alla fine, +{ n-cubes } nella Categoria { $category }
effect-end-tokens = alla fine, +{ n-vp } per ogni segnalino Spedizione
effect-end-seals = alla fine, +{ n-vp } per ogni Sigillo Reale
effect-end-coins = alla fine, +{ n-vp } ogni { n-coins }
effect-end-experts = alla fine, +{ n-vp } per ogni tuo Esperto, anche a faccia in giù
effect-end-reputation = alla fine, +{ n-vp } per ogni casella che separa dalla partenza il tuo segnalino Reputazione

## Da dove viene qualcosa

why = { $why ->
    [academy] Accademia
    [bank] Banca
    [card] la sua carta
    [cards] Animali pubblicati
    [deck] dal mazzo
    [draft] scelta iniziale
    [embassy] Ambasciata
    [expedition] Spedizione
    [expert] Esperto
    [instant] Esperto istantaneo
    [publication] Pubblicazione
    [reputation] Reputazione
    [research] ricerca
    [round-token] segnalino Round
    [seal] Sigillo Reale
    [setup] dotazione iniziale
    [slot] in cambio del dado
    [university] Università
   *[other] { $why }
}

## Eventi: preparazione e round

event-first-player-drawn = Primo giocatore: { $seat }.
event-priorities-drawn = Le priorità di { $seat }: { $continents }.
event-expert-revealed = Nuova carta all’Università: { $expert }.
event-animal-revealed = Nuova carta all’Accademia: { $animal }.
event-deck-rebuilt = { $deck ->
    [expert] Gli Esperti scartati si mescolano e formano un nuovo mazzo.
   *[animal] Gli Animali scartati si mescolano e formano un nuovo mazzo.
}
event-round-began = Comincia il round { $round }.
event-round-token-turned = { $gift-key ->
    [gift-nothing] Segnalino Round: stavolta niente.
   *[other] Segnalino Round: { $gift } per ciascuno.
}
event-die-rolled = { $seat } tira un dado: { $face } { $die }.
event-die-slotted = { $seat } mette { $face ->
    [1] l’1
   *[other] il { $face }
} { $die } { on-slot }.
event-round-ended = Il round { $round } è finito. Le carte scoperte si scartano, i dadi tornano nel sacchetto.

## Eventi: turni

event-turn-began = È il turno di { $seat }.
event-die-taken = { $seat } prende { $face ->
    [1] l’1
   *[other] il { $face }
} { $die } { $whose ->
    [own] dalla propria plancia.
   *[other] { $slot-key ->
        [gift-nothing] dalla plancia di { $owner }.
       *[other] dalla plancia di { $owner } (casella: { $slot }).
    }
}
event-die-placed = { $seat } colloca { $face ->
    [1] l’1
   *[other] il { $face }
} { $die } { $action-key ->
    [action-bank] alla { $action }
   *[other] all’{ $action }
}.
event-expedition-began = { $seat } colloca { $face ->
    [1] l’1
   *[other] il { $face }
} { $die } in { $continent }, { $space ->
    [0] sulla prima casella
    [1] sulla seconda casella
    [2] sulla terza casella
   *[other] sulla quarta casella
}.
event-publication-began = { $seat } pubblica con { $face ->
    [1] l’1
   *[other] il { $face }
} { $die }. Riferimento: { $animal }.
event-colour-paid = { $payment ->
    [token] { $seat } paga 1 segnalino Spedizione: ora il dado è { $colour }.
   *[seal] { $seat } paga 1 Sigillo Reale: ora il dado è { $colour } e vale 5 in più.
}
event-value-raised = { $seat } spende { n-paid }: valore { $value }.
event-seal-sold = { $seat } scarta 1 Sigillo Reale in cambio di Monete.
event-first-player-taken = { $seat } prende il segnalino Primo Giocatore.

## Eventi: ciò che si ottiene

event-coins-gained = { $seat } ottiene { n-coins } ({ why }).
event-tokens-gained = { $seat } ottiene { n-tokens } ({ why }).
event-seals-gained = { $seat } ottiene { n-seals } ({ why }).
event-points-gained = { $seat } ottiene { n-vp } ({ why }).
event-reputation-gained = { $seat } ottiene { n-reputation } ({ why }): segnalino Reputazione sulla casella { $space }.
event-bonus-owed = { $seat } sceglierà { $gift } dopo questo turno.
event-bonus-lost = Per { $seat } non resta nessuna carta: il bonus è perso ({ $gift }).

## Eventi: carte

event-expert-taken = { $seat } prende { $expert } ({ why }).
event-expert-seated = { $expert } ora lavora per { $seat }.
event-expert-covered = { $expert } ora lavora per { $seat } e copre { $covered }.
event-expert-tucked = { $seat } infila una carta sotto la plancia, a faccia in giù: { $expert }.
event-expert-used = { $seat } usa { $expert }.
event-expert-worked = { $expert } aiuta { $seat }.
event-animal-taken = { $seat } prende un Animale: { $animal } ({ why }).
event-sepultus-passed-over = { $seat } pesca una creatura e la mette da parte: { $animal }.

## Eventi: ricerca e Pubblicazione

event-cube-placed = { $seat } colloca un cubo: { $animal }, { $category }. { $points ->
    [0] Non restano punti.
    [one] Resta 1 punto.
   *[other] Restano { $points } punti.
}
event-animal-added = { $seat } aggiunge un Animale alla Pubblicazione: { $animal }.
event-cubes-published = { $seat } pubblica { n-cubes }: { $category }, { n-vp }.
event-animal-published = { $seat } conserva un Animale pubblicato: { $animal }.
event-animal-removed = Un Animale di un altro Continente esce dal gioco: { $animal }.

## Eventi: azioni extra

event-extra-action-taken = { $seat } scarta 1 Sigillo Reale per un’azione extra con un dado { $die } del tabellone.
event-extra-action-declined = { $seat } non fa azioni extra.
event-die-rerolled = { $seat } tira di nuovo il dado: { $face } { $die }.

## Eventi: gli automi, come li annota un cancelliere

event-automa-took-die = { $seat } prende { $face ->
    [1] l’1
   *[other] il { $face }
} { $die } { $whose ->
    [own] dalla propria plancia
   *[other] dalla plancia di { $owner }
} ({ $reason ->
    [only] l’ultimo
    [highest] il più alto
    [priority] il più alto; il colore ha la priorità
    [least] il più alto; quello che dà meno agli altri
   *[furthest] il più alto; il più lontano in senso orario
}).
event-automa-acted = La carta di { $seat } per un { $face }: { $action }.
event-automa-took-animal = { $seat } prende un Animale: { $animal } ({ $reason ->
    [deck] dal mazzo
   *[priority] secondo le sue priorità
}).
event-automa-took-expert = { $seat } prende { $expert } ({ $reason ->
    [deck] dal mazzo
   *[priority] secondo le sue priorità
}).
event-automa-chose-continent = { $seat } sceglie l’{ $continent } ({ $reason ->
    [full] { n-animals }; ciò che preferirebbe è al completo
    [tied] { n-animals }; a parità decidono le sue priorità
   *[most] { n-animals }, più che altrove
}).
event-automa-skipped = { $what ->
    [first] Il segnalino Primo Giocatore è già stato preso in questo round: { $seat } ne fa a meno.
    [expert] Non resta nessun Esperto: { $seat } ne fa a meno.
   *[animal] Non resta nessun Animale: { $seat } ne fa a meno.
}
event-automa-spent-tokens = { $seat } scarta { n-tokens } per { n-vp }.
event-automa-slotted-dice = { $seat } dispone i suoi dadi, dal più basso al più alto: { $faces } ({ $dice }).

## Eventi: la fine

event-study-discarded = { $seat } scarta { n-animals } ancora oggetto di studio.
event-score-counted = { $line-key ->
    [score-played] { $seat }, { $line }: { n-vp }.
   *[other] { $seat }, { $line } ({ $count }): { n-vp }.
}
event-game-ended = { $winners-count ->
    [one] La partita è finita: vince { $winners }. Punteggi: { $scores }.
   *[other] La partita è finita: condividono la vittoria { $winners }. Punteggi: { $scores }.
}

## Foglio dei punteggi: che cosa conta una riga

score-played = durante la partita
score-mammal = cubi Mammifero
score-bird = cubi Volatile
score-reptile = cubi Rettile
score-omnivore = cubi Onnivoro
score-carnivore = cubi Carnivoro
score-herbivore = cubi Erbivoro
score-terrestrial = cubi Terrestre
score-arboreal = cubi Arboreo
score-aquatic = cubi Acquatico
score-hot = cubi Caldo
score-cold = cubi Freddo
score-temperate = cubi Temperato
score-america = carte d’America
score-africa = carte d’Africa
score-asia = carte d’Asia
score-europe = carte d’Europa
score-oceania = carte d’Oceania
score-experts1 = Esperti di uno stesso Continente, gruppo maggiore
score-experts2 = Esperti di uno stesso Continente, secondo gruppo
score-experts3 = Esperti di uno stesso Continente, terzo gruppo
score-seals = Sigilli Reali
score-coins = Monete
score-tokens = segnalini Spedizione

## Domande

ask-chance = Decide la sorte: si pesca o si tira qualcosa.
ask-draft-animal = Prendi dall’Accademia un Animale da studiare ({ $left ->
    [one] è l’ultimo
   *[other] te ne spettano { $left }
}).
    .other = { $seat } sceglie un Animale da studiare.
ask-slot-die = Su quale casella metti { $face ->
    [1] l’1
   *[other] il { $face }
} { $die }? Se lo prende un altro giocatore, ottieni ciò che mostra la casella. { $left ->
    [0] È il tuo ultimo dado.
    [one] Poi te ne resta 1.
   *[other] Poi te ne restano { $left }.
}
    .other = { $seat } sceglie una casella per un dado.
ask-take-die = Prendi un dado da una plancia qualsiasi. { $left ->
    [one] È l’ultimo di questo round.
   *[other] In questo round ne restano { $left }.
}
    .other = { $seat } sceglie un dado.
ask-choose-action = Che cosa fai con { $face ->
    [1] l’1
   *[other] il { $face }
} { $die }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } grazie ai tuoi Esperti)
}?
    .other = { $seat } decide che cosa fare con il dado.
ask-choose-expert = Quale Esperto prendi? Il dado è { $colour }: un Esperto di quel colore porta anche 1 segnalino Spedizione.
    .other = { $seat } sceglie un Esperto.
ask-match-colour = Colore del dado: { $colour }; dell’Esperto ({ $expert }): { $wanted }. Vuoi pagare 1 Sigillo Reale (ne hai { $seals }) per farli coincidere e ottenere 1 segnalino Spedizione?
    .other = { $seat } decide se far coincidere il dado con il colore dell’Esperto.
ask-seat-expert = { $free ->
    [0] Le tue caselle Esperto sono tutte occupate. Dove va { $expert }?
   *[other] Dove va { $expert }?
} ({ $effect })
    .other = { $seat } decide dove va il nuovo Esperto.
ask-choose-animal = Quale Animale prendi? Il dado è { $colour }; un altro colore costa 1 segnalino Spedizione o 1 Sigillo Reale (hai { n-tokens } e { n-seals }).
    .other = { $seat } sceglie un Animale.
ask-recolour-for-sepultus = Per questa creatura il dado deve valere esattamente { $need }: { $animal }. Ora è { $colour } e vale { $value }. Cambi colore al dado?
    .other = { $seat } decide se cambiare colore al dado.
ask-raise-value = Il valore è { $value }. Che cosa paghi per aumentarlo? { $goods ->
    [tokens-too] Un Sigillo Reale aggiunge 5, un segnalino Spedizione 2, una Moneta 1; hai { n-seals }, { n-tokens } e { n-coins }.
   *[no-tokens] Un Sigillo Reale aggiunge 5, una Moneta 1; hai { n-seals } e { n-coins }.
} { raise-goal }
    .other = { $seat } decide che cosa pagare per aumentare il valore.
ask-raise-with-seals = Quanti Sigilli Reali spendi? Valore { $value }; ognuno aggiunge { $worth }, e ne hai { $have }. { raise-goal }
    .other = { $seat } decide quanti Sigilli Reali spendere.
ask-raise-with-tokens = Quanti segnalini Spedizione spendi? Valore { $value }; ognuno aggiunge { $worth }, e ne hai { $have }. { raise-goal }
    .other = { $seat } decide quanti segnalini Spedizione spendere.
ask-raise-with-coins = Quante Monete spendi? Valore { $value }; ognuna aggiunge { $worth }, e ne hai { $have }. { raise-goal }
    .other = { $seat } decide quante Monete spendere.
# $short è quanto manca al valore per arrivare a ciò che serve.
raise-goal = { $short ->
    [0] Oltre { $useful } non serve.
   *[other] Serve almeno { $need }; oltre { $useful } è sprecato.
}
ask-pay-colour = Che cosa paghi perché il dado passi da { $colour } a { $wanted }?
    .other = { $seat } decide che cosa pagare per il colore del dado.
ask-choose-continent = Dove va la Spedizione con { $face ->
    [1] l’1
   *[other] il { $face }
} { $die }?
    .other = { $seat } decide dove va la Spedizione.
ask-place-cube = Su quale casella Ricerca metti un cubo? { $continent }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} da spendere; cubi disponibili: { $cubes }.
    .other = { $seat } sceglie una casella Ricerca per un cubo.
ask-choose-reference = Quale dei tuoi Animali è il Riferimento per { $face ->
    [1] l’1
   *[other] il { $face }
} { $die }?
    .other = { $seat } sceglie il Riferimento di una Pubblicazione.
ask-add-animal = { $categories-count ->
    [0] Quali Animali pubblichi con il Riferimento? Non si pubblicano cubi, solo carte d’{ $continent }.
   *[other] Quali Animali pubblichi con il Riferimento? Valore { $value }: cubi ({ $categories }) e carte d’{ $continent }.
} Riferimento: { $animal }.
    .other = { $seat } sceglie gli Animali da pubblicare con il Riferimento.
ask-last-moment = L’ultima azione è fatta. Resta qualcosa da vendere o da usare?
    .other = { $seat } guarda se resta qualcosa da vendere o da usare.
ask-take-extra-action = { $seals ->
    [0] Non hai Sigilli Reali per un’azione extra. Vuoi fare qualcos’altro?
   *[other] Quale dado prendi dal tabellone e tiri di nuovo, per 1 Sigillo Reale (ne hai { $seals })? Oppure passi?
}
    .other = { $seat } decide se fare un’azione extra.
ask-take-free-expert = Quale Esperto prendi gratis ({ why })?
    .other = { $seat } sceglie un Esperto gratis.
ask-take-free-animal = Quale Animale prendi gratis ({ why })?
    .other = { $seat } sceglie un Animale gratis.

## Risposte

option-die = { $whose ->
    [own] { $face } { $die }, dalla tua plancia
   *[other] { $slot-key ->
        [gift-nothing] { $face } { $die }, dalla plancia di { $owner } (che non ottiene { $slot })
       *[other] { $face } { $die }, dalla plancia di { $owner } (che ottiene { $slot })
    }
}
option-die-elsewhere = dado { $die }, ora non disponibile
option-pass = nessuna azione extra
option-extra-place = dado { $die }, per ora { $face }: { $action }
option-extra-space = dado { $die }, per ora { $face }: { $continent }
option-slot = casella { $number }: { $slot }{ $dice-count ->
    [0] {""}
   *[other] {" "}(già lì: { $dice })
}
option-embassy = Ambasciata: { n-tokens }{ and-helpers }
option-bank = { $first ->
    [free] Banca: { n-coins } e il segnalino Primo Giocatore{ and-helpers }
   *[taken] Banca: { n-coins }{ and-helpers }
}
option-university = { $matching ->
    [0] Università: un Esperto (scoperti: { $experts }){ and-helpers }
    [one] Università: un Esperto (scoperti: { $experts }, di cui 1 in { $colour }, che porta 1 segnalino Spedizione){ and-helpers }
   *[other] Università: un Esperto (scoperti: { $experts }, di cui { $matching } in { $colour }, che portano 1 segnalino Spedizione ciascuno){ and-helpers }
}
option-academy = { $matching ->
    [0] Accademia: un Animale (nessuno scoperto in { $colour }) e { n-reputation }{ and-helpers }
   *[other] Accademia: un Animale (scoperti in { $colour }: { $matching }) e { n-reputation }{ and-helpers }
}
option-expedition = Spedizione: valore { $value }, più il bonus della casella (in { $continent } senza pagare)
option-publication = Pubblicazione: valore { $value }, { publishes }{ and-helpers }
option-continent = { $continent }: { n-reputation }, valore { $value } (casella +{ $more }){ colour-cost }{ and-helpers }
option-continent-full = { $continent }: al completo
# $match è same o paid: se il dado ha già quel colore oppure no.
colour-cost = { $match ->
    [same] {""}
   *[paid] ; prima paghi per rendere il dado { $colour }
}
option-amount = { $gives-key ->
    [n-points] { $amount ->
        [0] niente: valore { $value }
       *[other] { n-paid }: valore { $value }
    }
   *[other] { $amount ->
        [0] niente: valore { $value }, { $gives }
       *[other] { n-paid }: valore { $value }, { $gives }
    }
}
option-raise-done = { $gives-key ->
    [n-points] non pagare altro: valore { $value }
   *[other] non pagare altro: valore { $value }, { $gives }
}
option-pay-colour = { $payment ->
    [token] 1 segnalino Spedizione (ne hai { $have }): il dado diventa { $colour }
   *[seal] 1 Sigillo Reale (ne hai { $have }): il dado diventa { $colour } e vale { $more } in più
}
option-keep-colour = lasciarlo { $colour }
option-match-colour = 1 Sigillo Reale: il dado diventa { $colour }, ottieni { n-tokens }
option-recolour = { $payment ->
    [token] 1 segnalino Spedizione: { $colour }, valore { $value }
   *[seal] 1 Sigillo Reale: { $colour }, valore { $value }
}
option-deck-animal = la prima carta del mazzo degli Animali
option-deck-expert = la prima carta del mazzo degli Esperti
option-animal-paid = { $whole }; prima paghi per rendere il dado { $colour }
option-expert-match = { $whole }; più { n-tokens } per il colore
option-slot-expert = in una casella libera: { $expert }
option-tuck = sotto la plancia, a faccia in giù e senza effetto: { $expert }
option-cover = sopra { $covered }, che non agirà più ({ $effect })
option-use-expert = usare { $expert }: { $gain }
option-seal-for-coins = scartare 1 Sigillo Reale: { n-coins }
option-research = { $animal }, { $category }: { $vp ->
    [0] { n-points }
   *[other] { n-points }, { n-vp } subito
}
option-research-done = { $points ->
    [0] basta così
    [one] basta così; 1 punto va perso
   *[other] basta così; { $points } punti vanno persi
}
option-reference = { $animal } ({ $continent }), { $categories-count ->
    [0] senza cubi
   *[other] cubi: { $categories }
}{ colour-cost }
option-add = { $categories-count ->
    [0] { $animal }: la carta, { n-vp }
    [one] { $animal }: un cubo ({ $categories }), { n-vp }, { $pile ->
        [kept] carta compresa
       *[removed] e la carta esce dal gioco
    }
   *[other] { $animal }: cubi ({ $categories }), { n-vp }, { $pile ->
        [kept] carta compresa
       *[removed] e la carta esce dal gioco
    }
}
option-publish = pubblicare { n-animals }: { n-vp } e 1 Sigillo Reale

## Il tavolo, parte per parte

view-setup = Preparazione
view-round = Round { $round } di { $rounds }
view-over = La partita è finita
view-token = Segnalino Round: { $gift }
view-first = Primo giocatore: { $seat }
view-turn = Turno: { $seat }
view-hand = Dado in mano: { $face } { $die }
view-scores = Punteggi: { $scores }
view-places = Luoghi
view-place = { $action }: { $lying }
view-place-empty = { $action }: nessun dado
view-university = Università (mazzo: { n-experts })
view-academy = Accademia (mazzo: { n-animals })
view-no-card = non resta nessuna carta
view-expeditions = Spedizioni
view-continent = { $continent } ({ $colour }): { $lying-count ->
    [0] nessun dado
   *[other] { $lying }
}; prossima casella: { n-reputation }, valore +{ $more }
view-continent-full = { $continent }: { $lying }; al completo
view-publications = Cubi pubblicati
view-shelves = { $seat }: { $shelves-count ->
    [0] ancora nessuno
   *[other] { $shelves }
}
view-shelf = { $category } { $cubes }
view-seat = { $seat }
view-goods = { n-vp }, { n-coins }, { n-tokens }, { n-seals }
view-score-now = Se la partita finisse adesso: { $points } PV
view-reputation = Reputazione: casella { $space }; prossimo bonus fra { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
}: { $bonus }
view-reputation-bare = Reputazione: casella { $space }
view-slots = Dadi: { $slots }
view-slot = { $lying } ({ $slot })
view-drawn = Dadi da collocare: { $lying }
view-expert = Esperto: { $whole }
view-face-down = { $experts ->
    [one] 1 Esperto a faccia in giù
   *[other] { $experts } Esperti a faccia in giù
}: { $names }
view-face-down-covered = { $experts ->
    [one] 1 Esperto a faccia in giù
   *[other] { $experts } Esperti a faccia in giù
}
view-study = Animale: { $animal }, { $continent }{ view-cubes }{ view-free }
view-study-sepultus = Creatura: { $animal }{ view-cubes }{ view-free }
view-cubes = { $lying-count ->
    [0] {""}
   *[other] ; cubi: { $lying }
}
view-free = { $free-count ->
    [0] {""}
   *[other] ; caselle libere: { $free }
}
view-space = { $category } { $points }
view-automa-animals = Carte, { n-animals }: { $names }
view-published = Pubblicati, { n-animals }: { $names }
view-published-covered = Pubblicati: { n-animals }, a faccia in giù
view-automa = Automa: { $behaviour } { $stars }, carta Punteggio: { $scoring } { $marks }
view-priorities = Priorità: { $continents }
view-automa-rows = In base al dado: { $rows }
view-automa-row = { $face } { $action } ({ $gains })
automa-first = Primo Giocatore se è ancora libero
automa-vp-per-token = { n-vp } per segnalino

## Rifiuti: il dado, il suo colore e il suo valore

refusal-die-not-on-a-board = Questo dado ora non è su nessuna plancia: { $die }. Prendine uno che ci sia.
refusal-slot-holds-die = C’è già un dado { on-slot }. Metti questo su una casella libera.
refusal-slot-holds-two-already = Una sola casella può avere due dadi, e una ne ha già due. Anche { on-slot } c’è già un dado.
# $nearest è ciò che manca e $amount quanto: niente di più piccolo basterebbe.
nearest-change = { $nearest ->
    [coin] { $amount ->
        [one] Basterebbe 1 Moneta in più.
       *[other] Basterebbero { $amount } Monete in più.
    }
    [token] { $amount ->
        [one] Basterebbe 1 segnalino Spedizione in più.
       *[other] Basterebbero { $amount } segnalini Spedizione in più.
    }
    [seal] { $amount ->
        [one] Basterebbe 1 Sigillo Reale in più.
       *[other] Basterebbero { $amount } Sigilli Reali in più.
    }
    [animal] Basterebbe un Animale in più di quel Continente fra quelli che studi.
   *[none] Nessuna cosa in più basterebbe da sola.
}
refusal-wrong-colour = Il dado è { $colour }, e ne serve uno { $wanted }; hai { n-tokens } e { n-seals }. { nearest-change }
refusal-not-enough = { $payment ->
    [coin] { $need ->
        [one] Serve 1 Moneta; ne hai { $have }.
       *[other] Servono { $need } Monete; ne hai { $have }.
    }
    [token] { $need ->
        [one] Serve 1 segnalino Spedizione; ne hai { $have }.
       *[other] Servono { $need } segnalini Spedizione; ne hai { $have }.
    }
   *[seal] { $need ->
        [one] Serve 1 Sigillo Reale; ne hai { $have }.
       *[other] Servono { $need } Sigilli Reali; ne hai { $have }.
    }
}
refusal-value-too-low = { $more ->
    [0] Così si arriva a { $value }, e per questa azione serve almeno { $need }. Spendi di più.
   *[other] Così si arriva a { $value }, e in seguito puoi aggiungere { $more }; per questa azione serve almeno { $need }. Spendi di più adesso.
}
refusal-payment-useless = { $payment ->
    [coin] Il valore è { $value }, e qui oltre { $useful } non serve. Così tante Monete sarebbero uno spreco.
    [token] Il valore è { $value }, e qui oltre { $useful } non serve. Così tanti segnalini Spedizione sarebbero uno spreco.
   *[seal] Il valore è { $value }, e qui oltre { $useful } non serve. Così tanti Sigilli Reali sarebbero uno spreco.
}
refusal-tokens-for-expeditions = I segnalini Spedizione aumentano solo il valore delle Spedizioni.
refusal-payment-breaks-action = { $payment ->
    [token] Senza questo segnalino Spedizione l’azione non arriverebbe in fondo. Paga il colore con un Sigillo Reale.
   *[seal] Senza questo Sigillo Reale l’azione non arriverebbe in fondo. Paga il colore con un segnalino Spedizione.
}

## Rifiuti: azioni intere e azioni libere

refusal-aside-breaks-action = Così non potresti più completare l’azione che hai cominciato. Prima completala.
refusal-card-breaks-action = Se prendessi questa carta, non potresti più completare l’azione che hai cominciato. Prendine un’altra.
refusal-seating-breaks-action = Se l’Esperto andasse lì, non potresti più completare l’azione che hai cominciato. Scegli un altro posto.
refusal-not-your-turn = Le azioni libere si fanno nel proprio turno, e questo è di qualcun altro.
refusal-no-seal = Serve { $need } Sigillo Reale; ne hai { $have }.
refusal-expert-spent = { $expert } è a faccia in giù: un Esperto istantaneo serve una volta sola.
refusal-expert-not-yours = { $expert } non lavora per te.

## Rifiuti: Esperti e Animali

refusal-no-expert-left = In questo round all’Università non resta nessun Esperto.
refusal-expert-not-on-display = { $expert } ora non è all’Università. Scegli una delle carte scoperte.
refusal-not-instant = { $expert } non è un Esperto istantaneo: per agire occupa una casella.
refusal-no-free-slot = Le tue { $slots } caselle Esperto sono tutte occupate. Copri uno dei tuoi Esperti, o infila sotto quello nuovo.
refusal-slot-free-no-cover = { $free ->
    [one] C’è 1 casella Esperto libera: non si copre nessuno, nemmeno { $expert }.
   *[other] Ci sono { $free } caselle Esperto libere: non si copre nessuno, nemmeno { $expert }.
}
refusal-slot-free-no-tuck = { $free ->
    [one] C’è 1 casella Esperto libera: il nuovo Esperto va lì e non si infila sotto.
   *[other] Ci sono { $free } caselle Esperto libere: il nuovo Esperto va lì e non si infila sotto.
}
refusal-expert-not-active = { $expert } non è tra i tuoi Esperti attivi. Puoi coprire solo uno di loro.
refusal-no-animal-left = In questo round all’Accademia non resta nessun Animale.
refusal-no-animal-of-colour = Nessun Animale scoperto ha il colore del dado ({ $colour }); hai { n-tokens } e { n-seals }. { nearest-change }
refusal-animal-not-on-display = Questo Animale ora non è all’Accademia: { $animal }. Scegli una delle carte scoperte.
refusal-display-only = Qui si prendono solo carte scoperte, non la prima del mazzo.
refusal-display-first = Il mazzo serve solo quando non c’è nessuna carta scoperta da prendere, e { $cards ->
    [one] ce n’è 1.
   *[other] ce ne sono { $cards }.
}

## Rifiuti: Spedizioni

refusal-continent-full = Le { $spaces } caselle Spedizione hanno già tutte un dado: { $continent }.
refusal-nothing-to-research = Nessuno dei tuoi Animali ha una casella Ricerca libera per questa Spedizione: { $continent }. { nearest-change }
refusal-expedition-too-weak = La Spedizione non potrebbe collocare nessun cubo: { $continent }. Lì il dado vale { $value }, e la casella libera più economica costa { $need }; hai { n-tokens }, { n-coins } e { n-seals }. { nearest-change }
refusal-no-cube-left = { $cubes ->
    [0] Non ti resta nessun cubo Ricerca, e in nessuna Categoria ne hai cinque da scambiare con un segnalino.
    [one] Ti resta 1 cubo Ricerca, e in nessuna Categoria ne hai cinque da scambiare con un segnalino.
   *[other] Ti restano { $cubes } cubi Ricerca, e in nessuna Categoria ne hai cinque da scambiare con un segnalino.
}
refusal-no-five-cubes-token-left = { $cubes ->
    [0] Non ti resta nessun cubo Ricerca, e i tuoi { $tokens } segnalini “5 cubi” sono già tutti in uso.
    [one] Ti resta 1 cubo Ricerca, e i tuoi { $tokens } segnalini “5 cubi” sono già tutti in uso.
   *[other] Ti restano { $cubes } cubi Ricerca, e i tuoi { $tokens } segnalini “5 cubi” sono già tutti in uso.
}
refusal-one-cube-at-least = Una Spedizione colloca almeno { n-cubes }. Prima scegli una casella Ricerca.
refusal-animal-elsewhere = Questa Spedizione va in { $continent }, e questo Animale vive altrove: { $animal }, { $home }.
refusal-animal-not-yours = Questo Animale non è oggetto del tuo studio: { $animal }.
refusal-space-taken = Lì c’è già un cubo: { $animal }, { $category }.
refusal-points-short = { $need ->
    [one] Questa casella costa 1 punto; te ne restano { $points }.
   *[other] Questa casella costa { $need } punti; { $points ->
        [one] te ne resta 1.
       *[other] te ne restano { $points }.
    }
}

## Rifiuti: Pubblicazioni

refusal-no-reference = Il Riferimento di una Pubblicazione è un Animale oggetto di studio, e non ne hai nessuno adatto. Continente del dado: { $continent }. { nearest-change }
refusal-reference-from-study = Il Riferimento di una Pubblicazione è uno dei tuoi Animali oggetto di studio.
refusal-publication-too-weak = Una Pubblicazione richiede un valore di { $need }; il dado vale { $value }, e hai { n-coins } e { n-seals }. { nearest-change }
refusal-already-in-publication = Questo Animale è già nella Pubblicazione: { $animal }.
refusal-nothing-shared = Questo Animale non è d’{ $continent } e non ha cubi in una Categoria che ora si pubblica: { $animal }.

## Rifiuti: azioni extra

refusal-extra-needs-seal = Un’azione extra costa { $need } Sigillo Reale; ne hai { $have }.
refusal-extra-taken = La tua azione extra è già fatta: in questo round nessun secondo dado.
refusal-die-in-publication = Questo dado è servito a pubblicare e resta dov’è fino alla fine del round: { $die }.
refusal-die-not-placed = Questo dado non è sul tabellone: { $die }. Prendine uno da un luogo o da una casella Spedizione.

## Rifiuti: Sepultus Creatura

refusal-value-too-high = Il dado varrebbe { $value }, a questa creatura serve esattamente { $need }, e il valore di un dado non si abbassa mai.
refusal-value-not-exact = Il dado vale { $value }, e a questa creatura serve esattamente { $need }; hai { n-coins } e { n-seals }. { nearest-change }
refusal-payment-misses = Così si arriva a { $value }, e da lì nessun Sigillo Reale porta esattamente a { $need }. Paga tutte le Monete in una volta.
refusal-colour-spoils-value = Ora il dado vale { $value }, e con quel colore non potrebbe arrivare esattamente a { $need }.
refusal-colour-changes-nothing = Anche in { $colour } il dado varrebbe lo stesso: per questo non ti viene proposto.
refusal-sepultus-has-cube = Una creatura ospita un solo cubo, e questa ha già il suo: { $animal }.
refusal-sepultus-never-reference = Una creatura non è mai il Riferimento: { $animal }. Scegli un Animale che abbia un Continente.
refusal-sepultus-without-cube = Una creatura si pubblica solo con il suo cubo, in una Categoria di questa Pubblicazione: { $animal }.

## Rifiuti: preparare un tavolo

refusal-seat-unknown = “{ $found }” non può occupare un posto. Un posto è “person”, o un automa come “automa:linne:boudeuse”.
refusal-too-many-automas = { $found } automi sono troppi: al massimo { $most }.
refusal-behaviour-unknown = Nessuna carta Comportamento si chiama “{ $found }”. Ci sono: { $known }.
refusal-scoring-unknown = Nessuna carta Punteggio si chiama “{ $found }”. Ci sono: { $known }.
refusal-sepultus-without-automas = Questa edizione gioca Sepultus Creatura senza automi. Togli le creature o gli automi, oppure attiva sepultus_with_automas.

## Rifiuti: pianificare

refusal-plan-not-now = Da qui non lo si può pianificare. Un piano comincia quando prendi un dado o scegli un’azione.
refusal-plan-short = Serve un valore di { $need }, e si arriva al massimo a { $value }.
refusal-plan-payment = Qui si può pagare solo questo: { n-paid }.
