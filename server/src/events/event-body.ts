import { SETTINGS, type EventId, type EventState, type Role } from "@drawroom/shared";
import type { Request, Response } from "express";
import type { Account } from "../accounts/account.js";
import { roleIn } from "../hub/access.js";
import type { EventRoom } from "../hub/event-room.js";
import { compressed } from "../web/compressed.js";
import { heldAlready } from "./held-already.js";

/** An event to be sent. `bytes`: its state's JSON, the same object for all who ask at one version. */
export interface SentEvent {
  readonly eventId: EventId;
  readonly slug: string;
  readonly role: Role;
  readonly version: number;
  /** When that version was made, where it is an earlier one. */
  readonly at?: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const slugOf = (state: EventState): string => state.settings[SETTINGS]?.slug ?? "";

/** The event of a room as it stands now, for an account. */
export function presentEvent(room: EventRoom, account: Account | null): SentEvent {
  const { state } = room.held;
  const role = roleIn(state, account?.id ?? null);
  return { eventId: room.eventId, slug: slugOf(state), role, ...room.snapshot() };
}

/**
 * Answers with an event: `{eventId, slug, role, version, state}`, compressed where the client takes that. Who holds this
 * version already (`If-None-Match`) gets a 304.
 */
export async function sendEvent(
  { bytes, ...head }: SentEvent,
  request: Request,
  response: Response,
): Promise<void> {
  const version = `${head.version}-${head.role}${head.at === undefined ? "" : "-then"}`;
  if (heldAlready(version, request, response)) return;
  const opening = `${JSON.stringify(head).slice(0, -1)},"state":`;
  const parts = [Buffer.from(opening), bytes, Buffer.from("}")];
  const sent = await compressed({ of: bytes, name: opening, parts }, request);
  response.type("json");
  if (sent.encoding) response.set("Content-Encoding", sent.encoding);
  response.send(sent.body);
}
