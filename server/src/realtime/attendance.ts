import { Injectable } from "@nestjs/common";
import type { DisplayId, EventId, Role } from "@drawroom/shared";
import type { LiveSocket } from "./live-socket.js";
import type { Recipient } from "./post.js";

/** A socket that is in an event's room. */
export interface Attendee extends Recipient {
  role: Role;
  /** Set where the socket is one of the event's displays. */
  readonly display?: DisplayId;
}

/** One try to get in; a later one by the same socket, or its leaving, makes it void. */
export interface Ticket {
  readonly isValid: () => boolean;
}

const NOBODY: ReadonlyMap<string, Attendee> = new Map();

/**
 * Who is in which event's room on this node: the node's own tables, from which it sends and counts (WIR-7). Whoever left
 * while a handler awaited has no valid ticket, so no ghost gets in.
 */
@Injectable()
export class Attendance {
  private readonly events = new Map<EventId, Map<string, Attendee>>();
  private readonly tickets = new WeakMap<LiveSocket, Map<EventId, string>>();
  private readonly listeners: ((eventId: EventId) => void)[] = [];

  /** Called when somebody came in, left, or has another role. */
  onChange(listener: (eventId: EventId) => void): void {
    this.listeners.push(listener);
  }

  /** The try named by `joinId` is now the one that counts. */
  ticketFor(socket: LiveSocket, eventId: EventId, joinId: string): Ticket {
    const held = this.tickets.get(socket) ?? new Map<EventId, string>();
    this.tickets.set(socket, held.set(eventId, joinId));
    return { isValid: () => socket.connected && held.get(eventId) === joinId };
  }

  /** Lets the socket in, or gives it another role. Only with a valid ticket. */
  enter(eventId: EventId, attendee: Attendee): void {
    const here = this.events.get(eventId) ?? new Map<string, Attendee>();
    this.events.set(eventId, here.set(attendee.socket.id, attendee));
    this.changed(eventId);
  }

  /** Takes the socket out and makes its tickets void. */
  leave(eventId: EventId, socket: LiveSocket): void {
    this.tickets.get(socket)?.delete(eventId);
    const here = this.events.get(eventId);
    if (!here?.delete(socket.id)) return;
    if (here.size === 0) this.events.delete(eventId);
    this.changed(eventId);
  }

  leaveAll(socket: LiveSocket): void {
    for (const eventId of this.tickets.get(socket)?.keys() ?? []) this.leave(eventId, socket);
  }

  /** By socket id. */
  of(eventId: EventId): ReadonlyMap<string, Attendee> {
    return this.events.get(eventId) ?? NOBODY;
  }

  /** The events that somebody on this node watches. */
  watched(): readonly EventId[] {
    return [...this.events.keys()];
  }

  changed(eventId: EventId): void {
    for (const listen of this.listeners) listen(eventId);
  }
}
