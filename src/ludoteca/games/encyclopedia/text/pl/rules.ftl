### Encyklopedia: podręczny zbiór zasad, jeden komunikat na zasadę.
### .title to nagłówek; strona drukowanej instrukcji (.page) stoi tylko w pliku angielskim.
### Rozdział to osobny komunikat nad swoimi zasadami.

chapter-things = Elementy
rule-things-dice = W grze jest 20 kości w pięciu kolorach, a każdy kolor to kontynent: czerwony Ameryka, żółty Afryka, fioletowy Azja, niebieski Europa, zielony Oceania. Instrukcja nie podaje, ile jest kości każdego koloru; w tym wydaniu cyfrowym: po 4 (wartość odtworzona).
    .title = Kości i kontynenty
rule-things-experts = Ekspertów jest 55, po 11 z każdego kontynentu. 34 z nich działa stale, 17 na koniec gry, a 4 jednorazowo; mówi o tym symbol na karcie.
    .title = Eksperci
rule-things-animals = Zwierząt jest 75. Instrukcje ich nie wymieniają; w tym wydaniu cyfrowym: po 15 z każdego kontynentu, prawdziwe gatunki z prawdziwymi danymi (lista odtworzona). Tylko raz trzymamy się pudełka, a nie natury: Aix galericulata liczy się jako gatunek europejski.
    .title = Zwierzęta
rule-things-types = Każde zwierzę ma kontynent, czyli typ 0, oraz po jednej kategorii w każdym z czterech pozostałych typów: I gromada (ssak, ptak, gad), II dieta (wszystkożerny, mięsożerny, roślinożerny), III środowisko (lądowe, nadrzewne, wodne), IV klimat (gorący, chłodny, umiarkowany). Typy od I do IV mają na karcie po jednym polu badań. Na polu mieści się jeden znacznik.
    .title = Typy i kategorie
rule-things-supply = Masz 30 znaczników badań i siedem żetonów „5 znaczników”. Rozstrzygamy: pięć twoich znaczników w jednej opublikowanej kategorii zamienia się automatycznie na żeton zawsze, gdy to uwalnia znaczniki. Gdy nie masz już znacznika ani niczego do zamiany, gra nie proponuje ci wyprawy. Rozstrzygamy też, że monet, żetonów wyprawy i królewskich pieczęci nigdy nie zabraknie.
    .title = Znaczniki i zasoby

chapter-setup = Przygotowanie
rule-setup-order = Los wskazuje pierwszego gracza, a pozostali następują po nim zgodnie z ruchem wskazówek zegara. Miejsc jest od dwóch do czterech; każde zajmuje człowiek, bot albo automa. W grze mogą być najwyżej trzy automy.
    .title = Miejsca i pierwszy gracz
rule-setup-rounds = Z 12 żetonów rundy losuje się sześć i kładzie zakryte, po jednym na rundę. Instrukcja nie podaje, ile razy występuje każdy z sześciu rodzajów; w tym wydaniu cyfrowym: po dwa razy (wartość odtworzona).
    .title = Żetony rundy
rule-setup-display = Na uniwersytecie leży sześciu odkrytych ekspertów. Na akademii leży 6 zwierząt przy dwóch miejscach, 7 przy trzech i 8 przy czterech. Automy liczą się jako miejsca.
    .title = Odkryte karty
rule-setup-draft = Zaczyna ostatni gracz i tak wstecz aż do pierwszego: każdy bierze z akademii 2 zwierzęta. Luki zapełnia się dopiero wtedy, gdy wszyscy mają po dwa.
    .title = Twoje pierwsze dwa zwierzęta
rule-setup-start = Każdy zaczyna z 1 żetonem wyprawy, żetonem reputacji na polu 0 i z 0 PZ. Liczba monet zależy od miejsca i widać ją tylko na rysunku; w tym wydaniu cyfrowym: 2, 3, 3 i 4 od pierwszego do czwartego gracza (wartości odtworzone).
    .title = Z czym zaczynasz

chapter-round = Runda
rule-round-refill = Od 2. rundy uniwersytet i akademia zapełniają się nowymi kartami; te, które zostały, już wcześniej odrzucono. Rozstrzygamy: pusta talia powstaje na nowo z potasowanych kart odrzuconych. Zwierzęta, które publikacja usunęła z gry, nigdy nie wracają.
    .title = Nowe karty
