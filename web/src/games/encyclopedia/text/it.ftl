encyclopedia-name = Encyclopedia
encyclopedia-cover-line = una storia degli animali
encyclopedia-line = 1739. Scegli i dadi, guida spedizioni in cinque continenti e pubblica ciò che hai visto.
encyclopedia-facts = da 2 a 4 posti: persone, bot, automi
encyclopedia-first = contro un bot: { $level }
encyclopedia-automa-linne = Linné ★
encyclopedia-automa-trembley = Trembley ★★
encyclopedia-automa-daubenton = Daubenton ★★★
encyclopedia-automa-boudeuse = La Boudeuse ★
encyclopedia-automa-resolution = HMS Resolution ★★
encyclopedia-automa-astrolabe = L’Astrolabe ★★★
encyclopedia-option-edition = Edizione stampata
    .note = I quattro regolamenti differiscono in pochi punti; scegli quello che conosci. Le opzioni sotto restano regolabili.
encyclopedia-option-edition-en = Inglese
encyclopedia-option-edition-fr = Francese
encyclopedia-option-edition-it = Italiana
encyclopedia-option-edition-pl = Polacca
encyclopedia-option-sepultus = Sepultus Creatura
    .note = Sei creature leggendarie si mescolano agli Animali. Non hanno Continente, e il dado deve avere il loro valore esatto.
encyclopedia-option-simon_hodesmann = Simon Hodesmann dà
    .note = Quante Monete dà questo Esperto per un cubo di Tipo III; i regolamenti differiscono.
encyclopedia-option-simon_hodesmann-2 = 2 Monete
encyclopedia-option-simon_hodesmann-3 = 3 Monete
encyclopedia-option-sepultus_with_automas = Sepultus con automi
    .note = Se le creature restano nel mazzo quando gioca un automa; lui le ignora.
encyclopedia-option-face_down_cards = Carte pubblicate
    .note = Se tutti possono guardare gli Animali pubblicati e gli Esperti esauriti, o solo chi li possiede.
encyclopedia-option-face_down_cards-open = Visibili a tutti
encyclopedia-option-face_down_cards-hidden = Solo il proprietario
encyclopedia-option-sepultus_without_cube = Creature senza cubo
    .note = Se una creatura può unirsi a qualsiasi Pubblicazione, come un Animale del Continente del Riferimento, o solo pubblicando il suo cubo.
