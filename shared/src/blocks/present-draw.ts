import type { Competition } from "../model/competition.js";
import type { Entrant } from "../model/entrant.js";
import type { CompetitionId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { blocksIn, entrantsIn } from "./by-block.js";
import { drawBlocks, drawSettingsOf, type Draw } from "./draw.js";
import { fieldOf } from "./ranking.js";

interface Made {
  readonly competition: Competition;
  readonly blocks: number;
  readonly draw: Draw | null;
}

/** The last draw of each field. Screens ask at every change, and most changes touch no entrant. */
const made = new WeakMap<readonly Entrant[], Made>();

/** The draw that the present field would give; null where it can't be drawn into the blocks there are. */
export function presentDrawOf(state: EventState, competitionId: CompetitionId): Draw | null {
  const competition = state.competitions[competitionId];
  if (!competition) return null;
  const entrants = entrantsIn(state, competitionId);
  const blocks = blocksIn(state, competitionId).length;
  const last = made.get(entrants);
  if (last && last.blocks === blocks && isSameDraw(last.competition, competition)) return last.draw;
  const result = drawBlocks(fieldOf(state, competitionId), drawSettingsOf(competition, blocks));
  const draw = result.ok ? result.value : null;
  made.set(entrants, { competition, blocks, draw });
  return draw;
}

const isSameDraw = (a: Competition, b: Competition): boolean =>
  a === b || (a.qualifiers === b.qualifiers && a.basis === b.basis && a.drawRules === b.drawRules);
