# The animals of the deck, then the Sepultus creatures: common name, and a note for the finished volume.
# A message is named after its row in data/animals.toml or data/sepultus.toml.

## America

animal-tamiasciurus-hudsonicus = sosnowiórka czerwona
    .note = Szyszki znosi tysiącami do jednej spiżarni, a grzyby suszy na gałązkach. Przed tą małą sknerą nie uchowa się i gniazdo z jajami.
animal-monodon-monoceros = narwal
    .note = Jednorożec z gabinetów osobliwości okazał się waleniem: jego róg to lewy ząb, skręcony spiralnie, który przebija samcowi wargę i rośnie prosto przed siebie.
animal-bison-bison = bizon amerykański
    .note = Zimą kołysze na boki wielkim brodatym łbem i odgarnia nim śnieg z trawy. Do tej pracy służą mu mięśnie ukryte w garbie.
animal-panthera-onca = jaguar
    .note = Przegryza nawet skorupę żółwia, a szerokie rzeki przepływa dla łowów albo dla przyjemności. Od lamparta odróżniają go ciemne kropki wewnątrz rozet, u tamtego rzadkie.
animal-bradypus-variegatus = leniwiec pstry
    .note = W spękanych, nasiąkniętych deszczem włosach rosną mu zielone glony, a z drzewa schodzi mniej więcej raz na tydzień. Dzięki nadliczbowym kręgom szyi spogląda niemal wprost za siebie.
animal-procyon-lotor = szop pracz
    .note = Świat poznaje przednimi łapami, których dotyk wyostrza się, gdy są mokre. Stąd to pilne przebieranie w wodzie, które długo brano za mycie jedzenia i któremu zawdzięcza imię.
animal-ramphastos-toco = tukan wielki
    .note = Ogromny dziób waży niewiele, bo wypełnia go głównie powietrze i kostna pianka, a płynąca w nim krew oddaje ciepło dnia. Tukan zrywa nim owoce, chwyta owady i wykrada jaja.
animal-vultur-gryphus = kondor wielki
    .note = Rozpostarłszy skrzydła na trzy metry, godzinami szybuje z górskim wiatrem prawie bez jednego uderzenia i wypatruje padliny na wysokich stokach.
animal-meleagris-gallopavo = indyk zwyczajny
    .note = Europa przypisywała go to Turkom, to Indiom, choć pochodzi z lasów Ameryki. Naga głowa indora bywa na przemian czerwona, biała i niebieska.
animal-anser-caerulescens = śnieżyca duża
    .note = Latem skubie trawy arktycznej tundry, a na zimę ciągnie na południe w wielotysięcznych, hałaśliwych stadach. Jedne są białe, inne niebieskoszare, lecz wykluć się mogą w tym samym gnieździe.
animal-iguana-iguana = legwan zielony
    .note = Poważny zjadacz liści, który lubi konary nad wodą i przestraszony spada w nią jak kamień. Jasna łuska na ciemieniu to trzecie oko: odróżnia światło od cienia.
animal-amblyrhynchus-cristatus = legwan morski
    .note = Jedyna jaszczurka, która żeruje w morzu: nurkuje, obgryza glony ze skał wysp Galapagos, a potem wykichuje sól.
animal-alligator-mississippiensis = aligator amerykański
    .note = Samica strzeże kopca z gnijących roślin, którego ciepło rozstrzyga o płci młodych, a gdy się wyklują, niesie je w pysku do wody.
animal-chrysemys-picta = żółw malowany
    .note = Brzeg skorupy ma obwiedziony czerwienią jak spod pędzla miniaturzysty. Młode często spędzają pierwszą zimę w gnieździe i potrafią przetrwać kilkustopniowy mróz.
animal-corallus-caninus = boa psiogłowy
    .note = Odpoczywa na gałęzi, zwinięty w równe sploty, z głową pośrodku. Młode rodzą się żywe, ceglaste lub pomarańczowe, i zielenieją mniej więcej w ciągu roku.

## Africa

animal-lemur-catta = lemur katta
    .note = W stadzie rządzą panie. Poróżnione samce smarują ogony wonną wydzieliną z nadgarstków i wymachują nimi ku sobie, aż ustąpi ten o słabszym żołądku.
