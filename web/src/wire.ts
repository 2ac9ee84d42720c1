// Made from structs.py, commands.py and messages.py in src/ludoteca/wire/ by web/wire_types.py. Change it there, not here.
export const PROTOCOL = 1;

/** Answered by done. */
export interface Ping {
  do: "ping";
  id: string;
}

/** Show the lobby: open tables, and your own. With `follow`, changes are sent as they come. */
export interface Lobby {
  do: "lobby";
  follow?: boolean;
  id: string;
}

/** Make a table. Answered by done, with the table's id. It begins by itself when nobody else is awaited. */
export interface Make {
  do: "make";
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  pack?: Record<string, unknown> | null;
  public?: boolean;
  watchers?: boolean;
  hints?: boolean | null;
  clock?: ClockWish | null;
  patience?: number | null;
  nonce?: string;
  id: string;
}

/** A wish for a seat: 'me' (with a name of its own, when several share a screen), 'friend' (anybody who is
 * invited, or who comes by on an open table), 'bot:LEVEL', or a seat that the game plays itself ('automa:...'). */
export interface SeatWish {
  who: string;
  name?: string | null;
}

/** Each person has `seconds` in all, and gets `increment` seconds back with every decision of theirs. */
export interface ClockWish {
  seconds: number;
  increment: number;
}

/** Watch a table. With `since`, only what came after that version is sent (missed), else all of it (shown). */
export interface Open {
  do: "open";
  since?: number | null;
  id: string;
  table: string;
}

/** Watch it no longer. */
export interface Close {
  do: "close";
  id: string;
  table: string;
}

/** Take a free seat of an open table. */
export interface Sit {
  do: "sit";
  seat: number;
  name?: string | null;
  nonce?: string;
  id: string;
  table: string;
}

/** Give a seat back before the game begins. */
export interface Stand {
  do: "stand";
  seat: number;
  id: string;
  table: string;
}

/** The host changes who a free seat is for, before the game begins; with the last seat filled, it begins. */
export interface Fill {
  do: "fill";
  seat: number;
  wish: SeatWish;
  id: string;
  table: string;
}

/** Make an invitation, for one seat or for any free one. Answered by invited, which has the token, once. */
export interface Invite {
  do: "invite";
  seat?: number | null;
  hours?: number;
  id: string;
  table: string;
}

export interface Revoke {
  do: "revoke";
  number: number;
  id: string;
  table: string;
}

/** Use an invitation: sit down. Answered by done, with the table's id. */
export interface Join {
  do: "join";
  token: string;
  name?: string | null;
  nonce?: string;
  id: string;
}

/** The host throws away a table that has not begun, or that nobody else plays at. */
export interface Discard {
  do: "discard";
  id: string;
  table: string;
}

/** What would these answers lead to? Nothing is stored. Answered by tried, or refused with the reason. */
export interface Try {
  do: "try";
  version: number;
  answers: string[];
  id: string;
  table: string;
  seat: number;
}

/** Turn a wish into answers: a [WayWish](#waywish), or what the game's planner knows. Answered by tried, with the
 * answers, or refused. */
export interface Plan {
  do: "plan";
  version: number;
  answers: string[];
  wish: Record<string, unknown>;
  id: string;
  table: string;
  seat: number;
}

/** What would a bot do, after these answers of mine? Nothing is stored. Answered by hint, when it has thought: what
 * is sent meanwhile is answered first. Only for your own open decision, where the table has hints. */
export interface Hint {
  do: "hint";
  version: number;
  answers: string[];
  id: string;
  table: string;
  seat: number;
}

/** What did the bots at this table look at, each for the newest decision that it had a choice in? Answered by
 * thoughts. Only for those who play, where the table has hints: what a bot thinks is advice too. */
export interface Thoughts {
  do: "thoughts";
  id: string;
  table: string;
  seat: number;
}

/** Confirm these answers, all or none. Answered by done with the new version once it is on disk, or refused. */
export interface Play {
  do: "play";
  version: number;
  answers: string[];
  id: string;
  table: string;
  seat: number;
}

/** Take back the last decision of a seat; if others have decided since, this asks them. */
export interface Undo {
  do: "undo";
  version: number;
  id: string;
  table: string;
  seat: number;
}

/** Answer a request to take back, for all your seats. */
export interface Consent {
  do: "consent";
  agree: boolean;
  id: string;
  table: string;
}

/** Chat. */
export interface Say {
  do: "say";
  text: string;
  id: string;
  table: string;
}

/** Leave for good: a bot plays on, and the seat is ranked last. */
export interface Resign {
  do: "resign";
  id: string;
  table: string;
  seat: number;
}

