### Encyclopedia at the table: what happens, what is asked, what can be answered, and why not.
###
### A fact fills the variable of its name. Names of seats, experts and cards are never inflected: where a language
### would have to, put them behind a colon or in parentheses. Animals have small initials, so no sentence starts
### with one. A name also gives its key, to select on: $colour-key is colour-red, $gift-key is gift-die.
### A list gives $name-count, how many it holds. $whose is own or other: whether $seat is $owner.
### The .other of a question is for those who are not asked: who decides what.

## Names

colour-red = red
colour-yellow = yellow
colour-purple = purple
colour-blue = blue
colour-green = green
continent-america = America
continent-africa = Africa
continent-asia = Asia
continent-europe = Europe
continent-oceania = Oceania
category-mammal = mammal
category-bird = bird
category-reptile = reptile
category-omnivore = omnivore
category-carnivore = carnivore
category-herbivore = herbivore
category-terrestrial = terrestrial
category-arboreal = arboreal
category-aquatic = aquatic
category-hot = hot
category-cold = cold
category-temperate = temperate
action-embassy = Embassy
action-bank = Bank
action-university = University
action-academy = Academy
action-expedition = Expedition
action-publication = Publication
gift-nothing = nothing
gift-expert = an expert
gift-animal = an animal
gift-die = a fifth die

## Numbers of things

n-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
n-tokens = { $tokens ->
    [one] 1 expedition token
   *[other] { $tokens } expedition tokens
}
n-seals = { $seals ->
    [one] 1 royal seal
   *[other] { $seals } royal seals
}
n-vp = { $vp } VP
n-reputation = { $reputation } reputation
n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
n-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
n-animals = { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
}
n-experts = { $experts ->
    [one] 1 expert
   *[other] { $experts } experts
}
n-paid = { $payment ->
    [coin] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
    [token] { $amount ->
        [one] 1 expedition token
       *[other] { $amount } expedition tokens
    }
   *[seal] { $amount ->
        [one] 1 royal seal
       *[other] { $amount } royal seals
    }
}

## Things. "Whole" is a card with everything that is printed on it.

die-face = { $die } { $face }
animal-whole = { $animal } ({ $latin }), { $continent }: { $kinds }
animal-of = { $animal } ({ $continent })
creature = { $animal }
sepultus-whole = { $animal } (Sepultus), die { $value }, { n-points }: { $kinds }
expert-whole = { $expert }, { $continent }: { $effect }
expert-of = { $expert } ({ $continent })
# An expert that placing the die would set to work, and the list of all who would.
helper = { $expert }: { $gain }
on-slot = { $slot-key ->
    [gift-nothing] on the slot that gives nothing
   *[other] on the slot for { $slot }
}
and-helpers = { $helpers-count ->
    [0] {""}
   *[other] ; { $helpers }
}
# What a publication of some value may publish: $types is how many types, Type 0 included.
publishes = { $types ->
    [0] nothing yet (2 is needed)
    [1] cards only (Type 0)
    [2] up to Type I
    [3] up to Type II
    [4] up to Type III
   *[other] up to Type IV
}

## What experts do

effect-die = { $gain } for each die placed at the { $action }
effect-die-expedition = { $gain } for each expedition to { $continent }
effect-die-publication = { $gain } for each publication
effect-cube = { $gain } for each cube on Type { $kind }
effect-value-dice = +{ $amount } for each die you use as { $colour }
effect-value-expedition = +{ $amount } to the value of expeditions to { $continent }
effect-use = { $gain }, once, at any moment of your turn
effect-end-cubes = at the end, +{ $cubes ->
    [one] 1 { $category } cube
   *[other] { $cubes } { $category } cubes
}
effect-end-tokens = at the end, +{ n-vp } for each expedition token
effect-end-seals = at the end, +{ n-vp } for each royal seal
effect-end-coins = at the end, +{ n-vp } for every { n-coins }
effect-end-experts = at the end, +{ n-vp } for each of your experts, face down too
effect-end-reputation = at the end, +{ n-vp } for each space your reputation marker is past the start

