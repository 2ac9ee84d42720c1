### Navoria: podręczny zbiór zasad, jeden komunikat na zasadę.
### .title to nagłówek; strona drukowanej instrukcji (.page) stoi tylko w pliku angielskim.
### Rozdział to osobny komunikat nad swoimi zasadami.

chapter-things = Elementy
rule-things-trades = W grze jest pięć profesji: kupiec (niebieski), budowniczy (żółty), żołnierz (czerwony), podróżnik (fioletowy) i rzemieślnik (zielony). Spośród 60 kart mieszkańców na każdą profesję przypada 12. Każdy mieszkaniec należy do jednego z czterech gatunków: duszek, człowiek, goblin albo bestia. Karta ma jeden symbol swojego gatunku, karta żołnierza dwa. Ile razy występuje każdy gatunek, widać tylko na ilustracjach; w tym wydaniu cyfrowym: po trzy razy w każdej profesji (wartość odtworzona).
    .title = Profesje i gatunki
rule-things-tokens = Żetonów akcji jest 15, po 3 na profesję, w jej kolorze. Mówią, kogo werbujesz, a później w tej samej rundzie, gdzie w Stolicy jest coś do wzięcia.
    .title = Żetony akcji
rule-things-lands = Są trzy krainy: pustynia, lodowiec i las. Każda ma tor eksploracji na planszy głównej i przystań na każdej planszy przewodnika. Każdy przewodnik ma 3 odkrywców, po jednym na tor, i 9 faktorii, po 3 na każdej przystani. Na ostatnim polu toru leży jego skarb. Jak wyglądają tory, widać tylko na ilustracjach. W tym wydaniu cyfrowym, gdy start to pole 0: pustynia 7 pól, faktorie na 1, 3 i 5, flagi na 2, 4 i 6; lodowiec 8 pól, faktorie na 2, 4 i 6, flagi na 3, 5 i 7; las 9 pól, faktorie na 2, 5 i 7, flagi na 3, 6 i 8 (wartości odtworzone).
    .title = Krainy i tory
rule-things-goods = Towary to żywność, minerały i broń, po 18 każdego rodzaju we wspólnych zasobach. Rozstrzygamy: dostajesz to, co jest w zasobach, i nic więcej. Towar, którego zabrakło, przepada, swobodny wybór dotyczy towarów, które są, a reszta efektu działa.
    .title = Towary
rule-things-favours = Płytek przychylności jest 10, w tym jedna pusta, a każdy przewodnik ma 4 znaczniki przychylności. Płytka punktująca wymienia jedną profesję lub dwie i ma dwa pola. Za każdą kartę tych profesji daje 2 lub 3 punkty znacznikowi górnemu i 1 lub 2 dolnemu. O trzech płytkach instrukcja coś mówi: podróżnik, 3 dla górnego; budowniczy i rzemieślnik, 2 i 1; rzemieślnik i kupiec, 1 dla dolnego. Wnioskujemy stąd: 3 i 2 przy jednej profesji, 2 i 1 przy dwóch. W tym wydaniu cyfrowym: po jednej płytce dla każdej z pięciu profesji oraz pary budowniczy i rzemieślnik, rzemieślnik i kupiec, żołnierz i podróżnik, budowniczy i podróżnik (reszta odtworzona).
    .title = Płytki przychylności

chapter-setup = Przygotowanie
rule-setup-bag = Do worka trafia wszystkie 15 żetonów akcji. Przy dwóch przewodnikach tylko po 2 z każdej profesji, razem 10; pozostałe 5 zostaje w pudełku.
    .title = Zawartość worka
rule-setup-cards = 12 mieszkańców każdej profesji tworzy osobną, potasowaną talię. Obok każdej talii leżą trzy jej odkryte karty.
    .title = Talie i odkryte karty
rule-setup-favours = Z dziewięciu płytek punktujących losuje się cztery, po jednej na gatunek; pozostałe nie biorą udziału w grze. Opcja dla dwóch przewodników: los wskazuje jedną z czterech, a jej miejsce zajmuje płytka pusta. Przychylności tego gatunku nie można w tej grze zdobyć. Bez tej opcji pusta płytka zostaje w pudełku.
    .title = Losowanie płytek przychylności