animal-loxodonta-africana = słoń afrykański
    .note = Dwoma palczastymi wyrostkami na końcu trąby podniesie pojedynczą jagodę, a wielkie uszy, pełne naczyń, chłodzą mu krew.
animal-panthera-leo = lew
    .note = Najbardziej towarzyski z kotów: siostry zwykle trzymają się razem przez całe życie i karmią nawzajem swoje młode. W cichą noc lwi ryk niesie się na osiem kilometrów.
animal-hippopotamus-amphibius = hipopotam nilowy
    .note = W dzień leży w rzece, a nocą wychodzi się paść. Jego skóra wydziela czerwonawy płyn, który chroni ją przed słońcem.
animal-theropithecus-gelada = dżelada brunatna
    .note = Żywi się prawie samą trawą, którą skubie źdźbło po źdźble na chłodnych halach Etiopii, a nocuje na półkach urwisk. Na piersi nosi łatę nagiej czerwonej skóry.
animal-pan-troglodytes = szympans zwyczajny
    .note = Niemal co noc wyplata sobie z gałęzi świeże posłanie. Oskubaną gałązką łowi termity, a tego rzemiosła młode uczą się, podpatrując matki.
animal-spheniscus-demersus = pingwin przylądkowy
    .note = Ryczy jak osioł i gnieździ się na łagodnych wybrzeżach Przylądka, gdzie naga różowa skóra nad okiem pomaga mu pozbyć się nadmiaru ciepła.
animal-struthio-camelus = struś czerwonoskóry
    .note = Ma po dwa palce u każdej nogi, największe oczy wśród zwierząt lądowych i krok, którym prześciga większość koni. To, że chowa głowę w piasek, jest bajką.
animal-gypaetus-barbatus = orłosęp
    .note = Żywi się głównie kośćmi. Te, których nie może połknąć w całości, wynosi wysoko, upuszcza na skały i cierpliwie ponawia próbę, aż się rozbiją.
animal-tauraco-corythaix = turak niebieskozielony
    .note = Szkarłat skrzydeł daje mu barwnik z miedzią, znany tylko u turaków, który w wodzie z mydłem odrobinę puszcza. Po konarach ptak ten biega jak wiewiórka.
animal-cyanochen-cyanoptera = etiopka
    .note = Skubie trawę nad bagnami i strumieniami na dachu Etiopii, otulona piórami gęstymi jak futro. Stoi, a nawet chodzi, z szyją złożoną na grzbiecie.
animal-uroplatus-phantasticus = gekon liścioogonowy
    .note = Ogon ma jak zeschły liść, oddany aż po żyłki, a nieraz i ślady nadgryzień. Powiek, które mógłby zamknąć, nie posiada, więc oczy przeciera językiem.
animal-crocodylus-niloticus = krokodyl nilowy
    .note = Połyka kamienie, które zostają mu w żołądku, i potrafi czyhać pod wodą ponad godzinę. Lecz gdy z jaj odezwie się kwilenie, matka przychodzi i odkopuje gniazdo.
animal-chersina-angulata = żółw kątowy
    .note = Mieszkaniec Przylądka. Samiec ma pod brodą ostrogę wyrastającą z pancerza i z nią staje w szranki, dopóki rywal nie legnie na grzbiecie.
animal-bradypodion-pumilum = kameleon przylądkowy
    .note = Tak mały, że zmieści się na palcu, podchodzi muchy w żywopłotach Kapsztadu. Jaj nie składa: żywe młode matka zostawia jedno po drugim na gałązkach.

## Asia

animal-panthera-tigris = tygrys
    .note = Największy z kotów, który w dodatku lubi kąpiel. Nie ma dwóch jednakowo pręgowanych, a gdyby któregoś ogolić, wzór zostałby na skórze.
animal-ailuropoda-melanoleuca = panda wielka
    .note = Niedźwiedź, który żyje bambusem i żuje go nieraz przez pół doby. Łodygi przytrzymuje powiększoną kością nadgarstka, która służy mu za kciuk.