rule-round-token = Potem odkrywa się następny żeton rundy, który od razu działa. Jest sześć rodzajów: 1 żeton wyprawy dla każdego; 3 monety dla każdego; darmowy ekspert dla każdego w kolejności tur, po czym uniwersytet się uzupełnia; tak samo darmowe zwierzę; 5 kości dla każdego w tej rundzie; nic.
    .title = Żeton rundy
rule-round-dice = W kolejności tur każdy dobiera z worka 4 kości, rzuca nimi i kładzie po jednej na polach kości. Kolejność pól widać tylko na ilustracji; w tym wydaniu cyfrowym od lewej: nic, 2 monety, 2 punkty reputacji, 3 PZ (kolejność odtworzona). Jeśli żeton rundy daje piątą kość, dokładnie na jednym polu leżą dwie. Kolejność tur biegnie zgodnie z ruchem wskazówek zegara od tego, kto jest pierwszym graczem na początku rundy, i nie zmienia się do jej końca.
    .title = Dobieranie i układanie kości

chapter-turn = Tura
rule-turn-die = Weź jedną kość z dowolnej planszy, swojej lub cudzej, i wykonaj nią jedną akcję. Jeśli należała do innego gracza, ten od razu dostaje efekt jej pola; własna kość nic nie daje. Pasować nie wolno: każdy bierze jedną kość na turę, aż wszystkie plansze będą puste.
    .title = Wybór kości
rule-turn-actions = Akcji jest sześć: ambasada, bank, uniwersytet, akademia, wyprawa i publikacja. Każdą można powtarzać, zarówno w swoich turach, jak i po innych graczach.
    .title = Sześć akcji
rule-turn-whole = Wybieraj tylko akcję, którą doprowadzisz do końca. Liczy się to, co po drodze na pewno dostaniesz, na przykład zwierzę z akademii, które przyniesie reputacja z wyprawy. Łut szczęścia się nie liczy: karta z talii nie pomaga. Akcja swobodna liczy się dopiero po wykonaniu. Wyborów, po których akcji nie dałoby się dokończyć, gra nie proponuje. Rozstrzygamy: jeśli każda odkryta karta do wzięcia z premii zepsułaby akcję, premia pochodzi z talii. Ambasada i bank są możliwe zawsze.
    .title = Akcje w całości
rule-turn-free = W każdej chwili swojej tury, tak często, jak chcesz, możesz użyć jednorazowego eksperta albo odrzucić królewską pieczęć za 5 monet. Nie kosztuje cię to akcji.
    .title = Akcje swobodne
rule-turn-value = Podczas akcji każda zapłacona moneta podnosi wartość kości o 1, także powyżej 6 i bez ograniczeń. Królewska pieczęć podnosi ją o 5 i może też zmienić kolor kości. Rozstrzygamy: monety i pieczęcie, a na wyprawie także żetony, wydajesz w dowolnej kolejności i tyle razy, ile chcesz, dopóki nie powiesz, że wystarczy; możesz więc wydać także to, co przyniesie po drodze akcja swobodna. Rozstrzygamy też: gra proponuje zapłatę tylko dopóty, dopóki coś daje, czyli do 5 na ambasadzie i przy zwierzęciu na akademii, do 6 przy publikacji, a przy wyprawie do kosztu wszystkich twoich wolnych pól badań.
    .title = Podnoszenie wartości kości
rule-turn-colour = Podczas akcji 1 żeton wyprawy nadaje kości dowolny kolor na tę akcję i nowy kolor widzą także twoi eksperci. Królewska pieczęć potrafi to samo, a wtedy jej +5 liczy się w tej samej akcji. Rozstrzygamy: na ambasadzie i na banku gra nie pyta cię o kolor, bo nigdy nic by ci to nie dało.
    .title = Zmiana koloru
