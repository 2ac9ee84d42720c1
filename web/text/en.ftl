### What the page says itself, around the tables. What happens at a table is said by the games' own catalogues.

house-name = Ludoteca
skip = To the content
close = Close
back-home = Home
labelled = { $label }: { $value }

## The games

words-line = This game has no board here. It is played in words: what lies on the table, what you may do, and why not.
words-facts = { $least } to { $most } seats: people and bots
words-first = against { $level }
play-now = Play now
play-automa = The box’s own opponent, strong
rules = Rules

## Tables

your-tables = Your tables
no-tables = No game is under way. Your tables will wait here for you, just as you left them.
tables-coming = Looking for your tables…
table-turn = Your turn
table-gathering = Waiting for players
table-playing = Under way
table-finished = Finished
table-sealed = Kept from another release
table-with = with { $names }
open-tables = Open tables
join-title = Join a friend
join-label = Invitation link
join-hint = Paste the link that you were sent
join-go = Join
join-bad = That does not look like an invitation. It is a link with a # in it.
join-failed = This invitation did not work. It may have been used, or have run out. Ask for a new one.
refused = That did not work.

## Settings

settings = Settings
guest-name = Guest
your-name = Your name
language = Language
light = Light
light-system = As on your device
light-day = Day
light-night = Night
motion = Motion
motion-system = As on your device
motion-full = Everything moves
motion-none = Nothing moves
speed = Others’ turns
speed-slow = Slowly
speed-normal = Calmly
speed-fast = Quickly
speed-instant = At once
sound = Sound
sound-note = Paper, pen and wood
confirm = Confirm my turn
confirm-note = A turn is final only when you confirm it
aids = Colour aids
aids-note = Stronger patterns and signs beside every colour

## At a table

bot-name = { $level } ({ $seat })
bot-random = Dice-thrower
bot-greedy = Magpie
bot-beginner = Beginner
bot-casual = Casual player
bot-skilled = Skilled player
bot-expert = Expert
bot-master = Master
seat-free = Seat { $seat }
their-decision = { $name } decides
game-over = The game is over
draft-whole = Nothing is final yet. Confirm, or step back.
draft-reveals = To go on, something is drawn or rolled. After that there is no way back.
draft-then = Nothing is final yet. When you confirm, { $name } plays.
draft-then-reveals = When you confirm, { $name } plays, then something is drawn or rolled. After that there is no way back.
draft-gone = The table has moved on, by another window or another hand: what you had not confirmed is gone.
confirm-turn = Confirm
step-back = Step back
undo = Take back
asides = At any moment
log = What happened
scores = If it ended now
scores-final = Final scores
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rule = Rule
table-coming = Setting the table…
table-discarded = This table was thrown away
table-discarded-note = Nothing is left of it.
table-gone = This table cannot be shown

## The line to the server

line-late = { $late ->
    [one] The server does not answer yet. Your last step is being sent again.
   *[other] The server does not answer yet. Your last { $late } steps are being sent again.
}
line-lost = { $waiting ->
    [0] Not connected. Nothing is lost.
    [one] Not connected. One step of yours waits to be sent.
   *[other] Not connected. { $waiting } steps of yours wait to be sent.
}
line-again = Trying again in { $seconds } s.
line-trying = Trying…
line-now = Try now
line-crowded = Too many look on from your network address at once; your place comes back after a while.
line-closed = { $reason ->
    [replaced] Ludoteca is open in too many places; this one is at rest.
    [erased] Your data was erased, as you wished.
    [signed-out] You are signed out in this browser.
   *[other] The server closed the line.
}
line-reload = Load again

## Other pages

