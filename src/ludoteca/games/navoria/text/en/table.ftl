### Navoria at the table: what happens, what is asked, what can be answered, and why not.
###
### A fact fills the variable of its name. Names of seats and residents are never inflected: where a language would
### have to, put them behind a colon or in parentheses. Trades, species, lands and goods also give their key, to select
### on: $trade-key is trade-merchant, $land-key is land-desert or land-any, $good-key is good-food or good-any.
### A list gives $name-count, how many it holds. A space of the Capital counts from 0, a space of a track from the start.

## Names

trade-merchant = merchant
trade-builder = builder
trade-soldier = soldier
trade-adventurer = adventurer
trade-artisan = artisan
species-sprite = sprite
species-human = human
species-goblin = goblin
species-beast = beast
land-desert = desert
land-glacier = glacier
land-forest = forest
land-any = any land
good-food = food
good-mineral = mineral
good-weapon = weapon
good-any = any good
part-points = points
part-step = a step
part-goods = goods
part-outpost = an outpost
part-artisans = points for artisans
part-or = one of two things
# A favour tile, called by the trades that it counts.
favour-tile = { $trades }

## Names within a sentence

head-trade = { $trade-key ->
    [trade-merchant] Merchants
    [trade-builder] Builders
    [trade-soldier] Soldiers
    [trade-adventurer] Adventurers
   *[trade-artisan] Artisans
}
head-species = { $species-key ->
    [species-sprite] Sprites
    [species-human] Humans
    [species-goblin] Goblins
   *[species-beast] Beasts
}
head-land = { $land-key ->
    [land-desert] Desert
    [land-glacier] Glacier
   *[land-forest] Forest
}
in-land = { $land-key ->
    [land-desert] in the desert
    [land-glacier] on the glacier
    [land-forest] in the forest
   *[land-any] anywhere
}
of-land = { $land-key ->
    [land-desert] of the desert
    [land-glacier] of the glacier
   *[land-forest] of the forest
}
a-token = { $trade-key ->
    [trade-adventurer] an adventurer token
    [trade-artisan] an artisan token
   *[other] a { $trade } token
}
on-deck = on the { $trade } deck
# A space of the Capital.
nth = { $space ->
    [0] first
    [1] second
   *[2] third
}
nth-space = { nth } space

## Numbers of things

n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
n-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} { in-land }
n-goods = { $good-key ->
    [good-food] { $amount } food
    [good-mineral] { $amount ->
        [one] 1 mineral
       *[other] { $amount } minerals
    }
    [good-weapon] { $amount ->
        [one] 1 weapon
       *[other] { $amount } weapons
    }
   *[good-any] { $amount ->
        [one] any good
       *[other] any { $amount } goods
    }
}
n-outposts = { $outposts ->
    [one] an outpost
   *[other] { $outposts } outposts
} { in-land }
n-per-artisan = { n-points } per artisan
n-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
n-of-trade = { $amount } × { $trade }
n-of-species = { $amount } × { $species }
trade-count = { $trade } { $count }
land-count = { $land } { $count }
icon-count = { $species } { $icons }
either = { $first } or { $second }

## Residents and spaces, with everything that they give

resident-whole = { $resident } ({ $icons ->
    [one] { $species }
   *[other] { $icons } × { $species }
}){ $gives-count ->
    [0] {""}
   *[other] : { $gives }
}
income-icons = 1 point per { $species } icon at Income
income-flags = 1 point per flag at Income
end-outposts = { n-points } per outpost { in-land } at the end
# The same for a guide who could recruit them: what there is to count.
income-icons-then = { income-icons } ({ $icons ->
    [one] 1 icon
   *[other] { $icons } icons
} with this card)
income-flags-now = { income-flags } ({ $flags ->
    [one] 1 flag
   *[other] { $flags } flags
} so far)
end-outposts-now = { end-outposts } ({ $outposts ->
    [one] 1 outpost
   *[other] { $outposts } outposts
} so far)
space-gives = { nth } ({ $gives })
space-taken = { nth } (taken)

## What an order lacks

lacks-of-a-kind = { $amount } goods of one kind
lacks-each = one good of each kind
lacks-goods = { $good-key ->
    [good-any] { $amount ->
        [one] 1 good of any kind
       *[other] { $amount } goods of any kind
    }
   *[other] { n-goods }
}
order-lacks = { $missing ->
    [1] the order lacks only { $goods }
   *[other] the order lacks { $goods }
}
order-full = the order is complete

