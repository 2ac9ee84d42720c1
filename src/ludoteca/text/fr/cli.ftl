### Ce que la ligne de commande dit d’elle-même. Les phrases des tables et des jeux sont dans d’autres fichiers.

## Noms

cli-name-person = Joueur { $number }
cli-name-bot = Bot { $bot ->
    [random] lanceur de dés
    [greedy] pie voleuse
    [beginner] débutant
    [casual] du dimanche
    [skilled] bon joueur
    [expert] expert
    [master] maître
   *[other] { $bot }
}

## Nombres

cli-number = { $value }
cli-percent = { $percent } %

## Pour commencer

cli-welcome = { $game } : { $names }
cli-commitment = Engagement sur tout le hasard de cette partie (SHA-256 d’un secret) : { $commitment }
cli-how-to-answer = Répondez par un numéro, une lettre ou un mot. « aide » montre ce que vous pouvez dire d’autre.
cli-unfinished = Il y a une partie inachevée : { $file }
cli-unfinished-resume = la reprendre
cli-unfinished-new = en commencer une nouvelle

## À la table

cli-news = Ce qui s’est passé
cli-asked = { $name } : { $question }
cli-free-actions = Possible aussi maintenant :
cli-refused = Impossible maintenant (« pourquoi » donne les raisons) :
cli-refused-more = … et { $count } de plus
cli-unclear = Cela peut vouloir dire plusieurs choses : { $options }.
cli-no-number = Il n’y a pas de { $number } ici : choisissez de { $first } à { $last }.
cli-nothing-refused = Rien de ce qui est là n’est refusé.
cli-why-offered = « { $word } » est permis.
cli-bot-thinks = { $name } réfléchit …
cli-bot-failed = Pas de réponse de { $name } ({ $reason }). Le hasard a répondu à sa place.
cli-bot-illegal = Réponse non permise de { $name }. Le hasard a répondu à sa place.
cli-score-now = Le score si la partie finissait maintenant :
cli-score-covered = Compté à la fin : cette édition garde secrètes les cartes face cachée.
cli-total = Total : { $points }
cli-saved = Enregistré : { $file }
cli-page = p. { $page }
cli-ours = notre décision
cli-rule-unknown = Aucune règle n’a « { $word } » pour identifiant ni dans son texte.

# Ce qu’on peut dire en plus d’une réponse. Les mots anglais valent dans toutes les langues.
cli-command-why = pourquoi
cli-command-hint = conseil
cli-command-thoughts = pensées
cli-command-undo = annuler
cli-command-table = table
cli-command-score = score
cli-command-log = récit
cli-command-rules = règles
cli-command-save = enregistrer
cli-command-help = aide
cli-command-quit = quitter
cli-help-why = { cli-command-why } – les raisons de tous les refus ; { cli-command-why } MOT – la raison de celui-là
cli-help-hint = { cli-command-hint } – ce qu’un bot regarderait ici : points attendus et chances de gagner
cli-help-thoughts = { cli-command-thoughts } – ce que les bots ont regardé pour leur dernière décision
cli-help-undo = { cli-command-undo } – revenir sur la dernière décision, si rien n’a été révélé depuis
cli-help-table = { cli-command-table } – montrer de nouveau la table et la question
cli-help-score = { cli-command-score } – les feuilles de score, comme si la partie finissait maintenant
cli-help-log = { cli-command-log } – tout ce qui s’est passé ; { cli-command-log } 20 – les vingt dernières phrases
cli-help-rules = { cli-command-rules } – la liste des règles ; { cli-command-rules } ID ou MOT – en lire une, ou en chercher
cli-help-save = { cli-command-save } – où la partie est enregistrée (elle l’est toujours) ; { cli-command-save } FICHIER – en faire une copie
cli-help-help = { cli-command-help } – cette liste
cli-help-quit = { cli-command-quit } – partir ; vous pourrez reprendre plus tard

## La fin

