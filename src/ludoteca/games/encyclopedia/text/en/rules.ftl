### Encyclopedia: the rules reference, one message per rule id.
### .title is the heading, .page the page of the printed rulebook.

## Things

rule-things-dice = There are 20 dice in five colours, and each colour stands for a continent: red America, yellow Africa, purple Asia, blue Europe, green Oceania. How many there are of each colour is not written in the book; in this digital edition: 4 of every colour (reconstructed).
    .title = Dice and continents
rule-things-experts = There are 55 experts, 11 for each continent. Of these 34 are lasting, 17 final and 4 instant; the sign on the card tells you which.
    .title = The experts
rule-things-animals = There are 75 animals. The books do not list them; in this digital edition: 15 for each continent, real species with true facts (reconstructed). One follows the box rather than nature: Aix galericulata counts as European.
    .title = The animals
rule-things-types = Every animal has a continent, its Type 0, and one category of each of four more types: I class (mammal, bird, reptile), II diet (omnivore, carnivore, herbivore), III habitat (terrestrial, arboreal, aquatic), IV climate (hot, cold, temperate). Types I to IV each have one research space on the card. A space holds one cube.
    .title = Types and categories
rule-things-supply = You own 30 research cubes and seven “5 cubes” tokens. We rule that five of your cubes in one published category are swapped for a token by themselves, whenever that frees cubes. With no cube left and none to swap, no expedition is offered to you. We also rule that coins, expedition tokens and royal seals never run out.
    .title = Cubes and supply

## Set-up

rule-setup-order = Chance decides who is first player; the others follow clockwise. Two to four seats play, and each is a person, a bot or an automa. At most three of them are automas.
    .title = Seats and first player
    .page = 4
rule-setup-rounds = Of the 12 round tokens six are drawn and lie face down, one for each round. How often each of the six kinds occurs is not written in the book; in this digital edition: twice each (reconstructed).
    .title = Round tokens
    .page = 4
rule-setup-display = Six experts lie open at the University. The Academy shows 6 animals at two seats, 7 at three and 8 at four. Automas count as seats.
    .title = Open cards
    .page = 4
rule-setup-draft = The last player begins, and so on back to the first: each takes 2 animals from the Academy. Only when everybody has two are the gaps filled.
    .title = Your first two animals
    .page = 4
rule-setup-start = Everybody begins with 1 expedition token, the reputation marker on space 0, and 0 VP. The coins depend on your seat and are shown only in a picture; in this digital edition: 2, 3, 3 and 4 for the first to the fourth player (reconstructed).
    .title = What you start with
    .page = 4

## Round

rule-round-refill = From round 2 on, the University and the Academy are filled with new cards; those left over have already been discarded. We rule that an empty deck is rebuilt from its shuffled discards. Animals that a publication removed from the game never come back.
    .title = New cards
    .page = 6
rule-round-token = Then the next round token is turned up and works at once. There are six kinds: 1 expedition token for everybody; 3 coins for everybody; a free expert for each in turn order, after which the University is filled again; a free animal for each in the same way; 5 dice for everybody this round; nothing.
    .title = The round token
    .page = 6
rule-round-dice = In turn order each player draws 4 dice from the bag, rolls them and puts one on each die slot; in this digital edition, from left to right: nothing, 2 coins, 2 reputation, 3 VP. If the round token grants a fifth die, exactly one slot holds two. Turn order runs clockwise from whoever is first player when the round starts, and stays so for the whole round.
    .title = Drawing and placing dice
    .page = 6

## Turn

rule-turn-die = Take one die from any board, yours or another’s, and use it for one action. If it was another player’s, that player gains the effect of its slot at once; your own gives nothing. There is no passing: everybody takes one die a turn until all boards are empty.
    .title = Taking a die
    .page = 7
rule-turn-actions = You choose among six actions: Embassy, Bank, University, Academy, Expedition and Publication. Each may be repeated, by you and by anybody else.
    .title = The six actions
    .page = 7
rule-turn-whole = Choose only an action that you can carry through to its end. What it will surely give you on the way counts, such as the animal from the Academy that an expedition’s reputation brings. Luck counts as bringing nothing, so a card from the deck does not help, and free actions count only once you have taken them. Choices on the way that would leave the action unfinished are not offered. We rule that if every open card for a bonus would spoil the action, that bonus comes from the deck. Embassy and Bank are always possible.
    .title = Whole actions
    .page = 7
rule-turn-free = At any moment of your own turn, as often as you like, you may use an instant expert or discard a royal seal for 5 coins. Neither takes up your action.
    .title = Free actions
    .page = 7
