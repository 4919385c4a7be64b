import {
  matchesIn,
  seatsIn,
  type BlockId,
  type EntrantId,
  type EventState,
} from "@drawroom/shared";

/** Whose match of a block has just changed. */
export function litEntrants(
  state: EventState,
  block: BlockId,
  isLit: (record: string) => boolean,
): ReadonlySet<EntrantId> {
  const bySeed = new Map(seatsIn(state, block).map((seat) => [seat.seed, seat.entrant]));
  const lit = matchesIn(state, block).filter(
    (match) => match.result && isLit(`matches/${match.id}`),
  );
  return new Set(
    lit.flatMap(({ a, b }) => [bySeed.get(a), bySeed.get(b)].filter((id) => id !== undefined)),
  );
}