rule-turn-sequence = Rozstrzygamy taką kolejność. Weź kość i ogłoś akcję, przy wyprawie razem z kontynentem, przy publikacji ze zwierzęciem wzorcowym, i od razu zapłać za ten kolor. Połóż kość: twoi eksperci związani z tym miejscem działają w kolejności pól, wszyscy policzeni w tej chwili, a potem pole daje reputację. Na uniwersytecie i akademii wybierz teraz kartę, w razie potrzeby płacąc za kolor. Podnieś wartość, płacąc w dowolnej kolejności; gdy nie płacisz więcej, jest ustalona i następuje efekt. To, co przyniosło położenie kości, możesz wydać na kolor karty i na wartość.
    .title = Przebieg akcji

chapter-embassy = Ambasada
rule-embassy = Połóż kość dowolnego koloru i weź żetony wyprawy według jej wartości. 1 lub 2 daje jeden żeton, 3 lub 4 daje dwa, 5 lub więcej daje trzy.
    .title = Ambasada

chapter-bank = Bank
rule-bank = Połóż dowolną kość, bez względu na kolor i wartość. Dostajesz 5 monet.
    .title = Bank
rule-bank-first = Pierwsza w rundzie kość na banku przynosi ci też żeton pierwszego gracza. Kolejność tur w tej rundzie zostaje bez zmian. Wszystko inne, co zaczyna się od pierwszego gracza, z końcem tej samej rundy włącznie, zaczyna się teraz od ciebie.
    .title = Jak zostać pierwszym graczem

chapter-university = Uniwersytet
rule-university = Połóż dowolną kość i weź jednego z odkrytych ekspertów; luka zostaje do następnej rundy. Jeśli kość ma kolor eksperta, dostajesz 1 żeton wyprawy. Rozstrzygamy: gra nie proponuje zapłaty żetonem wyprawy tylko dla zgodności koloru, bo zwróciłby się jedynie ten żeton. Królewską pieczęć wolno na to wydać.
    .title = Uniwersytet
rule-university-slots = Na czterech polach leżą twoi aktywni, odkryci eksperci. Nowy trafia na wolne pole; rozstrzygamy, że dopiero gdy wolnego nie ma, przykrywasz jednego z ekspertów albo wsuwasz nowego pod spód, nieaktywnego. Eksperci zużyci i przykryci pozostają twoi, zakryci już na stałe: nic więcej nie robią, a przykryty jednorazowy przepada, ale liczą się do kolekcji. Rozstrzygamy też: nowy stały ekspert nie działa na kość już położoną, ale liczy się do wartości jeszcze nieustalonej i do późniejszych znaczników, a przykryty przestaje działać od razu.
    .title = Pola ekspertów
rule-experts-instant = Jednorazowego eksperta używasz raz: przy dowolnej decyzji swojej tury albo w chwili, gdy go bierzesz, nawet w cudzej turze. Potem leży zakryty i zwalnia pole; użyty od razu, pola nie potrzebuje. Zdobyte w ten sposób zwierzę możesz jeszcze zbadać albo dołączyć w trwającej akcji.
    .title = Eksperci jednorazowi
rule-experts-lasting = Stały ekspert działa za każdym razem, dopóki leży odkryty na twoim polu. Gdy mówi o twoich kościach jakiegoś koloru, chodzi o kości, których używasz, z czyjejkolwiek planszy pochodzą.
    .title = Eksperci stali
rule-experts-final = Ekspert końcowy punktuje dopiero na koniec gry, i to tylko wtedy, gdy leży odkryty. Zakryty nadal liczy się do kolekcji swojego kontynentu.
    .title = Eksperci końcowi

chapter-academy = Akademia
rule-academy = Połóż kość i weź odkryte zwierzę w jej kolorze. Potem dostajesz punkty reputacji według wartości: 1 lub 2 daje 1, 3 lub 4 daje 2, 5 lub więcej daje 3. Luka zostaje do następnej rundy, a badać możesz dowolnie wiele zwierząt. Karty z premii, z początkowego wyboru i z żetonu rundy nie przynoszą ani reputacji, ani żetonu za kolor.
    .title = Akademia

