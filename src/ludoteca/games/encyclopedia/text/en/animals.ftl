# The animals of the deck, then the Sepultus creatures: common name, and a note for the finished volume.
# A message is named after its row in data/animals.toml or data/sepultus.toml.

## America

animal-tamiasciurus-hudsonicus = American red squirrel
    .note = It heaps conifer cones by the thousand in one larder and hangs mushrooms on twigs to dry; nor is a nest of eggs safe from this small miser.
animal-monodon-monoceros = narwhal
    .note = The unicorn of the cabinets is a whale: its horn is a left tooth, wound in a spiral, that grows straight through the lip of the male.
animal-bison-bison = American bison
    .note = In winter it swings its great bearded head from side to side and ploughs the snow off the grass beneath, a labour for which the hump holds the muscle.
animal-panthera-onca = jaguar
    .note = Its bite can pierce the shell of a turtle, and it swims broad rivers for pleasure or prey. Look for the dark dots inside the rosettes; a leopard’s are seldom so marked.
animal-bradypus-variegatus = brown-throated sloth
    .note = Green algae grow in its cracked and rain-soaked hair, and it comes down from its tree about once a week. Extra bones in the neck let it look almost straight behind.
animal-procyon-lotor = raccoon
    .note = It reads the world with its forepaws, whose touch grows finer when they are wet; hence the busy dabbling that people long took for the washing of food.
animal-ramphastos-toco = toco toucan
    .note = The enormous bill weighs little, for it is mostly air and bony foam, and blood sent through it carries off the heat of the day. It plucks fruit, insects and eggs.
animal-vultur-gryphus = Andean condor
    .note = On wings three metres across it rides the mountain winds for hours with hardly a beat, searching the high slopes for carcasses.
animal-meleagris-gallopavo = wild turkey
    .note = Europe credited it to the Turks and the Indies by turns, though it is a native of American woods. The cock’s bare head changes between red, white and blue.
animal-anser-caerulescens = snow goose
    .note = It grazes the Arctic tundra in summer and goes south in clamorous thousands. Some are white and some blue-grey, yet both may hatch in one nest.
animal-iguana-iguana = green iguana
    .note = A grave eater of leaves, fond of boughs above water, into which it drops when alarmed. A pale scale on its crown is a third eye that knows light from shadow.
animal-amblyrhynchus-cristatus = marine iguana
    .note = The only lizard that feeds in the sea: it dives to crop the weed off the rocks of the Galápagos, then sneezes out the salt.
animal-alligator-mississippiensis = American alligator
    .note = She guards a mound of rotting plants, whose warmth decides the sex of her young, and carries the hatchlings to the water in her jaws.
animal-chrysemys-picta = painted turtle
    .note = Its shell is edged with red as though by a miniaturist. Many hatchlings spend their first winter in the nest and live through frosts of several degrees.
animal-corallus-caninus = emerald tree boa
    .note = It rests in neat coils over a branch, head at the centre. The young are born alive and brick red or orange, and turn green in their first year or so.

## Africa

animal-lemur-catta = ring-tailed lemur
    .note = The ladies rule the troop. Rival males rub their tails with scent from the wrist and wave them at one another until the weaker stomach yields.
animal-loxodonta-africana = African bush elephant
    .note = Two fingers at the tip of the trunk can pick up a single berry, and the great ears, full of vessels, serve to cool the blood.
animal-panthera-leo = lion
    .note = The sociable one among the cats: sisters commonly stay together for life and suckle each other’s cubs. A roar on a still night carries eight kilometres.
animal-hippopotamus-amphibius = hippopotamus
    .note = By day it lies in the river and by night it walks out to graze. Its skin sheds a reddish fluid that shields it from the sun.
animal-theropithecus-gelada = gelada
    .note = It lives almost wholly on grass, plucked blade by blade on the cold high meadows of Ethiopia, and sleeps on ledges of the cliffs. A patch of bare red skin marks the chest.
