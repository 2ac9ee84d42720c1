### Encyclopedia à la table : ce qui se passe, ce qui est demandé, ce qu’on peut répondre, et pourquoi pas.
###
### Un fait remplit la variable de son nom. Les noms de places et d’Experts ne s’élident pas : jamais de « de »
### devant eux, mais « chez », « à », « pour », deux-points ou parenthèses. Les cinq continents sont féminins et
### commencent par une voyelle (l’, d’, en) ; les cinq couleurs se disent d’un dé (masculin). Les Animaux ont une
### minuscule : aucune phrase ne commence par l’un d’eux. 0 et 1 prennent la forme [one].

## Noms

colour-red = rouge
colour-yellow = jaune
colour-purple = violet
colour-blue = bleu
colour-green = vert
continent-america = Amérique
continent-africa = Afrique
continent-asia = Asie
continent-europe = Europe
continent-oceania = Océanie
category-mammal = Mammifère
category-bird = Oiseau
category-reptile = Reptile
category-omnivore = Omnivore
category-carnivore = Carnivore
category-herbivore = Herbivore
category-terrestrial = Prairie
category-arboreal = Forêt
category-aquatic = Aquatique
category-hot = Chaud
category-cold = Froid
category-temperate = Tempéré
action-embassy = Ambassade
action-bank = Banque
action-university = Université
action-academy = Académie
action-expedition = Expédition
action-publication = Publication
gift-nothing = rien
gift-expert = un Expert
gift-animal = un Animal
gift-die = un cinquième dé

## Nombres de choses

