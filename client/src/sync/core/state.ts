import {
  NO_HISTORY,
  type Change,
  type Command,
  type CommandId,
  type EventId,
  type Fact,
  type Held,
  type History,
  type PersonId,
  type Refusal,
  type Role,
  type Step,
} from "@drawroom/shared";
import type { Authoring } from "./authoring-port";
import type { TimerName } from "./effects";

/** A command that the confirmed state does not hold yet (WIR-5). */
export interface Pending {
  readonly command: Command;
  /** Whose it is; nobody else's session sends it. Null: given before the server said who we are. */
  readonly author: PersonId | null;
  /** Milliseconds since 1970. */
  readonly givenAt: number;
  /** When it was first sent; 0: never, so it can still be dropped without a word to the server. */
  readonly sentAt: number;
  /** How often the server said to try again. */
  readonly failures: number;
  /** The version its answer named; it waits here until the confirmed state gets there. Null: not answered. */
  readonly settledAt: number | null;
  /** What it does on confirmed + the commands before it; empty where it no longer decides. */
  readonly facts: readonly Fact[];
  /** The change that it makes there; null with no facts. */
  readonly predicted: Change | null;
}

/** A command that the server refused, until the user has seen it. */
export interface Refused {
  readonly command: Command;
  readonly refusal: Refusal;
  readonly at: number;
}

/** A command taken back before it was ever sent; it can be given again. */
export interface Retracted {
  readonly command: Command;
  readonly step: Step;
  /** How many steps could be made again when it was taken back: its place among them. */
  readonly depth: number;
}

/** Why the event can't be followed at the moment. */
export type Trouble =
  | { readonly kind: "failing"; readonly refusal: Refusal | null }
  | { readonly kind: "outdated" }
  | { readonly kind: "notFound" };

/** The connection, numbered by the transport: messages of a replaced one are ignored (WIR-4). */
export interface Link {
  readonly connection: number | null;
  readonly isJoined: boolean;
  /** The join that waits for its answer. */
  readonly join: { readonly id: string; readonly since: number } | null;
  readonly joinsMade: number;
  /** Joins failed in a row. */
  readonly failures: number;
}

/** A change that was applied while a join waited, with the state before it. */
export interface Applied {
  readonly before: Held;
  readonly change: Change;
}

/** All that one open event knows. Only the functions of this folder make the next one. */
export interface SyncState {
  /** Begins every join id, so that no other page has the same ones. */
  readonly name: string;
  readonly eventId: EventId | null;
  readonly role: Role;
  readonly personId: PersonId | null;
  readonly confirmed: Held | null;
  readonly history: History;
  /** Changes that came before their predecessors, by version. */
  readonly held: ReadonlyMap<number, Change>;
  readonly duringJoin: readonly Applied[];
  /** The highest version heard of, and the one the `behind` timer waits for. */
  readonly head: number;
  readonly awaitedHead: number;
  readonly pending: readonly Pending[];
  readonly inFlight: CommandId | null;
  /** Confirmed + pending. */
  readonly shown: Held | null;
  readonly shownHistory: History;
  readonly retracted: readonly Retracted[];
  readonly refused: readonly Refused[];
  readonly authoring: Authoring | null;
  readonly link: Link;
  /** The last sign of life while up to date. */
  readonly liveAt: number;
  readonly isQuiet: boolean;
  readonly trouble: Trouble | null;
  readonly timers: ReadonlySet<TimerName>;
}

/** Before anything is known of the event. `name`: random, for the join ids; `now`: milliseconds since 1970. */
export const openingState = (name: string, now: number): SyncState => ({
  name,
  eventId: null,
  role: "spectator",
  personId: null,
  confirmed: null,
  history: NO_HISTORY,
  held: new Map(),
  duringJoin: [],
  head: -1,
  awaitedHead: -1,
  pending: [],
  inFlight: null,
  shown: null,
  shownHistory: NO_HISTORY,
  retracted: [],
  refused: [],
  authoring: null,
  link: { connection: null, isJoined: false, join: null, joinsMade: 0, failures: 0 },
  liveAt: now,
  isQuiet: false,
  trouble: null,
  timers: new Set(),
});
