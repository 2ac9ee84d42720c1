### Navoria: the rules reference, one message per rule id.
### .title is the heading. .page is where the printed rulebook has it, the same in every language, so it stands here alone;
### “ours” where the books have no such rule.
### A chapter is a message of its own, above its rules.

chapter-things = Things
rule-things-trades = There are five trades: merchant (blue), builder (yellow), soldier (red), adventurer (purple) and artisan (green). Of the 60 resident cards 12 belong to each trade. Every resident is of one of four species: sprite, human, goblin or beast. The card shows one icon of its species, a soldier’s card two. How often each species occurs is shown only in pictures; in this digital edition: three times in every trade (reconstructed).
    .title = Trades and species
    .page = 3, 8
rule-things-tokens = There are 15 action tokens, 3 for each trade, in its colour. They say whom you recruit and, later in the same round, where in the Capital something is to be had.
    .title = Action tokens
    .page = 3
rule-things-lands = There are three lands: desert, glacier and forest. Each has an exploration track on the board and a dock on every guide board. Each guide has 3 explorers, one for each track, and 9 outposts, 3 lying on each dock. The last space of a track holds its treasure. What the tracks look like is shown only in pictures. In this digital edition, with the start as space 0: desert 7 spaces, outposts on 1, 3 and 5, flags on 2, 4 and 6; glacier 8 spaces, outposts on 2, 4 and 6, flags on 3, 5 and 7; forest 9 spaces, outposts on 2, 5 and 7, flags on 3, 6 and 8 (reconstructed).
    .title = Lands and tracks
    .page = 3, 5
rule-things-goods = The goods are food, minerals and weapons, 18 of each in a common stock. We rule that you gain what is in stock and no more: a good that has run out is lost to you, a free choice is among the goods in stock, and the rest of the effect stands.
    .title = Goods
    .page = 3
rule-things-favours = There are 10 favour tiles, one of them blank, and each guide has 4 favour markers. A scoring tile names one trade or two and has two spaces. For each card of these trades it gives 2 or 3 points to the upper marker and 1 or 2 to the lower. The book tells something of three tiles: adventurer 3 for the upper, builder and artisan 2 and 1, artisan and merchant 1 for the lower. We infer 3 and 2 for one trade, 2 and 1 for two. In this digital edition: one tile for each of the five trades, and the pairs builder and artisan, artisan and merchant, soldier and adventurer, builder and adventurer (the rest reconstructed).
    .title = Favour tiles
    .page = 3, 15

chapter-setup = Set-up
rule-setup-bag = All 15 action tokens go into the bag. With two guides it is only 2 of each trade, 10 in all; the other 5 stay in the box.
    .title = Filling the bag
    .page = 4
rule-setup-cards = Each trade’s 12 residents are shuffled into a deck of their own. Three cards of every deck lie face up beside it.
    .title = Decks and face-up cards
    .page = 4
rule-setup-favours = Four of the nine scoring tiles are drawn at random, one for each species; the others are not used. Option for two guides: chance picks one of the four, and the blank tile takes its place. The favour of that species cannot be claimed in this game. Without the option the blank tile stays in the box.
    .title = Drawing the favour tiles
    .page = 4
rule-setup-order = Two to four guides play. Chance decides who is first; the others follow clockwise. Everybody begins with an explorer on the start space of each track, all outposts on the docks, no goods and 0 points. The game has three rounds of four phases: Recruit, Gather, Income, Return. The third round has no Return.
    .title = Guides, order and rounds
    .page = 5, 6

chapter-recruit = Recruit
rule-recruit-bag = In turn order everybody recruits one card at a time, from the bag or from the Capital. From the bag: draw 2 action tokens. Put one of them on the deck of its trade and take one of the cards that lie face up there; the other token goes to the Capital. If there is only one token in the bag, draw it alone and use it; nothing goes to the Capital. If the bag is empty, this is not possible.
    .title = Recruiting from the bag
    .page = 7
