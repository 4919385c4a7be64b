import { Injectable } from "@nestjs/common";
import type { CompetitionId, EventId, EventState } from "@drawroom/shared";
import type { EventRoom } from "../hub/event-room.js";
import { HttpRefusal } from "../web/http-refusal.js";
import type { Asker } from "./asker.js";
import { EarlierVersions } from "./earlier-versions.js";
import { EventReading } from "./event-reading.js";
import type { Viewed } from "./views/view.js";

/** An event as it stands, or as it stood. */
export interface ShownEvent {
  readonly eventId: EventId;
  readonly version: number;
  readonly state: EventState;
  /** The same object for all who ask for this version. */
  readonly source: object;
  /** When the version was made, in milliseconds since 1970. */
  madeAt(): Promise<number>;
}

/** Finds the event that a request reads, as it stands or after the change that `?version=` names (HUB-9). */
@Injectable()
export class ShownEvents {
  constructor(
    private readonly reading: EventReading,
    private readonly earlier: EarlierVersions,
  ) {}

  /** Refuses `event.notFound`, also where it is not for who asks (ACC-3), and `version.notFound`. */
  async find(slug: string, version: number | undefined, asker: Asker): Promise<ShownEvent> {
    const room = await this.reading.bySlug(slug, asker.account);
    return version === undefined ? present(room) : this.stood(room, version, asker);
  }

  private async stood(room: EventRoom, version: number, asker: Asker): Promise<ShownEvent> {
    const { eventId, at, bytes } = await this.earlier.at(room, version, asker);
    const state = JSON.parse(Buffer.from(bytes).toString()) as EventState;
    return { eventId, version, state, source: bytes, madeAt: () => Promise.resolve(at) };
  }
}

function present(room: EventRoom): ShownEvent {
  const { eventId } = room;
  const { version, state } = room.held;
  return {
    ...{ eventId, version, state, source: state },
    madeAt: async () => {
      await room.reachBack(version - 1);
      return room.changesSince(version - 1)?.[0]?.at ?? 0;
    },
  };
}

/** A competition of the event, for what is derived from it; else refuses `competition.notFound`. */
export function viewedIn({ version, state }: ShownEvent, id: CompetitionId): Viewed {
  const { competitions } = state;
  // Any text comes in by a path, `constructor` too.
  const competition = Object.hasOwn(competitions, id) ? competitions[id] : undefined;
  if (!competition) throw new HttpRefusal({ code: "competition.notFound", competition: id });
  return { version, state, competition };
}
