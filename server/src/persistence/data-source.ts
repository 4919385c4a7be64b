import { DataSource, type DataSourceOptions } from "typeorm";
import { AccountRow } from "./entities/account-row.js";
import { LinkRow } from "./entities/link-row.js";
import { SessionRow } from "./entities/session-row.js";
import { Events1764547200001 } from "./migrations/1-events.js";
import { Accounts1764547200002 } from "./migrations/2-accounts.js";
import { DrawKeys1764547200003 } from "./migrations/3-draw-keys.js";
import { Chain1764547200004 } from "./migrations/4-chain.js";

export const ENTITIES = [AccountRow, SessionRow, LinkRow];

/** A data source that is not connected yet; the same migrations whatever it leads to (RUN-1). */
export const newDataSource = (target: { url?: string; extra?: object }): DataSource =>
  new DataSource({
    type: "postgres",
    entities: ENTITIES,
    migrations: [
      Events1764547200001,
      Accounts1764547200002,
      DrawKeys1764547200003,
      Chain1764547200004,
    ],
    synchronize: false,
    logging: false,
    // Where the server has it not, TypeORM asks for an extension for ids; ours are made by us.
    installExtensions: false,
    poolSize: 10,
    connectTimeoutMS: 10_000,
    ...target,
  } satisfies DataSourceOptions);
