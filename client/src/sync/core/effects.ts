import type { Change, Command, CommandId, EventId, PersonId } from "@drawroom/shared";
import type { JoinAsked } from "../wire";
import type { KeptEvent } from "./keep";
import type { Pending } from "./state";

/**
 * - `gap` 300 ms, `behind` 1 s: how long a missing change may stay away (WIR-3)
 * - `join`, `answer` 5 s: how long a reply may take (WIR-4)
 * - `retryJoin`, `retryCommand`: the pause before another try
 * - `leaving` 2 s: how long a tab that was reloaded may take to be gone
 * - `quiet` 10 s: silence after which nothing is shown as live (WIR-6)
 */
export type TimerName =
  "gap" | "behind" | "join" | "answer" | "retryJoin" | "retryCommand" | "leaving" | "quiet";

/** What the core wants done. It never waits for it. */
export type Effect =
  | { readonly kind: "fetch" }
  | ({ readonly kind: "join"; readonly eventId: EventId } & JoinAsked)
  | { readonly kind: "command"; readonly eventId: EventId; readonly command: Command }
  /** Closes the socket and opens another. */
  | { readonly kind: "reconnect" }
  /** `isSpread`: a little earlier or later by chance, so that not all clients come at once. */
  | {
      readonly kind: "setTimer";
      readonly timer: TimerName;
      readonly ms: number;
      readonly isSpread: boolean;
    }
  | { readonly kind: "clearTimer"; readonly timer: TimerName }
  | { readonly kind: "store"; readonly eventId: EventId; readonly entry: Pending }
  | { readonly kind: "forget"; readonly commandId: CommandId }
  /** Looks for commands that a closed tab of this account left behind. */
  | { readonly kind: "adopt"; readonly eventId: EventId; readonly author: PersonId }
  | { readonly kind: "loadAuthoring" }
  /** For a page that is opened without a network: the whole event, a change of it when it came, or when it was live last. */
  | { readonly kind: "keepEvent"; readonly kept: KeptEvent }
  | { readonly kind: "keepChange"; readonly change: Change; readonly at: number }
  | { readonly kind: "keepLiveAt"; readonly at: number }
  /** What may no longer be seen is not kept either (ACC-3). */
  | { readonly kind: "forgetEvent" }
  /** Records that just changed, as `table/id`. */
  | { readonly kind: "light"; readonly keys: readonly string[] };