## Where something comes from

why = { $why ->
    [academy] Academy
    [bank] Bank
    [card] its card
    [cards] published animals
    [deck] from the deck
    [draft] opening choice
    [embassy] Embassy
    [expedition] expedition
    [expert] expert
    [instant] instant expert
    [publication] publication
    [reputation] reputation
    [research] research
    [round-token] round token
    [seal] royal seal
    [setup] start of the game
    [slot] for the die taken
    [university] University
   *[other] { $why }
}

## Events: set-up and rounds

event-first-player-drawn = { $seat } is first player.
event-priorities-drawn = { $seat } ranks the continents: { $continents }.
event-expert-revealed = New at the University: { $expert }.
event-animal-revealed = New at the Academy: { $animal }.
event-deck-rebuilt = { $deck ->
    [expert] The discarded experts are shuffled into a new deck.
   *[animal] The discarded animals are shuffled into a new deck.
}
event-round-began = Round { $round } begins.
event-round-token-turned = { $gift-key ->
    [gift-nothing] Round token: nothing this time.
   *[other] Round token: { $gift } for each player.
}
event-die-rolled = { $seat } rolls: { $die } { $face }.
event-die-slotted = { $seat } puts the { $die } { $face } { on-slot }.
event-round-ended = Round { $round } is over. The open cards are discarded, the dice go back into the bag.

## Events: turns

event-turn-began = It is { $seat }’s turn.
event-die-taken = { $whose ->
    [own] { $seat } takes the { $die } { $face } from their own board.
   *[other] { $slot-key ->
        [gift-nothing] { $seat } takes the { $die } { $face } from { $owner }’s board.
       *[other] { $seat } takes the { $die } { $face } from { $owner }’s board (slot: { $slot }).
    }
}
event-die-placed = { $seat } places the { $die } { $face } at the { $action }.
event-expedition-began = { $seat } places the { $die } { $face } in { $continent }, { $space ->
    [0] on the first space
    [1] on the second space
    [2] on the third space
   *[other] on the fourth space
}.
event-publication-began = { $seat } publishes with the { $die } { $face }. Reference: { $animal }.
event-colour-paid = { $payment ->
    [token] { $seat } pays 1 expedition token: the die is now { $colour }.
   *[seal] { $seat } pays 1 royal seal: the die is now { $colour } and counts 5 more.
}
event-value-raised = { $seat } spends { n-paid }: value { $value }.
event-seal-sold = { $seat } discards 1 royal seal for coins.
event-first-player-taken = { $seat } takes the first-player marker.

## Events: gains

event-coins-gained = { $seat } gains { n-coins } ({ why }).
event-tokens-gained = { $seat } gains { n-tokens } ({ why }).
event-seals-gained = { $seat } gains { n-seals } ({ why }).
event-points-gained = { $seat } gains { n-vp } ({ why }).
event-reputation-gained = { $seat } gains { n-reputation } ({ why }): marker on space { $space }.
event-bonus-owed = { $seat } will choose { $gift } after this turn.
event-bonus-lost = No card is left anywhere for { $seat }: the bonus is lost ({ $gift }).

## Events: cards

event-expert-taken = { $seat } takes { $expert } ({ why }).
event-expert-seated = { $expert } now works for { $seat }.
event-expert-covered = { $expert } now works for { $seat } and covers { $covered }.
event-expert-tucked = { $expert } is tucked under { $seat }’s board, face down.
event-expert-used = { $seat } uses { $expert }.
event-expert-worked = { $expert } helps { $seat }.
event-animal-taken = { $seat } takes an animal: { $animal } ({ why }).
event-sepultus-passed-over = { $seat } draws a creature and puts it aside: { $animal }.

## Events: research and publication

