# The residents of Navoria: a name, and a line about who they are.
# A message is named after its row in data/residents.toml.

## Merchants

resident-merchant-sprite-sprite = Pim Thistledown
    .note = He sells moonbeams by the yard, and every sprite you know becomes a faithful customer.
resident-merchant-human-sprite = Odilla Glimmerpurse
    .note = She learned to whisper so that sprites would bargain, and her first sale is already made.
resident-merchant-goblin-sprite = Nebbo Threepenny
    .note = A goblin with a tray of tiny hats: always paid in advance, and adored by sprites.
resident-merchant-human-human = Tamsin Fairweight
    .note = Her scales never lie, so every human in your company shops at her stall.
resident-merchant-goblin-human = Grizel Hundred-Buttons
    .note = She sells lost buttons back to the humans who lost them, and her books always balance.
resident-merchant-beast-human = Orsel Honeycrock
    .note = Humans queue for the warmth of his fur and leave with a jar of honey each.
resident-merchant-goblin-goblin = Razka Nimblethumb
    .note = She has more goblin cousins than coins, and at income time every one of them counts.
resident-merchant-beast-goblin = Bruma Velvetpaw
    .note = Goblins haggle loudly; she only blinks, wags her tail, and gets the better price.
resident-merchant-sprite-goblin = Lissi Coppergleam
    .note = She lights the goblins’ night market with her own glow and charges a copper a head.
resident-merchant-beast-beast = Hummel Broadback
    .note = He carries his whole shop on his back and follows the tracks of his fellow beasts.
resident-merchant-sprite-beast = Tavi Burrcomb
    .note = He combs burrs from every fur, sells the fluff, and knows all the beasts by name.
resident-merchant-human-beast = Corvan Saltlick
    .note = Beasts cross the whole city for his blocks of salt, and he never runs short.

## Builders

resident-builder-sprite-desert = Ansa Sandglass
    .note = She raises outposts in the desert one grain at a time, before the wind can object.
resident-builder-sprite-glacier = Firn Clearpane
    .note = He carves the windows before the walls, so every glacier outpost begins with a view.
resident-builder-sprite-forest = Molu Acornroof
    .note = He thatches forest outposts with leaves and asks the oldest oak for its blessing.
resident-builder-human-desert = Berenna of the Well
    .note = In the desert she bakes bread first, and only then lays the outpost’s first stone.
resident-builder-human-glacier = Halvo Bluestone
    .note = He hauls a mineral out of the glacier and builds an outpost in the hole it leaves.
resident-builder-human-forest = Jorin Splitlog
    .note = An axe for you, a roof for travellers: that is how his forest outposts begin.
resident-builder-goblin-desert = Drezz Dustyboots
    .note = He scouts one dune further into the desert and builds an outpost where his boots give out.
resident-builder-goblin-glacier = Yorga Frostnail
    .note = She hammers ladders into the glacier, climbs one rung, and hangs an outpost on it.
resident-builder-goblin-forest = Moxle Rootbridge
    .note = He stitches the forest together with rope bridges: one step across, one outpost at the end.
resident-builder-beast-desert = Dorrum Sandshoulder
    .note = He sleeps by day, digs by night, and at dawn the desert has one more outpost.
resident-builder-beast-glacier = Nanoa Warmden
    .note = Her winter dens are so snug that on the glacier they serve as outposts.
resident-builder-beast-forest = Gado Gnawbeam
    .note = He gnaws each beam to length and builds forest outposts without a single nail.

## Soldiers

resident-soldier-sprite-desert = Zephi Sunlance
    .note = She patrols the desert outposts at noon, when even the shadows stay at home.
resident-soldier-sprite-glacier = Nilo Rimebell
    .note = He rings a bell of ice when danger nears, and the glacier outposts sleep soundly.
resident-soldier-sprite-forest = Elwy Pineneedle
    .note = Armed with a very small spear and great dignity, she guards the outposts of the forest.
resident-soldier-human-desert = Captain Idrane
    .note = She knows every desert outpost by the sound of its canvas in the wind.
resident-soldier-human-glacier = Torvin Coldwatch
    .note = He keeps the kettle hot and the glacier outposts safe, in that order.
resident-soldier-human-forest = Maelis Greencloak
    .note = Nobody sees her between the trees, and no forest outpost fears a thief.
