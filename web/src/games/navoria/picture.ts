// Made from picture.py and legend.py in src/ludoteca/games/navoria/page/ by web/wire_types.py. Change it there, not here.
import type { Saying } from "../../wire";

/** The whole table. `phase` is 'setup', 'recruit', 'gather', 'return' or 'over'.
 *
 * `seat` is whose turn it is, `next` whose turns are still to come in this phase; `hand` are tokens drawn. */
export interface Picture {
  round: number;
  phase: string;
  seat: number | null;
  next: number[];
  order: number[];
  bag: Record<string, number>;
  hand: string[];
  capital: Record<string, number>;
  stock: Record<string, number>;
  decks: Deck[];
  discards: string[];
  areas: Area[];
  tracks: Track[];
  favours: Favour[];
  guides: Guide[];
  doing: Doing;
}

/** A trade's deck: how many cards are left face down, the tokens on it, and its face-up spaces, empty ones too. */
export interface Deck {
  trade: string;
  cards: number;
  tokens: number;
  shown: (string | null)[];
}

/** A trade's area of the Capital: on which of its spaces a token lies. */
export interface Area {
  trade: string;
  taken: boolean[];
}

export interface Track {
  land: string;
  leads: Lead[];
}

/** Who would win a prize if Income came now. */
export interface Lead {
  seat: number;
  place: number;
  points: number;
}

/** A species' favour: its tile, if it has one yet; a blank one cannot be claimed. The upper marker comes first. */
export interface Favour {
  species: string;
  tile: string | null;
  blank: boolean;
  claims: number[];
}

/** A seat. Residents lie in the order they came; some count at Income, some at the end: so much as it stands. */
export interface Guide {
  seat: number;
  points: number;
  recruited: number;
  flags: number;
  icons: Record<string, number>;
  docks: Dock[];
  residents: string[];
  income: Record<string, number>;
  end: Record<string, number>;
}

/** What a guide has of a land: the explorer's space, the spaces with outposts built, the goods on the dock.
 *
 * `lacks`: any one of these lots of goods completes the order; 'any' is a good of any kind. */
export interface Dock {
  land: string;
  explorer: number;
  outposts: number[];
  goods: Record<string, number>;
  lacks: (Record<string, number>)[];
}

/** What somebody is in the middle of.
 *
 * `resident` is being recruited and joins when all that it gives is taken; `token` is on its way from a deck to the
 * Capital; `parts` are those of the space that may still be taken, one of them if `either`. `goods` are gained and not
 * yet placed, the first comes next; `wanted` are still to be gained; `used` are docks that got their good. */
export interface Doing {
  resident: string | null;
  trade: string | null;
  token: string | null;
  space: string | null;
  parts: string[];
  either: boolean;
  goods: string[];
  wanted: string[];
  used: string[];
}

/** What does not change at a table. Each list is in the order of the numbers that events have.
 *
 * `answers`, `carried` and `aims` say where on the page a thing is: the head of legend.py tells how. */
export interface Legend {
  rounds: number;
  recruits: number;
  favour_icons: number;
  favour_spaces: number;
  outposts_each: number;
  trades: Trade[];
  species: Thing[];
  lands: Land[];
  goods: Thing[];
  spaces: Thing[];
  parts: Thing[];
  residents: Resident[];
  favours: Tile[];
  answers: Record<string, string>;
  carried: Record<string, [string, string]>;
  aims: Record<string, string[]>;
}

/** A trade, and what the spaces of its area of the Capital give. */
export interface Trade {
  id: string;
  name: Saying;
  spaces: Given[];
}

/** What a space or an order gives, in the order printed, and the same in words. */
export interface Given {
  gifts: Gift[];
  says: Saying[];
}

/** What is given, by the word of its part: 'points', 'artisans' (points for each), a 'step' or an 'outpost' in a
 * land (or 'any'), 'goods' (each by its word, or 'any'); of `parts` joined by 'or' one is taken. */
export interface Gift {
  kind: string;
  points?: number;
  land?: string | null;
  goods?: string[];
  parts?: Gift[];
}

export interface Thing {
  id: string;
  name: Saying;
}

/** A land's track from its start on, its prizes with so many guides, and the order on its dock: what it takes, what
 * it gives always and what for each outpost built. */
export interface Land {
  id: string;
  name: Saying;
  spaces: TrackSpace[];
  prizes: number[];
  order: (Record<string, number>)[];
  base: Given[];
  outposts: Given[];
}

/** A space of a track: which outpost is built there (from 1), a flag, the treasure's points. */
export interface TrackSpace {
  outpost?: number;
  flag?: boolean;
  treasure?: number;
}

/** A card. `says` is what it gives in words; who they are is told by the attribute 'note' of the name. */
export interface Resident {
  id: string;
  name: Saying;
  trade: string;
  species: string;
  icons: number;
  now: Gift[];
  lasting: Lasting[];
  says: Saying[];
}

/** What a card gives at 'income' or at the 'end': so many points for each of 'icons', 'flags' or 'outposts', of
 * the species or land that it names. */
export interface Lasting {
  when: string;
  counts: string;
  of: string | null;
  points: number;
}

/** A favour tile: points for each card of these trades, for the upper and the lower marker. */
export interface Tile {
  id: string;
  name: Saying;
  trades: string[];
  upper: number;
  lower: number;
}
