import type { CompetitionId } from "../model/ids.js";
import type { RandomDraw, RandomDrawId } from "../model/random-draw.js";
import type { EventState } from "../model/state.js";

/** A random draw with its id. */
export interface NamedDraw extends RandomDraw {
  readonly id: RandomDrawId;
}

/** The competition's random draws, sealed or made, by number. */
export const randomDrawsOf = (
  state: EventState,
  competition: CompetitionId,
): readonly NamedDraw[] =>
  Object.entries(state.randomDraws)
    .flatMap(([id, draw]) => (id.startsWith(`${competition}.`) ? [{ id, ...draw }] : []))
    .sort((a, b) => a.number - b.number);

/** The draw that is sealed and not yet made; null: none. */
export const sealedDrawOf = (state: EventState, competition: CompetitionId): NamedDraw | null =>
  randomDrawsOf(state, competition).find(({ drawn }) => !drawn) ?? null;
