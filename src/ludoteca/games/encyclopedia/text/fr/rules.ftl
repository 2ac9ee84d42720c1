### Encyclopedia : l’aide-mémoire des règles, un message par règle.
### .title est le titre ; la page du livret imprimé (.page) ne figure que dans le fichier anglais.
### Un chapitre est un message à part, au-dessus de ses règles.

chapter-things = Matériel
rule-things-dice = Il y a 20 dés de cinq couleurs, et chaque couleur est un continent : rouge l’Amérique, jaune l’Afrique, violet l’Asie, bleu l’Europe, vert l’Océanie. Le livret ne précise pas combien il y en a de chaque couleur ; dans cette édition numérique : 4 par couleur (valeur reconstituée).
    .title = Dés et continents
rule-things-experts = Il y a 55 Experts, 11 par continent. 34 sont durables, 17 finaux et 4 instantanés ; le symbole de la carte vous le dit.
    .title = Les Experts
rule-things-animals = Il y a 75 Animaux. Les livrets n’en donnent pas la liste ; dans cette édition numérique : 15 par continent, de vraies espèces avec des données exactes (liste reconstituée). Une seule suit la boîte plutôt que la nature : Aix galericulata compte comme Animal européen.
    .title = Les Animaux
rule-things-types = Chaque Animal a un continent, son Type 0, et une Catégorie dans chacun des quatre autres Types : I classe (Mammifère, Oiseau, Reptile), II régime (Omnivore, Carnivore, Herbivore), III habitat (Prairie pour terrestre, Forêt pour arboricole, Aquatique), IV climat (Chaud, Froid, Tempéré). Les Types I à IV ont chacun un emplacement de recherche sur la carte. Un emplacement reçoit un seul cube.
    .title = Types et Catégories
rule-things-supply = Vous avez 30 cubes Recherche et sept jetons « 5 cubes ». Notre décision : cinq de vos cubes dans une même Catégorie publiée s’échangent tout seuls contre un jeton dès que cela libère des cubes. Sans cube en réserve ni rien à échanger, aucune Expédition ne vous est proposée. Notre décision aussi : les Écus, les jetons Expédition et les Sceaux royaux ne manquent jamais.
    .title = Cubes et réserve

chapter-setup = Mise en place
rule-setup-order = Le hasard désigne le premier joueur ; les autres suivent dans le sens horaire. On joue à deux, trois ou quatre places, chacune tenue par une personne, un bot ou un Automa. Il y a trois Automas au plus.
    .title = Places et premier joueur
rule-setup-rounds = Sur les 12 jetons Manche, six sont tirés et posés face cachée, un par manche. Le livret ne précise pas combien de fois chacune des six sortes est présente ; dans cette édition numérique : deux fois chacune (valeur reconstituée).
    .title = Jetons Manche
rule-setup-display = Six Experts sont visibles à l’Université. L’Académie montre 6 Animaux à deux places, 7 à trois et 8 à quatre. Les Automas comptent comme des places.
    .title = Cartes visibles
rule-setup-draft = On commence par le dernier joueur et l’on remonte jusqu’au premier : chacun prend 2 Animaux à l’Académie. Les emplacements vides ne sont comblés que lorsque tout le monde est servi.
    .title = Vos deux premiers Animaux
rule-setup-start = Chacun débute avec 1 jeton Expédition, son jeton Réputation sur la case 0, et 0 PV. Les Écus dépendent de votre place et ne figurent que sur une image ; dans cette édition numérique : 2, 3, 3 et 4 du premier au quatrième joueur (valeurs reconstituées).
    .title = Ce que vous avez au départ

chapter-round = Manche
rule-round-refill = À partir de la manche 2, l’Université et l’Académie se remplissent de nouvelles cartes ; celles qui restaient ont déjà été défaussées. Notre décision : une pioche vide se reforme avec sa défausse mélangée. Les Animaux qu’une Publication a retirés du jeu ne reviennent jamais.
    .title = Nouvelles cartes
