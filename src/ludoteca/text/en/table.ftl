list-pair = { $first } and { $second }
list-more = { $first }, { $rest }
