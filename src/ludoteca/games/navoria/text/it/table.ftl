### Navoria al tavolo: che cosa succede, che cosa si chiede, che cosa si può rispondere, e perché no.
###
### Un fatto riempie la variabile del suo nome. I nomi dei posti e degli abitanti non si declinano e non prendono
### articolo. Mestieri, specie, continenti e merci danno anche la loro chiave ($trade-key è trade-merchant, $land-key è
### land-desert o land-any, $good-key è good-food o good-any). Una lista dà $name-count, quanti elementi ha. Uno spazio
### della Capitale si conta da 0, uno spazio di un tracciato dalla partenza.

## Nomi

trade-merchant = Mercante
trade-builder = Costruttore
trade-soldier = Soldato
trade-adventurer = Avventuriero
trade-artisan = Artigiano
species-sprite = spiritello
species-human = umano
species-goblin = goblin
species-beast = belva
land-desert = Deserto
land-glacier = Ghiacciaio
land-forest = Foresta
land-any = un continente a tua scelta
good-food = cibo
good-mineral = minerale
good-weapon = arma
good-any = merce a tua scelta
part-points = punti
part-step = uno spazio in avanti
part-goods = merci
part-outpost = un avamposto
part-artisans = punti per Artigiano
part-or = una di due cose
# Una tessera Favore, chiamata con i mestieri che conta.
favour-tile = { $trades }

## Nomi dentro una frase

head-trade = { $trade-key ->
    [trade-merchant] Mercanti
    [trade-builder] Costruttori
    [trade-soldier] Soldati
    [trade-adventurer] Avventurieri
   *[trade-artisan] Artigiani
}
head-species = { $species-key ->
    [species-sprite] Spiritelli
    [species-human] Umani
    [species-goblin] Goblin
   *[species-beast] Belve
}
head-land = { $land }
in-land = { $land-key ->
    [land-desert] nel Deserto
    [land-glacier] sul Ghiacciaio
    [land-forest] nella Foresta
   *[land-any] su un qualsiasi tracciato
}
of-land = { $land-key ->
    [land-desert] del Deserto
    [land-glacier] del Ghiacciaio
   *[land-forest] della Foresta
}
a-token = un segnalino { $trade }
on-deck = sul mazzo { head-trade }
# Uno spazio della Capitale.
nth = { $space ->
    [0] primo
    [1] secondo
   *[2] terzo
}
nth-space = { nth } spazio

## Numeri di cose

n-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
n-steps = { $steps ->
    [one] 1 spazio
   *[other] { $steps } spazi
} in avanti { in-land }
n-goods = { $good-key ->
    [good-food] { $amount } cibo
    [good-mineral] { $amount ->
        [one] 1 minerale
       *[other] { $amount } minerali
    }
    [good-weapon] { $amount ->
        [one] 1 arma
       *[other] { $amount } armi
    }
   *[good-any] { $amount ->
        [one] 1 merce a tua scelta
       *[other] { $amount } merci a tua scelta
    }
}
n-outposts = { $outposts ->
    [one] 1 avamposto
   *[other] { $outposts } avamposti
} { in-land }
n-per-artisan = { n-points } per Artigiano
n-tokens = { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}
n-of-trade = { $amount } × { $trade }
n-of-species = { $amount } × { $species }
trade-count = { $trade } { $count }
land-count = { $land } { $count }
icon-count = { $species } { $icons }
either = { $first } o { $second }

## Abitanti e spazi, con tutto quello che danno

resident-whole = { $resident } ({ $icons ->
    [one] { $species }
   *[other] { $icons } × { $species }
}){ $gives-count ->
    [0] {""}
   *[other] : { $gives }
}
income-icons = 1 punto per icona { $species } nella fase Introiti
income-flags = 1 punto per bandiera nella fase Introiti
end-outposts = { n-points } per avamposto { in-land } a fine partita
# Lo stesso per una Guida che potrebbe reclutarli: quanto c’è da contare.
income-icons-then = { income-icons } (con questa carta { $icons ->
    [one] 1 icona
   *[other] { $icons } icone
})
income-flags-now = { income-flags } (finora { $flags ->
    [one] 1 bandiera
   *[other] { $flags } bandiere
})
end-outposts-now = { end-outposts } (finora { $outposts ->
    [one] 1 avamposto
   *[other] { $outposts } avamposti
})
space-gives = { nth } ({ $gives })
space-taken = { nth } (occupato)

