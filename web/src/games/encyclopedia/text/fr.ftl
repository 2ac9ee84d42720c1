encyclopedia-name = Encyclopedia
encyclopedia-cover-line = une histoire des animaux
encyclopedia-line = 1739. Choisissez des dés, menez des expéditions sur cinq continents et publiez ce que vous avez vu.
encyclopedia-facts = 2 à 4 places : personnes, bots, Automas
encyclopedia-first = contre un bot : { $level }
encyclopedia-automa-linne = Linné ★
encyclopedia-automa-trembley = Trembley ★★
encyclopedia-automa-daubenton = Daubenton ★★★
encyclopedia-automa-boudeuse = La Boudeuse ★
encyclopedia-automa-resolution = HMS Resolution ★★
encyclopedia-automa-astrolabe = L’Astrolabe ★★★
encyclopedia-option-edition = Édition imprimée
    .note = Les quatre livrets diffèrent par endroits ; choisissez celui que vous connaissez. Les options suivantes restent réglables.
encyclopedia-option-edition-en = Anglaise
encyclopedia-option-edition-fr = Française
encyclopedia-option-edition-it = Italienne
encyclopedia-option-edition-pl = Polonaise
encyclopedia-option-sepultus = Sepultus Creatura
    .note = Six créatures de légende se mêlent aux Animaux. Elles n’ont pas de continent, et le dé doit avoir leur valeur exacte.
encyclopedia-option-simon_hodesmann = Simon Hodesmann rapporte
    .note = Combien d’Écus cet Expert donne pour un cube de Type III ; les livrets diffèrent.
encyclopedia-option-simon_hodesmann-2 = 2 Écus
encyclopedia-option-simon_hodesmann-3 = 3 Écus
encyclopedia-option-sepultus_with_automas = Sepultus avec Automas
    .note = Si les créatures restent dans la pioche quand un Automa joue ; il les ignore.
encyclopedia-option-face_down_cards = Cartes publiées
    .note = Si tous peuvent regarder les Animaux publiés et les Experts utilisés, ou seulement leur propriétaire.
encyclopedia-option-face_down_cards-open = Visibles de tous
encyclopedia-option-face_down_cards-hidden = Leur propriétaire seul
encyclopedia-option-sepultus_without_cube = Créatures sans cube
    .note = Si une créature peut rejoindre toute Publication, comme un Animal du continent de la Référence, ou seulement en publiant son cube.
