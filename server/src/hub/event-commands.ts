import type { Actor, Answer, EventId, Refusal, Result } from "@drawroom/shared";
import type { Sender } from "./sender.js";

/** The outcome of making an event. */
export type Created = Result<{ readonly eventId: EventId; readonly slug: string }, Refusal>;

/** Commands from within the server and over HTTP: one answer each (WIR-2). */
export abstract class EventCommands {
  /**
   * Gives a command to an event. In: the command as it came, unread. Never rejects: a failure is an answer too.
   * `actor` null: nobody signed in.
   */
  abstract handle(eventId: EventId, command: unknown, actor: Actor | null): Promise<Answer>;
  /** The same for somebody with a session, which must not have ended (ACC-1). */
  abstract handleFrom(sender: Sender, eventId: EventId, command: unknown): Promise<Answer>;
  /** Makes an event that the actor owns; `command` is a `createEvent`, unread. Sent again it gives the same event (HUB-4). */
  abstract create(command: unknown, actor: Actor): Promise<Created>;
}
