### Navoria : l’aide-mémoire des règles, un message par règle.
### .title est le titre ; la page du livret imprimé (.page) ne figure que dans le fichier anglais.
### Un chapitre est un message à part, au-dessus de ses règles.

chapter-things = Matériel
rule-things-trades = Il y a cinq métiers : marchand (bleu), bâtisseur (jaune), soldat (rouge), aventurier (violet) et artisan (vert). Sur les 60 cartes Habitant, 12 reviennent à chaque métier. Chaque habitant appartient à l’une des quatre espèces : lutin, humain, gobelin ou bête. La carte porte une icône de son espèce, celle d’un soldat en porte deux. La fréquence des espèces n’apparaît que sur les images ; dans cette édition numérique : trois fois chacune dans chaque métier (valeur reconstituée).
    .title = Métiers et espèces
rule-things-tokens = Il y a 15 jetons Action, 3 par métier, à sa couleur. Ils disent qui vous recrutez puis, plus tard dans la même manche, où il y a quelque chose à prendre dans la Capitale.
    .title = Jetons Action
rule-things-lands = Il y a trois contrées : le désert, le glacier et la forêt. Chacune a une piste d’exploration sur le plateau central et un quai sur chaque plateau de Guide. Chaque Guide a 3 explorateurs, un par piste, et 9 comptoirs, dont 3 attendent sur chaque quai. La dernière case d’une piste porte son trésor. L’aspect des pistes n’est donné que par les images. Dans cette édition numérique, le départ étant la case 0 : désert 7 cases, comptoirs en 1, 3 et 5, drapeaux en 2, 4 et 6 ; glacier 8 cases, comptoirs en 2, 4 et 6, drapeaux en 3, 5 et 7 ; forêt 9 cases, comptoirs en 2, 5 et 7, drapeaux en 3, 6 et 8 (valeurs reconstituées).
    .title = Contrées et pistes
rule-things-goods = Les marchandises sont la nourriture, le minerai et les armes, 18 de chaque dans une réserve commune. Notre décision : vous gagnez ce que la réserve contient, rien de plus. Une marchandise épuisée est perdue pour vous, un choix libre se fait parmi les marchandises en réserve, et le reste de l’effet s’applique.
    .title = Marchandises
rule-things-favours = Il y a 10 tuiles Faveur, dont une vierge, et chaque Guide a 4 marqueurs Faveur. Une tuile qui rapporte nomme un ou deux métiers et a deux cases. Par carte de ces métiers, elle donne 2 ou 3 points au marqueur du haut et 1 ou 2 à celui du bas. Le livret dit quelque chose de trois tuiles : aventurier, 3 pour le haut ; bâtisseur et artisan, 2 et 1 ; artisan et marchand, 1 pour le bas. Nous en déduisons 3 et 2 pour un seul métier, 2 et 1 pour deux. Dans cette édition numérique : une tuile pour chacun des cinq métiers, et les paires bâtisseur et artisan, artisan et marchand, soldat et aventurier, bâtisseur et aventurier (le reste est reconstitué).
    .title = Tuiles Faveur

chapter-setup = Mise en place
rule-setup-bag = Les 15 jetons Action vont tous dans le sac. À deux Guides, on n’en met que 2 par métier, soit 10 ; les 5 autres restent dans la boîte.
    .title = Remplir le sac
rule-setup-cards = Les 12 habitants de chaque métier forment leur propre pioche, mélangée. Trois cartes de chaque pioche sont posées à côté d’elle, face visible.
    .title = Pioches et cartes visibles
rule-setup-favours = Quatre des neuf tuiles qui rapportent sont tirées au hasard, une par espèce ; les autres ne servent pas. Option à deux Guides : le hasard en désigne une parmi les quatre, et la tuile vierge prend sa place. La faveur de cette espèce ne peut alors pas être revendiquée de la partie. Sans l’option, la tuile vierge reste dans la boîte.
    .title = Tirer les tuiles Faveur
