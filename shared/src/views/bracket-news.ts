import { blocksIn, seatOf } from "../blocks/by-block.js";
import { fieldOf } from "../blocks/ranking.js";
import { finishersOf, openReasonOf } from "../knockout/play/field.js";
import { bracketResultsOf } from "../knockout/play/members.js";
import type { Bracket, Places } from "../model/bracket.js";
import {
  bracketOfMatch,
  competitionOf,
  seatParts,
  type BlockId,
  type BracketId,
  type EntrantId,
} from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** Why a bracket no longer holds whom it should: a result of a block was corrected, somebody left, came in for another, or late. */
export type NewsReason = "corrected" | "withdrawn" | "replaced" | "added";

export interface BracketChange {
  readonly entrant: EntrantId;
  readonly why: NewsReason;
}

/** Who is missing in a bracket, and who is too many in it (GEN-6). */
export interface BracketNews {
  readonly missing: readonly BracketChange[];
  readonly tooMany: readonly BracketChange[];
}

const NO_NEWS: BracketNews = { missing: [], tooMany: [] };

/**
 * What a drawn bracket says against the present finishing orders, or the present field; it is never re-seeded by itself (GEN-6). Of
 * those who have played in it nobody is too many for having left. A block that is not final says nothing.
 */
export function bracketNewsOf(state: EventState, id: BracketId): BracketNews {
  const bracket = state.brackets[id];
  if (!bracket?.draw) return NO_NEWS;
  const present = new Set(bracket.draw.byLine.flatMap((entrant) => entrant ?? []));
  return bracket.places
    ? newsOfBlocks(state, id, bracket, bracket.places, present)
    : newsOfField(state, id, bracket, present);
}

function newsOfField(
  state: EventState,
  id: BracketId,
  bracket: Bracket,
  present: ReadonlySet<EntrantId>,
): BracketNews {
  const field = fieldOf(state, competitionOf(id)).map((entrant) => entrant.id);
  const tooMany = [...present]
    .filter((entrant) => !field.includes(entrant) && !hasPlayedIn(state, id, entrant))
    .map((entrant) => ({ entrant, why: reasonOf(state, bracket, entrant) }));
  const missing = field.filter((entrant) => !present.has(entrant));
  return { missing: missing.map((entrant) => ({ entrant, why: "added" })), tooMany };
}

function newsOfBlocks(
  state: EventState,
  id: BracketId,
  bracket: Bracket,
  places: Places,
  present: ReadonlySet<EntrantId>,
): BracketNews {
  const change = (entrant: EntrantId): BracketChange => ({
    entrant,
    why: reasonOf(state, bracket, entrant),
  });
  const ofBlock = (block: BlockId | null): EntrantId[] =>
    [...present].filter((entrant) => blockOf(state, entrant) === block);
  const finishers = finishersOf(state, competitionOf(id), places);
  const missing: BracketChange[] = [];
  const tooMany = ofBlock(null).map(change);
  blocksIn(state, competitionOf(id)).forEach((block, index) => {
    if (openReasonOf(state, block.id, places) !== null) return;
    const due = finishers[index]?.finishers.map((finisher) => finisher.id) ?? [];
    const wrong = ofBlock(block.id).filter((entrant) => !due.includes(entrant));
    const others = wrong.filter((entrant) => !isExcused(state, id, entrant)).map(change);
    tooMany.push(...others);
    // Whoever left after playing here has not left a place open, so the last of the block miss nothing.
    const open = due.filter((entrant) => !present.has(entrant));
    open.length = Math.max(0, open.length - (wrong.length - others.length));
    open.forEach((entrant, at) =>
      missing.push({ entrant, why: others[at]?.why ?? reasonOfGap(bracket, present) }),
    );
  });
  return { missing, tooMany };
}

const blockOf = (state: EventState, entrant: EntrantId): BlockId | null => {
  const seat = seatOf(state, entrant);
  return seat === null ? null : seatParts(seat).block;
};

const hasPlayedIn = (state: EventState, id: BracketId, entrant: EntrantId): boolean =>
  bracketResultsOf(state, entrant).some((match) => bracketOfMatch(match) === id);

const isExcused = (state: EventState, id: BracketId, entrant: EntrantId): boolean =>
  state.entrants[entrant]?.withdrawn !== undefined && hasPlayedIn(state, id, entrant);

function reasonOf(state: EventState, { draw }: Bracket, entrant: EntrantId): NewsReason {
  const { withdrawn, replacedBy } = state.entrants[entrant] ?? {};
  if (replacedBy !== undefined || draw?.replaced[entrant] !== undefined) return "replaced";
  return withdrawn ? "withdrawn" : "corrected";
}

/** Nobody of the block is too many: its place went to somebody of another block, or its order was another. */
const reasonOfGap = ({ draw }: Bracket, present: ReadonlySet<EntrantId>): NewsReason =>
  Object.keys(draw?.replaced ?? {}).some((entrant) => present.has(entrant))
    ? "replaced"
    : "corrected";
