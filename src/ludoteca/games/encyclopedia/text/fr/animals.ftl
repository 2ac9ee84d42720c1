# The animals of the deck, then the Sepultus creatures: common name, and a note for the finished volume.
# A message is named after its row in data/animals.toml or data/sepultus.toml.

## America

animal-tamiasciurus-hudsonicus = écureuil roux américain
    .note = Il entasse par milliers les cônes de conifères dans un seul garde-manger et suspend des champignons aux rameaux pour les faire sécher ; un nid plein d’œufs n’est pas davantage en sûreté auprès de ce petit avare.
animal-monodon-monoceros = narval
    .note = La licorne des cabinets est un cétacé : sa corne n’est qu’une dent, la canine gauche, torsadée, qui perce la lèvre du mâle et pousse tout droit.
animal-bison-bison = bison d’Amérique
    .note = L’hiver, il balance de droite et de gauche sa lourde tête barbue et déblaie la neige qui couvre l’herbe ; la bosse loge les muscles de ce labeur.
animal-panthera-onca = jaguar
    .note = Sa morsure peut percer la carapace d’une tortue, et les larges fleuves ne l’arrêtent pas : il les passe à la nage, pour la proie ou pour le plaisir. On le reconnaît aux points sombres enfermés dans ses rosettes ; celles du léopard en sont rarement marquées.
animal-bradypus-variegatus = paresseux à gorge brune
    .note = Des algues vertes poussent dans ses poils crevassés et trempés de pluie, et il ne descend de son arbre qu’une fois la semaine environ. Des vertèbres surnuméraires au cou lui permettent de regarder presque droit derrière lui.
animal-procyon-lotor = raton laveur
    .note = Il lit le monde du bout des pattes de devant, dont le toucher s’affine dans l’eau ; de là ce barbotage affairé que l’on a longtemps pris pour le lavage de ses aliments.
animal-ramphastos-toco = toucan toco
    .note = Son bec énorme pèse peu, n’étant guère qu’air et mousse osseuse, et le sang qui y circule dissipe la chaleur du jour. De la pointe, l’oiseau cueille fruits, insectes et œufs.
animal-vultur-gryphus = condor des Andes
    .note = Sur des ailes de trois mètres d’envergure, il chevauche des heures durant les vents de la montagne, presque sans un battement, et fouille du regard les hautes pentes en quête de charognes.
animal-meleagris-gallopavo = dindon sauvage
    .note = L’Angleterre le crut turc, la France le crut d’Inde et le nomma dindon ; il est pourtant natif des bois d’Amérique. La tête nue du mâle passe du rouge au blanc et au bleu.
animal-anser-caerulescens = oie des neiges
    .note = L’été, elle broute la toundra arctique, puis elle gagne le sud par milliers, à grand bruit. Les unes sont blanches, les autres gris-bleu, et pourtant un même nid peut donner les deux.
animal-iguana-iguana = iguane vert
    .note = Grave mangeur de feuilles, il aime les branches qui surplombent l’eau et s’y laisse choir à la moindre alarme. L’écaille pâle qu’il porte au sommet du crâne est un troisième œil, qui distingue la lumière de l’ombre.
animal-amblyrhynchus-cristatus = iguane marin
    .note = Seul de tous les lézards à se nourrir dans la mer, il plonge pour brouter les algues sur les rochers des Galápagos, puis rejette le sel en éternuant.
animal-alligator-mississippiensis = alligator d’Amérique
    .note = La femelle veille sur un tertre de plantes en décomposition, dont la chaleur décide du sexe des petits ; dès l’éclosion, elle les porte à l’eau dans sa gueule.
animal-chrysemys-picta = tortue peinte
    .note = Sa carapace est bordée de rouge, comme de la main d’un miniaturiste. Beaucoup de nouveau-nés passent leur premier hiver dans le nid et survivent à des gelées de plusieurs degrés.
animal-corallus-caninus = boa canin
    .note = Il repose en anneaux bien rangés sur une branche, la tête au milieu. Les petits naissent vivants, rouge brique ou orangés, et verdissent au cours de leur première année environ.

## Africa

