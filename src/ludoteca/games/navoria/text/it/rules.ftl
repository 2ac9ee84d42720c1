### Navoria: il promemoria delle regole, un messaggio per regola.
### .title è il titolo; la pagina del regolamento stampato (.page) sta solo nel file inglese.
### Un capitolo è un messaggio a sé, sopra le sue regole.

chapter-things = Materiali
rule-things-trades = I mestieri sono cinque: Mercante (blu), Costruttore (giallo), Soldato (rosso), Avventuriero (viola) e Artigiano (verde). Delle 60 carte Abitante, 12 spettano a ogni mestiere. Ogni abitante è di una delle quattro specie: spiritello, umano, goblin o belva. La carta porta un’icona della sua specie, quella di un Soldato ne porta due. Quante volte ci sia ogni specie si vede solo nelle figure; in questa edizione digitale: tre volte in ogni mestiere (valore ricostruito).
    .title = Mestieri e specie
rule-things-tokens = I segnalini Azione sono 15, 3 per ogni mestiere, del suo colore. Dicono chi recluti e, più avanti nello stesso round, dove c’è qualcosa da prendere nella Capitale.
    .title = Segnalini Azione
rule-things-lands = I continenti sono tre: Deserto, Ghiacciaio e Foresta. Ognuno ha un tracciato Esplorazione sul tabellone e un molo su ogni plancia Guida. Ogni Guida ha 3 indicatori Esplorazione, uno per tracciato, e 9 avamposti commerciali, 3 fermi su ogni molo. L’ultimo spazio di un tracciato porta il suo tesoro. Come siano fatti i tracciati si vede solo nelle figure. In questa edizione digitale, con la partenza come spazio 0: Deserto 7 spazi, avamposti su 1, 3 e 5, bandiere su 2, 4 e 6; Ghiacciaio 8 spazi, avamposti su 2, 4 e 6, bandiere su 3, 5 e 7; Foresta 9 spazi, avamposti su 2, 5 e 7, bandiere su 3, 6 e 8 (valori ricostruiti).
    .title = Continenti e tracciati
rule-things-goods = Le merci sono cibo, minerali e armi, 18 per tipo in una riserva condivisa. Abbiamo deciso che ottieni quello che c’è nella riserva e niente di più: una merce esaurita per te è persa, una scelta libera è fra le merci rimaste, e il resto dell’effetto vale.
    .title = Merci
rule-things-favours = Le tessere Favore sono 10, una delle quali vuota, e ogni Guida ha 4 indicatori Favore. Una tessera che dà punti nomina uno o due mestieri e ha due spazi. Per ogni carta di quei mestieri dà 2 o 3 punti all’indicatore in alto e 1 o 2 a quello in basso. Di tre tessere il regolamento dice qualcosa: Avventuriero, 3 in alto; Costruttore e Artigiano, 2 e 1; Artigiano e Mercante, 1 in basso. Ne deduciamo 3 e 2 con un solo mestiere, 2 e 1 con due. In questa edizione digitale: una tessera per ognuno dei cinque mestieri, e le coppie Costruttore e Artigiano, Artigiano e Mercante, Soldato e Avventuriero, Costruttore e Avventuriero (il resto è ricostruito).
    .title = Tessere Favore

chapter-setup = Preparazione
rule-setup-bag = Nel sacchetto vanno tutti i 15 segnalini Azione. Con due Guide ne vanno solo 2 per mestiere, 10 in tutto; gli altri 5 restano nella scatola.
    .title = Riempire il sacchetto
rule-setup-cards = I 12 abitanti di ogni mestiere formano un mazzo a parte, mescolato. Tre carte di ogni mazzo gli stanno accanto a faccia in su: sono le carte rivelate.
    .title = Mazzi e carte rivelate
rule-setup-favours = Delle nove tessere che danno punti se ne pescano a caso quattro, una per specie; le altre non servono. Opzione per due Guide: il caso ne indica una delle quattro, e la tessera vuota ne prende il posto. Il favore di quella specie non si può rivendicare per tutta la partita. Senza l’opzione la tessera vuota resta nella scatola.
    .title = Estrarre le tessere Favore