guide-encyclopedia-draft = Avant la première manche, chacun choisit des Animaux à étudier. Chaque Animal a un continent et quatre Catégories ; ceux d’un même continent vont bien ensemble.
guide-encyclopedia-slots = Chaque dé va sur un emplacement de votre plateau. Tous peuvent l’y prendre. Si c’est un autre joueur, vous gagnez ce que montre l’emplacement : mettez sur le meilleur ce que les autres veulent.
guide-encyclopedia-die = À vous : prenez un dé, le vôtre ou celui d’un autre, et faites une Action avec lui. Un dé fort fait plus ; la couleur compte pour les cartes et les Expéditions. Vous pouvez aussi choisir d’abord le lieu, ou y faire glisser un dé.
guide-encyclopedia-action = Six Actions. L’Ambassade et la Banque donnent des moyens, l’Université un Expert, l’Académie un Animal ; l’Expédition pose des cubes sur vos Animaux, la Publication en fait des points.
guide-encyclopedia-continent = Le dé va sur la case libre la plus à gauche d’un continent : les premiers gagnent de la Réputation, les suivants de la valeur. Une autre couleur coûte un jeton.
guide-encyclopedia-cube = Dépensez la valeur de l’Expédition en cubes : le Type I coûte 2, II 4, III 7, IV 10. Le reste est perdu : choisissez bien.
guide-encyclopedia-raise = Augmentez la valeur avec des Écus (+1), des Sceaux royaux (+5) et, en Expédition, des jetons (+2), dans l’ordre que vous voulez. On ne propose que ce qui sert encore, et chaque Sceau vaut quatre points à la fin.
guide-encyclopedia-expert = Les Experts travaillent pour vous : tout de suite, désormais, ou à la fin. Un Expert de la couleur du dé apporte aussi un jeton.
guide-encyclopedia-animal = Les Animaux de la couleur du dé sont gratuits ; une autre couleur coûte un jeton ou un Sceau. L’Académie donne aussi de la Réputation.
guide-encyclopedia-reference = Une Publication part d’un Animal de Référence : son continent et ses Catégories décident quels autres cubes peuvent être publiés avec lui.
guide-encyclopedia-publish = Ajoutez les Animaux dont les cubes correspondent. La ligne du bas dit ce que rapporte chaque choix avant que rien ne soit définitif.
guide-encyclopedia-extra = La manche est finie. Pour un Sceau royal, vous pouvez relancer un dé du plateau central et faire une Action de plus.
guide-encyclopedia-automa = L’Automa suit ses cartes. Le récit donne la raison de chacun de ses pas.
guide-encyclopedia-reputation = La Réputation fait avancer votre jeton sur la piste ; chaque case bonus atteinte ou dépassée donne son bonus.
guide-encyclopedia-round = Un jeton Manche est retourné : ce qu’il montre vaut pour tous.
ency-round = Manche { $round } sur { $rounds }
ency-setup = Mise en place
ency-area-map = Carte
ency-area-cards = Cartes
ency-area-desk = Mon bureau
ency-area-publications = Publiés
ency-area-others = Autres
ency-space = { $category } { $cost }
ency-exactly = pris par un dé de { $value } exactement
ency-research = { $category } : la recherche coûte { $cost }{ $vp ->
    [0] {""}
   *[other] , { $vp } PV tout de suite
}
ency-researched = { $category } : étudié
ency-embassy = Jetons Expédition selon la valeur du dé
ency-bank = Des Écus, et pour le premier dé de la manche le jeton Premier Joueur
ency-academy = Réputation selon la valeur du dé
ency-first = Premier joueur
ency-first-short = premier
ency-experts-left = Experts face cachée : { $cards }
ency-animals-left = Animaux face cachée : { $cards }
ency-expedition-space = { $reputation } de Réputation, valeur +{ $bonus }
ency-shelf = { $name }, { $category } : { $cubes ->
    [0] aucun cube
    [one] 1 cube
   *[other] { $cubes } cubes
}{ $vp ->
    [0] {""}
   *[other] , { $vp } PV à la fin
}
ency-type = Type { $type } : publié à partir de la valeur { $value }, { $vp } PV par cube
ency-slot = Quand un autre joueur prend le dé : { $gift }
ency-coins = Écus : { $count }
ency-tokens = Jetons Expédition : { $count }
ency-seals = Sceaux royaux : { $count }
ency-cubes = Cubes en réserve : { $count }{ $fives ->
    [0] {""}
   *[other] . Jetons « 5 cubes » utilisés : { $fives }
}
ency-reputation = Réputation : case { $space }
ency-retired = Experts face cachée : { $count }
ency-published = Animaux publiés : { $count }
ency-no-study = Aucun Animal à l’étude
ency-points = { $vp } PV pour l’instant, { $total } si la partie finissait maintenant
ency-open-board = { $name } : voir tout le plateau
ency-priorities = Ses continents, le préféré d’abord
ency-scores-by = Compte selon { $card }
ency-points-left = points restants
ency-needed = il faut { $value }
ency-value = valeur
ency-this-round = Cette manche
ency-bag = Sac
ency-plan-short = Préparer
ency-plan-expedition = Préparer une expédition
ency-plan-publication = Préparer une publication
ency-plan-use = Suivre ce plan
ency-plan-begun = Vous avez déjà commencé cette action. Revenez en arrière pour choisir autrement.
ency-plan-empty =
    { $plan ->
        [expedition] Choisissez d’abord au moins un emplacement de recherche.
       *[publication] Vous n’étudiez aucun animal à publier.
    }
ency-plan-die = Le dé
ency-plan-continent = Continent
ency-plan-no-animals = Vous n’y étudiez aucun Animal : { $continent }.
ency-plan-cubes = Quels emplacements de recherche reçoivent un cube ?
ency-plan-needed = il faut
ency-plan-have = tel quel
ency-plan-reached = payé
ency-plan-reach = avec tout
ency-plan-points = Sur votre feuille de score : { $points }
ency-plan-asks = Demandé en chemin :
ency-plan-reveals = quelque chose est d’abord tiré. Mettez ceci au brouillon, puis reprenez le plan de là.
ency-plan-reference = Référence
ency-plan-level = Valeur du dé
ency-plan-joining = Qui s’y joint
ency-plan-choices = Tous les choix, le meilleur d’abord
ency-plan-gives = PV pour la publication
ency-colour-paid = Couleur payée avec
ency-pay-coin = Écus, +{ $worth } chacun
ency-pay-token = Jetons Expédition, +{ $worth } chacun
ency-pay-seal = Sceaux royaux, +{ $worth } chacun
ency-plan-sum = { $value } + { $paid } payés = { $sum }
ency-of = sur { $have }
ency-less = Moins
ency-more = Plus
ency-suggest = Comme suggéré
ency-n-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
ency-vp = { $vp } PV
ency-kept = conservé
ency-leaves = retiré du jeu
ency-alone = la référence seule
ency-volume = Le volume
ency-volume-of = Le volume de { $name }
ency-volume-over = Des animaux des cinq continents
ency-volume-plates = { $plates ->
    [0] un volume qui ne fut jamais imprimé
    [one] avec une planche
   *[other] avec { $plates } planches
}
ency-volume-by = décrits par
ency-volume-with = avec le concours de { $names }
ency-plate = Planche { $number }
ency-unknown-land = Terra incognita
ency-page = Page { $page } sur { $pages }
ency-page-back = Page précédente
ency-page-on = Page suivante
ency-first-page = C’est la première page
ency-last-page = C’est la dernière page
encyclopedia-authors = Encyclopedia est d’Éric Dubus et Olivier Melison.