n-coins = { $coins ->
    [one] { $coins } Écu
   *[other] { $coins } Écus
}
n-tokens = { $tokens ->
    [one] { $tokens } jeton Expédition
   *[other] { $tokens } jetons Expédition
}
n-seals = { $seals ->
    [one] { $seals } Sceau royal
   *[other] { $seals } Sceaux royaux
}
n-vp = { $vp } PV
n-reputation = { $reputation ->
    [one] { $reputation } point de Réputation
   *[other] { $reputation } points de Réputation
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
n-animals = { $animals ->
    [one] { $animals } Animal
   *[other] { $animals } Animaux
}
n-experts = { $experts ->
    [one] { $experts } Expert
   *[other] { $experts } Experts
}
n-paid = { $payment ->
    [coin] { $amount ->
        [one] { $amount } Écu
       *[other] { $amount } Écus
    }
    [token] { $amount ->
        [one] { $amount } jeton Expédition
       *[other] { $amount } jetons Expédition
    }
   *[seal] { $amount ->
        [one] { $amount } Sceau royal
       *[other] { $amount } Sceaux royaux
    }
}

## Choses. Une carte « whole » est dite avec tout ce qui est imprimé dessus.

die-face = { $face } { $die }
animal-whole = { $animal } ({ $latin }), { $continent } : { $kinds }
animal-of = { $animal } ({ $continent })
creature = { $animal }
sepultus-whole = { $animal } (Sepultus), dé { $value }, { n-points } : { $kinds }
expert-whole = { $expert }, { $continent } : { $effect }
expert-of = { $expert } ({ $continent })
# Un Expert que la pose du dé ferait agir, et la liste de tous ceux-là.
helper = { $expert } : { $gain }
on-slot = { $slot-key ->
    [gift-nothing] sur l’emplacement qui ne donne rien
   *[other] sur l’emplacement qui donne { $slot }
}
and-helpers = { $helpers-count ->
    [0] {""}
   *[other] {"\u00A0"}; { $helpers }
}
# Ce qu’une Publication de cette valeur peut publier : $types est le nombre de Types, le Type 0 compris.
publishes = { $types ->
    [0] rien pour l’instant (il faut 2)
    [1] les cartes seulement (Type 0)
    [2] jusqu’au Type I
    [3] jusqu’au Type II
    [4] jusqu’au Type III
   *[other] jusqu’au Type IV
}

## Ce que font les Experts

effect-die = { $action-key ->
    [action-bank] { $gain } pour chaque dé placé à la { $action }
   *[other] { $gain } pour chaque dé placé à l’{ $action }
}
effect-die-expedition = { $gain } à chaque Expédition vers l’{ $continent }
effect-die-publication = { $gain } à chaque Publication
effect-cube = { $gain } pour chaque cube posé sur le Type { $kind }
effect-value-dice = +{ $amount } à chaque dé { $colour } que vous utilisez
effect-value-expedition = +{ $amount } à la valeur des Expéditions vers l’{ $continent }
effect-use = { $gain }, une seule fois, à tout moment de votre tour
effect-end-cubes = à la fin, +{ n-cubes } en Catégorie { $category }
effect-end-tokens = à la fin, +{ n-vp } par jeton Expédition
effect-end-seals = à la fin, +{ n-vp } par Sceau royal
effect-end-coins = à la fin, +{ n-vp } par lot de { n-coins }
effect-end-experts = à la fin, +{ n-vp } pour chacun de vos Experts, même face cachée
effect-end-reputation = à la fin, +{ n-vp } par case entre le départ et votre jeton Réputation

## D’où vient quelque chose

why = { $why ->
    [academy] Académie
    [bank] Banque
    [card] sa carte
    [cards] Animaux publiés
    [deck] de la pioche
    [draft] choix de départ
    [embassy] Ambassade
    [expedition] Expédition
    [expert] Expert
    [instant] Expert instantané
    [publication] Publication
    [reputation] Réputation
    [research] recherche
    [round-token] jeton Manche
    [seal] Sceau royal
    [setup] au départ
    [slot] pour le dé pris
    [university] Université
   *[other] { $why }
}

## Événements : mise en place et manches

event-first-player-drawn = Premier joueur : { $seat }.
event-priorities-drawn = { $seat } a pour Priorités : { $continents }.
event-expert-revealed = Nouvelle carte à l’Université : { $expert }.
event-animal-revealed = Nouvelle carte à l’Académie : { $animal }.
event-deck-rebuilt = { $deck ->
    [expert] Les Experts défaussés sont mélangés et forment une nouvelle pioche.
   *[animal] Les Animaux défaussés sont mélangés et forment une nouvelle pioche.
}
event-round-began = La manche { $round } commence.
event-round-token-turned = { $gift-key ->
    [gift-nothing] Jeton Manche : rien cette fois.
   *[other] Jeton Manche : { $gift } pour chacun.
}
event-die-rolled = { $seat } lance un dé : { $face } { $die }.
event-die-slotted = { $seat } met le { $face } { $die } { on-slot }.
event-round-ended = La manche { $round } est finie. Les cartes visibles sont défaussées, les dés retournent dans le sac.

## Événements : tours

event-turn-began = C’est à { $seat } de jouer.
event-die-taken = { $whose ->
    [own] { $seat } prend le { $face } { $die } sur son propre plateau.
   *[other] { $slot-key ->
        [gift-nothing] { $seat } prend le { $face } { $die } chez { $owner }.
       *[other] { $seat } prend le { $face } { $die } chez { $owner } (emplacement : { $slot }).
    }
}
event-die-placed = { $action-key ->
    [action-bank] { $seat } place le { $face } { $die } à la { $action }.
   *[other] { $seat } place le { $face } { $die } à l’{ $action }.
}
event-expedition-began = { $seat } place le { $face } { $die } en { $continent }, { $space ->
    [0] sur la première case
    [1] sur la deuxième case
    [2] sur la troisième case
   *[other] sur la quatrième case
}.
event-publication-began = { $seat } publie avec le { $face } { $die }. Référence : { $animal }.
event-colour-paid = { $payment ->
    [token] { $seat } paie 1 jeton Expédition : le dé est maintenant { $colour }.
   *[seal] { $seat } paie 1 Sceau royal : le dé est maintenant { $colour } et vaut 5 de plus.
}
event-value-raised = { $seat } dépense { n-paid } : valeur { $value }.
event-seal-sold = { $seat } défausse 1 Sceau royal contre des Écus.
event-first-player-taken = { $seat } prend le jeton Premier Joueur.

## Événements : gains

event-coins-gained = { $seat } gagne { n-coins } ({ why }).
event-tokens-gained = { $seat } gagne { n-tokens } ({ why }).
event-seals-gained = { $seat } gagne { n-seals } ({ why }).
event-points-gained = { $seat } gagne { n-vp } ({ why }).
event-reputation-gained = { $seat } gagne { n-reputation } ({ why }) : jeton Réputation sur la case { $space }.
event-bonus-owed = { $seat } choisira { $gift } après ce tour.
event-bonus-lost = Il ne reste aucune carte pour { $seat } : le bonus est perdu ({ $gift }).

## Événements : cartes

event-expert-taken = { $seat } prend { $expert } ({ why }).
event-expert-seated = { $expert } travaille désormais pour { $seat }.
event-expert-covered = { $expert } travaille désormais pour { $seat } et recouvre { $covered }.
event-expert-tucked = { $seat } glisse une carte sous son plateau, face cachée : { $expert }.
event-expert-used = { $seat } utilise { $expert }.
event-expert-worked = { $expert } aide { $seat }.
event-animal-taken = { $seat } prend un Animal : { $animal } ({ why }).
event-sepultus-passed-over = { $seat } pioche une créature et la met de côté : { $animal }.

## Événements : recherche et Publication

event-cube-placed = { $seat } pose un cube : { $animal }, { $category }. { $points ->
    [0] Il ne reste aucun point.
    [one] Il reste { $points } point.
   *[other] Il reste { $points } points.
}
event-animal-added = { $seat } ajoute un Animal à la Publication : { $animal }.
event-cubes-published = { $seat } publie { n-cubes } : { $category }, { n-vp }.
event-animal-published = { $seat } garde un Animal publié : { $animal }.
event-animal-removed = Un Animal d’un autre continent est retiré du jeu : { $animal }.

## Événements : Actions supplémentaires

event-extra-action-taken = { $seat } défausse 1 Sceau royal pour une Action supplémentaire avec un dé { $die } du plateau central.
event-extra-action-declined = { $seat } renonce à l’Action supplémentaire.
event-die-rerolled = { $seat } relance le dé : { $face } { $die }.

## Événements : les Automas, notés par un greffier

event-automa-took-die = { $seat } prend le { $face } { $die } { $whose ->
    [own] sur son propre plateau
   *[other] chez { $owner }
} ({ $reason ->
    [only] le dernier
    [highest] le plus fort
    [priority] le plus fort ; la couleur est prioritaire
    [least] le plus fort ; celui qui donne le moins aux autres
   *[furthest] le plus fort ; le plus loin dans le sens horaire
}).
event-automa-acted = { $seat } consulte sa carte pour un { $face } : { $action }.
event-automa-took-animal = { $seat } prend un Animal : { $animal } ({ $reason ->
    [deck] de la pioche
   *[priority] selon ses Priorités
}).
event-automa-took-expert = { $seat } prend { $expert } ({ $reason ->
    [deck] de la pioche
   *[priority] selon ses Priorités
}).
event-automa-chose-continent = { $seat } choisit l’{ $continent } ({ $reason ->
    [full] { n-animals } ; ce qui passait avant est complet
    [tied] { n-animals } ; à égalité, selon ses Priorités
   *[most] { n-animals }, son maximum
}).
event-automa-skipped = { $what ->
    [first] Le jeton Premier Joueur a déjà été pris à cette manche : { $seat } s’en passe.
    [expert] Il ne reste aucun Expert : { $seat } s’en passe.
   *[animal] Il ne reste aucun Animal : { $seat } s’en passe.
}
event-automa-spent-tokens = { $seat } défausse { n-tokens } pour { n-vp }.
event-automa-slotted-dice = { $seat } range ses dés, du plus faible au plus fort : { $faces } ({ $dice }).

## Événements : la fin

event-study-discarded = { $seat } défausse { n-animals } encore à l’étude.
event-score-counted = { $line-key ->
    [score-played] { $seat }, { $line } : { n-vp }.
   *[other] { $seat }, { $line } ({ $count }) : { n-vp }.
}
event-game-ended = { $winners-count ->
    [one] La partie est finie, et { $winners } l’emporte. Scores : { $scores }.
   *[other] La partie est finie, et la victoire est partagée : { $winners }. Scores : { $scores }.
}

## Feuille de score : ce que compte une ligne

score-played = pendant la partie
score-mammal = cubes Mammifère
score-bird = cubes Oiseau
score-reptile = cubes Reptile
score-omnivore = cubes Omnivore
score-carnivore = cubes Carnivore
score-herbivore = cubes Herbivore
score-terrestrial = cubes Prairie
score-arboreal = cubes Forêt
score-aquatic = cubes Aquatique
score-hot = cubes Chaud
score-cold = cubes Froid
score-temperate = cubes Tempéré
score-america = cartes d’Amérique
score-africa = cartes d’Afrique
score-asia = cartes d’Asie
score-europe = cartes d’Europe
score-oceania = cartes d’Océanie
score-experts1 = Experts d’un même continent, plus grand groupe
score-experts2 = Experts d’un même continent, deuxième groupe
score-experts3 = Experts d’un même continent, troisième groupe
score-seals = Sceaux royaux
score-coins = Écus
score-tokens = jetons Expédition

## Questions

ask-chance = La boîte décide : on tire ou on lance quelque chose.
ask-draft-animal = Prenez un Animal à l’Académie pour votre étude ({ $left ->
    [one] le dernier à prendre
   *[other] encore { $left } à prendre
}).
    .other = { $seat } choisit un Animal à étudier.
ask-slot-die = Sur quel emplacement mettez-vous le { $face } { $die } ? Si un autre joueur le prend, vous gagnez ce que montre l’emplacement. { $left ->
    [0] C’est votre dernier dé.
    [one] Encore { $left } dé ensuite.
   *[other] Encore { $left } dés ensuite.
}
    .other = { $seat } choisit un emplacement pour un dé.
ask-take-die = Prenez un dé sur n’importe quel plateau. { $left ->
    [one] C’est le dernier de la manche.
   *[other] Il en reste { $left } cette manche.
}
    .other = { $seat } choisit un dé.
ask-choose-action = Que faites-vous du { $face } { $die }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } grâce à vos Experts)
} ?
    .other = { $seat } décide que faire du dé.
