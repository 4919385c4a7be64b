import { MOST_CHANGES, type Change, type Role } from "@drawroom/shared";
import { publishedAt } from "./access.js";
import type { EventRoom } from "./event-room.js";

/**
 * The changes after a version for somebody with this role, from memory (`reachBack` first). null: the snapshot is to be
 * sent, since they are more than 500, or go back before what a spectator may see (ACC-3), or the version is unknown.
 */
export function changesAfter(room: EventRoom, since: number, role: Role): readonly Change[] | null {
  const { version, state } = room.held;
  const earliest = role === "spectator" ? (publishedAt(state) ?? version) : 0;
  const isNear = since >= earliest && since <= version && version - since <= MOST_CHANGES;
  return isNear ? room.changesSince(since) : null;
}
