import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const ids = new WeakMap<IncomingMessage, string>();

/** The id under which a request stands in the log and in `server.failed`; made here, never taken from outside. */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const id = randomUUID();
  ids.set(request, id);
  return id;
}