animal-pan-troglodytes = chimpanzee
    .note = It weaves itself a fresh bed of branches nearly every night, and trims twigs to fish for termites, a craft that the young learn by watching their mothers.
animal-spheniscus-demersus = African penguin
    .note = It brays like an ass and breeds on the mild shores of the Cape, where bare pink skin above the eye helps it to lose heat.
animal-struthio-camelus = common ostrich
    .note = It has two toes to each foot, the largest eye of any land animal, and a stride that outruns most horses. The hiding of its head in sand is a fable.
animal-gypaetus-barbatus = bearded vulture
    .note = Most of its food is bone. What it cannot swallow whole it carries high and lets fall upon the rocks, returning patiently until the thing is broken.
animal-tauraco-corythaix = Knysna turaco
    .note = The crimson of its wing is a pigment with copper in it, found in turacos alone, and a little of it will dissolve in soapy water. It runs along branches like a squirrel.
animal-cyanochen-cyanoptera = blue-winged goose
    .note = A grazer of marshes and streams on the roof of Ethiopia, dressed in feathers thick as fur. It stands, and even walks, with its neck laid along its back.
animal-uroplatus-phantasticus = satanic leaf-tailed gecko
    .note = The tail copies a dead leaf down to the veins, and often to the bites of insects. Having no eyelids to close, the creature wipes its eyes with its tongue.
animal-crocodylus-niloticus = Nile crocodile
    .note = It swallows stones, which stay in its stomach, and it can wait under water for over an hour. Yet the mother answers the chirping of her eggs and digs them out.
animal-chersina-angulata = angulate tortoise
    .note = A citizen of the Cape whose male bears a spur of shell beneath the chin, with which he jousts until a rival lies upon his back.
animal-bradypodion-pumilum = Cape dwarf chameleon
    .note = Small enough to perch on a finger, it stalks flies in the hedges of Cape Town. It lays no eggs; each child is set down living upon a twig.

## Asia

animal-panthera-tigris = tiger
    .note = The largest of the cats, and one that likes to bathe. No two wear the same stripes, and if it were shaved the pattern would still be on the skin.
animal-ailuropoda-melanoleuca = giant panda
    .note = A bear that lives on bamboo and may spend half the day chewing it. To hold the stems it uses a bone of the wrist, enlarged to do the work of a thumb.
animal-ailurus-fulgens = red panda
    .note = It comes down tree trunks head first on ankles that turn, and sleeps with its ringed tail across its face in the cool forests of the Himalaya.
animal-rhinopithecus-roxellana = golden snub-nosed monkey
    .note = In the snowy mountains of China it winters on lichens and bark. Its blue face has hardly a nose at all, which may spare it from frostbite.
animal-camelus-ferus = wild Bactrian camel
    .note = It endures the winter frosts of the Gobi in a shaggy coat and can drink water saltier than the sea. The two humps store fat, not drink.
animal-pusa-sibirica = Baikal seal
    .note = The only species of seal confined to fresh water, hundreds of leagues from any ocean. It keeps breathing holes open through the winter ice of Lake Baikal.
animal-pavo-cristatus = Indian peafowl
    .note = The cock’s famous train is not his tail but the feathers that lie above it; the true tail stands behind and props the fan. He eats seeds, insects and small snakes.
animal-buceros-bicornis = great hornbill
    .note = The hen walls herself into a hollow tree to brood, leaving a slit through which her mate passes figs and the occasional lizard for weeks on end.
animal-grus-japonensis = red-crowned crane
    .note = Pairs dance in the snow, bowing and leaping, and call in duet. The crown owes its red to bare skin, which grows brighter when the bird is excited.
animal-nipponia-nippon = crested ibis
    .note = It wades for loaches and frogs in the rice fields. Before breeding it daubs its white feathers grey with a dark substance from the skin of its neck.
animal-gavialis-gangeticus = gharial
    .note = The narrow jaws hold about a hundred teeth, made for fish. Old males carry a knob upon the snout, named for an Indian pot, and buzz through it.
