import type { Side } from "../model/block.js";
import type { BlockId, EntrantId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { matchesIn, type MatchAt, type SeatAt } from "./by-block.js";
import type { Line } from "./criteria.js";
import { outcomesIn, type Outcome } from "./outcome.js";
import { shownSeatsIn } from "./shown-seats.js";

/** An entrant's line in a block with what the table shows besides. */
export interface BlockLine extends Line {
  readonly seat: SeatAt;
  readonly isWithdrawn: boolean;
  /** Matches that count, walkovers too. */
  readonly played: number;
  readonly losses: number;
}

interface Part {
  readonly match: MatchAt;
  readonly side: Side;
  readonly outcome: Outcome;
}

/** The lines of a block by seed number, and whether every match of it has been settled (RES-5). */
export function linesOf(
  state: EventState,
  block: BlockId,
): { readonly lines: readonly BlockLine[]; readonly isPlayed: boolean } {
  const seats = shownSeatsIn(state, block);
  const bySeed = new Map(seats.map((seat) => [seat.seed, seat.entrant]));
  const parts = new Map<number, Part[]>(seats.map((seat) => [seat.seed, []]));
  const matches = matchesIn(state, block);
  const outcomes = outcomesIn(state, block);
  let isPlayed = matches.length > 0;
  for (const match of matches) {
    const outcome = outcomes.get(match.id);
    if (!outcome) continue;
    if (outcome.kind === "open") isPlayed = false;
    parts.get(match.a)?.push({ match, side: "a", outcome });
    parts.get(match.b)?.push({ match, side: "b", outcome });
  }
  const lines = seats.map((seat): BlockLine => {
    const isWithdrawn = state.entrants[seat.entrant]?.withdrawn !== undefined;
    return { seat, isWithdrawn, ...lineOf(seat.entrant, parts.get(seat.seed) ?? [], bySeed) };
  });
  return { lines, isPlayed };
}

function lineOf(
  entrant: EntrantId,
  parts: readonly Part[],
  bySeed: ReadonlyMap<number, EntrantId>,
): Omit<BlockLine, "seat" | "isWithdrawn"> {
  const settled = parts.filter(
    ({ outcome }) => outcome.kind === "played" || outcome.kind === "walkover",
  );
  const total = (figure: "wins" | "games" | "points", isOwn: boolean): number =>
    settled.reduce(
      (sum, { outcome, side }) => sum + outcome[figure][(side === "a") === isOwn ? 0 : 1],
      0,
    );
  const winsAgainst = new Map<EntrantId, number>();
  for (const { match, side, outcome } of settled) {
    const opponent = bySeed.get(side === "a" ? match.b : match.a);
    if (opponent !== undefined) winsAgainst.set(opponent, outcome.wins[side === "a" ? 0 : 1]);
  }
  return {
    entrant,
    played: settled.length,
    wins: total("wins", true),
    losses: total("wins", false),
    netGames: total("games", true) - total("games", false),
    netPoints: total("points", true) - total("points", false),
    pointsFor: total("points", true),
    winsAgainst,
  };
}
