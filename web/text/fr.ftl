### What the page says itself, around the tables. What happens at a table is said by the games' own catalogues.

house-name = Ludoteca
skip = Aller au contenu
close = Fermer
back-home = Accueil
labelled = { $label } : { $value }

## The games

words-line = Ce jeu n’a pas de plateau ici. Il se joue en mots : ce qui est sur la table, ce que vous pouvez faire, et pourquoi pas.
words-facts = { $least } à { $most } places : personnes et bots
words-first = contre { $level }
play-now = Jouer tout de suite
play-automa = L’adversaire de la boîte, coriace
rules = Règles

## Tables

your-tables = Vos tables
no-tables = Aucune partie en cours. Vos tables vous attendront ici, telles que vous les aurez laissées.
tables-coming = Recherche de vos tables…
table-turn = À vous de jouer
table-gathering = En attente de joueurs
table-playing = En cours
table-finished = Terminée
table-sealed = Partie d’une autre version
table-with = avec { $names }
open-tables = Tables ouvertes
join-title = Rejoindre un ami
join-label = Lien d’invitation
join-hint = Collez le lien que vous avez reçu
join-go = Rejoindre
join-bad = Cela ne ressemble pas à une invitation. C’est un lien qui contient un #.
join-failed = Cette invitation n’a pas fonctionné. Elle a peut-être servi, ou expiré. Demandez-en une nouvelle.
refused = Cela n’a pas fonctionné.

## Settings

settings = Réglages
guest-name = Invité
your-name = Votre nom
language = Langue
light = Lumière
light-system = Comme le système
light-day = Jour
light-night = Nuit
motion = Animations
motion-system = Comme le système
motion-full = Tout bouge
motion-none = Rien ne bouge
speed = Tours des autres
speed-slow = Lentement
speed-normal = Calmement
speed-fast = Vite
speed-instant = Aussitôt
sound = Son
sound-note = Papier, plume et bois
confirm = Confirmer mon tour
confirm-note = Un tour n’est définitif qu’après votre confirmation
aids = Repères de couleur
aids-note = Motifs et signes plus marqués à côté de chaque couleur

## At a table

bot-name = { $level } ({ $seat })
bot-random = Lanceur de dés
bot-greedy = Pie voleuse
bot-beginner = Débutant
bot-casual = Joueur du dimanche
bot-skilled = Bon joueur
bot-expert = Expert
bot-master = Maître
seat-free = Place { $seat }
their-decision = Décision en cours : { $name }
game-over = La partie est finie
draft-whole = Rien n’est encore définitif. Confirmez, ou revenez en arrière.
draft-reveals = Pour continuer, on pioche ou on lance les dés. Ensuite, plus de retour possible.
draft-then = Rien n’est encore définitif. Une fois confirmé, c’est à { $name }.
draft-then-reveals = Une fois confirmé, c’est à { $name }, puis on pioche ou on lance les dés. Ensuite, plus de retour possible.
draft-gone = La table a avancé, par une autre fenêtre ou une autre main : ce que vous n’aviez pas confirmé est perdu.
confirm-turn = Confirmer
step-back = Un pas en arrière
undo = Annuler
asides = À tout moment
log = Ce qui s’est passé
scores = Si c’était la fin
scores-final = Scores finaux
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rule = Règle
table-coming = On prépare la table…
table-discarded = Cette table a été supprimée
table-discarded-note = Il n’en reste rien.
table-gone = Cette table ne peut pas être montrée

## The line to the server