resident-soldier-goblin-desert = Rugg Potlid
    .note = His shield came from a kitchen, yet the desert outposts would not swap him for ten knights.
resident-soldier-goblin-glacier = Vasha Woolhelm
    .note = She knitted her own helmet, then one for every guard of the glacier outposts.
resident-soldier-goblin-forest = Pokk Mossmail
    .note = A bush salutes beside each forest outpost: that is him, buttoned up to the chin.
resident-soldier-beast-desert = Sarrak Goldmane
    .note = One yawn from him at dusk, and bandits give the desert outposts a wide berth.
resident-soldier-beast-glacier = Ulma Whitesong
    .note = When she sings to the moon, every outpost on the glacier knows that all is well.
resident-soldier-beast-forest = Bodo Keennose
    .note = He sniffs every visitor twice; only the honest may enter the outposts of the forest.

## Adventurers

resident-adventurer-sprite-desert = Luvo Goodwind
    .note = He sails his kite over two desert dunes and salutes every flag he passes.
resident-adventurer-sprite-glacier = Sely Silverskate
    .note = Two long glides carry her up the glacier, where every flag is an old friend.
resident-adventurer-sprite-forest = Ferrin Leafrider
    .note = He drifts over two great trees of the forest and notes every flag in a tiny book.
resident-adventurer-human-desert = Nadira of the Stars
    .note = One step into the desert, one wherever you wish: her diary is written in flags.
resident-adventurer-human-glacier = Osk Longrope
    .note = He leads you up the glacier, then anywhere at all, and ties a knot at every flag.
resident-adventurer-human-forest = Wenna Whitechalk
    .note = She marks one tree in the forest, one signpost elsewhere, and counts the flags at dusk.
resident-adventurer-goblin-desert = Tebb Shortcut
    .note = He swears that the desert is the quickest way to anywhere, and is annoyingly often right.
resident-adventurer-goblin-glacier = Kruda Sledwheel
    .note = Her sled is ready for any road: one run on the glacier, one wherever you like.
resident-adventurer-goblin-forest = Fubb Wrongturn
    .note = He gets lost in the forest on purpose and comes out wherever you need him.
resident-adventurer-beast-desert = Saluka Farstride
    .note = Two bounds over the desert, three tales to tell, and no sand in her ears.
resident-adventurer-beast-glacier = Hrolm Snowplough
    .note = He climbs two ridges of the glacier, and everyone else walks in his furrow.
resident-adventurer-beast-forest = Rhisa Redbrush
    .note = She is two clearings ahead in the forest before you notice that her tail has gone.

## Artisans

resident-artisan-sprite-weapon-food = Mirrel Breadcrumb
    .note = With one and the same little knife she sharpens your spears and cuts your cheese.
resident-artisan-sprite-mineral-weapon = Tinz Thimble
    .note = On an anvil no bigger than a nut he cuts minerals and forges royal blades.
resident-artisan-sprite-food-mineral = Dulci Sweetquartz
    .note = She grows crystals of sugar and crystals of rock; taste them before you sort them.
resident-artisan-human-weapon-food = Gerlo Fryingpan
    .note = Cook and smith at once: his swords slice ham, and his stews are worth an army.
resident-artisan-human-mineral-weapon = Hestra Ironbraid
    .note = From minerals she draws wire, from wire a sword’s hilt, and hums all the while.
resident-artisan-human-food-mineral = Ambrin Cheesecave
    .note = He ripens his wheels in an old mine and brings minerals up on the same cart.
resident-artisan-goblin-weapon-food = Skeddle Threepockets
    .note = A spear, a sausage, and something from the deepest lining: the choice is yours.
resident-artisan-goblin-mineral-weapon = Ozga Sootnose
    .note = She pulls a mineral and a blade out of the ashes, then asks what else you need.
resident-artisan-goblin-food-mineral = Gubble Bigladle
    .note = In his stone soup you find food, a mineral, and whatever else you ask for.
resident-artisan-beast-weapon-food = Thorbo Hammerpaw
    .note = He forges only one weapon a season, and crowds come from afar to admire it.
resident-artisan-beast-mineral-weapon = Agatta Finewhisker
    .note = She trembles near a fine mineral, then polishes it until the whole city applauds.
resident-artisan-beast-food-mineral = Bessoly Oldoven
    .note = She bakes a single pie each day, and the whole Capital follows the scent.