animal-varanus-komodoensis = Komodo dragon
    .note = The greatest of lizards tastes the wind with a forked tongue and finds carrion kilometres away. The young live in trees, where their elders are too heavy to follow.
animal-draco-volans = common flying dragon
    .note = Its wings are folds of skin stretched upon long ribs, which it opens like a fan to sail from trunk to trunk after ants.
animal-physignathus-cocincinus = Chinese water dragon
    .note = It sleeps on branches over forest streams and lets itself drop at any fright, to hide under water for many minutes. Insects, fish and fruit all please it.
animal-testudo-horsfieldii = steppe tortoise
    .note = On the steppe it may be abroad for only three months of the year, eating the herbs of spring; the rest it sleeps away in a burrow.

## Europe

animal-ursus-arctos = brown bear
    .note = It grows fat on berries, roots and salmon, then fasts in its den for up to half the year. The cubs, born there in midwinter, weigh less than a loaf of bread.
animal-cervus-elaphus = red deer
    .note = Each spring the stag casts his antlers and grows a new pair under velvet in about four months, in time to roar across the autumn woods.
animal-pteromys-volans = Siberian flying squirrel
    .note = A shadow of the northern spruce woods, from Finland eastward: it glides between trees on a skirt of skin and stores birch and alder catkins for the winter.
animal-castor-fiber = Eurasian beaver
    .note = Iron in the enamel makes its front teeth orange and hard enough to fell a birch. It dams streams so that the door of its house stays under water.
animal-odobenus-rosmarus = walrus
    .note = It feels for clams on the dark sea floor with hundreds of whiskers and sucks them from their shells. The tusks are canine teeth, useful for climbing out on ice.
animal-aix-galericulata = mandarin duck
    .note = A visitor from China who has settled in European parks. It nests in hollow trees, sometimes high above ground, and the ducklings simply jump.
animal-falco-peregrinus = peregrine falcon
    .note = No animal is faster: folding its wings, it falls upon pigeons at more than three hundred kilometres an hour. It builds nothing and lays on a bare ledge.
animal-phoenicopterus-roseus = greater flamingo
    .note = It feeds with its head upside down, straining brine shrimps, seeds and algae from the salt lagoons. The pink of its feathers comes from this soup.
animal-strix-nebulosa = great grey owl
    .note = Its wide face gathers sound so well that it hears a vole moving under the snow and plunges through the crust to seize it.
animal-fratercula-arctica = Atlantic puffin
    .note = It flies under water, digs its nest in turf, and lines up a dozen small fish crosswise in its bill. The bright plates of that bill are shed after breeding.
animal-garrulus-glandarius = Eurasian jay
    .note = Each autumn it buries acorns by the thousand and remembers most of them; some of the rest become oak trees. Beetles, eggs and mimicry fill its other hours.
animal-vipera-berus = common European adder
    .note = No snake lives farther north, for it is found beyond the Arctic Circle. It bears its young alive and sleeps out the winter, often in company.
animal-testudo-hermanni = Hermann’s tortoise
    .note = Known from its neighbours by the horny spur at the tip of its tail, it crops clover and thistles under the holm oaks. A warm nest hatches daughters, a cooler one sons.
animal-chamaeleo-chamaeleon = common chameleon
    .note = Each eye looks where it pleases until both agree upon a fly; then the tongue, as long as the body, settles the matter. It lives on the southern shores of Europe.
animal-emys-orbicularis = European pond turtle
    .note = Its dark shell is sprinkled with yellow like a night of stars. It basks on logs by day and winters in the mud at the bottom of the pond.

## Oceania

animal-phascolarctos-cinereus = koala
    .note = It eats the leaves of eucalypts, which would poison most others, and sleeps off the meal for up to twenty hours a day. Its fingers bear prints much like ours.
animal-osphranter-rufus = red kangaroo
    .note = The largest of the marsupials can clear eight metres at a bound, and the springs of its legs make haste cheap. In the heat it licks its forearms to cool itself.