rule-recruit-capital = Take any one action token that lies in the Capital, put it on the deck of its trade and take one of the cards that lie face up there. If the Capital has none, draw from the bag.
    .title = Recruiting from the Capital
    .page = 7
rule-recruit-effects = Unless a card marks an effect for Income or for the end, the effect is immediate. You resolve the immediate effects at once, we rule in the order printed; then the card lies in front of you, face up for all. We rule from this sequence that the new card does not count yet while its effects resolve, neither where you gain points for each artisan nor for a favour. Option, after the summary on page 16: the card lies in front of you first and counts at once. Recruited cards are not replaced before the Return.
    .title = Immediate effects
    .page = 7, 8
rule-recruit-end = The phase ends when each guide has recruited 4 cards this round, with four guides 3. Tokens left in the Capital return to the bag; those on the decks stay for the Gather.
    .title = How many you recruit
    .page = 7

chapter-gather = Gather
rule-gather = It goes from the last guide in turn order to the first, again and again, until no token is left on the decks. On your turn take an action token from any deck, put it on a free space of your choice in its trade’s area of the Capital, and gain what the space gives. We rule that a space holds one token, and that you may take its parts in any order. You are asked for it only where it can matter, for goods and an outpost; else the parts come as printed. Option, after other printings: the token goes on the uppermost free space, without a choice.
    .title = Gathering in the Capital
    .page = 13
rule-gather-spaces = Every trade’s area has three spaces. Which effect lies where is shown only in a picture; what the text does not say of it is reconstructed here. We rule that all three spaces are there with any number of guides. First space: merchant 6 points; builder an outpost in any land that has one left, or nothing if none is left; soldier 2 weapons and 1 step with any explorer; adventurer 2 minerals and 2 points; artisan 2 food and 1 good of your choice. Second space of every trade: 1 good of your choice and 1 step with any explorer. Third space: one of the two, the good or the step.
    .title = The spaces of the Capital
    .page = 13

chapter-income = Income
rule-income-cards = Everybody gains points for all cards in front of them that have an Income effect: all merchants, and the adventurers that count flags. Cards from earlier rounds pay again.
    .title = Income from cards
    .page = 14
rule-income-exploration = Then every track pays its prizes. The guide whose explorer is furthest gets the first; with three or four guides there is also a second, with four a third. Tied guides all get their prize, and for each of them beyond the first the next prize is skipped: two tied for first of four, and the next guide gets the third. An explorer on the start space never gets one. The book gives the first two prizes of the glacier, 3 and 2 points; in this digital edition: 3, 2 and 1 points on every track (the rest reconstructed).
    .title = Exploration prizes
    .page = 14

chapter-return = Return
rule-return-explorers = Every explorer goes to the space of its owner’s furthest outpost on its track, even if that is forward; without an outpost there, back to the start. In the third round there is no Return.
    .title = The explorers return
    .page = 14
rule-return-cards = All action tokens go back into the bag. The cards still face up are discarded, and three new ones are turned up for each deck.
    .title = Tokens and new cards
    .page = 14
rule-return-order = The new turn order goes by points, most first. Tied guides keep their order among themselves.
    .title = The new turn order
    .page = 14

chapter-parts = Residents, docks and favours
rule-favour-claim = As soon as 5 icons of a species lie in front of you, your marker goes to that species’ favour tile, on the upper of its two spaces if that is free, else on the lower. If both are taken, you are too late. You have at most one marker on each tile, however many icons you have. We rule that you are not asked, as it never hurts. Only recruiting adds icons, so nobody claims in other phases.
    .title = Claiming a favour
    .page = 8
rule-merchant = At every Income a merchant gives 1 point for each icon, in front of you, of the species that the card names; a soldier’s two icons count as two. Each merchant counts by itself, even if several name one species. Many give points at once too. The cards are shown only in pictures; in this digital edition: each species is named by three merchants. One is of that species and gives no points at once, one is of the next species and gives 2, one is of the species after that and gives 3, in the circle sprite, human, goblin, beast (reconstructed).
    .title = Merchants
    .page = 8