## Where points come from

why = { $why ->
    [artisans] for artisans
    [capital] Capital
    [card] card
    [income] Income
    [order] order
    [prize] prize
    [treasure] treasure
   *[other] { $why }
}

## Events: set-up and rounds

event-first-guide-drawn = { $seat } is the first guide.
event-resident-revealed = A new { $trade } lies face up: { $resident }.
event-favour-revealed = The favour of the { $species }s will count every { $favour } card.
event-favour-blanked = The blank tile replaces the favour tile of the { $species }s: nobody can claim their favour.
event-round-began = { $round ->
    [1] Round { $round } begins with Recruit. Turn order: { $order }.
   *[other] Round { $round } begins with Recruit.
}
event-phase-began = { $phase ->
    [gather] Round { $round }: Gather begins.
    [income] Round { $round }: Income begins.
    [return] Round { $round }: Return begins.
   *[end] After round { $round }, the final scoring begins.
}
event-order-changed = Turn order by points: { $order }.

## Events: Recruit

event-token-drawn = { $seat } draws { a-token } from the bag.
event-token-to-deck = { $source ->
    [capital] { $seat } takes { a-token } from the Capital and puts it { on-deck }.
   *[bag] { $seat } puts { a-token } { on-deck }.
}
event-token-to-capital = { $seat } puts { a-token } into the Capital.
event-resident-recruited = { $seat } recruits { $resident }.
event-favour-claimed = { $seat } claims the favour of the { $species }s ({ $place ->
    [1] upper space
   *[2] lower space
}).
event-recruiting-ended = { $tokens ->
    [0] Recruiting is over.
    [one] Recruiting is over; 1 token goes back from the Capital into the bag.
   *[other] Recruiting is over; { $tokens } tokens go back from the Capital into the bag.
}

## Events: Gather, goods and docks

event-token-gathered = { $seat } takes { a-token } to the Capital: { nth-space }.
# A good is told when it is placed, which is at once.
event-good-gained = {""}
event-good-missing = { $good-key ->
    [good-any] The stock is empty: { $seat } gains no good.
   *[other] No { $good } is left in the stock for { $seat }.
}
event-good-placed = { $seat } gains { $good-key ->
    [good-food] 1 food
    [good-mineral] 1 mineral
   *[good-weapon] 1 weapon
} for the { $land } dock.
event-order-completed = { $seat } completes the order { of-land }.

## Events: explorers and outposts

event-explorer-moved = { $seat } goes to space { $space } { in-land }.
event-treasure-found = { $seat } takes the treasure { of-land }: { n-points }.
event-outpost-built = { $seat } builds an outpost { in-land }, on space { $space }.
event-outposts-spent = { $land-key ->
    [land-any] { $seat } has no outpost left to build.
   *[other] { $seat } has no outpost left to build { in-land }.
}

## Events: points, Income and Return. Treasure, income and prizes have told their points already.

event-points-gained = { $why ->
    [treasure] {""}
    [income] {""}
    [prize] {""}
   *[other] { $seat } gains { n-points } ({ why }).
}
event-income-counted = { $count ->
    [0] Income for { $seat }: { $resident } has nothing to count.
   *[other] Income for { $seat }: { $resident } brings { n-points }.
}
event-prize-won = { $seat } wins { $place ->
    [1] the first prize
    [2] the second prize
   *[3] the third prize
} { of-land }: { n-points }.
event-explorer-returned = { $space ->
    [0] { $seat }: the explorer { in-land } returns to the start.
   *[other] { $way ->
        [forward] { $seat }: the explorer { in-land } moves forward to the outpost on space { $space }.
       *[back] { $seat }: the explorer { in-land } returns to the outpost on space { $space }.
    }
}

## Events: the end

event-score-counted = { $line-key ->
    [score-played] { $seat }, { $line }: { n-points }.
   *[other] { $times ->
        [-1] { $seat }, { $line } ({ $count }): { n-points }.
       *[other] { $seat }, { $line } ({ $count } × { $times }): { n-points }.
    }
}
event-game-ended = { $winners-count ->
    [one] The game is over, and { $winners } wins. { $scores }.
   *[other] The game is over, and the victory is shared: { $winners }. { $scores }.
}

## Score sheet: what a line counts

score-played = during the game
score-soldiers-desert = soldiers × outposts in the desert
score-soldiers-glacier = soldiers × outposts on the glacier
score-soldiers-forest = soldiers × outposts in the forest
score-favour-sprite = favour of the sprites, cards
score-favour-human = favour of the humans, cards
score-favour-goblin = favour of the goblins, cards
score-favour-beast = favour of the beasts, cards

