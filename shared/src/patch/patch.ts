import type { EventState, Records, TableName } from "../model/state.js";
import { withRecords } from "./table.js";

/** Whole records by table and id, and ids to take out. */
export interface RecordPatch {
  readonly put?: { readonly [T in TableName]?: Readonly<Record<string, Records[T]>> };
  readonly drop?: { readonly [T in TableName]?: readonly string[] };
}

/**
 * What a change does to the state (HUB-3): records replaced and dropped, and the indexes of those facts of the change that
 * go into the log. A logged fact is so sent once.
 */
export interface Patch extends RecordPatch {
  readonly log?: readonly number[];
}

type Tables = Record<TableName, Readonly<Record<string, unknown>>>;

/** The state with the records put and dropped. The old state is untouched; tables not named are shared. */
export function applyRecords(state: EventState, patch: RecordPatch): EventState {
  const next = { ...state } as unknown as Tables;
  for (const [table, records] of Object.entries(patch.put ?? {})) {
    next[table as TableName] = withRecords<unknown>(next[table as TableName], records);
  }
  for (const [table, ids] of Object.entries(patch.drop ?? {})) {
    const rest = { ...next[table as TableName] };
    for (const id of ids) delete rest[id];
    next[table as TableName] = rest;
  }
  return next as unknown as EventState;
}
