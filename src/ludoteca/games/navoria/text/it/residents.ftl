# The residents of Navoria: a name, and a line about who they are.
# A message is named after its row in data/residents.toml.

## Merchants

resident-merchant-sprite-sprite = Pim Soffio di Cardo
    .note = Vende chiaro di luna al metro, e ogni spiritello che conosci diventa un cliente fedele.
resident-merchant-human-sprite = Odilla Borsalucente
    .note = Ha imparato a sussurrare per trattare con gli spiritelli, e la prima vendita è già fatta.
resident-merchant-goblin-sprite = Nebbo Tresoldi
    .note = Un goblin con un vassoio di cappellini: si fa pagare in anticipo, e gli spiritelli lo adorano.
resident-merchant-human-human = Tamsin Pesogiusto
    .note = La sua bilancia non mente mai, e ogni umano della tua compagnia compra al suo banco.
resident-merchant-goblin-human = Grizel Centobottoni
    .note = Rivende agli umani i bottoni che hanno perduto, e i suoi conti tornano sempre.
resident-merchant-beast-human = Orsel Orcio di Miele
    .note = Gli umani fanno la fila per scaldarsi alla sua pelliccia, e ripartono con un vasetto di miele.
resident-merchant-goblin-goblin = Razka Pollicelesto
    .note = Ha più cugini goblin che monete, e al momento degli introiti ognuno di loro conta.
resident-merchant-beast-goblin = Bruma Zampa di Velluto
    .note = I goblin contrattano a gran voce; lei socchiude gli occhi, scodinzola e spunta il prezzo migliore.
resident-merchant-sprite-goblin = Lissi Luce di Rame
    .note = Illumina col suo chiarore il mercato notturno dei goblin e chiede un soldo a testa.
resident-merchant-beast-beast = Hummel Spallelarghe
    .note = Porta l’intera bottega sulla schiena e segue le orme delle altre belve.
resident-merchant-sprite-beast = Tavi Pettinalappole
    .note = Districa i nodi di ogni pelliccia, rivende la lanugine e conosce tutte le belve per nome.
resident-merchant-human-beast = Corvan Pietrasale
    .note = Le belve attraversano tutta la città per i suoi blocchi di sale, e lui ne ha sempre.

## Builders

resident-builder-sprite-desert = Ansa Clessidra
    .note = Innalza avamposti nel deserto un granello alla volta, prima che il vento possa protestare.
resident-builder-sprite-glacier = Firn Vetrochiaro
    .note = Scolpisce le finestre prima dei muri, così ogni avamposto del ghiacciaio comincia con un panorama.
resident-builder-sprite-forest = Molu Tetto di Ghianda
    .note = Copre di foglie gli avamposti della foresta e chiede la benedizione alla quercia più vecchia.
resident-builder-human-desert = Berenna del Pozzo
    .note = Nel deserto prima cuoce il pane, e solo dopo posa la prima pietra dell’avamposto.
resident-builder-human-glacier = Halvo Pietrablu
    .note = Dal ghiacciaio porta a casa un minerale, e nel vuoto che resta costruisce un avamposto.
resident-builder-human-forest = Jorin Spaccalegna
    .note = Un’ascia per te, un tetto per i viandanti: così nascono i suoi avamposti nella foresta.
resident-builder-goblin-desert = Drezz Stivali Impolverati
    .note = Si spinge una duna più in là nel deserto e costruisce l’avamposto dove gli cedono gli stivali.
resident-builder-goblin-glacier = Yorga Chiodo di Brina
    .note = Pianta scale nel ghiacciaio, sale di un piolo e ci appende un avamposto.
resident-builder-goblin-forest = Moxle Ponte di Radici
    .note = Cuce la foresta con ponti di corda: un passo avanti, e in fondo un avamposto.
resident-builder-beast-desert = Dorrum Spalla di Sabbia
    .note = Dorme di giorno, scava di notte, e all’alba il deserto ha un avamposto in più.
resident-builder-beast-glacier = Nanoa Tanacalda
    .note = Le sue tane invernali sono così accoglienti che sul ghiacciaio fanno da avamposti.
resident-builder-beast-forest = Gado Rodilegno
    .note = Rosicchia ogni trave a misura e costruisce nella foresta avamposti senza un solo chiodo.

## Soldiers

resident-soldier-sprite-desert = Zephi Lanciasole
    .note = Sorveglia gli avamposti del deserto a mezzogiorno, quando perfino le ombre restano a casa.
resident-soldier-sprite-glacier = Nilo Campana di Brina
    .note = Al primo pericolo suona un campanello di ghiaccio, e gli avamposti del ghiacciaio dormono tranquilli.
resident-soldier-sprite-forest = Elwy Ago di Pino
    .note = Armata di una lancia minuscola e di molta dignità, difende gli avamposti della foresta.
resident-soldier-human-desert = Capitana Idrane
    .note = Riconosce ogni avamposto del deserto dal suono delle sue tende nel vento.
resident-soldier-human-glacier = Torvin Guardiafredda
    .note = Tiene caldo il bollitore e al sicuro gli avamposti del ghiacciaio, in quest’ordine.
resident-soldier-human-forest = Maelis Mantoverde
    .note = Tra gli alberi nessuno la vede, e nessun avamposto della foresta teme i ladri.