/** Vote that a bot plays for a person who is away; it does when all who are here agree. */
export interface Replace {
  do: "replace";
  id: string;
  table: string;
  seat: number;
}

/** Take your seat back from the bot. */
export interface Return {
  do: "return";
  id: string;
  table: string;
  seat: number;
}

/** The same seats again, at a new table; the second player who asks joins the table that the first one made. */
export interface Rematch {
  do: "rematch";
  id: string;
  table: string;
}

/** The table as it was at a version. Answered by was. */
export interface At {
  do: "at";
  version: number;
  id: string;
  table: string;
}

/** What happened from one version to another. Answered by log. */
export interface Log {
  do: "log";
  first: number;
  last: number;
  id: string;
  table: string;
}

/** The scores of every seat at the end of each version range: answered by history, for a plot. */
export interface History {
  do: "history";
  id: string;
  table: string;
}

/** What a finished game's decisions were worth. Answered by analysis: the result, or how far it is; then more of
 * them come as news. With `follow` false you wait no longer; an analysis that nobody waits for is given up. */
export interface Analyse {
  do: "analyse";
  follow?: boolean;
  id: string;
  table: string;
}

/** It is done, and on disk. `version` is the table's after it, `revision` the room's. */
export interface Done {
  is: "done";
  table?: string | null;
  version?: number | null;
  revision?: number | null;
  id: string;
}

/** It is not done, and nothing has changed; but after `storage-unknown` nobody knows that yet, and the same command
 * is to be sent again. The id is empty if the frame could not be read at all. */
export interface Refused {
  is: "refused";
  refusal: Refusal;
  version?: number | null;
  id: string;
}

/** Why not: the rule's id, the code of the sentence, and the sentence. */
export interface Refusal {
  rule: string;
  code: string;
  says: Saying;
}

/** The id of a message, what fills it, and what to say where no catalogue has it.
 *
 * An argument `x` that is itself a saying also fills `$x-key`, with the id of its message. */
export interface Saying {
  m: string;
  f?: Record<string, number | string | Saying>;
  o?: string | null;
}

/** The token of an invitation: it is shown this once, and is to be handed on in the link /join#TOKEN. */
export interface Invited {
  is: "invited";
  table: string;
  number: number;
  token: string;
  expires: number;
  id: string;
}

/** A table as a whole; the legend is the game's own, as the picture is. */
export interface Shown {
  is: "shown";
  room: Room;
  position: Position | null;
  recent: Moment[];
  chat: ChatLine[];
  legend?: unknown;
  id: string;
}

/** Everything about a table but the game itself. `running` is the seat whose clock runs. */
export interface Room {
  table: string;
  revision: number;
  game: string;
  phase: string;
  chairs: Chair[];
  options: Record<string, boolean | number | string>;
  commitment: string;
  host?: boolean;
  public?: boolean;
  watchers?: boolean;
  pack?: boolean;
  clock?: ClockWish | null;
  patience?: number | null;
  running?: number | null;
  waiting?: number | null;
  take_back?: TakeBack | null;
  ranking?: number[];
  secret?: string | null;
  rematch?: string | null;
  invitations?: Invitation[];
  watching?: number;
  created?: number;
  sealed?: Refusal | null;
  hints?: boolean;
}

/** A seat as everybody sees it. `who` is 'person', 'friend' (still free), 'bot:LEVEL' or the game's own.
 *
 * `mine`: it is your seat. A person who left the decision to a bot keeps the seat: `bot` names
 * who plays for them, `gone` why: 'resigned', 'time', 'replaced'. For a bot that failed again and again, `bot` names
 * the one that plays on. */
export interface Chair {
  who: string;
  name?: string | null;
  person?: string | null;
  mine?: boolean;
  here?: boolean;
  bot?: string | null;
  gone?: string | null;
  seconds?: number | null;
  votes?: number[];
}

/** A seat asks to take back a decision that others have built on. */
export interface TakeBack {
  seat: number;
  target: number;
  concerned: number[];
  agreed: number[];
}

/** An invitation as its maker sees it; the token itself was shown once. */
export interface Invitation {
  number: number;
  seat: number | null;
  expires: number;
  used?: boolean;
  revoked?: boolean;
}

/** The table as it is. `picture` is the game's own (its type is in the game's folder, in picture.py);
 * a game without one is shown by its `sections`. */
export interface Position {
  version: number;
  question: Question | null;
  sheets: Sheet[];
  winners: number[];
  picture: unknown;
  sections: Section[];
}

/** What is open: whose decision, which one, and every answer that is there. */
export interface Question {
  seat: number;
  kind: string;
  says: Saying;
  offers: Offer[];
}

