navoria-name = Navoria
navoria-line = Tre continenti oltre il mare. Raduna abitanti, riempi i moli, costruisci avamposti e sii la Guida che seguono.
navoria-facts = da 2 a 4 posti: persone e bot
navoria-first = contro due bot: { $level }
navoria-round = Round { $round } di { $rounds }
navoria-phase = { $phase ->
    [recruit] Reclutamento
    [gather] Raccolta
    [return] Ritorno
    [over] Fine
   *[setup] Preparazione
}
navoria-area-decks = Abitanti
navoria-area-lands = Continenti
navoria-area-capital = Capitale
navoria-area-guides = Guide
navoria-cards = { $cards ->
    [one] 1 carta coperta
   *[other] { $cards } carte coperte
}
navoria-tokens = { $tokens ->
    [one] 1 segnalino sul mazzo
   *[other] { $tokens } segnalini sul mazzo
}
navoria-bag = { $tokens ->
    [0] Il sacchetto è vuoto
    [one] 1 segnalino nel sacchetto
   *[other] { $tokens } segnalini nel sacchetto
}
navoria-capital = Nella Capitale
navoria-capital-empty = Nessun segnalino qui
navoria-space = { $land }, spazio { $space }
navoria-space-start = { $land }, la partenza
navoria-space-flag = { $land }, spazio { $space }: una bandiera
navoria-space-outpost = { $land }, spazio { $space }: per l’avamposto { $outpost }
navoria-space-treasure = { $land }, spazio { $space }: il tesoro, { $points } punti
navoria-prize = Ricompensa { $place } nella fase Introiti: { $points }
navoria-explorer = { $name }, { $land }: spazio { $space }
navoria-favour = { $species }: { $icons } icone per rivendicare questo favore. Alla fine { $upper } punti (primo) o { $lower } (secondo) per ogni carta: { $trades }.
navoria-favour-blank = { $species }: questo favore non si può rivendicare.
navoria-dock = Molo, { $land } ({ $holding }). L’ordine dà: { $gives }.
navoria-outpost = Costruito questo avamposto, l’ordine dà anche: { $gives }.
navoria-stock = Riserva
navoria-stock-good = Nella riserva: { $good } { $count }
navoria-icons = { $species }: { $icons } su { $most }
navoria-open-guide = { $name }: mostra tutta la plancia
navoria-order = Ordine di turno: { $names }
navoria-flags = Bandiere raggiunte: { $flags }
navoria-recruited = Reclutati: { $recruited } di { $recruits }
navoria-points = { $points } punti ora, { $total } se la partita finisse adesso
navoria-joining = Si unisce a te
navoria-journeys = I viaggi
navoria-journeys-of = I viaggi di { $name }
navoria-journeys-with = con { $names }
navoria-journeys-coming = La mappa viene disegnata…
navoria-journeys-failed = Non è stato possibile disegnare la mappa: il registro della partita non è arrivato.
navoria-journeys-map = { $land }: il cammino di { $name }
navoria-journeys-only = Round { $round }: mostra solo questo
navoria-journeys-round = Round { $round }
navoria-journeys-tale = { $name } { $deeds }.
navoria-journeys-rest = resta al campo
navoria-journeys-steps = { $n ->
    [one] fa avanzare gli indicatori di uno spazio
   *[other] fa avanzare gli indicatori di { $n } spazi
}
navoria-journeys-outposts = { $n ->
    [one] costruisce un avamposto
   *[other] costruisce { $n } avamposti
}
navoria-journeys-flags = { $n ->
    [one] raggiunge una bandiera
   *[other] raggiunge { $n } bandiere
}
navoria-journeys-treasures = { $n ->
    [one] trova un tesoro
   *[other] trova un tesoro { $n } volte
}
navoria-journeys-orders = { $n ->
    [one] completa un ordine
   *[other] completa { $n } ordini
}
navoria-journeys-prizes = { $n ->
    [one] vince una ricompensa
   *[other] vince { $n } ricompense
}
navoria-journeys-residents = { $n ->
    [one] accoglie un abitante
   *[other] accoglie { $n } abitanti
}
navoria-journeys-leg = { $land }: { $from } → { $to }
navoria-journeys-spaces = { $land }: { $spaces }
navoria-journeys-prize = { $land }: ricompensa { $place }, { $points }
navoria-journeys-row = { $row ->
    [legs] Il cammino
    [outposts] Avamposti
    [flags] Bandiere
    [treasures] Tesoro
    [orders] Ordini
    [prizes] Ricompense
   *[residents] Abitanti
}
navoria-option-gather_space = Segnalini della Raccolta
    .note = Dove va un segnalino nell’area del suo mestiere: su uno spazio libero qualsiasi, o sul più alto, come in alcune edizioni.
navoria-option-gather_space-free = Uno spazio libero
navoria-option-gather_space-uppermost = Il più alto
navoria-option-blank_favour = Un favore vuoto
    .note = Solo con due Guide: una tessera Favore è sostituita da una vuota, e quel favore non si può rivendicare. Più serrato.
navoria-option-new_artisan = Un nuovo Artigiano
    .note = Se un Artigiano conta già per l’ordine che le sue stesse merci completano: il capitolo e il riassunto del regolamento si leggono in modo diverso.
navoria-option-new_artisan-after = Conta dopo
navoria-option-new_artisan-at_once = Conta subito
guide-navoria-source = Gli abitanti si reclutano con i segnalini. Pescane due dal sacchetto e tienine uno, o prendine uno dalla Capitale.
guide-navoria-token = Il segnalino che tieni decide il mestiere; l’altro va nella Capitale, dove poi tutti possono prenderlo.
guide-navoria-resident = Ogni abitante ha un mestiere, che dice cosa fa, e una specie, che conta per i favori. Passa su una carta, o tienila premuta, per leggerla.
guide-navoria-gather = Ora si raccolgono i segnalini sui mazzi: prendine uno, e l’area del suo mestiere ti dà qualcosa.
guide-navoria-space = Ogni spazio dell’area dà qualcosa di diverso. Uno spazio preso è preso.
guide-navoria-good = Le merci vanno sui tuoi moli. Quando un molo ha ciò che l’ordine chiede, l’ordine è completo e dà la ricompensa.
guide-navoria-order = Due ordini sono completi insieme: decidi tu quale viene prima.
guide-navoria-explorer = Un indicatore Esplorazione in ogni continente. Chi è più avanti ottiene una ricompensa nella fase Introiti, e in fondo attende un tesoro.
guide-navoria-outpost = Un avamposto rende più ricco l’ordine del suo molo, da ora in poi.
guide-navoria-favour = Un favore si rivendica con abbastanza abitanti di una specie. Chi arriva prima ottiene di più.
guide-navoria-income = Introiti: si conta ciò che portano i tuoi abitanti e i tuoi indicatori.
guide-navoria-home = Gli indicatori tornano: ognuno va al tuo avamposto più avanzato del suo continente, o alla partenza. Comincia un nuovo round.
navoria-authors = Navoria è di Meng Chunlin.
