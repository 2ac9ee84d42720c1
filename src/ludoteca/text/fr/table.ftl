### Ce que dit toute table, quel que soit le jeu : listes, scores, et chaque refus qui n’est pas une règle d’un jeu.
###
### Un fait remplit la variable de son nom. Une liste donne aussi $name-count, le nombre de ses éléments.
### Un message ne renvoie qu’à des messages du même fichier.

## Listes et scores

# Une liste se joint par la fin : les deux derniers avec list-pair, chaque autre devant avec list-more.
list-pair = { $first } et { $second }
list-more = { $first }, { $rest }
seat-score = { $seat } ({ $points })
# Une ligne de la feuille de score. $line dit ce qui est compté ; $line-key est l’identifiant de son message.
score-line = { $line-key ->
    [score-played] { $line } : { score-points }
   *[other] { $line } ({ $count }) : { score-points }
}
score-line-times = { $line } ({ $count } × { $times }) : { score-points }
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Annuler

event-undone = { $seat } annule la dernière décision.
refusal-undo-nothing = Vous n’avez aucune décision à annuler.
refusal-undo-revealed = Depuis, quelque chose a été tiré ou lancé, et ce qui est vu est vu. Vous ne pouvez annuler que ce qui a suivi.
refusal-undo-other-seat = Depuis, { $seat } a pris une décision. Avec son accord, vous pouvez encore annuler la vôtre.

## Réponses

refusal-game-over = La partie est finie ; il n’y a plus rien à décider.
refusal-not-over = La partie n’est pas finie, et personne n’a encore gagné. Jouez-la d’abord jusqu’au bout.
refusal-draw-open = Quelque chose est pioché ou lancé maintenant ({ $word }) ; dites ce qui sort avant toute réponse.
refusal-no-draw-open = Rien n’est pioché ni lancé maintenant : c’est à { $seat } de décider.
refusal-draw-impossible = « { $word } » ne peut pas sortir maintenant.
refusal-draft-reveals = À partir d’ici, quelque chose sera tiré ou lancé. Confirmez d’abord vos réponses jusqu’à ce point.
refusal-draft-awaits = Ensuite, c’est à { $seat } de jouer. Confirmez d’abord vos réponses jusqu’à ce point.
refusal-not-your-decision = Cette décision revient à { $seat }. La vôtre viendra plus tard.
refusal-not-there = « { $word } » ne peut pas être choisi en ce moment.
refusal-other-question = « { $word } » répond à une autre question que celle qui est posée. Regardez ce qui est demandé maintenant.
refusal-unknown-word = « { $word } » n’est pas un mot de ce jeu. Choisissez une des réponses proposées.
refusal-stale-version = La table a avancé : votre réponse valait pour l’étape { $version }, et l’on en est à l’étape { $now }. Regardez de nouveau, puis répondez.
refusal-plan-unreadable = Ce plan est illisible : { $found }
refusal-way-not-now = Il n’y a rien à placer maintenant. Répondez à la question posée.

## Préparer une table

refusal-option-unknown = Il n’y a pas d’option « { $name } ». Les options sont : { $known }.
refusal-option-value = « { $found } » n’est pas une valeur de l’option { $name }. Valeurs possibles : { $known }.
refusal-seat-count = { $found ->
    [one] Cette table a { $found } place
   *[other] Cette table a { $found } places
} ; il en faut de { $least } à { $most } pour ce jeu.
refusal-pack-value = Le paquet de données ne convient pas à l’endroit { $key } (attendu : { $expected } ; trouvé : { $found }).

## Journaux. $entry se compte à partir de 0, comme dans le fichier.

refusal-journal-foreign = Ce fichier n’est pas un journal de Ludoteca.
refusal-journal-broken = L’en-tête de ce journal est illisible : quelque chose y manque ou n’est pas du bon type.
refusal-journal-format-unknown = Ce journal est au format { $number } ; cette version lit le format { $known }.
refusal-journal-other-game = Ce journal est celui du jeu « { $name } », qui n’est pas installé ici.
refusal-journal-rules-unknown = Ce journal a été joué avec les règles numéro { $rules } ; cette version joue les numéros { $oldest } à { $newest }.
refusal-journal-data-changed = Les cartes et les valeurs de ce journal ont été modifiées après le début de la partie : leur somme de contrôle ne correspond pas.
refusal-journal-entry-unreadable = L’entrée { $entry } du journal est illisible.
refusal-journal-too-long = L’entrée { $entry } du journal vient après la fin de la partie.
refusal-journal-other-draw = L’entrée { $entry } du journal tire « { $key } », ce qui n’est pas prévu à ce moment-là.
refusal-journal-impossible-draw = L’entrée { $entry } du journal tire « { $word } » pour « { $key } », ce qui ne peut pas sortir là.
refusal-journal-other-question = L’entrée { $entry } du journal répond à « { $question } », ce qui n’est pas demandé à ce moment-là.
refusal-journal-illegal = L’entrée { $entry } du journal répond « { $word } », ce que les règles ne permettent pas là.
refusal-journal-undo-illegal = L’entrée { $entry } du journal annule plus qu’il n’est permis.