line-late = { $late ->
    [one] Le serveur ne répond pas encore. Votre envoi est répété automatiquement.
   *[other] Le serveur ne répond pas encore. Vos { $late } envois sont répétés automatiquement.
}
line-lost = { $waiting ->
    [0] Hors connexion. Rien n’est perdu.
    [one] Hors connexion. Un envoi de votre part attend.
   *[other] Hors connexion. { $waiting } envois de votre part attendent.
}
line-again = Nouvel essai dans { $seconds } s.
line-trying = Essai en cours…
line-now = Essayer maintenant
line-crowded = Trop de spectateurs à la fois depuis votre adresse réseau ; votre place revient dans un moment.
line-closed = { $reason ->
    [replaced] Ludoteca est ouverte à trop d’endroits ; celui-ci se repose.
    [erased] Vos données ont été effacées, comme vous le souhaitiez.
    [signed-out] Session fermée dans ce navigateur.
   *[other] Le serveur a fermé la connexion.
}
line-reload = Recharger

## Other pages

nowhere-title = Il n’y a rien ici
nowhere-text = L’adresse a peut-être été coupée en chemin.
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-none = Aucune règle ne parle de « { $words } ».
rules-coming = Les règles arrivent…
rules-failed = Les règles ne sont pas arrivées.
rules-page = Livret, p. { $page }
rules-ours = Notre décision, dans aucun livret
again = Réessayer
credits = Crédits
credits-unofficial-title = Une édition non officielle
credits-unofficial = Cette édition est l’œuvre d’amateurs ; elle n’est ni faite ni approuvée par les auteurs ou les éditeurs des jeux. Elle ne contient aucune de leurs images ni aucun de leurs textes. Les noms, les nombres et les règles sont des faits ; toutes les formulations et tous les dessins sont de nous.
credits-games = S’ils vous plaisent ici, jouez-y autour d’une table.
credits-values-title = Valeurs reconstituées
credits-values = Certaines valeurs ne figurent dans les livrets qu’en image. Elles sont reconstituées et signalées comme telles. Un paquet de données tiré de votre propre boîte les remplace : ludoteca pack template montre comment.
credits-fonts = Caractères
credits-parts = Composants
credits-licence = Ludoteca est sous licence MIT.

## The frame around a table

board = La table
areas = Parties de la table
menu = Menu
beside = À côté de la table
choice = Votre choix
turn-of = { $name } : à vous
winners = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
choose-on-board = Cliquez sur ce qui brille, ou faites-le glisser là où il va.
aim-at = { $place } – qu’est-ce qui peut y aller ?
aim-hint = Choisissez maintenant ce qui va là : ce qui brille le peut.
aim-end = Laisser
draft-so-far = Jusqu’ici, rien de définitif
reckoning = Au total
reckoning-more = plus { $amount }
reckoning-less = moins { $amount }
just-now = À l’instant
since-more = { $n ->
    [one] 1 événement depuis votre dernier tour
   *[other] { $n } événements depuis votre dernier tour
}
since-title = Depuis votre dernier tour
go-on = Continuer
confirm-early = L’action n’est pas complète : continuez à choisir, ou revenez en arrière.
not-now = { $n ->
    [one] 1 chose impossible pour l’instant
   *[other] { $n } choses impossibles pour l’instant
}
see-result = Voir le résultat
sound-on = Activer le son
sound-off = Couper le son
sound-is-on = Son activé
sound-is-off = Son coupé
log-tab = Récit
scores-tab = Scores
chat-tab = Messages
people-tab = Table
log-unheard = { $n ->
    [one] 1 nouveau message
   *[other] { $n } nouveaux messages
}
log-coming = On tourne les pages…
log-none = Il ne s’est encore rien passé.
rule-of-line = La règle
rules-all = Ouvrir toutes les règles
chat-none = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
scores-note = Points acquis, et ce que la fin ajouterait maintenant.
score-covered = face cachée jusqu’à la fin
clock-of = Pendule : { $name }
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
you = vous
is-here = en ligne
is-away = hors ligne
kind-played = { $kind ->
    [bot] un bot
   *[other] un Automa
}
bot-failed = n’a pas su répondre ; à sa place, { $level }
bot-failed-news = Trois fois de suite, { $name } n’a pas su répondre. À sa place joue désormais : { $level }.
gone = { $why ->
    [resigned] a abandonné ; un bot joue
    [time] temps écoulé ; un bot joue
   *[other] s’absente ; un bot joue
}
go-on-without = Continuer sans { $name }
votes = { $n ->
    [one] 1 voix
   *[other] { $n } voix
}
come-back = Reprendre ma place
watching = { $n ->
    [0] Personne ne regarde
    [one] 1 personne regarde
   *[other] { $n } personnes regardent
}
take-back-asked = { $name } voudrait annuler une décision. Cela annule aussi ce qui a été décidé depuis.
take-back-declined = On préfère ne pas revenir en arrière.
take-back-waits = Vous avez demandé à annuler. On attend { $names }.
agree = D’accord
decline = Refuser
bot-for-you = En votre absence, un bot joue pour { $name }.
vote-asked = Un bot doit-il jouer pour { $name } en son absence ?
pass-to = Passez l’appareil à { $name }
pass-why = Des cartes sont face cachée. Les autres détournent les yeux.
pass-ready = Je suis { $name }
resign = Abandonner
resign-sure = Vous partez pour de bon : un bot joue à votre place, et vous finissez au dernier rang.
discard = Supprimer cette table
discard-sure = La partie et son récit disparaissent pour de bon.
stay = Non, rester
journal = Télécharger le journal
keys = Touches : Tab vers ce qui brille, flèches sur le plateau, Entrée choisir ; C confirmer, Retour arrière revenir, H conseil, L récit, S scores, R règle, T messages, M son.
notify = M’avertir quand c’est à moi
notify-note = Une notification du navigateur, quand vous regardez ailleurs
notify-denied = Le navigateur n’autorise pas les notifications de cette page.

