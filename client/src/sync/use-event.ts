import { inject, type InjectionKey } from "vue";
import type { EventSession } from "./session-contract";

/** Pages provide the event that they opened under this key. */
export const eventSession: InjectionKey<EventSession> = Symbol("eventSession");

/** The event of the page around this component. Throws outside of one. */
export function useEvent(): EventSession {
  const event = inject(eventSession);
  if (!event) throw new Error("useEvent is for components inside a page that opened an event");
  return event;
}
