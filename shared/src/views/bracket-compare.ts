import { compareDraws, type ComparedDraw } from "../knockout/compare.js";
import { finishersOf } from "../knockout/play/field.js";
import { KNOCKOUT_STYLES } from "../knockout/styles/style.js";
import type { Places } from "../model/bracket.js";
import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";

/**
 * The styles side by side, for the competition's own blocks as they stand and its number of qualifiers, or for other places (GEN-5).
 * None while fewer than two would go through. The style of the WCF is among them where the owner's account has its rules.
 */
export function compareOf(
  state: EventState,
  id: CompetitionId,
  places?: Places,
): readonly ComparedDraw[] {
  const competition = state.competitions[id];
  if (competition?.kind !== "blocks") return [];
  const finishers = finishersOf(state, id, places ?? { from: 1, to: competition.qualifiers });
  if (finishers.flatMap((block) => block.finishers).length < 2) return [];
  const hasWcfRules = Object.values(state.people).some(
    ({ role, wcfRules }) => role === "owner" && wcfRules,
  );
  const styles = KNOCKOUT_STYLES.filter((style) => style !== "grade-separation" || hasWcfRules);
  return compareDraws(finishers, styles);
}