animal-ailurus-fulgens = pandka ruda
    .note = Z pni schodzi głową w dół, na co pozwalają jej obrotne stawy skokowe. Sypia w chłodnych lasach Himalajów, nakrywszy pyszczek ogonem w pierścienie.
animal-rhinopithecus-roxellana = rokselana złocista
    .note = Zimą, w ośnieżonych górach Chin, żywi się porostami i korą. W jej błękitnej twarzy prawie nie widać nosa, co być może chroni ją przed odmrożeniem.
animal-camelus-ferus = wielbłąd dwugarbny
    .note = Mrozy Gobi znosi w kudłatej sierści i może pić wodę bardziej słoną niż morska. W dwóch garbach nosi tłuszcz, a nie wodę.
animal-pusa-sibirica = nerpa bajkalska
    .note = Jedyny gatunek foki, który żyje wyłącznie w słodkiej wodzie, setki mil od oceanu. W zimowym lodzie Bajkału utrzymuje otwory, przez które oddycha.
animal-pavo-cristatus = paw indyjski
    .note = Słynny tren to nie ogon, lecz pióra, które nad nim leżą; prawdziwy ogon stoi z tyłu i podpiera wachlarz. Paw jada nasiona, owady i małe węże.
animal-buceros-bicornis = dzioborożec wielki
    .note = Na czas wysiadywania samica zamurowuje się w dziupli i zostawia tylko szparę, przez którą samiec całymi tygodniami podaje jej figi, a czasem i jaszczurkę.
animal-grus-japonensis = żuraw mandżurski
    .note = Pary tańczą na śniegu, kłaniają się, skaczą i wołają w duecie. Czerwień na głowie to naga skóra, tym jaskrawsza, im ptak bardziej wzburzony.
animal-nipponia-nippon = ibis czubaty
    .note = Brodzi po polach ryżowych za piskorzami i żabami. Przed lęgami barwi białe pióra na szaro ciemną wydzieliną ze skóry szyi.
animal-gavialis-gangeticus = gawial gangesowy
    .note = W wąskich szczękach mieści się około stu zębów, w sam raz na ryby. Stare samce mają na końcu pyska guz zwany „ghara”, jak indyjski garnek, i buczą przez niego.
animal-varanus-komodoensis = waran z Komodo
    .note = Największa z jaszczurek smakuje wiatr rozwidlonym językiem i znajduje padlinę odległą o kilometry. Młode żyją na drzewach, dokąd zbyt ciężka starszyzna nie wejdzie.
animal-draco-volans = smok latający
    .note = Za skrzydła służą mu fałdy skóry rozpięte na długich żebrach. Rozkłada je jak wachlarz i szybuje od pnia do pnia w poszukiwaniu mrówek.
animal-physignathus-cocincinus = agama błotna
    .note = Sypia na gałęziach nad leśnym strumieniem i ze strachu spada do wody, gdzie umie się kryć przez wiele minut. Smakują jej owady, ryby i owoce.
animal-testudo-horsfieldii = żółw stepowy
    .note = Na stepie bywa na nogach ledwie przez trzy miesiące w roku, kiedy jada wiosenne zioła. Resztę przesypia w norze.

## Europe

animal-ursus-arctos = niedźwiedź brunatny
    .note = Tuczy się jagodami, korzonkami i łososiem, a potem pości w gawrze nawet pół roku. Młode, urodzone tam w środku zimy, ważą mniej niż bochenek chleba.
animal-cervus-elaphus = jeleń szlachetny
    .note = Każdej wiosny byk zrzuca poroże i w jakieś cztery miesiące nakłada nowe, okryte scypułem, w sam raz przed jesiennym rykowiskiem.
animal-pteromys-volans = polatucha syberyjska
    .note = Cień północnych świerczyn, od Finlandii na wschód. Szybuje między drzewami na fartuchu ze skóry, a na zimę gromadzi brzozowe i olchowe kotki.
animal-castor-fiber = bóbr europejski
    .note = Żelazo w szkliwie barwi mu siekacze na pomarańczowo i utwardza je tak, że zwalą brzozę. Strumień przegradza tamą, żeby drzwi domu zostały pod wodą.