nowhere-title = There is nothing here
nowhere-text = The address may have been cut short on its way to you.
rules-search = Search the rules
rules-contents = Contents
rules-none = No rule speaks of “{ $words }”.
rules-coming = Fetching the rules…
rules-failed = The rules did not arrive.
rules-page = Rulebook, p. { $page }
rules-ours = Our ruling, in no rulebook
again = Try again
credits = Credits
credits-unofficial-title = An unofficial edition
credits-unofficial = This is a fan-made edition, not made or approved by the games’ authors or publishers. It has no picture and no text of theirs. Names, numbers and rules are facts; every wording and every drawing is ours.
credits-games = If you like them here, play them at a table.
credits-values-title = Reconstructed values
credits-values = Some values stand in the rulebooks only as pictures. Those are reconstructed, and say so. A data pack from a box of your own replaces them: ludoteca pack template shows how.
credits-fonts = Type
credits-parts = Parts
credits-licence = Ludoteca itself is under the MIT licence.

## The frame around a table

board = The table
areas = Parts of the table
menu = Menu
beside = Beside the table
choice = Your choice
turn-of = { $name }: your turn
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
choose-on-board = Click what glows, or drag it to where it goes.
aim-at = { $place } – what can go there?
aim-hint = Now choose what goes there: what glows can.
aim-end = Never mind
draft-so-far = So far, not final yet
reckoning = On balance
reckoning-more = plus { $amount }
reckoning-less = minus { $amount }
just-now = Just now
since-more = { $n ->
    [one] 1 thing since your last turn
   *[other] { $n } things since your last turn
}
since-title = Since your last turn
go-on = Go on
confirm-early = The action is not complete yet: go on choosing, or step back.
not-now = { $n ->
    [one] 1 thing that is not possible now
   *[other] { $n } things that are not possible now
}
see-result = See the result
sound-on = Turn the sound on
sound-off = Turn the sound off
sound-is-on = Sound on
sound-is-off = Sound off
log-tab = Log
scores-tab = Scores
chat-tab = Chat
people-tab = Table
log-unheard = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
log-coming = Turning back the pages…
log-none = Nothing has happened yet.
rule-of-line = The rule
rules-all = Open the whole reference
chat-none = Nobody has said a word yet.
chat-say = Say something
chat-send = Send
scores-note = Points so far, and what the end would add if it came now.
score-covered = face down until the end
clock-of = Clock of { $name }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
you = you
is-here = here
is-away = away
kind-played = { $kind ->
    [bot] a bot
   *[other] an automa
}
bot-failed = could not answer; { $level } plays on
bot-failed-news = { $name } could not answer three times in a row. { $level } plays on in its place.
gone = { $why ->
    [resigned] resigned; a bot plays
    [time] out of time; a bot plays
   *[other] away; a bot plays
}
go-on-without = Go on without { $name }
votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
}
come-back = Take my seat back
watching = { $n ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $n } people are watching
}
take-back-asked = { $name } would like to take back a decision. That undoes what was decided since.
take-back-declined = They would rather not take it back.
take-back-waits = You asked to take back. Waiting for { $names }.
agree = Agree
decline = Decline
bot-for-you = You were away, so a bot plays for { $name }.
vote-asked = Shall a bot play for { $name }, who is away?
pass-to = Pass the device to { $name }
pass-why = Some cards lie face down. The others look away now.
pass-ready = I am { $name }
resign = Resign
resign-sure = You leave for good: a bot plays on in your place, and you are ranked last.
discard = Throw this table away
discard-sure = The game and its story are gone for good.
stay = No, stay
journal = Download the journal
keys = Keys: Tab to what glows, arrows across the board, Enter to choose; C confirm, Backspace step back, H hint, L log, S scores, R rule, T chat, M sound.
notify = Tell me when it is my turn
notify-note = A browser notification, while you look elsewhere
notify-denied = The browser does not allow notifications from this page.

## The end of a game