cli-over = La partie est finie
cli-winners = { $count ->
    [one] { $names } l’emporte avec { $points } points.
   *[other] Victoire partagée avec { $points } points : { $names }.
}
cli-kept = Toute la partie est dans { $file }
cli-check-luck = Chacun peut en vérifier le hasard : { $command }
cli-go-on = La partie est enregistrée. Pour la reprendre : { $command }

## Relecture, vérification, lots de données, jeux

cli-replay-chosen = { $number }. { $name } choisit « { $answer } »
cli-replay-drawn = { $number }. { $sentence }
cli-replay-undone = { $number }. { $name } annule l’entrée { $target } et tout ce qui a suivi.
cli-verify-replayed = { $entries ->
    [one] { $entries } entrée rejouée
   *[other] { $entries } entrées rejouées
} selon les règles ; { $over ->
    [yes] la partie est finie. Scores :
   *[no] la partie n’est pas finie. Scores provisoires :
}
cli-verify-good = { $draws ->
    [one] { $draws } tirage contrôlé : c’est bien celui
   *[other] { $draws } tirages contrôlés : ce sont bien ceux
} que promettait l’engagement { $commitment }.
cli-verify-sealed = { $file } : le secret n’est pas encore révélé, les tirages ne peuvent donc pas être contrôlés.
cli-draw-wrong = { $file } : l’entrée { $entry } n’est pas ce qui a été tiré : pour { $key } elle dit « { $found } », mais c’est « { $expected } » qui est sorti.
cli-secret-foreign = { $file } : le secret ne correspond pas à l’engagement ; ce n’est pas le hasard qui avait été promis.
cli-pack-good = { $file } est valable. Il remplace : { $keys }
cli-pack-template = Les valeurs d’origine du jeu { $game }. Gardez ce que vous changez ; ce qui manque reste tel quel.
cli-games-line = { $name } : de { $least } à { $most } places, règles numéro { $rules }

## Simulation

cli-simulating = Parties et décomptes
cli-timing = Chronométrage
cli-sim-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
cli-sim-seat = Place
cli-sim-mean = moyenne
cli-sim-sd = écart type
cli-sim-min = min
cli-sim-max = max
cli-sim-wins = victoires
cli-sim-length = Une partie
cli-sim-decisions = décisions
cli-sim-draws = tirages
cli-sim-event = Événement
cli-sim-count = nombre
cli-sim-per-game = par partie
cli-sim-more = … et { $count } de plus ; --json les donne tous
cli-sim-speed = games_per_second : { $games }, decisions_per_second : { $decisions } (parties : { $timed } en { $seconds } s, processus : { $jobs }, sans écoute des événements)

## Ce qui arrête une commande

cli-not-expected = « { $found } » n’est pas une commande et n’est pas attendu ici ; voyez « ludoteca --help » et « ludoteca COMMANDE --help ».
cli-not-text = « { $found } » ne peut pas être utilisé : là où figure un « ? », il y a un octet qui n’est pas du texte.
cli-language-unknown = Il n’y a pas de langue « { $language } » ici ; il y a : { $known }.
cli-game-unknown = Il n’y a pas de jeu « { $name } » ici ; il y a : { $known }.
cli-game-broken = Le jeu « { $name } » est installé mais ne peut pas être chargé : { $reason }
cli-no-games = Aucun jeu n’est installé.
cli-bot-unknown = Il n’y a pas de bot « { $found } » ; il y a : { $known }.
cli-nobody-here = Personne ne jouerait ici : une des places doit être « me ». Pour des parties sans personne, il y a : ludoteca simulate
cli-simulate-person = « { $found } » ne peut pas prendre place dans une simulation ; un joueur y est « { $known } ».
cli-automas-many = Trop d’Automas : { $automas } pour { $seats } places.
cli-worker-lost = Un processus qui jouait est mort.
cli-option-form = « { $found } » n’est pas de la forme NOM=VALEUR.
cli-number-least = { $name } vaut { $number }, mais doit valoir au moins { $least }.
cli-number-most = { $name } vaut { $number }, mais doit valoir au plus { $most }.
cli-number-positive = { $name } vaut { $number }, mais doit être un nombre fini supérieur à 0.
cli-resume-alone = Une partie reprise est déjà mise en place : { $name } ne va pas avec --resume.
cli-resume-sealed = { $file } : cette partie ne peut pas être reprise ici, car le secret du tirage n’y est pas.
cli-exists = { $file } existe déjà et reste tel quel. Pour reprendre une partie enregistrée : --resume
cli-unwritable = { $file } ne peut pas être écrit : { $reason }
cli-unreadable = { $file } ne peut pas être lu : { $reason }
cli-no-home = Il n’y a pas de dossier personnel où enregistrer les parties ; dites où avec --save.
cli-not-json = { $file } n’est pas un journal, ou il est tronqué : ce n’est pas du JSON complet.
cli-not-toml = { $file } n’est pas du TOML : { $reason }
cli-pack-deep = { $file } est imbriqué trop profondément pour un paquet de données.
cli-file-refused = { $file } : { $reason }
cli-output = La sortie n’a pas pu être écrite : { $reason }
cli-refused-by-machine = Le système a refusé : { $reason }