rule-setup-order = On joue de deux à quatre Guides. Le hasard désigne qui commence ; les autres suivent dans le sens horaire. Au départ, chacun a un explorateur sur la case de départ de chaque piste, tous ses comptoirs sur les quais, aucune marchandise et 0 point. La partie compte trois manches de quatre phases : Recrutement, Collecte, Revenus, Retour. La troisième manche n’a pas de Retour.
    .title = Guides, ordre et manches

chapter-recruit = Recrutement
rule-recruit-bag = Dans l’ordre du tour, chacun recrute une carte à la fois, depuis le sac ou depuis la Capitale. Depuis le sac : tirez 2 jetons Action. Posez l’un d’eux sur la pioche de son métier et prenez-y l’une des cartes visibles ; l’autre jeton va à la Capitale. S’il ne reste qu’un jeton dans le sac, tirez-le seul et utilisez-le ; rien ne va à la Capitale. Si le sac est vide, ce choix n’existe pas.
    .title = Recruter depuis le sac
rule-recruit-capital = Prenez un jeton Action quelconque parmi ceux de la Capitale, posez-le sur la pioche de son métier et prenez-y l’une des cartes visibles. Si la Capitale n’en a aucun, tirez du sac.
    .title = Recruter depuis la Capitale
rule-recruit-effects = Un effet que la carte ne réserve ni aux Revenus ni à la fin de partie est immédiat. Vous appliquez aussitôt les effets immédiats, par notre décision dans l’ordre imprimé ; la carte rejoint ensuite celles devant vous, visible de tous. Notre décision, tirée de cet ordre : tant que ses effets s’appliquent, la nouvelle carte ne compte pas encore, ni pour les points par artisan, ni pour une faveur. Option, d’après le résumé de la page 16 : la carte rejoint d’abord celles devant vous et compte aussitôt. Les cartes recrutées ne sont pas remplacées avant le Retour.
    .title = Effets immédiats
rule-recruit-end = La phase s’achève quand chaque Guide a recruté 4 cartes dans la manche, ou 3 à quatre Guides. Les jetons restés à la Capitale retournent dans le sac ; ceux des pioches y restent pour la Collecte.
    .title = Combien de cartes recruter

chapter-gather = Collecte
rule-gather = On va du dernier Guide dans l’ordre du tour au premier, encore et encore, jusqu’à ce qu’il n’y ait plus de jeton sur les pioches. À votre tour, prenez un jeton Action sur une pioche quelconque, posez-le sur une case libre de votre choix dans la zone de son métier à la Capitale, et gagnez ce que donne la case. Notre décision : une case reçoit un seul jeton, et ses parties peuvent être prises dans n’importe quel ordre. Il ne vous est demandé que là où il peut compter, pour des marchandises et un comptoir ; sinon les parties viennent comme imprimé. Option, d’après d’autres impressions : le jeton va sur la case libre la plus haute, sans choix.
    .title = La Collecte à la Capitale
rule-gather-spaces = La zone de chaque métier a trois cases. La place de chaque effet n’est donnée que par une image ; ce que le texte n’en dit pas est reconstitué ici. Notre décision : les trois cases existent quel que soit le nombre de Guides. Première case : marchand 6 points ; bâtisseur un comptoir dans une contrée au choix où il vous en reste un, ou rien s’il n’en reste aucun ; soldat 2 armes et 1 pas avec un explorateur au choix ; aventurier 2 minerais et 2 points ; artisan 2 rations de nourriture et 1 marchandise au choix. Deuxième case de chaque métier : 1 marchandise au choix et 1 pas avec un explorateur au choix. Troisième case : l’un des deux, la marchandise ou le pas.
    .title = Les cases de la Capitale

chapter-income = Revenus
rule-income-cards = Chacun marque les points de toutes les cartes devant lui qui ont un effet de Revenus : tous les marchands, et les aventuriers qui comptent les drapeaux. Les cartes des manches précédentes paient de nouveau.
    .title = Revenus des cartes
