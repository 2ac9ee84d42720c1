### Encyclopedia: il promemoria delle regole, un messaggio per regola.
### .title è il titolo; la pagina del regolamento stampato (.page) sta solo nel file inglese.
### Un capitolo è un messaggio a sé, sopra le sue regole.

chapter-things = Materiali
rule-things-dice = I dadi sono 20, di cinque colori, e ogni colore è un Continente: rosso America, giallo Africa, viola Asia, blu Europa, verde Oceania. Il regolamento non dice quanti ce ne siano per colore; in questa edizione digitale: 4 per colore (valore ricostruito).
    .title = Dadi e Continenti
rule-things-experts = Gli Esperti sono 55, 11 per ogni Continente. 34 sono durevoli, 17 finali e 4 istantanei: te lo dice il simbolo sulla carta.
    .title = Gli Esperti
rule-things-animals = Gli Animali sono 75. I regolamenti non li elencano; in questa edizione digitale: 15 per ogni Continente, specie vere con dati veri (elenco ricostruito). Una sola segue la scatola anziché la natura: Aix galericulata vale come europea.
    .title = Gli Animali
rule-things-types = Ogni Animale ha un Continente, il suo Tipo 0, e una Categoria per ciascuno degli altri quattro Tipi: I classe (Mammifero, Volatile, Rettile), II dieta (Onnivoro, Carnivoro, Erbivoro), III habitat (Terrestre, Arboreo, Acquatico), IV clima (Caldo, Freddo, Temperato). I Tipi da I a IV hanno ciascuno una casella Ricerca sulla carta. Una casella ospita un solo cubo.
    .title = Tipi e Categorie
rule-things-supply = Hai 30 cubi Ricerca e sette segnalini “5 cubi”. Abbiamo deciso che cinque tuoi cubi in una stessa Categoria pubblicata si scambiano automaticamente con un segnalino ogni volta che questo libera cubi. Se non ti resta nessun cubo e non c’è nulla da scambiare, non ti viene proposta alcuna Spedizione. Abbiamo anche deciso che Monete, segnalini Spedizione e Sigilli Reali non finiscono mai.
    .title = Cubi e riserva

chapter-setup = Preparazione
rule-setup-order = Il caso stabilisce il primo giocatore; gli altri seguono in senso orario. I posti sono da due a quattro, ognuno occupato da una persona, da un bot o da un automa. Gli automi sono al massimo tre.
    .title = Posti e primo giocatore
rule-setup-rounds = Dei 12 segnalini Round se ne pescano sei, che restano a faccia in giù, uno per round. Il regolamento non dice quante volte ci sia ognuno dei sei tipi; in questa edizione digitale: due volte ciascuno (valore ricostruito).
    .title = Segnalini Round
rule-setup-display = All’Università sono scoperti sei Esperti. L’Accademia mostra 6 Animali con due posti, 7 con tre e 8 con quattro. Anche gli automi contano come posti.
    .title = Carte scoperte
rule-setup-draft = Comincia l’ultimo giocatore e si risale fino al primo: ognuno prende 2 Animali dall’Accademia. Gli spazi vuoti si riempiono soltanto quando tutti ne hanno due.
    .title = I tuoi primi due Animali
rule-setup-start = Tutti iniziano con 1 segnalino Spedizione, il segnalino Reputazione sulla casella 0 e 0 PV. Le Monete dipendono dal posto e si vedono solo in un’immagine; in questa edizione digitale: 2, 3, 3 e 4 dal primo al quarto giocatore (valori ricostruiti).
    .title = Con che cosa inizi

chapter-round = Round
rule-round-refill = Dal round 2 in poi l’Università e l’Accademia si riempiono di carte nuove; quelle avanzate sono già state scartate. Abbiamo deciso che un mazzo vuoto si riforma con i suoi scarti, mescolati. Gli Animali che una Pubblicazione ha tolto dal gioco non tornano mai.
    .title = Carte nuove