rule-setup-order = Gra od dwóch do czterech przewodników. Los wskazuje pierwszego, a pozostali następują po nim zgodnie z ruchem wskazówek zegara. Każdy zaczyna z odkrywcą na polu startowym każdego toru, z wszystkimi faktoriami na przystaniach, bez towarów i bez punktów. Gra ma trzy rundy po cztery fazy: werbunek, zaopatrzenie, dochód, powrót. W trzeciej rundzie nie ma powrotu.
    .title = Przewodnicy, kolejność i rundy

chapter-recruit = Werbunek
rule-recruit-bag = W kolejności tur każdy werbuje po jednej karcie, z worka albo ze Stolicy. Z worka: dobierz 2 żetony akcji. Jeden połóż na talii jego profesji i weź jedną z odkrytych tam kart; drugi trafia do Stolicy. Jeśli w worku jest tylko jeden żeton, dobierz go i użyj; do Stolicy nie trafia nic. Jeśli worek jest pusty, tego wyboru nie ma.
    .title = Werbunek z worka
rule-recruit-capital = Weź dowolny żeton akcji leżący w Stolicy, połóż go na talii jego profesji i weź jedną z odkrytych tam kart. Jeśli w Stolicy nie ma żetonu, dobierz z worka.
    .title = Werbunek ze Stolicy
rule-recruit-effects = Efekt, którego karta nie odkłada na dochód ani na koniec gry, jest natychmiastowy. Efekty natychmiastowe wykonujesz od razu, według naszego rozstrzygnięcia w wydrukowanej kolejności; potem karta leży przed tobą, odkryta dla wszystkich. Z tej kolejności rozstrzygamy: dopóki trwają jej efekty, nowa karta jeszcze się nie liczy, ani tam, gdzie dostajesz punkty za rzemieślników, ani do przychylności. Opcja, za podsumowaniem na stronie 16: karta najpierw kładzie się przed tobą i liczy się od razu. Zwerbowanych kart nie uzupełnia się przed powrotem.
    .title = Efekty natychmiastowe
rule-recruit-end = Faza kończy się, gdy każdy przewodnik zwerbuje w tej rundzie 4 karty, a przy czterech przewodnikach 3. Żetony, które zostały w Stolicy, wracają do worka; te na taliach czekają tam na zaopatrzenie.
    .title = Ile kart się werbuje

chapter-gather = Zaopatrzenie
rule-gather = Kolejka biegnie od ostatniego przewodnika do pierwszego, raz za razem, aż na taliach nie będzie żetonów. W swojej turze weź żeton akcji z dowolnej talii, połóż go na wybranym wolnym polu w obszarze jego profesji w Stolicy i weź to, co daje pole. Rozstrzygamy: na polu mieści się jeden żeton, a części pola można brać w dowolnej kolejności. Gra pyta o nią tylko tam, gdzie może mieć znaczenie, przy towarach i faktorii; poza tym części idą tak, jak je wydrukowano. Opcja, za innymi wydaniami: żeton trafia na najwyższe wolne pole, bez wyboru.
    .title = Zaopatrzenie w Stolicy
rule-gather-spaces = Obszar każdej profesji ma trzy pola. Który efekt gdzie leży, widać tylko na ilustracji; to, czego nie mówi tekst, jest tu odtworzone. Rozstrzygamy, że wszystkie trzy pola są w grze przy każdej liczbie przewodników. Pierwsze pole: kupiec 6 punktów; budowniczy faktoria w dowolnej krainie, w której jakaś ci została, albo nic, gdy nie ma żadnej; żołnierz 2 sztuki broni i 1 krok dowolnym odkrywcą; podróżnik 2 minerały i 2 punkty; rzemieślnik 2 sztuki żywności i 1 dowolny towar. Drugie pole każdej profesji: 1 dowolny towar i 1 krok dowolnym odkrywcą. Trzecie pole: jedno z dwojga, towar albo krok.
    .title = Pola w Stolicy

chapter-income = Dochód
rule-income-cards = Każdy dostaje punkty za wszystkie swoje karty z efektem dochodu: za wszystkich kupców i za tych podróżników, którzy liczą flagi. Karty z wcześniejszych rund płacą ponownie.
    .title = Dochód z kart
