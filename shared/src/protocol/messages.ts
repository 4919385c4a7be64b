import type { Answer } from "./answer.js";
import type { EventChanges } from "./event-changes.js";
import type { EventCommand } from "./event-command.js";
import type { EventHead } from "./event-head.js";
import type { EventJoin } from "./event-join.js";
import type { EventJoined } from "./event-joined.js";
import type { EventLeave } from "./event-leave.js";
import type { EventPresence } from "./event-presence.js";
import type { ServerNotice } from "./server-notice.js";

/** Socket.IO's map of what clients send. */
export interface ClientMessages {
  "event:join": (message: EventJoin, answer: (joined: EventJoined) => void) => void;
  "event:leave": (message: EventLeave, answer: (left: { readonly ok: true }) => void) => void;
  "event:command": (message: EventCommand, answer: (answer: Answer) => void) => void;
}

/** Socket.IO's map of what the server sends. */
export interface ServerMessages {
  "event:changes": (message: EventChanges) => void;
  "event:head": (message: EventHead) => void;
  "event:presence": (message: EventPresence) => void;
  "server:notice": (message: ServerNotice) => void;
}
