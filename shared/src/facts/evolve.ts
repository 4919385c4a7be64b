import type { EventState } from "../model/state.js";
import type { FactKind } from "./define.js";
import type { Fact } from "./fact.js";
import { ballNumbersSet } from "./ball-numbers-set.js";
import { blocksCreated } from "./blocks-created.js";
import { blocksSeeded } from "./blocks-seeded.js";
import { changeRedone } from "./change-redone.js";
import { changeUndone } from "./change-undone.js";
import { competitionAdded } from "./competition-added.js";
import { competitionChanged } from "./competition-changed.js";
import { competitionRemoved } from "./competition-removed.js";
import { courtAdded } from "./court-added.js";
import { courtChanged } from "./court-changed.js";
import { courtRemoved } from "./court-removed.js";
import { displayAdded } from "./display-added.js";
import { displayChanged } from "./display-changed.js";
import { displayRemoved } from "./display-removed.js";
import { drawLogWritten } from "./draw-log-written.js";
import { drawRulesSet } from "./draw-rules-set.js";
import { drawSealed } from "./draw-sealed.js";
import { entrantChanged } from "./entrant-changed.js";
import { entrantRemoved } from "./entrant-removed.js";
import { entrantReplaced } from "./entrant-replaced.js";
import { entrantWithdrawn } from "./entrant-withdrawn.js";
import { entrantsAdded } from "./entrants-added.js";
import { eventCreated } from "./event-created.js";
import { eventPublished } from "./event-published.js";
import { eventTakenOver } from "./event-taken-over.js";
import { eventUnpublished } from "./event-unpublished.js";
import { gradesRefreshed } from "./grades-refreshed.js";
import { handOrderCleared } from "./hand-order-cleared.js";
import { handOrderSet } from "./hand-order-set.js";
import { liveDrawClosed } from "./live-draw-closed.js";
import { liveDrawStarted } from "./live-draw-started.js";
import { managerJoined } from "./manager-joined.js";
import { managerRemoved } from "./manager-removed.js";
import { matchScheduled } from "./match-scheduled.js";
import { matchesScheduled } from "./matches-scheduled.js";
import { orderOfPlayCleared } from "./order-of-play-cleared.js";
import { orderOfPlayMade } from "./order-of-play-made.js";
import { ownershipMoved } from "./ownership-moved.js";
import { ownershipOfferWithdrawn } from "./ownership-offer-withdrawn.js";
import { ownershipOffered } from "./ownership-offered.js";
import { personChanged } from "./person-changed.js";
import { randomDrawMade } from "./random-draw-made.js";
import { resultCleared } from "./result-cleared.js";
import { resultEntered } from "./result-entered.js";
import { seatPicked } from "./seat-picked.js";
import { settingsChanged } from "./settings-changed.js";
import { knockoutFactKinds } from "./knockout/kinds.js";
import { gameResultCleared, gameResultEntered } from "./stages/game-result.js";
import {
  adjustmentLeft,
  adjustmentTaken,
  teamMoved,
  teamsExchanged,
} from "./stages/groups-altered.js";
import { stageClosed, stageReopened } from "./stages/stage-closed.js";
import { stageChanged, stageProposed } from "./stages/stage-proposed.js";
import { stageStarted } from "./stages/stage-started.js";
import { swissFactKinds } from "./swiss/kinds.js";
import { withdrawalTakenBack } from "./withdrawal-taken-back.js";

const factKinds: { readonly [T in Fact["type"]]: FactKind<Extract<Fact, { type: T }>> } = {
  eventCreated,
  eventTakenOver,
  settingsChanged,
  eventPublished,
  eventUnpublished,
  managerJoined,
  managerRemoved,
  ownershipOffered,
  ownershipOfferWithdrawn,
  ownershipMoved,
  personChanged,
  courtAdded,
  courtChanged,
  courtRemoved,
  displayAdded,
  displayChanged,
  displayRemoved,
  competitionAdded,
  competitionChanged,
  competitionRemoved,
  entrantsAdded,
  entrantChanged,
  entrantRemoved,
  entrantWithdrawn,
  entrantReplaced,
  withdrawalTakenBack,
  ballNumbersSet,
  gradesRefreshed,
  drawRulesSet,
  blocksCreated,
  blocksSeeded,
  drawLogWritten,
  seatPicked,
  liveDrawStarted,
  liveDrawClosed,
  orderOfPlayMade,
  orderOfPlayCleared,
  matchScheduled,
  matchesScheduled,
  resultEntered,
  resultCleared,
  handOrderSet,
  handOrderCleared,
  ...knockoutFactKinds,
  ...swissFactKinds,
  stageProposed,
  stageChanged,
  stageStarted,
  teamMoved,
  teamsExchanged,
  adjustmentTaken,
  adjustmentLeft,
  gameResultEntered,
  gameResultCleared,
  stageClosed,
  stageReopened,
  drawSealed,
  randomDrawMade,
  changeUndone,
  changeRedone,
};

/** The state after a fact (HUB-2). Total: any fact, on any state. */
export function evolve(state: EventState, fact: Fact): EventState {
  const kind = factKinds[fact.type] as FactKind<Fact>;
  return kind.evolve(state, fact);
}
