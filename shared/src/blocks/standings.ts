import type { HandOrder } from "../model/block.js";
import { competitionOf, type BlockId, type EntrantId, type SeatId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { orderByCriteria } from "./criteria.js";
import { inHandOrder } from "./hand-orders.js";
import { linesOf, type BlockLine } from "./lines.js";

/** `open`: the block is not played out; `tied`: a tie across the qualifying line decides (RES-4). */
export type Through = "yes" | "no" | "open" | "tied";

export interface StandingRow {
  readonly entrant: EntrantId;
  readonly seat: SeatId;
  /** From 1; who are tied share it, and the next place counts on: 1 2 2 4. */
  readonly place: number;
  readonly isTied: boolean;
  /** The manager's order of a tied group holds here (RES-4). */
  readonly setByHand?: true;
  readonly isWithdrawn: boolean;
  readonly played: number;
  /** Half a win, and half a loss, for a match that ended level. */
  readonly wins: number;
  readonly losses: number;
  readonly netGames: number;
  readonly netPoints: number;
  readonly pointsFor: number;
  readonly through: Through;
}

export interface Standings {
  readonly rows: readonly StandingRow[];
  /** Every match has been settled. */
  readonly isPlayed: boolean;
  /** Played, and no tie touches a place that goes through (RES-5): a bracket needs each of those places. */
  readonly isFinal: boolean;
  /** Groups that the criteria leave level, whether or not the manager has set their order. */
  readonly tiedGroups: readonly (readonly EntrantId[])[];
}

/** A group of one, or of those who share a place. */
interface Group {
  readonly lines: readonly BlockLine[];
  readonly setByHand: boolean;
}

const NO_STANDINGS: Standings = { rows: [], isPlayed: false, isFinal: false, tiedGroups: [] };

/** The order in a block as it stands (RES-2 to RES-5, WDR-2). Derived from results alone, in whatever order they came. */
export function standingsOf(state: EventState, blockId: BlockId): Standings {
  const competition = state.competitions[competitionOf(blockId)];
  const block = state.blocks[blockId];
  if (!competition || !block) return NO_STANDINGS;
  const { lines, isPlayed } = linesOf(state, blockId);
  const order = (isWithdrawn: boolean): readonly (readonly BlockLine[])[] =>
    orderByCriteria(
      lines.filter((line) => line.isWithdrawn === isWithdrawn),
      competition.criteria,
    );
  const level = order(false);
  const groups = level.flatMap((group) => settledGroups(group, block.handOrders));
  const active = rowsOf(groups, 1, isPlayed, competition.qualifiers);
  // WDR-2: who withdrew ranks last, and cannot qualify.
  const gone = rowsOf(oneByOne(order(true).flat(), false), active.length + 1, isPlayed, 0);
  return {
    rows: [...active, ...gone],
    isPlayed,
    isFinal: isPlayed && !active.some((row) => row.isTied && row.place <= competition.qualifiers),
    tiedGroups: level.filter(isTie).map((group) => group.map((line) => line.entrant)),
  };
}

const isTie = (group: readonly BlockLine[]): boolean => group.length > 1;

const oneByOne = (lines: readonly BlockLine[], setByHand: boolean): Group[] =>
  lines.map((line) => ({ lines: [line], setByHand }));

/** A tied group as the manager has set it, or as it is. */
function settledGroups(lines: readonly BlockLine[], handOrders: readonly HandOrder[]): Group[] {
  const ordered = inHandOrder(lines, handOrders);
  return ordered ? oneByOne(ordered, true) : [{ lines, setByHand: false }];
}

function rowsOf(
  groups: readonly Group[],
  firstPlace: number,
  isPlayed: boolean,
  qualifiers: number,
): StandingRow[] {
  let place = firstPlace;
  return groups.flatMap(({ lines, setByHand }) => {
    const through =
      isPlayed || qualifiers === 0 ? throughOf(place, lines.length, qualifiers) : "open";
    const rows = lines.map((line) => rowOf(line, place, lines.length > 1, setByHand, through));
    place += lines.length;
    return rows;
  });
}

function throughOf(place: number, count: number, qualifiers: number): Through {
  if (place > qualifiers) return "no";
  return place + count - 1 <= qualifiers ? "yes" : "tied";
}

function rowOf(
  line: BlockLine,
  place: number,
  isTied: boolean,
  setByHand: boolean,
  through: Through,
): StandingRow {
  const { entrant, seat, isWithdrawn, played, wins, losses, netGames, netPoints, pointsFor } = line;
  return {
    entrant,
    seat: seat.id,
    place,
    isTied,
    ...(setByHand && { setByHand }),
    isWithdrawn,
    played,
    wins,
    losses,
    netGames,
    netPoints,
    pointsFor,
    through,
  };
}
