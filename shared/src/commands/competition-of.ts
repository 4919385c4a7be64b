import type { Competition } from "../model/competition.js";
import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse, type Result } from "../result.js";

/** The competition named, or the refusal. */
export function competitionOf(state: EventState, id: CompetitionId): Result<Competition, Refusal> {
  const competition = state.competitions[id];
  return competition ? ok(competition) : refuse({ code: "competition.notFound", competition: id });
}

/** The competition named, if it is played in blocks; what is only right for blocks is refused elsewhere. */
export function blocksCompetitionOf(
  state: EventState,
  id: CompetitionId,
): Result<Competition, Refusal> {
  const found = competitionOf(state, id);
  return found.ok ? refuseUnlessBlocks(found.value) : found;
}

export const refuseUnlessBlocks = (competition: Competition): Result<Competition, Refusal> =>
  competition.kind === "blocks"
    ? ok(competition)
    : refuse({
        code: "competition.wrongKind",
        competition: competition.id,
        kind: competition.kind,
      });