animal-ornithorhynchus-anatinus = platypus
    .note = It lays eggs, gives milk, and hunts with eyes and ears shut, feeling in its bill the faint electricity of shrimps. The male wears a venomous spur.
animal-sarcophilus-harrisii = Tasmanian devil
    .note = Black, stout and quarrelsome at table, it devours a carcass with the bones and fur. The pouch of the mother opens backward.
animal-burramys-parvus = mountain pygmy possum
    .note = Named from fossil bones before anyone met one alive, it winters asleep beneath the snow of the Australian Alps and wakes to moths, seeds and berries.
animal-cygnus-atratus = black swan
    .note = In Europe a black swan was long the proverb for a thing that cannot be. In Australia it grazes on water weeds and may carry its cygnets on its back.
animal-nestor-notabilis = kea
    .note = A parrot of the snowy mountains of New Zealand, which digs roots and grubs, nests among boulders, and takes apart whatever a traveller leaves unwatched.
animal-dacelo-novaeguineae = laughing kookaburra
    .note = A kingfisher that seldom fishes: it drops from a branch on lizards and snakes, and beats them on the bough. The family laughs together at dawn to mark its estate.
animal-apteryx-mantelli = North Island brown kiwi
    .note = Its nostrils are at the very tip of the bill, with which it smells out worms and fallen berries in the dark. The egg may weigh a fifth of what the mother does.
animal-paradisaea-apoda = greater bird-of-paradise
    .note = Skins came to Europe with the feet removed, and scholars concluded that it never alighted. It does, on chosen branches, where the males dance in golden plumes.
animal-aptenodytes-patagonicus = king penguin
    .note = It makes no nest, but holds its single egg on its feet beneath a fold of warm skin. Great cities of them stand on the shore of Macquarie Island.
animal-chelonia-mydas = green turtle
    .note = It grazes meadows of seagrass, and after decades at sea the female returns to lay near the beach where she was hatched. Green is the colour of its fat.
animal-chlamydosaurus-kingii = frilled lizard
    .note = When cornered it opens its mouth and a great ruff of skin springs up about its head; if that persuades nobody, it runs away on two legs to the nearest tree.
animal-corucia-zebrata = Solomon Islands skink
    .note = A tree-dweller that holds on with its tail and lives in families. The mother bears one enormous infant, seldom two, and guards it for months.
animal-sphenodon-punctatus = tuatara
    .note = It resembles a lizard and is none: the rest of its order died out long ages ago. It hunts in the cool of night and may pass its hundredth birthday.

## Sepultus

animal-sepultus-1 = the giant of the quarry
    .note = The knobbed end of a thigh bone. Dr Plot of Oxford thought first of an elephant, brought by the Romans, then of a giant, whose other bones are still awaited.
animal-sepultus-2 = the sinner under the well-stone
    .note = Turned over beside a well at Elston, the slab showed ribs and a spine. The parish saw a man drowned in the Flood; Dr Stukeley saw a crocodile, or else a porpoise.
animal-sepultus-3 = the spoon-toothed colossus
    .note = Mr Lhuyd engraved one tooth and called it Rutellum, the little shovel. The owner, we suspect, cropped leaves with it, and had a neck whose length we dare not print.
animal-sepultus-4 = the heron of the red sandstone
    .note = It left three-toed prints, each longer than a man’s foot, across what was once warm mud. A bird, plainly, since it walked on two legs; but the stone also shows us teeth.
animal-sepultus-5 = the griffin of the sands
    .note = Caravans speak of it: the beak of an eagle on a beast with four legs, asleep in the red desert. A frill of bone behind the skull may have been taken for wings.
animal-sepultus-6 = the thumb-spiked climber
    .note = Its teeth are shaped like leaves; its bony spike we took from the nose and gave to the thumb, the better to climb. Tracks of some such beast lie on frozen Spitsbergen.
