import type {
  Command,
  CommandInput,
  EventId,
  Fact,
  Held,
  History,
  PersonId,
  Refusal,
  Role,
} from "@drawroom/shared";
import type { ShallowRef } from "vue";
import type { Status } from "./core/liveness";
import type { Trouble } from "./core/state";
import type { Presence } from "./wire";

/** A command that the confirmed state does not hold yet. */
export interface PendingCommand {
  readonly command: Command;
  /** What it does here; empty where only the server can tell. */
  readonly facts: readonly Fact[];
  /** Milliseconds since 1970. */
  readonly givenAt: number;
  /** When it was first sent; 0: not yet. */
  readonly sentAt: number;
}

/** A command that the server refused, with the reason and what stands now. */
export interface RefusedCommand {
  readonly command: Command;
  readonly refusal: Refusal;
  readonly at: number;
}

/** The change after which an event stood as it is shown, and when that was made: milliseconds since 1970. */
export interface StoodAt {
  readonly version: number;
  readonly at: number;
}

/** An open event, as pages use it. The refs are replaced, never changed inside. */
export interface EventSession {
  /** Confirmed + pending: what pages show. Null: nothing yet, or nothing any more. */
  readonly shown: ShallowRef<Held | null>;
  readonly confirmed: ShallowRef<Held | null>;
  /** The moment that is shown, of an earlier version; null: it is now (HUB-9). */
  readonly stoodAt: ShallowRef<StoodAt | null>;
  readonly status: ShallowRef<Status>;
  /** Why the event can't be followed; null: it can, or is being tried. */
  readonly trouble: ShallowRef<Trouble | null>;
  readonly role: ShallowRef<Role>;
  /** The first part of a screen's address, `/d/<eventId><displayId>`; null: not known yet. */
  readonly eventId: ShallowRef<EventId | null>;
  /** Who this browser is, among the event's people; null: nobody, or not known yet. */
  readonly personId: ShallowRef<PersonId | null>;
  readonly presence: ShallowRef<Presence>;
  readonly pending: ShallowRef<readonly PendingCommand[]>;
  readonly refused: ShallowRef<readonly RefusedCommand[]>;
  /** What can be taken back and made again, the next one last; unsent commands included. */
  readonly history: ShallowRef<History>;
  /** `seats/k3x9.F9` → when it changed, by the page's own clock; for 20 s. */
  readonly lit: ShallowRef<ReadonlyMap<string, number>>;
  /** Gives a command. Refused here: the refusal, and nothing is sent. Null: it is shown, or nothing would change. */
  readonly send: (command: CommandInput) => Refusal | null;
  readonly undo: () => Refusal | null;
  readonly redo: () => Refusal | null;
  /** The user has read the refusal of this command. */
  readonly dismiss: (commandId: string) => void;
  readonly close: () => void;
}