## Questions

ask-chance = The box decides: something is drawn.
ask-choose-source = You recruit resident { $number } of { $most }: from the bag or from the Capital?
    .other = { $seat } is choosing between the bag and the Capital.
ask-keep-token = You have drawn: { $trades }. Which token goes on the deck of its trade? The other goes to the Capital.
    .other = { $seat } is choosing which token goes on the deck of its trade.
ask-recruit-resident = Which { $trade } do you recruit?
    .other = { $seat } is choosing a resident.
ask-take-token = Take a token from a deck to the Capital. { $left ->
    [one] It is the last one.
   *[other] { $left } are left on the decks.
}
    .other = { $seat } is choosing a token to take to the Capital.
ask-choose-space = { head-trade }: on which space of their area do you put the token?
    .other = { $seat } is choosing a space of the area.
ask-choose-part = { $joined ->
    [or] Which of the two do you take?
   *[and] Which do you take first?
}
    .other = { $seat } is choosing what to take.
ask-choose-good = { $goods-count ->
    [0] Which good do you take?
   *[other] Which good do you take? With it you gain: { $goods }.
}
    .other = { $seat } is choosing a good.
ask-place-good = { $goods-count ->
    [0] On which dock do you put this good: { $good }?
    [one] On which dock do you put this good: { $good }? Another dock gets: { $goods }.
   *[other] On which dock do you put this good: { $good }? The other docks get one each: { $goods }.
}
    .other = { $seat } is choosing a dock for a good.
ask-choose-order = Several orders are complete. Which comes first? { $artisans ->
    [0] You have no artisan yet.
    [one] You have 1 artisan.
   *[other] You have { $artisans } artisans.
}
    .other = { $seat } is choosing which order comes first.
ask-choose-explorer = Which of your explorers moves a step?
    .other = { $seat } is choosing an explorer to move.
ask-choose-outpost = In which land do you build an outpost?
    .other = { $seat } is choosing where to build an outpost.

## Answers

option-bag = draw { n-tokens } from the bag (in it: { $lying })
option-bag-empty = draw from the bag: it is empty
option-capital = take { a-token } from the Capital{ and-residents }
option-keep-token = the { $trade } token { on-deck }{ and-residents }{ $trades-count ->
    [0] {""}
    [one] ; the { $trades } token goes to the Capital
   *[other] ; to the Capital: { $trades }
}
# The residents who lie face up at a deck.
and-residents = { $residents-count ->
    [0] {""}
   *[other] {" "}({ $residents })
}
option-resident = { $whole }; { $then }
# What becomes of the icons of its species: so many, so many of five, or the favour at once.
then-icons = { $species } icons: { $icons }
then-icons-of = { $species } icons: { $icons } of { $most }
then-claim = claims the favour of the { $species }s ({ $place ->
    [1] upper space
   *[2] lower space
})
option-token = { $trade }: { $spaces }
option-token-none = { $trade }: no token on the deck
option-space = { nth-space }: { $gives }
option-space-taken = { nth-space }: taken
option-part = { $gives }
option-part-absent = { $part }: not on this space
option-good = { $good } ({ $stock } in the stock)
option-good-completes = { $good } ({ $stock } in the stock); would complete the order { $orders }
option-dock = { $land } dock ({ dock-holds }); then { $lack }
option-dock-completes = { $land } dock ({ dock-holds }); completes the order: { $gives }
option-dock-used = { $land } dock ({ dock-holds }): it already has its good
option-dock-lacks = { $land } dock: { $lack }
option-order = { $land } dock: { $gives }
dock-holds = { $holding-count ->
    [0] empty
   *[other] { $holding }
}
option-explorer = { $land }: { step-to }{ $flag ->
    [0] {""}
   *[other] , next flag on space { $flag }
}, treasure on space { $last }; { others-on }
option-explorer-flag = { $land }: { step-to }, a flag; treasure on space { $last }; { others-on }
option-explorer-treasure = { $land }: { step-to }, the treasure: { n-points }; { others-on }
option-explorer-again = { $land }: the treasure again, { n-points }; { others-on }
step-to = from space { $space } to { $to }
others-on = { $others-count ->
    [one] the other explorer is on space { $others }
   *[other] the other explorers are on spaces { $others }
}
option-outpost = { $land }: outpost { $number }, on space { $space }; from then on the order also gives { $gives }{ $points ->
    [0] {""}
   *[other] ; { $points } more points from your soldiers at the end
}
option-outposts-built = { $land }: all { $outposts } outposts are built