rule-income-exploration = Puis chaque piste distribue ses prix. Le Guide dont l’explorateur est le plus avancé reçoit le premier ; à trois ou quatre Guides il y en a un deuxième, à quatre un troisième. Les Guides à égalité reçoivent tous leur prix, et pour chacun d’eux au-delà du premier, on saute le prix suivant : si deux sur quatre se partagent la tête, le suivant reçoit le troisième. Un explorateur sur la case de départ ne reçoit jamais rien. Le livret donne les deux premiers prix du glacier, 3 et 2 points ; dans cette édition numérique : 3, 2 et 1 point sur chaque piste (le reste est reconstitué).
    .title = Prix d’exploration

chapter-return = Retour
rule-return-explorers = Chaque explorateur va sur la case du comptoir le plus avancé que son propriétaire a sur cette piste, même si c’est vers l’avant ; sans comptoir, il revient au départ. La troisième manche n’a pas de Retour.
    .title = Le retour des explorateurs
rule-return-cards = Tous les jetons Action retournent dans le sac. Les cartes encore visibles sont défaussées, et trois nouvelles sont révélées pour chaque pioche.
    .title = Jetons et nouvelles cartes
rule-return-order = Le nouvel ordre du tour suit les points, du plus grand total au plus petit. Les Guides à égalité gardent leur ordre entre eux.
    .title = Le nouvel ordre du tour

chapter-parts = Habitants, quais et faveurs
rule-favour-claim = Dès que 5 icônes d’une espèce se trouvent devant vous, votre marqueur va sur la tuile Faveur de cette espèce, sur la case du haut si elle est libre, sinon sur celle du bas. Si les deux sont prises, il est trop tard. Vous avez au plus un marqueur par tuile, quel que soit le nombre de vos icônes. Notre décision : on ne vous le demande pas, car cela ne nuit jamais. Seul le recrutement apporte des icônes, donc personne ne revendique dans les autres phases.
    .title = Revendiquer une faveur
rule-merchant = À chaque phase de Revenus, un marchand donne 1 point pour chaque icône, devant vous, de l’espèce que nomme la carte ; les deux icônes d’un soldat comptent pour deux. Chaque marchand compte pour lui-même, même si plusieurs nomment la même espèce. Beaucoup donnent aussi des points tout de suite. Les cartes ne sont montrées qu’en images ; dans cette édition numérique : chaque espèce est nommée par trois marchands. L’un est de cette espèce et ne donne aucun point tout de suite, l’un est de l’espèce suivante et en donne 2, l’un est de celle d’après et en donne 3, dans le cercle lutin, humain, gobelin, bête (valeurs reconstituées).
    .title = Marchands
rule-builder = Un bâtisseur construit un comptoir dans la contrée que montre la carte. Il donne d’abord autre chose : des points, une marchandise ou un pas. Les cartes ne sont montrées qu’en images ; dans cette édition numérique, il y a un bâtisseur de chaque espèce pour chaque contrée : lutin 3 points ; humain 1 marchandise, dans le désert de la nourriture, sur le glacier un minerai, dans la forêt une arme ; gobelin 1 pas dans cette contrée ; bête 2 points (valeurs reconstituées).
    .title = Bâtisseurs
rule-outpost-build = Prenez le comptoir le plus haut parmi ceux qui restent sur le quai de cette contrée. Votre premier va sur la première case de comptoir de la piste, le deuxième sur la deuxième, le troisième sur la troisième. Peu importe où se trouve votre explorateur, et peu importent les comptoirs des autres : les Guides partagent les cases. Chaque comptoir construit ajoute aussi une récompense aux commandes de ce quai. Notre décision : si les trois de cette contrée sont construits, il ne se passe rien.
    .title = Construire un comptoir
rule-soldier = À la fin de la partie, un soldat donne 2 points pour chacun de vos comptoirs dans la contrée que montre la carte. Il n’a pas d’effet immédiat, mais deux icônes de son espèce, qui comptent toutes deux pour les faveurs et pour les marchands. Les cartes ne sont montrées qu’en images ; dans cette édition numérique : un soldat de chaque espèce pour chaque contrée (valeurs reconstituées).
    .title = Soldats