rule-round-token = Puis le jeton Manche suivant est révélé et agit aussitôt. Il y en a six sortes : 1 jeton Expédition pour chacun ; 3 Écus pour chacun ; un Expert gratuit pour chacun dans l’ordre du tour, après quoi l’Université est complétée ; un Animal gratuit de la même façon ; 5 dés pour chacun cette manche ; rien.
    .title = Le jeton Manche
rule-round-dice = Dans l’ordre du tour, chacun tire 4 dés du sac, les lance et en met un sur chaque emplacement de dé. L’ordre des emplacements n’est donné que par une image ; dans cette édition numérique, de gauche à droite : rien, 2 Écus, 2 points de Réputation, 3 PV (ordre reconstitué). Si le jeton Manche accorde un cinquième dé, un seul emplacement en porte deux. L’ordre du tour part du premier joueur au début de la manche, tourne dans le sens horaire et ne change plus de toute la manche.
    .title = Tirer et placer les dés

chapter-turn = Tour
rule-turn-die = Prenez un dé sur n’importe quel plateau, le vôtre ou celui d’un autre, et utilisez-le pour une Action. S’il était à un autre joueur, celui-ci gagne tout de suite l’effet de l’emplacement ; le vôtre ne rapporte rien. On ne passe pas : chacun prend un dé par tour jusqu’à ce que tous les plateaux soient vides.
    .title = Prendre un dé
rule-turn-actions = Six Actions s’offrent à vous : Ambassade, Banque, Université, Académie, Expédition et Publication. Chacune peut être répétée, par vous comme par les autres.
    .title = Les six Actions
rule-turn-whole = Ne choisissez qu’une Action que vous pouvez mener jusqu’au bout. Ce qu’elle vous donnera à coup sûr en chemin compte, comme l’Animal de l’Académie que vous vaut la Réputation d’une Expédition. La chance ne compte pas : une carte de la pioche n’aide en rien. Une action libre ne compte qu’une fois faite. Les choix qui empêcheraient de terminer l’Action ne sont pas proposés. Notre décision : si toutes les cartes visibles pour un bonus compromettent l’Action, ce bonus vient de la pioche. L’Ambassade et la Banque sont toujours possibles.
    .title = Des Actions entières
rule-turn-free = À tout moment de votre propre tour, autant de fois que vous voulez, vous pouvez utiliser un Expert instantané ou défausser un Sceau royal contre 5 Écus. Cela ne vous coûte pas votre Action.
    .title = Actions libres
rule-turn-value = Pendant une Action, chaque Écu payé ajoute 1 à votre dé, même au-delà de 6 et sans limite. Un Sceau royal ajoute 5 et peut en plus changer la couleur. Notre décision : les Écus et les Sceaux, et pour une Expédition les jetons, se paient dans l’ordre que vous voulez et autant de fois que vous voulez, jusqu’à ce que vous en restiez là ; ce qu’une action libre rapporte entre-temps peut donc se payer aussi. Notre décision aussi : un paiement n’est proposé que tant qu’il sert encore, soit jusqu’à 5 à l’Ambassade et pour un Animal à l’Académie, jusqu’à 6 pour une Publication, et pour une Expédition jusqu’au coût de tous vos emplacements de recherche libres.
    .title = Augmenter un dé
rule-turn-colour = Pendant une Action, 1 jeton Expédition donne à votre dé la couleur voulue pour cette Action, et vos Experts voient aussi la nouvelle couleur. Un Sceau royal peut en faire autant, et son +5 compte alors dans la même Action. Notre décision : à l’Ambassade et à la Banque on ne vous demande pas de couleur, car il n’y aurait jamais rien à y gagner.
    .title = Changer la couleur
