### Ce que dit le serveur : tables, places, invitations, personnes. Les règles des jeux sont dans d'autres fichiers.

## Tables

refusal-table-missing = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée.
refusal-table-gathering = La partie n’a pas encore commencé : une place est encore libre.
refusal-table-playing = La partie a déjà commencé.
refusal-table-finished = La partie à cette table est terminée.
refusal-table-sealed = Cette table a été jouée avec Ludoteca { $release } et ne peut pas l’être avec cette version ({ $reason }). Rien n’est perdu : elle est gardée telle quelle, et son récit se lit toujours.
refusal-game-unknown = Il n’y a pas de jeu « { $name } » ici ; il y a : { $known }.
refusal-game-broken = Le jeu « { $name } » est installé mais ne peut pas être chargé : { $reason }
refusal-bot-unknown = Il n’y a pas de bot « { $found } » ; il y a : { $known }.
refusal-nobody-plays = Personne ne jouerait : une des places doit être à vous ou à un ami.
refusal-seat-wish = « { $found } » n’est pas une place. Une place est me, friend, bot:NIVEAU, ou une que le jeu joue lui-même.
refusal-version-missing = Cette table n’a pas d’étape { $version } ; elle en est à l’étape { $now }.
refusal-scores-covered = Les scores dépendent de cartes face cachée jusqu’à la fin.
refusal-no-planner = Ce jeu n’a pas de planificateur pour cela. Répondez à ses questions une à une.
refusal-not-watched = Cette table est privée : seuls ceux qui jouent peuvent regarder.
refusal-watches-too-many = Vous regardez déjà { $most } tables. Fermez-en d’abord.
refusal-tables-many = Vous êtes à { $most } tables dont la partie n’est pas finie. Terminez-en ou supprimez-en avant d’en ouvrir une autre.

## Places

refusal-host-only = Seule la personne qui a créé cette table peut faire cela.
refusal-players-only = Seules les personnes assises à cette table peuvent faire cela.
refusal-others-play = D’autres jouent aussi à cette table : elle ne peut pas être supprimée. Vous pouvez abandonner.
refusal-seat-missing = Il n’y a pas de place { $number } ; cette table en a { $seats }.
refusal-seat-not-yours = C’est la place de { $seat }, pas la vôtre.
refusal-seat-taken = La place { $number } est prise, ou réservée à quelqu’un d’autre.
refusal-seats-taken = Toutes les places sont prises.
refusal-already-seated = Vous êtes déjà à cette table. L’invitation reste valable pour quelqu’un d’autre.
refusal-seat-left = Un bot joue maintenant pour { $seat }.
refusal-seat-left-for-good = Après un abandon ou une fin de temps, on ne peut pas revenir dans cette partie.
refusal-seat-not-left = Vous n’avez jamais quitté la table : c’est votre place, et vous jouez.
refusal-not-waiting = Personne n’attend { $seat } en ce moment.
refusal-not-waiting-yet = Laissez un moment à { $seat } : vous pourrez continuer sans attendre dans { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}.
refusal-nothing-asked = Personne ne demande à revenir en arrière.
refusal-not-asked = Ce n’est pas à vous qu’on le demande.
refusal-nothing-said = Ce message est vide.

## Conseils et analyses

refusal-hints-off = Il n’y a pas de conseils à cette table : d’autres y jouent aussi, et la personne qui l’a créée ne les a pas permis.
refusal-hints-covered = Certaines cartes sont face cachée pour vous. Un bot les regarderait : il n’y a donc pas de conseil.
refusal-hint-thinking = Votre dernier conseil est encore en préparation.
refusal-hints-many = Beaucoup de conseils sont en préparation. Redemandez dans un instant.
refusal-hint-failed = Le bot interrogé n’a pas répondu. La table est restée telle quelle ; vous pouvez redemander.
refusal-analysis-early = Une partie s’analyse quand elle est terminée.
refusal-analyses-many = Beaucoup d’analyses attendent déjà. Redemandez dans quelques minutes.
refusal-analyses-yours = Vous attendez déjà { $most ->
    [one] une analyse
   *[other] { $most } analyses
}. Redemandez quand l’une d’elles sera terminée, ou quittez une table dont l’analyse ne vous sert plus.
refusal-analysis-failed = L’analyse s’est interrompue. La partie est restée telle quelle ; vous pouvez redemander.

## Invitations

refusal-invitation-needed = On ne s’assied à cette table que sur invitation. Demandez un lien à la personne qui l’a créée.
refusal-invitation-unknown = Cette invitation est inconnue ici. Le lien est peut-être incomplet.
refusal-invitation-revoked = Cette invitation a été retirée.
refusal-invitation-used = Cette invitation a déjà servi. Chacune vaut pour une personne ; demandez-en une autre.
refusal-invitation-expired = Cette invitation a expiré. Demandez-en une autre.
refusal-invitation-missing = Il n’y a pas d’invitation { $number }.
refusal-invitation-shown = L’invitation { $number } a été montrée une fois et n’est pas gardée lisible. Retirez-la et créez-en une autre.
refusal-too-many-invitations = Il y a déjà { $most } invitations ouvertes. Retirez-en d’abord.

## Personnes

refusal-nobody = Dites d’abord comment on vous appelle.
refusal-name-empty = Un nom a besoin d’au moins une lettre visible.
refusal-passphrase-length = Une phrase de passe a de { $least } à { $most } caractères.
refusal-passphrase-wrong = L’ancienne phrase de passe ne convient pas. Votre phrase de passe n’a pas changé.
refusal-sign-in-wrong = L’identifiant ou la phrase de passe ne convient pas.

## La connexion

refusal-too-fast = C’était trop à la fois. Attendez un instant.
refusal-origin-foreign = La page d’un autre site l’a demandé ; rien n’a été fait.
refusal-host-foreign = Ce serveur ne répond pas au nom « { $name } » ; rien n’a été fait. Utilisez l’adresse affichée à son démarrage ; qui l’exploite peut ajouter un nom avec --name.
refusal-request-slow = Le reste de cette requête n’est pas arrivé en { $seconds } secondes ; rien n’a été fait. Renvoyez-la.
refusal-frame-unreadable = Ce message n’est pas du JSON lisible.
refusal-frame-wrong = Ce message n’est pas de ceux que le serveur connaît : { $reason }
refusal-storage-full = Il n’y a plus de place sur le disque du serveur, donc rien n’a changé. Réessayez quand la personne qui le gère aura fait de la place.
refusal-storage-unavailable = La table ne peut pas être enregistrée en ce moment, donc rien n’a changé. Le serveur réessaie tout seul.
refusal-storage-unknown = Le serveur n’a plus de contact avec sa base de données et ne peut pas encore dire si c’est fait. La même commande, renvoyée, aura sa réponse dès que la base sera revenue.
refusal-server-fault = Quelque chose n’a pas marché dans le serveur, et rien n’a changé. Les détails sont dans le journal du serveur.
refusal-draining = Le serveur redémarre. Revenez dans un instant.