rule-builder = A builder builds an outpost in the land that the card shows. First it gives something else: points, a good or a step. The cards are shown only in pictures; in this digital edition there is one builder of each species for each land: sprite 3 points; human 1 good, in the desert food, on the glacier a mineral, in the forest a weapon; goblin 1 step in that land; beast 2 points (reconstructed).
    .title = Builders
    .page = 9
rule-outpost-build = Take the topmost outpost left on that land’s dock. Your first goes to the first outpost space of the land’s track, your second to the second, your third to the third. Where your explorer is does not matter, nor do the outposts of others: guides share the spaces. Each outpost you build also adds a reward to that dock’s orders. We rule that if all three in that land are built, nothing happens.
    .title = Building an outpost
    .page = 9
rule-soldier = At the end of the game a soldier gives 2 points for each of your outposts in the land that the card shows. It has no immediate effect, but two icons of its species, which both count for favours and for merchants. The cards are shown only in pictures; in this digital edition: one soldier of each species for each land (reconstructed).
    .title = Soldiers
    .page = 9
rule-adventurer = An adventurer moves the explorer of a land, or any of your explorers, by 1 or 2 steps. Some have an Income: 1 point for every flag that your three explorers have reached or passed, by where they stand at that moment. The cards are shown only in pictures; in this digital edition there is one of each species for each land: sprite 1 point, 2 steps there, and the Income; human 1 step there, 1 with any explorer, and the Income; goblin 2 points, 1 step there, 1 with any explorer; beast 3 points and 2 steps there (reconstructed).
    .title = Adventurers
    .page = 10
rule-explore-treasure = When your explorer comes to the last space of its track, it stops and you gain the treasure. Every step that it would still take beyond gains the treasure again, in the same move or later, whatever the step comes from. After a Return each new arrival pays once more; the Return itself pays nothing. The book gives 5 points for the forest; in this digital edition: desert 3, glacier 4, forest 5 points (the rest reconstructed).
    .title = Treasures
    .page = 11
rule-artisan = An artisan gives goods, and often points. While it lies in front of you it also makes orders worth more. The cards are shown only in pictures; in this digital edition there is one of each species for each pair of goods, weapon and food, mineral and weapon, food and mineral: sprite 2 points and the pair; human 1 point and the pair; goblin the pair and 1 good of your choice; beast 4 points and the first good of the pair (reconstructed).
    .title = Artisans
    .page = 12
rule-goods-place = A single good goes to any of your three docks. Several goods gained together go to different docks, of your choice. We rule that all are placed first and the orders are checked then, and that a dock has no limit. A good once placed is never moved to another dock.
    .title = Placing goods
    .page = 12
rule-order-complete = When a dock holds its order, exactly those goods return to the stock, and you gain its rewards: forest 1 weapon, 1 mineral and 1 food; desert any 4 goods; glacier 3 goods of one kind. The two base rewards always come, and one more for each of your outposts already built from that dock, all from left to right. “Per artisan” is 1 point for each artisan card in front of you. We rule that if several docks are complete at once, you choose which comes first. Only the first four rewards of the glacier are in the book; in this digital edition every dock has as base rewards 1 step in its land and 1 point per artisan. With the first, second and third outpost come: desert 2 points, 1 point per artisan, 3 points; glacier 1 point, 1 point per artisan, 2 points; forest 1 point, 1 step with any explorer, 1 point per artisan (the rest reconstructed).
    .title = Completing an order
    .page = 12

chapter-end = End of the game
rule-end = The game ends after the Income of the third round. First everybody scores their soldiers, then the favour tiles on which they have a marker: for each of their cards of the trades on the tile 2 or 3 points for the upper marker, 1 or 2 for the lower. Which, the book does not say of every tile; in this digital edition: 3 and 2 if the tile names one trade, 2 and 1 if it names two (inferred, so reconstructed). Most points wins; a tie is a shared victory.
    .title = The end and the winner
    .page = 15