result = The result
end-flourish = Well played
end-sheet = Sheet
keepsake-print = Print
end-course = Course
end-sources = Sources
end-dice = Verified draws
sum = Total
rematch = Play again
play-next = Next: { $level }
rematch-join = To the next game
course-coming = Drawing the lines…
course-none = There is no course to show.
dice-what = All luck of this table came from one secret. Its hash was shown before the first draw; now the secret itself is. Your browser has drawn every die and card again from it.
dice-commitment = Promised before the game (SHA-256)
dice-secret = The secret
dice-counting = Drawing again…
dice-good = { $n ->
    [one] The draw is right.
   *[other] All { $n } draws are right.
}
dice-bad = { $n ->
    [one] 1 draw is not what the secret gives.
   *[other] { $n } draws are not what the secret gives.
}
dice-broken = This secret is not the one that was promised.
dice-failed = The draws did not arrive.
dice-all = { $n ->
    [one] Show the draw
   *[other] Show all { $n } draws
}
dice-key = Draw
dice-lots = of
dice-drawn = Number
dice-word = Gave

## Hints and analysis

hint = Hint
hint-not-now = A hint is for your own decision.
hint-whole = Your turn is planned already. Confirm it, or step back.
hint-thinking = A bot thinks about it …
hint-note = What a bot would do, best first, with what it expects at the end. Choose one to see it on the board; nothing is final.
hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-chance = { $percent }% to win
hint-looks = { $n ->
    [one] looked at once
   *[other] looked at { $n } times
}
hint-anew = Ask from here on
hint-ask = What would a bot do?
thoughts = What the bots looked at
thoughts-note = Each bot’s newest decision: what it chose and what else it weighed, in its own order, with what it expects at the end.
thoughts-none = Nothing to tell yet
thoughts-asked = Asked: “{ $question }”
thoughts-blind = This bot does not look: any answer is as good to it.
thoughts-stood-in = No answer came, so this one is by { $level }.
end-analysis = Analysis
analysis-progress = { $done } of { $total } decisions are judged …
analysis-ledger = Luck and choice are told apart …
analysis-queue = { $n ->
    [one] Another game is analysed first …
   *[other] { $n } other games are analysed first …
}
analysis-waits = This takes a minute or so, and goes on while this page is open.
analysis-seat = Seat
analysis-costly = What cost most
analysis-best = For { $best } of { $decisions } decisions nothing better was found.
analysis-made = Chosen
analysis-better = Better
analysis-chance = { $percent }%
analysis-cost = Cost { $percent } percentage points of the chance to win
analysis-see = Look at it
analysis-note = Percentages are chances to win as a bot sees them. The ledger adds up exactly; its parts are estimates.
ledger = Where the margin came from: { $name }
ledger-start = Expected at the start
ledger-luck = Luck: { $drawn ->
    [roll] dice
    [face] extra dice
    [expert] experts
    [animal] animals
    [round-token] round tokens
    [priorities] the automas’ priorities
    [seat] who begins
    [guide] who begins
    [resident] residents
    [favour] favours
    [species] the blank favour
    [trade] tokens from the bag
   *[other] { $drawn }
}
ledger-choices = Decisions: { $name }
ledger-total = Margin over the best of the others

## Replays

replay = Replay
replay-of = Replay: { $game }, { $names }
replay-this = Go through this game again
replay-start = The table before the first move
replay-moment = Moment of the game
replay-first = To the beginning
replay-back = A step back
replay-play = Play
replay-pause = Pause
replay-on = A step on
replay-last = To the end
replay-share = Copy a link to this moment
replay-side = Seen from
replay-leave = Back to the table
replay-keys = Keys: arrows a step back and on, Home to the beginning, End to the end, P play or pause, A analysis, L log, S scores, M sound.
copied = Copied.

## Before a game

gathering = Gathering
waiting-for = { $n ->
    [0] Everybody is here.
    [one] One seat is still free. The game begins by itself when it is taken.
   *[other] { $n } seats are still free. The game begins by itself when they are taken.
}
seats = Seats
seat-awaits = Waiting for somebody
fill-with = Fill it with…
fill-seat = Fill seat { $seat }
sit-here = Sit here
sit-down = Sit down
stand-up = Stand up
agreed = What was agreed
yes = yes
no = no
invite-title = Invite a friend
invite-what = A link leads one person to a free seat. It is good for three days.
invite-make = Make a link
invite-more = Another link
invite-link = Send this link, or show the code
invite-code = The link as a QR code
invite-note = It is shown this once. Each link is for one person.
copy = Copy
share = Share
invitations-open = { $n ->
    [one] 1 open invitation
   *[other] { $n } open invitations
}
invitation-until = No. { $number }, until { $date }
revoke = Take back
join-welcome = A seat is kept for you. What are you called at the table?

