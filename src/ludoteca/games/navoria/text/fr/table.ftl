### Navoria à la table : ce qui se passe, ce qui est demandé, ce qu’on peut répondre, et pourquoi pas.
###
### Un fait remplit la variable de son nom. Les noms de places et d’habitants ne s’élident pas : jamais de « de » devant
### eux, mais « à », « pour », deux-points ou parenthèses. Métiers, espèces, contrées et marchandises donnent aussi leur
### clé ($trade-key vaut trade-merchant, $land-key land-desert ou land-any, $good-key good-food ou good-any). Une liste
### donne $name-count, le nombre de ses éléments. Une case de la Capitale se compte à partir de 0, une case de piste à
### partir du départ. 0 et 1 prennent la forme [one].

## Noms

trade-merchant = marchand
trade-builder = bâtisseur
trade-soldier = soldat
trade-adventurer = aventurier
trade-artisan = artisan
species-sprite = lutin
species-human = humain
species-goblin = gobelin
species-beast = bête
land-desert = désert
land-glacier = glacier
land-forest = forêt
land-any = une contrée au choix
good-food = nourriture
good-mineral = minerai
good-weapon = arme
good-any = marchandise au choix
part-points = des points
part-step = un pas
part-goods = des marchandises
part-outpost = un comptoir
part-artisans = des points par artisan
part-or = l’un des deux
# Une tuile Faveur, appelée par les métiers qu’elle compte.
favour-tile = { $trades }

## Noms dans une phrase

head-trade = { $trade-key ->
    [trade-merchant] Marchands
    [trade-builder] Bâtisseurs
    [trade-soldier] Soldats
    [trade-adventurer] Aventuriers
   *[trade-artisan] Artisans
}
head-species = { $species-key ->
    [species-sprite] Lutins
    [species-human] Humains
    [species-goblin] Gobelins
   *[species-beast] Bêtes
}
head-land = { $land-key ->
    [land-desert] Désert
    [land-glacier] Glacier
   *[land-forest] Forêt
}
in-land = { $land-key ->
    [land-desert] dans le désert
    [land-glacier] sur le glacier
    [land-forest] dans la forêt
   *[land-any] dans une contrée au choix
}
of-land = { $land-key ->
    [land-desert] du désert
    [land-glacier] du glacier
   *[land-forest] de la forêt
}
a-token = un jeton { $trade-key ->
    [trade-merchant] Marchand
    [trade-builder] Bâtisseur
    [trade-soldier] Soldat
    [trade-adventurer] Aventurier
   *[trade-artisan] Artisan
}
on-deck = sur la pioche des { $trade-key ->
    [trade-merchant] marchands
    [trade-builder] bâtisseurs
    [trade-soldier] soldats
    [trade-adventurer] aventuriers
   *[trade-artisan] artisans
}
# Une case de la Capitale.
nth = { $space ->
    [0] première
    [1] deuxième
   *[2] troisième
}
nth-space = { nth } case

## Nombres de choses

n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-steps = { $steps } pas { in-land }
n-goods = { $good-key ->
    [good-food] { $amount ->
        [one] { $amount } ration de nourriture
       *[other] { $amount } rations de nourriture
    }
    [good-mineral] { $amount ->
        [one] { $amount } minerai
       *[other] { $amount } minerais
    }
    [good-weapon] { $amount ->
        [one] { $amount } arme
       *[other] { $amount } armes
    }
   *[good-any] { $amount ->
        [one] { $amount } marchandise au choix
       *[other] { $amount } marchandises au choix
    }
}
n-outposts = { $outposts ->
    [one] { $outposts } comptoir
   *[other] { $outposts } comptoirs
} { in-land }
n-per-artisan = { n-points } par artisan
n-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
n-of-trade = { $amount } × { $trade }
n-of-species = { $amount } × { $species }
trade-count = { $trade } { $count }
land-count = { $land } { $count }
icon-count = { $species } { $icons }
either = { $first } ou { $second }

## Habitants et cases, avec tout ce qu’ils donnent

resident-whole = { $resident } ({ $icons ->
    [one] { $species }
   *[other] { $icons } × { $species }
}){ $gives-count ->
    [0] {""}
   *[other] {"\u00A0"}: { $gives }
}
income-icons = 1 point par icône { $species-key ->
    [species-sprite] de lutin
    [species-human] d’humain
    [species-goblin] de gobelin
   *[species-beast] de bête
} aux Revenus
income-flags = 1 point par drapeau aux Revenus
end-outposts = { n-points } par comptoir { in-land } à la fin
# De même, pour un Guide qui pourrait les recruter : ce qu’il y a à compter.
income-icons-then = { income-icons } ({ $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
} avec cette carte)
income-flags-now = { income-flags } ({ $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
} pour l’instant)
end-outposts-now = { end-outposts } ({ $outposts ->
    [one] { $outposts } comptoir
   *[other] { $outposts } comptoirs
} pour l’instant)
space-gives = { nth } ({ $gives })
space-taken = { nth } (prise)

