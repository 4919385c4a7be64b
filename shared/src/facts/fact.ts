import type { BallNumbersSet } from "./ball-numbers-set.js";
import type { BlocksCreated } from "./blocks-created.js";
import type { BlocksSeeded } from "./blocks-seeded.js";
import type { ChangeRedone } from "./change-redone.js";
import type { ChangeUndone } from "./change-undone.js";
import type { CompetitionAdded } from "./competition-added.js";
import type { CompetitionChanged } from "./competition-changed.js";
import type { CompetitionRemoved } from "./competition-removed.js";
import type { CourtAdded } from "./court-added.js";
import type { CourtChanged } from "./court-changed.js";
import type { CourtRemoved } from "./court-removed.js";
import type { DisplayAdded } from "./display-added.js";
import type { DisplayChanged } from "./display-changed.js";
import type { DisplayRemoved } from "./display-removed.js";
import type { DrawLogWritten } from "./draw-log-written.js";
import type { DrawRulesSet } from "./draw-rules-set.js";
import type { DrawSealed } from "./draw-sealed.js";
import type { EntrantChanged } from "./entrant-changed.js";
import type { EntrantRemoved } from "./entrant-removed.js";
import type { EntrantReplaced } from "./entrant-replaced.js";
import type { EntrantWithdrawn } from "./entrant-withdrawn.js";
import type { EntrantsAdded } from "./entrants-added.js";
import type { EventCreated } from "./event-created.js";
import type { EventPublished } from "./event-published.js";
import type { EventTakenOver } from "./event-taken-over.js";
import type { EventUnpublished } from "./event-unpublished.js";
import type { GradesRefreshed } from "./grades-refreshed.js";
import type { HandOrderCleared } from "./hand-order-cleared.js";
import type { HandOrderSet } from "./hand-order-set.js";
import type { LiveDrawClosed } from "./live-draw-closed.js";
import type { LiveDrawStarted } from "./live-draw-started.js";
import type { ManagerJoined } from "./manager-joined.js";
import type { ManagerRemoved } from "./manager-removed.js";
import type { MatchScheduled } from "./match-scheduled.js";
import type { MatchesScheduled } from "./matches-scheduled.js";
import type { OrderOfPlayCleared } from "./order-of-play-cleared.js";
import type { OrderOfPlayMade } from "./order-of-play-made.js";
import type { OwnershipMoved } from "./ownership-moved.js";
import type { OwnershipOfferWithdrawn } from "./ownership-offer-withdrawn.js";
import type { OwnershipOffered } from "./ownership-offered.js";
import type { PersonChanged } from "./person-changed.js";
import type { RandomDrawMade } from "./random-draw-made.js";
import type { ResultCleared } from "./result-cleared.js";
import type { ResultEntered } from "./result-entered.js";
import type { SeatPicked } from "./seat-picked.js";
import type { SettingsChanged } from "./settings-changed.js";
import type { KnockoutFact } from "./knockout/kinds.js";
import type { GameResultCleared, GameResultEntered } from "./stages/game-result.js";
import type {
  AdjustmentLeft,
  AdjustmentTaken,
  TeamMoved,
  TeamsExchanged,
} from "./stages/groups-altered.js";
import type { StageClosed, StageReopened } from "./stages/stage-closed.js";
import type { StageChanged, StageProposed } from "./stages/stage-proposed.js";
import type { StageStarted } from "./stages/stage-started.js";
import type { SwissFact } from "./swiss/kinds.js";
import type { WithdrawalTakenBack } from "./withdrawal-taken-back.js";

/** What happened, in the past tense (HUB-2). */
export type Fact =
  | EventCreated
  | EventTakenOver
  | SettingsChanged
  | EventPublished
  | EventUnpublished
  | ManagerJoined
  | ManagerRemoved
  | OwnershipOffered
  | OwnershipOfferWithdrawn
  | OwnershipMoved
  | PersonChanged
  | CourtAdded
  | CourtChanged
  | CourtRemoved
  | DisplayAdded
  | DisplayChanged
  | DisplayRemoved
  | CompetitionAdded
  | CompetitionChanged
  | CompetitionRemoved
  | EntrantsAdded
  | EntrantChanged
  | EntrantRemoved
  | EntrantWithdrawn
  | EntrantReplaced
  | WithdrawalTakenBack
  | BallNumbersSet
  | GradesRefreshed
  | DrawRulesSet
  | BlocksCreated
  | BlocksSeeded
  | DrawLogWritten
  | SeatPicked
  | LiveDrawStarted
  | LiveDrawClosed
  | OrderOfPlayMade
  | OrderOfPlayCleared
  | MatchScheduled
  | MatchesScheduled
  | ResultEntered
  | ResultCleared
  | HandOrderSet
  | HandOrderCleared
  | KnockoutFact
  | SwissFact
  | StageProposed
  | StageChanged
  | StageStarted
  | TeamMoved
  | TeamsExchanged
  | AdjustmentTaken
  | AdjustmentLeft
  | GameResultEntered
  | GameResultCleared
  | StageClosed
  | StageReopened
  | DrawSealed
  | RandomDrawMade
  | ChangeUndone
  | ChangeRedone;

/** Facts that people read back from the state's `log` (LOG-4). */
export type LoggedFact =
  DrawLogWritten | SeatPicked | TeamMoved | TeamsExchanged | AdjustmentTaken | AdjustmentLeft;

const LOGGED: ReadonlySet<Fact["type"]> = new Set<LoggedFact["type"]>([
  "drawLogWritten",
  "teamMoved",
  "teamsExchanged",
  "adjustmentTaken",
  "adjustmentLeft",
]);

/** Of picks the exchanges, and in a live draw the others too: for the time of the ball. */
export const isLogged = (fact: Fact): fact is LoggedFact =>
  LOGGED.has(fact.type) ||
  (fact.type === "seatPicked" && (fact.other !== undefined || fact.drawn !== undefined));