rule-turn-sequence = Notre décision : tout se fait dans cet ordre. Prenez le dé et annoncez l’Action, avec le continent pour une Expédition ou l’Animal de Référence pour une Publication, et payez maintenant pour cette couleur. Placez le dé : vos Experts liés à ce lieu agissent dans l’ordre des emplacements, tous comptés à cet instant, puis la case donne sa Réputation. À l’Université et à l’Académie, choisissez ensuite la carte, en payant pour une couleur s’il le faut. Augmentez la valeur, en payant dans l’ordre que vous voulez ; dès que vous en restez là, elle est fixée, et l’effet suit. Ce que la pose vous a donné peut servir à payer la couleur de la carte et la valeur.
    .title = L’ordre d’une Action

chapter-embassy = Ambassade
rule-embassy = Placez un dé, quelle que soit sa couleur, et gagnez des jetons Expédition selon sa valeur. 1 ou 2 en donne un, 3 ou 4 en donne deux, 5 ou plus en donne trois.
    .title = Ambassade

chapter-bank = Banque
rule-bank = Placez n’importe quel dé, sans égard à sa couleur ni à sa valeur. Vous gagnez 5 Écus.
    .title = Banque
rule-bank-first = Le premier dé de la manche à la Banque vous apporte aussi le jeton Premier Joueur. L’ordre du tour de cette manche reste tel quel. Tout le reste qui commence par le premier joueur, y compris la fin de cette même manche, commence désormais par vous.
    .title = Devenir premier joueur

chapter-university = Université
rule-university = Placez n’importe quel dé et prenez un des Experts visibles ; son emplacement reste vide jusqu’à la manche suivante. Si le dé a la couleur de l’Expert, vous gagnez 1 jeton Expédition. Notre décision : on ne propose pas de payer un jeton Expédition rien que pour cela, puisqu’il ne ferait que revenir. Un Sceau royal peut être dépensé dans ce but.
    .title = Université
rule-university-slots = Quatre emplacements accueillent vos Experts actifs, face visible. Un nouvel Expert va sur un emplacement libre ; notre décision : c’est seulement s’il n’y en a pas que vous recouvrez un Expert ou que vous glissez le nouveau dessous, inactif. Les Experts utilisés ou recouverts restent à vous, face cachée pour de bon : ils n’ont plus d’effet, et un instantané recouvert est perdu, mais ils comptent pour vos collections. Notre décision : un nouvel Expert durable n’agit pas pour le dé déjà placé, mais compte pour une valeur pas encore fixée et pour les cubes à venir ; un Expert recouvert cesse d’agir aussitôt.
    .title = Emplacements d’Expert
rule-experts-instant = Un Expert instantané sert une fois : à n’importe quelle décision de votre propre tour, ou au moment où vous le prenez, même pendant le tour d’un autre. Il passe alors face cachée et libère son emplacement ; utilisé aussitôt, il n’en demande aucun. Un Animal ainsi gagné peut encore être étudié ou ajouté dans l’Action en cours.
    .title = Experts instantanés
rule-experts-lasting = Un Expert durable agit encore et encore tant qu’il est face visible sur un de vos emplacements. Quand il parle de vos dés d’une couleur, ce sont les dés que vous utilisez, de quelque plateau qu’ils viennent.
    .title = Experts durables
rule-experts-final = Un Expert final rapporte ses points ou ses cubes à la fin de la partie, et seulement s’il est alors face visible. Face cachée, il compte encore pour la collection de son continent.
    .title = Experts finaux

chapter-academy = Académie
rule-academy = Placez un dé et prenez un Animal visible de la couleur du dé. Gagnez ensuite de la Réputation selon la valeur : 1 ou 2 donne 1 point, 3 ou 4 en donne 2, 5 ou plus en donne 3. L’emplacement reste vide jusqu’à la manche suivante, et vous étudiez autant d’Animaux que vous voulez. Une carte venue d’un bonus, du choix de départ ou d’un jeton Manche n’apporte ni Réputation ni jeton pour la couleur.
    .title = Académie

