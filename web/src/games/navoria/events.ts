/** What the guide of a first game explains, and when. */
import { asked, happened, type Hint } from "../../board/frame/guide";

export const guide: readonly Hint[] = [
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
];