## The table, part by part

view-setup = Set-up
view-round = Round { $round } of { $rounds }{ $phase ->
    [recruit] : Recruit
    [gather] : Gather
   *[none] {""}
}
view-over = The game is over
view-order = Turn order: { $order }
view-scores = Score: { $scores }
view-hand = Tokens drawn: { $trades }
view-bag = Bag: { $tokens-count ->
    [0] empty
   *[other] { $tokens }
}
view-tokens = Tokens in the Capital: { $tokens-count ->
    [0] none
   *[other] { $tokens }
}
view-stock = Stock: { $lying-count ->
    [0] empty
   *[other] { $lying }
}
view-decks = Residents face up
view-deck = { head-trade } ({ $cards } in the deck{ $tokens ->
    [0] {""}
   *[other] , { n-tokens } on it
})
view-resident = – { $whole }
view-capital = Spaces of the Capital
view-area = { head-trade }: { $spaces }
# A space that gives the same in every area.
view-shared = In all five areas: { nth } ({ $gives }){ $trades-count ->
    [0] {""}
   *[other] ; taken: { $trades }
}
view-tracks = Exploration tracks
view-track = { head-land }, { $last } spaces: outposts on { $outposts }{ $flags-count ->
    [0] {""}
    [one] ; flag on { $flags }
   *[other] ; flags on { $flags }
}; treasure { $points }; { $prizes-count ->
    [one] prize { $prizes }
   *[other] prizes { $prizes }
}
view-explorers = – { $guides }
view-explorer = { $outposts-count ->
    [0] { $seat } on { $space }
    [one] { $seat } on { $space } (outpost on { $outposts })
   *[other] { $seat } on { $space } (outposts on { $outposts })
}
view-favours = Favour tiles ({ $most } icons claim one)
view-favour = { head-species }: { $favour }, { $more } per card (upper: { $upper }) or { $points } (lower: { $lower })
view-favour-blank = { head-species }: blank, cannot be claimed
view-favour-none = { head-species }: no tile yet
view-claim = { $seat }
view-unclaimed = free
view-guide = { $seat }
view-points = { n-points }; if the game ended now: { $total }; next Income from cards: { $income }
view-pawns = Explorers: { $explorers }; flags: { $flags }; outposts built: { $outposts }
view-dock = { head-land } dock: { dock-holds }; { $lack }; it gives { $gives }
view-icons = Icons: { $icons }
view-icons-claimed = { $species } { $icons } ({ $place ->
    [1] upper favour
   *[2] lower favour
})
view-residents = { head-trade } ({ $count }): { $residents }
held = { $resident }
held-counting = { $resident } (counts { $species }s)
held-flags = { $resident } (counts flags)
held-land = { $resident } ({ $land })

## Refusals: Recruit

refusal-bag-empty = The bag is empty. Take a token from the Capital.
refusal-token-not-in-capital = No such token lies in the Capital: { $trade }.
refusal-token-not-drawn = You have not drawn such a token: { $trade }.
refusal-resident-other-trade = { $resident } belongs to another deck ({ $trade }); your token is for this one: { $wanted }.
refusal-resident-not-shown = { $resident } does not lie face up now. Choose one of the open cards.

## Refusals: Gather

refusal-no-token-on-deck = No token lies on this deck: { $trade }.
refusal-space-taken = A token lies there already: { $trade }, { nth-space }.
refusal-space-not-uppermost = At this table a token goes on the uppermost free space, and this one comes later: { $trade }, { nth-space }.
refusal-space-other-trade = This area is for other tokens ({ $trade }); yours goes to the area of its own trade: { $wanted }.
refusal-part-not-here = This space gives nothing of the kind, or you have taken it already: { $part } ({ $trade }, { nth-space }).

## Refusals: goods, docks, outposts

refusal-good-out-of-stock = None is left in the stock: { $good }. Choose another good.
refusal-dock-used = Goods gained together go to different docks, and this one already has its good: { $land }.
refusal-order-incomplete = This order is not complete yet: { $land }.
refusal-outposts-built = All { $outposts } outposts are built there already: { $land }.

## Refusals: setting up a table

refusal-seat-unknown = “{ $found }” cannot take a seat. A seat is “person”.
refusal-blank-for-two-only = The blank favour tile is for two guides; here { $found } play.