chapter-reputation = Reputacja
rule-reputation = Każdy punkt to ruch twojego żetonu o jedno pole; po polu 11 znów jest pole 0. Każde pole z premią, na które wejdziesz lub które miniesz, daje swoją premię, a pole 0 nie daje nic. Rozstrzygamy: żeton najpierw przechodzi całą drogę, potem premie rozpatruje się w kolejności toru, a reputacja zdobyta w międzyczasie czeka, aż zostaną rozpatrzone. To, że pól jest 12, wynika z polskiej instrukcji; miejsca premii są odtworzone, w tym wydaniu cyfrowym: 2 żeton wyprawy, 4 ekspert, 6 trzy monety, 8 zwierzę, 11 królewska pieczęć.
    .title = Tor reputacji
rule-reputation-choice = Eksperta lub zwierzę z premii wybierasz z odkrytych kart; gdy ich nie ma, bierzesz wierzchnią kartę talii, a gdy puste są też talia i karty odrzucone, premia przepada. W swojej turze wybierasz od razu. W cudzej turze wybierasz po jej zakończeniu, przed następną turą lub dodatkowymi akcjami, i dopiero wtedy sprawdza się, czy są odkryte karty. Żetony, monety i pieczęcie przychodzą zawsze natychmiast.
    .title = Wybór karty z premii

chapter-expedition = Wyprawa
rule-expedition-space = Połóż kość na pierwszym wolnym od lewej polu kontynentu w jej kolorze. Pole daje reputację i premię do wartości. Instrukcje wymieniają tylko jedną z tych par, reszta jest odtworzona; w tym wydaniu cyfrowym od lewej: 3 punkty reputacji i +0, 2 i +1, 1 i +2, 0 i +3. Rozstrzygamy: kontynent z czterema kośćmi nie przyjmuje już wypraw.
    .title = Pole wyprawy
rule-expedition-value = Dodaj do siebie kość, premię pola, swoich ekspertów, po 2 za żeton wyprawy, po 1 za monetę i po 5 za królewską pieczęć, które odrzucasz. Żetony, monety i pieczęcie zależą od ciebie, nie mają limitu i można je wydawać w dowolnej kolejności; eksperci i pole liczą się zawsze. Wartość jest ustalona przed pierwszym znacznikiem, więc monety za znaczniki przychodzą za późno.
    .title = Wartość wyprawy
rule-expedition-research = Wydaj wartość na znaczniki na wolnych polach badań swoich zwierząt z tego kontynentu: 2 za typ I, 4 za II, 7 za III, 10 za IV. Rozkładasz je na dowolnie wiele zwierząt i typów, ale połóż choć jeden; reszta przepada. Znaczniki na II, III i IV od razu dają PZ. Liczbę 3 PZ za typ III podano w druku, pozostałe są odtworzone; w tym wydaniu cyfrowym: 1, 3 i 5.
    .title = Badania

chapter-publication = Publikacja
rule-publication-reference = Połóż kość na jednym ze swoich zwierząt w kolorze kości: to zwierzę wzorcowe. Musi być twoje, zanim położysz kość; zwierzę zdobyte przez samo położenie może jeszcze dołączyć, jeśli jest z tego samego kontynentu. Wystarczy jedno zwierzę, nawet bez znacznika.
    .title = Zwierzę wzorcowe
rule-publication-limit = Wartość kości mówi, jak wysoko wolno publikować: typ 0 od 2, I od 3, II od 4, III od 5, IV od 6. Z wartością 1 nie da się publikować.
    .title = Jak wysoko wolno publikować
rule-publication-cubes = Idź od najwyższego dozwolonego typu w dół do typu I. Gdzie zwierzę wzorcowe ma znacznik, tam zostaje on opublikowany, a razem z nim możesz opublikować znaczniki tej samej kategorii z innych swoich zwierząt. Gdzie znacznika nie ma, ten typ nic nie publikuje. Instrukcje pozwalają wybierać każdy znacznik z osobna. Upraszczamy: zwierzę włączone do publikacji publikuje wszystkie pasujące znaczniki, bo zostawienie któregoś prawie nigdy się nie opłaca.
    .title = Publikowanie znaczników
rule-publication-vp = Każdy opublikowany znacznik od razu punktuje: typ I 2 PZ, II 3, III 5, IV 8. Znaczniki zostają potem w swojej kategorii i na koniec liczą się do kolekcji.
    .title = PZ za znaczniki