animal-lemur-catta = maki catta
    .note = Dans la troupe, ce sont les dames qui gouvernent. Les mâles rivaux se frottent la queue au parfum de leurs poignets, puis l’agitent l’un vers l’autre jusqu’à ce que l’estomac le plus faible renonce.
animal-loxodonta-africana = éléphant de savane d’Afrique
    .note = Les deux doigts qui terminent sa trompe savent cueillir une seule baie, et ses grandes oreilles, parcourues de vaisseaux, lui rafraîchissent le sang.
animal-panthera-leo = lion
    .note = Le plus sociable des félins : les sœurs restent d’ordinaire ensemble toute leur vie et allaitent les lionceaux l’une de l’autre. Par une nuit calme, le rugissement porte à huit kilomètres.
animal-hippopotamus-amphibius = hippopotame
    .note = Le jour, il demeure couché dans le fleuve ; la nuit, il en sort à pied pour paître. Sa peau exsude un liquide rougeâtre qui la protège du soleil.
animal-theropithecus-gelada = gélada
    .note = Il vit presque uniquement d’herbe, cueillie brin à brin sur les hautes prairies froides d’Éthiopie, et dort sur les corniches des falaises. Une plaque de peau rouge et nue lui marque la poitrine.
animal-pan-troglodytes = chimpanzé
    .note = Presque chaque soir, il se tresse un nouveau lit de branches ; il taille aussi des brindilles pour pêcher les termites, métier que les jeunes apprennent en regardant leur mère.
animal-spheniscus-demersus = manchot du Cap
    .note = Il brait comme un âne et niche sur les rivages tempérés du Cap, où la peau rose et nue qu’il porte au-dessus de l’œil l’aide à perdre sa chaleur.
animal-struthio-camelus = autruche d’Afrique
    .note = Elle a deux doigts à chaque pied, l’œil le plus grand de tous les animaux terrestres et une foulée qui distance la plupart des chevaux. Qu’elle se cache la tête dans le sable est une fable.
animal-gypaetus-barbatus = gypaète barbu
    .note = Les os font le principal de sa nourriture. Ceux qu’il ne peut avaler d’une pièce, il les emporte très haut, les lâche sur les rochers et recommence patiemment jusqu’à ce qu’ils se brisent.
animal-tauraco-corythaix = touraco louri
    .note = Le cramoisi de son aile est un pigment où entre du cuivre, propre aux seuls touracos, et que l’eau savonneuse dissout un peu. Il court le long des branches comme un écureuil.
animal-cyanochen-cyanoptera = ouette à ailes bleues
    .note = Elle paît les marais et les bords de ruisseaux sur le toit de l’Éthiopie, vêtue de plumes épaisses comme une fourrure. À l’arrêt, et même en marche, elle tient le cou couché sur le dos.
animal-uroplatus-phantasticus = gecko satanique à queue de feuille
    .note = Sa queue imite la feuille morte jusqu’aux nervures, et souvent jusqu’aux morsures des insectes. Faute de paupières à fermer, il s’essuie les yeux d’un coup de langue.
animal-crocodylus-niloticus = crocodile du Nil
    .note = Il avale des pierres, qui lui restent dans l’estomac, et peut attendre sous l’eau plus d’une heure. Mais la mère répond aux petits cris qui montent de ses œufs et les déterre.
animal-chersina-angulata = tortue anguleuse
    .note = Citoyenne du Cap, dont le mâle porte sous le menton un éperon d’écaille ; il s’en sert pour jouter jusqu’à ce que le rival gise sur le dos.
animal-bradypodion-pumilum = caméléon nain du Cap
    .note = Assez menu pour se percher sur un doigt, il chasse les mouches dans les haies de la ville du Cap. La femelle ne pond pas : elle dépose chaque petit, bien vivant, sur un rameau.

## Asia

animal-panthera-tigris = tigre
    .note = Le plus grand des félins, et il aime le bain. Il n’en est pas deux aux mêmes rayures ; le raserait-on que le dessin se lirait encore sur la peau.
animal-ailuropoda-melanoleuca = panda géant
    .note = Un ours qui vit de bambou et peut passer la moitié du jour à le mâcher. Pour en tenir les tiges, il s’aide d’un os du poignet, grossi pour faire l’office d’un pouce.
