# The residents of Navoria: a name, and a line about who they are.
# A message is named after its row in data/residents.toml.

## Merchants

resident-merchant-sprite-sprite = Pim Duvet-de-Chardon
    .note = Il vend le clair de lune au mètre, et tous vos amis lutins deviennent ses clients.
resident-merchant-human-sprite = Odilla Bourse-Claire
    .note = Elle a appris à chuchoter pour marchander avec les lutins ; sa première vente est déjà faite.
resident-merchant-goblin-sprite = Nebbo Trois-Sous
    .note = Un gobelin au plateau chargé de chapeaux minuscules : on le paie d’avance, et les lutins l’adorent.
resident-merchant-human-human = Tamsin Poids-Juste
    .note = Sa balance ne ment jamais : tous les humains de votre troupe se servent à son étal.
resident-merchant-goblin-human = Grizel Cent-Boutons
    .note = Elle revend aux humains les boutons qu’ils ont perdus, et ses comptes tombent toujours juste.
resident-merchant-beast-human = Orsel Pot-de-Miel
    .note = Les humains viennent se réchauffer à sa fourrure et repartent tous avec un pot de miel.
resident-merchant-goblin-goblin = Razka Pouce-Agile
    .note = Elle a plus de cousins gobelins que de pièces, et à l’heure des revenus chacun compte.
resident-merchant-beast-goblin = Bruma Patte-de-Velours
    .note = Les gobelins marchandent à grands cris ; elle cligne des yeux, remue la queue, et l’emporte.
resident-merchant-sprite-goblin = Lissi Éclat-de-Cuivre
    .note = Elle éclaire de sa lueur le marché nocturne des gobelins et demande un sou par tête.
resident-merchant-beast-beast = Hummel Large-Dos
    .note = Il porte toute sa boutique sur le dos et suit à la trace les autres bêtes.
resident-merchant-sprite-beast = Tavi Peigne-Bardane
    .note = Il démêle toutes les fourrures, revend le duvet et connaît chaque bête par son nom.
resident-merchant-human-beast = Corvan Pierre-à-Sel
    .note = Les bêtes traversent toute la ville pour ses blocs de sel, et il n’en manque jamais.

## Builders

resident-builder-sprite-desert = Ansa Sablier
    .note = Elle élève des comptoirs dans le désert grain par grain, avant que le vent ne proteste.
resident-builder-sprite-glacier = Firn Vitre-Claire
    .note = Il taille les fenêtres avant les murs : chaque comptoir du glacier commence par une vue.
resident-builder-sprite-forest = Molu Toit-de-Gland
    .note = Il couvre de feuilles les comptoirs de la forêt et demande au vieux chêne sa bénédiction.
resident-builder-human-desert = Berenna du Puits
    .note = Dans le désert, elle cuit d’abord le pain, puis pose la première pierre du comptoir.
resident-builder-human-glacier = Halvo Pierre-Bleue
    .note = Du glacier il rapporte du minerai ; dans le creux qui reste, il bâtit un comptoir.
resident-builder-human-forest = Jorin Fend-Bûches
    .note = Une hache pour vous, un toit pour les voyageurs : ainsi naissent ses comptoirs en forêt.
resident-builder-goblin-desert = Drezz Bottes-Poudreuses
    .note = Il pousse une dune plus loin dans le désert et bâtit son comptoir où ses bottes lâchent.
resident-builder-goblin-glacier = Yorga Clou-de-Givre
    .note = Elle plante des échelles dans le glacier, monte d’un échelon et y accroche un comptoir.
resident-builder-goblin-forest = Moxle Pont-de-Racines
    .note = Il couvre la forêt de ponts de corde : un pas de plus, un comptoir au bout.
resident-builder-beast-desert = Dorrum Épaule-de-Sable
    .note = Il dort le jour, creuse la nuit, et à l’aube le désert a un comptoir de plus.
resident-builder-beast-glacier = Nanoa Tanière-Douce
    .note = Ses tanières d’hiver sont si douillettes que, sur le glacier, elles servent de comptoirs.
resident-builder-beast-forest = Gado Ronge-Poutre
    .note = Il ronge chaque poutre à la bonne longueur et bâtit en forêt des comptoirs sans clous.

## Soldiers

resident-soldier-sprite-desert = Zephi Lance-Soleil
    .note = Elle surveille les comptoirs du désert à midi, quand les ombres mêmes restent chez elles.
resident-soldier-sprite-glacier = Nilo Cloche-de-Givre
    .note = Sa cloche de glace sonne au moindre danger : les comptoirs du glacier dorment tranquilles.
resident-soldier-sprite-forest = Elwy Aiguille-de-Pin
    .note = Armée d’une toute petite lance et d’une grande dignité, elle garde les comptoirs de la forêt.
resident-soldier-human-desert = Capitaine Idrane
    .note = Elle reconnaît chaque comptoir du désert au bruit de ses toiles dans le vent.
resident-soldier-human-glacier = Torvin Garde-Froid
    .note = Il tient la bouilloire au chaud et les comptoirs du glacier à l’abri, dans cet ordre.
resident-soldier-human-forest = Maelis Vert-Manteau
    .note = Nul ne la voit entre les arbres, et nul comptoir de la forêt ne craint les voleurs.