## Che cosa manca a un ordine

lacks-of-a-kind = { $amount } merci dello stesso tipo
lacks-each = 3 merci, una per tipo
lacks-goods = { $good-key ->
    [good-any] { $amount ->
        [one] 1 merce qualsiasi
       *[other] { $amount } merci qualsiasi
    }
   *[other] { n-goods }
}
order-lacks = { $missing ->
    [1] all’ordine manca solo { $goods }
   *[other] all’ordine mancano { $goods }
}
order-full = l’ordine è completo

## Da dove vengono i punti

why = { $why ->
    [artisans] per gli Artigiani
    [capital] Capitale
    [card] carta
    [income] Introiti
    [order] ordine
    [prize] ricompensa
    [treasure] tesoro
   *[other] { $why }
}

## Eventi: preparazione e round

event-first-guide-drawn = Prima Guida: { $seat }.
event-resident-revealed = Nuova carta { $trade } rivelata: { $resident }.
event-favour-revealed = { $species-key ->
    [species-sprite] Il favore degli spiritelli conterà le carte { $favour }.
    [species-human] Il favore degli umani conterà le carte { $favour }.
    [species-goblin] Il favore dei goblin conterà le carte { $favour }.
   *[species-beast] Il favore delle belve conterà le carte { $favour }.
}
event-favour-blanked = La tessera vuota sostituisce quella { $species-key ->
    [species-sprite] degli spiritelli
    [species-human] degli umani
    [species-goblin] dei goblin
   *[species-beast] delle belve
}: nessuno potrà rivendicare il loro favore.
event-round-began = { $round ->
    [1] Il round { $round } comincia con il Reclutamento. Ordine di turno: { $order }.
   *[other] Il round { $round } comincia con il Reclutamento.
}
event-phase-began = { $phase ->
    [gather] Round { $round }: comincia la Raccolta.
    [income] Round { $round }: cominciano gli Introiti.
    [return] Round { $round }: comincia il Ritorno.
   *[end] Dopo il round { $round } si calcola il punteggio finale.
}
event-order-changed = Ordine di turno secondo i punti: { $order }.

## Eventi: Reclutamento

event-token-drawn = { $seat } pesca { a-token } dal sacchetto.
event-token-to-deck = { $source ->
    [capital] { $seat } prende { a-token } dalla Capitale e lo mette { on-deck }.
   *[bag] { $seat } mette { a-token } { on-deck }.
}
event-token-to-capital = { $seat } mette { a-token } nella Capitale.
event-resident-recruited = { $seat } recluta { $resident }.
event-favour-claimed = { $seat } rivendica il favore { $species-key ->
    [species-sprite] degli spiritelli
    [species-human] degli umani
    [species-goblin] dei goblin
   *[species-beast] delle belve
} ({ $place ->
    [1] spazio più in alto
   *[2] spazio più in basso
}).
event-recruiting-ended = { $tokens ->
    [0] Il Reclutamento è finito.
    [one] Il Reclutamento è finito; 1 segnalino della Capitale torna nel sacchetto.
   *[other] Il Reclutamento è finito; { $tokens } segnalini della Capitale tornano nel sacchetto.
}

## Eventi: Raccolta, merci e moli

event-token-gathered = { $seat } porta { a-token } nella Capitale: { nth-space }.
# Una merce si annuncia quando è sistemata, cioè subito.
event-good-gained = {""}
event-good-missing = { $good-key ->
    [good-any] La riserva è vuota: { $seat } non ottiene merci.
    [good-food] Nella riserva non c’è più cibo per { $seat }.
    [good-mineral] Nella riserva non ci sono più minerali per { $seat }.
   *[good-weapon] Nella riserva non ci sono più armi per { $seat }.
}
event-good-placed = { $seat } ottiene { $good-key ->
    [good-food] 1 cibo
    [good-mineral] 1 minerale
   *[good-weapon] 1 arma
} per il molo { of-land }.
event-order-completed = { $seat } completa l’ordine { of-land }.

## Eventi: indicatori e avamposti

