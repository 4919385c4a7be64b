import { bracketsWith } from "../../knockout/play/members.js";
import type { FoundBracket } from "./found-bracket.js";
import type { EntrantId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { refuse } from "../../result.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { bracketId, entrantId } from "../fields.js";
import { drawnBracket } from "./found-bracket.js";
import { playedIn } from "./played-in.js";
import { unlessPlayed } from "./with-later.js";

/** Another takes the line of an entrant who has not played in the bracket (GEN-8). */
export const replaceInBracket = defineCommand({
  type: "replaceInBracket",
  schema: commandOf("replaceInBracket", {
    bracket: bracketId,
    entrant: entrantId,
    by: entrantId,
  }),
  decide: (state, { bracket: id, entrant, by }) => {
    const found = drawnBracket(state, id);
    if (!found.ok) return found;
    if (!found.value.draw.byLine.includes(entrant)) {
      return refuse({ code: "entrant.notInBracket", entrant, bracket: id });
    }
    const match = playedIn(state, id).find((played) =>
      state.bracketMatches[played]?.sides?.includes(entrant),
    );
    if (match !== undefined) return refuse({ code: "entrant.hasResult", entrant, match });
    const refusal = refusalOfNewcomer(state, found.value, by);
    if (refusal) return refuse(refusal);
    const fact = { type: "bracketEntrantReplaced", bracket: id, entrant, by } as const;
    return unlessPlayed(state, [fact], id);
  },
});

/** Nobody stands twice in the competition's brackets, and who is gone can't come in. */
function refusalOfNewcomer(
  state: EventState,
  { competition }: FoundBracket,
  by: EntrantId,
): Refusal | null {
  const entrant = state.entrants[by];
  if (!entrant) return { code: "entrant.notFound", entrant: by };
  if (entrant.competition !== competition.id) {
    return { code: "entrant.otherCompetition", entrant: by, competition: competition.id };
  }
  if (entrant.withdrawn) return { code: "entrant.withdrawn", entrant: by };
  const [other] = bracketsWith(state, by);
  return other === undefined ? null : { code: "entrant.inBracket", entrant: by, bracket: other };
}