rule-round-token = Poi si gira il segnalino Round successivo, che agisce subito. I tipi sono sei: 1 segnalino Spedizione a ciascuno; 3 Monete a ciascuno; un Esperto gratis a ciascuno in ordine di turno, dopodiché l’Università si riempie di nuovo; un Animale gratis allo stesso modo; 5 dadi a ciascuno per questo round; niente.
    .title = Il segnalino Round
rule-round-dice = In ordine di turno ognuno prende a caso dal sacchetto 4 dadi, li tira e ne mette uno su ogni casella dei dadi. L’ordine delle caselle si vede solo in una figura; in questa edizione digitale, da sinistra a destra: niente, 2 Monete, 2 Punti Reputazione, 3 PV (ordine ricostruito). Se il segnalino Round concede un quinto dado, esattamente una casella ne ospita due. L’ordine di turno parte da chi è primo giocatore all’inizio del round, prosegue in senso orario e resta quello per tutto il round.
    .title = Pescare e disporre i dadi

chapter-turn = Turno
rule-turn-die = Prendi un dado da una plancia qualsiasi, tua o altrui, e usalo per un’azione. Se era di un altro giocatore, quel giocatore ottiene subito l’effetto della casella; prendendo il tuo non ottieni nulla. Non si può passare: ognuno prende un dado per turno, finché tutte le plance sono vuote.
    .title = Prendere un dado
rule-turn-actions = Le azioni sono sei: Ambasciata, Banca, Università, Accademia, Spedizione e Pubblicazione. Ognuna si può ripetere, da parte tua e di chiunque altro.
    .title = Le sei azioni
rule-turn-whole = Scegli solo un’azione che puoi portare fino in fondo. Ciò che di sicuro ti darà strada facendo conta, come l’Animale dell’Accademia portato dalla Reputazione di una Spedizione. La fortuna non conta: una carta del mazzo non aiuta. Un’azione libera conta solo dopo che l’hai fatta. Le scelte che lascerebbero l’azione a metà non vengono proposte. Abbiamo deciso che, se ogni carta scoperta per un bonus compromette l’azione, quel bonus viene dal mazzo. Ambasciata e Banca sono sempre possibili.
    .title = Azioni intere
rule-turn-free = In ogni momento del tuo turno, tutte le volte che vuoi, puoi usare un Esperto istantaneo o scartare un Sigillo Reale per 5 Monete. Non ti costa l’azione.
    .title = Azioni libere
rule-turn-value = Durante un’azione ogni Moneta pagata aggiunge 1 al tuo dado, anche oltre il 6 e senza limite. Un Sigillo Reale aggiunge 5 e può cambiare anche il colore. Abbiamo deciso che Monete e Sigilli, e in una Spedizione i segnalini, si pagano in qualsiasi ordine e quante volte vuoi, finché non dici basta: così si può pagare anche ciò che un’azione libera porta nel frattempo. Abbiamo anche deciso che un pagamento si propone solo finché serve ancora: fino a 5 all’Ambasciata e per un Animale all’Accademia, fino a 6 per una Pubblicazione, e per una Spedizione fino al costo di tutte le tue caselle Ricerca libere.
    .title = Aumentare un dado
rule-turn-colour = Durante un’azione 1 segnalino Spedizione dà al tuo dado il colore che vuoi per quell’azione, e anche i tuoi Esperti vedono il nuovo colore. Un Sigillo Reale può fare lo stesso, e allora il suo +5 vale nella stessa azione. Abbiamo deciso che all’Ambasciata e alla Banca non ti si chiede un colore: non ci sarebbe mai nulla da guadagnare.
    .title = Cambiare colore
