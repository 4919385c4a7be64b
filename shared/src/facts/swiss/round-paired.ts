import type { CompetitionId, EntrantId } from "../../model/ids.js";
import { boardId, roundId, type Board, type Player, type Round } from "../../model/swiss.js";
import type { RoundWorking } from "../../swiss/history.js";
import { defineFact } from "../define.js";
import { put, putAll } from "../tables.js";

/** A round stands: paired by the rules, by hand, or as an imported file has it. */
export interface RoundPaired {
  readonly type: "roundPaired";
  readonly competition: CompetitionId;
  readonly number: number;
  readonly round: Round;
  /** Board 1 first. */
  readonly boards: readonly Board[];
  /** Who is in from this round on: the field of round 1, or late entries (SWS-13). */
  readonly players: Readonly<Record<EntrantId, Player>>;
  /** Where the rules paired it (SWS-17). */
  readonly working?: RoundWorking;
}

export const roundPaired = defineFact<RoundPaired>({
  type: "roundPaired",
  evolve: (state, { competition, number, round, boards, players, working }) => {
    const id = roundId(competition, number);
    const paired = putAll(
      put(state, "rounds", id, round),
      "boards",
      Object.fromEntries(boards.map((board, index) => [boardId(id, index + 1), board])),
    );
    const joined = Object.keys(players).length > 0 ? putAll(paired, "players", players) : paired;
    return working ? put(joined, "roundWorkings", id, working) : joined;
  },
});