event-cube-placed = { $seat } places a cube: { $animal }, { $category }. { $points ->
    [0] No points are left.
    [one] 1 point is left.
   *[other] { $points } points are left.
}
event-animal-added = { $seat } adds an animal to the publication: { $animal }.
event-cubes-published = { $seat } publishes { n-cubes }: { $category }, { n-vp }.
event-animal-published = { $seat } keeps a published animal: { $animal }.
event-animal-removed = An animal of another continent leaves the game: { $animal }.

## Events: extra actions

event-extra-action-taken = { $seat } discards 1 royal seal for an extra action with a { $die } die from the board.
event-extra-action-declined = { $seat } takes no extra action.
event-die-rerolled = { $seat } rolls the die again: { $die } { $face }.

## Events: automas, in the voice of a clerk

event-automa-took-die = { $seat } takes the { $die } { $face } { $whose ->
    [own] from its own board
   *[other] from { $owner }’s board
} ({ $reason ->
    [only] the last one
    [highest] highest
    [priority] highest; the colour has priority
    [least] highest; it gives the others least
   *[furthest] highest; furthest clockwise
}).
event-automa-acted = { $seat }’s card for a { $face }: { $action }.
event-automa-took-animal = { $seat } takes an animal: { $animal } ({ $reason ->
    [deck] from the deck
   *[priority] first by its priorities
}).
event-automa-took-expert = { $seat } takes { $expert } ({ $reason ->
    [deck] from the deck
   *[priority] first by its priorities
}).
event-automa-chose-continent = { $seat } chooses { $continent } ({ $reason ->
    [full] { n-animals }; what it would prefer is full
    [tied] { n-animals }; first by its priorities
   *[most] { n-animals }, the most
}).
event-automa-skipped = { $what ->
    [first] The first-player marker has been claimed this round: { $seat } does without it.
    [expert] No expert is left: { $seat } does without one.
   *[animal] No animal is left: { $seat } does without one.
}
event-automa-spent-tokens = { $seat } discards { n-tokens } for { n-vp }.
event-automa-slotted-dice = { $seat } sets out its dice, lowest first: { $faces } ({ $dice }).

## Events: the end

event-study-discarded = { $seat } discards { n-animals } still under study.
event-score-counted = { $line-key ->
    [score-played] { $seat }, { $line }: { n-vp }.
   *[other] { $seat }, { $line } ({ $count }): { n-vp }.
}
event-game-ended = { $winners-count ->
    [one] The game is over, and { $winners } wins. { $scores }.
   *[other] The game is over, and the victory is shared: { $winners }. { $scores }.
}

## Score sheet: what a line counts

score-played = during the game
score-mammal = mammal cubes
score-bird = bird cubes
score-reptile = reptile cubes
score-omnivore = omnivore cubes
score-carnivore = carnivore cubes
score-herbivore = herbivore cubes
score-terrestrial = terrestrial cubes
score-arboreal = arboreal cubes
score-aquatic = aquatic cubes
score-hot = hot cubes
score-cold = cold cubes
score-temperate = temperate cubes
score-america = cards of America
score-africa = cards of Africa
score-asia = cards of Asia
score-europe = cards of Europe
score-oceania = cards of Oceania
score-experts1 = experts of one continent, largest group
score-experts2 = experts of one continent, second group
score-experts3 = experts of one continent, third group
score-seals = royal seals
score-coins = coins
score-tokens = expedition tokens

## Questions

ask-chance = The box decides: something is drawn or rolled.
ask-draft-animal = Take an animal from the Academy for your study ({ $left ->
    [one] your last
   *[other] { $left } to take
}).
    .other = { $seat } is choosing an animal to study.
ask-slot-die = On which slot do you put the { $die } { $face }? If another player takes it, you gain what the slot shows. { $left ->
    [0] It is your last die.
    [one] 1 more die waits.
   *[other] { $left } more dice wait.
}
    .other = { $seat } is choosing a slot for a die.