## Ce qui manque à une commande

lacks-of-a-kind = { $amount } marchandises d’une même sorte
lacks-each = une marchandise de chaque sorte
lacks-goods = { $good-key ->
    [good-any] { $amount ->
        [one] { $amount } marchandise quelconque
       *[other] { $amount } marchandises quelconques
    }
   *[other] { n-goods }
}
order-lacks = { $missing ->
    [1] il manque seulement { $goods } à la commande
   *[other] il manque { $goods } à la commande
}
order-full = la commande est complète

## D’où viennent les points

why = { $why ->
    [artisans] pour les artisans
    [capital] Capitale
    [card] carte
    [income] Revenus
    [order] commande
    [prize] prix
    [treasure] trésor
   *[other] { $why }
}

## Événements : mise en place et manches

event-first-guide-drawn = { $seat } commence.
event-resident-revealed = Nouvelle carte { $trade-key ->
    [trade-merchant] Marchand
    [trade-builder] Bâtisseur
    [trade-soldier] Soldat
    [trade-adventurer] Aventurier
   *[trade-artisan] Artisan
} révélée : { $resident }.
event-favour-revealed = { $species-key ->
    [species-sprite] La faveur des lutins comptera les cartes { $favour }.
    [species-human] La faveur des humains comptera les cartes { $favour }.
    [species-goblin] La faveur des gobelins comptera les cartes { $favour }.
   *[species-beast] La faveur des bêtes comptera les cartes { $favour }.
}
event-favour-blanked = La tuile vierge remplace celle { $species-key ->
    [species-sprite] des lutins
    [species-human] des humains
    [species-goblin] des gobelins
   *[species-beast] des bêtes
} : personne ne pourra revendiquer leur faveur.
event-round-began = { $round ->
    [1] La manche { $round } commence par le Recrutement. Ordre du tour : { $order }.
   *[other] La manche { $round } commence par le Recrutement.
}
event-phase-began = { $phase ->
    [gather] Manche { $round } : la Collecte commence.
    [income] Manche { $round } : les Revenus commencent.
    [return] Manche { $round } : le Retour commence.
   *[end] Après la manche { $round }, on passe au décompte final.
}
event-order-changed = Ordre du tour selon les points : { $order }.

## Événements : Recrutement

event-token-drawn = { $seat } tire { a-token } du sac.
event-token-to-deck = { $source ->
    [capital] { $seat } prend { a-token } dans la Capitale et le pose { on-deck }.
   *[bag] { $seat } pose { a-token } { on-deck }.
}
event-token-to-capital = { $seat } pose { a-token } dans la Capitale.
event-resident-recruited = { $seat } recrute { $resident }.
event-favour-claimed = { $seat } revendique la faveur { $species-key ->
    [species-sprite] des lutins
    [species-human] des humains
    [species-goblin] des gobelins
   *[species-beast] des bêtes
} ({ $place ->
    [1] case du haut
   *[2] case du bas
}).
event-recruiting-ended = { $tokens ->
    [0] Le Recrutement est fini.
    [one] Le Recrutement est fini ; { $tokens } jeton de la Capitale retourne dans le sac.
   *[other] Le Recrutement est fini ; { $tokens } jetons de la Capitale retournent dans le sac.
}

## Événements : Collecte, marchandises et quais

event-token-gathered = { $seat } porte { a-token } à la Capitale : { nth-space }.
# Une marchandise est annoncée quand elle est posée, c’est-à-dire aussitôt.
event-good-gained = {""}
event-good-missing = { $good-key ->
    [good-any] La réserve est vide : { $seat } ne gagne aucune marchandise.
    [good-food] Il n’y a plus de nourriture dans la réserve pour { $seat }.
    [good-mineral] Il n’y a plus de minerai dans la réserve pour { $seat }.
   *[good-weapon] Il n’y a plus d’arme dans la réserve pour { $seat }.
}
event-good-placed = { $seat } gagne { $good-key ->
    [good-food] 1 ration de nourriture
    [good-mineral] 1 minerai
   *[good-weapon] 1 arme
} pour le quai { of-land }.
event-order-completed = { $seat } remplit la commande { of-land }.