event-explorer-moved = { $seat } avanza { in-land }: spazio { $space }.
event-treasure-found = { $seat } ottiene il tesoro { of-land }: { n-points }.
event-outpost-built = { $seat } costruisce un avamposto { in-land }, sullo spazio { $space }.
event-outposts-spent = { $land-key ->
    [land-any] { $seat } non ha più avamposti da costruire.
   *[other] { $seat } non ha più avamposti da costruire { in-land }.
}

## Eventi: punti, Introiti e Ritorno. Tesori, Introiti e ricompense hanno già detto i loro punti.

event-points-gained = { $why ->
    [treasure] {""}
    [income] {""}
    [prize] {""}
   *[other] { $seat } ottiene { n-points } ({ why }).
}
event-income-counted = { $count ->
    [0] Introiti per { $seat }: { $resident } non ha nulla da contare.
   *[other] Introiti per { $seat }: { $resident } porta { n-points }.
}
event-prize-won = { $seat } ottiene { $place ->
    [1] la prima ricompensa
    [2] la seconda ricompensa
   *[3] la terza ricompensa
} { of-land }: { n-points }.
event-explorer-returned = { $space ->
    [0] { $seat }: l’indicatore { of-land } torna alla partenza.
   *[other] { $way ->
        [forward] { $seat }: l’indicatore { of-land } avanza fino all’avamposto sullo spazio { $space }.
       *[back] { $seat }: l’indicatore { of-land } torna all’avamposto sullo spazio { $space }.
    }
}

## Eventi: la fine

event-score-counted = { $line-key ->
    [score-played] { $seat }, { $line }: { n-points }.
   *[other] { $times ->
        [-1] { $seat }, { $line } ({ $count }): { n-points }.
       *[other] { $seat }, { $line } ({ $count } × { $times }): { n-points }.
    }
}
event-game-ended = { $winners-count ->
    [one] La partita è finita: vince { $winners }. Punteggi: { $scores }.
   *[other] La partita è finita: condividono la vittoria { $winners }. Punteggi: { $scores }.
}

## Punteggio: che cosa conta una riga

score-played = durante la partita
score-soldiers-desert = Soldati × avamposti nel Deserto
score-soldiers-glacier = Soldati × avamposti sul Ghiacciaio
score-soldiers-forest = Soldati × avamposti nella Foresta
score-favour-sprite = favore degli spiritelli, carte
score-favour-human = favore degli umani, carte
score-favour-goblin = favore dei goblin, carte
score-favour-beast = favore delle belve, carte

## Domande

ask-chance = Decide la sorte: si pesca qualcosa.
ask-choose-source = Recluti l’abitante { $number } di { $most }: dal sacchetto o dalla Capitale?
    .other = { $seat } sceglie tra il sacchetto e la Capitale.
ask-keep-token = Hai pescato: { $trades }. Quale segnalino metti sul mazzo del suo mestiere? L’altro va nella Capitale.
    .other = { $seat } sceglie quale segnalino mettere sul mazzo del suo mestiere.
ask-recruit-resident = Quale { $trade } recluti?
    .other = { $seat } sceglie un abitante.
ask-take-token = Porta un segnalino da un mazzo alla Capitale. { $left ->
    [one] È l’ultimo.
   *[other] Sui mazzi ne restano { $left }.
}
    .other = { $seat } sceglie un segnalino da portare alla Capitale.
ask-choose-space = { head-trade }: su quale spazio della loro area metti il segnalino?
    .other = { $seat } sceglie uno spazio dell’area.
ask-choose-part = { $joined ->
    [or] Quale delle due cose prendi?
   *[and] Che cosa prendi per prima?
}
    .other = { $seat } sceglie che cosa prendere.
ask-choose-good = { $goods-count ->
    [0] Quale merce prendi?
   *[other] Quale merce prendi? Insieme ottieni: { $goods }.
}
    .other = { $seat } sceglie una merce.
ask-place-good = { $goods-count ->
    [0] Su quale molo metti questa merce: { $good }?
    [one] Su quale molo metti questa merce: { $good }? Un altro molo riceverà: { $goods }.
   *[other] Su quale molo metti questa merce: { $good }? Gli altri moli ne riceveranno una ciascuno: { $goods }.
}
    .other = { $seat } sceglie un molo per una merce.
ask-choose-order = Più ordini sono completi. Quale viene prima? { $artisans ->
    [0] Non hai ancora Artigiani.
    [one] Hai 1 Artigiano.
   *[other] Hai { $artisans } Artigiani.
}
    .other = { $seat } sceglie quale ordine viene prima.
