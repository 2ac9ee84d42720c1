// Made from picture.py, legend.py and planner_wire.py in src/ludoteca/games/encyclopedia/page/ by web/wire_types.py. Change it there, not here.
import type { Saying } from "../../wire";

/** Everything that lies on the table.
 *
 * `phase` is 'setup', 'refill', 'token', 'dice', 'turns', 'extra' or 'over'. `order` is the order of turns in this
 * round; in the phase of extra actions, who has the chance now and who still will. `faces` is what each die shows that
 * is not in the bag. `round_tokens` are those not turned yet, by kind. A gap in a display is null. `plans` are the
 * actions that whoever is asked can plan as a whole now. */
export interface Picture {
  phase: string;
  round: number;
  first: number;
  order: number[];
  turn: number | null;
  bank_claimed: boolean;
  round_token: string | null;
  round_tokens: Record<string, number>;
  faces: Record<string, number>;
  hand: string | null;
  running: Running | null;
  places: Places;
  university: (string | null)[];
  academy: (string | null)[];
  piles: Piles;
  seats: SeatPicture[];
  scores: number[];
  plans: string[];
}

/** The action that is being taken with a die, by whoever's turn it is.
 *
 * `action` and `target` (a continent, a reference, a creature to be hit exactly) as soon as they are named. `value` is
 * what the die counts as it stands; once it is fixed, nothing is needed any more. `needed` is what the action cannot
 * do without, `useful` what more would be wasted. `points` are left for research; `added` animals join the reference. */
export interface Running {
  die: string;
  colour: string;
  raised: number;
  value: number;
  fixed: boolean;
  action: string | null;
  target: string | null;
  needed: number | null;
  useful: number | null;
  points: number | null;
  added: string[];
}

/** Dice on the central board. An expedition space without a die is null. */
export interface Places {
  embassy: string[];
  bank: string[];
  university: string[];
  academy: string[];
  publication: string[];
  america: (string | null)[];
  africa: (string | null)[];
  asia: (string | null)[];
  europe: (string | null)[];
  oceania: (string | null)[];
}

/** How many lie there; what lies there is nobody's to know. */
export interface Piles {
  bag: number;
  experts: number;
  expert_discards: number;
  animals: number;
  animal_discards: number;
  removed: number;
}

/** A seat's board and what lies beside it.
 *
 * `arriving` experts are taken and not yet seated; `owed` cards will be chosen after this turn. `retired` experts and
 * `published` animals are face down: null where they may not be looked at, and then only their numbers are there.
 * `cubes` are at hand, once `fives` tokens for five cubes have been exchanged; `shelves` holds those published. */
export interface SeatPicture {
  automa: AutomaCards | null;
  vp: number;
  coins: number;
  tokens: number;
  seals: number;
  reputation: number;
  cubes: number;
  fives: number;
  drawn: string[];
  slots: string[][];
  experts: (string | null)[];
  arriving: string[];
  owed: string[];
  study: StudiedAnimal[];
  shelves: Record<string, number>;
  retired: string[] | null;
  retired_count: number;
  published: string[] | null;
  published_count: number;
}

/** An automa's two cards, and its continents from the highest priority down. */
export interface AutomaCards {
  behaviour: string;
  scoring: string;
  priorities: string[];
}

/** An animal under study. A cube lies on the research space `animal.cube`, as an answer says it. `continents` are
 * where an expedition may research it; whether it can be the `reference` of a publication. */
export interface StudiedAnimal {
  animal: string;
  cubes: string[];
  continents: string[];
  reference: boolean;
}

/** Lists are in the order of the numbers that events carry. `types` begins with Type 0. `expedition_spaces` are
 * those of each continent. `embassy`, `academy`: from which value on they give how much. `collections`:
 * points for so many elements, and `collection_further` for each beyond. `answers`, `carried` and `aims` say
 * where on the page a thing is: the head of legend.py tells how. */
export interface Legend {
  dice: LegendDie[];
  continents: LegendContinent[];
  categories: LegendCategory[];
  types: LegendType[];
  animals: LegendAnimal[];
  experts: LegendExpert[];
  actions: LegendAction[];
  gifts: string[];
  slots: Gift[];
  track: Gift[];
  round_tokens: RoundToken[];
  expedition_spaces: ExpeditionSpace[];
  behaviours: Behaviour[];
  scorings: Scoring[];
  embassy: ([number, number])[];
  academy: ([number, number])[];
  collections: number[];
  collection_further: number;
  rounds: number;
  cubes: number;
  fives: number;
  token_value: number;
  seal_value: number;
  seal_coins: number;
  bank_coins: number;
  face_down_hidden: boolean;
  answers: Record<string, string>;
  carried: Record<string, [string, string]>;
  aims: Record<string, string[]>;
}

export interface LegendDie {
  id: string;
  continent: string;
}

/** `colour` is that of its dice. */
export interface LegendContinent {
  id: string;
  colour: string;
  name: Saying;
  colour_name: Saying;
}

export interface LegendCategory {
  id: string;
  type: string;
  name: Saying;
}