rule-turn-value = During an action every coin you pay raises your die by 1, above 6 too and without limit. A royal seal raises it by 5 and may change its colour as well. We rule that payments are offered only as far as they are still of use: up to 5 at the Embassy and for an animal at the Academy, up to 6 for a publication, and for an expedition up to what all your free research spaces would cost.
    .title = Raising a die
    .page = 7
rule-turn-colour = During an action 1 expedition token turns your die into any colour for that action, and your experts see the new colour too. A royal seal can do the same, and then its +5 counts in the same action. We rule that at the Embassy and the Bank nobody is asked for a colour: it could never gain anything there.
    .title = Changing the colour
    .page = 7
rule-turn-sequence = We rule this order. Take the die and name the action, for an Expedition with its continent and for a Publication with its reference, and pay for that colour now. Place the die: your experts for that place act in slot order, all counted at that moment, and then the space gives its reputation. At the University and the Academy you now choose the card, paying for a colour if you need it. Raise the value; from here it is fixed, and the effect follows. What the placing brought you may be spent on the colour of the card and on the value.
    .title = The order of an action
    .page = 7

## Embassy

rule-embassy = Place a die of any colour and gain expedition tokens by its value. 1 or 2 gives one token, 3 or 4 gives two, 5 or more gives three.
    .title = Embassy
    .page = 8

## Bank

rule-bank = Place any die, whatever its colour and value. You gain 5 coins.
    .title = Bank
    .page = 9
rule-bank-first = The first die at the Bank in a round also brings you the first-player marker. The turn order of this round stays as it is. Everything else that starts with the first player, the end of this very round included, now starts with you.
    .title = Becoming first player
    .page = 9

## University

rule-university = Place any die and take one of the open experts; the gap stays until the next round. If the die has the expert’s colour, you gain 1 expedition token. We rule that paying an expedition token just for the match is not asked, since it would only bring back the token it costs. A royal seal may be spent for it.
    .title = University
    .page = 9
rule-university-slots = Four slots hold your active, face-up experts. A new one goes to a free slot; we rule that only with none free do you cover an expert or tuck the new one under, inactive. Spent and covered experts stay yours, face down for good: they do nothing more, and a covered instant expert is lost, but they count for collections. We rule that a new lasting expert misses the die already placed but counts for a value not yet fixed and for later cubes, and that a covered one stops at once.
    .title = Expert slots
    .page = 9
rule-experts-instant = You use an instant expert once: at any decision of your own turn, or the moment you take it, even on another player’s turn. It then lies face down and frees its slot; used at once, it needs none. An animal you gain this way may still be researched or added in the action you are in.
    .title = Instant experts
    .page = 9
rule-experts-lasting = A lasting expert works again and again while it lies face up in a slot of yours. Where it speaks of your dice of a colour, it means the dice you use, whoever’s board they came from.
    .title = Lasting experts
    .page = 9
rule-experts-final = A final expert scores at the end of the game, and only if it lies face up then. Face down it still counts for its continent’s collection.
    .title = Final experts
    .page = 9

## Academy

rule-academy = Place a die and take an open animal of the die’s colour. Then gain reputation by the value: 1 or 2 gives 1, 3 or 4 gives 2, 5 or more gives 3. The gap stays until the next round; you may study as many animals as you like. Cards that come from a bonus, the opening draft or a round token bring no reputation and no token for a match.
    .title = Academy
    .page = 10

## Reputation

rule-reputation = Each point moves your marker one space; after space 11 comes 0 again. Every bonus space that you reach or pass pays out, and space 0 pays nothing. We rule that the marker first goes the full distance, then the bonuses follow in track order, and reputation gained meanwhile waits until they are done. That there are 12 spaces follows from the Polish book; the places of the bonuses are reconstructed, in this digital edition: 2 an expedition token, 4 an expert, 6 three coins, 8 an animal, 11 a royal seal.
    .title = The reputation track
    .page = 11
rule-reputation-choice = An expert or animal bonus is chosen from the open cards; if none is open, it is the top card of the deck, and if deck and discards are empty too, it is lost. On your own turn you choose at once. On another player’s turn you choose when that turn is over, before the next turn or the extra actions, and only then does it matter whether cards are open. Tokens, coins and seals always come at once.
    .title = Choosing a bonus card
    .page = 11

## Expedition

rule-expedition-space = Place the die on the leftmost free space of the continent of its colour. The space gives reputation and a bonus to the value. The books name only one of these pairs, the rest is reconstructed; in this digital edition, from left to right: 3 reputation and +0, 2 and +1, 1 and +2, 0 and +3. We rule that a continent with four dice takes no further expedition.
    .title = The expedition space
    .page = 12
rule-expedition-value = Add up the die, the bonus of the space, your experts, 2 for each expedition token, 1 for each coin and 5 for each royal seal that you discard. Tokens, coins and seals are up to you and without limit; experts and the space always count. The value is fixed before the first cube, so coins that cubes bring come too late.
    .title = The value of an expedition
    .page = 12
