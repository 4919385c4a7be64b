import { Module, type DynamicModule } from "@nestjs/common";
import { AccountsModule } from "./accounts/accounts.module.js";
import { InvitesModule } from "./accounts/invites.module.js";
import { CliModule } from "./cli/cli.module.js";
import { ConfigModule } from "./config/config.module.js";
import type { Log } from "./config/log.js";
import type { Settings } from "./config/settings.js";
import { DemoModule } from "./demo/demo.module.js";
import { EventsModule } from "./events/events.module.js";
import { HealthModule } from "./health/health.module.js";
import { HubModule } from "./hub/hub.module.js";
import { JournalModule } from "./journal/journal.module.js";
import type { Database } from "./persistence/database.js";
import { PersistenceModule } from "./persistence/persistence.module.js";
import { RankingModule } from "./ranking/ranking.module.js";
import { RealtimeModule } from "./realtime/realtime.module.js";
import { WebModule } from "./web/web.module.js";

/** The whole server, on a database that is open. */
@Module({})
export class AppModule {
  static with(settings: Settings, log: Log, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(settings, log),
        PersistenceModule.with(database),
        WebModule,
        HealthModule,
        AccountsModule,
        HubModule,
        RealtimeModule,
        EventsModule,
        JournalModule,
        RankingModule,
        DemoModule,
        InvitesModule,
        CliModule,
      ],
    };
  }
}
