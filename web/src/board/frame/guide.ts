/** The guide of a first game: what is explained when it first matters. Its texts are 'guide-GAME-ID' of the page's words. */
import type { GameName } from "../../state/place.svelte";

export interface Hint {
  id: string;
  /** a question of mine, or something that happened */
  when: { asked: string } | { happened: string };
  /** where on the board; `{seat}` is mine, `{every}` each, mine first */
  at: string;
}

const asked = (id: string, kind: string, at = ""): Hint => ({ id, when: { asked: kind }, at });
const happened = (id: string, kind: string, at = ""): Hint => ({ id, when: { happened: kind }, at });

export const HINTS: Record<GameName, readonly Hint[]> = {
  encyclopedia: [
    asked("draft", "DraftAnimal", "action/academy"),
    asked("slots", "SlotDie", "slots/{seat}"),
    asked("die", "TakeDie", "slots/{every}"),
    asked("action", "ChooseAction"),
    asked("continent", "ChooseContinent"),
    asked("cube", "PlaceCube", "study/{seat}"),
    asked("raise", "RaiseValue", "running"),
    asked("expert", "ChooseExpert", "action/university"),
    asked("animal", "ChooseAnimal", "action/academy"),
    asked("reference", "ChooseReference", "study/{seat}"),
    asked("publish", "AddAnimal", "study/{seat}"),
    asked("extra", "TakeExtraAction"),
    happened("automa", "AutomaActed"),
    happened("reputation", "ReputationGained", "reputation/{seat}"),
    happened("round", "RoundTokenTurned", "round_token"),
  ],
  navoria: [
    asked("source", "ChooseSource", "bag"),
    asked("token", "KeepToken", "bag"),
    asked("resident", "RecruitResident"),
    asked("gather", "TakeToken"),
    asked("space", "ChooseSpace"),
    asked("good", "PlaceGood", "dock/{seat}"),
    asked("order", "ChooseOrder", "dock/{seat}"),
    asked("explorer", "ChooseExplorer"),
    asked("outpost", "ChooseOutpost", "dock/{seat}"),
    happened("favour", "FavourClaimed"),
    happened("income", "IncomeCounted"),
    happened("home", "ExplorerReturned"),
  ],
};

/** Where it points, for who sits there. */
export function pointsAt({ at }: Hint, mine: number, seats: number): string[] {
  const others = at.includes("{every}") ? Array.from({ length: seats - 1 }, (_, i) => (mine + i + 1) % seats) : [];
  return at === "" ? [] : [mine, ...others].map((seat) => at.replace(/\{(seat|every)\}/, `${seat}`));
}

/** The first hint that matters now and was not given yet. */
export function hintFor(hints: readonly Hint[], given: readonly string[], kind: string | null, events: readonly string[]): Hint | null {
  const fits = ({ when }: Hint): boolean => ("asked" in when ? when.asked === kind : events.includes(when.happened));
  return hints.find((hint) => !given.includes(hint.id) && fits(hint)) ?? null;
}