ask-choose-expert = Quel Expert prenez-vous ? Le dé est { $colour } : un Expert de cette couleur apporte aussi 1 jeton Expédition.
    .other = { $seat } choisit un Expert.
ask-match-colour = Couleur du dé : { $colour } ; de l’Expert ({ $expert }) : { $wanted }. Payez-vous 1 Sceau royal (vous en avez { $seals }) pour les accorder et gagner 1 jeton Expédition ?
    .other = { $seat } décide d’accorder ou non le dé à la couleur de l’Expert.
ask-seat-expert = { $free ->
    [0] Vos emplacements d’Expert sont tous pris. Où va { $expert } ?
   *[other] Où va { $expert } ?
} ({ $effect })
    .other = { $seat } décide où va le nouvel Expert.
ask-choose-animal = Quel Animal prenez-vous ? Le dé est { $colour } ; une autre couleur coûte 1 jeton Expédition ou 1 Sceau royal (vous avez { n-tokens }, { n-seals }).
    .other = { $seat } choisit un Animal.
ask-recolour-for-sepultus = Il faut exactement { $need } pour cette créature : { $animal }. Le dé est { $colour } et vaut { $value }. Changer la couleur du dé ?
    .other = { $seat } décide s’il faut changer la couleur du dé.
ask-raise-value = La valeur est de { $value }. Que payez-vous pour l’augmenter ? { $goods ->
    [tokens-too] Un Sceau royal ajoute 5, un jeton Expédition 2, un Écu 1 ; vous avez { n-seals }, { n-tokens } et { n-coins }.
   *[no-tokens] Un Sceau royal ajoute 5, un Écu 1 ; vous avez { n-seals } et { n-coins }.
} { raise-goal }
    .other = { $seat } décide quoi payer pour augmenter la valeur.