rule-setup-order = Giocano da due a quattro Guide. Il caso stabilisce chi è prima; le altre seguono in senso orario. Ogni Guida comincia con un indicatore Esplorazione sullo spazio di partenza di ogni tracciato, tutti gli avamposti sui moli, nessuna merce e 0 punti. La partita ha tre round di quattro fasi: Reclutamento, Raccolta, Introiti, Ritorno. Nel terzo round il Ritorno non c’è.
    .title = Guide, ordine e round

chapter-recruit = Reclutamento
rule-recruit-bag = In ordine di turno ogni Guida recluta una carta alla volta, dal sacchetto o dalla Capitale. Dal sacchetto: pesca 2 segnalini Azione. Uno mettilo sul mazzo del suo mestiere, e lì prendi una delle carte rivelate; l’altro va nella Capitale. Se nel sacchetto c’è un segnalino soltanto, peschi e usi quello, e nella Capitale non va nulla. Se il sacchetto è vuoto, questa scelta non c’è.
    .title = Reclutare dal sacchetto
rule-recruit-capital = Prendi un qualsiasi segnalino Azione fra quelli nella Capitale, mettilo sul mazzo del suo mestiere e lì prendi una delle carte rivelate. Se la Capitale non ne ha, pesca dal sacchetto.
    .title = Reclutare dalla Capitale
rule-recruit-effects = Un effetto che la carta non riserva agli Introiti o alla fine della partita è immediato. Gli effetti immediati si risolvono all’istante, per nostra decisione nell’ordine stampato; poi la carta entra nella tua area di gioco, visibile a tutti. Da questa sequenza abbiamo deciso che, mentre i suoi effetti si risolvono, la nuova carta non conta ancora, né per i punti per Artigiano né per un favore. Opzione, dal riassunto a pagina 16: la carta entra prima nella tua area di gioco e conta subito. Le carte reclutate non si rimpiazzano prima del Ritorno.
    .title = Effetti immediati
rule-recruit-end = In un round ogni Guida recluta 4 carte, oppure 3 se le Guide sono quattro; poi la fase è finita. I segnalini rimasti nella Capitale tornano nel sacchetto; quelli sui mazzi restano lì per la Raccolta.
    .title = Quante carte si reclutano

chapter-gather = Raccolta
rule-gather = Si va dall’ultima Guida nell’ordine di turno alla prima, più e più volte, finché sui mazzi non c’è più nessun segnalino. Quando tocca a te, togli un segnalino Azione da un mazzo qualsiasi, mettilo su uno spazio libero che preferisci nell’area del suo mestiere nella Capitale e ottieni quello che lo spazio dà. Abbiamo deciso che uno spazio ospita un solo segnalino e che le sue parti si prendono in qualsiasi ordine. Ti viene chiesto solo dove può contare, con merci e un avamposto; altrimenti le parti seguono la stampa. Opzione, da altre edizioni: il segnalino va sullo spazio libero più in alto, senza scelta.
    .title = La Raccolta nella Capitale
rule-gather-spaces = L’area di ogni mestiere ha tre spazi. Quale effetto stia dove si vede solo in una figura; ciò che il testo non ne dice è ricostruito qui. Abbiamo deciso che i tre spazi ci sono con qualsiasi numero di Guide. Primo spazio: Mercante 6 punti; Costruttore un avamposto su un qualsiasi tracciato dove te ne resta uno, o nulla se non te ne restano; Soldato 2 armi e 1 spazio in avanti con un tuo qualsiasi indicatore Esplorazione; Avventuriero 2 minerali e 2 punti; Artigiano 2 cibo e 1 merce a tua scelta. Secondo spazio di ogni mestiere: 1 merce a tua scelta e 1 spazio in avanti con un tuo qualsiasi indicatore. Terzo spazio: una delle due cose, la merce o lo spazio in avanti.
    .title = Gli spazi della Capitale

chapter-income = Introiti
rule-income-cards = Ogni Guida ottiene i punti di tutte le carte della sua area di gioco che hanno un effetto per gli Introiti: tutti i Mercanti, e gli Avventurieri che contano le bandiere. Le carte dei round precedenti pagano di nuovo.
    .title = Introiti dalle carte
