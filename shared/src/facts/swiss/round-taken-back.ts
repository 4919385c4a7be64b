import type { CompetitionId, EntrantId } from "../../model/ids.js";
import { boardIdsOf } from "../../model/keys.js";
import { roundId } from "../../model/swiss.js";
import type { Absence } from "../../swiss/history.js";
import { defineFact } from "../define.js";
import { alter, drop } from "../tables.js";

/** The last round is to be paired anew (SWS-11). */
export interface RoundTakenBack {
  readonly type: "roundTakenBack";
  readonly competition: CompetitionId;
  readonly number: number;
  /** Whose seed number and rating are free again: they came in with this round (SWS-1). */
  readonly players: readonly EntrantId[];
  /** Absences that began after the round, or ended with it, as they are without it. */
  readonly absences: Readonly<Record<EntrantId, readonly Absence[]>>;
}

export const roundTakenBack = defineFact<RoundTakenBack>({
  type: "roundTakenBack",
  evolve: (state, { competition, number, players, absences }) => {
    const id = roundId(competition, number);
    const boardless = drop(drop(state, "boards", boardIdsOf(state, id)), "rounds", [id]);
    const unpaired = drop(drop(boardless, "roundWorkings", [id]), "players", players);
    return Object.entries(absences).reduce(
      (next, [entrant, gone]) => alter(next, "players", entrant, (player) => ({ ...player, gone })),
      unpaired,
    );
  },
});