ask-choose-explorer = Quale dei tuoi indicatori avanza di uno spazio?
    .other = { $seat } sceglie quale indicatore avanza.
ask-choose-outpost = In quale continente costruisci un avamposto?
    .other = { $seat } sceglie dove costruire un avamposto.

## Risposte

option-bag = pescare { n-tokens } dal sacchetto (contiene: { $lying })
option-bag-empty = pescare dal sacchetto: è vuoto
option-capital = prendere { a-token } dalla Capitale{ and-residents }
option-keep-token = il segnalino { $trade } { on-deck }{ and-residents }{ $trades-count ->
    [0] {""}
    [one] ; il segnalino { $trades } va nella Capitale
   *[other] ; nella Capitale: { $trades }
}
# Gli abitanti rivelati accanto a un mazzo.
and-residents = { $residents-count ->
    [0] {""}
   *[other] {" "}({ $residents })
}
option-resident = { $whole }; { $then }
# Che cosa ne è delle icone della sua specie: tante, tante su cinque, o subito il favore.
then-icons = icone { $species }: { $icons }
then-icons-of = icone { $species }: { $icons } su { $most }
then-claim = rivendica il favore { $species-key ->
    [species-sprite] degli spiritelli
    [species-human] degli umani
    [species-goblin] dei goblin
   *[species-beast] delle belve
} ({ $place ->
    [1] spazio più in alto
   *[2] spazio più in basso
})
option-token = { $trade }: { $spaces }
option-token-none = { $trade }: nessun segnalino sul mazzo
option-space = { nth-space }: { $gives }
option-space-taken = { nth-space }: occupato
option-part = { $gives }
option-part-absent = { $part }: non su questo spazio
option-good = { $good } (riserva: { $stock })
option-good-completes = { $good } (riserva: { $stock }); completerebbe l’ordine { $orders }
option-dock = molo { of-land } ({ dock-holds }); poi { $lack }
option-dock-completes = molo { of-land } ({ dock-holds }); completa l’ordine: { $gives }
option-dock-used = molo { of-land } ({ dock-holds }): ha già avuto la sua merce
option-dock-lacks = molo { of-land }: { $lack }
option-order = molo { of-land }: { $gives }
dock-holds = { $holding-count ->
    [0] vuoto
   *[other] { $holding }
}
option-explorer = { $land }: { step-to }{ $flag ->
    [0] {""}
   *[other] , prossima bandiera sullo spazio { $flag }
}, tesoro sullo spazio { $last }; { others-on }
option-explorer-flag = { $land }: { step-to }, una bandiera; tesoro sullo spazio { $last }; { others-on }
option-explorer-treasure = { $land }: { step-to }, il tesoro: { n-points }; { others-on }
option-explorer-again = { $land }: di nuovo il tesoro, { n-points }; { others-on }
step-to = dallo spazio { $space } allo spazio { $to }
others-on = { $others-count ->
    [one] l’altro indicatore è sullo spazio { $others }
   *[other] gli altri indicatori sono sugli spazi { $others }
}
option-outpost = { $land }: avamposto { $number }, sullo spazio { $space }; da quel momento l’ordine dà anche { $gives }{ $points ->
    [0] {""}
   *[other] ; { $points } punti in più dai tuoi Soldati a fine partita
}
option-outposts-built = { $land }: tutti e { $outposts } gli avamposti sono già costruiti

## Il tavolo, parte per parte

