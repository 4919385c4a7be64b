import type { EntrantId } from "../../model/ids.js";
import type { Absence, SwissPlayer } from "../../swiss/history.js";
import { isSame } from "../given.js";

/** The absences that are others once the last round is taken back; from it on who is away is away. */
export function absencesWithout(
  players: readonly SwissPlayer[],
  round: number,
): Readonly<Record<EntrantId, readonly Absence[]>> {
  const changed = players.flatMap(({ id, gone }) => {
    const now = gone.flatMap((absence) => without(absence, round));
    return isSame(now, gone) ? [] : [[id, now] as const];
  });
  return Object.fromEntries(changed);
}

function without({ from, to }: Absence, round: number): readonly Absence[] {
  const begins = Math.min(from, round);
  if (to === undefined) return [{ from: begins }];
  const ends = Math.min(to, round - 1);
  return ends < begins ? [] : [{ from: begins, to: ends }];
}

/** Back for the round after `last`, the last that is paired: an absence that has cost no round is none (SWS-13). */
export const backAfter = (gone: readonly Absence[], last: number): readonly Absence[] =>
  gone.flatMap(({ from, to }) => {
    if (to !== undefined) return [{ from, to }];
    return from > last ? [] : [{ from, to: last }];
  });