## The end of a game

result = Le résultat
end-flourish = Bien joué
end-sheet = Décompte
keepsake-print = Imprimer
end-course = Déroulement
end-sources = Sources
end-dice = Tirages vérifiés
sum = Total
rematch = Rejouer
play-next = Ensuite : { $level }
rematch-join = À la partie suivante
course-coming = On trace les lignes…
course-none = Il n’y a pas de déroulement à montrer.
dice-what = Tout le hasard de cette table vient d’un secret. Son empreinte a été montrée avant le premier tirage ; voici maintenant le secret. Votre navigateur en a refait chaque tirage.
dice-commitment = Promis avant la partie (SHA-256)
dice-secret = Le secret
dice-counting = On refait les tirages…
dice-good = { $n ->
    [one] Le tirage est exact.
   *[other] Les { $n } tirages sont exacts.
}
dice-bad = { $n ->
    [one] 1 tirage ne suit pas le secret.
   *[other] { $n } tirages ne suivent pas le secret.
}
dice-broken = Ce secret n’est pas celui qui avait été promis.
dice-failed = Les tirages ne sont pas arrivés.
dice-all = { $n ->
    [one] Montrer le tirage
   *[other] Montrer les { $n } tirages
}
dice-key = Tirage
dice-lots = sur
dice-drawn = Numéro
dice-word = A donné

## Conseils et analyse

