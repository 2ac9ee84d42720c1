# The animals of the deck, then the Sepultus creatures: common name, and a note for the finished volume.
# A message is named after its row in data/animals.toml or data/sepultus.toml.

## America

animal-tamiasciurus-hudsonicus = scoiattolo rosso americano
    .note = Ammassa a migliaia le pigne delle conifere in un’unica dispensa e appende i funghi ai rametti perché secchino; né un nido di uova è al sicuro da questo piccolo avaro.
animal-monodon-monoceros = narvalo
    .note = L’unicorno delle camere delle meraviglie è un cetaceo: il suo corno è un dente, il canino sinistro, avvolto a spirale, che fora il labbro del maschio e cresce diritto.
animal-bison-bison = bisonte americano
    .note = D’inverno dondola da un lato all’altro il gran capo barbuto e spazza via la neve dall’erba: fatica per la quale la gobba custodisce i muscoli.
animal-panthera-onca = giaguaro
    .note = Il suo morso può forare il guscio di una tartaruga, e i larghi fiumi li passa a nuoto, per preda o per diletto. Si cerchino i punti scuri dentro le rosette: quelle del leopardo di rado ne sono segnate.
animal-bradypus-variegatus = bradipo variegato
    .note = Alghe verdi gli crescono nel pelo screpolato e zuppo di pioggia, e dal suo albero scende circa una volta la settimana. Le vertebre in più del collo gli permettono di guardare quasi dritto dietro di sé.
animal-procyon-lotor = procione lavatore
    .note = Legge il mondo con le zampe anteriori, il cui tatto si affina nell’acqua; di qui quel gran sciaguattare che a lungo si credette un lavaggio del cibo.
animal-ramphastos-toco = tucano toco
    .note = L’enorme becco pesa poco, fatto com’è quasi tutto d’aria e di spuma d’osso, e il sangue che vi scorre disperde il calore del giorno. Con la punta coglie frutti, insetti e uova.
animal-vultur-gryphus = condor delle Ande
    .note = Su ali di tre metri d’apertura cavalca per ore i venti della montagna, quasi senza un battito, e scruta gli alti pendii in cerca di carogne.
animal-meleagris-gallopavo = tacchino selvatico
    .note = L’Europa lo disse ora turco, ora d’India, ma è nativo dei boschi d’America. Il capo nudo del maschio trascolora dal rosso al bianco all’azzurro.
animal-anser-caerulescens = oca delle nevi
    .note = D’estate bruca la tundra artica, poi parte per il sud a migliaia, fra alti clamori. Alcune sono bianche, altre grigio-azzurre, eppure le une e le altre possono nascere in uno stesso nido.
animal-iguana-iguana = iguana verde
    .note = Grave mangiatrice di foglie, ama i rami sospesi sull’acqua, nella quale si lascia cadere se qualcosa l’allarma. La squama pallida in cima al capo è un terzo occhio, che distingue la luce dall’ombra.
animal-amblyrhynchus-cristatus = iguana marina
    .note = Unica fra le lucertole a nutrirsi nel mare, si tuffa a brucare le alghe sugli scogli delle Galápagos, poi espelle il sale starnutendo.
animal-alligator-mississippiensis = alligatore americano
    .note = La femmina veglia su un cumulo di piante marcescenti, il cui calore decide il sesso dei piccoli, e appena nati li porta all’acqua fra le mascelle.
animal-chrysemys-picta = tartaruga dipinta
    .note = Il guscio è orlato di rosso come per mano di un miniaturista. Molti piccoli passano nel nido il primo inverno e sopravvivono a gelate di parecchi gradi.
animal-corallus-caninus = boa smeraldino
    .note = Riposa su un ramo in spire ordinate, il capo nel mezzo. I piccoli nascono vivi, rosso mattone o arancio, e si fanno verdi nel primo anno o poco più.

## Africa

