import { Injectable } from "@nestjs/common";
import { publishedAt, roleIn } from "../hub/access.js";
import type { EventRoom } from "../hub/event-room.js";
import { EventStore } from "../hub/event-store.js";
import { stoodAt } from "../hub/stood-at.js";
import { HttpRefusal } from "../web/http-refusal.js";
import type { Asker } from "./asker.js";
import { CostlyReads } from "./costly-reads.js";
import { slugOf, type SentEvent } from "./event-body.js";

/** What is made of a version, the same for all who ask. */
interface Made {
  readonly at: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const KEPT = 32;

/** Events as they stood after an earlier change (HUB-9). The last few asked for are kept, since they never change. */
@Injectable()
export class EarlierVersions {
  private readonly kept = new Map<string, Promise<Made | null>>();

  constructor(
    private readonly store: EventStore,
    private readonly costly: CostlyReads,
  ) {}

  /**
   * Refuses `version.notFound` beyond the newest, and for a spectator before the one that published the event (ACC-3);
   * `protocol.tooFast` who has too many made.
   */
  async at(room: EventRoom, version: number, asker: Asker): Promise<SentEvent & Made> {
    if (version > room.held.version) await room.catchUp();
    const { state, version: newest } = room.held;
    const role = roleIn(state, asker.account?.id ?? null);
    const oldest = role === "spectator" ? (publishedAt(state) ?? newest) : 1;
    const made =
      version < oldest || version > newest ? null : await this.made(room.eventId, version, asker);
    if (!made) throw new HttpRefusal({ code: "version.notFound", version, oldest, newest });
    return { eventId: room.eventId, slug: slugOf(state), role, version, ...made };
  }

  private made(eventId: string, version: number, asker: Asker): Promise<Made | null> {
    const key = `${eventId} ${version}`;
    const kept = this.kept.get(key);
    if (!kept) this.costly.spend(asker);
    const making = kept ?? this.make(eventId, version);
    // The one asked for last is the last to be let go.
    this.kept.delete(key);
    this.kept.set(key, making);
    making.catch(() => this.kept.delete(key));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
    return making;
  }

  private async make(eventId: string, version: number): Promise<Made | null> {
    const stood = await stoodAt(this.store, eventId, version);
    return stood && { at: stood.at, bytes: Buffer.from(JSON.stringify(stood.state)) };
  }
}
