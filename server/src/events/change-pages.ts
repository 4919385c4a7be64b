import { Injectable } from "@nestjs/common";
import type { Role } from "@drawroom/shared";
import { publishedAt } from "../hub/access.js";
import type { EventRoom } from "../hub/event-room.js";
import { EventStore } from "../hub/event-store.js";
import { changeIn } from "../hub/room-loader.js";
import type { Changes } from "./event-schemas.js";

/** Changes on a page of the journal. */
const PAGE = 200;

/** The journal in pages, backwards (JRN-1). */
@Injectable()
export class ChangePages {
  constructor(private readonly store: EventStore) {}

  /** The changes right before a version, in order; for a spectator none up to the publication (ACC-3). */
  async before({ eventId, held }: EventRoom, before: number, role: Role): Promise<Changes> {
    const { version, state } = held;
    const earliest = role === "spectator" ? (publishedAt(state) ?? version) : 0;
    const last = Math.min(before - 1, version);
    const since = Math.max(earliest, last - PAGE);
    const count = Math.max(0, last - since);
    const rows = count > 0 ? await this.store.changesSince(eventId, since, count) : [];
    return { kind: "changes", version, changes: rows.map(changeIn) };
  }
}