resident-soldier-goblin-desert = Rugg Coperchio
    .note = Il suo scudo viene da una cucina, ma gli avamposti del deserto lo preferiscono a dieci cavalieri.
resident-soldier-goblin-glacier = Vasha Elmo di Lana
    .note = Si è fatta l’elmo a maglia, poi uno per ogni guardia degli avamposti del ghiacciaio.
resident-soldier-goblin-forest = Pokk Maglia di Muschio
    .note = Un cespuglio saluta davanti a ogni avamposto della foresta: è lui, abbottonato fino al mento.
resident-soldier-beast-desert = Sarrak Criniera d’Oro
    .note = Sbadiglia al tramonto, e i briganti girano alla larga dagli avamposti del deserto.
resident-soldier-beast-glacier = Ulma Cantobianco
    .note = Quando canta alla luna, ogni avamposto sul ghiacciaio sa che tutto va bene.
resident-soldier-beast-forest = Bodo Nasofino
    .note = Annusa due volte ogni visitatore: negli avamposti della foresta entrano solo gli onesti.

## Adventurers

resident-adventurer-sprite-desert = Luvo Buonvento
    .note = Con l’aquilone supera due dune del deserto e saluta ogni bandiera che incontra.
resident-adventurer-sprite-glacier = Sely Pattino d’Argento
    .note = Con due scivolate avanza sul ghiacciaio, dove ogni bandiera è per lei una vecchia amica.
resident-adventurer-sprite-forest = Ferrin Cavalcafoglie
    .note = Sorvola due grandi alberi della foresta e annota ogni bandiera in un taccuino minuscolo.
resident-adventurer-human-desert = Nadira delle Stelle
    .note = Un passo nel deserto, un altro dove vuoi: le bandiere sono il suo diario.
resident-adventurer-human-glacier = Osk Lungacorda
    .note = Ti guida sul ghiacciaio, poi ovunque tu voglia, e fa un nodo a ogni bandiera.
resident-adventurer-human-forest = Wenna Gessobianco
    .note = Segna un albero nella foresta, un cartello altrove, e la sera conta le bandiere.
resident-adventurer-goblin-desert = Tebb Scorciatoia
    .note = Giura che per il deserto si fa prima ad andare ovunque, e purtroppo ha spesso ragione.
resident-adventurer-goblin-glacier = Kruda Slitta a Ruote
    .note = La sua slitta passa dappertutto: una corsa sul ghiacciaio, poi un’altra dove vuoi.
resident-adventurer-goblin-forest = Fubb Sbagliastrada
    .note = Si perde apposta nella foresta e sbuca fuori proprio dove hai bisogno di lui.
resident-adventurer-beast-desert = Saluka Passolungo
    .note = Due balzi nel deserto, tre storie da raccontare, e nemmeno un granello di sabbia nelle orecchie.
resident-adventurer-beast-glacier = Hrolm Spazzaneve
    .note = Supera due creste del ghiacciaio, e tutti gli altri camminano nel suo solco.
resident-adventurer-beast-forest = Rhisa Codarossa
    .note = Ha già due radure di vantaggio nella foresta quando ti accorgi che è sparita.

## Artisans

resident-artisan-sprite-weapon-food = Mirrel Mollica
    .note = Con lo stesso coltellino affila le tue lance e taglia il tuo formaggio.
resident-artisan-sprite-mineral-weapon = Tinz Ditale
    .note = Su un’incudine grande come una noce taglia minerali e forgia lame da re.
resident-artisan-sprite-food-mineral = Dulci Quarzodolce
    .note = Fa crescere cristalli di zucchero e cristalli di rocca: assaggiali prima di metterli via.
resident-artisan-human-weapon-food = Gerlo Padella
    .note = Cuoco e fabbro insieme: le sue spade affettano il prosciutto, i suoi stufati valgono un esercito.
resident-artisan-human-mineral-weapon = Hestra Treccia di Ferro
    .note = Dal minerale ricava il filo, dal filo l’elsa di una spada, e intanto canticchia.
resident-artisan-human-food-mineral = Ambrin Grottacacio
    .note = Fa stagionare le sue forme in una vecchia miniera e riporta minerali con lo stesso carretto.
resident-artisan-goblin-weapon-food = Skeddle Tretasche
    .note = Una lancia, una salsiccia e qualcosa tirato fuori dalla fodera: scegli tu.
resident-artisan-goblin-mineral-weapon = Ozga Nasonero
    .note = Cava dalla cenere un minerale e una lama, poi chiede che altro ti serve.
resident-artisan-goblin-food-mineral = Gubble Mestolone
    .note = Nella sua zuppa di sassi trovi cibo, un minerale e qualunque altra cosa tu chieda.
resident-artisan-beast-weapon-food = Thorbo Zampamartello
    .note = Forgia una sola arma a stagione, e la gente viene da lontano per ammirarla.
resident-artisan-beast-mineral-weapon = Agatta Baffifini
    .note = Freme vicino a un bel minerale, poi lo lucida finché tutta la città applaude.
resident-artisan-beast-food-mineral = Bessoly Vecchioforno
    .note = Sforna una sola torta salata al giorno, e tutta la Capitale ne segue il profumo.
