navoria-name = Navoria
navoria-line = Three lands beyond the sea. Gather residents, fill your docks, build outposts, and be the guide they follow.
navoria-facts = 2 to 4 seats: people and bots
navoria-first = against two bots: { $level }
navoria-round = Round { $round } of { $rounds }
navoria-phase = { $phase ->
    [recruit] Recruit
    [gather] Gather
    [return] Return
    [over] The end
   *[setup] Set-up
}
navoria-area-decks = Residents
navoria-area-lands = Lands
navoria-area-capital = Capital
navoria-area-guides = Guides
navoria-cards = { $cards ->
    [one] 1 card face down
   *[other] { $cards } cards face down
}
navoria-tokens = { $tokens ->
    [one] 1 token on the deck
   *[other] { $tokens } tokens on the deck
}
navoria-bag = { $tokens ->
    [0] The bag is empty
    [one] 1 token in the bag
   *[other] { $tokens } tokens in the bag
}
navoria-capital = In the Capital
navoria-capital-empty = No token lies here
navoria-space = { $land }, space { $space }
navoria-space-start = { $land }, the start
navoria-space-flag = { $land }, space { $space }: a flag
navoria-space-outpost = { $land }, space { $space }: for outpost { $outpost }
navoria-space-treasure = { $land }, space { $space }: the treasure, { $points } points
navoria-prize = Prize { $place } at Income: { $points }
navoria-explorer = { $name }, { $land }: space { $space }
navoria-favour = { $species }: { $icons } icons claim this favour. At the end { $upper } points (first) or { $lower } (second) for each card: { $trades }.
navoria-favour-blank = { $species }: this favour cannot be claimed.
navoria-dock = { $land } dock ({ $holding }). The order gives: { $gives }.
navoria-outpost = Once this outpost is built, the order also gives: { $gives }.
navoria-stock = Stock
navoria-stock-good = In the stock: { $good } { $count }
navoria-icons = { $species }: { $icons } of { $most }
navoria-open-guide = { $name }: show the whole board
navoria-order = Turn order: { $names }
navoria-flags = Flags reached: { $flags }
navoria-recruited = Recruited { $recruited } of { $recruits }
navoria-points = { $points } points now, { $total } if the game ended now
navoria-joining = Joining you
navoria-journeys = The journeys
navoria-journeys-of = The journeys of { $name }
navoria-journeys-with = with { $names }
navoria-journeys-coming = The map is being drawn…
navoria-journeys-failed = The map could not be drawn: the log of the game did not arrive.
navoria-journeys-map = { $land }: the way of { $name }
navoria-journeys-only = Round { $round }: show this round alone
navoria-journeys-round = Round { $round }
navoria-journeys-tale = { $name } { $deeds }.
navoria-journeys-rest = rests in camp
navoria-journeys-steps = { $n ->
    [one] leads the explorers one step on
   *[other] leads the explorers { $n } steps on
}
navoria-journeys-outposts = { $n ->
    [one] builds an outpost
   *[other] builds { $n } outposts
}
navoria-journeys-flags = { $n ->
    [one] reaches a flag
   *[other] reaches { $n } flags
}
navoria-journeys-treasures = { $n ->
    [one] finds a treasure
   *[other] finds treasure { $n } times
}
navoria-journeys-orders = { $n ->
    [one] completes an order
   *[other] completes { $n } orders
}
navoria-journeys-prizes = { $n ->
    [one] wins a prize
   *[other] wins { $n } prizes
}
navoria-journeys-residents = { $n ->
    [one] is joined by one resident
   *[other] is joined by { $n } residents
}
navoria-journeys-leg = { $land }: { $from } → { $to }
navoria-journeys-spaces = { $land }: { $spaces }
navoria-journeys-prize = { $land }: prize { $place }, { $points }
navoria-journeys-row = { $row ->
    [legs] The way
    [outposts] Outposts
    [flags] Flags
    [treasures] Treasure
    [orders] Orders
    [prizes] Prizes
   *[residents] Residents
}
navoria-option-gather_space = Gathered tokens
    .note = Where a token goes in its trade’s area: on any free space, or on the uppermost free one, as some printings say.
navoria-option-gather_space-free = Any free space
navoria-option-gather_space-uppermost = The uppermost
navoria-option-blank_favour = A blank favour
    .note = For two guides only: one favour tile is replaced by a blank one, and that species’ favour cannot be claimed. A sharper game.
navoria-option-new_artisan = A new artisan
    .note = Whether an artisan counts already for an order that its own goods complete: the chapter and the summary of the book read differently.
navoria-option-new_artisan-after = Counts afterwards
navoria-option-new_artisan-at_once = Counts at once
guide-navoria-source = You recruit residents by tokens. Draw two from the bag and keep one, or take one that lies in the Capital.
guide-navoria-token = The token that you keep decides the trade; the other goes to the Capital, where anybody may take it later.
guide-navoria-resident = Each resident has a trade, which says what it does, and a species, which counts for favours. Hover or hold a card to read it.
guide-navoria-gather = Now the tokens that lie on the decks are gathered: take one, and its trade’s area gives you something.
guide-navoria-space = Each space of the area gives something else. A space that is taken is taken.
guide-navoria-good = Goods go on your docks. When a dock holds what its order asks for, the order is complete and gives its reward.
guide-navoria-order = Two orders are complete at once: you decide which comes first.
guide-navoria-explorer = An explorer in each land. The one who is furthest wins a prize at Income, and a treasure waits at each end.
guide-navoria-outpost = An outpost makes the order of its dock worth more, from now on.
guide-navoria-favour = A favour is claimed with enough residents of a species. The first to claim it gains more.
guide-navoria-income = Income: what your residents and your explorers bring is counted.
guide-navoria-home = The explorers return: each goes to your furthest outpost in its land, or back to the start. A new round begins.
navoria-authors = Navoria is by Meng Chunlin.
