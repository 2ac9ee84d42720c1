### What any table says, whatever the game: lists, scores, and every refusal that is not a rule of a game.
###
### A fact fills the variable of its name. A tuple also gives $name-count, how many there are.
### A message refers only to messages of its own file.

## Lists and scores

# A list is joined from its end: the last two with list-pair, each further item in front with list-more.
list-pair = { $first } and { $second }
list-more = { $first }, { $rest }
seat-score = { $seat } { $points }
# One line of a score sheet. $line says what is counted; $line-key is the id of its message.
score-line = { $line-key ->
    [score-played] { $line }: { score-points }
   *[other] { $line } ({ $count }): { score-points }
}
score-line-times = { $line } ({ $count } × { $times }): { score-points }
score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Taking back

event-undone = { $seat } takes back the last decision.
refusal-undo-nothing = There is no decision of yours to take back.
refusal-undo-revealed = Something has been drawn or rolled since then, and what is seen stays seen. You can take back only what came after it.
refusal-undo-other-seat = { $seat } has decided since then. With the consent of { $seat } you can still take it back.

## Answers

refusal-game-over = The game is over; nothing more is to be decided.
refusal-not-over = The game is not over yet, so nobody has won. Play it to its end first.
refusal-draw-open = Something is drawn or rolled now ({ $word }); say what it brings before anybody answers.
refusal-no-draw-open = Nothing is drawn or rolled now: { $seat } is to decide.
refusal-draw-impossible = “{ $word }” cannot come up now.
refusal-draft-reveals = From here on something is drawn or rolled. Confirm your answers up to this point first.
refusal-draft-awaits = Next, { $seat } plays. Confirm your answers up to this point first.
refusal-not-your-decision = This decision belongs to { $seat }. Yours comes later.
refusal-not-there = “{ $word }” is not there to choose right now.
refusal-other-question = “{ $word }” answers another question than the one that is open. Look at what is asked now.
refusal-unknown-word = “{ $word }” is not a word of this game. Choose one of the answers offered.
refusal-stale-version = The table has moved on: your answer was for step { $version }, and it is now at step { $now }. Look again and answer anew.
refusal-plan-unreadable = This plan cannot be read: { $found }
refusal-way-not-now = Nothing is to be placed now. Answer the question that is open.

## Setting up a table

refusal-option-unknown = There is no option “{ $name }”. The options are: { $known }.
refusal-option-value = “{ $found }” is no value of the option { $name }. It can be: { $known }.
refusal-seat-count = { $found ->
    [one] This table has 1 seat
   *[other] This table has { $found } seats
}; the game is for { $least } to { $most }.
refusal-pack-value = The data pack does not fit at { $key }: expected { $expected }, found { $found }.

## Journals. $entry counts from 0, as in the file.

refusal-journal-foreign = This file is not a journal of Ludoteca.
refusal-journal-broken = The head of this journal cannot be read: something in it is missing or of the wrong kind.
refusal-journal-format-unknown = This journal has format { $number }; this release reads format { $known }.
refusal-journal-other-game = This journal is of the game “{ $name }”, which is not installed here.
refusal-journal-rules-unknown = This journal was played by rules number { $rules }; this release plays numbers { $oldest } to { $newest }.
refusal-journal-data-changed = The cards and values in this journal were changed after the table began: their checksum does not fit.
refusal-journal-entry-unreadable = Entry { $entry } of the journal cannot be read.
refusal-journal-too-long = Entry { $entry } of the journal comes after the end of the game.
refusal-journal-other-draw = Entry { $entry } of the journal draws “{ $key }”, which is not due at that point.
refusal-journal-impossible-draw = Entry { $entry } of the journal draws “{ $word }” for “{ $key }”, which cannot come up there.
refusal-journal-other-question = Entry { $entry } of the journal answers “{ $question }”, which is not asked at that point.
refusal-journal-illegal = Entry { $entry } of the journal answers “{ $word }”, which the rules do not allow there.
refusal-journal-undo-illegal = Entry { $entry } of the journal takes back more than it may.