## Événements : explorateurs et comptoirs

event-explorer-moved = { $seat } avance { in-land } : case { $space }.
event-treasure-found = { $seat } gagne le trésor { of-land } : { n-points }.
event-outpost-built = { $seat } construit un comptoir { in-land }, case { $space }.
event-outposts-spent = { $land-key ->
    [land-any] { $seat } n’a plus de comptoir à construire.
   *[other] { $seat } n’a plus de comptoir à construire { in-land }.
}

## Événements : points, Revenus et Retour. Trésors, Revenus et prix ont déjà annoncé leurs points.

event-points-gained = { $why ->
    [treasure] {""}
    [income] {""}
    [prize] {""}
   *[other] { $seat } gagne { n-points } ({ why }).
}
event-income-counted = { $count ->
    [0] Revenus pour { $seat } : { $resident } n’a rien à compter.
   *[other] Revenus pour { $seat } : { $resident } rapporte { n-points }.
}
event-prize-won = { $seat } gagne { $place ->
    [1] le premier prix
    [2] le deuxième prix
   *[3] le troisième prix
} { of-land } : { n-points }.
event-explorer-returned = { $space ->
    [0] { $seat } : l’explorateur { of-land } revient au départ.
   *[other] { $way ->
        [forward] { $seat } : l’explorateur { of-land } avance jusqu’au comptoir de la case { $space }.
       *[back] { $seat } : l’explorateur { of-land } revient au comptoir de la case { $space }.
    }
}

## Événements : la fin

event-score-counted = { $line-key ->
    [score-played] { $seat }, { $line } : { n-points }.
   *[other] { $times ->
        [-1] { $seat }, { $line } ({ $count }) : { n-points }.
       *[other] { $seat }, { $line } ({ $count } × { $times }) : { n-points }.
    }
}
event-game-ended = { $winners-count ->
    [one] La partie est finie, et { $winners } l’emporte. Scores : { $scores }.
   *[other] La partie est finie, et la victoire est partagée : { $winners }. Scores : { $scores }.
}

## Feuille de score : ce que compte une ligne

score-played = pendant la partie
score-soldiers-desert = soldats × comptoirs dans le désert
score-soldiers-glacier = soldats × comptoirs sur le glacier
score-soldiers-forest = soldats × comptoirs dans la forêt
score-favour-sprite = faveur des lutins, cartes
score-favour-human = faveur des humains, cartes
score-favour-goblin = faveur des gobelins, cartes
score-favour-beast = faveur des bêtes, cartes

## Questions

ask-chance = La boîte décide : on tire quelque chose.
ask-choose-source = Vous recrutez l’habitant { $number } sur { $most } : par le sac ou par la Capitale ?
    .other = { $seat } choisit entre le sac et la Capitale.
ask-keep-token = Vous avez tiré : { $trades }. Quel jeton posez-vous sur la pioche de son métier ? L’autre va dans la Capitale.
    .other = { $seat } choisit quel jeton poser sur la pioche de son métier.
ask-recruit-resident = Quel { $trade } recrutez-vous ?
    .other = { $seat } choisit un habitant.
ask-take-token = Portez un jeton d’une pioche à la Capitale. { $left ->
    [one] C’est le dernier.
   *[other] Il en reste { $left } sur les pioches.
}
    .other = { $seat } choisit un jeton à porter à la Capitale.
ask-choose-space = { head-trade } : sur quelle case de leur zone posez-vous le jeton ?
    .other = { $seat } choisit une case de la zone.
ask-choose-part = { $joined ->
    [or] Lequel des deux prenez-vous ?
   *[and] Que prenez-vous d’abord ?
}
    .other = { $seat } choisit un effet de la case.
ask-choose-good = { $goods-count ->
    [0] Quelle marchandise prenez-vous ?
   *[other] Quelle marchandise prenez-vous ? Vous gagnez en même temps : { $goods }.
}
    .other = { $seat } choisit une marchandise.
ask-place-good = { $goods-count ->
    [0] Sur quel quai posez-vous cette marchandise : { $good } ?
    [one] Sur quel quai posez-vous cette marchandise : { $good } ? Un autre quai recevra : { $goods }.
   *[other] Sur quel quai posez-vous cette marchandise : { $good } ? Les autres quais en recevront une chacun : { $goods }.
}
    .other = { $seat } choisit un quai pour une marchandise.
