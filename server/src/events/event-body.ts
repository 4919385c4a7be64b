import { SETTINGS } from "@drawroom/shared";
import type { Request, Response } from "express";
import type { Account } from "../accounts/account.js";
import { roleIn } from "../hub/access.js";
import type { EventRoom } from "../hub/event-room.js";

/**
 * Answers with an event as it stands: `{eventId, slug, role, version, state}`, the state's bytes made once a version.
 * Who holds this version already (`If-None-Match`) gets a 304.
 */
export function sendEvent(
  room: EventRoom,
  account: Account | null,
  request: Request,
  response: Response,
): void {
  const { version, bytes } = room.snapshot();
  const { state } = room.held;
  const role = roleIn(state, account?.id ?? null);
  const etag = `"${version}-${role}"`;
  response.set({ ETag: etag, "Cache-Control": "private, no-cache", Vary: "Cookie" });
  if (holds(request, etag)) {
    response.status(304).end();
    return;
  }
  const slug = state.settings[SETTINGS]?.slug ?? "";
  const head = JSON.stringify({ eventId: room.eventId, slug, role, version });
  const body = Buffer.concat([
    Buffer.from(`${head.slice(0, -1)},"state":`),
    bytes,
    Buffer.from("}"),
  ]);
  response.type("json").send(body);
}

/** Not Express's own test: that one takes `Cache-Control: no-cache`, which fetch adds, for a wish to have it all again. */
const holds = (request: Request, etag: string): boolean =>
  (request.get("If-None-Match") ?? "")
    .split(/\s*,\s*/)
    .some((tag) => tag.replace(/^W\//, "") === etag);
