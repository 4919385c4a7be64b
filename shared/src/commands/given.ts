import { canonicalJson } from "../patch/canonical.js";

/** The fields that are given at all: a field that is there but undefined means "leave it". */
export function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/** Whether two values are the same as JSON. */
export const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** HUB-5: whether what the user saw of a record still stands. A field that the record lacks is seen as null. */
export const stillSeen = (record: object, seen: object | undefined): boolean =>
  Object.entries(seen ?? {}).every(([field, value]) =>
    isSame((record as Readonly<Record<string, unknown>>)[field] ?? null, value ?? null),
  );