animal-lemur-catta = lemure dalla coda ad anelli
    .note = Nel branco comandano le dame. I maschi rivali si strofinano sulla coda il profumo dei polsi e se la sventolano contro, finché lo stomaco più debole non cede.
animal-loxodonta-africana = elefante africano di savana
    .note = Le due dita in punta alla proboscide sanno cogliere una sola bacca, e le grandi orecchie, ricche di vasi, servono a rinfrescare il sangue.
animal-panthera-leo = leone
    .note = Il più socievole dei felini: le sorelle di solito restano insieme tutta la vita e allattano l’una i cuccioli dell’altra. In una notte quieta il ruggito si ode a otto chilometri.
animal-hippopotamus-amphibius = ippopotamo
    .note = Di giorno giace nel fiume, di notte ne esce a piedi per pascolare. La pelle trasuda un umore rossastro che la ripara dal sole.
animal-theropithecus-gelada = gelada
    .note = Vive quasi soltanto d’erba, colta filo per filo sulle fredde praterie alte dell’Etiopia, e dorme sulle cenge delle rupi. Una chiazza di pelle rossa e nuda gli segna il petto.
animal-pan-troglodytes = scimpanzé
    .note = Quasi ogni notte s’intreccia un nuovo letto di rami, e sfronda ramoscelli per pescare le termiti: arte che i giovani imparano guardando la madre.
animal-spheniscus-demersus = pinguino africano
    .note = Raglia come un asino e nidifica sulle coste miti del Capo, dove la pelle rosa e nuda sopra l’occhio lo aiuta a disperdere il calore.
animal-struthio-camelus = struzzo
    .note = Ha due dita per piede, l’occhio più grande fra gli animali terrestri e una falcata che lascia indietro quasi tutti i cavalli. Che nasconda il capo nella sabbia è una favola.
animal-gypaetus-barbatus = gipeto
    .note = Si nutre soprattutto d’ossa. Quelle che non può inghiottire intere le porta in alto e le lascia cadere sulle rocce, e ritenta paziente finché non si spezzano.
animal-tauraco-corythaix = turaco di Knysna
    .note = Il cremisi dell’ala è un pigmento che contiene rame, proprio dei soli turachi, e un poco se ne scioglie nell’acqua saponata. Corre lungo i rami come uno scoiattolo.
animal-cyanochen-cyanoptera = oca aliazzurre
    .note = Bruca paludi e rive di ruscelli sul tetto dell’Etiopia, vestita di penne folte come pelliccia. Sta ferma, e perfino cammina, con il collo adagiato sul dorso.
animal-uroplatus-phantasticus = geco satanico dalla coda a foglia
    .note = La coda imita una foglia morta fin nelle nervature, e spesso fin nei morsi degli insetti. Non avendo palpebre da chiudere, si pulisce gli occhi con la lingua.
animal-crocodylus-niloticus = coccodrillo del Nilo
    .note = Inghiotte pietre, che gli restano nello stomaco, e può attendere sott’acqua per più di un’ora. Eppure la madre risponde al pigolio delle uova e le dissotterra.
animal-chersina-angulata = testuggine angolata
    .note = Cittadina del Capo, il cui maschio porta sotto il mento uno sprone di guscio: con quello giostra, finché il rivale non giace sul dorso.
animal-bradypodion-pumilum = camaleonte nano del Capo
    .note = Tanto piccolo da posarsi su un dito, caccia le mosche nelle siepi di Città del Capo. Non depone uova: ogni piccolo è lasciato vivo su un ramoscello.

## Asia

animal-panthera-tigris = tigre
    .note = Il più grande dei felini, e amante del bagno. Non ve ne sono due con le stesse strisce; se la si radesse, il disegno resterebbe sulla pelle.
animal-ailuropoda-melanoleuca = panda gigante
    .note = Un orso che vive di bambù e può passare mezza giornata a masticarlo. Per reggerne i fusti usa un osso del polso, ingrossato per fare le veci del pollice.
animal-ailurus-fulgens = panda rosso
    .note = Scende dai tronchi a capo in giù, su caviglie che ruotano, e dorme nelle fresche foreste dell’Himalaya con la coda inanellata sul muso.
