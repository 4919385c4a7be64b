import type { BracketMatchView, BracketView, EntrantId } from "@drawroom/shared";

const isIn = ({ a, b }: BracketMatchView, marked: ReadonlySet<EntrantId>): boolean =>
  [a, b].some((side) => side.kind === "entrant" && marked.has(side.entrant));

/** The last round in which one of some entrants stands, from 1; null: in none. */
export const lastRoundOf = (
  { rounds }: BracketView,
  marked: ReadonlySet<EntrantId>,
): number | null =>
  rounds.findLast(({ matches }) => matches.some((match) => isIn(match, marked)))?.round ?? null;

/** The first round with a match still to be played; the last where all are. */
export const roundInPlay = ({ rounds }: BracketView): number =>
  rounds.find(({ matches }) =>
    matches.some(({ state }) => state === "ready" || state === "waiting"),
  )?.round ?? rounds.length;

/** Everybody in a draw, in the order of its lines. */
export const everybodyIn = ({ rounds }: BracketView): readonly EntrantId[] =>
  (rounds[0]?.matches ?? [])
    .flatMap(({ a, b }) => [a, b])
    .flatMap((side) => (side.kind === "entrant" ? [side.entrant] : []));