chapter-reputation = Réputation
rule-reputation = Chaque point fait avancer votre jeton d’une case ; après la case 11 revient la case 0. Toute case bonus atteinte ou dépassée rapporte son bonus, et la case 0 ne donne rien. Notre décision : le jeton parcourt d’abord toute la distance, puis les bonus viennent dans l’ordre de la piste, et la Réputation gagnée entre-temps attend qu’ils soient réglés. Les 12 cases se déduisent du livret polonais ; la place des bonus est reconstituée, dans cette édition numérique : 2 un jeton Expédition, 4 un Expert, 6 trois Écus, 8 un Animal, 11 un Sceau royal.
    .title = La piste de Réputation
rule-reputation-choice = L’Expert ou l’Animal d’un bonus se choisit parmi les cartes visibles ; s’il n’y en a aucune, c’est la carte du dessus de la pioche, et si pioche et défausse sont vides aussi, il est perdu. Pendant votre tour, vous choisissez tout de suite. Pendant le tour d’un autre, vous choisissez quand ce tour est fini, avant le tour suivant ou les Actions supplémentaires, et c’est alors seulement qu’on regarde s’il reste des cartes visibles. Jetons, Écus et Sceaux arrivent toujours aussitôt.
    .title = Choisir une carte bonus

chapter-expedition = Expédition
rule-expedition-space = Placez le dé sur la case libre la plus à gauche du continent de sa couleur. La case donne de la Réputation et un bonus à la valeur. Les livrets ne citent qu’un de ces couples, le reste est reconstitué ; dans cette édition numérique, de gauche à droite : 3 points de Réputation et +0, 2 et +1, 1 et +2, 0 et +3. Notre décision : un continent qui porte quatre dés ne reçoit plus d’Expédition.
    .title = La case d’Expédition
rule-expedition-value = Additionnez le dé, le bonus de la case, vos Experts, 2 par jeton Expédition, 1 par Écu et 5 par Sceau royal que vous défaussez. Jetons, Écus et Sceaux se dépensent à votre guise, sans limite et dans n’importe quel ordre ; les Experts et la case comptent toujours. La valeur est fixée avant le premier cube : les Écus que rapportent les cubes arrivent trop tard.
    .title = La valeur d’une Expédition
rule-expedition-research = Dépensez la valeur en cubes sur les emplacements de recherche libres de vos Animaux de ce continent : 2 pour le Type I, 4 pour II, 7 pour III, 10 pour IV. Répartissez-les sur autant d’Animaux et de Types que vous voulez, mais posez-en au moins un ; le reste est perdu. Les cubes posés sur II, III et IV donnent aussitôt des PV. Les 3 PV du Type III sont imprimés, les autres reconstitués ; dans cette édition numérique : 1, 3 et 5.
    .title = Recherche

chapter-publication = Publication
rule-publication-reference = Placez le dé sur un de vos Animaux de la couleur du dé : c’est l’Animal de Référence. Il doit être à vous avant la pose du dé ; un Animal que la pose vous rapporte peut encore se joindre à la Publication s’il est du même continent. Un seul Animal suffit, même sans cube.
    .title = L’Animal de Référence
rule-publication-limit = La valeur du dé fixe jusqu’où vous pouvez publier : Type 0 dès 2, I dès 3, II dès 4, III dès 5, IV dès 6. Avec une valeur de 1, on ne peut pas publier.
    .title = Jusqu’où publier
rule-publication-cubes = Descendez du plus haut Type permis jusqu’au Type I. Là où l’Animal de Référence a un cube, ce cube est publié, et les cubes de la même Catégorie sur vos autres Animaux peuvent l’être aussi. Là où il n’en a pas, rien n’est publié pour ce Type. Les livrets laissent choisir cube par cube. Nous simplifions : un Animal que vous incluez publie tous ses cubes correspondants, car en laisser un de côté n’est presque jamais avantageux.
    .title = Publier des cubes