rule-publication-cards = Zwierzę wzorcowe i wszystkie, z których opublikowano znacznik, przestają być badane. Możesz dołączyć zwierzęta z kontynentu zwierzęcia wzorcowego, z których nic nie opublikowano. Znaczniki, które zostały na tych wszystkich kartach, wracają do ciebie. Karty z kontynentu zwierzęcia wzorcowego trafiają zakryte na twój stos opublikowanych, po 1 PZ za każdą; pozostałe opuszczają grę.
    .title = Publikowanie kart
rule-publication-seal = Na zakończenie każdej publikacji dostajesz 1 królewską pieczęć, nawet za jedno jedyne zwierzę.
    .title = Królewska pieczęć
rule-publication-hidden = Karty opublikowanych zwierząt i zużytych ekspertów leżą zakryte, a ich właściciel może je oglądać, kiedy chce. W polskim wydaniu nikomu innemu nie wolno; pozostałe instrukcje o tym milczą.
    .title = Zakryte karty

chapter-round-end = Koniec rundy
rule-extra-action = Od pierwszego gracza, w kolejności ustalonej na początku tej fazy, każdy może raz odrzucić królewską pieczęć za dodatkową akcję. Po zapłacie bierzesz kość z ambasady, banku, uniwersytetu, akademii albo z pola wyprawy, rzucasz nią i wykonujesz dowolną akcję; rozstrzygamy, że kości z publikacji zostają na miejscu. Wolno wziąć także kość położoną w tej fazie, a zwolnione pole wyprawy może znów być pierwszym wolnym od lewej. Pierwsza kość na banku to nadal pierwsza położona w tej rundzie, nawet jeśli już ją zabrano. Ta okazja liczy się jako twoja tura: akcje swobodne są dozwolone, niezależnie od tego, czy z niej korzystasz.
    .title = Dodatkowa akcja
rule-round-end = Karty ekspertów i zwierząt, których nikt nie wziął, idą na stosy odrzuconych, a do worka trafiają z powrotem wszystkie kości. Po szóstej rundzie zaczyna się punktacja końcowa.
    .title = Porządki

chapter-end = Koniec gry
rule-end-discard = Zwierzęta wciąż jeszcze badane odrzuca się razem ze znacznikami. Zostają tylko opublikowane. Autom to nie dotyczy: swoje zwierzęta zatrzymują.
    .title = Niedokończone badania
rule-end-collections = Najpierw dodaj znaczniki aktywnych ekspertów końcowych, nawet gdy twój zapas jest pusty (nasze rozstrzygnięcie); dzięki nim kolekcja może stać się ważna. Potem w każdej z 12 kategorii liczą się twoje opublikowane znaczniki, a dla każdego kontynentu twoje opublikowane zwierzęta i wszyscy eksperci, aktywni lub nie. 4 dają 3 PZ, 5 daje 5, 6 daje 8, 7 daje 12, 8 daje 17, 9 daje 22, 10 daje 28, 11 daje 35, 12 daje 40, a każdy następny element dodaje 5. Mniej niż 4 nie daje nic.
    .title = Kolekcje
rule-end-tokens = Królewska pieczęć jest warta 4 PZ, każde 2 monety 1 PZ, żeton wyprawy 1 PZ. Swoje punkty dokładają aktywni eksperci końcowi.
    .title = Żetony i eksperci końcowi
rule-end-automa = Automa zatrzymuje swoje zwierzęta i liczy tylko zdobyte już PZ oraz kartę punktacji. Za każdy kontynent karta ta daje tyle PZ, ile wynosi liczba kart automy (zwierząt i ekspertów) razy liczba jej zwierząt; potem liczą się eksperci automy według kontynentów, tylko trzy największe grupy, a na koniec jej monety, żetony i pieczęcie. La Boudeuse (*): 3, 2 i 1 PZ za eksperta, 1 za 2 monety, 2 za żeton wyprawy, 4 za pieczęć. HMS Resolution (**): 4, 3 i 2 PZ za eksperta, 1 za 2 monety, 3 za żeton wyprawy, 5 za pieczęć. L’Astrolabe (***): 5, 4 i 3 PZ za eksperta, 1 za monetę, 4 za żeton wyprawy, 6 za pieczęć. Rozstrzygamy: przy remisie uznaje się, że nie opublikowała żadnego zwierzęcia.
    .title = Punktacja automy