ask-take-die = Take a die from any board. { $left ->
    [one] It is the last of this round.
   *[other] { $left } are left this round.
}
    .other = { $seat } is choosing a die.
ask-choose-action = What do you do with the { $die } { $face }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } through your experts)
}?
    .other = { $seat } is deciding what to do with the die.
ask-choose-expert = Which expert do you take? The die is { $colour }: an expert of that colour also brings 1 expedition token.
    .other = { $seat } is choosing an expert.
ask-match-colour = The die is { $colour }, { $expert } is { $wanted }. Pay 1 royal seal (you have { $seals }) to match them and gain 1 expedition token?
    .other = { $seat } is deciding whether to match the die to the expert’s colour.
ask-seat-expert = { $free ->
    [0] Your expert slots are full. Where does { $expert } go?
   *[other] Where does { $expert } go?
} ({ $effect })
    .other = { $seat } is deciding where the new expert goes.
ask-choose-animal = Which animal do you take? The die is { $colour }; another colour costs 1 expedition token or 1 royal seal (you have { n-tokens }, { n-seals }).
    .other = { $seat } is choosing an animal.
ask-recolour-for-sepultus = The die is { $colour } and counts { $value }; it must come to exactly { $need } for this creature: { $animal }. Change its colour?
    .other = { $seat } is deciding whether to change the die’s colour.
ask-raise-value = The value is { $value }. What do you pay to raise it? { $goods ->
    [tokens-too] A royal seal adds 5, an expedition token 2, a coin 1; you have { n-seals }, { n-tokens } and { n-coins }.
   *[no-tokens] A royal seal adds 5, a coin 1; you have { n-seals } and { n-coins }.
} { raise-goal }
    .other = { $seat } is deciding what to pay for a higher value.
ask-raise-with-seals = How many royal seals do you spend? Value { $value }; each adds { $worth }, and you have { $have }. { raise-goal }
    .other = { $seat } is deciding how many royal seals to spend.
ask-raise-with-tokens = How many expedition tokens do you spend? Value { $value }; each adds { $worth }, and you have { $have }. { raise-goal }
    .other = { $seat } is deciding how many expedition tokens to spend.
ask-raise-with-coins = How many coins do you spend? Value { $value }; each adds { $worth }, and you have { $have }. { raise-goal }
    .other = { $seat } is deciding how many coins to spend.
# $short is how much the value lacks of what is needed.
raise-goal = { $short ->
    [0] Anything above { $useful } is wasted.
   *[other] At least { $need } is needed; anything above { $useful } is wasted.
}
ask-pay-colour = What do you pay to turn the die from { $colour } to { $wanted }?
    .other = { $seat } is deciding what to pay for the die’s colour.
ask-choose-continent = Where does the expedition go with the { $die } { $face }?
    .other = { $seat } is deciding where the expedition goes.
ask-place-cube = Which research space gets a cube? { $continent }: { $points ->
    [one] 1 point
   *[other] { $points } points
} to spend; cubes at hand: { $cubes }.
    .other = { $seat } is choosing a research space for a cube.
ask-choose-reference = Which of your animals is the reference for the { $die } { $face }?
    .other = { $seat } is choosing the reference of a publication.
ask-add-animal = { $categories-count ->
    [0] Which animals do you publish with the reference? No cube is published, only cards of { $continent }.
   *[other] Which animals do you publish with the reference? Value { $value }: { $categories } cubes, and cards of { $continent }.
} Reference: { $animal }.
    .other = { $seat } is choosing what to publish with the reference.
ask-last-moment = The last action is done. Is there anything left to sell or to use?
    .other = { $seat } is looking for anything left to sell or to use.
ask-take-extra-action = { $seals ->
    [0] You have no royal seal for an extra action. Is there anything else you want to do?
   *[other] Which die do you take off the board and roll anew, for 1 royal seal (you have { $seals })? Or do you pass?
}
    .other = { $seat } is deciding on an extra action.