rule-turn-sequence = Abbiamo deciso quest’ordine. Prendi il dado e annuncia l’azione, con il Continente per una Spedizione o l’Animale di Riferimento per una Pubblicazione, e paga ora per quel colore. Colloca il dado: i tuoi Esperti legati a quel luogo agiscono in ordine di casella, tutti contati in quell’istante, poi la casella dà la sua Reputazione. All’Università e all’Accademia scegli adesso la carta, pagando per un colore se serve. Aumenta il valore, pagando in qualsiasi ordine; quando non paghi altro è fissato, e segue l’effetto. Quello che hai ottenuto collocando il dado si può spendere per il colore della carta e per il valore.
    .title = L’ordine di un’azione

chapter-embassy = Ambasciata
rule-embassy = Colloca un dado di qualunque colore e ottieni segnalini Spedizione in base al valore. Con 1 o 2 ne ottieni uno, con 3 o 4 due, con 5 o più tre.
    .title = Ambasciata

chapter-bank = Banca
rule-bank = Colloca un dado, quali che ne siano il colore e il valore. Ottieni 5 Monete.
    .title = Banca
rule-bank-first = Il primo dado del round alla Banca ti porta anche il segnalino Primo Giocatore. L’ordine di turno di questo round resta com’è. Tutto il resto che comincia dal primo giocatore, compresa la fine di questo stesso round, ora comincia da te.
    .title = Diventare primo giocatore

chapter-university = Università
rule-university = Colloca un dado qualsiasi e prendi uno degli Esperti scoperti; il suo posto resta vuoto fino al round seguente. Se il dado ha il colore dell’Esperto, ottieni 1 segnalino Spedizione. Abbiamo deciso che non ti si chiede di pagare un segnalino Spedizione solo per questo, perché riavresti soltanto quello speso. Un Sigillo Reale si può usare a questo scopo.
    .title = Università
rule-university-slots = Quattro caselle ospitano i tuoi Esperti attivi, a faccia in su. Uno nuovo va in una casella libera; abbiamo deciso che solo se non ce ne sono copri un Esperto o infili sotto quello nuovo, inattivo. Gli Esperti esauriti o coperti restano tuoi, a faccia in giù per sempre: non fanno più nulla, e un istantaneo coperto è perso, ma contano per le collezioni. Abbiamo deciso che un nuovo Esperto durevole non agisce per il dado già collocato, ma conta per un valore non ancora fissato e per i cubi successivi, e che uno coperto smette subito.
    .title = Caselle Esperto
rule-experts-instant = Un Esperto istantaneo si usa una volta: a una qualsiasi decisione del tuo turno, o nel momento in cui lo prendi, anche nel turno altrui. Poi resta a faccia in giù e libera la sua casella; usato subito, non ne occupa nessuna. Un Animale ottenuto così può ancora essere studiato o aggiunto nell’azione in corso.
    .title = Esperti istantanei
rule-experts-lasting = Un Esperto durevole agisce ogni volta, finché sta a faccia in su in una tua casella. Quando parla dei tuoi dadi di un colore, intende quelli che usi tu, da qualunque plancia vengano.
    .title = Esperti durevoli
rule-experts-final = Un Esperto finale dà i suoi punti o i suoi cubi a fine partita, e solo se in quel momento è a faccia in su. A faccia in giù conta ancora per la collezione del suo Continente.
    .title = Esperti finali

chapter-academy = Accademia
rule-academy = Colloca un dado e prendi un Animale scoperto del colore del dado. Poi ottieni Punti Reputazione in base al valore: 1 con 1 o 2, 2 con 3 o 4, 3 con 5 o più. Il posto resta vuoto fino al round seguente, e puoi studiare quanti Animali vuoi. Le carte che vengono da un bonus, dalla scelta iniziale o da un segnalino Round non portano né Reputazione né il segnalino per il colore.
    .title = Accademia

