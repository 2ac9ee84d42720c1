ask-stones = How many of the { $left } stones do you take?
answer-stones = { $stones ->
    [one] a stone
   *[other] { $stones } stones
}
answer-boast = boast a little
view-heap = The heap
view-stones = stones: { $left }
event-stones-taken = { $seat } takes { $stones }, { $left } left.
event-boasted = { $seat } boasts, { $loudness }.
refusal-few-stones = You cannot take { $stones } of { $left } stones.
score-last = the last stone
rule-heap = In your turn you take one, two or three stones; never more than there are.
    .title = The heap
    .page = 1
