### What the command line says for itself. The sentences of tables and games are in other files.

## Names

cli-name-person = Player { $number }
cli-name-bot = Bot { $bot }

## Numbers

cli-number = { $value }
cli-percent = { $percent }%

## Beginning

cli-welcome = { $game }: { $names }
cli-commitment = Commitment to all luck of this game (SHA-256 of a secret): { $commitment }
cli-how-to-answer = Answer with a number, a letter or a word. “help” lists what else you can say.
cli-unfinished = There is an unfinished game: { $file }
cli-unfinished-resume = go on with it
cli-unfinished-new = begin a new one

## At the table

cli-news = What happened
cli-asked = { $name }: { $question }
cli-free-actions = Also possible now:
cli-refused = Not possible now (“why” tells the reasons):
cli-refused-more = ... and { $count } more
cli-unclear = That could mean several things: { $options }.
cli-no-number = There is no { $number } here: choose { $first } to { $last }.
cli-nothing-refused = Nothing that is there is refused.
cli-why-offered = “{ $word }” is allowed.
cli-bot-thinks = { $name } thinks ...
cli-bot-failed = { $name } gave no answer ({ $reason }): chance answered for it.
cli-bot-illegal = { $name } answered what is not offered: chance answered for it.
cli-score-now = The score if the game ended now:
cli-score-covered = Counted at the end: this edition keeps face-down cards hidden.
cli-total = Total: { $points }
cli-saved = Saved: { $file }
cli-page = p. { $page }
cli-ours = our ruling
cli-rule-unknown = No rule has “{ $word }” as its id or in its text.

# What a person can say besides an answer. The English words work in every language.
cli-command-why = why
cli-command-hint = hint
cli-command-thoughts = thoughts
cli-command-undo = undo
cli-command-table = table
cli-command-score = score
cli-command-log = log
cli-command-rules = rules
cli-command-save = save
cli-command-help = help
cli-command-quit = quit
cli-help-why = { cli-command-why } – why things are refused; { cli-command-why } WORD – why this one is
cli-help-hint = { cli-command-hint } – what a bot would look at here: expected points and chance to win
cli-help-thoughts = { cli-command-thoughts } – what the bots looked at when they last decided
cli-help-undo = { cli-command-undo } – take back the last decision, unless something was revealed since
cli-help-table = { cli-command-table } – show the table and the question again
cli-help-score = { cli-command-score } – the score sheets, as if the game ended now
cli-help-log = { cli-command-log } – everything that happened; { cli-command-log } 20 – the last twenty sentences
cli-help-rules = { cli-command-rules } – the list of rules; { cli-command-rules } ID or WORD – read one, or find some
cli-help-save = { cli-command-save } – where the game is saved (it always is); { cli-command-save } FILE – save a copy
cli-help-help = { cli-command-help } – this list
cli-help-quit = { cli-command-quit } – leave; you can go on later

## The end

cli-over = The game is over
cli-winners = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points.
}
cli-kept = The whole game is in { $file }
cli-check-luck = Anybody can check its luck: { $command }
cli-go-on = The game is saved. To go on: { $command }

## Replay, verification, packs, games

cli-replay-chosen = { $number }. { $name } chooses “{ $answer }”
cli-replay-drawn = { $number }. { $sentence }
cli-replay-undone = { $number }. { $name } takes back entry { $target } and everything since.
cli-verify-replayed = { $entries ->
    [one] One entry
   *[other] { $entries } entries
} replayed by the rules; { $over ->
    [yes] the game is over. Scores:
   *[no] the game is not over. Scores as they stand:
}
cli-verify-good = { $draws ->
    [one] The one draw is
   *[other] All { $draws } draws are
} what the commitment { $commitment } owed.
cli-verify-sealed = { $file }: the secret is not revealed yet, so the draws cannot be checked.
cli-draw-wrong = { $file }: entry { $entry } is not what was dealt: for { $key } it says “{ $found }”, but “{ $expected }” was drawn.
cli-secret-foreign = { $file }: the secret does not fit the commitment, so this is not the luck that was promised.
cli-pack-good = { $file } is good. It replaces: { $keys }
cli-pack-template = The standard values of { $game }. Keep what you change; what is left out stays as it is.
cli-games-line = { $name }: { $least } to { $most } seats, rules number { $rules }