hint = Conseil
hint-not-now = Un conseil se demande pour votre propre décision.
hint-whole = Votre tour est déjà préparé. Confirmez-le, ou revenez d’un pas.
hint-thinking = Un bot y réfléchit …
hint-note = Ce qu’un bot ferait, le meilleur d’abord, avec ce qu’il attend à la fin. Choisissez pour le voir sur le plateau ; rien n’est définitif.
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-chance = { $percent } % de chances de gagner
hint-looks = { $n ->
    [one] regardé une fois
   *[other] regardé { $n } fois
}
hint-anew = Demander à partir d’ici
hint-ask = Que ferait un bot ?
thoughts = Ce que les bots ont regardé
thoughts-note = La dernière décision de chaque bot : son choix et ce qu’il a pesé d’autre, dans son ordre à lui, avec ce qu’il attend à la fin.
thoughts-none = Rien à raconter pour l’instant
thoughts-asked = La question : « { $question } »
thoughts-blind = Ce bot ne regarde rien : pour lui, toutes les réponses se valent.
thoughts-stood-in = Faute de réponse, celle-ci a été donnée par un remplaçant : { $level }.
end-analysis = Analyse
analysis-progress = { $done } décisions jugées sur { $total } …
analysis-ledger = On démêle la chance et les choix …
analysis-queue = { $n ->
    [one] Une autre partie est analysée d’abord …
   *[other] { $n } autres parties sont analysées d’abord …
}
analysis-waits = Cela prend environ une minute, et continue tant que cette page est ouverte.
analysis-seat = Place
analysis-costly = Ce qui a coûté le plus
analysis-best = Pour { $best } décisions sur { $decisions }, rien de meilleur n’a été trouvé.
analysis-made = Choisi
analysis-better = Meilleur
analysis-chance = { $percent } %
analysis-cost = A coûté { $percent } points de pourcentage de chances de gagner
analysis-see = Voir ce moment
analysis-note = Les pourcentages sont les chances de gagner vues par un bot. Le total du bilan est exact ; ses parties sont des estimations.
ledger = D’où vient l’écart : { $name }
ledger-start = Attendu au début
ledger-luck = Chance : { $drawn ->
    [roll] dés
    [face] dés supplémentaires
    [expert] Experts
    [animal] Animaux
    [round-token] jetons Manche
    [priorities] Priorités des Automas
    [seat] qui commence
    [guide] qui commence
    [resident] habitants
    [favour] faveurs
    [species] la faveur vierge
    [trade] jetons du sac
   *[other] { $drawn }
}
ledger-choices = Décisions : { $name }
ledger-total = Écart avec le meilleur des autres

## Replays

replay = Revoir
replay-of = Revoir : { $game }, { $names }
replay-this = Revoir cette partie
replay-start = La table avant le premier coup
replay-moment = Moment de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-share = Copier un lien vers ce moment
replay-side = Vu de
replay-leave = Retour à la table
replay-keys = Touches : flèches un pas en arrière ou en avant, Début et Fin aux deux bouts, P lire ou pause, A analyse, L récit, S scores, M son.
copied = Copié.

## Before a game

gathering = On se réunit
waiting-for = { $n ->
    [0] Tout le monde est là.
    [one] Une place est libre. La partie commence dès qu’elle est prise.
   *[other] { $n } places sont libres. La partie commence dès qu’elles sont prises.
}
seats = Places
seat-awaits = On attend quelqu’un
fill-with = L’occuper avec…
fill-seat = Occuper la place { $seat }
sit-here = S’asseoir ici
sit-down = M’asseoir
stand-up = Se lever
agreed = Ce qui est convenu
yes = oui
no = non
invite-title = Inviter un ami
invite-what = Un lien mène une personne à une place libre. Il vaut trois jours.
invite-make = Créer un lien
invite-more = Un autre lien
invite-link = Envoyez ce lien, ou montrez le code
invite-code = Le lien en code QR
invite-note = Il n’est montré qu’une fois. Chaque lien vaut pour une personne.
copy = Copier
share = Partager
invitations-open = { $n ->
    [one] 1 invitation ouverte
   *[other] { $n } invitations ouvertes
}
invitation-until = N° { $number }, jusqu’au { $date }
revoke = Retirer
join-welcome = Une place vous attend. Sous quel nom jouez-vous ?

## Making a table

