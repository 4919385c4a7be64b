import { Module, type DynamicModule } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { AccountStore } from "../accounts/account-store.js";
import { LinkStore } from "../accounts/link-store.js";
import { SessionStore } from "../accounts/session-store.js";
import { Backups } from "../cli/backups.js";
import { Settings } from "../config/settings.js";
import { EventStore } from "../hub/event-store.js";
import { TypeOrmAccountStore } from "./account-stores/typeorm-account-store.js";
import { TypeOrmLinkStore } from "./account-stores/typeorm-link-store.js";
import { TypeOrmSessionStore } from "./account-stores/typeorm-session-store.js";
import { EmbeddedBackups } from "./backup/embedded-backups.js";
import type { Database } from "./database.js";
import { DatabaseProbe } from "./database-probe.js";
import { TypeOrmEventStore } from "./event-store/typeorm-event-store.js";

/** The ports of the others, led to the database that is open. */
@Module({})
export class PersistenceModule {
  static with({ dataSource, copy }: Pick<Database, "dataSource" | "copy">): DynamicModule {
    return {
      module: PersistenceModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSource.options,
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
      ],
      providers: [
        { provide: EventStore, useClass: TypeOrmEventStore },
        { provide: AccountStore, useClass: TypeOrmAccountStore },
        { provide: SessionStore, useClass: TypeOrmSessionStore },
        { provide: LinkStore, useClass: TypeOrmLinkStore },
        {
          provide: Backups,
          useFactory: ({ dataDir }: Settings) => new EmbeddedBackups(copy, dataDir),
          inject: [Settings],
        },
        DatabaseProbe,
      ],
      exports: [EventStore, AccountStore, SessionStore, LinkStore, Backups],
    };
  }
}