rule-end-winner = Wygrywa ten, kto ma najwięcej PZ. Przy remisie rozstrzyga, kto ma najwięcej zwierząt na stosie opublikowanych: zachowana Sepultus Creatura się liczy, obce zwierzę usunięte z gry nie. Jeśli i to jest równe, zwycięstwo jest wspólne.
    .title = Kto wygrywa

chapter-sepultus = Sepultus Creatura
rule-sepultus-deck = Opcjonalnie do zwierząt wtasowuje się sześć kart Sepultus Creatura; nie mają kontynentu. Każda pokazuje wartość kości, koszt badań i kategorie do wyboru, ale tylko na rysunku. W tym wydaniu cyfrowym (wartości odtworzone): każda wartość od 1 do 6 raz, koszt 5 przy 1 i 2, 6 przy 3 i 4, 7 przy 5 i 6, a na karcie trzy kategorie trzech różnych typów.
    .title = Stworzenia
rule-sepultus-take = Na akademii bierzesz stworzenie kością dowolnego koloru, która po wszystkich zmianach, z twoimi ekspertami od kości włącznie, ma dokładnie jego wartość; reputacja jak zwykle. Rozstrzygamy: początkowy wybór, żeton rundy i premia reputacji pozwalają wziąć je bez warunków. Rozstrzygamy też, że żeton lub pieczęć może tu zmienić kolor kości tylko wtedy, gdy zmienia to jej wartość przez jednego z twoich ekspertów od kości, albo dla +5 pieczęci.
    .title = Zdobycie stworzenia
rule-sepultus-research = Na wyprawie na dowolny kontynent zapłać koszt stworzenia i połóż znacznik na jednej z jego kategorii: tylko jeden i, tak rozstrzygamy, bez PZ od razu. Inne badania w tej samej wyprawie są w porządku, a samo stworzenie też wystarcza, by ją dokończyć. Znacznik ma typ swojej kategorii: eksperci od znaczników reagują, a publikacja punktuje go według typu. Zostaje opublikowany tylko wtedy, gdy zwierzę wzorcowe publikuje znacznik tej kategorii.
    .title = Badanie stworzenia
rule-sepultus-publish = Stworzenie nigdy nie jest zwierzęciem wzorcowym. Instrukcje nie mówią, czy może dołączyć bez swojego znacznika; rozstrzygamy: dołącza do publikacji tylko przez opublikowanie swojego znacznika. Stół może wybrać jako opcję inne odczytanie: dołącza do każdej publikacji, jak zwierzę z kontynentu zwierzęcia wzorcowego. W obu wypadkach zatrzymujesz je, jakby było z kontynentu zwierzęcia wzorcowego, za 1 PZ.
    .title = Publikowanie stworzenia
rule-sepultus-joker = Na koniec każde zatrzymane stworzenie dołącza do tej kolekcji kontynentu, w której da ci najwięcej. Najlepszy podział aplikacja znajdzie za ciebie.
    .title = Stworzenia jako dżokery
rule-sepultus-automa = Automa patrzy na odkryte karty tak, jakby stworzeń nie było. Rozstrzygamy: jeśli do początkowego wyboru lub premii nie ma nic innego, dobiera z talii, odrzucając stworzenia, aż trafi na zwierzę; na akademii rezygnuje z karty. W wydaniu włoskim stworzeń nie łączy się z automami.
    .title = Stworzenia i automy

chapter-automas = Automy
rule-automa-setup = Grają najwyżej trzy automy (w instrukcji: gracze SI), solo albo wśród ludzi, razem nigdy więcej niż cztery miejsca. Każda ma kartę zachowań, kartę punktacji (9 kombinacji, każda karta od * do ***) i własną losową kolejność pięciu kontynentów: to jej priorytety, pierwszy jest najwyższy. Dostaje monety, żeton wyprawy i dwa zwierzęta jak każdy, wybrane według priorytetów.
    .title = Przygotowanie automy
rule-automa-dice = Jej kości leżą od najniższej po lewej (nic) do najwyższej po prawej (3 PZ). Przy równych wartościach kolor o niższym priorytecie leży bardziej na lewo. Rozstrzygamy: przy pięciu kościach dwie najwyższe dzielą ostatnie pole.
    .title = Kości automy