animal-odobenus-rosmarus = mors
    .note = Setkami wąsów szuka po omacku małży na ciemnym dnie morza i wysysa je z muszli. Jego ciosy to wydłużone kły, przydatne przy wychodzeniu na lód.
animal-aix-galericulata = mandarynka
    .note = Przybysz z Chin, który zadomowił się w parkach Europy. Gnieździ się w dziuplach, czasem wysoko nad ziemią, a kaczęta po prostu skaczą.
animal-falco-peregrinus = sokół wędrowny
    .note = Żadne zwierzę nie jest szybsze: złożywszy skrzydła, spada na gołębie z prędkością ponad trzystu kilometrów na godzinę. Gniazda nie buduje, jaja składa na gołej półce skalnej.
animal-phoenicopterus-roseus = flaming różowy
    .note = Je z odwróconą głową: z wody słonych lagun odcedza solowce, nasiona i glony. Z tej zupy bierze się róż jego piór.
animal-strix-nebulosa = puszczyk mszarny
    .note = Szeroka twarz zbiera dźwięki tak dobrze, że sowa słyszy nornika pod śniegiem i chwyta go, przebijając zlodowaciałą skorupę.
animal-fratercula-arctica = maskonur
    .note = Lata pod wodą, gniazdo kopie w darni, a w dziobie układa w poprzek tuzin małych ryb. Barwne płytki z dzioba zrzuca po lęgach.
animal-garrulus-glandarius = sójka
    .note = Każdej jesieni zakopuje tysiące żołędzi i większość pamięta; z niektórych zapomnianych wyrastają dęby. Resztę dnia wypełniają jej chrząszcze, jaja i przedrzeźnianie.
animal-vipera-berus = żmija zygzakowata
    .note = Żaden wąż nie mieszka dalej na północy: spotyka się ją i za kołem podbiegunowym. Rodzi żywe młode, a zimę przesypia, często w towarzystwie.
animal-testudo-hermanni = żółw grecki
    .note = Od sąsiadów odróżnia go rogowa ostroga na końcu ogona. Pod dębami ostrolistnymi skubie koniczynę i osty, a z ciepłego gniazda lęgną się córki, z chłodniejszego synowie.
animal-chamaeleo-chamaeleon = kameleon pospolity
    .note = Każde oko patrzy, gdzie chce, póki oba nie zgodzą się co do muchy; wtedy sprawę rozstrzyga język, długi jak całe ciało. Kameleon ten żyje na południowych brzegach Europy.
animal-emys-orbicularis = żółw błotny
    .note = Ciemną skorupę ma obsypaną żółtymi cętkami jak nocne niebo gwiazdami. W dzień wygrzewa się na kłodach, a zimuje w mule na dnie stawu.

## Oceania

animal-phascolarctos-cinereus = koala
    .note = Je liście eukaliptusów, którymi większość zwierząt by się otruła, i odsypia posiłek nawet dwadzieścia godzin na dobę. Na palcach ma linie papilarne bardzo podobne do naszych.
animal-osphranter-rufus = kangur rudy
    .note = Największy z torbaczy potrafi skoczyć na osiem metrów, a dzięki sprężystym nogom pośpiech kosztuje go niewiele. W upał liże przedramiona, żeby się ochłodzić.
animal-ornithorhynchus-anatinus = dziobak
    .note = Składa jaja, karmi mlekiem i poluje z zamkniętymi oczami i uszami, wyczuwając dziobem słabą elektryczność krewetek. Samiec nosi jadową ostrogę.
animal-sarcophilus-harrisii = diabeł tasmański
    .note = Czarny, krępy i kłótliwy przy stole, padlinę pożera razem z kośćmi i futrem. Torba matki otwiera się do tyłu.
animal-burramys-parvus = drzewnica górska
    .note = Nazwano ją na podstawie kopalnych kości, zanim ktokolwiek spotkał żywą. Zimę przesypia pod śniegiem Alp Australijskich, a po przebudzeniu zajada ćmy, nasiona i jagody.
animal-cygnus-atratus = łabędź czarny
    .note = W Europie czarny łabędź był długo przysłowiowym określeniem rzeczy niemożliwej. W Australii skubie wodne rośliny i bywa, że wozi młode na grzbiecie.