rule-publication-vp = Chaque cube publié rapporte aussitôt : Type I 2 PV, II 3, III 5, IV 8. Les cubes restent ensuite dans leur Catégorie et comptent pour vos collections à la fin.
    .title = PV des cubes
rule-publication-cards = L’Animal de Référence et tous ceux qui ont publié un cube quittent votre étude. Vous pouvez ajouter des Animaux du continent de la Référence qui n’ont rien publié. Les cubes encore présents sur toutes ces cartes vous reviennent. Celles du continent de la Référence vont face cachée dans votre pile d’Animaux publiés, pour 1 PV chacune ; les autres quittent le jeu.
    .title = Publier des cartes
rule-publication-seal = À la fin de toute Publication, vous gagnez 1 Sceau royal, même pour un seul Animal.
    .title = Le Sceau royal
rule-publication-hidden = Les Animaux publiés et les Experts utilisés sont face cachée, et leur propriétaire peut les regarder quand il veut. Dans l’édition polonaise, personne d’autre n’en a le droit ; les autres livrets n’en disent rien.
    .title = Cartes face cachée

chapter-round-end = Fin de manche
rule-extra-action = En partant du premier joueur, dans un ordre fixé au début de cette phase, chacun peut une fois défausser un Sceau royal pour une Action supplémentaire. Le Sceau payé, prenez un dé à l’Ambassade, à la Banque, à l’Université, à l’Académie ou sur une case d’Expédition, lancez-le et faites l’Action de votre choix ; notre décision : les dés des Publications restent en place. Un dé posé pendant cette phase peut être pris aussi, et une case d’Expédition libérée peut redevenir la case libre la plus à gauche. Le premier dé à la Banque reste le premier posé dans la manche, même s’il a été repris depuis. Cette occasion compte comme votre tour : les actions libres sont permises, que vous la saisissiez ou non.
    .title = L’Action supplémentaire
rule-round-end = Les Experts et les Animaux encore visibles sont défaussés, et tous les dés retournent dans le sac. Après la sixième manche vient le décompte final.
    .title = Rangement

chapter-end = Fin de partie
rule-end-discard = Les Animaux encore à l’étude sont défaussés, et leurs cubes avec eux. Seuls restent les Animaux publiés. Les Automas ne sont pas concernés et gardent les leurs.
    .title = Études inachevées
rule-end-collections = Ajoutez d’abord les cubes de vos Experts finaux actifs, même si votre réserve est vide (notre décision) ; ils peuvent rendre une collection valable. Ensuite, chacune des 12 Catégories compte vos cubes publiés, et chaque continent vos Animaux publiés plus tous vos Experts, actifs ou non. 4 donnent 3 PV, 5 donnent 5, 6 donnent 8, 7 donnent 12, 8 donnent 17, 9 donnent 22, 10 donnent 28, 11 donnent 35, 12 donnent 40, et chaque élément de plus ajoute 5. Moins de 4 ne donnent rien.
    .title = Collections
rule-end-tokens = Un Sceau royal vaut 4 PV, chaque lot de 2 Écus 1 PV, un jeton Expédition 1 PV. Vos Experts finaux actifs ajoutent les leurs.
    .title = Jetons et Experts finaux
rule-end-automa = Un Automa garde ses Animaux et ne compte que ses PV acquis et sa carte Scoring. Pour chaque continent, elle compte le nombre de cartes de l’Automa (Animaux et Experts) multiplié par celui de ses Animaux ; puis les Experts de l’Automa par continent, les trois plus grands groupes seulement ; puis ses Écus, ses jetons et ses Sceaux. La Boudeuse (*) : 3, 2 et 1 PV par Expert, 1 pour 2 Écus, 2 par jeton Expédition, 4 par Sceau. HMS Resolution (**) : 4, 3 et 2 PV par Expert, 1 pour 2 Écus, 3 par jeton Expédition, 5 par Sceau. L’Astrolabe (***) : 5, 4 et 3 PV par Expert, 1 par Écu, 4 par jeton Expédition, 6 par Sceau. Notre décision : en cas d’égalité, il est réputé n’avoir publié aucun Animal.
    .title = Le décompte d’un Automa