chapter-reputation = Reputazione
rule-reputation = Ogni punto fa avanzare il tuo segnalino di una casella; dopo la casella 11 torna la 0. Ogni casella bonus raggiunta o superata dà il suo bonus, e la casella 0 non dà nulla. Abbiamo deciso che il segnalino percorre prima tutta la distanza, poi i bonus arrivano nell’ordine del tracciato, e la Reputazione ottenuta intanto aspetta che siano risolti. Che le caselle siano 12 si ricava dal regolamento polacco; i posti dei bonus sono ricostruiti, in questa edizione digitale: 2 un segnalino Spedizione, 4 un Esperto, 6 tre Monete, 8 un Animale, 11 un Sigillo Reale.
    .title = Il tracciato Reputazione
rule-reputation-choice = L’Esperto o l’Animale di un bonus si sceglie tra le carte scoperte; se non ce ne sono, è la prima del mazzo, e se anche mazzo e scarti sono vuoti, è perso. Nel tuo turno scegli subito. Nel turno di un altro scegli quando quel turno è finito, prima del turno seguente o delle azioni extra, e solo allora si guarda se ci sono carte scoperte. Segnalini, Monete e Sigilli arrivano sempre subito.
    .title = Scegliere una carta bonus

chapter-expedition = Spedizione
rule-expedition-space = Colloca il dado sulla casella libera più a sinistra del Continente del suo colore. La casella dà Reputazione e un bonus al valore. I regolamenti citano una sola di queste coppie, il resto è ricostruito; in questa edizione digitale, da sinistra a destra: 3 Punti Reputazione e +0, 2 e +1, 1 e +2, 0 e +3. Abbiamo deciso che un Continente con quattro dadi non accoglie altre Spedizioni.
    .title = La casella Spedizione
rule-expedition-value = Somma il dado, il bonus della casella, i tuoi Esperti, 2 per ogni segnalino Spedizione, 1 per ogni Moneta e 5 per ogni Sigillo Reale che scarti. Segnalini, Monete e Sigilli sono a tua scelta, senza limite e in qualsiasi ordine; Esperti e casella contano sempre. Il valore è fissato prima del primo cubo: le Monete portate dai cubi arrivano troppo tardi.
    .title = Il valore di una Spedizione
rule-expedition-research = Spendi il valore in cubi sulle caselle Ricerca libere dei tuoi Animali di quel Continente: 2 per il Tipo I, 4 per il II, 7 per il III, 10 per il IV. Distribuiscili su quanti Animali e Tipi vuoi, ma collocane almeno uno; ciò che avanza è perso. I cubi su II, III e IV danno PV all’istante. I 3 PV del Tipo III sono stampati, gli altri ricostruiti; in questa edizione digitale: 1, 3 e 5.
    .title = Ricerca

chapter-publication = Pubblicazione
rule-publication-reference = Colloca il dado su un tuo Animale del colore del dado: è l’Animale di Riferimento. Dev’essere tuo prima di collocare il dado; un Animale ottenuto collocandolo può ancora unirsi, se è dello stesso Continente. Basta un solo Animale, anche senza cubi.
    .title = L’Animale di Riferimento
rule-publication-limit = Il valore del dado dice fin dove puoi pubblicare: Tipo 0 da 2, I da 3, II da 4, III da 5, IV da 6. Con un valore di 1 non si pubblica.
    .title = Fin dove pubblicare
rule-publication-cubes = Scendi dal Tipo più alto consentito fino al Tipo I. Dove l’Animale di Riferimento ha un cubo, quel cubo è pubblicato, e possono esserlo anche i cubi della stessa Categoria sugli altri tuoi Animali. Dove non ne ha, quel Tipo non pubblica nulla. I regolamenti fanno scegliere cubo per cubo. Noi semplifichiamo: un Animale incluso pubblica tutti i suoi cubi adatti, perché lasciarne uno indietro non conviene quasi mai.
    .title = Pubblicare i cubi
rule-publication-vp = Ogni cubo pubblicato dà subito punti: Tipo I 2 PV, II 3, III 5, IV 8. I cubi restano poi nella loro Categoria e contano per le tue collezioni alla fine.
    .title = PV dei cubi
