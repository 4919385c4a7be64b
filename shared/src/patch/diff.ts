import { TABLES, type EventState } from "../model/state.js";
import { canonicalJson } from "./canonical.js";
import type { RecordPatch } from "./patch.js";
import { idsOf } from "./table.js";

type Table = Readonly<Record<string, unknown>>;

/** The records that differ between two states. What is shared is not looked into, so most records cost nothing. */
export function diffRecords(before: EventState, after: EventState): RecordPatch {
  const put: Record<string, Record<string, unknown>> = {};
  const drop: Record<string, string[]> = {};
  for (const table of TABLES) {
    const was: Table = before[table];
    const is: Table = after[table];
    if (was === is) continue;
    const ids = idsOf(was);
    let kept = 0;
    for (const id of idsOf(is)) {
      const old = was[id];
      if (old !== undefined) kept++;
      if (!isSame(is[id], old)) (put[table] ??= {})[id] = is[id];
    }
    // Sorted, for a table read from a snapshot has its keys in another order than the one that grew.
    if (kept < ids.length) drop[table] = ids.filter((id) => !(id in is)).sort();
  }
  return {
    ...(Object.keys(put).length > 0 && { put }),
    ...(Object.keys(drop).length > 0 && { drop }),
  };
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (b !== undefined && canonicalJson(a) === canonicalJson(b));