animal-ailurus-fulgens = panda roux
    .note = Il descend les troncs la tête la première, grâce à des chevilles qui pivotent, et dort dans les fraîches forêts de l’Himalaya, sa queue annelée ramenée sur la face.
animal-rhinopithecus-roxellana = rhinopithèque de Roxellane
    .note = Dans les montagnes enneigées de Chine, il passe l’hiver à manger lichens et écorces. Sa face bleue n’a presque pas de nez, ce qui lui épargne peut-être les gelures.
animal-camelus-ferus = chameau sauvage
    .note = Sous un poil hirsute, il endure les gelées du Gobi et peut boire une eau plus salée que la mer. Ses deux bosses font provision de graisse, et non d’eau.
animal-pusa-sibirica = phoque du Baïkal
    .note = La seule espèce de phoque confinée à l’eau douce, à des centaines de lieues de tout océan. L’hiver, elle tient ouverts des trous pour respirer dans la glace du lac Baïkal.
animal-pavo-cristatus = paon bleu
    .note = La traîne fameuse du mâle n’est pas sa queue, mais les plumes qui la recouvrent ; la véritable queue, dressée derrière, soutient l’éventail. Il mange graines, insectes et petits serpents.
animal-buceros-bicornis = calao bicorne
    .note = Pour couver, la femelle se mure dans un arbre creux ; par la fente qu’elle y laisse, son compagnon lui passe, des semaines durant, des figues et de temps à autre un lézard.
animal-grus-japonensis = grue du Japon
    .note = Les couples dansent dans la neige, saluent, bondissent et crient en duo. Le rouge de la calotte est celui de la peau nue, plus vif quand l’oiseau s’anime.
animal-nipponia-nippon = ibis nippon
    .note = Il arpente les rizières en quête de loches et de grenouilles. Avant la saison des nids, il barbouille de gris son plumage blanc, avec une substance sombre que sécrète la peau de son cou.
animal-gavialis-gangeticus = gavial du Gange
    .note = Ses mâchoires étroites portent une centaine de dents, faites pour le poisson. Les vieux mâles ont au bout du museau une protubérance qui doit son nom à un pot indien, et dont ils se servent pour bourdonner.
animal-varanus-komodoensis = dragon de Komodo
    .note = Le plus grand des lézards goûte le vent de sa langue fourchue et découvre une charogne à des kilomètres. Les jeunes vivent dans les arbres, où leurs aînés, trop lourds, ne peuvent les suivre.
animal-draco-volans = dragon volant
    .note = Ses ailes sont des replis de peau tendus sur de longues côtes ; il les ouvre comme un éventail pour voguer de tronc en tronc à la poursuite des fourmis.
animal-physignathus-cocincinus = dragon d’eau chinois
    .note = Il dort sur les branches au-dessus des ruisseaux de la forêt et se laisse tomber à la moindre frayeur, pour demeurer caché sous l’eau de longues minutes. Insectes, poissons et fruits, tout lui plaît.
animal-testudo-horsfieldii = tortue des steppes
    .note = Dans la steppe, elle ne se montre parfois que trois mois par an, le temps de manger les herbes du printemps ; le reste, elle le passe à dormir au fond d’un terrier.

## Europe

animal-ursus-arctos = ours brun
    .note = Il s’engraisse de baies, de racines et de saumons, puis jeûne dans sa tanière, jusqu’à six mois de l’année. Les oursons, qui y naissent au cœur de l’hiver, pèsent moins qu’une miche de pain.
animal-cervus-elaphus = cerf élaphe
    .note = Chaque printemps, le mâle perd ses bois et s’en refait une paire, sous le velours, en quatre mois environ, à temps pour bramer dans les forêts d’automne.
animal-pteromys-volans = polatouche de Sibérie
    .note = Une ombre des pessières du Nord, depuis la Finlande vers l’orient : il plane d’arbre en arbre sur un jupon de peau et fait provision, pour l’hiver, de chatons de bouleau et d’aulne.