animal-rhinopithecus-roxellana = rinopiteco dorato
    .note = Sui monti nevosi della Cina sverna nutrendosi di licheni e cortecce. La faccia azzurra quasi non ha naso, il che forse lo salva dal congelamento.
animal-camelus-ferus = cammello selvatico
    .note = Sotto un manto ispido sopporta il gelo invernale del Gobi, e può bere acqua più salata del mare. Le due gobbe serbano grasso, non acqua.
animal-pusa-sibirica = foca del Bajkal
    .note = L’unica specie di foca confinata nell’acqua dolce, a centinaia di leghe da ogni oceano. D’inverno tiene aperti, nel ghiaccio del lago Bajkal, i fori per respirare.
animal-pavo-cristatus = pavone comune
    .note = Il celebre strascico del maschio non è la coda, ma le penne che la ricoprono; la coda vera sta dietro e sorregge il ventaglio. Mangia semi, insetti e piccoli serpenti.
animal-buceros-bicornis = bucero bicorne
    .note = Per covare la femmina si mura in un albero cavo; dalla fessura che vi lascia, il compagno le porge per settimane fichi e, di tanto in tanto, una lucertola.
animal-grus-japonensis = gru della Manciuria
    .note = Le coppie danzano nella neve, fra inchini e balzi, e chiamano in duetto. Il rosso della corona è pelle nuda, che si ravviva quando l’uccello si eccita.
animal-nipponia-nippon = ibis giapponese
    .note = Nelle risaie va a guado in cerca di cobiti e rane. Prima della cova s’imbratta di grigio le penne bianche, con una sostanza scura che gli viene dalla pelle del collo.
animal-gavialis-gangeticus = gaviale del Gange
    .note = Le mascelle sottili portano un centinaio di denti, fatti per il pesce. I vecchi maschi hanno sul muso una protuberanza che prende il nome da un vaso indiano, e se ne servono per ronzare.
animal-varanus-komodoensis = drago di Komodo
    .note = La più grande delle lucertole assaggia il vento con la lingua biforcuta e scopre una carogna a chilometri di distanza. I giovani vivono sugli alberi, dove gli anziani, troppo pesanti, non possono seguirli.
animal-draco-volans = drago volante
    .note = Le sue ali sono pieghe di pelle tese su lunghe costole: le apre a ventaglio per veleggiare di tronco in tronco dietro alle formiche.
animal-physignathus-cocincinus = drago d’acqua cinese
    .note = Dorme sui rami sopra i ruscelli della foresta e a ogni spavento si lascia cadere, per restare nascosto sott’acqua molti minuti. Insetti, pesci, frutti: tutto gli piace.
animal-testudo-horsfieldii = testuggine delle steppe
    .note = Nella steppa può mostrarsi per tre soli mesi all’anno, quando bruca le erbe di primavera; il resto lo passa a dormire in una tana.

## Europe

animal-ursus-arctos = orso bruno
    .note = S’ingrassa di bacche, radici e salmoni, poi digiuna nella tana fino a sei mesi l’anno. I cuccioli, che vi nascono nel cuore dell’inverno, pesano meno di una pagnotta.
animal-cervus-elaphus = cervo nobile
    .note = Ogni primavera il maschio perde i palchi e ne rifà un paio sotto il velluto in circa quattro mesi, in tempo per bramire nei boschi d’autunno.
animal-pteromys-volans = scoiattolo volante siberiano
    .note = Un’ombra delle peccete del Nord, dalla Finlandia verso oriente: plana di albero in albero su una gonna di pelle e ripone amenti di betulla e di ontano per l’inverno.
animal-castor-fiber = castoro europeo
    .note = Il ferro dello smalto gli rende gli incisivi arancioni, e duri tanto da abbattere una betulla. Sbarra i ruscelli perché la porta di casa resti sott’acqua.