rule-income-exploration = Potem każdy tor wypłaca nagrody. Pierwszą dostaje przewodnik, którego odkrywca jest najdalej; przy trzech lub czterech przewodnikach jest też druga, przy czterech trzecia. Przy remisie wszyscy remisujący dostają swoją nagrodę, a za każdego z nich poza pierwszym jedna następna nagroda przepada: gdy z czterech dwóch dzieli pierwsze miejsce, kolejny dostaje trzecią. Odkrywca na polu startowym nigdy nic nie dostaje. Instrukcja podaje dwie pierwsze nagrody lodowca, 3 i 2 punkty; w tym wydaniu cyfrowym: 3, 2 i 1 punkt na każdym torze (reszta odtworzona).
    .title = Nagrody za eksplorację

chapter-return = Powrót
rule-return-explorers = Każdy odkrywca idzie na pole najdalszej faktorii swojego właściciela na tym torze, choćby i do przodu; gdy nie ma tam faktorii, wraca na start. W trzeciej rundzie nie ma powrotu.
    .title = Powrót odkrywców
rule-return-cards = Wszystkie żetony akcji wracają do worka. Karty, które są jeszcze odkryte, odrzuca się, a przy każdej talii odkrywa się trzy nowe.
    .title = Żetony i nowe karty
rule-return-order = Nową kolejność tur wyznaczają punkty, od największej ich liczby. Remisujący zachowują kolejność między sobą.
    .title = Nowa kolejność tur

chapter-parts = Mieszkańcy, przystanie i przychylność
rule-favour-claim = Gdy tylko leży przed tobą 5 symboli jednego gatunku, twój znacznik trafia na płytkę przychylności tego gatunku, na górne z jej dwóch pól, jeśli jest wolne, a jeśli nie, na dolne. Gdy oba są zajęte, jest za późno. Na każdej płytce masz najwyżej jeden znacznik, bez względu na liczbę symboli. Rozstrzygamy: gra o to nie pyta, bo to nigdy nie szkodzi. Symboli przybywa tylko przez werbunek, więc w innych fazach nikt przychylności nie zdobywa.
    .title = Zdobycie przychylności
rule-merchant = W każdej fazie dochodu kupiec daje 1 punkt za każdy leżący przed tobą symbol gatunku, który wymienia karta; dwa symbole żołnierza liczą się jako dwa. Każdy kupiec liczy osobno, nawet jeśli kilku wymienia ten sam gatunek. Wielu daje też punkty od razu. Karty widać tylko na ilustracjach; w tym wydaniu cyfrowym: każdy gatunek wymienia trzech kupców. Jeden jest tego gatunku i od razu nie daje punktów, jeden jest następnego gatunku i daje 2, jeden jest jeszcze następnego i daje 3, w kręgu duszek, człowiek, goblin, bestia (wartości odtworzone).
    .title = Kupcy
rule-builder = Budowniczy stawia faktorię w krainie pokazanej na karcie. Najpierw daje coś innego: punkty, towar albo krok. Karty widać tylko na ilustracjach; w tym wydaniu cyfrowym jest jeden budowniczy każdego gatunku dla każdej krainy: duszek 3 punkty; człowiek 1 towar, na pustyni żywność, na lodowcu minerał, w lesie broń; goblin 1 krok w tej krainie; bestia 2 punkty (wartości odtworzone).
    .title = Budowniczowie
rule-outpost-build = Weź najwyżej leżącą faktorię z tych, które zostały na przystani tej krainy. Pierwsza trafia na pierwsze pole faktorii na torze, druga na drugie, trzecia na trzecie. Nie ma znaczenia, gdzie jest twój odkrywca, ani czy stoją tam cudze faktorie: przewodnicy dzielą pola. Każda postawiona faktoria dodaje też nagrodę do zamówień tej przystani. Rozstrzygamy: gdy wszystkie trzy w tej krainie już stoją, nic się nie dzieje.
    .title = Stawianie faktorii
rule-soldier = Na koniec gry żołnierz daje 2 punkty za każdą twoją faktorię w krainie pokazanej na karcie. Nie ma efektu natychmiastowego, ma za to dwa symbole swojego gatunku, które oba liczą się do przychylności i dla kupców. Karty widać tylko na ilustracjach; w tym wydaniu cyfrowym: jeden żołnierz każdego gatunku dla każdej krainy (wartości odtworzone).
    .title = Żołnierze
