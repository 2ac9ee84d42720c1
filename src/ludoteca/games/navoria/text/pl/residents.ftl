# The residents of Navoria: a name, and a line about who they are.
# A message is named after its row in data/residents.toml.

## Merchants

resident-merchant-sprite-sprite = Pim Ostowy Puch
    .note = Sprzedaje światło księżyca na łokcie, a każdy znajomy duszek zostaje jego wiernym klientem.
resident-merchant-human-sprite = Odilla Jasny Trzos
    .note = Nauczyła się szeptać, by targować się z duszkami, a pierwszą sprzedaż ma już za sobą.
resident-merchant-goblin-sprite = Nebbo Trzy Grosze
    .note = Goblin z tacą maleńkich kapeluszy: pieniądze bierze z góry, a duszki go uwielbiają.
resident-merchant-human-human = Tamsin Uczciwa Waga
    .note = Jej waga nigdy nie kłamie, więc każdy człowiek z twojej drużyny kupuje właśnie u niej.
resident-merchant-goblin-human = Grizel Sto Guzików
    .note = Odsprzedaje ludziom guziki, które sami zgubili, a jej rachunki zawsze się zgadzają.
resident-merchant-beast-human = Orsel Garniec Miodu
    .note = Ludzie ustawiają się w kolejce, by ogrzać się przy jego futrze, i wychodzą ze słoikiem miodu.
resident-merchant-goblin-goblin = Razka Zwinny Kciuk
    .note = Ma więcej goblińskich kuzynów niż monet, a gdy przychodzi dochód, liczy się każdy z nich.
resident-merchant-beast-goblin = Bruma Aksamitna Łapa
    .note = Gobliny targują się wniebogłosy, a ona tylko mruga, macha ogonem i dostaje lepszą cenę.
resident-merchant-sprite-goblin = Lissi Miedziany Blask
    .note = Własnym blaskiem oświetla nocny targ goblinów i bierze po miedziaku od głowy.
resident-merchant-beast-beast = Hummel Szeroki Grzbiet
    .note = Cały kram dźwiga na plecach i wędruje tropem innych bestii.
resident-merchant-sprite-beast = Tavi Łopianowy Grzebień
    .note = Wyczesuje rzepy z każdego futra, sprzedaje puch i zna wszystkie bestie z imienia.
resident-merchant-human-beast = Corvan Solna Bryła
    .note = Bestie ciągną przez całe miasto po jego bryły soli, a zapas nigdy się nie kończy.

## Builders

resident-builder-sprite-desert = Ansa Klepsydra
    .note = Wznosi faktorie na pustyni ziarnko po ziarnku, nim wiatr zdąży zaprotestować.
resident-builder-sprite-glacier = Firn Jasna Szyba
    .note = Najpierw rzeźbi okna, potem ściany, więc każda faktoria na lodowcu zaczyna się od widoku.
resident-builder-sprite-forest = Molu Żołędziowy Dach
    .note = Kryje leśne faktorie liśćmi i prosi najstarszy dąb o błogosławieństwo.
resident-builder-human-desert = Berenna od Studni
    .note = Na pustyni najpierw piecze chleb, a dopiero potem kładzie pierwszy kamień pod faktorię.
resident-builder-human-glacier = Halvo Siny Kamień
    .note = Z lodowca przywozi minerał, a w pustym miejscu po nim stawia faktorię.
resident-builder-human-forest = Jorin Drwal
    .note = Topór dla ciebie, dach dla wędrowców: tak zaczynają się jego leśne faktorie.
resident-builder-goblin-desert = Drezz Zakurzony But
    .note = Idzie na pustyni o wydmę dalej, a faktorię stawia tam, gdzie rozlecą mu się buty.
resident-builder-goblin-glacier = Yorga Szronowy Gwóźdź
    .note = Wbija drabiny w lodowiec, wchodzi szczebel wyżej i tam zawiesza faktorię.
resident-builder-goblin-forest = Moxle Most z Korzeni
    .note = Spina las linowymi mostami: krok naprzód, a na końcu już czeka faktoria.
resident-builder-beast-desert = Dorrum Piaskowy Bark
    .note = W dzień śpi, nocą kopie, a o świcie na pustyni stoi nowa faktoria.
resident-builder-beast-glacier = Nanoa Ciepła Nora
    .note = Jej zimowe nory są tak przytulne, że na lodowcu służą za faktorie.
resident-builder-beast-forest = Gado Gryzibelka
    .note = Każdą belkę przygryza na miarę i stawia leśne faktorie bez jednego gwoździa.

## Soldiers

resident-soldier-sprite-desert = Zephi Słoneczna Włócznia
    .note = Patroluje pustynne faktorie w samo południe, gdy nawet cienie siedzą w domu.
resident-soldier-sprite-glacier = Nilo Szronowy Dzwonek
    .note = Gdy coś grozi, uderza w lodowy dzwon, więc faktorie na lodowcu śpią spokojnie.
resident-soldier-sprite-forest = Elwy Sosnowa Igła
    .note = Uzbrojona w maleńką włócznię i wielką godność, strzeże faktorii w lesie.
resident-soldier-human-desert = Kapitan Idrane
    .note = Każdą pustynną faktorię poznaje po tym, jak jej płótna szumią na wietrze.
resident-soldier-human-glacier = Torvin Zimna Warta
    .note = Pilnuje, by czajnik był gorący, a faktorie na lodowcu bezpieczne, dokładnie w tej kolejności.
resident-soldier-human-forest = Maelis Zielony Płaszcz
    .note = Nikt jej nie widzi między drzewami, a leśne faktorie nie boją się złodziei.