ask-take-free-expert = Which expert do you take for free ({ why })?
    .other = { $seat } is choosing a free expert.
ask-take-free-animal = Which animal do you take for free ({ why })?
    .other = { $seat } is choosing a free animal.

## Answers

option-die = { $whose ->
    [own] { $die } { $face }, on your own board
   *[other] { $die } { $face }, on { $owner }’s board (who gains { $slot })
}
option-die-elsewhere = { $die }, not there to take
option-pass = no extra action
option-extra-place = the { $die } die at the { $action }, now { $face }
option-extra-space = the { $die } die in { $continent }, now { $face }
option-slot = slot { $number }: { $slot }{ $dice-count ->
    [0] {""}
   *[other] {" "}(already there: { $dice })
}
option-embassy = Embassy: { n-tokens }{ and-helpers }
option-bank = { $first ->
    [free] Bank: { n-coins } and the first-player marker{ and-helpers }
   *[taken] Bank: { n-coins }{ and-helpers }
}
option-university = { $matching ->
    [0] University: an expert ({ $experts } open){ and-helpers }
    [one] University: an expert ({ $experts } open, 1 of them { $colour }, which brings 1 expedition token){ and-helpers }
   *[other] University: an expert ({ $experts } open, { $matching } of them { $colour }, which bring 1 expedition token each){ and-helpers }
}
option-academy = { $matching ->
    [0] Academy: an animal (none open in { $colour }) and { n-reputation }{ and-helpers }
   *[other] Academy: an animal ({ $matching } open in { $colour }) and { n-reputation }{ and-helpers }
}
option-expedition = Expedition: value { $value } and what the space adds (to { $continent } without paying)
option-publication = Publication: value { $value }, { publishes }{ and-helpers }
option-continent = { $continent }: { n-reputation }, value { $value } (space +{ $more }){ colour-cost }{ and-helpers }
option-continent-full = { $continent }: full
# $match is same or paid: whether the die has the colour already.
colour-cost = { $match ->
    [same] {""}
   *[paid] ; first pay to make the die { $colour }
}
option-amount = { $gives-key ->
    [n-points] { $amount ->
        [0] none: value { $value }
       *[other] { n-paid }: value { $value }
    }
   *[other] { $amount ->
        [0] none: value { $value }, { $gives }
       *[other] { n-paid }: value { $value }, { $gives }
    }
}
option-raise-done = { $gives-key ->
    [n-points] pay no more: value { $value }
   *[other] pay no more: value { $value }, { $gives }
}
option-pay-colour = { $payment ->
    [token] 1 expedition token (you have { $have }): the die becomes { $colour }
   *[seal] 1 royal seal (you have { $have }): the die becomes { $colour } and counts { $more } more
}
option-keep-colour = leave it { $colour }
option-match-colour = 1 royal seal: the die becomes { $colour }, gain { n-tokens }
option-recolour = { $payment ->
    [token] 1 expedition token: { $colour }, value { $value }
   *[seal] 1 royal seal: { $colour }, value { $value }
}
option-deck-animal = the top card of the animal deck
option-deck-expert = the top card of the expert deck
option-animal-paid = { $whole }; first pay to make the die { $colour }
option-expert-match = { $whole }; and { n-tokens } for the colour
option-slot-expert = into a free slot: { $expert }
option-tuck = tucked under your board, face down and without effect: { $expert }
option-cover = covering { $covered }, who then stops working ({ $effect })
option-use-expert = use { $expert }: { $gain }
option-seal-for-coins = discard 1 royal seal: { n-coins }
option-research = { $animal }, { $category }: { $vp ->
    [0] { n-points }
   *[other] { n-points }, { n-vp } at once
}
option-research-done = { $points ->
    [0] done
    [one] done; 1 point is lost
   *[other] done; { $points } points are lost
}
option-reference = { $animal } ({ $continent }), { $categories-count ->
    [0] no cubes
   *[other] cubes: { $categories }
}{ colour-cost }
option-add = { $categories-count ->
    [0] { $animal }: the card, { n-vp }
    [one] { $animal }: { $categories } cube, { n-vp }{ $pile ->
        [kept] {" "}including the card
       *[removed] , and the card leaves the game
    }
   *[other] { $animal }: { $categories } cubes, { n-vp }{ $pile ->
        [kept] {" "}including the card
       *[removed] , and the card leaves the game
    }
}
option-publish = publish { n-animals }: { n-vp } and 1 royal seal

