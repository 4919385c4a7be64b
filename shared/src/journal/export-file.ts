import type { EventState, Held } from "../model/state.js";
import { hashOfState } from "./state-hash.js";

export const EXPORT_FORMAT = "drawroom-journal/1";

/** What a public export begins with: the event as the change stood that published it (ACC-3). */
export interface ExportBase {
  readonly version: number;
  /** The hash of that change. */
  readonly hash: string;
  /** The hash of the state. */
  readonly stateHash: string;
  readonly state: EventState;
}

/** The newest change of an export, and the state after it, by their hashes. */
export interface ExportEnd {
  readonly version: number;
  readonly hash: string;
  readonly stateHash: string;
}

/** The file's first part; each entry follows as a line of its own, with `ENTRY_END` between two (JRN-2). */
export const exportHead = (slug: string, base: ExportBase | null): string =>
  `${JSON.stringify({ format: EXPORT_FORMAT, slug, base }).slice(0, -1)},"changes":[\n`;

export const ENTRY_END = ",\n";

/** The file's last part. */
export const exportFoot = (end: ExportEnd): string => `\n],"end":${JSON.stringify(end)}}\n`;

/** The base of an export that begins with a state. */
export const exportBase = ({ version, state }: Held, hash: string): ExportBase => ({
  version,
  hash,
  stateHash: hashOfState(state),
  state,
});

export const exportEnd = ({ version, state }: Held, hash: string): ExportEnd => ({
  version,
  hash,
  stateHash: hashOfState(state),
});
