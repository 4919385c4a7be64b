import { Injectable } from "@nestjs/common";
import { SETTINGS } from "@drawroom/shared";
import type { Account } from "../accounts/account.js";
import { Clock } from "../config/clock.js";
import { Log } from "../config/log.js";
import { Settings } from "../config/settings.js";
import { EventReading } from "../events/event-reading.js";
import { roleIn } from "../hub/access.js";
import { HttpRefusal } from "../web/http-refusal.js";
import { TokenBuckets } from "../web/token-buckets.js";
import { fetchList, type FetchLimits } from "./fetch-list.js";
import { isPublicAddress } from "./private-addresses.js";

const AT_ONCE = 5;
const PER_SECOND = 0.2;

/** Fetches the ranking list whose address stands in an event's settings, when the owner asks for it (GRD-1). */
@Injectable()
export class RankingList {
  private readonly limits: FetchLimits;
  private readonly haste: TokenBuckets;

  constructor(
    private readonly reading: EventReading,
    private readonly log: Log,
    { rankingAllowPrivate }: Settings,
    clock: Clock,
  ) {
    const mayConnect = rankingAllowPrivate ? () => true : isPublicAddress;
    this.limits = { seconds: 10, megabytes: 5, redirects: 3, mayConnect };
    this.haste = new TokenBuckets(AT_ONCE, PER_SECOND, () => clock.now());
  }

  /** The list as it is sent. Refuses by HttpRefusal. */
  async fetch(slug: string, account: Account | null): Promise<Uint8Array<ArrayBuffer>> {
    const { eventId, held } = await this.reading.bySlug(slug, account);
    if (account === null || roleIn(held.state, account.id) !== "owner")
      throw new HttpRefusal({ code: "access.notOwner" });
    const address = held.state.settings[SETTINGS]?.rankingUrl;
    if (address === undefined) throw new HttpRefusal({ code: "list.noAddress" });
    if (!this.haste.take(account.id)) throw new HttpRefusal({ code: "protocol.tooFast" });
    const list = await fetchList(address, this.limits);
    if (list.ok) return list.value;
    this.log.info({ eventId, by: account.id, refusal: list.refusal }, "ranking list not fetched");
    throw new HttpRefusal(list.refusal);
  }
}
