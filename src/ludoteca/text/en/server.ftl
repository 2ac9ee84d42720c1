### What the server says: tables, seats, invitations, people. The rules of the games are in other files.

## Tables

refusal-table-missing = There is no such table. The link may be cut off, or the table was thrown away.
refusal-table-gathering = The game has not begun yet: a seat is still free.
refusal-table-playing = The game has begun already.
refusal-table-finished = The game at this table is over.
refusal-table-sealed = This table was played with Ludoteca { $release } and cannot be played with this release ({ $reason }). Nothing of it is lost: it is kept as it is, and its story can be read.
refusal-game-unknown = There is no game “{ $name }” here; there are: { $known }.
refusal-game-broken = The game “{ $name }” is installed but cannot be loaded: { $reason }
refusal-bot-unknown = There is no bot “{ $found }”; there are: { $known }.
refusal-nobody-plays = Nobody would play: one of the seats must be yours or a friend’s.
refusal-seat-wish = “{ $found }” is not a seat. A seat is me, friend, bot:LEVEL, or one that the game plays itself.
refusal-version-missing = This table has no step { $version }; it is at step { $now }.
refusal-scores-covered = Scores rest on cards that lie face down until the end.
refusal-no-planner = This game has no planner for that. Answer its questions one by one.
refusal-not-watched = This table is private: only those who play may look.
refusal-watches-too-many = You watch { $most } tables already. Close some first.
refusal-tables-many = You sit at { $most } tables that are not over. Finish some of them or throw them away, then make another.

## Seats

refusal-host-only = Only the one who made this table can do that.
refusal-players-only = Only those who sit at this table can do that.
refusal-others-play = Others play at this table too, so it cannot be thrown away. You can resign.
refusal-seat-missing = There is no seat { $number }; this table has { $seats }.
refusal-seat-not-yours = This is the seat of { $seat }, not yours.
refusal-seat-taken = Seat { $number } is taken, or kept for somebody else.
refusal-seats-taken = All seats are taken.
refusal-already-seated = You sit at this table already. The invitation is still good for somebody else.
refusal-seat-left = A bot plays for { $seat } now.
refusal-seat-left-for-good = Whoever has resigned or run out of time cannot come back to this game.
refusal-seat-not-left = You never left: it is your seat, and you play.
refusal-not-waiting = Nobody waits for { $seat } right now.
refusal-not-waiting-yet = Give { $seat } a moment: you can go on without them in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
refusal-nothing-asked = Nobody asks to take anything back.
refusal-not-asked = This is not asked of you.
refusal-nothing-said = There is nothing in this message.

## Hints and analyses

refusal-hints-off = There are no hints at this table: others play here too, and its maker did not allow them.
refusal-hints-covered = Some cards lie face down for you. A bot would look at them, so there is no hint.
refusal-hint-thinking = Your last hint is still being thought out.
refusal-hints-many = Many hints are being thought out right now. Ask again in a moment.
refusal-hint-failed = The bot that was asked gave no answer. The table is as it was; you can ask again.
refusal-analysis-early = A game is analysed when it is over.
refusal-analyses-many = Many analyses wait already. Ask again in a few minutes.
refusal-analyses-yours = You wait for { $most ->
    [one] an analysis
   *[other] { $most } analyses
} already. Ask again when one is done, or leave a table whose analysis you no longer need.
refusal-analysis-failed = The analysis broke off. The game is as it was; you can ask again.

## Invitations

refusal-invitation-needed = This table is by invitation. Ask whoever made it for a link.
refusal-invitation-unknown = This invitation is not known here. The link may be cut off.
refusal-invitation-revoked = This invitation was taken back.
refusal-invitation-used = This invitation was used already. Each is for one person; ask for another.
refusal-invitation-expired = This invitation has expired. Ask for another.
refusal-invitation-missing = There is no invitation { $number }.
refusal-invitation-shown = Invitation { $number } was shown once and is not kept readable. Revoke it and make another.
refusal-too-many-invitations = There are { $most } open invitations already. Revoke some first.

## People

refusal-nobody = Say first what you are called.
refusal-name-empty = A name needs at least one letter that can be seen.
refusal-passphrase-length = A passphrase has { $least } to { $most } characters.
refusal-passphrase-wrong = The old passphrase is not right. Your passphrase is as it was.
refusal-sign-in-wrong = The handle or the passphrase is not right.

## The connection

refusal-too-fast = That was too much at once. Wait a moment.
refusal-origin-foreign = Another site’s page asked for this; nothing was done.
refusal-host-foreign = This server does not go by the name “{ $name }”, so nothing was done. Use the address that it printed when it started; whoever runs it can add a name with --name.
refusal-request-slow = The rest of this request did not come within { $seconds } seconds, so nothing was done. Send it again.
refusal-frame-unreadable = This message is not readable JSON.
refusal-frame-wrong = This message is not one that the server knows: { $reason }
refusal-storage-full = There is no room left on the server’s disk, so nothing was changed. Try again when whoever runs the server has made room.
refusal-storage-unavailable = The table cannot be stored right now, so nothing was changed. The server tries again by itself.
refusal-storage-unknown = The server has lost touch with its database, and cannot say yet whether this was done. The same command, sent again, is answered once the database is back.
refusal-server-fault = Something went wrong in the server, and nothing was changed. The server’s log has the details.
refusal-draining = The server is restarting. Come back in a moment.
