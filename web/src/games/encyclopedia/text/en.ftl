encyclopedia-name = Encyclopedia
encyclopedia-cover-line = a history of the animals
encyclopedia-line = 1739. Draft dice, lead expeditions to five continents, and publish what you have seen.
encyclopedia-facts = 2 to 4 seats: people, bots, automas
encyclopedia-first = against a bot: { $level }
encyclopedia-automa-linne = Linné ★
encyclopedia-automa-trembley = Trembley ★★
encyclopedia-automa-daubenton = Daubenton ★★★
encyclopedia-automa-boudeuse = La Boudeuse ★
encyclopedia-automa-resolution = HMS Resolution ★★
encyclopedia-automa-astrolabe = L’Astrolabe ★★★
encyclopedia-option-edition = Printed edition
    .note = The four rulebooks differ in a few places; choose the one that you know. The options below can still be set one by one.
encyclopedia-option-edition-en = English
encyclopedia-option-edition-fr = French
encyclopedia-option-edition-it = Italian
encyclopedia-option-edition-pl = Polish
encyclopedia-option-sepultus = Sepultus Creatura
    .note = Six creatures of legend are shuffled into the animals. They belong to no continent, and the die must show their exact value.
encyclopedia-option-simon_hodesmann = Simon Hodesmann brings
    .note = How many coins this expert gives for a cube on Type III; the books differ.
encyclopedia-option-simon_hodesmann-2 = 2 coins
encyclopedia-option-simon_hodesmann-3 = 3 coins
encyclopedia-option-sepultus_with_automas = Sepultus with automas
    .note = Whether the creatures may be in the deck when an automa plays; it passes them over.
encyclopedia-option-face_down_cards = Published cards
    .note = Whether everybody may look at published animals and spent experts, or only their owner.
encyclopedia-option-face_down_cards-open = Everybody may look
encyclopedia-option-face_down_cards-hidden = Only their owner
encyclopedia-option-sepultus_without_cube = Creatures without a cube
    .note = Whether a creature may join any publication, as an animal of the reference’s continent may, or only by publishing its cube.
