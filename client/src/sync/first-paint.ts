import type { EventId, EventState, Held, PersonId, Refusal, Role } from "@drawroom/shared";
import { heardServerTime } from "./server-clock";

export type FirstPaint =
  | {
      readonly kind: "fetched";
      readonly eventId: EventId;
      readonly role: Role;
      readonly personId: PersonId | null;
      readonly held: Held;
      /** When an earlier version was made. */
      readonly at?: number;
    }
  /** `refusal`: what the server said; null: nothing, or nothing that makes sense. */
  | { readonly kind: "fetchFailed"; readonly refusal: Refusal | null };

const PATIENCE_MS = 15_000;

const failed = (refusal: Refusal | null): FirstPaint => ({ kind: "fetchFailed", refusal });

interface Body {
  readonly eventId: EventId;
  readonly role: Role;
  readonly personId?: PersonId | null;
  readonly version: number;
  readonly at?: number;
  readonly state: EventState;
}

/** The event as it is now, by plain HTTP: shown before the socket is up. Never throws. */
export async function fetchFirstPaint(path: string): Promise<FirstPaint> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    heardServerTime(response.headers.get("Date"));
    if (response.ok) {
      const body = (await response.json()) as Body;
      const { eventId, role, personId = null, version, at, state } = body;
      const held = { version, state };
      return { kind: "fetched", eventId, role, personId, held, ...(at !== undefined && { at }) };
    }
    // ACC-3: not there and not to be seen are the same.
    if ([401, 403, 404].includes(response.status)) return failed({ code: "event.notFound" });
    return failed(null);
  } catch {
    return failed(null);
  }
}
