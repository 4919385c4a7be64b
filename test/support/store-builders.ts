import { randomBytes } from "node:crypto";
import type { ChangeRow, Commit, EventSummary, ReceiptRow } from "../../server/src/hub/event-store";

let made = 0;
/** A random event id, so that tests share a database without meeting. */
export const newEventId = (): string => `e${randomBytes(8).toString("hex")}${made++}`;

export const summary = (fields: Partial<EventSummary> = {}): EventSummary => ({
  name: "Spring Open",
  venue: "Green Park",
  startsOn: "2026-05-13",
  endsOn: "2026-05-17",
  published: false,
  people: { ownerann: "owner" },
  ...fields,
});

/** A change whose command has the id `c<version>-…` unless named. */
export const change = (version: number, fields: Partial<ChangeRow> = {}): ChangeRow => ({
  version,
  commandId: `command-${version}`,
  body: `{"version":${version}}`,
  command: `{"type":"rename","version":${version}}`,
  inverse: `{"put":{"settings":{}}}`,
  engine: "1",
  previous: "0".repeat(64),
  ...fields,
});

export const receipt = (commandId: string, outcome = "unchanged"): ReceiptRow => ({
  commandId,
  answer: JSON.stringify({ commandId, outcome, version: 0 }),
});

/** A commit of so many changes on a base; its command ids are `command-<version>`. */
export const commit = (
  eventId: string,
  base: number,
  count = 1,
  fields: Partial<Commit> = {},
): Commit => ({
  eventId,
  base,
  changes: Array.from({ length: count }, (_, index) => change(base + 1 + index)),
  receipts: [],
  ...fields,
});
