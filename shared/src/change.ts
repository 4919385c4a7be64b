import type { Fact } from "./facts/fact.js";
import { isLogged } from "./facts/fact.js";
import type { CommandId, PersonId } from "./model/ids.js";
import type { LogEntry } from "./model/log-entry.js";
import { LASTING, TABLES, type EventState, type Held, type TableName } from "./model/state.js";
import { applyRecords, type Patch, type RecordPatch } from "./patch/patch.js";

/** An accepted command's effect, as kept in the journal and sent to everybody (HUB-3). The event's id stands on the envelope. */
export interface Change {
  readonly version: number;
  readonly commandId: CommandId;
  readonly actor: PersonId;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly facts: readonly Fact[];
  readonly patch: Patch;
}

export const logKey = (version: number, index: number): string => `${version}.${index}`;

/** What is held after a change, by its patch alone. The caller sees to it that the version is the next one. */
export function applyChange(held: Held, change: Change): Held {
  const state = applyRecords(held.state, change.patch);
  return { version: change.version, state: logged(state, change) };
}

/** The state with what of the change's facts goes into the log. */
export function logged(state: EventState, change: Change): EventState {
  const entries = logEntriesOf(change);
  return Object.keys(entries).length > 0 ? applyRecords(state, { put: { log: entries } }) : state;
}

function logEntriesOf(change: Change): Record<string, LogEntry> {
  const entries: Record<string, LogEntry> = {};
  for (const index of change.patch.log ?? []) {
    const fact = change.facts[index];
    if (fact && isLogged(fact)) entries[logKey(change.version, index)] = { at: change.at, fact };
  }
  return entries;
}

/** What brings back the records as they were before the change (HUB-8). Its cost is the patch's, not the state's. */
export function inverseOf(before: EventState, change: Change): RecordPatch {
  const put: Partial<Record<TableName, Record<string, unknown>>> = {};
  const drop: Partial<Record<TableName, string[]>> = {};
  const restore = (table: TableName, id: string): void => {
    const record = before[table][id];
    if (record !== undefined) (put[table] ??= {})[id] = record;
    else (drop[table] ??= []).push(id);
  };
  // A change made again puts back the log of the first time.
  const log = { ...change.patch.put?.log, ...logEntriesOf(change) };
  const touched = { ...change.patch.put, log };
  for (const table of TABLES) {
    if (LASTING.has(table)) continue;
    for (const id of Object.keys(touched[table] ?? {})) restore(table, id);
    for (const id of change.patch.drop?.[table] ?? []) restore(table, id);
  }
  return {
    ...(Object.keys(put).length > 0 && { put }),
    ...(Object.keys(drop).length > 0 && { drop }),
  } as RecordPatch;
}