ask-choose-order = Plusieurs commandes sont complètes. Laquelle passe en premier ? { $artisans ->
    [0] Vous n’avez pas encore d’artisan.
    [one] Vous avez { $artisans } artisan.
   *[other] Vous avez { $artisans } artisans.
}
    .other = { $seat } choisit la commande qui passe en premier.
ask-choose-explorer = Lequel de vos explorateurs avance d’un pas ?
    .other = { $seat } choisit l’explorateur qui avance.
ask-choose-outpost = Dans quelle contrée construisez-vous un comptoir ?
    .other = { $seat } choisit où construire un comptoir.

## Réponses

option-bag = tirer { n-tokens } du sac (il contient : { $lying })
option-bag-empty = tirer du sac : il est vide
option-capital = prendre { a-token } dans la Capitale{ and-residents }
option-keep-token = le jeton { $trade-key ->
    [trade-merchant] Marchand
    [trade-builder] Bâtisseur
    [trade-soldier] Soldat
    [trade-adventurer] Aventurier
   *[trade-artisan] Artisan
} { on-deck }{ and-residents }{ $trades-count ->
    [0] {""}
    [one] {"\u00A0"}; l’autre va dans la Capitale ({ $trades })
   *[other] {"\u00A0"}; dans la Capitale : { $trades }
}
# Les habitants visibles à côté d’une pioche.
and-residents = { $residents-count ->
    [0] {""}
   *[other] {" "}({ $residents })
}
option-resident = { $whole } ; { $then }
# Ce que deviennent les icônes de son espèce : tant, tant sur cinq, ou la faveur aussitôt.
then-icons = icônes { $species-key ->
    [species-sprite] de lutin
    [species-human] d’humain
    [species-goblin] de gobelin
   *[species-beast] de bête
} : { $icons }
then-icons-of = icônes { $species-key ->
    [species-sprite] de lutin
    [species-human] d’humain
    [species-goblin] de gobelin
   *[species-beast] de bête
} : { $icons } sur { $most }
then-claim = revendique la faveur { $species-key ->
    [species-sprite] des lutins
    [species-human] des humains
    [species-goblin] des gobelins
   *[species-beast] des bêtes
} ({ $place ->
    [1] case du haut
   *[2] case du bas
})
option-token = { $trade } : { $spaces }
option-token-none = { $trade } : aucun jeton sur la pioche
option-space = { nth-space } : { $gives }
option-space-taken = { nth-space } : prise
option-part = { $gives }
option-part-absent = { $part } : pas sur cette case
option-good = { $good } (réserve : { $stock })
option-good-completes = { $good } (réserve : { $stock }) ; remplirait la commande { $orders }
option-dock = quai { of-land } ({ dock-holds }) ; ensuite { $lack }
option-dock-completes = quai { of-land } ({ dock-holds }) ; remplit la commande : { $gives }
option-dock-used = quai { of-land } ({ dock-holds }) : il a déjà eu sa marchandise
option-dock-lacks = quai { of-land } : { $lack }
option-order = quai { of-land } : { $gives }
dock-holds = { $holding-count ->
    [0] vide
   *[other] { $holding }
}
option-explorer = { $land } : { step-to }{ $flag ->
    [0] {""}
   *[other] , prochain drapeau case { $flag }
}, trésor case { $last } ; { others-on }
option-explorer-flag = { $land } : { step-to }, un drapeau ; trésor case { $last } ; { others-on }
option-explorer-treasure = { $land } : { step-to }, le trésor : { n-points } ; { others-on }
option-explorer-again = { $land } : de nouveau le trésor, { n-points } ; { others-on }
step-to = de la case { $space } à la case { $to }
others-on = { $others-count ->
    [one] l’autre explorateur est sur la case { $others }
   *[other] les autres explorateurs sont sur les cases { $others }
}
option-outpost = { $land } : comptoir { $number }, case { $space } ; dès lors, la commande donne aussi { $gives }{ $points ->
    [0] {""}
   *[other] {"\u00A0"}; { $points } points de plus pour vos soldats à la fin
}
option-outposts-built = { $land } : les { $outposts } comptoirs sont déjà construits

## La table, partie par partie