rule-adventurer = Podróżnik przesuwa odkrywcę danej krainy albo dowolnego z twoich odkrywców o 1 lub 2 kroki. Niektórzy mają efekt dochodu: 1 punkt za każdą flagę, do której twoi trzej odkrywcy doszli lub którą minęli, według tego, gdzie wtedy stoją. Karty widać tylko na ilustracjach; w tym wydaniu cyfrowym jest jeden każdego gatunku dla każdej krainy: duszek 1 punkt, 2 kroki w niej i efekt dochodu; człowiek 1 krok w niej, 1 dowolnym odkrywcą i efekt dochodu; goblin 2 punkty, 1 krok w niej, 1 dowolnym odkrywcą; bestia 3 punkty i 2 kroki w niej (wartości odtworzone).
    .title = Podróżnicy
rule-explore-treasure = Gdy twój odkrywca dojdzie na ostatnie pole toru, zatrzymuje się, a ty dostajesz skarb. Każdy krok, który miałby zrobić dalej, daje skarb jeszcze raz, w tym samym ruchu lub później, skądkolwiek ten krok pochodzi. Po powrocie każde nowe dojście znów płaci; sam powrót nie płaci nic. Instrukcja podaje 5 punktów dla lasu; w tym wydaniu cyfrowym: pustynia 3, lodowiec 4, las 5 punktów (reszta odtworzona).
    .title = Skarby
rule-artisan = Rzemieślnik daje towary, a często i punkty. Leżąc przed tobą, podnosi też wartość zamówień. Karty widać tylko na ilustracjach; w tym wydaniu cyfrowym jest jeden każdego gatunku dla każdej pary towarów, broń i żywność, minerał i broń, żywność i minerał: duszek 2 punkty i para; człowiek 1 punkt i para; goblin para i 1 dowolny towar; bestia 4 punkty i pierwszy towar z pary (wartości odtworzone).
    .title = Rzemieślnicy
rule-goods-place = Pojedynczy towar trafia na dowolną z twoich trzech przystani. Kilka towarów otrzymanych razem trafia na różne przystanie, według twojego wyboru. Rozstrzygamy: najpierw rozkłada się wszystkie, potem sprawdza się zamówienia, a przystań nie ma limitu. Położony towar nigdy nie przechodzi na inną przystań.
    .title = Rozkładanie towarów
rule-order-complete = Gdy na przystani leży całe jej zamówienie, dokładnie te towary wracają do zasobów, a ty dostajesz jej nagrody: las 1 sztuka broni, 1 minerał i 1 sztuka żywności; pustynia dowolne 4 towary; lodowiec 3 towary jednego rodzaju. Dwie nagrody podstawowe dostajesz zawsze, a po jednej więcej za każdą twoją faktorię postawioną już z tej przystani, wszystkie od lewej do prawej. „Za rzemieślnika” znaczy 1 punkt za każdą kartę rzemieślnika przed tobą. Rozstrzygamy: gdy kilka zamówień jest gotowych naraz, wybierasz, które będzie pierwsze. W instrukcji są tylko cztery pierwsze nagrody lodowca; w tym wydaniu cyfrowym każda przystań ma jako nagrody podstawowe 1 krok w swojej krainie i 1 punkt za rzemieślnika. Z pierwszą, drugą i trzecią faktorią dochodzą: pustynia 2 punkty, 1 punkt za rzemieślnika, 3 punkty; lodowiec 1 punkt, 1 punkt za rzemieślnika, 2 punkty; las 1 punkt, 1 krok dowolnym odkrywcą, 1 punkt za rzemieślnika (reszta odtworzona).
    .title = Realizacja zamówienia

chapter-end = Koniec gry
rule-end = Gra kończy się po dochodzie trzeciej rundy. Każdy liczy najpierw swoich żołnierzy, potem płytki przychylności, na których ma znacznik: za każdą swoją kartę profesji z płytki 2 lub 3 punkty przy znaczniku górnym, 1 lub 2 przy dolnym. Nie o każdej płytce instrukcja to mówi; w tym wydaniu cyfrowym: 3 i 2, jeśli płytka wymienia jedną profesję, 2 i 1, jeśli dwie (wywnioskowane, więc odtworzone). Wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.
    .title = Koniec i zwycięstwo