rule-publication-cards = L’Animale di Riferimento e tutti quelli che hanno pubblicato un cubo lasciano il tuo studio. Puoi aggiungere Animali del Continente del Riferimento che non hanno pubblicato nulla. I cubi rimasti su tutte queste carte tornano a te. Quelle del Continente del Riferimento vanno a faccia in giù nella tua pila dei pubblicati, per 1 PV ciascuna; le altre escono dal gioco.
    .title = Pubblicare le carte
rule-publication-seal = Al termine di ogni Pubblicazione ottieni 1 Sigillo Reale, anche se l’Animale era uno solo.
    .title = Il Sigillo Reale
rule-publication-hidden = Gli Animali pubblicati e gli Esperti esauriti stanno a faccia in giù, e chi li possiede può guardarli quando vuole. Nell’edizione polacca nessun altro può farlo; gli altri regolamenti non lo dicono.
    .title = Carte a faccia in giù

chapter-round-end = Fine del round
rule-extra-action = Dal primo giocatore in poi, in un ordine fissato all’inizio di questa fase, ognuno può scartare una volta un Sigillo Reale per un’azione extra. Pagato il Sigillo, prendi un dado dall’Ambasciata, dalla Banca, dall’Università, dall’Accademia o da una casella Spedizione, tiralo e fai un’azione a scelta; abbiamo deciso che i dadi delle Pubblicazioni restano dove sono. Si può prendere anche un dado collocato in questa fase, e una casella Spedizione liberata può essere di nuovo la prima libera da sinistra. Il primo dado alla Banca resta il primo collocato nel round, anche se nel frattempo è stato tolto. L’occasione vale come tuo turno: le azioni libere sono permesse, che tu la colga o no.
    .title = L’azione extra
rule-round-end = Gli Esperti e gli Animali ancora scoperti si scartano, e tutti i dadi tornano nel sacchetto. Dopo il sesto round si passa al calcolo del punteggio finale.
    .title = Si riordina

chapter-end = Fine della partita
rule-end-discard = Gli Animali ancora oggetto di studio si scartano, e i loro cubi con essi. Restano solo gli Animali pubblicati. Gli automi fanno eccezione e tengono i loro.
    .title = Studi incompiuti
rule-end-collections = Per prima cosa aggiungi i cubi dei tuoi Esperti finali attivi, anche con la riserva vuota (nostra decisione): possono rendere valida una collezione. Poi ognuna delle 12 Categorie conta i tuoi cubi pubblicati, e ogni Continente i tuoi Animali pubblicati più tutti i tuoi Esperti, attivi o no. 4 danno 3 PV, 5 ne danno 5, 6 ne danno 8, 7 ne danno 12, 8 ne danno 17, 9 ne danno 22, 10 ne danno 28, 11 ne danno 35, 12 ne danno 40, e ogni elemento in più aggiunge 5. Meno di 4 non danno nulla.
    .title = Collezioni
rule-end-tokens = Un Sigillo Reale vale 4 PV, ogni 2 Monete 1 PV, un segnalino Spedizione 1 PV. I tuoi Esperti finali attivi aggiungono i loro.
    .title = Segnalini ed Esperti finali
rule-end-automa = Un automa tiene i suoi Animali e conta soltanto i PV già fatti e la sua carta Punteggio. Per ogni Continente questa carta conta le carte dell’automa (Animali ed Esperti) moltiplicate per i suoi Animali; poi gli Esperti dell’automa per Continente, solo i tre gruppi maggiori; poi le sue Monete, i suoi segnalini e i suoi Sigilli. La Boudeuse (*): 3, 2 e 1 PV per Esperto, 1 ogni 2 Monete, 2 per segnalino Spedizione, 4 per Sigillo. HMS Resolution (**): 4, 3 e 2 PV per Esperto, 1 ogni 2 Monete, 3 per segnalino Spedizione, 5 per Sigillo. L’Astrolabe (***): 5, 4 e 3 PV per Esperto, 1 per Moneta, 4 per segnalino Spedizione, 6 per Sigillo. Abbiamo deciso che per gli spareggi non ha pubblicato alcun Animale.
    .title = Il punteggio di un automa
