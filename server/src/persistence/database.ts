import type { DataSource } from "typeorm";
import type { Settings } from "../config/settings.js";
import { StartError } from "../config/start-error.js";
import { newDataSource } from "./data-source.js";
import { openEmbedded, type EmbeddedNotices } from "./embedded/open-embedded.js";
import { ImpatientClient } from "./impatient-client.js";
import { migrate } from "./migrate.js";

/** A database that is connected and up to date. */
export interface Database {
  readonly dataSource: DataSource;
  /** Copies the embedded database's files, while it works, into a new folder; null: PostgreSQL has means of its own. */
  readonly copy: ((to: string) => Promise<void>) | null;
  readonly close: () => Promise<void>;
}

/**
 * Opens PostgreSQL where `databaseUrl` names it, else the embedded database in `dataDir` (RUN-1), and migrates it.
 * A StartError says in one line why that can't be.
 */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
  notices: EmbeddedNotices = {},
): Promise<Database> {
  return databaseUrl === null ? openInFolder(dataDir, notices) : openServer(databaseUrl);
}

async function openServer(url: string): Promise<Database> {
  // What changes the tables may take its time, and waits for other nodes that do.
  const patient = await connected(url);
  await migrate(patient).finally(() => patient.destroy());
  const dataSource = await connected(url, { Client: ImpatientClient });
  return {
    dataSource,
    copy: null,
    close: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
}

function connected(url: string, extra: object = {}): Promise<DataSource> {
  return newDataSource({ url, extra })
    .initialize()
    .catch((error: unknown) => {
      throw new StartError(
        `PostgreSQL at ${hostOf(url)} can't be used (${reasonOf(error)}): check DATABASE_URL.`,
      );
    });
}

async function openInFolder(dataDir: string, notices: EmbeddedNotices): Promise<Database> {
  const embedded = await openEmbedded(dataDir, notices);
  const dataSource = newDataSource({ extra: embedded.pool });
  const close = async () => {
    if (dataSource.isInitialized) await dataSource.destroy().catch(() => {});
    await embedded.close();
  };
  try {
    await migrate(await dataSource.initialize());
    return { dataSource, copy: embedded.copy, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Without user and password. */
const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).host) || "this machine";

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || String(error);
}