rule-end-winner = Le plus grand total de PV l’emporte. À égalité, la plus grande pile d’Animaux publiés départage : une Sepultus Creatura gardée y compte, un Animal étranger sorti du jeu n’y compte pas. Si l’égalité demeure, la victoire se partage.
    .title = Le vainqueur

chapter-sepultus = Sepultus Creatura
rule-sepultus-deck = En option, six cartes Sepultus Creatura sont mêlées aux Animaux ; elles n’ont pas de continent. Chacune montre une valeur de dé, un coût de recherche et des Catégories au choix, mais seulement en image. Dans cette édition numérique (valeurs reconstituées) : chaque valeur de 1 à 6 une fois, coût 5 pour 1 et 2, 6 pour 3 et 4, 7 pour 5 et 6, avec trois Catégories de trois Types différents.
    .title = Les créatures
rule-sepultus-take = À l’Académie, on en prend une avec un dé d’une couleur quelconque qui a exactement sa valeur après toutes les modifications, vos Experts de dés compris ; la Réputation vient comme d’habitude. Notre décision : le choix de départ, un jeton Manche ou un bonus de Réputation permettent de la prendre librement. Notre décision aussi : un jeton ou un Sceau ne peut recolorer le dé ici que si cela change sa valeur grâce à un de vos Experts de dés, ou pour le +5 du Sceau.
    .title = Prendre une créature
rule-sepultus-research = Lors d’une Expédition vers n’importe quel continent, payez le coût de la créature et posez un cube sur une de ses Catégories : un seul cube, et selon notre décision aucun PV immédiat. D’autres recherches dans la même Expédition sont permises, et la créature suffit à elle seule à l’accomplir. Le cube a le Type de sa Catégorie : les Experts liés aux cubes réagissent, et la Publication le paie selon son Type. Il n’est publié que si l’Animal de Référence publie un cube de cette Catégorie.
    .title = Étudier une créature
rule-sepultus-publish = Une créature n’est jamais l’Animal de Référence. Les livrets ne disent pas si elle peut se joindre sans son cube ; notre décision : elle n’entre dans une Publication qu’en publiant son cube. Une table peut choisir l’autre lecture en option : elle rejoint toute Publication, comme un Animal du continent de la Référence. Dans les deux cas, vous la gardez comme si elle était du continent de la Référence, pour 1 PV.
    .title = Publier une créature
rule-sepultus-joker = À la fin, chaque créature gardée rejoint la collection continentale qui vous sert le mieux. L’application trouve pour vous la meilleure répartition.
    .title = Les créatures comme jokers
rule-sepultus-automa = Un Automa regarde les cartes visibles comme si les créatures n’y étaient pas. Notre décision : s’il n’y a rien d’autre pour son choix de départ ou un bonus, il pioche, en défaussant les créatures, jusqu’à trouver un Animal ; à l’Académie, il renonce à la carte. Dans l’édition italienne, les créatures ne se jouent pas avec des Automas.
    .title = Créatures et Automas

chapter-automas = Automas
rule-automa-setup = Jusqu’à trois Automas peuvent jouer, en solo ou à plusieurs, sans jamais dépasser quatre places en tout. Chacun a une carte Comportement, une carte Scoring (9 combinaisons, chaque carte de * à ***) et son propre ordre aléatoire des cinq continents : ses Priorités, la première étant la plus haute. Il reçoit des Écus, un jeton Expédition et deux Animaux comme tout le monde, choisis selon ses Priorités.
    .title = Préparer un Automa
rule-automa-dice = Ses dés vont du plus faible à gauche (rien) au plus fort à droite (3 PV). À valeur égale, la couleur la moins prioritaire est plus à gauche. Notre décision : avec cinq dés, les deux plus forts partagent le dernier emplacement.
    .title = Les dés d’un Automa