## The table, part by part

view-setup = Set-up
view-round = Round { $round } of { $rounds }
view-over = The game is over
view-token = Round token: { $gift }
view-first = First player: { $seat }
view-turn = Turn: { $seat }
view-hand = Die in hand: { $die } { $face }
view-scores = Score: { $scores }
view-places = Places
view-place = { $action }: { $lying }
view-place-empty = { $action }: no dice
view-university = University ({ n-experts } in the deck)
view-academy = Academy ({ n-animals } in the deck)
view-no-card = no card is left
view-expeditions = Expeditions
view-continent = { $continent } ({ $colour }): { $lying-count ->
    [0] no dice
   *[other] { $lying }
}; next space: { n-reputation }, value +{ $more }
view-continent-full = { $continent }: { $lying }; full
view-publications = Published cubes
view-shelves = { $seat }: { $shelves-count ->
    [0] none yet
   *[other] { $shelves }
}
view-shelf = { $category } { $cubes }
view-seat = { $seat }
view-goods = { n-vp }, { n-coins }, { n-tokens }, { n-seals }
view-score-now = If the game ended now: { $points } VP
view-reputation = Reputation: space { $space }; next bonus in { $distance ->
    [one] 1 step
   *[other] { $distance } steps
}: { $bonus }
view-reputation-bare = Reputation: space { $space }
view-slots = Dice: { $slots }
view-slot = { $lying } ({ $slot })
view-drawn = Dice to place: { $lying }
view-expert = Expert: { $whole }
view-face-down = { $experts ->
    [one] 1 expert face down
   *[other] { $experts } experts face down
}: { $names }
view-face-down-covered = { $experts ->
    [one] 1 expert face down
   *[other] { $experts } experts face down
}
view-study = Animal: { $animal }, { $continent }{ view-cubes }{ view-free }
view-study-sepultus = Creature: { $animal }{ view-cubes }{ view-free }
view-cubes = { $lying-count ->
    [0] {""}
   *[other] ; cubes: { $lying }
}
view-free = { $free-count ->
    [0] {""}
   *[other] ; free: { $free }
}
view-space = { $category } { $points }
view-automa-animals = Cards, { n-animals }: { $names }
view-published = Published, { n-animals }: { $names }
view-published-covered = Published: { n-animals }, face down
view-automa = Automa: { $behaviour } { $stars }, scoring by { $scoring } { $marks }
view-priorities = Priorities: { $continents }
view-automa-rows = By the die: { $rows }
view-automa-row = { $face } { $action } ({ $gains })
automa-first = first player if free
automa-vp-per-token = { n-vp } a token

## Refusals: the die, its colour and its value

