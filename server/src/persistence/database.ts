import type { DataSource } from "typeorm";
import type { Settings } from "../config/settings.js";
import { StartError } from "../config/start-error.js";
import { newDataSource } from "./data-source.js";
import { openEmbedded, type EmbeddedNotices } from "./embedded/open-embedded.js";
import { migrate } from "./migrate.js";

/** A database that is connected and up to date. */
export interface Database {
  readonly dataSource: DataSource;
  readonly isEmbedded: boolean;
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
  const dataSource = newDataSource({ url });
  await dataSource.initialize().catch((error: unknown) => {
    throw new StartError(
      `PostgreSQL at ${hostOf(url)} can't be used (${reasonOf(error)}): check DATABASE_URL.`,
    );
  });
  return ready(dataSource, false, async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
  });
}

async function openInFolder(dataDir: string, notices: EmbeddedNotices): Promise<Database> {
  const embedded = await openEmbedded(dataDir, notices);
  const dataSource = newDataSource({ extra: embedded.pool });
  return ready(await dataSource.initialize(), true, async () => {
    if (dataSource.isInitialized) await dataSource.destroy().catch(() => {});
    await embedded.close();
  });
}

async function ready(
  dataSource: DataSource,
  isEmbedded: boolean,
  close: () => Promise<void>,
): Promise<Database> {
  try {
    await migrate(dataSource);
    return { dataSource, isEmbedded, close };
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
