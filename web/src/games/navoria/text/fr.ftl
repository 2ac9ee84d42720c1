navoria-name = Navoria
navoria-line = Trois contrées au-delà de la mer. Réunissez des habitants, garnissez vos quais, bâtissez des comptoirs, et soyez le Guide qu’ils suivent.
navoria-facts = 2 à 4 places : personnes et bots
navoria-first = contre deux bots : { $level }
navoria-round = Manche { $round } sur { $rounds }
navoria-phase = { $phase ->
    [recruit] Recrutement
    [gather] Collecte
    [return] Retour
    [over] Fin
   *[setup] Mise en place
}
navoria-area-decks = Habitants
navoria-area-lands = Contrées
navoria-area-capital = Capitale
navoria-area-guides = Guides
navoria-cards = { $cards ->
    [one] { $cards } carte face cachée
   *[other] { $cards } cartes face cachée
}
navoria-tokens = { $tokens ->
    [one] { $tokens } jeton sur la pioche
   *[other] { $tokens } jetons sur la pioche
}
navoria-bag = { $tokens ->
    [0] Le sac est vide
    [one] { $tokens } jeton dans le sac
   *[other] { $tokens } jetons dans le sac
}
navoria-capital = À la Capitale
navoria-capital-empty = Aucun jeton ici
navoria-space = { $land }, case { $space }
navoria-space-start = { $land }, le départ
navoria-space-flag = { $land }, case { $space } : un drapeau
navoria-space-outpost = { $land }, case { $space } : pour le comptoir { $outpost }
navoria-space-treasure = { $land }, case { $space } : le trésor, { $points } points
navoria-prize = Prix { $place } aux Revenus : { $points }
navoria-explorer = { $name }, { $land } : case { $space }
navoria-favour = { $species } : { $icons } icônes pour revendiquer cette faveur. À la fin { $upper } points (premier) ou { $lower } (second) par carte : { $trades }.
navoria-favour-blank = { $species } : cette faveur ne peut pas être revendiquée.
navoria-dock = Quai, { $land } ({ $holding }). La commande donne : { $gives }.
navoria-outpost = Une fois ce comptoir construit, la commande donne aussi : { $gives }.
navoria-stock = Réserve
navoria-stock-good = Dans la réserve : { $good } { $count }
navoria-icons = { $species } : { $icons } sur { $most }
navoria-open-guide = { $name } : montrer tout le plateau
navoria-order = Ordre du tour : { $names }
navoria-flags = Drapeaux atteints : { $flags }
navoria-recruited = Recrutés : { $recruited } sur { $recruits }
navoria-points = { $points } points pour l’instant, { $total } si la partie finissait maintenant
navoria-joining = Vous rejoint
navoria-journeys = Les voyages
navoria-journeys-of = Les voyages de { $name }
navoria-journeys-with = avec { $names }
navoria-journeys-coming = La carte se dessine…
navoria-journeys-failed = La carte n’a pas pu être dessinée : le journal de la partie n’est pas arrivé.
navoria-journeys-map = { $land } : le chemin de { $name }
navoria-journeys-only = Manche { $round } : ne montrer que celle-ci
navoria-journeys-round = Manche { $round }
navoria-journeys-tale = { $name } { $deeds }.
navoria-journeys-rest = reste au camp
navoria-journeys-steps = { $n ->
    [one] fait avancer les explorateurs d’un pas
   *[other] fait avancer les explorateurs de { $n } pas
}
navoria-journeys-outposts = { $n ->
    [one] construit un comptoir
   *[other] construit { $n } comptoirs
}
navoria-journeys-flags = { $n ->
    [one] atteint un drapeau
   *[other] atteint { $n } drapeaux
}
navoria-journeys-treasures = { $n ->
    [one] met la main sur un trésor
   *[other] met { $n } fois la main sur un trésor
}
navoria-journeys-orders = { $n ->
    [one] remplit une commande
   *[other] remplit { $n } commandes
}
navoria-journeys-prizes = { $n ->
    [one] gagne un prix
   *[other] gagne { $n } prix
}
navoria-journeys-residents = { $n ->
    [one] accueille un habitant
   *[other] accueille { $n } habitants
}
navoria-journeys-leg = { $land } : { $from } → { $to }
navoria-journeys-spaces = { $land } : { $spaces }
navoria-journeys-prize = { $land } : prix { $place }, { $points }
navoria-journeys-row = { $row ->
    [legs] Le chemin
    [outposts] Comptoirs
    [flags] Drapeaux
    [treasures] Trésor
    [orders] Commandes
    [prizes] Prix
   *[residents] Habitants
}
navoria-option-gather_space = Jetons de la Collecte
    .note = Où va un jeton dans la zone de son métier : sur toute case libre, ou sur la plus haute, selon l’édition.
navoria-option-gather_space-free = Toute case libre
navoria-option-gather_space-uppermost = La plus haute
navoria-option-blank_favour = Une faveur vierge
    .note = À deux Guides seulement : une tuile Faveur est remplacée par une vierge, et cette faveur ne peut pas être revendiquée. Plus âpre.
navoria-option-new_artisan = Un nouvel artisan
    .note = Si un artisan compte déjà pour la commande que ses propres marchandises remplissent : le chapitre et le résumé du livret se lisent différemment.
navoria-option-new_artisan-after = Compte ensuite
navoria-option-new_artisan-at_once = Compte aussitôt
guide-navoria-source = On recrute des habitants avec des jetons. Tirez-en deux du sac et gardez-en un, ou prenez-en un dans la Capitale.
guide-navoria-token = Le jeton gardé décide du métier ; l’autre va dans la Capitale, où tous peuvent le prendre ensuite.
guide-navoria-resident = Chaque habitant a un métier, qui dit ce qu’il fait, et une espèce, qui compte pour les faveurs. Survolez une carte, ou gardez le doigt dessus, pour la lire.
guide-navoria-gather = C’est la Collecte des jetons posés sur les pioches : prenez-en un, et la zone de son métier vous donne quelque chose.
guide-navoria-space = Chaque case de la zone donne autre chose. Une case prise est prise.
guide-navoria-good = Les marchandises vont sur vos quais. Quand un quai porte ce que demande sa commande, elle est remplie et donne sa récompense.
guide-navoria-order = Deux commandes sont remplies à la fois : vous décidez laquelle passe en premier.
guide-navoria-explorer = Un explorateur dans chaque contrée. Le plus avancé gagne un prix aux Revenus, et un trésor attend au bout.
guide-navoria-outpost = Un comptoir enrichit désormais la commande de son quai.
guide-navoria-favour = Une faveur se revendique avec assez d’habitants d’une espèce. Le premier y gagne davantage.
guide-navoria-income = Revenus : on compte ce qu’apportent vos habitants et vos explorateurs.
guide-navoria-home = Les explorateurs reviennent : chacun va à votre comptoir le plus avancé de sa contrée, ou au départ. Une nouvelle manche commence.
navoria-authors = Navoria est de Meng Chunlin.