resident-soldier-goblin-desert = Rugg Couvercle
    .note = Son bouclier vient d’une cuisine, mais les comptoirs du désert le préfèrent à dix chevaliers.
resident-soldier-goblin-glacier = Vasha Casque-de-Laine
    .note = Elle a tricoté son casque, puis ceux de tous les gardes des comptoirs du glacier.
resident-soldier-goblin-forest = Pokk Cotte-de-Mousse
    .note = Un buisson salue devant chaque comptoir de la forêt : c’est lui, boutonné jusqu’au menton.
resident-soldier-beast-desert = Sarrak Crinière-d’Or
    .note = Il bâille au crépuscule, et les brigands passent au large des comptoirs du désert.
resident-soldier-beast-glacier = Ulma Chant-Blanc
    .note = Quand elle chante pour la lune, les comptoirs du glacier savent tous que la nuit sera calme.
resident-soldier-beast-forest = Bodo Fin-Museau
    .note = Il flaire deux fois chaque visiteur ; seuls les honnêtes gens entrent aux comptoirs de la forêt.

## Adventurers

resident-adventurer-sprite-desert = Luvo Bon-Vent
    .note = Sur son cerf-volant, il franchit deux dunes du désert et salue chaque drapeau au passage.
resident-adventurer-sprite-glacier = Sely Patin-d’Argent
    .note = En deux glissades elle avance sur le glacier, où chaque drapeau lui est un vieil ami.
resident-adventurer-sprite-forest = Ferrin Monte-Feuille
    .note = Il survole deux grands arbres de la forêt et note chaque drapeau dans un minuscule carnet.
resident-adventurer-human-desert = Nadira des Étoiles
    .note = Un pas dans le désert, un autre où vous voulez : les drapeaux lui servent de journal.
resident-adventurer-human-glacier = Osk Longue-Corde
    .note = Il vous mène sur le glacier, puis n’importe où, et fait un nœud à chaque drapeau.
resident-adventurer-human-forest = Wenna Craie-Blanche
    .note = Elle marque un arbre en forêt, un poteau ailleurs, et le soir compte les drapeaux.
resident-adventurer-goblin-desert = Tebb Raccourci
    .note = Il jure que tout est plus près par le désert, et il a trop souvent raison.
resident-adventurer-goblin-glacier = Kruda Luge-à-Roues
    .note = Sa luge passe partout : une course sur le glacier, puis une autre où vous voulez.
resident-adventurer-goblin-forest = Fubb Mauvais-Chemin
    .note = Il se perd exprès dans la forêt et en ressort là où vous avez besoin de lui.
resident-adventurer-beast-desert = Saluka Grand-Pas
    .note = Deux bonds dans le désert, trois histoires à raconter, et pas un grain de sable aux oreilles.
resident-adventurer-beast-glacier = Hrolm Chasse-Neige
    .note = Il gravit deux crêtes du glacier, et tous les autres marchent dans son sillon.
resident-adventurer-beast-forest = Rhisa Queue-Rousse
    .note = Elle a deux clairières d’avance dans la forêt avant que vous n’ayez vu filer son ombre.

## Artisans

resident-artisan-sprite-weapon-food = Mirrel Mie-de-Pain
    .note = Du même petit couteau, elle affûte vos lances et coupe votre fromage.
resident-artisan-sprite-mineral-weapon = Tinz Dé-à-Coudre
    .note = Sur une enclume grosse comme une noix, il taille des minerais et forge des lames royales.
resident-artisan-sprite-food-mineral = Dulci Quartz-Doux
    .note = Elle fait pousser des cristaux de sucre et de roche ; goûtez-les avant de les ranger.
resident-artisan-human-weapon-food = Gerlo la Poêle
    .note = Cuisinier et forgeron : ses épées tranchent le jambon, ses ragoûts valent une armée.
resident-artisan-human-mineral-weapon = Hestra Tresse-de-Fer
    .note = Du minerai elle tire un fil, du fil une poignée d’épée, et fredonne tout du long.
resident-artisan-human-food-mineral = Ambrin Cave-à-Fromage
    .note = Il affine ses meules dans une vieille mine et remonte du minerai sur la même charrette.
resident-artisan-goblin-weapon-food = Skeddle Trois-Poches
    .note = Une lance, une saucisse et un objet tiré de la doublure : à vous de choisir.
resident-artisan-goblin-mineral-weapon = Ozga Nez-de-Suie
    .note = Elle tire des cendres un minerai et une lame, puis demande ce qu’il vous faut encore.
resident-artisan-goblin-food-mineral = Gubble Grosse-Louche
    .note = Dans sa soupe au caillou : de quoi manger, un minerai, et ce que vous voudrez d’autre.
resident-artisan-beast-weapon-food = Thorbo Patte-Marteau
    .note = Il ne forge qu’une arme par saison, et l’on vient de loin pour l’admirer.
resident-artisan-beast-mineral-weapon = Agatta Fine-Moustache
    .note = Elle frémit près d’un beau minerai, puis le polit jusqu’à ce que la ville applaudisse.
resident-artisan-beast-food-mineral = Bessoly Vieux-Four
    .note = Elle ne cuit qu’une tourte par jour, et toute la Capitale en suit le parfum.
