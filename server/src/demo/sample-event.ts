import { Injectable, type OnApplicationBootstrap } from "@nestjs/common";
import { AccountStore } from "../accounts/account-store.js";
import { LinkService } from "../accounts/link.service.js";
import { Log } from "../config/log.js";
import { Settings } from "../config/settings.js";
import { EventStore } from "../hub/event-store.js";
import { Announcements } from "../web/announcements.js";
import { BIG_SCREEN } from "./sample-courts.js";
import { SampleMaker } from "./sample-maker.js";
import { SAMPLE_EMAIL, SAMPLE_SLUG } from "./sample-names.js";

/** On an empty database makes the sample event, and while it is there says where to look (the first start's tour). */
@Injectable()
export class SampleEvent implements OnApplicationBootstrap {
  constructor(
    private readonly settings: Settings,
    private readonly accounts: AccountStore,
    private readonly events: EventStore,
    private readonly links: LinkService,
    private readonly maker: SampleMaker,
    private readonly announcements: Announcements,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.demo) return;
    try {
      if (await this.isEmpty()) await this.maker.make();
      await this.announce();
    } catch (err) {
      // The server is of use without it.
      this.log.error({ err }, "no sample event");
    }
  }

  /** The sample's account stays when its event is removed: so it is made once. */
  private async isEmpty(): Promise<boolean> {
    return (await this.accounts.all()).length === 0 && (await this.events.list(null)).length === 0;
  }

  private async announce(): Promise<void> {
    const event = await this.events.bySlug(SAMPLE_SLUG);
    const owner = await this.accounts.byEmail(SAMPLE_EMAIL);
    if (!event || !owner || event.people[owner.id] !== "owner") return;
    const page = `/e/${SAMPLE_SLUG}`;
    const signIn = await this.links.signIn(owner.id);
    this.announcements.add({
      label: "Sample event: its planner",
      path: `${signIn}&to=${page}/plan`,
      remark: "signs in, works once",
      isShared: true,
    });
    this.announcements.add({ label: "Sample event: for players", path: page, isShared: true });
    this.announcements.add({
      label: "Sample event: big screen",
      path: `/d/${event.eventId}${BIG_SCREEN}`,
      isShared: true,
    });
  }
}