ask-raise-with-seals = Combien de Sceaux royaux dépensez-vous ? Valeur { $value } ; chacun ajoute { $worth }, et vous en avez { $have }. { raise-goal }
    .other = { $seat } décide combien de Sceaux royaux dépenser.
ask-raise-with-tokens = Combien de jetons Expédition dépensez-vous ? Valeur { $value } ; chacun ajoute { $worth }, et vous en avez { $have }. { raise-goal }
    .other = { $seat } décide combien de jetons Expédition dépenser.
ask-raise-with-coins = Combien d’Écus dépensez-vous ? Valeur { $value } ; chacun ajoute { $worth }, et vous en avez { $have }. { raise-goal }
    .other = { $seat } décide combien d’Écus dépenser.
# $short est ce qui manque à la valeur pour atteindre ce qu’il faut.
raise-goal = { $short ->
    [0] Rien ne sert de dépasser { $useful }.
   *[other] Il faut au moins { $need } ; rien ne sert de dépasser { $useful }.
}
ask-pay-colour = Que payez-vous pour faire passer le dé du { $colour } au { $wanted } ?
    .other = { $seat } décide comment payer la couleur du dé.
ask-choose-continent = Où va l’Expédition avec le { $face } { $die } ?
    .other = { $seat } décide où va l’Expédition.
ask-place-cube = Quel emplacement de recherche reçoit un cube ? { $continent } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à dépenser ; cubes disponibles : { $cubes }.
    .other = { $seat } choisit un emplacement de recherche pour un cube.
ask-choose-reference = Lequel de vos Animaux est la Référence pour le { $face } { $die } ?
    .other = { $seat } choisit la Référence d’une Publication.
ask-add-animal = { $categories-count ->
    [0] Quels Animaux publiez-vous avec la Référence ? Aucun cube n’est publié, seulement des cartes d’{ $continent }.
   *[other] Quels Animaux publiez-vous avec la Référence ? Valeur { $value } : des cubes ({ $categories }) et des cartes d’{ $continent }.
} Référence : { $animal }.
    .other = { $seat } choisit les Animaux à publier avec la Référence.
ask-last-moment = La dernière Action est faite. Reste-t-il quelque chose à vendre ou à utiliser ?
    .other = { $seat } cherche s’il reste quelque chose à vendre ou à utiliser.
ask-take-extra-action = { $seals ->
    [0] Vous n’avez pas de Sceau royal pour une Action supplémentaire. Voulez-vous faire encore autre chose ?
   *[other] Quel dé du plateau central reprenez-vous pour le relancer, contre 1 Sceau royal (vous en avez { $seals }) ? Ou préférez-vous passer ?
}
    .other = { $seat } réfléchit à une Action supplémentaire.
ask-take-free-expert = Quel Expert prenez-vous gratuitement ({ why }) ?
    .other = { $seat } choisit un Expert gratuit.
ask-take-free-animal = Quel Animal prenez-vous gratuitement ({ why }) ?
    .other = { $seat } choisit un Animal gratuit.

