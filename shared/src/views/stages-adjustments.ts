import type { CompetitionId } from "../model/ids.js";
import type { StageId } from "../model/stage.js";
import type { EventState } from "../model/state.js";
import { adjusting, type Adjustment } from "../stages/adjust.js";
import { adjustableOf } from "../stages/adjustable.js";
import { playedIn, stagesOf } from "../stages/stages-of.js";
import type { SearchProgress } from "../stages/swap-search.js";

/** What is proposed for a stage. */
export interface StageAdjustment extends Adjustment {
  readonly stage: StageId;
}

/**
 * What speaks against the groups of the last stage as they are, and the swaps proposed against it (STG-8); null where no
 * stage can be adjusted. It yields how far the search is: go on for as long as there is time, show the progress, or leave
 * it. `finished` runs it to its end: below a tenth of a second for 24 teams, about half a second for 64.
 */
export function* adjustmentsOf(
  state: EventState,
  competition: CompetitionId,
): Generator<SearchProgress, StageAdjustment | null> {
  const last = stagesOf(state, competition).at(-1);
  if (!last || last.closed || playedIn(state, last.id).length > 0) return null;
  const adjustment = yield* adjusting(adjustableOf(state, last));
  return { stage: last.id, ...adjustment };
}