make-title = Créer une table
make-add-seat = Une place de plus
make-remove-seat = Enlever la place { $number }
make-hot-seat = Vous partagez cet écran : il dit à qui le tour.
make-friends = La table créée, vous aurez un lien pour chaque ami.
make-rules = Les règles
make-others = La table
make-public = Ouverte à tous
make-public-note = Les places libres se voient à l’accueil ; sinon, sur invitation
make-watchers = D’autres peuvent regarder
make-watchers-note = Toute personne qui a l’adresse de la table peut suivre
make-hints = Conseils
make-hints-note = Les joueurs peuvent demander ce qu’un bot ferait. D’ordinaire, pas entre amis
make-pack = Paquet de données
make-pack-note = Les valeurs exactes de votre boîte, en TOML ou JSON. Sinon, celles des images sont reconstituées.
pack-choose = Choisir un fichier
pack-forget = Sans paquet
pack-wrong = { $name } est illisible :
pack-read = { $n ->
    [one] Lu : 1 entrée. Le serveur la vérifie en créant la table.
   *[other] Lu : { $n } entrées. Le serveur les vérifie en créant la table.
}
make-go = Commencer
make-go-friends = Créer la table
seat-who = Qui occupe la place { $number }
kind-me = Moi
kind-me-note = Vous, à cet écran. Plusieurs places peuvent être à vous, chacune avec son nom.
kind-friend = Un ami
kind-friend-note = Quelqu’un avec une invitation, sur son appareil.
kind-bot = Un bot
kind-bot-note = Joue selon les mêmes règles que vous.
bot-random-note = Choisit n’importe quoi de permis.
bot-greedy-note = Prend ce qui compte le plus à la fin de son tour.
bot-beginner-note = Se trompe souvent : pour une première partie.
bot-casual-note = Joue correctement, avec quelques faux pas.
bot-skilled-note = Fait rarement un faux pas.
bot-expert-note = Joue très bien chaque tour.
bot-master-note = Le plus fort : voit au-delà de son tour, et y met un moment.
kind-automa = Un Automa
kind-automa-note = L’adversaire de la boîte, coriace : une carte Comportement et une carte Scoring, d’une à trois étoiles chacune ; plus il y en a, plus c’est difficile.
bot-level = Niveau
automa-behaviour = Comportement
automa-scoring = Scoring
clock = Pendule
clock-note = Un joueur qui n’a plus de temps laisse sa place à un bot, pour de bon.
clock-none = Sans pendule
clock-quick = 15 minutes chacun
clock-calm = 45 minutes chacun
clock-days = 3 jours chacun
patience = Patience
patience-note = Passé ce délai, un bot joue pour la personne qu’on attend, jusqu’à son retour.
patience-none = On attend
patience-short = 5 minutes
patience-hour = Une heure
patience-days = 3 jours

## Who I am

me-title = Vous, ici
me-handle = Identifiant
me-carry = Sur un autre appareil
me-carry-what = Choisissez une phrase de passe. Avec elle et votre identifiant, vous retrouvez vos tables ailleurs. Aucune adresse e-mail n’est demandée.
passphrase = Phrase de passe
passphrase-old = Ancienne phrase de passe
passphrase-new = Nouvelle phrase de passe
passphrase-keep = L’enregistrer
passphrase-change = La changer
passphrase-set = Votre phrase de passe est enregistrée.
passphrase-changed = Votre phrase de passe est changée. Les autres appareils sont déconnectés.
sign-in = Se connecter
sign-in-what = Vous avez joué sur un autre appareil et y avez choisi une phrase de passe.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
me-data = Ce qu’on garde de vous
me-data-what = Votre nom, vos tables et ce que vous y avez dit. Rien d’autre.
me-export = Tout télécharger
me-erase = Tout effacer
me-erase-sure = Votre nom et vos paroles sont oubliés pour de bon. Où vous jouez, un bot prend votre place.
credits-icons = Icônes
credits-notices = Toutes les mentions de ces composants, en entier
credits-server = Ce sur quoi repose le serveur
credits-changes = Les icônes prennent les couleurs de leur place ; leurs formes sont inchangées.
credits-drawings = Tous les autres dessins sont de nous, sous la licence de Ludoteca.
credits-pack = Pour jouer avec les valeurs exactes, mettez-les dans un paquet de données, à choisir en créant la table.

## The guide of a first game

guide = Guide
guide-note = Explique chaque chose la première fois qu’elle compte
guide-understood = Compris
guide-leave = Désactiver le guide
guide-is-off = Le guide est désactivé. Le menu permet de le réactiver.
toast-undo = Annuler