rule-income-exploration = Poi ogni tracciato dà le sue ricompense delle esplorazioni. La prima va alla Guida con l’indicatore più avanti; con tre o quattro Guide c’è anche una seconda, con quattro una terza. Le Guide in parità ottengono tutte la loro ricompensa, e per ognuna di loro oltre la prima si salta la ricompensa seguente: se due su quattro sono prime a pari merito, quella dopo ottiene la terza. Un indicatore sullo spazio di partenza non ottiene mai nulla. Il regolamento dà le prime due ricompense del Ghiacciaio, 3 e 2 punti; in questa edizione digitale: 3, 2 e 1 punto su ogni tracciato (il resto è ricostruito).
    .title = Ricompense delle esplorazioni

chapter-return = Ritorno
rule-return-explorers = Ogni indicatore Esplorazione va dove la sua Guida ha l’avamposto più avanzato di quel tracciato, anche se così avanza; senza avamposti lì, torna alla partenza. Nel terzo round il Ritorno non c’è.
    .title = Il ritorno degli indicatori
rule-return-cards = Tutti i segnalini Azione finiscono di nuovo nel sacchetto. Le carte ancora a faccia in su si scartano, e accanto a ogni mazzo se ne girano tre nuove.
    .title = Segnalini e carte nuove
rule-return-order = Il nuovo ordine di turno segue i punti, da chi ne ha di più a chi ne ha di meno. Le Guide in parità restano fra loro nell’ordine di prima.
    .title = Il nuovo ordine di turno

chapter-parts = Abitanti, moli e favori
rule-favour-claim = Appena nella tua area di gioco ci sono 5 icone di una specie, il tuo indicatore va sulla tessera Favore di quella specie, nello spazio in alto se è libero, altrimenti in quello in basso. Se sono presi tutti e due, è troppo tardi. Su ogni tessera hai al massimo un indicatore, per quante icone tu abbia. Abbiamo deciso che non ti viene chiesto, perché non fa mai danno. Solo reclutando arrivano icone, quindi nelle altre fasi nessuno rivendica.
    .title = Rivendicare un favore
rule-merchant = A ogni fase Introiti un Mercante dà 1 punto per ogni icona, nella tua area di gioco, della specie che la carta nomina; le due icone di un Soldato contano per due. Ogni Mercante conta per sé, anche se più d’uno nomina la stessa specie. Molti danno anche punti subito. Le carte si vedono solo nelle figure; in questa edizione digitale: ogni specie è nominata da tre Mercanti. Uno è di quella specie e subito non dà punti, uno è della specie seguente e ne dà 2, uno è di quella dopo ancora e ne dà 3, nel cerchio spiritello, umano, goblin, belva (valori ricostruiti).
    .title = Mercanti
rule-builder = Un Costruttore costruisce un avamposto nel continente che la carta mostra. Prima dà qualcos’altro: punti, una merce o uno spazio in avanti. Le carte si vedono solo nelle figure; in questa edizione digitale c’è un Costruttore di ogni specie per ogni continente: spiritello 3 punti; umano 1 merce, nel Deserto cibo, sul Ghiacciaio un minerale, nella Foresta un’arma; goblin 1 spazio in avanti in quel continente; belva 2 punti (valori ricostruiti).
    .title = Costruttori
rule-outpost-build = Prendi l’avamposto più in alto fra quelli rimasti sul molo di quel continente. Il primo va sul primo spazio avamposto del tracciato, il secondo sul secondo, il terzo sul terzo. Non importa dove sia il tuo indicatore Esplorazione, e non importano gli avamposti altrui: le Guide condividono gli spazi. Ogni avamposto costruito aggiunge anche una ricompensa agli ordini di quel molo. Abbiamo deciso che, se i tre di quel continente sono già costruiti, non succede nulla.
    .title = Costruire un avamposto
rule-soldier = Alla fine della partita un Soldato dà 2 punti per ogni tuo avamposto nel continente che la carta mostra. Non ha effetti immediati, ma due icone della sua specie, che valgono entrambe per i favori e per i Mercanti. Le carte si vedono solo nelle figure; in questa edizione digitale: un Soldato di ogni specie per ogni continente (valori ricostruiti).
    .title = Soldati