rule-automa-round = Un Automa reçoit les jetons Manche, les effets de ses emplacements de dés et les bonus de Réputation comme tout le monde.
    .title = Ce que reçoit un Automa
rule-automa-card = Toute carte qu’il prend est du continent le plus prioritaire parmi ceux qui sont visibles. S’il y en a plusieurs, c’est la première dans le sens de lecture, où les cartes prises laissent des vides ; la règle est imprimée dans le livret français, et nous l’appliquons à toutes les éditions. La couleur du dé est sans importance.
    .title = Comment un Automa choisit une carte
rule-automa-die = Il prend le dé le plus fort, sur n’importe quel plateau. À égalité, il regarde la couleur la plus prioritaire, puis ce qui donne le moins aux autres ; notre décision sur l’ordre : son propre dé ou rien, 2 Écus, 2 points de Réputation, 3 PV. Si l’égalité demeure, il se sert selon le livret polonais chez le joueur le plus éloigné dans l’ordre ; notre décision, pour toutes les éditions : la place la plus éloignée de l’Automa dans le sens horaire, et lui-même en dernier lieu.
    .title = Comment un Automa choisit un dé
rule-automa-action = Le nombre visible sur le dé décide, et l’Automa fait ce que dit sa carte et rien de plus : pas de jeton de couleur à l’Université, pas de Réputation selon la valeur, pas d’effet d’Expert, pas de Publication, pas de dépense, pas d’Action supplémentaire. Sa carte prime sur les autres règles ; il ne devient premier joueur que si personne ne l’est devenu cette manche. Notre décision : il saute ce qu’il ne peut pas faire et fait le reste. Le nombre de chaque ligne d’une carte n’est donné que par une image ; dans cette édition numérique, les lignes vont de 6 à 1 (ordre reconstitué). Carl von Linné (*) : 6 Académie, Animal et 3 points de Réputation ; 5 Université, Expert et 1 jeton ; 4 Expédition, 4 PV par jeton ; 3 Ambassade, 2 jetons ; 2 Banque, 5 Écus et premier joueur ; 1 Expédition, 3 PV par jeton. Abraham Trembley (**) : 6 Expédition, 5 PV par jeton ; 5 Académie, Animal et 3 points de Réputation ; 4 Université, Expert et 1 Sceau ; 3 Banque, 5 Écus, premier joueur et 1 jeton ; 2 Ambassade, 2 jetons ; 1 Académie, Animal et 1 point de Réputation. Louis Jean-Marie Daubenton (***) : 6 Ambassade, 3 jetons ; 5 Expédition, 6 PV par jeton ; 4 Académie, Animal et 2 points de Réputation ; 3 Université, Expert et 2 points de Réputation ; 2 Expédition, 5 PV par jeton ; 1 Banque, 5 Écus, premier joueur et 1 Sceau.
    .title = L’Action d’un Automa
rule-automa-expedition = Il va vers le continent dont il a le plus d’Animaux, à égalité vers le plus prioritaire ; notre décision : si celui-ci est complet, il prend le suivant. Il gagne d’abord la Réputation de la case. Puis il défausse tous ses jetons Expédition, y compris celui qu’il viendrait de gagner, pour les PV que dit sa carte.
    .title = L’Expédition d’un Automa

chapter-editions = Éditions
rule-editions = En créant une table, vous choisissez l’édition imprimée qu’elle suit ; l’anglaise est proposée d’office. Simon Hodesmann rapporte 2 Écus, 3 dans l’édition polonaise. Sepultus Creatura se joue avec des Automas, sauf dans l’édition italienne. Dans l’édition polonaise, les autres ne peuvent pas regarder vos cartes face cachée ; les autres livrets n’en disent rien. Le texte français prend dans une Publication tous les Animaux du continent de la Référence, alors que ses questions-réponses permettent d’en écarter : dans toutes les éditions, c’est vous qui choisissez.
    .title = Éditions imprimées