refusal-die-not-on-a-board = This die lies on no player board now: { $die }. Take one that does.
refusal-slot-holds-die = A die already lies { on-slot }. Put this one on a free slot.
refusal-slot-holds-two-already = Only one slot may hold two dice, and one does already. A die also lies { on-slot }.
# $nearest is what is missing and $amount how many of it: nothing smaller would do.
nearest-change = { $nearest ->
    [coin] { $amount ->
        [one] 1 more coin would do.
       *[other] { $amount } more coins would do.
    }
    [token] { $amount ->
        [one] 1 more expedition token would do.
       *[other] { $amount } more expedition tokens would do.
    }
    [seal] { $amount ->
        [one] 1 more royal seal would do.
       *[other] { $amount } more royal seals would do.
    }
    [animal] One more animal of that continent under study would do.
   *[none] No single thing more would be enough.
}
refusal-wrong-colour = The die is { $colour }, and this takes a { $wanted } one; you have { n-tokens } and { n-seals }. { nearest-change }
refusal-not-enough = { $payment ->
    [coin] { $need ->
        [one] That takes 1 coin; you have { $have }.
       *[other] That takes { $need } coins; you have { $have }.
    }
    [token] { $need ->
        [one] That takes 1 expedition token; you have { $have }.
       *[other] That takes { $need } expedition tokens; you have { $have }.
    }
   *[seal] { $need ->
        [one] That takes 1 royal seal; you have { $have }.
       *[other] That takes { $need } royal seals; you have { $have }.
    }
}
refusal-value-too-low = { $more ->
    [0] That makes { $value }, and this action needs at least { $need }. Spend more.
   *[other] That makes { $value }, and what you can add afterwards is { $more }; this action needs at least { $need }. Spend more now.
}
refusal-payment-useless = { $payment ->
    [coin] The value is { $value }, and nothing above { $useful } is of use here. So many coins would be wasted.
    [token] The value is { $value }, and nothing above { $useful } is of use here. So many expedition tokens would be wasted.
   *[seal] The value is { $value }, and nothing above { $useful } is of use here. So many royal seals would be wasted.
}
refusal-tokens-for-expeditions = Expedition tokens raise the value of expeditions only.
refusal-payment-breaks-action = { $payment ->
    [token] Without this expedition token the action could not be completed. Pay for the colour with a royal seal.
   *[seal] Without this royal seal the action could not be completed. Pay for the colour with an expedition token.
}

## Refusals: whole actions and free actions

refusal-aside-breaks-action = The action you have begun could then not be completed. Finish it first.
refusal-card-breaks-action = If you took this card, the action you have begun could not be completed. Take another one.
refusal-seating-breaks-action = If the expert went there, the action you have begun could not be completed. Choose another place.
refusal-not-your-turn = Free actions belong to your own turn, and this is somebody else’s.
refusal-no-seal = That takes { $need } royal seal; you have { $have }.
refusal-expert-spent = { $expert } lies face down: an instant expert works only once.
refusal-expert-not-yours = { $expert } does not work for you.

## Refusals: experts and animals

refusal-no-expert-left = No expert is left at the University this round.
refusal-expert-not-on-display = { $expert } is not at the University now. Choose one of the open cards.
refusal-not-instant = { $expert } is no instant expert and takes a slot, to work from there.
refusal-no-free-slot = All { $slots } expert slots are taken. Cover one of your experts, or tuck the new one under.
refusal-slot-free-no-cover = { $free ->
    [one] 1 expert slot is free, so nobody is covered, not even { $expert }.
   *[other] { $free } expert slots are free, so nobody is covered, not even { $expert }.
}
refusal-slot-free-no-tuck = { $free ->
    [one] 1 expert slot is free: the new expert goes there, and is not tucked under.
   *[other] { $free } expert slots are free: the new expert goes there, and is not tucked under.
}
refusal-expert-not-active = { $expert } is not among your active experts. Only one of those can be covered.
refusal-no-animal-left = No animal is left at the Academy this round.
refusal-no-animal-of-colour = No open animal has the die’s colour, { $colour }; you have { n-tokens } and { n-seals }. { nearest-change }
refusal-animal-not-on-display = This animal is not at the Academy now: { $animal }. Choose one of the open cards.
refusal-display-only = Only open cards can be taken here, not the top of the deck.
refusal-display-first = The deck is drawn from only when there is no open card to take, and { $cards ->
    [one] there is 1.
   *[other] there are { $cards }.
}

## Refusals: expeditions