view-setup = Preparazione
view-round = Round { $round } di { $rounds }{ $phase ->
    [recruit] : Reclutamento
    [gather] : Raccolta
   *[none] {""}
}
view-over = La partita è finita
view-order = Ordine di turno: { $order }
view-scores = Punteggi: { $scores }
view-hand = Segnalini pescati: { $trades }
view-bag = Sacchetto: { $tokens-count ->
    [0] vuoto
   *[other] { $tokens }
}
view-tokens = Segnalini nella Capitale: { $tokens-count ->
    [0] nessuno
   *[other] { $tokens }
}
view-stock = Riserva: { $lying-count ->
    [0] vuota
   *[other] { $lying }
}
view-decks = Abitanti rivelati
view-deck = { head-trade } ({ $cards } nel mazzo{ $tokens ->
    [0] {""}
   *[other] , sopra { n-tokens }
})
view-resident = – { $whole }
view-capital = Spazi della Capitale
view-area = { head-trade }: { $spaces }
# Uno spazio che dà lo stesso in ogni area.
view-shared = In ogni area: { nth } ({ $gives }){ $trades-count ->
    [0] {""}
   *[other] ; occupato: { $trades }
}
view-tracks = Tracciati Esplorazione
view-track = { head-land }, { $last } spazi: avamposti su { $outposts }{ $flags-count ->
    [0] {""}
    [one] ; bandiera su { $flags }
   *[other] ; bandiere su { $flags }
}; tesoro { $points }; { $prizes-count ->
    [one] ricompensa { $prizes }
   *[other] ricompense { $prizes }
}
view-explorers = – { $guides }
view-explorer = { $outposts-count ->
    [0] { $seat } su { $space }
    [one] { $seat } su { $space } (avamposto su { $outposts })
   *[other] { $seat } su { $space } (avamposti su { $outposts })
}
view-favours = Tessere Favore (servono { $most } icone)
view-favour = { head-species }: { $favour }, { $more } per carta (in alto: { $upper }) o { $points } (in basso: { $lower })
view-favour-blank = { head-species }: vuota, non si può rivendicare
view-favour-none = { head-species }: ancora nessuna tessera
view-claim = { $seat }
view-unclaimed = libero
view-guide = { $seat }
view-points = { n-points }; se la partita finisse adesso: { $total }; prossimi Introiti dalle carte: { $income }
view-pawns = Spazi degli indicatori: { $explorers }; bandiere: { $flags }; avamposti costruiti: { $outposts }
view-dock = Molo { of-land }: { dock-holds }; { $lack }; l’ordine dà { $gives }
view-icons = Icone: { $icons }
view-icons-claimed = { $species } { $icons } ({ $place ->
    [1] favore, in alto
   *[2] favore, in basso
})
view-residents = { head-trade } ({ $count }): { $residents }
held = { $resident }
held-counting = { $resident } ({ $species-key ->
    [species-sprite] conta gli spiritelli
    [species-human] conta gli umani
    [species-goblin] conta i goblin
   *[species-beast] conta le belve
})
held-flags = { $resident } (conta le bandiere)
held-land = { $resident } ({ $land })

## Rifiuti: Reclutamento

refusal-bag-empty = Il sacchetto è vuoto. Prendi un segnalino dalla Capitale.
refusal-token-not-in-capital = Nella Capitale non c’è nessun segnalino di questo tipo: { $trade }.
refusal-token-not-drawn = Non hai pescato nessun segnalino di questo tipo: { $trade }.
refusal-resident-other-trade = { $resident } è di un altro mazzo ({ $trade }); il tuo segnalino è per questo: { $wanted }.
refusal-resident-not-shown = { $resident } adesso non è fra le carte rivelate. Scegli una di quelle.

## Rifiuti: Raccolta

refusal-no-token-on-deck = Su questo mazzo non c’è nessun segnalino: { $trade }.
refusal-space-taken = Lì c’è già un segnalino: { $trade }, { nth-space }.
refusal-space-not-uppermost = A questo tavolo un segnalino va sullo spazio libero più in alto, e questo viene dopo: { $trade }, { nth-space }.
refusal-space-other-trade = Quest’area è per altri segnalini ({ $trade }); il tuo va nell’area del suo mestiere: { $wanted }.
refusal-part-not-here = Questo spazio non dà nulla del genere, o l’hai già preso: { $part } ({ $trade }, { nth-space }).

## Rifiuti: merci, moli, avamposti

refusal-good-out-of-stock = Nella riserva non ce n’è più: { $good }. Scegli un’altra merce.
refusal-dock-used = Le merci ottenute insieme vanno su moli diversi, e questo ha già avuto la sua: { $land }.
refusal-order-incomplete = Questo ordine non è ancora completo: { $land }.
refusal-outposts-built = Lì sono già costruiti tutti e { $outposts } gli avamposti: { $land }.

## Rifiuti: preparare un tavolo

refusal-seat-unknown = “{ $found }” non può prendere posto. Un posto è “person”.
refusal-blank-for-two-only = La tessera Favore vuota è per due Guide; qui siete in { $found }.