resident-soldier-goblin-desert = Rugg Pokrywka
    .note = Tarczę ma z kuchni, lecz pustynne faktorie nie oddałyby go za dziesięciu rycerzy.
resident-soldier-goblin-glacier = Vasha Wełniany Hełm
    .note = Wydziergała hełm sobie, a potem każdemu, kto strzeże faktorii na lodowcu.
resident-soldier-goblin-forest = Pokk Mszysta Zbroja
    .note = Przy każdej leśnej faktorii salutuje krzak: to właśnie on, zapięty pod samą szyję.
resident-soldier-beast-desert = Sarrak Złota Grzywa
    .note = Wystarczy, że ziewnie o zmierzchu, a zbóje omijają pustynne faktorie szerokim łukiem.
resident-soldier-beast-glacier = Ulma Biała Pieśń
    .note = Gdy śpiewa do księżyca, wszystkie faktorie na lodowcu wiedzą, że nic im nie grozi.
resident-soldier-beast-forest = Bodo Czujny Nos
    .note = Każdego gościa obwąchuje dwa razy; do leśnych faktorii wchodzą tylko uczciwi.

## Adventurers

resident-adventurer-sprite-desert = Luvo Dobry Wiatr
    .note = Na latawcu przelatuje dwie pustynne wydmy i pozdrawia każdą mijaną flagę.
resident-adventurer-sprite-glacier = Sely Srebrna Łyżwa
    .note = Dwoma ślizgami sunie po lodowcu, a każda flaga to jej dobra znajoma.
resident-adventurer-sprite-forest = Ferrin Liściolot
    .note = Szybuje w lesie nad dwoma wielkimi drzewami, a każdą flagę zapisuje w maleńkim notesie.
resident-adventurer-human-desert = Nadira spod Gwiazd
    .note = Krok przez pustynię, drugi, dokąd zechcesz: flagi służą jej za pamiętnik.
resident-adventurer-human-glacier = Osk Długa Lina
    .note = Prowadzi na lodowiec, potem dokądkolwiek, a przy każdej fladze zawiązuje supeł.
resident-adventurer-human-forest = Wenna Biała Kreda
    .note = Znaczy drzewo w lesie, potem słup gdzie indziej, a wieczorem liczy flagi.
resident-adventurer-goblin-desert = Tebb Na Skróty
    .note = Przysięga, że przez pustynię wszędzie jest bliżej, i irytująco często ma rację.
resident-adventurer-goblin-glacier = Kruda Sanie na Kołach
    .note = Przejedzie wszędzie: jeden ślizg po lodowcu, a drugi tam, dokąd zechcesz.
resident-adventurer-goblin-forest = Fubb Zły Zakręt
    .note = Umyślnie gubi się w lesie i wychodzi tam, gdzie go akurat potrzebujesz.
resident-adventurer-beast-desert = Saluka Długi Krok
    .note = Dwa susy przez pustynię, trzy opowieści w zanadrzu i ani ziarnka piasku w uszach.
resident-adventurer-beast-glacier = Hrolm Śnieżny Pług
    .note = Pokonuje dwie granie lodowca, a cała reszta idzie wydeptaną przez niego bruzdą.
resident-adventurer-beast-forest = Rhisa Ruda Kita
    .note = Jest w lesie o dwie polany dalej, zanim zauważysz, że w ogóle zniknęła.

## Artisans

resident-artisan-sprite-weapon-food = Mirrel Okruszek
    .note = Tym samym nożykiem struga ci włócznie i kroi ser na drogę.
resident-artisan-sprite-mineral-weapon = Tinz Naparstek
    .note = Na kowadełku wielkości orzecha szlifuje minerały i kuje klingi godne królów.
resident-artisan-sprite-food-mineral = Dulci Słodki Kwarc
    .note = Hoduje kryształy cukru i kryształy górskie; spróbuj ich, zanim je poukładasz.
resident-artisan-human-weapon-food = Gerlo Patelnia
    .note = Kucharz i kowal w jednym: jego miecze kroją szynkę, a gulasz wart jest całej armii.
resident-artisan-human-mineral-weapon = Hestra Żelazny Warkocz
    .note = Z minerału ciągnie drut, z drutu zwija rękojeść miecza, a przy tym stale nuci.
resident-artisan-human-food-mineral = Ambrin Serowa Grota
    .note = Jego gomółki dojrzewają w starej kopalni, a tym samym wózkiem wyjeżdżają na górę minerały.
resident-artisan-goblin-weapon-food = Skeddle Trzy Kieszenie
    .note = Włócznia, kiełbasa i coś wygrzebanego zza podszewki: wybór należy do ciebie.
resident-artisan-goblin-mineral-weapon = Ozga Nos w Sadzy
    .note = Wyciąga z popiołu minerał i ostrze, a potem pyta, czego ci jeszcze trzeba.
resident-artisan-goblin-food-mineral = Gubble Wielka Chochla
    .note = W jego zupie na kamieniu jest coś do jedzenia, minerał i cokolwiek jeszcze zechcesz.
resident-artisan-beast-weapon-food = Thorbo Łapa-Młot
    .note = Przez całą porę roku kuje jedną broń, a podziwiać ją przychodzą z najdalszych stron.
resident-artisan-beast-mineral-weapon = Agatta Czułe Wąsy
    .note = Drży, gdy wyczuje piękny minerał, a potem szlifuje go, aż całe miasto bije brawo.
resident-artisan-beast-food-mineral = Bessoly Stary Piec
    .note = Piecze tylko jeden placek dziennie, a za jego zapachem ciągnie cała Stolica.
