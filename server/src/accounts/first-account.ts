import { Injectable, type OnModuleInit } from "@nestjs/common";
import { Settings } from "../config/settings.js";
import { Announcements } from "../web/announcements.js";
import { AccountService } from "./account.service.js";
import { AccountStore } from "./account-store.js";
import { LinkService } from "./link.service.js";

/** At start: prints the link for the first account while there is none (ACC-6), and grants the flags of the settings (ACC-5). */
@Injectable()
export class FirstAccount implements OnModuleInit {
  constructor(
    private readonly accounts: AccountService,
    private readonly store: AccountStore,
    private readonly links: LinkService,
    private readonly announcements: Announcements,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    const { wcfAccounts } = this.settings;
    if (wcfAccounts.length > 0) await this.store.setWcfRules(wcfAccounts, true);
    if (!(await this.accounts.isFirstStart())) return;
    const path = await this.links.firstAccount();
    this.announcements.add({ label: "Make the first account", path, remark: "works once" });
  }
}