animal-nestor-notabilis = nestor kea
    .note = Papuga z ośnieżonych gór Nowej Zelandii, która wykopuje korzenie i larwy, gnieździ się wśród głazów i rozbiera na części wszystko, czego podróżny nie dopilnuje.
animal-dacelo-novaeguineae = kukabura chichotliwa
    .note = Zimorodek, który rzadko łowi ryby: spada z gałęzi na jaszczurki i węże, po czym tłucze nimi o konar. O świcie cała rodzina śmieje się razem, by oznajmić granice swych włości.
animal-apteryx-mantelli = kiwi północny
    .note = Nozdrza ma na samym końcu dzioba i po ciemku węszy nim za dżdżownicami i opadłymi jagodami. Jajo może ważyć piątą część tego, co matka.
animal-paradisaea-apoda = cudowronka wielka
    .note = Do Europy trafiały skórki z usuniętymi nogami, więc uczeni orzekli, że ptak ten nigdy nie siada. Siada, na wybranych gałęziach, gdzie samce tańczą w złotych piórach.
animal-aptenodytes-patagonicus = pingwin królewski
    .note = Gniazda nie buduje, lecz trzyma jedyne jajo na stopach, pod fałdem ciepłej skóry. Na brzegach wyspy Macquarie stoją całe miasta tych ptaków.
animal-chelonia-mydas = żółw zielony
    .note = Pasie się na łąkach trawy morskiej, a po dziesięcioleciach spędzonych w morzu samica wraca złożyć jaja w pobliżu plaży, na której się wykluła. Nazwę zawdzięcza barwie swego tłuszczu.
animal-chlamydosaurus-kingii = agama kołnierzasta
    .note = Przyparta do muru otwiera pysk i stawia wokół głowy wielką kryzę ze skóry. Jeśli to nikogo nie przekona, ucieka na dwóch nogach do najbliższego drzewa.
animal-corucia-zebrata = scynk nadrzewny
    .note = Żyje w rodzinach, wysoko wśród gałęzi, których trzyma się ogonem. Samica rodzi jedno ogromne młode, rzadko dwa, i miesiącami strzeże potomstwa.
animal-sphenodon-punctatus = hatteria
    .note = Wygląda jak jaszczurka, lecz nią nie jest: reszta jej rzędu wymarła w niepamiętnych czasach. Poluje w chłodzie nocy i może doczekać setnych urodzin.

## Sepultus

animal-sepultus-1 = olbrzym z kamieniołomu
    .note = Guzowaty koniec kości udowej. Doktor Plot z Oksfordu pomyślał najpierw o słoniu sprowadzonym przez Rzymian, potem o olbrzymie, na którego pozostałe kości wciąż czekamy.
animal-sepultus-2 = grzesznik spod kamienia przy studni
    .note = Płyta przy studni w Elston, gdy ją odwrócono, ukazała żebra i kręgosłup. Parafia ujrzała w nich człowieka, który utonął w potopie, doktor Stukeley zaś krokodyla albo morświna.
animal-sepultus-3 = łyżkozębny kolos
    .note = Pan Lhuyd ogłosił rycinę jednego zęba i nazwał go „Rutellum”, czyli łopatką. Właściciel, jak sądzimy, skubał nim liście, a długości jego szyi nie śmiemy podać drukiem.
animal-sepultus-4 = czapla z czerwonego piaskowca
    .note = W czymś, co było niegdyś ciepłym błotem, zostawiła trójpalczaste ślady, każdy dłuższy od ludzkiej stopy. Rzecz jasna ptak, skoro chodził na dwóch nogach, tylko że w kamieniu widać też zęby.
animal-sepultus-5 = gryf z piasków
    .note = Opowiadają o nim karawany: zwierz czworonożny o orlim dziobie, uśpiony na czerwonej pustyni. Kostną kryzę z tyłu czaszki wzięto może za skrzydła.
animal-sepultus-6 = wspinacz z kolcem na kciuku
    .note = Zęby ma w kształcie liści; kostny kolec zdjęliśmy mu z nosa i przenieśliśmy na kciuk, żeby łatwiej się wspinał. Tropy podobnego stworzenia leżą na mroźnym Spitsbergenie.