rule-adventurer = Un Avventuriero porta avanti l’indicatore Esplorazione di un continente, o uno qualsiasi dei tuoi, di 1 o 2 spazi. Alcuni hanno un effetto per gli Introiti: 1 punto per ogni bandiera che i tuoi tre indicatori hanno raggiunto o superato, secondo dove si trovano in quel momento. Le carte si vedono solo nelle figure; in questa edizione digitale ce n’è uno di ogni specie per ogni continente: spiritello 1 punto, 2 spazi lì e l’effetto per gli Introiti; umano 1 spazio lì, 1 con un indicatore qualsiasi e l’effetto per gli Introiti; goblin 2 punti, 1 spazio lì, 1 con un indicatore qualsiasi; belva 3 punti e 2 spazi lì (valori ricostruiti).
    .title = Avventurieri
rule-explore-treasure = Giunto in fondo al suo tracciato, il tuo indicatore Esplorazione non prosegue e tu ottieni il tesoro. Ogni spazio di cui avanzerebbe ancora oltre la fine ti dà di nuovo il tesoro, nello stesso movimento o più tardi, da qualunque cosa venga l’avanzamento. Dopo un Ritorno ogni nuovo arrivo paga ancora; il Ritorno in sé non paga nulla. Il regolamento dà 5 punti per la Foresta; in questa edizione digitale: Deserto 3, Ghiacciaio 4, Foresta 5 punti (il resto è ricostruito).
    .title = Tesori
rule-artisan = Un Artigiano dà merci, e spesso punti. Finché è nella tua area di gioco fa anche valere di più gli ordini. Le carte si vedono solo nelle figure; in questa edizione digitale ce n’è uno di ogni specie per ogni coppia di merci, arma e cibo, minerale e arma, cibo e minerale: spiritello 2 punti e la coppia; umano 1 punto e la coppia; goblin la coppia e 1 merce a tua scelta; belva 4 punti e la prima merce della coppia (valori ricostruiti).
    .title = Artigiani
rule-goods-place = Una merce sola va su uno qualunque dei tuoi tre moli. Più merci ottenute insieme vanno su moli diversi, scelti da te. Abbiamo deciso che prima si sistemano tutte e poi si controllano gli ordini, e che un molo non ha limiti. Una merce sistemata non passa mai a un altro molo.
    .title = Sistemare le merci
rule-order-complete = Quando un molo ha ciò che il suo ordine chiede, tornano nella riserva esattamente quelle merci e ne ottieni le ricompense: Foresta 1 cibo, 1 minerale e 1 arma; Deserto 4 merci qualsiasi; Ghiacciaio 3 merci dello stesso tipo. Le due ricompense base arrivano sempre, e una avanzata in più per ogni tuo avamposto già costruito da quel molo, tutte da sinistra a destra. “Per Artigiano” vuol dire 1 punto per ogni carta Artigiano nella tua area di gioco. Abbiamo deciso che, se più ordini sono completi insieme, scegli tu quale viene prima. Solo le prime quattro ricompense del Ghiacciaio sono nel regolamento; in questa edizione digitale ogni molo ha come ricompense base 1 spazio in avanti nel suo continente e 1 punto per Artigiano. Con il primo, il secondo e il terzo avamposto arrivano: Deserto 2 punti, 1 punto per Artigiano, 3 punti; Ghiacciaio 1 punto, 1 punto per Artigiano, 2 punti; Foresta 1 punto, 1 spazio in avanti con un tuo qualsiasi indicatore, 1 punto per Artigiano (il resto è ricostruito).
    .title = Completare un ordine

chapter-end = Fine della partita
rule-end = Si gioca fino agli Introiti del terzo round compresi. Ogni Guida conta prima i suoi Soldati, poi le tessere Favore su cui ha un indicatore: per ogni sua carta dei mestieri della tessera 2 o 3 punti con l’indicatore in alto, 1 o 2 con quello in basso. Il regolamento non lo dice di ogni tessera; in questa edizione digitale: 3 e 2 se la tessera nomina un mestiere, 2 e 1 se ne nomina due (dedotto, quindi ricostruito). Vince chi ha più punti; chi è in parità condivide la vittoria.
    .title = La fine e la vittoria