## Réponses

option-die = { $whose ->
    [own] le { $face } { $die }, sur votre propre plateau
   *[other] { $slot-key ->
        [gift-nothing] le { $face } { $die }, chez { $owner } (qui ne gagne { $slot })
       *[other] le { $face } { $die }, chez { $owner } (qui gagne { $slot })
    }
}
option-die-elsewhere = dé { $die }, indisponible en ce moment
option-pass = pas d’Action supplémentaire
option-extra-place = dé { $die }, { $face } pour l’instant : { $action }
option-extra-space = dé { $die }, { $face } pour l’instant : { $continent }
option-slot = emplacement { $number } : { $slot }{ $dice-count ->
    [0] {""}
   *[other] {" "}(déjà là : { $dice })
}
option-embassy = Ambassade : { n-tokens }{ and-helpers }
option-bank = { $first ->
    [free] Banque : { n-coins } et le jeton Premier Joueur{ and-helpers }
   *[taken] Banque : { n-coins }{ and-helpers }
}
option-university = { $matching ->
    [0] Université : un Expert (visibles : { $experts }){ and-helpers }
    [one] Université : un Expert (visibles : { $experts }, dont { $matching } en { $colour }, qui rapporte 1 jeton Expédition){ and-helpers }
   *[other] Université : un Expert (visibles : { $experts }, dont { $matching } en { $colour }, qui rapportent chacun 1 jeton Expédition){ and-helpers }
}
option-academy = { $matching ->
    [0] Académie : un Animal (aucun visible en { $colour }) et { n-reputation }{ and-helpers }
   *[other] Académie : un Animal (visibles en { $colour } : { $matching }) et { n-reputation }{ and-helpers }
}
option-expedition = Expédition : valeur { $value }, plus le bonus de la case (vers l’{ $continent } sans payer)
option-publication = Publication : valeur { $value }, { publishes }{ and-helpers }
option-continent = { $continent } : { n-reputation }, valeur { $value } (case +{ $more }){ colour-cost }{ and-helpers }
option-continent-full = { $continent } : complet
# $match est same ou paid : si le dé a déjà cette couleur ou non.
colour-cost = { $match ->
    [same] {""}
   *[paid] {"\u00A0"}; payer d’abord pour rendre le dé { $colour }
}
option-amount = { $gives-key ->
    [n-points] { $amount ->
        [0] aucun : valeur { $value }
       *[other] { n-paid } : valeur { $value }
    }
   *[other] { $amount ->
        [0] aucun : valeur { $value }, { $gives }
       *[other] { n-paid } : valeur { $value }, { $gives }
    }
}
option-raise-done = { $gives-key ->
    [n-points] ne plus rien payer : valeur { $value }
   *[other] ne plus rien payer : valeur { $value }, { $gives }
}
option-pay-colour = { $payment ->
    [token] 1 jeton Expédition (vous en avez { $have }) : le dé devient { $colour }
   *[seal] 1 Sceau royal (vous en avez { $have }) : le dé devient { $colour } et vaut { $more } de plus
}
option-keep-colour = laisser le dé en { $colour }
option-match-colour = 1 Sceau royal : le dé devient { $colour }, vous gagnez { n-tokens }
option-recolour = { $payment ->
    [token] 1 jeton Expédition : { $colour }, valeur { $value }
   *[seal] 1 Sceau royal : { $colour }, valeur { $value }
}
option-deck-animal = la carte du dessus de la pioche des Animaux
option-deck-expert = la carte du dessus de la pioche des Experts
option-animal-paid = { $whole } ; payer d’abord pour rendre le dé { $colour }
option-expert-match = { $whole } ; plus { n-tokens } pour la couleur
option-slot-expert = sur un emplacement libre : { $expert }
option-tuck = à glisser sous le plateau, face cachée et sans effet : { $expert }
option-cover = par-dessus { $covered }, qui n’agira plus ({ $effect })
option-use-expert = utiliser { $expert } : { $gain }
option-seal-for-coins = défausser 1 Sceau royal : { n-coins }
option-research = { $animal }, { $category } : { $vp ->
    [0] { n-points }
   *[other] { n-points }, { n-vp } aussitôt
}
option-research-done = { $points ->
    [0] terminé
    [one] terminé ; { $points } point est perdu
   *[other] terminé ; { $points } points sont perdus
}
option-reference = { $animal } ({ $continent }), { $categories-count ->
    [0] sans cube
   *[other] cubes : { $categories }
}{ colour-cost }
option-add = { $categories-count ->
    [0] { $animal } : la carte, { n-vp }
    [one] { $animal } : un cube ({ $categories }), { n-vp }, { $pile ->
        [kept] carte comprise
       *[removed] et la carte quitte le jeu
    }
   *[other] { $animal } : cubes ({ $categories }), { n-vp }, { $pile ->
        [kept] carte comprise
       *[removed] et la carte quitte le jeu
    }
}
option-publish = publier { n-animals } : { n-vp } et 1 Sceau royal