/** An answer to the open question: its word and label, and why it is not allowed. An `aside` is a free action. */
export interface Offer {
  word: string;
  says: Saying;
  aside?: boolean;
  refusal?: Refusal | null;
}

/** A seat's score: at the end, or as if the game ended now. Covered: it rests on what may not be looked at yet. */
export interface Sheet {
  lines: SheetLine[];
  points: number;
  covered?: boolean;
}

/** A line of a seat's score. Row: where it stands among all lines that the game's sheet can have. */
export interface SheetLine {
  name: string;
  row: number;
  count: number;
  points: number;
  says: Saying;
}

/** A part of the table in words: its title and its lines. */
export interface Section {
  title: Saying;
  lines: Saying[];
}

/** One entry of the journal and what happened then. The version is the table's after it.
 *
 * `seat` is whose decision it was (nobody's: a draw), `word` the answer or the outcome, `key` a draw's name,
 * `undo` the version that the table went back to. */
export interface Moment {
  version: number;
  events: Event[];
  seat?: number | null;
  word?: string;
  key?: string | null;
  undo?: number | null;
}

/** Something happened: its name and facts, and a sentence.
 *
 * `rule` is the id of its rule, `seat` the seat that acts; `from` and `to` are addresses on the page. `begins` is what
 * begins with it: a 'round', a 'phase' or a 'turn'. `automa`: an automa says what it does. */
export interface Event {
  kind: string;
  facts: Record<string, number | string | number[]>;
  says: Saying;
  rule?: string;
  seat?: number | null;
  from?: string;
  to?: string;
  begins?: string;
  automa?: boolean;
}

export interface ChatLine {
  number: number;
  name: string;
  person: string;
  text: string;
  at: number;
}

/** What came since the version that was named, and the latest lines of the chat. */
export interface Missed {
  is: "missed";
  table: string;
  since: number;
  room: Room;
  position: Position | null;
  moments: Moment[];
  chat?: ChatLine[];
  id: string;
}

/** What answers would lead to. `ends`: nothing more can be drafted. `reveals`: once they are played, something is
 * drawn or rolled. `then`: the other seat that comes next, to decide or, an automa's, to act of its own accord.
 * `ways`: those that were asked for. `brings`: for each seat, what it would have more or less of than at the table as
 * it is. */
export interface Tried {
  is: "tried";
  table: string;
  version: number;
  answers: string[];
  events: Event[];
  position: Position;
  brings: Change[][];
  reveals?: boolean;
  ends?: boolean;
  then?: number | null;
  plan?: unknown;
  ways?: Way[];
  id: string;
}

/** What a seat would have more of, or less where it is below 0: its word, by how many, and so many in words. */
export interface Change {
  what: string;
  by: number;
  says: Saying;
}

/** A thing, by its word among the answers (null: what is in hand), a place, by its address as the legend has it, and
 * why the one cannot go to the other. */
export interface Way {
  thing: string | null;
  place: string;
  refusal?: Refusal | null;
}

/** The best ways to go on after these answers, best first. */
export interface Hinted {
  is: "hint";
  table: string;
  version: number;
  answers: string[];
  looks: Look[];
  id: string;
}

/** A way to go on that a bot looked at: the answers to the end of the turn or the next draw, each in words; what
 * would happen; the points that it expects at the end, the chance to win from 0 to 1, and how often it looked. */
export interface Look {
  answers: string[];
  says: Saying[];
  events: Event[];
  points: number;
  win: number;
  visits: number;
}

/** The newest decision of each seat that a bot plays, as far as this server still knows it: it is not stored. */
export interface ThoughtsTold {
  is: "thoughts";
  table: string;
  thoughts: Thought[];
  id: string;
}

/** A bot's decision: whose seat, which bot, at which version of the table it was asked what; its answers to the end
 * of its turn or the next draw, the first of them in words, and what they did; and the answers to that question which
 * it looked at, what it chose first. The bot `random` looks at nothing. */
export interface Thought {
  seat: number;
  bot: string;
  version: number;
  asked: Saying;
  answers: string[];
  says: Saying;
  events: Event[];
  looks: Weighed[];
}

/** An answer, the points that were to be expected from it, the chance to win from 0 to 1, and how often it was
 * looked at. */
export interface Weighed {
  word: string;
  says: Saying;
  points: number;
  win: number;
  visits: number;
}

export interface Was {
  is: "was";
  table: string;
  position: Position;
  moment?: Moment | null;
  id: string;
}

export interface Logged {
  is: "log";
  table: string;
  moments: Moment[];
  id: string;
}

export interface Historied {
  is: "history";
  table: string;
  scores: Scores[];
  id: string;
}