view-setup = Mise en place
view-round = Manche { $round } sur { $rounds }{ $phase ->
    [recruit] {"\u00A0"}: Recrutement
    [gather] {"\u00A0"}: Collecte
   *[none] {""}
}
view-over = La partie est finie
view-order = Ordre du tour : { $order }
view-scores = Scores : { $scores }
view-hand = Jetons tirés : { $trades }
view-bag = Sac : { $tokens-count ->
    [0] vide
   *[other] { $tokens }
}
view-tokens = Jetons dans la Capitale : { $tokens-count ->
    [0] aucun
   *[other] { $tokens }
}
view-stock = Réserve : { $lying-count ->
    [0] vide
   *[other] { $lying }
}
view-decks = Habitants visibles
view-deck = { head-trade } ({ $cards } dans la pioche{ $tokens ->
    [0] {""}
   *[other] , { n-tokens } dessus
})
view-resident = – { $whole }
view-capital = Cases de la Capitale
view-area = { head-trade } : { $spaces }
# Une case qui donne la même chose dans chaque zone.
view-shared = Dans chaque zone : { nth } ({ $gives }){ $trades-count ->
    [0] {""}
   *[other] {"\u00A0"}; prise : { $trades }
}
view-tracks = Pistes d’exploration
view-track = { head-land }, { $last } cases : comptoirs { $outposts }{ $flags-count ->
    [0] {""}
    [one] {"\u00A0"}; drapeau { $flags }
   *[other] {"\u00A0"}; drapeaux { $flags }
} ; trésor { $points } ; prix { $prizes }
view-explorers = – { $guides }
view-explorer = { $outposts-count ->
    [0] { $seat } case { $space }
    [one] { $seat } case { $space } (comptoir { $outposts })
   *[other] { $seat } case { $space } (comptoirs { $outposts })
}
view-favours = Tuiles Faveur (il faut { $most } icônes)
view-favour = { head-species } : { $favour }, { $more } par carte (haut : { $upper }) ou { $points } (bas : { $lower })
view-favour-blank = { head-species } : vierge, ne peut pas être revendiquée
view-favour-none = { head-species } : pas encore de tuile
view-claim = { $seat }
view-unclaimed = libre
view-guide = { $seat }
view-points = { n-points } ; si la partie finissait maintenant : { $total } ; prochains Revenus des cartes : { $income }
view-pawns = Cases des explorateurs : { $explorers } ; drapeaux : { $flags } ; comptoirs construits : { $outposts }
view-dock = Quai { of-land } : { dock-holds } ; { $lack } ; elle donne { $gives }
view-icons = Icônes : { $icons }
view-icons-claimed = { $species } { $icons } ({ $place ->
    [1] faveur, en haut
   *[2] faveur, en bas
})
view-residents = { head-trade } ({ $count }) : { $residents }
held = { $resident }
held-counting = { $resident } ({ $species-key ->
    [species-sprite] compte les lutins
    [species-human] compte les humains
    [species-goblin] compte les gobelins
   *[species-beast] compte les bêtes
})
held-flags = { $resident } (compte les drapeaux)
held-land = { $resident } ({ $land })

## Refus : Recrutement

refusal-bag-empty = Le sac est vide. Prenez un jeton dans la Capitale.
refusal-token-not-in-capital = Ce jeton n’est pas dans la Capitale : { $trade }.
refusal-token-not-drawn = Vous n’avez pas tiré ce jeton : { $trade }.
refusal-resident-other-trade = { $resident } est d’une autre pioche ({ $trade }) ; votre jeton est pour celle-ci : { $wanted }.
refusal-resident-not-shown = { $resident } n’est pas visible en ce moment. Choisissez une des cartes visibles.

## Refus : Collecte

refusal-no-token-on-deck = Il n’y a pas de jeton sur cette pioche : { $trade }.
refusal-space-taken = Un jeton s’y trouve déjà : { $trade }, { nth-space }.
refusal-space-not-uppermost = À cette table, un jeton va sur la case libre la plus haute, et celle-ci vient après : { $trade }, { nth-space }.
refusal-space-other-trade = Cette zone est pour d’autres jetons ({ $trade }) ; le vôtre va dans la zone de son métier : { $wanted }.
refusal-part-not-here = Cette case ne donne rien de tel, ou vous l’avez déjà pris : { $part } ({ $trade }, { nth-space }).

## Refus : marchandises, quais, comptoirs

refusal-good-out-of-stock = Il n’y en a plus dans la réserve : { $good }. Choisissez une autre marchandise.
refusal-dock-used = Les marchandises gagnées ensemble vont sur des quais différents, et celui-ci a déjà eu la sienne : { $land }.
refusal-order-incomplete = Cette commande n’est pas encore complète : { $land }.
refusal-outposts-built = Les { $outposts } comptoirs y sont déjà construits : { $land }.

## Refus : préparer une table

refusal-seat-unknown = « { $found } » ne peut pas prendre place. Une place est « person ».
refusal-blank-for-two-only = La tuile Faveur vierge est pour deux Guides ; ici vous êtes { $found }.