rule-expedition-research = Spend the value on cubes for free research spaces of your animals of that continent: 2 for Type I, 4 for II, 7 for III, 10 for IV. Spread them over as many animals and types as you wish, but place at least one; what is left over is lost. Cubes on II, III and IV bring VP at once. The 3 VP for III are printed, the others reconstructed; in this digital edition: 1, 3 and 5.
    .title = Research
    .page = 12

## Publication

rule-publication-reference = Place the die on one of your animals of the die’s colour: it is the reference. It must be yours before the die is placed; an animal that the placing brings may still join, if it is of the same continent. One animal is enough, even without a cube.
    .title = The reference animal
    .page = 14
rule-publication-limit = The value of the die says how high you may publish: Type 0 from 2, I from 3, II from 4, III from 5, IV from 6. With a value of 1 you cannot publish.
    .title = How high you may publish
    .page = 14
rule-publication-cubes = Go from the highest type allowed down to Type I. Where the reference has a cube, that cube is published, and the cubes of the same category on your other animals may be too. Where it has none, that type publishes nothing. We rule that an animal you take in publishes all its matching cubes; leaving one behind hardly ever pays.
    .title = Publishing cubes
    .page = 14
rule-publication-vp = Every published cube scores at once: Type I 2 VP, II 3, III 5, IV 8. The cubes then stay in their category and count for your collections at the end.
    .title = VP for cubes
    .page = 14
rule-publication-cards = The reference and every animal that published a cube leave your study. You may add animals of the reference’s continent that published nothing. The cubes still on all these cards return to you. Those of the reference’s continent go face down to your published pile, for 1 VP each; the others leave the game.
    .title = Publishing cards
    .page = 14
rule-publication-seal = At the end of every publication you gain 1 royal seal, even if it was a single animal.
    .title = The royal seal
    .page = 14
rule-publication-hidden = Published animals and spent experts lie face down, and their owner may look at them at any time. In the Polish edition nobody else may; the other books do not say.
    .title = Face-down cards
    .page = 14

## End of the round

rule-extra-action = From the first player on, in an order fixed when this phase starts, each may once discard a royal seal for an extra action. Having paid, you take a die from the Embassy, the Bank, the University, the Academy or an expedition space, roll it and do any action with it; we rule that dice on publications stay. A die placed in this phase may be taken too, and a freed expedition space can be the leftmost free one again. The first die at the Bank is still the first placed this round, even if it has been taken away since. The chance counts as your turn, so free actions are allowed whether you use it or not.
    .title = The extra action
    .page = 17
rule-round-end = The experts and animals still open are discarded, and all dice return to the bag. After the sixth round the final scoring begins.
    .title = Clearing up
    .page = 17

## End of the game

rule-end-discard = Animals still under study are discarded, and their cubes with them. Only published animals remain. Automas are exempt and keep theirs.
    .title = Unfinished studies
    .page = 17
rule-end-collections = First add the cubes of your active final experts, even with an empty supply (our ruling); they can make a collection valid. Then each of the 12 categories counts your published cubes, and each continent counts your published animals plus all your experts, active or not. 4 give 3 VP, 5 give 5, 6 give 8, 7 give 12, 8 give 17, 9 give 22, 10 give 28, 11 give 35, 12 give 40, and each further one adds 5. Fewer than 4 give nothing.
    .title = Collections
    .page = 17
rule-end-tokens = A royal seal is worth 4 VP, every 2 coins 1 VP, an expedition token 1 VP. Your active final experts add theirs.
    .title = Tokens and final experts
    .page = 17
rule-end-automa = An automa keeps its animals and scores nothing but its VP so far and its scoring card. For each continent that is its cards (animals and experts) times its animals; then come its experts by continent, the three largest groups only, and its tokens. La Boudeuse (*): 3, 2 and 1 VP per expert, 1 per 2 coins, 2 per expedition token, 4 per seal. HMS Resolution (**): 4, 3 and 2, 1 per 2 coins, 3, 5. L’Astrolabe (***): 5, 4 and 3, 1 per coin, 4, 6. We rule that for ties it has published no animal.
    .title = Scoring an automa
    .page = 17
rule-end-winner = Most VP wins. On a tie it is whoever has most animals in the published pile: a kept Sepultus Creatura counts, a foreign animal that left the game does not. If that is equal too, the victory is shared.
    .title = The winner
    .page = 17

## Sepultus Creatura

rule-sepultus-deck = As an option, six Sepultus Creatura cards are shuffled into the animals; they belong to no continent. Each shows a die value, a research cost and categories to choose from, but only in a picture. In this digital edition (reconstructed): each value from 1 to 6 once, cost 5 for 1 and 2, 6 for 3 and 4, 7 for 5 and 6, with three categories of three different types.
    .title = The creatures
    .page = 20