animal-odobenus-rosmarus = tricheco
    .note = Con centinaia di vibrisse cerca a tastoni i molluschi sul fondo buio del mare e li succhia dal guscio. Le zanne sono canini, utili a issarsi sul ghiaccio.
animal-aix-galericulata = anatra mandarina
    .note = Un’ospite venuta dalla Cina, che si è stabilita nei parchi d’Europa. Nidifica nel cavo degli alberi, talvolta molto in alto, e gli anatroccoli semplicemente saltano.
animal-falco-peregrinus = falco pellegrino
    .note = Nessun animale è più veloce: chiuse le ali, piomba sui piccioni a più di trecento chilometri all’ora. Non costruisce nulla e depone su una cengia nuda.
animal-phoenicopterus-roseus = fenicottero rosa
    .note = Mangia a testa in giù, filtrando dalle lagune salate artemie, semi e alghe. Da questa zuppa viene il rosa delle sue penne.
animal-strix-nebulosa = allocco di Lapponia
    .note = Con l’ampia faccia raccoglie così bene i suoni da udire un’arvicola che si muove sotto la neve; allora si tuffa attraverso la crosta per ghermirla.
animal-fratercula-arctica = pulcinella di mare
    .note = Vola sott’acqua, scava il nido nelle zolle erbose e allinea di traverso nel becco una dozzina di pesciolini. Di quel becco, le placche vivaci cadono dopo la cova.
animal-garrulus-glandarius = ghiandaia
    .note = Ogni autunno seppellisce ghiande a migliaia e della maggior parte si ricorda; alcune delle altre diventano querce. Coleotteri, uova e imitazioni occupano il resto delle sue ore.
animal-vipera-berus = marasso
    .note = Nessun serpente vive più a nord: lo si trova oltre il circolo polare artico. Partorisce piccoli vivi e dorme tutto l’inverno, spesso in compagnia.
animal-testudo-hermanni = testuggine di Hermann
    .note = La distingue dalle sue vicine l’astuccio corneo in punta alla coda; bruca trifogli e cardi sotto i lecci. Da un nido caldo nascono figlie, da uno più fresco figli maschi.
animal-chamaeleo-chamaeleon = camaleonte comune
    .note = Ciascun occhio guarda dove gli pare, finché entrambi non convengono su una mosca; allora la lingua, lunga quanto il corpo, chiude la questione. Vive sulle rive meridionali d’Europa.
animal-emys-orbicularis = testuggine palustre europea
    .note = Il guscio scuro è cosparso di giallo come una notte di stelle. Di giorno si scalda sui tronchi, d’inverno dorme nel fango in fondo allo stagno.

## Oceania

animal-phascolarctos-cinereus = koala
    .note = Mangia foglie d’eucalipto, veleno per quasi tutti gli altri, e smaltisce il pasto dormendo fino a venti ore al giorno. Le sue dita portano impronte assai simili alle nostre.
animal-osphranter-rufus = canguro rosso
    .note = Il più grande dei marsupiali può superare otto metri con un balzo, e le molle delle sue gambe gli rendono la fretta a buon mercato. Nella calura si lecca gli avambracci per rinfrescarsi.
animal-ornithorhynchus-anatinus = ornitorinco
    .note = Depone uova, dà latte e caccia a occhi e orecchie chiusi, sentendo nel becco la debole elettricità dei gamberetti. Il maschio porta uno sprone velenoso.
animal-sarcophilus-harrisii = diavolo della Tasmania
    .note = Nero, tarchiato e litigioso a tavola, divora una carcassa con le ossa e il pelo. Il marsupio della madre si apre all’indietro.
animal-burramys-parvus = possum pigmeo di montagna
    .note = Ebbe nome da ossa fossili prima che qualcuno lo incontrasse vivo. Sverna addormentato sotto la neve delle Alpi australiane; al risveglio lo attendono falene, semi e bacche.
animal-cygnus-atratus = cigno nero
    .note = In Europa un cigno nero fu a lungo il proverbio della cosa impossibile. In Australia bruca le erbe acquatiche e talvolta porta i piccoli sul dorso.
