import { blocksIn, seatsIn } from "../../blocks/by-block.js";
import { basisOf, gradeOf } from "../../blocks/grade.js";
import { fieldOf, rankingOf } from "../../blocks/ranking.js";
import { standingsOf, type StandingRow, type Standings } from "../../blocks/standings.js";
import type { Bracket, Places } from "../../model/bracket.js";
import type { Competition } from "../../model/competition.js";
import type { BlockId, CompetitionId, EntrantId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import type { BlockFinishers, Finisher } from "../finishers.js";
import { labelsOf } from "../labels.js";
import { linesFor, seedsByLine } from "../lines.js";
import { BYE, type Slot } from "./slot.js";

/** Those of a block who can take a place, in finishing order: who withdrew ranks last and takes none (WDR-2). */
const placedIn = (standings: Standings): readonly StandingRow[] =>
  standings.rows.filter((row) => !row.isWithdrawn);

/** Whom a bracket takes out of each block, as the blocks stand now. */
export const finishersOf = (
  state: EventState,
  competition: CompetitionId,
  { from, to }: Places,
): readonly BlockFinishers[] =>
  blocksIn(state, competition).map(({ id, letter }) => ({
    block: letter,
    finishers: placedIn(standingsOf(state, id))
      .slice(from - 1, to)
      .flatMap(({ entrant }) => finisher(state, entrant)),
  }));

/** The field of a competition that is a knockout only, in grade order (KON-1). */
export const rankedField = (state: EventState, competition: CompetitionId): readonly Finisher[] =>
  rankingOf(state, competition).flatMap(({ entrant }) => finisher(state, entrant));

function finisher(state: EventState, id: EntrantId): readonly Finisher[] {
  const entrant = state.entrants[id];
  const competition = entrant && state.competitions[entrant.competition];
  if (!competition) return [];
  const { name, country } = entrant;
  return [{ id, name, country, grade: gradeOf(entrant, basisOf(competition)).grade }];
}

/** Why a block can't fill its places yet: it is still being played, or a tie touches one of them (RES-5); null: it can. */
export function openReasonOf(
  state: EventState,
  block: BlockId,
  { from, to }: Places,
): "playing" | "tied" | null {
  const standings = standingsOf(state, block);
  if (!standings.isPlayed) return "playing";
  const rows = placedIn(standings);
  const isTouched = rows.slice(from - 1, to).some((row) => row.isTied);
  return isTouched ? "tied" : null;
}

/** How many of a knockout-only competition's field are seeded. */
export function seededCount({ knockout }: Competition, entrants: number): number {
  const seeds = knockout?.seeds ?? "all";
  if (seeds === "all") return entrants;
  return seeds === "none" ? 0 : Math.min(seeds, entrants);
}

/** What the lines of a bracket show before it is drawn; none while it would hold nobody (GEN-1). */
export function labelSlots(
  state: EventState,
  competition: Competition,
  { places }: Bracket,
): readonly Slot[] {
  if (!places) return seedSlots(state, competition);
  const sizes = blocksIn(state, competition.id).map(
    ({ id }) => seatsIn(state, id).filter(({ entrant }) => isStaying(state, entrant)).length,
  );
  const entrants = sizes.reduce((sum, size) => sum + takenOf(size, places), 0);
  if (entrants === 0) return [];
  return labelsOf(sizes, places, linesFor(entrants)).map((label): Slot =>
    label ? { kind: "label", ...label } : BYE,
  );
}

const takenOf = (size: number, { from, to }: Places): number =>
  Math.max(0, Math.min(size, to) - from + 1);

const isStaying = (state: EventState, entrant: EntrantId): boolean =>
  state.entrants[entrant]?.withdrawn === undefined;

function seedSlots(state: EventState, competition: Competition): readonly Slot[] {
  const entrants = fieldOf(state, competition.id).length;
  if (entrants === 0) return [];
  const seeded = seededCount(competition, entrants);
  return seedsByLine(linesFor(entrants)).map((seed): Slot =>
    seed > entrants ? BYE : { kind: "label", seed: seed <= seeded ? seed : null, place: null },
  );
}