export interface Scores {
  version: number;
  points: number[];
}

/** The answer to analyse; as news its id is empty. `done` of `total` decisions are judged, `ahead` other analyses
 * come first. In the end there are the `accounts`, one for each seat that decided; or a `refusal`: it failed. */
export interface Analysed {
  is: "analysis";
  table: string;
  total: number;
  done?: number;
  ahead?: number;
  accounts?: Account[] | null;
  refusal?: Refusal | null;
  id: string;
}

/** A seat that decided: for how many of its decisions nothing better was found, those that cost most, and the
 * ledger, whose lines add up to the margin to the best other seat. */
export interface Account {
  seat: number;
  decisions: number;
  best: number;
  costliest: CostlyDecision[];
  lines: LedgerLine[];
  margin: number;
}

/** A decision for which something better was found. `version` is the table's when it was asked, for at; `cost` is
 * in chance to win. */
export interface CostlyDecision {
  version: number;
  asked: Saying;
  made: Weighed;
  better: Weighed;
  cost: number;
}

/** A part of a margin, in whole points: what was expected at the 'start'; what the 'luck' of one kind of draw moved,
 * named as the game's vocabulary is; what the 'choices' of a seat moved. */
export interface LedgerLine {
  what: string;
  moved: number;
  drawn?: string | null;
  seat?: number | null;
}

/** The answer to lobby; as news its id is empty. */
export interface LobbyShown {
  is: "lobby";
  open: LobbyTable[];
  own: LobbyTable[];
  id: string;
}

export interface LobbyTable {
  table: string;
  game: string;
  phase: string;
  chairs: Chair[];
  options: Record<string, boolean | number | string>;
  version: number;
  updated: number;
  mine?: boolean;
  turn?: boolean;
  clock?: ClockWish | null;
}

/** The game went on: from the version `since` to that of the position. From 0 it begins, and the legend is there. */
export interface Moved {
  is: "moved";
  table: string;
  since: number;
  moments: Moment[];
  position: Position;
  revision: number;
  legend?: unknown;
}

/** Something about the table changed that is not the game itself. */
export interface Changed {
  is: "changed";
  room: Room;
}

/** Somebody said something. Otherwise the room is as it was, but has this revision now. */
export interface Chatted {
  is: "chatted";
  table: string;
  line: ChatLine;
  revision: number;
}

/** You may not look at this table any more, and hear nothing more of it. */
export interface Hidden {
  is: "hidden";
  table: string;
  refusal: Refusal;
}

/** The server lives. For each table that is watched: its version and its room's revision. */
export interface Beat {
  is: "beat";
  tables: Record<string, [number, number]>;
  at: number;
}

/** The server is about to close this connection: 'drain' (it restarts, come back), 'slow' (you read too slowly),
 * 'erased' (your data was erased), 'signed-out' (in this browser), 'replaced' (you have too many connections),
 * 'crowded' (of those at your address who are nobody there are too many: come back after a while). */
export interface Closing {
  is: "closing";
  reason: string;
}

/** A thing, by its word, and a place, by its address: the answers that bring the one to the other. With one of the
 * two, every way from or to it is told; what is in hand is no thing to be named. */
export interface WayWish {
  plan: "way";
  thing?: string | null;
  place?: string | null;
}

/** GET, POST /api/me: who I am. `handle` names me when I sign in elsewhere with my passphrase. `levels` are the bots
 * to play against next, for each game: a beginner, and after a win against one level the next. */
export interface Me {
  person: string;
  name: string;
  handle: string;
  passphrase?: boolean;
  levels?: Record<string, string>;
}

/** GET /api/games: what a table can be made of. */
export interface GameAbout {
  name: string;
  seats: number[];
  options: GameOption[];
  default_seats: string[];
  bots: string[];
  own_seats: string[];
  picture: boolean;
}

export interface GameOption {
  name: string;
  values: (boolean | number | string)[];
}

export type AnyCommand =
  | Ping
  | Lobby
  | Make
  | Open
  | Close
  | Sit
  | Stand
  | Fill
  | Invite
  | Revoke
  | Join
  | Discard
  | Try
  | Plan
  | Hint
  | Thoughts
  | Play
  | Undo
  | Consent
  | Say
  | Resign
  | Replace
  | Return
  | Rematch
  | At
  | Log
  | History
  | Analyse;

export type AnyMessage =
  | Done
  | Refused
  | Invited
  | Shown
  | Missed
  | Tried
  | Hinted
  | ThoughtsTold
  | Was
  | Logged
  | Historied
  | Analysed
  | LobbyShown
  | Moved
  | Changed
  | Chatted
  | Hidden
  | Beat
  | Closing;