## Making a table

make-title = Make a table
make-add-seat = One more seat
make-remove-seat = Take seat { $number } away
make-hot-seat = Several of you share this screen: it says whose turn it is.
make-friends = When the table is made you get a link for each friend.
make-rules = The rules
make-others = The table
make-public = Open to anybody
make-public-note = Free seats are shown on the home page; otherwise only by invitation
make-watchers = Others may watch
make-watchers-note = Anybody who has the table’s address can look on
make-hints = Hints
make-hints-note = Those who play can ask what a bot would do. Usually not where friends play against each other
make-pack = Data pack
make-pack-note = Exact values from a box of your own, as TOML or JSON. Without one, the values from pictures are reconstructed.
pack-choose = Choose a file
pack-forget = Without it
pack-wrong = { $name } cannot be read:
pack-read = { $n ->
    [one] Read: 1 entry. The server checks it when the table is made.
   *[other] Read: { $n } entries. The server checks them when the table is made.
}
make-go = Begin
make-go-friends = Make the table
seat-who = Who sits in seat { $number }
kind-me = Me
kind-me-note = You, at this screen. Several seats may be yours, with names of their own.
kind-friend = A friend
kind-friend-note = Somebody with an invitation, on a device of their own.
kind-bot = A bot
kind-bot-note = Plays by the same rules as you do.
bot-random-note = Chooses anything that is allowed.
bot-greedy-note = Takes what counts most at the end of its turn.
bot-beginner-note = Often errs: for a first game.
bot-casual-note = Plays soundly, and slips now and then.
bot-skilled-note = Seldom slips.
bot-expert-note = Plays each turn very well.
bot-master-note = The strongest: looks beyond its turn, and takes a moment for it.
kind-automa = An automa
kind-automa-note = The box’s own opponent, strong: a behaviour card and a scoring card, each with one to three stars: the more, the harder.
bot-level = How strong
automa-behaviour = Behaviour
automa-scoring = Scoring
clock = Clock
clock-note = A player who runs out of time leaves the seat to a bot, for good.
clock-none = No clock
clock-quick = 15 minutes each
clock-calm = 45 minutes each
clock-days = 3 days each
patience = Patience
patience-note = After this time, a bot plays for the player you are waiting for, until they return.
patience-none = We wait
patience-short = 5 minutes
patience-hour = An hour
patience-days = 3 days

## Who I am

me-title = You, here
me-handle = Handle
me-carry = On another device
me-carry-what = Choose a passphrase. With it and your handle you find your tables again elsewhere. No e-mail address is needed.
passphrase = Passphrase
passphrase-old = Old passphrase
passphrase-new = New passphrase
passphrase-keep = Keep it
passphrase-change = Change it
passphrase-set = Your passphrase is kept.
passphrase-changed = Your passphrase is changed. On other devices you are signed out.
sign-in = Sign in
sign-in-what = You played on another device, and chose a passphrase there.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
me-data = What is kept about you
me-data-what = Your name, your tables, and what you said at them. Nothing else.
me-export = Download it
me-erase = Erase me
me-erase-sure = Your name and your words are forgotten for good. Where you play, a bot takes your seat.
credits-icons = Icons
credits-notices = All notices of these parts in full
credits-server = What the server stands on
credits-changes = The icons are drawn in the colours of their places; their shapes are unchanged.
credits-drawings = All other drawings are ours, under the licence of Ludoteca.
credits-pack = To play with the exact values, write them into a data pack and choose it when you make a table.

## The guide of a first game

guide = Guide
guide-note = Explains things when they first matter
guide-understood = I see
guide-leave = Turn the guide off
guide-is-off = The guide is off. The menu turns it on again.
toast-undo = Undo
