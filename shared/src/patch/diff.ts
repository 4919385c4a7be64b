import { TABLES, type EventState } from "../model/state.js";
import type { RecordPatch } from "./patch.js";

type Table = Readonly<Record<string, unknown>>;

/** The records that differ between two states. Records are compared by identity: what is unchanged must be shared. */
export function diffRecords(before: EventState, after: EventState): RecordPatch {
  const put: Record<string, Record<string, unknown>> = {};
  const drop: Record<string, string[]> = {};
  for (const table of TABLES) {
    const was: Table = before[table];
    const is: Table = after[table];
    if (was === is) continue;
    for (const id of Object.keys(is)) if (is[id] !== was[id]) (put[table] ??= {})[id] = is[id];
    for (const id of Object.keys(was)) if (!(id in is)) (drop[table] ??= []).push(id);
  }
  return {
    ...(Object.keys(put).length > 0 && { put }),
    ...(Object.keys(drop).length > 0 && { drop }),
  } as RecordPatch;
}