guide-encyclopedia-draft = Prima del primo round ognuno sceglie Animali da studiare. Ogni Animale ha un Continente e quattro Categorie; quelli dello stesso Continente stanno bene insieme.
guide-encyclopedia-slots = Ogni dado va su una casella della tua plancia. Tutti possono prenderlo. Se lo fa un altro, ottieni ciò che la casella mostra: metti sulla migliore ciò che gli altri vogliono.
guide-encyclopedia-die = Tocca a te: prendi un dado, tuo o altrui, e fai un’azione con esso. Un dado alto fa di più; il colore conta per carte e Spedizioni. Puoi anche scegliere prima il luogo, o trascinarvi un dado.
guide-encyclopedia-action = Sei azioni. Ambasciata e Banca danno mezzi, l’Università un Esperto, l’Accademia un Animale; la Spedizione mette cubi sui tuoi Animali, la Pubblicazione li trasforma in punti.
guide-encyclopedia-continent = Il dado va sulla prima casella libera da sinistra di un Continente: i primi ottengono Reputazione, gli ultimi valore. Un altro colore costa un segnalino.
guide-encyclopedia-cube = Spendi il valore della Spedizione in cubi: il Tipo I costa 2, il II 4, il III 7, il IV 10. Ciò che avanza è perso: scegli bene.
guide-encyclopedia-raise = Alza il valore con Monete (+1), Sigilli Reali (+5) e, in una Spedizione, segnalini (+2), in qualsiasi ordine. Si offre solo ciò che serve ancora, e ogni Sigillo vale quattro punti alla fine.
guide-encyclopedia-expert = Gli Esperti lavorano per te: subito, da ora in poi, o alla fine. Uno del colore del dado porta anche un segnalino.
guide-encyclopedia-animal = Gli Animali del colore del dado sono gratis; un altro colore costa un segnalino o un Sigillo. L’Accademia dà anche Reputazione.
guide-encyclopedia-reference = Una Pubblicazione parte da un Animale di Riferimento: il suo Continente e le sue Categorie decidono quali altri cubi si possono pubblicare con lui.
guide-encyclopedia-publish = Aggiungi gli Animali i cui cubi corrispondono. La riga in basso dice che cosa porta ogni scelta, prima che sia definitiva.
guide-encyclopedia-extra = Il round è finito. Per un Sigillo Reale puoi tirare di nuovo un dado del tabellone e fare un’altra azione.
guide-encyclopedia-automa = L’automa segue le sue carte. La cronaca dà la ragione di ogni suo passo.
guide-encyclopedia-reputation = La Reputazione muove il tuo segnalino sul tracciato; ogni casella bonus raggiunta o superata dà il suo bonus.
guide-encyclopedia-round = Si gira un segnalino Round: ciò che mostra vale per tutti.
ency-round = Round { $round } di { $rounds }
ency-setup = Preparazione
ency-area-map = Mappa
ency-area-cards = Carte
ency-area-desk = Scrivania
ency-area-publications = Pubblicati
ency-area-others = Altri
ency-space = { $category } { $cost }
ency-exactly = si prende con un dado di { $value } esatto
ency-research = { $category }: la ricerca costa { $cost }{ $vp ->
    [0] {""}
   *[other] , { $vp } PV subito
}
ency-researched = { $category }: studiato
ency-embassy = Segnalini Spedizione secondo il valore del dado
ency-bank = Monete, e per il primo dado del round il segnalino Primo Giocatore
ency-academy = Reputazione secondo il valore del dado
ency-first = Primo giocatore
ency-first-short = primo
ency-experts-left = Esperti a faccia in giù: { $cards }
ency-animals-left = Animali a faccia in giù: { $cards }
ency-expedition-space = { $reputation } di Reputazione, valore +{ $bonus }
ency-shelf = { $name }, { $category }: { $cubes ->
    [0] nessun cubo
    [one] 1 cubo
   *[other] { $cubes } cubi
}{ $vp ->
    [0] {""}
   *[other] , { $vp } PV alla fine
}
ency-type = Tipo { $type }: pubblicato dal valore { $value } in su, { $vp } PV per cubo
ency-slot = Quando un altro giocatore prende il dado: { $gift }
ency-coins = Monete: { $count }
ency-tokens = Segnalini Spedizione: { $count }
ency-seals = Sigilli Reali: { $count }
ency-cubes = Cubi disponibili: { $count }{ $fives ->
    [0] {""}
   *[other] . Segnalini “5 cubi” usati: { $fives }
}
ency-reputation = Reputazione: casella { $space }
ency-retired = Esperti a faccia in giù: { $count }
ency-published = Animali pubblicati: { $count }
ency-no-study = Nessun Animale oggetto di studio
ency-points = { $vp } PV ora, { $total } se la partita finisse adesso
ency-open-board = { $name }: mostra tutta la plancia
ency-priorities = I suoi continenti, dal preferito
ency-scores-by = Segna punti secondo { $card }
ency-points-left = punti rimasti
ency-needed = serve { $value }
ency-value = valore
ency-this-round = Questo round
ency-bag = Sacchetto
ency-plan-short = Pianifica
ency-plan-expedition = Pianifica una spedizione
ency-plan-publication = Pianifica una pubblicazione
ency-plan-use = Usa questo piano
ency-plan-begun = Hai già cominciato questa azione. Torna indietro per scegliere altrimenti.
ency-plan-empty =
    { $plan ->
        [expedition] Prima scegli almeno una casella Ricerca.
       *[publication] Non studi alcun animale da pubblicare.
    }
ency-plan-die = Il dado
ency-plan-continent = Continente
ency-plan-no-animals = Qui non studi nessun Animale: { $continent }.
ency-plan-cubes = Quali caselle Ricerca ricevono un cubo?
ency-plan-needed = serve
ency-plan-have = così com’è
ency-plan-reached = pagato
ency-plan-reach = con tutto
ency-plan-points = Sul tuo foglio dei punti: { $points }
ency-plan-asks = Chiesto lungo la via:
ency-plan-reveals = prima si pesca qualcosa. Metti in bozza e continua il piano da lì.
ency-plan-reference = Riferimento
ency-plan-level = Valore del dado
ency-plan-joining = Chi si unisce
ency-plan-choices = Tutte le scelte, dalla migliore
ency-plan-gives = PV per la pubblicazione
ency-colour-paid = Colore pagato con
ency-pay-coin = Monete, +{ $worth } ciascuna
ency-pay-token = Segnalini Spedizione, +{ $worth } ciascuno
ency-pay-seal = Sigilli Reali, +{ $worth } ciascuno
ency-plan-sum = { $value } + { $paid } pagati = { $sum }
ency-of = di { $have }
ency-less = Meno
ency-more = Più
ency-suggest = Come suggerito
ency-n-cubes = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
}
ency-vp = { $vp } PV
ency-kept = tenuto
ency-leaves = esce dal gioco
ency-alone = il solo riferimento
ency-volume = Il volume
ency-volume-of = Il volume di { $name }
ency-volume-over = Degli animali dei cinque continenti
ency-volume-plates = { $plates ->
    [0] un volume che non fu mai stampato
    [one] con una tavola
   *[other] con { $plates } tavole
}
ency-volume-by = descritti da
ency-volume-with = insieme con { $names }
ency-plate = Tavola { $number }
ency-unknown-land = Terra incognita
ency-page = Pagina { $page } di { $pages }
ency-page-back = Pagina precedente
ency-page-on = Pagina seguente
ency-first-page = Questa è la prima pagina
ency-last-page = Questa è l’ultima pagina
encyclopedia-authors = Encyclopedia è di Éric Dubus e Olivier Melison.
