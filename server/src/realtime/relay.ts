import type { DisplayId, EventId } from "@drawroom/shared";

/** Who of an event is on one node. */
export interface LocalPresence {
  readonly eventId: EventId;
  readonly watching: number;
  readonly managers: readonly string[];
  readonly displays: readonly DisplayId[];
}

export interface RelayListener {
  /** The payload of `event:changes` that another node has committed and sent. */
  readonly changes: (text: string) => void;
  /** A `LocalPresence` of that node, as JSON. */
  readonly presence: (node: string, text: string) => void;
}

/**
 * Tells the other nodes. It may lose, double and reorder what it is given: versions and the check every 2 s make up for
 * that, so nothing rests on it (HUB-6).
 */
export abstract class Relay {
  abstract listen(listener: RelayListener): void;
  abstract tellChanges(text: string): void;
  abstract tellPresence(presence: LocalPresence): void;
}

/** For one node alone. */
export const noRelay: Relay = {
  listen() {},
  tellChanges() {},
  tellPresence() {},
};
