import type { EventState, Records, TableName } from "../model/state.js";
import { withRecords } from "../patch/table.js";

/** The state with one record put. */
export const put = <T extends TableName>(
  state: EventState,
  table: T,
  id: string,
  record: Records[T],
): EventState => putAll(state, table, { [id]: record });

/** The state with records put, all of them at once. */
export const putAll = <T extends TableName>(
  state: EventState,
  table: T,
  records: Readonly<Record<string, Records[T]>>,
): EventState => ({
  ...state,
  [table]: withRecords(state[table] as Readonly<Record<string, Records[T]>>, records),
});

/** The state without these records. */
export function drop(state: EventState, table: TableName, ids: readonly string[]): EventState {
  if (ids.length === 0) return state;
  const rest: Record<string, unknown> = { ...state[table] };
  for (const id of ids) delete rest[id];
  return { ...state, [table]: rest };
}

/** The state with a record altered; as it was where there is no such record, for facts never refuse. */
export function alter<T extends TableName>(
  state: EventState,
  table: T,
  id: string,
  change: (record: Records[T]) => Records[T],
): EventState {
  const record = (state[table] as Readonly<Record<string, Records[T]>>)[id];
  return record === undefined ? state : put(state, table, id, change(record));
}

/** The record without some of its fields. */
export function without<R extends object, K extends keyof R>(
  record: R,
  ...fields: K[]
): Omit<R, K> {
  const rest = { ...record };
  for (const field of fields) delete rest[field];
  return rest;
}