animal-nestor-notabilis = kea
    .note = Pappagallo dei monti nevosi della Nuova Zelanda, scava radici e larve, nidifica fra i massi e smonta tutto ciò che un viaggiatore lascia incustodito.
animal-dacelo-novaeguineae = kookaburra sghignazzante
    .note = Un martin pescatore che pesca di rado: si lascia cadere da un ramo su lucertole e serpenti, e li batte contro il legno. All’alba la famiglia ride in coro per segnare il suo podere.
animal-apteryx-mantelli = kiwi bruno dell’Isola del Nord
    .note = Ha le narici proprio in punta al becco, con cui fiuta nel buio i lombrichi e le bacche cadute. L’uovo può pesare un quinto di quanto pesa la madre.
animal-paradisaea-apoda = paradisea maggiore
    .note = Le spoglie giungevano in Europa private delle zampe, e i dotti ne conclusero che non si posasse mai. Si posa invece, su rami scelti, dove i maschi danzano fra piume d’oro.
animal-aptenodytes-patagonicus = pinguino reale
    .note = Non fa nido, ma regge il suo unico uovo sui piedi, sotto una piega di pelle calda. Sulla riva dell’isola Macquarie se ne vedono città intere.
animal-chelonia-mydas = tartaruga verde
    .note = Pascola sulle praterie sommerse, e dopo decenni di mare la femmina torna a deporre presso la spiaggia dove è nata. Verde è il colore del suo grasso.
animal-chlamydosaurus-kingii = clamidosauro
    .note = Messo alle strette, apre la bocca e una gran gorgiera di pelle gli si leva attorno al capo; se nessuno ne è persuaso, fugge su due zampe fino all’albero più vicino.
animal-corucia-zebrata = scinco gigante delle isole Salomone
    .note = Abita gli alberi, si tiene con la coda e vive in famiglia. La madre partorisce un unico piccolo, enorme, di rado due, e lo custodisce per mesi.
animal-sphenodon-punctatus = tuatara
    .note = Somiglia a una lucertola e non lo è: il resto del suo ordine si estinse in età remote. Caccia nel fresco della notte e può superare i cent’anni.

## Sepultus

animal-sepultus-1 = il gigante della cava
    .note = L’estremità nodosa di un femore. Il dottor Plot di Oxford pensò dapprima a un elefante, condotto dai Romani, poi a un gigante, le cui altre ossa sono ancora attese.
animal-sepultus-2 = il peccatore sotto la pietra del pozzo
    .note = Rivoltata accanto a un pozzo, a Elston, la lastra mostrò costole e una spina dorsale. La parrocchia vi vide un uomo annegato nel Diluvio; il dottor Stukeley un coccodrillo, oppure una focena.
animal-sepultus-3 = il colosso dai denti a cucchiaio
    .note = Il signor Lhuyd ne fece incidere un dente e lo chiamò Rutellum, la piccola pala. Il proprietario, sospettiamo, se ne serviva per brucare foglie, e aveva un collo la cui lunghezza non osiamo stampare.
animal-sepultus-4 = l’airone dell’arenaria rossa
    .note = Lasciò impronte a tre dita, ciascuna più lunga di un piede d’uomo, in quello che fu un fango tiepido. Un uccello, è chiaro, poiché andava su due zampe; ma la pietra ci mostra anche dei denti.
animal-sepultus-5 = il grifone delle sabbie
    .note = Ne parlano le carovane: il becco di un’aquila su una bestia a quattro zampe, addormentata nel deserto rosso. Un collare d’osso dietro il cranio fu forse scambiato per ali.
animal-sepultus-6 = l’arrampicatore dal pollice a punta
    .note = Ha denti a forma di foglia; la punta d’osso l’abbiamo tolta dal naso e data al pollice, perché meglio si arrampichi. Orme di una bestia siffatta giacciono nel gelo di Spitsbergen.