rule-end-winner = Vince chi ha più PV. A pari merito vince chi ha più Animali nella pila dei pubblicati: una Sepultus Creatura conservata conta, un Animale straniero uscito dal gioco no. Se anche lì c’è parità, la vittoria è condivisa.
    .title = Chi vince

chapter-sepultus = Sepultus Creatura
rule-sepultus-deck = Come opzione, sei carte Sepultus Creatura si mescolano agli Animali; non hanno Continente. Ognuna mostra un valore del dado, un costo di ricerca e alcune Categorie fra cui scegliere, ma solo in immagine. In questa edizione digitale (valori ricostruiti): ogni valore da 1 a 6 una volta, costo 5 per 1 e 2, 6 per 3 e 4, 7 per 5 e 6, con tre Categorie di tre Tipi diversi.
    .title = Le creature
rule-sepultus-take = All’Accademia ne prendi una con un dado di qualunque colore che abbia esattamente il suo valore dopo ogni modifica, Esperti dei dadi compresi; la Reputazione arriva come al solito. Abbiamo deciso che la scelta iniziale, un segnalino Round o un bonus Reputazione permettono di prenderla liberamente. Abbiamo anche deciso che qui un segnalino o un Sigillo può ricolorare il dado solo se questo ne cambia il valore grazie a un tuo Esperto dei dadi, o per il +5 del Sigillo.
    .title = Prendere una creatura
rule-sepultus-research = In una Spedizione verso un Continente qualsiasi paga il costo della creatura e metti un cubo su una delle sue Categorie: un cubo solo e, per nostra decisione, nessun PV immediato. Altre ricerche nella stessa Spedizione vanno bene, e la creatura da sola basta a completarla. Il cubo ha il Tipo della sua Categoria: gli Esperti dei cubi reagiscono, e la Pubblicazione lo paga secondo il Tipo. È pubblicato solo se l’Animale di Riferimento pubblica un cubo di quella Categoria.
    .title = Studiare una creatura
rule-sepultus-publish = Una creatura non è mai l’Animale di Riferimento. I regolamenti non dicono se può unirsi senza il suo cubo; abbiamo deciso che entra in una Pubblicazione solo pubblicando il suo cubo. Un tavolo può scegliere come opzione l’altra lettura: si unisce a qualsiasi Pubblicazione, come un Animale del Continente del Riferimento. In entrambi i casi la conservi come se fosse del Continente del Riferimento, per 1 PV.
    .title = Pubblicare una creatura
rule-sepultus-joker = Alla fine ogni creatura conservata si unisce alla collezione di Continente che ti conviene di più. L’app trova per te la ripartizione migliore.
    .title = Le creature come jolly
rule-sepultus-automa = Un automa guarda le carte scoperte come se le creature non ci fossero. Abbiamo deciso: se non c’è altro per la sua scelta iniziale o per un bonus, pesca dal mazzo, scartando le creature, finché arriva un Animale; all’Accademia rinuncia alla carta. Nell’edizione italiana le creature non si giocano con gli automi.
    .title = Creature e automi

chapter-automas = Automi
rule-automa-setup = Giocano fino a tre automi (nel regolamento: IA), in solitario o fra più persone, senza mai superare quattro posti in tutto. Ognuno ha una carta Comportamento, una carta Punteggio (9 combinazioni, ogni carta da * a ***) e un proprio ordine casuale dei cinque Continenti: le sue priorità, la prima è la più alta. Riceve Monete, un segnalino Spedizione e due Animali come tutti, scelti secondo le priorità.
    .title = Preparare un automa
rule-automa-dice = I suoi dadi vanno dal più basso a sinistra (niente) al più alto a destra (3 PV). A parità di valore, il colore di priorità minore sta più a sinistra. Abbiamo deciso che con cinque dadi i due più alti stanno insieme sull’ultima casella.
    .title = I dadi di un automa