rule-automa-round = Automa dostaje żetony rundy, efekty swoich pól kości i premie reputacji jak każdy.
    .title = Co dostaje automa
rule-automa-card = Każda karta, którą bierze, pochodzi z kontynentu o najwyższym priorytecie spośród odkrytych. Jeśli takich kart jest kilka, bierze pierwszą w kolejności czytania, przy czym zabrane karty zostawiają luki; tak podaje instrukcja francuska i tak gramy we wszystkich wydaniach. Kolor kości nie gra roli.
    .title = Jak automa wybiera kartę
rule-automa-die = Bierze najwyższą kość z dowolnej planszy. Przy remisie patrzy na kolor o najwyższym priorytecie, potem na to, co innym daje najmniej; rozstrzygamy taką kolejność: własna kość lub nic, 2 monety, 2 punkty reputacji, 3 PZ. Jeśli nadal jest remis, polska instrukcja każe brać od gracza najdalszego w kolejności; rozstrzygamy we wszystkich wydaniach, że to miejsce najdalsze od automy zgodnie z ruchem wskazówek zegara, a na końcu ona sama.
    .title = Jak automa wybiera kość
rule-automa-action = Rozstrzyga liczba oczek, a automa robi to, co mówi jej karta, i nic więcej: bez żetonu za kolor na uniwersytecie, bez reputacji za wartość, bez ekspertów, bez publikacji, bez wydatków, bez dodatkowej akcji. Jej karta ma pierwszeństwo przed innymi zasadami; pierwszym graczem zostaje tylko wtedy, gdy nikt nim w tej rundzie nie został. Rozstrzygamy: pomija to, czego zrobić nie może, i robi resztę. Która liczba należy do którego wiersza karty, widać tylko na ilustracji; w tym wydaniu cyfrowym wiersze idą od 6 do 1 (kolejność odtworzona). Carl von Linné (*): 6 akademia, zwierzę i 3 punkty reputacji; 5 uniwersytet, ekspert i 1 żeton; 4 wyprawa, 4 PZ za żeton; 3 ambasada, 2 żetony; 2 bank, 5 monet i pierwszy gracz; 1 wyprawa, 3 PZ za żeton. Abraham Trembley (**): 6 wyprawa, 5 PZ za żeton; 5 akademia, zwierzę i 3 punkty reputacji; 4 uniwersytet, ekspert i 1 pieczęć; 3 bank, 5 monet, pierwszy gracz i 1 żeton; 2 ambasada, 2 żetony; 1 akademia, zwierzę i 1 punkt reputacji. Louis Jean-Marie Daubenton (***): 6 ambasada, 3 żetony; 5 wyprawa, 6 PZ za żeton; 4 akademia, zwierzę i 2 punkty reputacji; 3 uniwersytet, ekspert i 2 punkty reputacji; 2 wyprawa, 5 PZ za żeton; 1 bank, 5 monet, pierwszy gracz i 1 pieczęć.
    .title = Akcja automy
rule-automa-expedition = Rusza na kontynent, z którego ma najwięcej zwierząt, przy remisie na ten o wyższym priorytecie; rozstrzygamy, że jeśli jest pełny, idzie na następny. Najpierw dostaje reputację z pola. Potem odrzuca wszystkie żetony wyprawy, także dopiero co zdobyty, za tyle PZ, ile mówi jej karta.
    .title = Wyprawa automy

chapter-editions = Wydania
rule-editions = Zakładając stół, wybierasz, którego drukowanego wydania się trzyma; domyślne jest angielskie. Simon Hodesmann daje 2 monety, w wydaniu polskim 3. Sepultus Creatura można łączyć z automami, tylko w wydaniu włoskim nie. W wydaniu polskim innym nie wolno oglądać twoich zakrytych kart; pozostałe instrukcje o tym milczą. Francuski tekst bierze do publikacji wszystkie zwierzęta z kontynentu zwierzęcia wzorcowego, a jego pytania i odpowiedzi pozwalają niektóre pominąć, więc w każdym wydaniu decydujesz ty.
    .title = Wydania drukowane