rule-sepultus-take = At the Academy you take one with a die of any colour that has exactly its value after all changes, your dice experts included; reputation comes as usual. We rule that the draft, a round token or a reputation bonus takes it freely. We also rule that a token or seal may recolour the die here only where that changes its value through one of your dice experts, or for the seal’s +5.
    .title = Taking a creature
    .page = 20
rule-sepultus-research = On an expedition to any continent, pay the creature’s cost and put a cube on one of its categories: one cube only, and we rule no VP at once. Other research in the same expedition is fine, and the creature alone completes one too. The cube has the type of its category: experts for cubes react, and a publication scores it by type. It is published only if the reference publishes a cube of that category.
    .title = Studying a creature
    .page = 20
rule-sepultus-publish = A creature is never the reference. We rule that it joins a publication only by publishing its cube. You then keep it as if it were of the reference’s continent, for 1 VP.
    .title = Publishing a creature
    .page = 20
rule-sepultus-joker = At the end each creature you kept joins the continent collection that serves you best. The app finds the best split for you.
    .title = Creatures as jokers
    .page = 20
rule-sepultus-automa = An automa looks at the open cards as if the creatures were not there. We rule: if nothing else is there for its draft or a bonus, it draws from the deck, discarding creatures, until an animal comes; at the Academy it skips the card. In the Italian edition the creatures are not played with automas.
    .title = Creatures and automas
    .page = 20

## Automas

rule-automa-setup = Up to three automas play, in solo or among people, with never more than four seats in all. Each has a behaviour card, a scoring card (9 combinations, each card from * to ***) and its own random order of the five continents: its priorities, the first being the highest. It receives coins, an expedition token and two animals like anyone, choosing by its priorities.
    .title = Setting up an automa
    .page = 21
rule-automa-dice = Its dice lie from the lowest on the left (nothing) to the highest on the right (3 VP). Of equal values, the colour of lower priority lies further left. We rule that with five dice the two highest share the last slot.
    .title = An automa’s dice
    .page = 21
rule-automa-round = An automa receives round tokens, the effects of its die slots and reputation bonuses like anyone.
    .title = What an automa receives
    .page = 21
rule-automa-card = Whatever card it takes is of its highest priority continent among those open. If there are several, it is the first in reading order, where taken cards leave gaps; the French book prints this, and we use it in all editions. The die’s colour plays no part in this.
    .title = How an automa picks a card
    .page = 21
rule-automa-die = It takes the highest die on any board. On a tie it looks for the colour of highest priority, then for what gives the others least; we rule this order: its own die or nothing, 2 coins, 2 reputation, 3 VP. Still tied, it takes from the seat furthest from it clockwise, which the Polish book prints and we use in all editions, and last from itself.
    .title = How an automa picks a die
    .page = 21
rule-automa-action = The number shown on the die decides, and it does what its card says and nothing more: no match at the University, no reputation by value, no experts, no publication, no spending, no extra action. Its card overrides the other rules; it becomes first player only if nobody has this round, and we rule that it skips what it cannot do and does the rest. Carl von Linné (*): 6 Academy, animal and 3 reputation; 5 University, expert and 1 token; 4 Expedition, 4 VP per token; 3 Embassy, 2 tokens; 2 Bank, 5 coins and first player; 1 Expedition, 3 VP per token. Abraham Trembley (**): 6 Expedition, 5 VP per token; 5 Academy, animal and 3 reputation; 4 University, expert and 1 seal; 3 Bank, 5 coins, first player and 1 token; 2 Embassy, 2 tokens; 1 Academy, animal and 1 reputation. Louis Jean-Marie Daubenton (***): 6 Embassy, 3 tokens; 5 Expedition, 6 VP per token; 4 Academy, animal and 2 reputation; 3 University, expert and 2 reputation; 2 Expedition, 5 VP per token; 1 Bank, 5 coins, first player and 1 seal.
    .title = An automa’s action
    .page = 21
rule-automa-expedition = It goes to the continent of which it has most animals, on a tie to the one of higher priority; we rule that if that one is full, it takes the next. First it gains the reputation of the space. Then it discards all its expedition tokens, one just gained included, for the VP its card says.
    .title = An automa’s expedition
    .page = 21

## Editions

rule-editions = When a table is made, you choose which printed edition it follows; English is the default. Simon Hodesmann brings 2 coins, in Polish 3. Sepultus Creatura is played with automas, in Italian not. Others may not look at your face-down cards in Polish; the other books do not say. In French the text takes every animal of the reference’s continent into a publication while its questions and answers leave some out, so adding them is your choice in every edition.
    .title = Printed editions
