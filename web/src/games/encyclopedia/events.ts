/** What the guide of a first game explains, and when. */
import { asked, happened, type Hint } from "../../board/frame/guide";

export const guide: readonly Hint[] = [
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
];