## Servir

cli-serving = Ludoteca est ouverte à { $url }
cli-serving-data = Les tables sont gardées dans { $place }
cli-serving-stop = Ctrl-C la ferme ; rien n’est perdu.
cli-served = Fermée.
cli-backed-up = Toutes les tables sont copiées dans { $file }
cli-restored = Les tables sont de retour dans { $file }
cli-store = { $reason }
cli-port = Impossible d’écouter à { $reason }. Un autre port : --port NOMBRE
cli-proxy = --proxy { $found } n’est ni une adresse ni un réseau. Écrivez par exemple 10.0.0.7 ou 10.0.0.0/8.

## Arène

cli-arena-playing = Parties en cours
cli-arena-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, graine { $seed }
cli-arena-entrant = Participant
cli-arena-rating = cote
cli-arena-points = points
cli-arena-margin = écart
cli-arena-pairing = { $names } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
cli-arena-plot = Cote, avec son intervalle à 95 %
cli-arena-speed = parties jouées cette fois : { $games }, en { $seconds } s, processus : { $jobs }
cli-arena-stopped = Arrêt après { $done } parties sur { $games }. La même commande continue avec { $file }
cli-arena-stopped-lost = Arrêt après { $done } parties sur { $games }. Avec --out FICHIER, elles auraient été gardées.
cli-arena-budget = « { $found } » n’est pas une recherche : dites combien d’itérations par tour (search:200) ou de secondes (search:1.5s).
cli-arena-weights = « { $found } » ne dit pas d’après quels poids il juge : écrivez un fichier après le @, ou « hand » pour l’évaluation écrite à la main.
cli-arena-twice = « { $name } » est nommé deux fois.
cli-arena-few = { $found ->
    [0] Personne ne participe
    [one] Un seul participe
   *[other] Seulement { $found } participent
}, mais une table a { $seats } places.
cli-arena-games = --games vaut { $games }, mais doit être un multiple des { $seats } places, pour que chacun occupe chaque place aussi souvent.
cli-arena-file-busy = Une autre arène est en train d’écrire dans { $file }.
cli-arena-file-foreign = { $file } n’est pas un fichier de résultats d’arène et reste tel quel.
cli-arena-file-other = { $file } vient d’une autre arène : son champ { $name } vaut { $found }, et non { $wanted }.
cli-arena-file-line = { $file } : la ligne { $line } n’est pas le résultat d’une partie. Une fois la ligne supprimée, sa partie est rejouée.
cli-arena-worker-lost = Un processus qui jouait est mort. Avec --out, la même commande continue avec ce qui est fait.
cli-arena-ray-missing = Ray n’est pas installé ; pour l’installer : pip install "ludoteca[ray]"
cli-arena-ray-unreachable = Il n’y a pas de grappe Ray à { $address } : { $reason }
cli-arena-ray-closed = Impossible de rejoindre la grappe Ray à { $address } : { $reason }. Si elle demande un jeton, il faut ici RAY_AUTH_MODE=token et le même RAY_AUTH_TOKEN.
cli-arena-ray-release = Une machine de la grappe Ray à { $address } { $found ->
    [none] n’a pas Ludoteca
   *[other] a Ludoteca { $found }
} ; celle-ci a la version { $ours }, et il faut la même partout.