## La table, partie par partie

view-setup = Mise en place
view-round = Manche { $round } sur { $rounds }
view-over = La partie est finie
view-token = Jeton Manche : { $gift }
view-first = Premier joueur : { $seat }
view-turn = Tour : { $seat }
view-hand = Dé en main : { $face } { $die }
view-scores = Scores : { $scores }
view-places = Lieux
view-place = { $action } : { $lying }
view-place-empty = { $action } : aucun dé
view-university = Université (pioche : { n-experts })
view-academy = Académie (pioche : { n-animals })
view-no-card = plus aucune carte
view-expeditions = Expéditions
view-continent = { $continent } ({ $colour }) : { $lying-count ->
    [0] aucun dé
   *[other] { $lying }
} ; prochaine case : { n-reputation }, valeur +{ $more }
view-continent-full = { $continent } : { $lying } ; complet
view-publications = Cubes publiés
view-shelves = { $seat } : { $shelves-count ->
    [0] aucun pour l’instant
   *[other] { $shelves }
}
view-shelf = { $category } { $cubes }
view-seat = { $seat }
view-goods = { n-vp }, { n-coins }, { n-tokens }, { n-seals }
view-score-now = Si la partie finissait maintenant : { $points } PV
view-reputation = Réputation : case { $space } ; prochain bonus dans { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} : { $bonus }
view-reputation-bare = Réputation : case { $space }
view-slots = Dés : { $slots }
view-slot = { $lying } ({ $slot })
view-drawn = Dés à placer : { $lying }
view-expert = Expert : { $whole }
view-face-down = { $experts ->
    [one] { $experts } Expert face cachée
   *[other] { $experts } Experts face cachée
} : { $names }
view-face-down-covered = { $experts ->
    [one] { $experts } Expert face cachée
   *[other] { $experts } Experts face cachée
}
view-study = Animal : { $animal }, { $continent }{ view-cubes }{ view-free }
view-study-sepultus = Créature : { $animal }{ view-cubes }{ view-free }
view-cubes = { $lying-count ->
    [0] {""}
   *[other] {"\u00A0"}; cubes : { $lying }
}
view-free = { $free-count ->
    [0] {""}
   *[other] {"\u00A0"}; libres : { $free }
}
view-space = { $category } { $points }
view-automa-animals = Cartes, { n-animals } : { $names }
view-published = Publiés, { n-animals } : { $names }
view-published-covered = Publiés : { n-animals }, face cachée
view-automa = Automa : { $behaviour } { $stars }, carte Scoring : { $scoring } { $marks }
view-priorities = Priorités : { $continents }
view-automa-rows = Selon le dé : { $rows }
view-automa-row = { $face } { $action } ({ $gains })
automa-first = Premier Joueur s’il est libre
automa-vp-per-token = { n-vp } par jeton

## Refus : le dé, sa couleur et sa valeur

refusal-die-not-on-a-board = Ce dé n’est sur aucun plateau individuel en ce moment : { $die }. Prenez-en un qui s’y trouve.
refusal-slot-holds-die = Un dé se trouve déjà { on-slot }. Mettez celui-ci sur un emplacement libre.
refusal-slot-holds-two-already = Un seul emplacement peut porter deux dés, et ce choix est déjà fait. Un dé se trouve aussi { on-slot }.
# $nearest dit ce qui manque et $amount combien : rien de plus petit ne suffirait.
nearest-change = { $nearest ->
    [coin] { $amount ->
        [one] Il suffirait de { $amount } Écu de plus.
       *[other] Il suffirait de { $amount } Écus de plus.
    }
    [token] { $amount ->
        [one] Il suffirait de { $amount } jeton Expédition de plus.
       *[other] Il suffirait de { $amount } jetons Expédition de plus.
    }
    [seal] { $amount ->
        [one] Il suffirait de { $amount } Sceau royal de plus.
       *[other] Il suffirait de { $amount } Sceaux royaux de plus.
    }
    [animal] Il suffirait d’un Animal de plus de ce continent à l’étude.
   *[none] Aucun ajout ne suffirait à lui seul.
}
refusal-wrong-colour = Le dé est { $colour }, et il en faut un { $wanted } ; vous avez { n-tokens } et { n-seals }. { nearest-change }
refusal-not-enough = { $payment ->
    [coin] { $need ->
        [one] Il faut { $need } Écu ; vous en avez { $have }.
       *[other] Il faut { $need } Écus ; vous en avez { $have }.
    }
    [token] { $need ->
        [one] Il faut { $need } jeton Expédition ; vous en avez { $have }.
       *[other] Il faut { $need } jetons Expédition ; vous en avez { $have }.
    }
   *[seal] { $need ->
        [one] Il faut { $need } Sceau royal ; vous en avez { $have }.
       *[other] Il faut { $need } Sceaux royaux ; vous en avez { $have }.
    }
}
refusal-value-too-low = { $more ->
    [0] Cela fait { $value }, et cette Action demande au moins { $need }. Dépensez davantage.
   *[other] Cela fait { $value }, et vous ne pourrez ajouter ensuite que { $more } ; cette Action demande au moins { $need }. Dépensez davantage dès maintenant.
}
refusal-payment-useless = { $payment ->
    [coin] La valeur est de { $value }, et rien ne sert ici au-delà de { $useful }. Dépenser autant d’Écus serait du gaspillage.
    [token] La valeur est de { $value }, et rien ne sert ici au-delà de { $useful }. Dépenser autant de jetons Expédition serait du gaspillage.
   *[seal] La valeur est de { $value }, et rien ne sert ici au-delà de { $useful }. Dépenser autant de Sceaux royaux serait du gaspillage.
}
refusal-tokens-for-expeditions = Les jetons Expédition n’augmentent que la valeur des Expéditions.
refusal-payment-breaks-action = { $payment ->
    [token] Sans ce jeton Expédition, l’Action ne pourrait pas être menée jusqu’au bout. Payez la couleur avec un Sceau royal.
   *[seal] Sans ce Sceau royal, l’Action ne pourrait pas être menée jusqu’au bout. Payez la couleur avec un jeton Expédition.
}