rule-automa-round = Un automa riceve i segnalini Round, gli effetti delle sue caselle dei dadi e i bonus Reputazione come tutti.
    .title = Che cosa riceve un automa
rule-automa-card = Qualunque carta prenda, è del Continente di priorità più alta fra quelli scoperti. Se ce ne sono diverse, è la prima in ordine di lettura, dove le carte prese lasciano dei vuoti; lo riporta il regolamento francese, e lo applichiamo in tutte le edizioni. Il colore del dado non conta.
    .title = Come un automa sceglie una carta
rule-automa-die = Prende il dado più alto, da qualsiasi plancia. A parità guarda il colore di priorità più alta, poi ciò che dà meno agli altri; abbiamo deciso quest’ordine: il proprio dado o niente, 2 Monete, 2 Punti Reputazione, 3 PV. Se la parità resta, il regolamento polacco lo fa prendere dal giocatore più lontano nell’ordine; abbiamo deciso, in tutte le edizioni, che è il posto più lontano dall’automa in senso orario, e per ultimo l’automa stesso.
    .title = Come un automa sceglie un dado
rule-automa-action = Decide il numero che si vede sul dado, e l’automa fa ciò che dice la sua carta e nulla di più: niente segnalino per il colore all’Università, niente Reputazione in base al valore, niente Esperti, niente Pubblicazioni, niente spese, niente azione extra. La sua carta prevale sulle altre regole; diventa primo giocatore solo se nessuno lo è diventato in questo round, e abbiamo deciso che salta ciò che non può fare e fa il resto. Quale numero appartenga a quale riga di una carta si vede solo in una figura; in questa edizione digitale le righe vanno da 6 a 1 (ordine ricostruito). Carl von Linné (*): 6 Accademia, Animale e 3 Punti Reputazione; 5 Università, Esperto e 1 segnalino; 4 Spedizione, 4 PV per segnalino; 3 Ambasciata, 2 segnalini; 2 Banca, 5 Monete e primo giocatore; 1 Spedizione, 3 PV per segnalino. Abraham Trembley (**): 6 Spedizione, 5 PV per segnalino; 5 Accademia, Animale e 3 Punti Reputazione; 4 Università, Esperto e 1 Sigillo; 3 Banca, 5 Monete, primo giocatore e 1 segnalino; 2 Ambasciata, 2 segnalini; 1 Accademia, Animale e 1 Punto Reputazione. Louis Jean-Marie Daubenton (***): 6 Ambasciata, 3 segnalini; 5 Spedizione, 6 PV per segnalino; 4 Accademia, Animale e 2 Punti Reputazione; 3 Università, Esperto e 2 Punti Reputazione; 2 Spedizione, 5 PV per segnalino; 1 Banca, 5 Monete, primo giocatore e 1 Sigillo.
    .title = L’azione di un automa
rule-automa-expedition = Va nel Continente di cui ha più Animali, a parità in quello di priorità più alta; abbiamo deciso che, se è pieno, va nel successivo. Per prima cosa ottiene la Reputazione della casella. Poi scarta ogni segnalino Spedizione che ha, anche quello eventualmente appena ottenuto, per i PV che dice la sua carta.
    .title = La Spedizione di un automa

chapter-editions = Edizioni
rule-editions = Quando crei un tavolo, scegli quale edizione stampata segue; quella proposta è l’inglese. Simon Hodesmann porta 2 Monete, 3 nell’edizione polacca. Sepultus Creatura si gioca con gli automi, tranne che nell’edizione italiana. Nell’edizione polacca gli altri non possono guardare le tue carte a faccia in giù; gli altri regolamenti non lo dicono. Il testo francese prende in una Pubblicazione tutti gli Animali del Continente del Riferimento, mentre le sue domande e risposte permettono di escluderne: in ogni edizione la scelta è tua.
    .title = Edizioni stampate