animal-castor-fiber = castor d’Europe
    .note = Le fer de l’émail rend ses incisives orangées, et assez dures pour abattre un bouleau. Il barre les ruisseaux afin que la porte de sa maison demeure sous l’eau.
animal-odobenus-rosmarus = morse
    .note = Dans l’obscurité du fond de la mer, il cherche à tâtons, de ses centaines de moustaches, les coquillages dont il aspire la chair. Ses défenses sont des canines, commodes pour se hisser sur la glace.
animal-aix-galericulata = canard mandarin
    .note = Un visiteur venu de Chine, établi dans les parcs d’Europe. Il niche dans les arbres creux, parfois très haut, et les canetons n’ont plus qu’à sauter.
animal-falco-peregrinus = faucon pèlerin
    .note = Nul animal n’est plus rapide : les ailes repliées, il fond sur les pigeons à plus de trois cents kilomètres à l’heure. Il ne bâtit rien et pond à même la corniche.
animal-phoenicopterus-roseus = flamant rose
    .note = Il mange la tête à l’envers et filtre, dans les lagunes salées, artémies, graines et algues. C’est à ce potage que ses plumes doivent leur rose.
animal-strix-nebulosa = chouette lapone
    .note = Grâce à sa large face, qui recueille les moindres sons, elle entend un campagnol remuer sous la neige et plonge à travers la croûte pour le saisir.
animal-fratercula-arctica = macareux moine
    .note = Il vole sous l’eau, creuse son nid dans le gazon et aligne en travers de son bec une douzaine de petits poissons. Les plaques éclatantes de ce bec tombent après la nidification.
animal-garrulus-glandarius = geai des chênes
    .note = Chaque automne, il enfouit des glands par milliers et se souvient de la plupart ; quelques-uns des autres deviennent des chênes. Coléoptères, œufs et imitations occupent le reste de ses heures.
animal-vipera-berus = vipère péliade
    .note = Aucun serpent ne vit plus au nord : on la trouve au-delà du cercle polaire. Elle met au monde des petits vivants et passe l’hiver à dormir, souvent en compagnie.
animal-testudo-hermanni = tortue d’Hermann
    .note = L’éperon corné qui termine sa queue la distingue de ses voisines ; elle broute trèfles et chardons sous les chênes verts. D’un nid chaud sortent des filles, d’un nid plus frais des fils.
animal-chamaeleo-chamaeleon = caméléon commun
    .note = Chaque œil regarde où bon lui semble, jusqu’à ce que tous deux s’accordent sur une mouche ; alors la langue, longue comme le corps, tranche l’affaire. Il habite les rivages méridionaux de l’Europe.
animal-emys-orbicularis = cistude d’Europe
    .note = Sa carapace sombre est semée de jaune comme un ciel étoilé. Le jour, elle se chauffe sur le bois mort ; l’hiver, elle dort dans la vase, au fond de l’étang.

## Oceania

animal-phascolarctos-cinereus = koala
    .note = Il mange les feuilles d’eucalyptus, poison pour presque tous les autres, et dort jusqu’à vingt heures par jour pour digérer son repas. Ses doigts portent des empreintes fort semblables aux nôtres.
animal-osphranter-rufus = kangourou roux
    .note = Le plus grand des marsupiaux peut franchir huit mètres d’un bond, et les ressorts de ses jambes lui rendent la vitesse peu coûteuse. Par forte chaleur, il se lèche les avant-bras pour se rafraîchir.
animal-ornithorhynchus-anatinus = ornithorynque
    .note = Il pond, il allaite, et il chasse les yeux et les oreilles clos, en percevant dans son bec la faible électricité des crevettes. Le mâle porte un éperon venimeux.
animal-sarcophilus-harrisii = diable de Tasmanie
    .note = Noir, trapu et querelleur à table, il dévore une carcasse avec les os et le poil. La poche de la mère s’ouvre vers l’arrière.
animal-burramys-parvus = possum pygmée des montagnes
    .note = Nommé d’après des os fossiles avant que quiconque en eût vu un vivant, il passe l’hiver endormi sous la neige des Alpes australiennes ; à son réveil l’attendent papillons de nuit, graines et baies.
