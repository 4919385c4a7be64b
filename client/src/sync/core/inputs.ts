import type { Answer, Change, EventId, Held, PersonId, Refusal, Role } from "@drawroom/shared";
import type { Joined } from "../wire";
import type { Authoring } from "./authoring-port";
import type { TimerName } from "./effects";
import type { KeptEvent } from "./keep";
import type { Pending } from "./state";

/** What comes over a connection; `connection` is the number that the transport gave it. */
type Over = { readonly connection: number };

/** What may happen to an open event. */
export type Input =
  | { readonly kind: "opened" }
  /** The first paint, by HTTP. */
  | {
      readonly kind: "fetched";
      readonly eventId: EventId;
      readonly role: Role;
      /** Null: nobody, or not said. */
      readonly personId: PersonId | null;
      readonly held: Held;
    }
  | { readonly kind: "fetchFailed"; readonly refusal: Refusal | null }
  /** The server doesn't answer; this is what the browser has kept. */
  | { readonly kind: "recalled"; readonly kept: KeptEvent }
  | (Over & { readonly kind: "connected" })
  | (Over & { readonly kind: "lost" })
  | (Over & { readonly kind: "joined"; readonly answer: Joined })
  | (Over & { readonly kind: "changes"; readonly changes: readonly Change[] })
  | (Over & { readonly kind: "head"; readonly version: number })
  | (Over & { readonly kind: "answered"; readonly answer: Answer })
  /** Any other sign of life. */
  | (Over & { readonly kind: "heard" })
  /** Rights have changed: join again and see. */
  | (Over & { readonly kind: "revoked" })
  /** The server speaks another protocol: only a reload helps (WIR-9). */
  | { readonly kind: "outdated" }
  | { readonly kind: "timer"; readonly timer: TimerName }
  /** The page is shown again, after sleep or in another tab's shadow. */
  | { readonly kind: "pageShown" }
  /** The page is no longer looked at, and may be about to go. */
  | { readonly kind: "pageHidden" }
  | { readonly kind: "authoringLoaded"; readonly authoring: Authoring }
  /** Commands of a tab that is gone. */
  | { readonly kind: "adopted"; readonly entries: readonly Pending[] }
  | { readonly kind: "dismissed"; readonly commandId: string };
