import type { EventId } from "@drawroom/shared";
import type { Clock } from "../config/clock.js";
import type { LocalPresence } from "./relay.js";

interface Heard {
  readonly presence: LocalPresence;
  readonly at: number;
}

/** A node that says nothing for so long is gone. */
const FORGET_AFTER_MS = 25_000;

/** What the other nodes said last of who is with them. */
export class PresenceElsewhere {
  private readonly events = new Map<EventId, Map<string, Heard>>();

  constructor(private readonly clock: Clock) {}

  /** Whether it is news. */
  hear(node: string, presence: LocalPresence): boolean {
    const { eventId } = presence;
    const nodes = this.events.get(eventId) ?? new Map<string, Heard>();
    const before = nodes.get(node)?.presence;
    if (presence.watching > 0) nodes.set(node, { presence, at: this.clock.now() });
    else nodes.delete(node);
    if (nodes.size > 0) this.events.set(eventId, nodes);
    else this.events.delete(eventId);
    return JSON.stringify(before) !== JSON.stringify(presence);
  }

  /** One node's own presence with all others'. */
  with(here: LocalPresence): LocalPresence {
    const nodes = [here, ...this.known(here.eventId)];
    return {
      eventId: here.eventId,
      watching: nodes.reduce((sum, { watching }) => sum + watching, 0),
      managers: [...new Set(nodes.flatMap(({ managers }) => managers))].sort(),
      displays: [...new Set(nodes.flatMap(({ displays }) => displays))].sort(),
    };
  }

  private known(eventId: EventId): readonly LocalPresence[] {
    const nodes = this.events.get(eventId);
    if (!nodes) return [];
    const since = this.clock.now() - FORGET_AFTER_MS;
    for (const [node, { at }] of nodes) if (at < since) nodes.delete(node);
    return [...nodes.values()].map(({ presence }) => presence);
  }
}