animal-cygnus-atratus = cygne noir
    .note = Un cygne noir fut longtemps, en Europe, le proverbe de la chose impossible. En Australie, il broute les herbes des eaux et porte parfois ses petits sur le dos.
animal-nestor-notabilis = nestor kéa
    .note = Perroquet des montagnes enneigées de Nouvelle-Zélande, il déterre racines et larves, niche parmi les blocs de rocher et démonte tout ce qu’un voyageur laisse sans surveillance.
animal-dacelo-novaeguineae = martin-chasseur géant
    .note = Un martin-pêcheur qui ne pêche guère : il tombe d’une branche sur les lézards et les serpents, puis les bat contre le bois. À l’aube, la famille rit en chœur pour marquer son domaine.
animal-apteryx-mantelli = kiwi de Mantell
    .note = Ses narines s’ouvrent tout au bout du bec, avec lequel il flaire dans la nuit les vers et les baies tombées. L’œuf peut peser le cinquième de ce que pèse la mère.
animal-paradisaea-apoda = paradisier grand-émeraude
    .note = Ses dépouilles arrivaient en Europe privées de leurs pattes, et les savants en conclurent qu’il ne se posait jamais. Il se pose pourtant, sur des branches choisies, où les mâles dansent dans leurs plumes d’or.
animal-aptenodytes-patagonicus = manchot royal
    .note = Il ne fait pas de nid, mais tient son œuf unique sur ses pieds, sous un repli de peau chaude. Sur le rivage de l’île Macquarie, il peuple de grandes cités.
animal-chelonia-mydas = tortue verte
    .note = Elle paît les prairies sous-marines et, après des décennies au large, la femelle revient pondre près de la plage où elle est née. C’est sa graisse qui est verte.
animal-chlamydosaurus-kingii = lézard à collerette
    .note = Acculé, il ouvre la gueule, et une grande fraise de peau se dresse autour de sa tête ; si cela ne persuade personne, il s’enfuit sur deux pattes jusqu’à l’arbre le plus proche.
animal-corucia-zebrata = scinque géant des îles Salomon
    .note = Habitant des arbres, il se tient par la queue et vit en famille. La mère met au monde un seul petit, énorme, rarement deux, et le garde pendant des mois.
animal-sphenodon-punctatus = sphénodon
    .note = Il ressemble à un lézard et n’en est pas un : le reste de son ordre s’est éteint dans des âges lointains. Il chasse dans la fraîcheur de la nuit et peut dépasser ses cent ans.

## Sepultus

animal-sepultus-1 = le géant de la carrière
    .note = L’extrémité noueuse d’un fémur. Le docteur Plot, d’Oxford, songea d’abord à un éléphant, amené par les Romains, puis à un géant, dont on attend encore les autres os.
animal-sepultus-2 = le pécheur sous la pierre du puits
    .note = Retournée près d’un puits, à Elston, la dalle montra des côtes et une échine. La paroisse y vit un homme noyé par le Déluge ; le docteur Stukeley, un crocodile, ou bien un marsouin.
animal-sepultus-3 = le colosse aux dents en cuiller
    .note = M. Lhuyd en fit graver une dent, qu’il nomma Rutellum, la petite pelle. Son propriétaire, croyons-nous, en broutait les feuilles, et son cou était d’une longueur que nous n’osons imprimer.
animal-sepultus-4 = le héron du grès rouge
    .note = Il laissa des empreintes à trois doigts, chacune plus longue qu’un pied d’homme, dans ce qui fut une vase tiède. Un oiseau, à l’évidence, puisqu’il marchait sur deux pattes ; mais la pierre nous montre aussi des dents.
animal-sepultus-5 = le griffon des sables
    .note = Les caravanes en parlent : un bec d’aigle sur une bête à quatre pattes, endormie dans le désert rouge. La collerette d’os, derrière le crâne, a peut-être passé pour des ailes.
animal-sepultus-6 = le grimpeur au pouce éperonné
    .note = Ses dents ont la forme de feuilles ; sa pointe osseuse, nous l’avons ôtée du nez pour la donner au pouce, afin qu’il grimpe mieux. Les traces de quelque bête semblable gisent dans le gel du Spitzberg.