refusal-continent-full = All { $spaces } expedition spaces hold dice: { $continent }.
refusal-nothing-to-research = None of your animals has a free research space for this expedition: { $continent }. { nearest-change }
refusal-expedition-too-weak = The expedition could not place a cube: { $continent }. The die counts { $value } there, and the cheapest free space costs { $need }; you have { n-tokens }, { n-coins } and { n-seals }. { nearest-change }
refusal-no-cube-left = { $cubes ->
    [0] You have no research cube left, and no five in one category to swap for a token.
    [one] You have 1 research cube left, and no five in one category to swap for a token.
   *[other] You have { $cubes } research cubes left, and no five in one category to swap for a token.
}
refusal-no-five-cubes-token-left = { $cubes ->
    [0] You have no research cube left, and all { $tokens } of your “5 cubes” tokens are in use.
    [one] You have 1 research cube left, and all { $tokens } of your “5 cubes” tokens are in use.
   *[other] You have { $cubes } research cubes left, and all { $tokens } of your “5 cubes” tokens are in use.
}
refusal-one-cube-at-least = An expedition places at least { n-cubes }. Choose a research space first.
refusal-animal-elsewhere = This expedition is to { $continent }, and this animal is at home elsewhere: { $animal }, { $home }.
refusal-animal-not-yours = You are not studying this animal: { $animal }.
refusal-space-taken = A cube lies there already: { $animal }, { $category }.
refusal-points-short = This space costs { $need } points; you have { $points } left.

## Refusals: publications

refusal-no-reference = The reference of a publication is an animal under study, and you have none that it could be. The die is for { $continent }. { nearest-change }
refusal-reference-from-study = The reference of a publication is one of your own animals under study.
refusal-publication-too-weak = A publication needs a value of { $need }; the die counts { $value }, and you have { n-coins } and { n-seals }. { nearest-change }
refusal-already-in-publication = This animal is in the publication already: { $animal }.
refusal-nothing-shared = This animal is not of { $continent } and has no cube in a category that is published now: { $animal }.

## Refusals: extra actions

refusal-extra-needs-seal = An extra action costs { $need } royal seal; you have { $have }.
refusal-extra-taken = You have taken your extra action: no second die this round.
refusal-die-in-publication = This die was used to publish and stays there until the round ends: { $die }.
refusal-die-not-placed = This die is not on the board: { $die }. Take one from a place or an expedition space.

## Refusals: Sepultus Creatura

refusal-value-too-high = The die would count { $value }, this creature needs exactly { $need }, and no die is ever lowered.
refusal-value-not-exact = The die counts { $value }, and this creature needs exactly { $need }; you have { n-coins } and { n-seals }. { nearest-change }
refusal-payment-misses = That makes { $value }, and royal seals cannot bring it from there to exactly { $need }. Pay all the coins at once.
refusal-colour-spoils-value = The die counts { $value } now, and with that colour it could not come to exactly { $need }.
refusal-colour-changes-nothing = As { $colour } the die would count the same, so that is not offered.
refusal-sepultus-has-cube = A creature holds one cube only, and this one has it: { $animal }.
refusal-sepultus-never-reference = A creature is never the reference: { $animal }. Choose an animal of a continent.
refusal-sepultus-without-cube = A creature is published only by its cube, in a category of this publication: { $animal }.

## Refusals: setting up a table

refusal-seat-unknown = “{ $found }” cannot take a seat. A seat is “person”, or an automa such as “automa:linne:boudeuse”.
refusal-too-many-automas = { $found } automas are too many: { $most } at most.
refusal-behaviour-unknown = No behaviour card is called “{ $found }”. There are: { $known }.
refusal-scoring-unknown = No scoring card is called “{ $found }”. There are: { $known }.
refusal-sepultus-without-automas = This edition plays Sepultus Creatura without automas. Leave out the creatures or the automas, or set sepultus_with_automas.

## Refusals: planning

refusal-plan-not-now = That cannot be planned from here. A plan begins where you take a die or choose an action.
refusal-plan-short = That takes a value of { $need }, and it comes to { $value } at most.
refusal-plan-payment = Here only this can be paid: { n-paid }.