guide-encyclopedia-draft = Before the first round everybody chooses animals to study. Each belongs to a continent and has four categories; animals of the same continent go well together.
guide-encyclopedia-slots = Each die goes on a slot of your board. Anybody may take it from there. If another player does, you gain what the slot shows: put what others want on the best slot.
guide-encyclopedia-die = Your turn: take one die, yours or another’s, and do one action with it. High dice do more; the colour matters for cards and expeditions. You may also choose the place first, or drag a die there.
guide-encyclopedia-action = Six actions. Embassy and Bank bring means, University an expert, Academy an animal; an Expedition puts cubes on your animals, a Publication turns them into points.
guide-encyclopedia-continent = The die goes to the leftmost free space of a continent: the first comers gain reputation, the later ones value. A continent of another colour costs a token.
guide-encyclopedia-cube = Spend the expedition’s value on cubes: a type I space costs 2, II 4, III 7, IV 10. What is left over is lost, so choose well.
guide-encyclopedia-raise = Raise the value with coins (+1), royal seals (+5) and, on an expedition, tokens (+2), in any order. Only what can still be of use is offered, and each seal is worth four points at the end.
guide-encyclopedia-expert = Experts work for you: at once, from now on, or at the end. One of your die’s colour also brings a token.
guide-encyclopedia-animal = Animals of the die’s colour are free; another colour costs a token or a seal. The Academy also brings reputation.
guide-encyclopedia-reference = A publication begins with one animal, the reference: its continent and its categories decide which other cubes may be published with it.
guide-encyclopedia-publish = Add the animals whose cubes match. The line below says what each choice brings before anything is final.
guide-encyclopedia-extra = The round is over. For one royal seal you may roll a die from the board again and do one more action.
guide-encyclopedia-automa = The automa follows its cards. The log gives the reason for each of its steps.
guide-encyclopedia-reputation = Reputation moves your marker around the track; every bonus space that it reaches or passes gives its bonus.
guide-encyclopedia-round = A round token is turned: what it shows is for everybody.
ency-round = Round { $round } of { $rounds }
ency-setup = Set-up
ency-area-map = Map
ency-area-cards = Cards
ency-area-desk = My desk
ency-area-publications = Published
ency-area-others = Others
ency-space = { $category } { $cost }
ency-exactly = taken by a die of exactly { $value }
ency-research = { $category }: research costs { $cost }{ $vp ->
    [0] {""}
   *[other] , { $vp } VP at once
}
ency-researched = { $category }: researched
ency-embassy = Expedition tokens by the value of the die
ency-bank = Coins, and for the first die of the round the first-player marker
ency-academy = Reputation by the value of the die
ency-first = First player
ency-first-short = first
ency-experts-left = Experts face down: { $cards }
ency-animals-left = Animals face down: { $cards }
ency-expedition-space = { $reputation } reputation, value +{ $bonus }
ency-shelf = { $name }, { $category }: { $cubes ->
    [0] no cube
    [one] 1 cube
   *[other] { $cubes } cubes
}{ $vp ->
    [0] {""}
   *[other] , { $vp } VP at the end
}
ency-type = Type { $type }: published from value { $value } on, { $vp } VP for a cube
ency-slot = When another player takes the die: { $gift }
ency-coins = Coins: { $count }
ency-tokens = Expedition tokens: { $count }
ency-seals = Royal seals: { $count }
ency-cubes = Cubes at hand: { $count }{ $fives ->
    [0] {""}
   *[other] . “5 cubes” tokens in use: { $fives }
}
ency-reputation = Reputation: space { $space }
ency-retired = Experts face down: { $count }
ency-published = Published animals: { $count }
ency-no-study = No animal under study
ency-points = { $vp } VP now, { $total } if the game ended now
ency-open-board = { $name }: show the whole board
ency-priorities = Its continents, best liked first
ency-scores-by = Scores by { $card }
ency-points-left = points left
ency-needed = needs { $value }
ency-value = value
ency-this-round = This round
ency-bag = Bag
ency-plan-short = Plan
ency-plan-expedition = Plan an expedition
ency-plan-publication = Plan a publication
ency-plan-use = Use this plan
ency-plan-begun = You have begun this action already. Step back to choose otherwise.
ency-plan-empty =
    { $plan ->
        [expedition] Choose at least one research space first.
       *[publication] You study no animal that could be published.
    }
ency-plan-die = The die
ency-plan-continent = Continent
ency-plan-no-animals = You study no animal here: { $continent }.
ency-plan-cubes = Which research spaces get a cube?
ency-plan-needed = needed
ency-plan-have = as it is
ency-plan-reached = paid for
ency-plan-reach = with all
ency-plan-points = On your score sheet: { $points }
ency-plan-asks = Asked on the way:
ency-plan-reveals = something is drawn first. Draft this, and plan on from there.
ency-plan-reference = Reference
ency-plan-level = Value of the die
ency-plan-joining = Who joins
ency-plan-choices = All choices, best first
ency-plan-gives = VP for the publication
ency-colour-paid = Colour paid with
ency-pay-coin = Coins, +{ $worth } each
ency-pay-token = Expedition tokens, +{ $worth } each
ency-pay-seal = Royal seals, +{ $worth } each
ency-plan-sum = { $value } + { $paid } paid = { $sum }
ency-of = of { $have }
ency-less = Less
ency-more = More
ency-suggest = As suggested
ency-n-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
ency-vp = { $vp } VP
ency-kept = kept
ency-leaves = leaves the game
ency-alone = the reference alone
ency-volume = The volume
ency-volume-of = The volume of { $name }
ency-volume-over = Of the animals of the five continents
ency-volume-plates = { $plates ->
    [0] a volume that was never printed
    [one] with one plate
   *[other] with { $plates } plates
}
ency-volume-by = described by
ency-volume-with = together with { $names }
ency-plate = Plate { $number }
ency-unknown-land = Terra incognita
ency-page = Page { $page } of { $pages }
ency-page-back = Previous page
ency-page-on = Next page
ency-first-page = This is the first page
ency-last-page = This is the last page
encyclopedia-authors = Encyclopedia is by Éric Dubus and Olivier Melison.
