import { entrantsIn } from "../blocks/by-block.js";
import type { Entrant } from "../model/entrant.js";
import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";

/** Two entrants of a competition can't have one ball number. `after`: entrants as they are to be, new ones too. */
export function refusalOfBalls(
  state: EventState,
  competition: CompetitionId,
  after: readonly Entrant[],
): Refusal | null {
  const changed = new Set(after.map(({ id }) => id));
  const holders = new Map<number, Entrant>();
  for (const entrant of entrantsIn(state, competition)) {
    if (entrant.ball !== undefined && !changed.has(entrant.id)) holders.set(entrant.ball, entrant);
  }
  for (const entrant of after) {
    if (entrant.ball === undefined) continue;
    const holder = holders.get(entrant.ball);
    if (holder) return { code: "entrant.ballTaken", ball: entrant.ball, entrant: holder.id };
    holders.set(entrant.ball, entrant);
  }
  return null;
}
