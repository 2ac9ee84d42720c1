### What the page says itself, around the tables. What happens at a table is said by the games' own catalogues.

house-name = Ludoteca
skip = Aller au contenu
close = Fermer
back-home = Accueil
labelled = { $label } : { $value }

## The two games

encyclopedia-name = Encyclopedia
encyclopedia-cover-line = une histoire des animaux
encyclopedia-line = 1739. Choisissez des dés, menez des expéditions sur cinq continents et publiez ce que vous avez vu.
encyclopedia-facts = 2 à 4 places : personnes, bots, Automas
encyclopedia-first = contre un bot : { $level }
navoria-name = Navoria
navoria-line = Trois contrées au-delà de la mer. Réunissez des habitants, garnissez vos quais, bâtissez des comptoirs, et soyez le Guide qu’ils suivent.
navoria-facts = 2 à 4 places : personnes et bots
navoria-first = contre deux bots : { $level }
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
credits-games = Encyclopedia est d’Éric Dubus et Olivier Melison. Navoria est de Meng Chunlin. S’ils vous plaisent ici, jouez-y autour d’une table.
credits-values-title = Valeurs reconstituées
credits-values = Certaines valeurs ne figurent dans les livrets qu’en image. Elles sont reconstituées et signalées comme telles. Un paquet de données tiré de votre propre boîte les remplace : ludoteca pack template montre comment.
credits-fonts = Caractères
credits-parts = Composants
credits-licence = Ludoteca est sous licence MIT.

## The table of Navoria

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
automa-linne = Linné ★
automa-trembley = Trembley ★★
automa-daubenton = Daubenton ★★★
automa-boudeuse = La Boudeuse ★
automa-resolution = HMS Resolution ★★
automa-astrolabe = L’Astrolabe ★★★
option-edition = Édition imprimée
    .note = Les quatre livrets diffèrent par endroits ; choisissez celui que vous connaissez. Les options suivantes restent réglables.
option-edition-en = Anglaise
option-edition-fr = Française
option-edition-it = Italienne
option-edition-pl = Polonaise
option-sepultus = Sepultus Creatura
    .note = Six créatures de légende se mêlent aux Animaux. Elles n’ont pas de continent, et le dé doit avoir leur valeur exacte.
option-simon_hodesmann = Simon Hodesmann rapporte
    .note = Combien d’Écus cet Expert donne pour un cube de Type III ; les livrets diffèrent.
option-simon_hodesmann-2 = 2 Écus
option-simon_hodesmann-3 = 3 Écus
option-sepultus_with_automas = Sepultus avec Automas
    .note = Si les créatures restent dans la pioche quand un Automa joue ; il les ignore.
option-face_down_cards = Cartes publiées
    .note = Si tous peuvent regarder les Animaux publiés et les Experts utilisés, ou seulement leur propriétaire.
option-face_down_cards-open = Visibles de tous
option-face_down_cards-hidden = Leur propriétaire seul
option-sepultus_without_cube = Créatures sans cube
    .note = Si une créature peut rejoindre toute Publication, comme un Animal du continent de la Référence, ou seulement en publiant son cube.
option-gather_space = Jetons de la Collecte
    .note = Où va un jeton dans la zone de son métier : sur toute case libre, ou sur la plus haute, selon l’édition.
option-gather_space-free = Toute case libre
option-gather_space-uppermost = La plus haute
option-blank_favour = Une faveur vierge
    .note = À deux Guides seulement : une tuile Faveur est remplacée par une vierge, et cette faveur ne peut pas être revendiquée. Plus âpre.
option-new_artisan = Un nouvel artisan
    .note = Si un artisan compte déjà pour la commande que ses propres marchandises remplissent : le chapitre et le résumé du livret se lisent différemment.
option-new_artisan-after = Compte ensuite
option-new_artisan-at_once = Compte aussitôt
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

## The table of Encyclopedia

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
