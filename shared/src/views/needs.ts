import { matchesIn, type MatchAt } from "../blocks/by-block.js";
import {
  endingsOf,
  outlookOf,
  type Ending,
  type Endings,
  type OpenMatch,
} from "../blocks/endings.js";
import { linesOf, type BlockLine } from "../blocks/lines.js";
import { outcomesIn } from "../blocks/outcome.js";
import type { WinTable } from "../blocks/places.js";
import { hasLiveDraw } from "../blocks/shown-seats.js";
import type { Side } from "../model/block.js";
import type { Competition } from "../model/competition.js";
import {
  competitionOf,
  type BlockId,
  type EntrantId,
  type MatchId,
  type SeatId,
} from "../model/ids.js";
import type { EventState } from "../model/state.js";

/** `through` and `out` whatever comes; `points`: by wins never, but perhaps by what decides a tie; `open`: can still be. */
export type Chance = "through" | "open" | "points" | "out";

/** How another match must end. */
export interface NeededResult {
  readonly match: MatchId;
  readonly winner: Side | "level";
}

/** What an own result would come to. */
export type Prospect =
  | { readonly kind: "through" | "out" | "points" }
  /**
   * Through if all of one of these lists come: the shortest that make sure of it, longer ones that do too are left out.
   * `orOnPoints`: in some other endings what decides a tie can still bring it.
   */
  | {
      readonly kind: "if";
      readonly ways: readonly (readonly NeededResult[])[];
      readonly orOnPoints: boolean;
    };

export interface Need {
  readonly entrant: EntrantId;
  readonly seat: SeatId;
  /** Matches it has still to play. */
  readonly left: number;
  readonly chance: Chance;
  /** With one match left what each result of it would bring; with none (`own` null) what the others must bring. */
  readonly prospects: readonly {
    readonly own: "win" | "level" | "loss" | null;
    readonly prospect: Prospect;
  }[];
}

export interface BlockNeeds {
  /** What decides where wins do not: the criteria after them, or a play-off. */
  readonly decider: "points" | "playOff";
  /** By seed number, without who withdrew; none while nothing can be said, and once the block is played out. */
  readonly needs: readonly Need[];
}

/** Up to so many matches left, what X needs is told match by match. */
const MOST_FOR_PROSPECTS = { 2: 8, 3: 6 } as const;

const made = new WeakMap<EventState, Map<BlockId, BlockNeeds>>();

/** Who of a block is through, can still be, and what they need (RES-7). */
export function needsOf(state: EventState, block: BlockId): BlockNeeds {
  let blocks = made.get(state);
  if (!blocks) made.set(state, (blocks = new Map<BlockId, BlockNeeds>()));
  let needs = blocks.get(block);
  if (!needs) blocks.set(block, (needs = findNeeds(state, block)));
  return needs;
}

function findNeeds(state: EventState, block: BlockId): BlockNeeds {
  const competition = state.competitions[competitionOf(block)];
  const criteria = competition?.criteria ?? [];
  const isHeadToHead = criteria[1] === "headToHead";
  const decider = criteria.length > (isHeadToHead ? 2 : 1) ? "points" : "playOff";
  // Where wins don't come first there is nothing to go through.
  const isByWins = criteria[0] === "wins";
  if (!competition?.qualifiers || !isByWins || hasLiveDraw(state, competition.id)) {
    return { decider, needs: [] };
  }
  const lines = linesOf(state, block).lines.filter((line) => !line.isWithdrawn);
  const outcomes = outcomesIn(state, block);
  const open = matchesIn(state, block).filter(({ id }) => outcomes.get(id)?.kind === "open");
  if (open.length === 0) return { decider, needs: [] };
  return { decider, needs: needsIn(lines, open, competition, isHeadToHead) };
}

interface Scene {
  readonly lines: readonly BlockLine[];
  readonly open: readonly MatchAt[];
  readonly endings: Endings | null;
  readonly ways: 2 | 3;
}

function needsIn(
  lines: readonly BlockLine[],
  open: readonly MatchAt[],
  { qualifiers, format }: Competition,
  isHeadToHead: boolean,
): Need[] {
  const table: WinTable = {
    wins: lines.map((line) => line.wins),
    beaten: lines.map((line) => lines.map(({ entrant }) => line.winsAgainst.get(entrant) ?? 0)),
    line: qualifiers,
    isHeadToHead,
  };
  const bySeed = new Map(lines.map((line, index) => [line.seat.seed, index]));
  const pairs = open.map(({ a, b }): OpenMatch => ({ a: bySeed.get(a)!, b: bySeed.get(b)! }));
  const ways = format.ties ? 3 : 2;
  const scene: Scene = { lines, open, ways, endings: endingsOf(table, pairs, ways) };
  return lines.map((line, index) => {
    const own = open.filter(({ a, b }) => a === line.seat.seed || b === line.seat.seed);
    const { endings } = scene;
    return {
      entrant: line.entrant,
      seat: line.seat.id,
      left: own.length,
      chance: endings ? chanceIn(endings, index) : chanceByBounds(scene, line, qualifiers),
      prospects: endings ? prospectsOf(scene, endings, index, own) : [],
    };
  });
}

function chanceIn({ count, verdict }: Endings, index: number): Chance {
  const found = new Set<number>();
  for (let ending = 0; ending < count; ending++) found.add(verdict(ending, index));
  if (found.has(1)) return found.size === 1 ? "through" : "open";
  return found.has(0) ? "points" : "out";
}

/** With too many endings to go through: sure only where the most and the fewest wins that others can reach make it so. */
function chanceByBounds({ lines, open }: Scene, line: BlockLine, qualifiers: number): Chance {
  const most = ({ seat, wins }: BlockLine): number =>
    wins + open.filter(({ a, b }) => a === seat.seed || b === seat.seed).length;
  const others = lines.filter((other) => other !== line);
  if (others.filter((other) => most(other) >= line.wins).length < qualifiers) return "through";
  return others.filter((other) => other.wins > most(line)).length >= qualifiers ? "out" : "open";
}

function prospectsOf(
  { lines, open, ways }: Scene,
  endings: Endings,
  index: number,
  own: readonly MatchAt[],
): Need["prospects"] {
  const [match, ...more] = own;
  if (more.length > 0 || open.length > MOST_FOR_PROSPECTS[ways]) return [];
  const prospect = (fixed: Parameters<typeof outlookOf>[3]): Prospect => {
    const { verdicts, sure } = outlookOf(endings, open.length, index, fixed);
    if (sure.length === 0) return { kind: verdicts.has(0) ? "points" : "out" };
    if (sure[0]?.length === 0) return { kind: "through" };
    const words = ["a", "b", "level"] as const;
    const named = sure.map((wishes) =>
      wishes.map(({ match: at, ending }) => ({ match: open[at]!.id, winner: words[ending] })),
    );
    return { kind: "if", ways: named, orOnPoints: verdicts.has(0) };
  };
  if (!match) return [{ own: null, prospect: prospect(null) }];
  const at = open.indexOf(match);
  const isA = match.a === lines[index]!.seat.seed;
  const results: ["win" | "level" | "loss", Ending][] = [
    ["win", isA ? 0 : 1],
    ...(ways === 3 ? [["level", 2] as ["level", 2]] : []),
    ["loss", isA ? 1 : 0],
  ];
  return results.map(([result, ending]) => ({
    own: result,
    prospect: prospect({ match: at, ending }),
  }));
}