## Simulation

cli-simulating = Playing and counting
cli-timing = Timing
cli-sim-games = { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }
cli-sim-seat = Seat
cli-sim-mean = mean
cli-sim-sd = sd
cli-sim-min = min
cli-sim-max = max
cli-sim-wins = wins
cli-sim-length = A game
cli-sim-decisions = decisions
cli-sim-draws = draws
cli-sim-event = Event
cli-sim-count = count
cli-sim-per-game = a game
cli-sim-more = ... and { $count } more; --json has them all
cli-sim-speed = games_per_second: { $games }, decisions_per_second: { $decisions } ({ $timed } games in { $seconds } s, jobs: { $jobs }, nobody listening)

## What stops a command

cli-not-expected = “{ $found }” is no command and not expected here; “ludoteca --help” and “ludoteca COMMAND --help” say what is.
cli-not-text = “{ $found }” cannot be used: where a “?” stands here, it has a byte that is no text.
cli-language-unknown = There is no language “{ $language }” here; there are: { $known }.
cli-game-unknown = There is no game “{ $name }” here; there are: { $known }.
cli-game-broken = The game “{ $name }” is installed but cannot be loaded: { $reason }
cli-no-games = No game is installed.
cli-bot-unknown = There is no bot “{ $found }”; there are: { $known }.
cli-nobody-here = Nobody here would play: one of the seats must be “me”. For games without people there is: ludoteca simulate
cli-simulate-person = “{ $found }” cannot sit in a simulation; a player there is “{ $known }”.
cli-automas-many = { $automas } automas do not fit on { $seats } seats.
cli-worker-lost = A process that was playing has died.
cli-option-form = “{ $found }” is not of the form NAME=VALUE.
cli-number-least = { $name } is { $number }, but must be at least { $least }.
cli-number-most = { $name } is { $number }, but must be at most { $most }.
cli-number-positive = { $name } is { $number }, but must be a finite number above 0.
cli-resume-alone = A resumed game is already set up: { $name } cannot be given with --resume.
cli-resume-sealed = { $file }: this game cannot be continued here, since the dealer’s secret is not in it.
cli-exists = { $file } exists already and is left as it is. To go on with a saved game: --resume
cli-unwritable = { $file } cannot be written: { $reason }
cli-unreadable = { $file } cannot be read: { $reason }
cli-no-home = There is no home folder to save games in; say where with --save.
cli-not-json = { $file } is not a journal, or is cut off: it is not complete JSON.
cli-not-toml = { $file } is not TOML: { $reason }
cli-pack-deep = { $file } is nested too deeply for a data pack.
cli-file-refused = { $file }: { $reason }
cli-output = The output could not be written: { $reason }
cli-refused-by-machine = The machine refused: { $reason }

## Serving

cli-serving = Ludoteca is open at { $url }
cli-serving-data = Tables are kept in { $place }
cli-serving-stop = Ctrl-C closes it; nothing is lost.
cli-served = Closed.
cli-backed-up = All tables are copied to { $file }
cli-restored = The tables are back in { $file }
cli-store = { $reason }
cli-port = Cannot listen at { $reason }. Another port: --port NUMBER
cli-proxy = --proxy { $found } is neither an address nor a network. Write it like 10.0.0.7 or 10.0.0.0/8.

## Arena