## Boîte de verre

cli-hint = Ce qu’un bot trouve de mieux ici, avec les points qu’il attend à la fin :
cli-hint-thinks = Un bot y réfléchit …
cli-hint-then = puis : { $answers }
cli-look = { $option } – { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}, { $percent } % de chances de gagner
cli-thoughts-nobody = Aucun bot ne joue à cette table.
cli-thoughts-none = Aucune pensée de { $name } depuis que vous êtes à table.
cli-thoughts-covered = Des cartes de { $name } peuvent être face cachée pour vous : ses pensées restent secrètes.
cli-thoughts-unlooked = Il ne regarde rien d’abord : il répond comme cela vient.
cli-thoughts-also = Il a aussi regardé ceci, qui lui plaisait moins :
cli-analyse-reading = Lecture et vérification
cli-analysing = Examen des décisions
cli-analyse-luck = Part du hasard et des choix
cli-analyse-no-seat = Il n’y a pas de place { $seat } ; il y a les places 1 à { $seats }.
cli-analyse-seat = La place { $seat } n’a rien décidé ; celles-ci, oui : { $known }.
cli-analyse-best = Décisions : { $decisions }. Pour { $best } d’entre elles, rien de meilleur n’a été trouvé.
cli-analyse-asked = Entrée { $entry }. { $question }
cli-analyse-made = choisi : { $look }
cli-analyse-better = meilleur : { $look }
cli-analyse-cost = Cela a coûté { $percent } points de pourcentage de chances de gagner.
cli-ledger = { $over ->
    [yes] D’où vient l’écart de { $name } avec la meilleure autre place : { $margin }
   *[no] D’où vient l’écart que { $name } peut attendre avec la meilleure autre place : { $margin }
}
cli-ledger-start = attendu au début
cli-ledger-luck = hasard : { $drawn ->
    [roll] dés
    [face] dés supplémentaires
    [expert] experts
    [animal] animaux
    [round-token] jetons Manche
    [priorities] priorités des Automas
    [seat] qui commence
    [guide] qui commence
    [resident] habitants
    [favour] faveurs
    [species] la faveur vierge
    [trade] jetons du sac
   *[other] { $drawn }
}
cli-ledger-choices = décisions : { $name }
cli-ledger-total = ensemble

# ---- ludoteca train

cli-train-playing = Génération { $number } : parties en cours
cli-train-match = Match
cli-train-uneven = --match vaut { $games }, mais doit être un nombre pair, au moins 2, pour que chacun occupe chaque place aussi souvent.
cli-train-generation = Génération { $number } : { $positions } positions, erreur de { $misses } points. Nouveaux poids contre anciens : { $result }. { $better ->
        [true] Gardés.
       *[other] Écartés.
    }
cli-train-result = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $games } ({ $low } à { $high } %), { $side ->
    [ahead] { $margin } { $margin ->
        [one] point
       *[other] points
    } d’avance
    [behind] { $margin } { $margin ->
        [one] point
       *[other] points
    } de retard
   *[level] à égalité de points
}
cli-train-nothing = Aucune génération n’a fait mieux que le départ ({ $seconds } s) : rien n’a été écrit.
cli-train-done = { $file } : contre les poids de départ, { $result }. { $seconds } s en tout.
cli-train-stopped = Arrêté.
cli-train-so-far = { $kept ->
    [0] Rien n’a été écrit.
   *[other] Les meilleurs poids, ceux de la génération { $kept }, sont dans { $file }.
}
cli-train-numpy = L’apprentissage a besoin de NumPy : pip install "ludoteca[train]".
cli-weights-bad = { $file } ne contient pas de poids pour ce jeu : { $reason }.