## Refus : Actions entières et actions libres

refusal-aside-breaks-action = L’Action commencée ne pourrait alors plus être menée jusqu’au bout. Terminez-la d’abord.
refusal-card-breaks-action = Si vous preniez cette carte, l’Action commencée ne pourrait plus être menée jusqu’au bout. Prenez-en une autre.
refusal-seating-breaks-action = Si l’Expert allait là, l’Action commencée ne pourrait plus être menée jusqu’au bout. Choisissez un autre endroit.
refusal-not-your-turn = Les actions libres se font pendant votre propre tour, et c’est celui d’un autre.
refusal-no-seal = Il faut { $need } Sceau royal ; vous en avez { $have }.
refusal-expert-spent = { $expert } est face cachée : un Expert instantané ne sert qu’une fois.
refusal-expert-not-yours = { $expert } ne travaille pas pour vous.

## Refus : Experts et Animaux

refusal-no-expert-left = Il ne reste aucun Expert à l’Université cette manche.
refusal-expert-not-on-display = { $expert } n’est pas à l’Université en ce moment. Choisissez une des cartes visibles.
refusal-not-instant = { $expert } n’est pas un Expert instantané : il faut un emplacement pour que son effet agisse.
refusal-no-free-slot = Vos { $slots } emplacements d’Expert sont tous pris. Recouvrez un de vos Experts, ou glissez le nouveau dessous.
refusal-slot-free-no-cover = { $free ->
    [one] { $free } emplacement d’Expert est libre : on ne recouvre personne, pas même { $expert }.
   *[other] { $free } emplacements d’Expert sont libres : on ne recouvre personne, pas même { $expert }.
}
refusal-slot-free-no-tuck = { $free ->
    [one] { $free } emplacement d’Expert est libre : le nouvel Expert y prend place, on ne le glisse pas dessous.
   *[other] { $free } emplacements d’Expert sont libres : le nouvel Expert y prend place, on ne le glisse pas dessous.
}
refusal-expert-not-active = { $expert } n’est pas parmi vos Experts actifs. On ne peut recouvrir que l’un d’eux.
refusal-no-animal-left = Il ne reste aucun Animal à l’Académie cette manche.
refusal-no-animal-of-colour = Aucun Animal visible n’a la couleur du dé ({ $colour }) ; vous avez { n-tokens } et { n-seals }. { nearest-change }
refusal-animal-not-on-display = Cet Animal n’est pas à l’Académie en ce moment : { $animal }. Choisissez une des cartes visibles.
refusal-display-only = Ici, on ne prend que des cartes visibles, pas la carte du dessus de la pioche.
refusal-display-first = La pioche ne sert que s’il n’y a aucune carte visible à prendre, et il y en a { $cards }.

## Refus : Expéditions