rule-adventurer = Un aventurier fait avancer l’explorateur d’une contrée, ou l’un de vos explorateurs au choix, de 1 ou 2 pas. Certains ont un effet de Revenus : 1 point pour chaque drapeau que vos trois explorateurs ont atteint ou dépassé, selon leur position à ce moment-là. Les cartes ne sont montrées qu’en images ; dans cette édition numérique, il y en a un de chaque espèce pour chaque contrée : lutin 1 point, 2 pas là-bas, et l’effet de Revenus ; humain 1 pas là-bas, 1 avec un explorateur au choix, et l’effet de Revenus ; gobelin 2 points, 1 pas là-bas, 1 avec un explorateur au choix ; bête 3 points et 2 pas là-bas (valeurs reconstituées).
    .title = Aventuriers
rule-explore-treasure = Quand votre explorateur arrive sur la dernière case de sa piste, il s’arrête et vous gagnez le trésor. Chaque pas qu’il ferait encore au-delà rapporte de nouveau le trésor, dans le même mouvement ou plus tard, d’où que vienne le pas. Après un Retour, chaque nouvelle arrivée paie encore ; le Retour lui-même ne paie rien. Le livret donne 5 points pour la forêt ; dans cette édition numérique : désert 3, glacier 4, forêt 5 points (le reste est reconstitué).
    .title = Trésors
rule-artisan = Un artisan donne des marchandises, et souvent des points. Une fois devant vous, il augmente aussi la valeur des commandes. Les cartes ne sont montrées qu’en images ; dans cette édition numérique, il y en a un de chaque espèce pour chaque paire de marchandises, arme et nourriture, minerai et arme, nourriture et minerai : lutin 2 points et la paire ; humain 1 point et la paire ; gobelin la paire et 1 marchandise au choix ; bête 4 points et la première marchandise de la paire (valeurs reconstituées).
    .title = Artisans
rule-goods-place = Une marchandise seule va sur l’un de vos trois quais, au choix. Plusieurs marchandises gagnées ensemble vont sur des quais différents, de votre choix. Notre décision : toutes sont d’abord posées, puis les commandes sont vérifiées, et un quai n’a pas de limite. Une marchandise posée ne passe jamais sur un autre quai.
    .title = Poser les marchandises
rule-order-complete = Quand un quai porte sa commande, exactement ces marchandises retournent à la réserve et vous gagnez ses récompenses : forêt 1 arme, 1 minerai et 1 ration de nourriture ; désert 4 marchandises quelconques ; glacier 3 marchandises d’une même sorte. Les deux récompenses de base viennent toujours, plus une pour chacun de vos comptoirs déjà construits depuis ce quai, toutes de gauche à droite. « Par artisan » veut dire 1 point pour chaque carte Artisan devant vous. Notre décision : si plusieurs commandes sont complètes en même temps, vous choisissez laquelle passe en premier. Seules les quatre premières récompenses du glacier sont dans le livret ; dans cette édition numérique, chaque quai a comme récompenses de base 1 pas dans sa contrée et 1 point par artisan. Avec le premier, le deuxième et le troisième comptoir viennent : désert 2 points, 1 point par artisan, 3 points ; glacier 1 point, 1 point par artisan, 2 points ; forêt 1 point, 1 pas avec un explorateur au choix, 1 point par artisan (le reste est reconstitué).
    .title = Remplir une commande

chapter-end = Fin de partie
rule-end = La partie s’achève après les Revenus de la troisième manche. Chacun compte d’abord ses soldats, puis les tuiles Faveur où il a un marqueur : pour chacune de ses cartes des métiers de la tuile, 2 ou 3 points avec le marqueur du haut, 1 ou 2 avec celui du bas. Le livret ne le précise pas pour chaque tuile ; dans cette édition numérique : 3 et 2 si la tuile nomme un métier, 2 et 1 si elle en nomme deux (déduit, donc reconstitué). Le plus grand total l’emporte ; à égalité, on gagne ensemble.
    .title = La fin et la victoire
