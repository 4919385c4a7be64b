import { Module, type DynamicModule } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { AccountStore } from "../accounts/account-store.js";
import { LinkStore } from "../accounts/link-store.js";
import { SessionStore } from "../accounts/session-store.js";
import { EventStore } from "../hub/event-store.js";
import { TypeOrmAccountStore } from "./account-stores/typeorm-account-store.js";
import { TypeOrmLinkStore } from "./account-stores/typeorm-link-store.js";
import { TypeOrmSessionStore } from "./account-stores/typeorm-session-store.js";
import type { Database } from "./database.js";
import { DatabaseProbe } from "./database-probe.js";
import { TypeOrmEventStore } from "./event-store/typeorm-event-store.js";

/** The ports of the others, led to the database that is open. */
@Module({})
export class PersistenceModule {
  static with({ dataSource }: Pick<Database, "dataSource">): DynamicModule {
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
        DatabaseProbe,
      ],
      exports: [EventStore, AccountStore, SessionStore, LinkStore],
    };
  }
}