refusal-continent-full = Les { $spaces } cases d’Expédition portent toutes un dé : { $continent }.
refusal-nothing-to-research = Aucun de vos Animaux n’a d’emplacement de recherche libre pour cette Expédition : { $continent }. { nearest-change }
refusal-expedition-too-weak = L’Expédition ne pourrait poser aucun cube : { $continent }. Le dé y vaut { $value }, et l’emplacement libre le moins cher coûte { $need } ; vous avez { n-tokens }, { n-coins } et { n-seals }. { nearest-change }
refusal-no-cube-left = { $cubes ->
    [one] Il vous reste { $cubes } cube Recherche, et aucune Catégorie où vous pourriez en échanger cinq contre un jeton.
   *[other] Il vous reste { $cubes } cubes Recherche, et aucune Catégorie où vous pourriez en échanger cinq contre un jeton.
}
refusal-no-five-cubes-token-left = { $cubes ->
    [one] Il vous reste { $cubes } cube Recherche, et vos { $tokens } jetons « 5 cubes » sont tous utilisés.
   *[other] Il vous reste { $cubes } cubes Recherche, et vos { $tokens } jetons « 5 cubes » sont tous utilisés.
}
refusal-one-cube-at-least = Une Expédition pose au moins { n-cubes }. Choisissez d’abord un emplacement de recherche.
refusal-animal-elsewhere = Cette Expédition va vers l’{ $continent }, et cet Animal vit ailleurs : { $animal }, { $home }.
refusal-animal-not-yours = Vous n’étudiez pas cet Animal : { $animal }.
refusal-space-taken = Un cube s’y trouve déjà : { $animal }, { $category }.
refusal-points-short = { $need ->
    [one] Cet emplacement coûte { $need } point ; il vous en reste { $points }.
   *[other] Cet emplacement coûte { $need } points ; il vous en reste { $points }.
}

## Refus : Publications

refusal-no-reference = La Référence d’une Publication est un Animal à l’étude, et vous n’en avez aucun qui convienne. Continent du dé : { $continent }. { nearest-change }
refusal-reference-from-study = La Référence d’une Publication est l’un de vos propres Animaux à l’étude.
refusal-publication-too-weak = Une Publication demande une valeur de { $need } ; le dé vaut { $value }, et vous avez { n-coins } et { n-seals }. { nearest-change }
refusal-already-in-publication = Cet Animal est déjà dans la Publication : { $animal }.
refusal-nothing-shared = Cet Animal n’est pas d’{ $continent } et n’a aucun cube dans une Catégorie publiée en ce moment : { $animal }.

## Refus : Actions supplémentaires

refusal-extra-needs-seal = Une Action supplémentaire coûte { $need } Sceau royal ; vous en avez { $have }.
refusal-extra-taken = Vous avez déjà fait votre Action supplémentaire : pas de second dé à cette manche.
refusal-die-in-publication = Ce dé a servi à publier et reste en place jusqu’à la fin de la manche : { $die }.
refusal-die-not-placed = Ce dé n’est pas sur le plateau central : { $die }. Prenez-en un dans un lieu ou sur une case d’Expédition.

## Refus : Sepultus Creatura

refusal-value-too-high = Le dé vaudrait { $value }, cette créature demande exactement { $need }, et un dé ne baisse jamais.
refusal-value-not-exact = Le dé vaut { $value }, et cette créature demande exactement { $need } ; vous avez { n-coins } et { n-seals }. { nearest-change }
refusal-payment-misses = Cela fait { $value }, et aucun Sceau royal ne mène de là à { $need } exactement. Payez tous les Écus en une fois.
refusal-colour-spoils-value = Le dé vaut maintenant { $value }, et avec cette couleur il ne pourrait pas arriver à { $need } exactement.
refusal-colour-changes-nothing = En { $colour }, le dé vaudrait tout autant : ce choix n’est donc pas proposé.
refusal-sepultus-has-cube = Une créature ne porte qu’un cube, et celle-ci a le sien : { $animal }.
refusal-sepultus-never-reference = Une créature n’est jamais la Référence : { $animal }. Choisissez un Animal qui a un continent.
refusal-sepultus-without-cube = Une créature n’est publiée que par son cube, dans une Catégorie de cette Publication : { $animal }.

## Refus : préparer une table

refusal-seat-unknown = « { $found } » ne peut pas prendre place. Une place est « person », ou un Automa comme « automa:linne:boudeuse ».
refusal-too-many-automas = { $found } Automas, c’est trop : { $most } au plus.
refusal-behaviour-unknown = Aucune carte Comportement ne s’appelle « { $found } ». Il y a : { $known }.
refusal-scoring-unknown = Aucune carte Scoring ne s’appelle « { $found } ». Il y a : { $known }.
refusal-sepultus-without-automas = Cette édition joue Sepultus Creatura sans Automas. Retirez les créatures ou les Automas, ou activez sepultus_with_automas.

## Refus : préparer un plan

refusal-plan-not-now = Cela ne peut pas se préparer d’ici. Un plan commence quand vous prenez un dé ou choisissez une Action.
refusal-plan-short = Il faut une valeur de { $need }, et on arrive à { $value } au plus.
refusal-plan-payment = Ici, on ne peut payer que ceci : { n-paid }.
