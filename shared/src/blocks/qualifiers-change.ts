import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import type { RefusalOf } from "../refusal.js";
import { blocksIn, matchesIn } from "./by-block.js";
import { rebuiltOrderOfPlay, timed } from "./rebuilt-order-of-play.js";

/**
 * What another number of qualifiers asks first (OOP-4): it gives blocks that have times or results another
 * order of play. null: nothing to ask. The facts come from `rebuiltOrderOfPlay`.
 */
export function questionOfQualifiers(
  state: EventState,
  competition: CompetitionId,
  qualifiers: number,
): RefusalOf<"qualifiers.needsConfirmation"> | null {
  const { facts } = rebuiltOrderOfPlay(state, competition, { qualifiers });
  const changing = new Set(facts.map((fact) => fact.block));
  const blocks = blocksIn(state, competition).filter((block) => changing.has(block.id));
  const matches = blocks.flatMap((block) => matchesIn(state, block.id));
  const times = timed(matches);
  const results = matches.filter((match) => match.result !== undefined).length;
  if (times + results === 0) return null;
  return {
    code: "qualifiers.needsConfirmation",
    blocks: blocks.map((block) => block.id),
    times,
    results,
  };
}