/** A type of research: what a cube costs and gives at once; the least value that publishes it, and what a cube
 * then gives. Type 0, the cards themselves, costs nothing. */
export interface LegendType {
  id: string;
  cost: number;
  vp: number;
  publish_from: number;
  publish_vp: number;
}

/** An animal, its categories of types I to IV; or a creature without a continent, taken by a die of exactly `die`.
 *
 * The plate's silhouette goes by the id; for an animal of a data pack by its class, the first category.
 * The note for the finished volume is the attribute `note` of the name's message. */
export interface LegendAnimal {
  id: string;
  latin: string;
  name: Saying;
  continent: string | null;
  die: number | null;
  spaces: ResearchSpace[];
}

export interface ResearchSpace {
  word: string;
  category: string;
  cost: number;
  vp: number;
}

/** `duration` is 'instant', 'lasting' or 'final'; `on` what makes it work ('die.embassy', 'cube.II', 'value.dice',
 * 'value.expedition', 'use', 'end.mammal', 'end.tokens'); `gain` is 'coins', 'reputation', 'vp', 'value' or 'cubes'.
 * An instant one is used with the word `use`. */
export interface LegendExpert {
  id: string;
  name: Saying;
  continent: string;
  duration: string;
  on: string;
  gain: string;
  amount: number;
  effect: Saying;
  use: string | null;
}

export interface LegendAction {
  id: string;
  name: Saying;
}

/** What a slot, a space of the track or a round token gives; `id` is the slot's word, or the kind of gift. */
export interface Gift {
  id: string;
  gift: string;
  amount: number;
  name: Saying;
}

/** `count` of the twelve are of this kind. */
export interface RoundToken {
  id: string;
  gift: string;
  amount: number;
  name: Saying;
  count: number;
}

export interface ExpeditionSpace {
  reputation: number;
  bonus: number;
}

/** `rows` are for the dice from 1 to 6. */
export interface Behaviour {
  id: string;
  name: Saying;
  stars: number;
  rows: BehaviourRow[];
}

export interface BehaviourRow {
  die: number;
  place: string;
  animals: number;
  experts: number;
  tokens: number;
  coins: number;
  seals: number;
  reputation: number;
  vp_per_token: number;
  first: boolean;
}

/** `experts` is what each expert of its largest, second and third group gives. */
export interface Scoring {
  id: string;
  name: Saying;
  stars: number;
  experts: number[];
  coins_per_vp: number;
  vp_per_token: number;
  vp_per_seal: number;
}

/** Cubes as they are answered: 'bison_bison.I'. Without any, the plan goes up to where the value is raised. */
export interface ExpeditionWish {
  plan: "expedition";
  die?: string | null;
  colour?: string | null;
  coins?: number | null;
  seals?: number | null;
  choices?: string[];
  continent: string;
  cubes?: string[];
  tokens?: number | null;
}

/** `animals` join the reference; left out: all that may. `value` is what the die is to be raised to; left out, what
 * leaves most points on the score sheet. */
export interface PublicationWish {
  plan: "publication";
  die?: string | null;
  colour?: string | null;
  coins?: number | null;
  seals?: number | null;
  choices?: string[];
  reference: string;
  animals?: string[] | null;
  value?: number | null;
}

/** `value` is what the expedition has without payments, `reached` with them, `reach` with all that could be paid;
 * `needed` is what the cubes cost. `colour` is what the die's colour was paid with. `change` is what the seat has more
 * or less afterwards, `points` the same on its score sheet. Not `whole`: it stops at the question `asks`. */
export interface ExpeditionPlan {
  plan: "expedition";
  die: string;
  continent: string;
  colour: string | null;
  value: number;
  needed: number;
  reached: number;
  reach: number;
  payments: Payment[];
  cubes: PlannedCube[];
  change: Record<string, number>;
  points: number;
  whole: boolean;
  asks: string | null;
}

/** `payment` is 'coin', 'token' or 'seal'; `spent` in this plan, or to be spent where it stops before that; each of
 * the `have` adds `worth`. */
export interface Payment {
  payment: string;
  spent: number;
  have: number;
  worth: number;
}

export interface PlannedCube {
  word: string;
  cost: number;
  vp: number;
}

/** As for an expedition; `vp` is what the publication itself gives, `choices` of animals are best first. */
export interface PublicationPlan {
  plan: "publication";
  die: string;
  reference: string;
  colour: string | null;
  value: number;
  reached: number;
  reach: number;
  payments: Payment[];
  levels: Level[];
  joining: Joining[];
  animals: string[];
  choices: AnimalChoice[];
  vp: number;
  change: Record<string, number>;
  points: number;
  whole: boolean;
  asks: string | null;
}

/** A value that the die can be brought to, what that takes, what the publication then gives, and what is more on
 * the score sheet after it. */
export interface Level {
  value: number;
  coins: number;
  seals: number;
  vp: number;
  points: number;
}

/** An animal that may join: the cubes that it would publish, whether it is kept, the points that it brings. */
export interface Joining {
  animal: string;
  categories: string[];
  kept: boolean;
  vp: number;
}

export interface AnimalChoice {
  animals: string[];
  vp: number;
}
