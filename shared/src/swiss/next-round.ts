import type { EntrantId } from "../model/ids.js";
import type { Permission, RoundPairing, SwissHistory, ThreeGroups } from "./history.js";
import { presentNext } from "./presence.js";
import { recordsOf, type PlayerRecord } from "./records.js";
import { tieBreaksOf } from "./tiebreaks.js";
import { pairPool, type PairedPool } from "./pairing/pair-pool.js";

/**
 * Pairs the round after those there are (SWS-4 to SWS-10); round 1 is `firstRound`'s.
 * @param permission what the manager allows where no legal pairing is left
 */
export function nextRound(history: SwissHistory, permission?: Permission): RoundPairing {
  const { rounds, settings } = history;
  if (settings.endedAfter !== undefined || rounds.length >= settings.rounds) {
    return { ok: false, reason: "finished" };
  }
  const isOpen = rounds.some(({ boards }) => boards.some(({ result }) => result === null));
  if (isOpen) return { ok: false, reason: "open" };
  const records = recordsOf(history);
  const present = presentNext(history).map((id) => records.get(id)!);
  if (present.length < 2) return { ok: false, reason: "too-few" };
  const compared = swissOrder(history, records);
  const grouped = byGroups(history, present, compared);
  const pools = grouped ?? asOne(present, compared, permission);
  if (!pools) return { ok: false, reason: "no-legal-pairing" };
  return {
    ok: true,
    boards: pools.flatMap(({ boards }) => boards),
    bye: pools.find(({ bye }) => bye !== null)?.bye ?? null,
    working: {
      pools: pools.map(({ working }) => working),
      ...(permission && !grouped && { permission }),
    },
  };
}

type Comparison = (x: PlayerRecord, y: PlayerRecord) => number;

const byScore: Comparison = (x, y) => y.total - x.total || x.player.seed - y.player.seed;

/** The order by score, the tie-break that is set, and seed number (SWS-6). */
function swissOrder(
  history: SwissHistory,
  records: ReadonlyMap<EntrantId, PlayerRecord>,
): Comparison {
  const breaks = tieBreaksOf(history, records);
  const { tieBreak } = history.settings;
  const tieBreakOf = ({ player }: PlayerRecord): number => breaks.get(player.id)![tieBreak];
  return (x, y) => y.total - x.total || tieBreakOf(y) - tieBreakOf(x) || byScore(x, y);
}

/** A and B in one pool and C by itself in round 2 (SWS-4); null where everybody is in one. */
function byGroups(
  { groups, rounds }: SwissHistory,
  present: readonly PlayerRecord[],
  compared: Comparison,
): PairedPool[] | null {
  if (rounds.length !== 1 || !groups || !("A" in groups)) return null;
  const [upper, lower] = poolsOf(groups, present);
  if (upper.length % 2 === 1 && lower.length % 2 === 1) return null;
  const groupA = new Set(groups.A);
  const order = upper.sort(byScore);
  const first = pairPool({ name: "A+B", rule: "SWS-4", order, groupA });
  const rest = lower.sort(compared);
  const second = first && pairPool({ name: "C", rule: "SWS-6", order: rest });
  return second && [first, second].filter(({ working }) => working.order.length > 0);
}

/** A with B, and all others: C and late entries (SWS-13). */
function poolsOf({ A, B }: ThreeGroups, present: readonly PlayerRecord[]) {
  const upper = new Set([...A, ...B]);
  const isUpper = ({ player }: PlayerRecord): boolean => upper.has(player.id);
  return [present.filter(isUpper), present.filter((record) => !isUpper(record))] as const;
}

function asOne(
  present: readonly PlayerRecord[],
  compared: Comparison,
  permission: Permission | undefined,
): PairedPool[] | null {
  const order = [...present].sort(compared);
  const pool = pairPool({ name: "all", rule: "SWS-6", order, permission });
  return pool && [pool];
}