cli-arena-playing = Playing
cli-arena-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, seed { $seed }
cli-arena-entrant = Entrant
cli-arena-rating = rating
cli-arena-points = points
cli-arena-margin = margin
cli-arena-pairing = { $names } ({ $games ->
    [one] one game
   *[other] { $games } games
})
cli-arena-plot = Rating, with its 95% interval
cli-arena-speed = games played now: { $games }, in { $seconds } s, jobs: { $jobs }
cli-arena-stopped = Stopped after { $done } of { $games } games. The same command goes on with { $file }
cli-arena-stopped-lost = Stopped after { $done } of { $games } games. With --out FILE they would have been kept.
cli-arena-budget = “{ $found }” is no search: say how many iterations a turn (search:200) or seconds (search:1.5s).
cli-arena-weights = “{ $found }” does not say by which weights it judges: write a file after the @, or “hand” for the evaluation written by hand.
cli-arena-twice = “{ $name }” is named twice.
cli-arena-few = { $found ->
    [0] Nobody enters
    [one] Only one enters
   *[other] Only { $found } enter
}, but there are { $seats } seats at a table.
cli-arena-games = --games is { $games }, but must be a multiple of the { $seats } seats, so that everybody sits everywhere equally often.
cli-arena-file-busy = { $file } is being written to by another arena.
cli-arena-file-foreign = { $file } is not a file of arena results, and is left as it is.
cli-arena-file-other = { $file } is of another arena: its { $name } is { $found }, not { $wanted }.
cli-arena-file-line = { $file }: line { $line } is not the result of a game. Once it is deleted, its game is played again.
cli-arena-worker-lost = A process that was playing has died. With --out, the same command goes on with what is done.
cli-arena-ray-missing = Ray is not installed; install it with: pip install "ludoteca[ray]"
cli-arena-ray-unreachable = There is no Ray cluster at { $address }: { $reason }
cli-arena-ray-closed = The Ray cluster at { $address } cannot be joined: { $reason }. If it asks for a token, set RAY_AUTH_MODE=token and the same RAY_AUTH_TOKEN here.
cli-arena-ray-release = A machine of the Ray cluster at { $address } has { $found ->
    [none] no Ludoteca
   *[other] Ludoteca { $found }
}, this one has { $ours }; all need the same release.

## Glass box

cli-hint = What a bot finds best here, with the points it expects at the end:
cli-hint-thinks = A bot thinks about it ...
cli-hint-then = then: { $answers }
cli-look = { $option } – { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}, { $percent }% to win
cli-thoughts-nobody = No bot plays at this table.
cli-thoughts-none = { $name } has thought nothing out since you sat down.
cli-thoughts-covered = { $name } may have cards that lie face down for you: it says nothing.
cli-thoughts-unlooked = It looks at nothing first: it answers as it comes.
cli-thoughts-also = It looked at these too, and liked them less:
cli-analyse-reading = Reading and checking
cli-analysing = Judging decisions
cli-analyse-luck = Weighing luck and choice
cli-analyse-no-seat = There is no seat { $seat }; there are seats 1 to { $seats }.
cli-analyse-seat = Seat { $seat } decided nothing; these did: { $known }.
cli-analyse-best = Decisions: { $decisions }. No better answer was found for { $best } of them.
cli-analyse-asked = Entry { $entry }. { $question }
cli-analyse-made = chosen: { $look }
cli-analyse-better = better: { $look }
cli-analyse-cost = That cost { $percent } percentage points of the chance to win.
cli-ledger = { $over ->
    [yes] Where the margin of { $name } to the best other seat comes from: { $margin }
   *[no] Where the margin that { $name } may expect to the best other seat comes from: { $margin }
}
cli-ledger-start = expected at the start
cli-ledger-luck = luck: { $drawn ->
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
cli-ledger-choices = decisions: { $name }
cli-ledger-total = together

# ---- ludoteca train

cli-train-playing = Generation { $number }: playing
cli-train-match = Match
cli-train-uneven = --match is { $games }, but must be an even number, 2 or more, so that both sit everywhere equally often.
cli-train-generation = Generation { $number }: { $positions } positions, misses by { $misses } points. New against old: { $result }. { $better ->
        [true] Kept.
       *[other] Not kept.
    }
cli-train-result = { $wins } of { $games } won ({ $low } to { $high }%), { $side ->
    [ahead] { $margin } points ahead
    [behind] { $margin } points behind
   *[level] level on points
}
cli-train-nothing = No generation was better than what it began with ({ $seconds } s): nothing was written.
cli-train-done = { $file }: against what it began with, { $result }. { $seconds } s in all.
cli-train-stopped = Stopped.
cli-train-so-far = { $kept ->
    [0] Nothing was written.
   *[other] The best weights, those of generation { $kept }, are in { $file }.
}
cli-train-numpy = Training needs NumPy: pip install "ludoteca[train]".
cli-weights-bad = { $file } holds no weights for this game: { $reason }.
