import fs from "node:fs";
import path from "node:path";
import { StartError } from "../../config/start-error.js";
import { EmbeddedEngine } from "./engine.js";
import { EngineSocket } from "./engine-socket.js";
import { lockFolder } from "./folder-lock.js";
import { prepareFolder } from "./data-folder.js";

export interface Embedded {
  /** Options of the driver's pool that lead it to the engine. */
  readonly pool: object;
  readonly close: () => Promise<void>;
}

/** What the opener is told on the way. */
export interface EmbeddedNotices {
  /** On the first start: it takes 5–10 s of processor. */
  readonly onCreating?: (folder: string) => void;
  readonly onDied?: (reason: Error) => void;
}

/** Where the embedded database of a data folder is; there is none before the first start. */
export const databaseIn = (dataDir: string): string => path.join(dataDir, "db");

/**
 * Opens the embedded database of a data folder, creating it on the first start.
 * A StartError says that the folder can't be written to or is in use.
 */
export async function openEmbedded(
  dataDir: string,
  notices: EmbeddedNotices = {},
): Promise<Embedded> {
  prepareFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    const engine = await startIn(dataDir, notices);
    return {
      pool: poolOf(engine),
      close: async () => {
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startIn(dataDir: string, notices: EmbeddedNotices): Promise<EmbeddedEngine> {
  const folder = databaseIn(dataDir);
  if (!fs.existsSync(folder)) {
    notices.onCreating?.(folder);
    await create(folder);
  }
  try {
    return await EmbeddedEngine.start(folder, notices.onDied);
  } catch (error) {
    const { message } = error as Error;
    throw new StartError(
      `The database in ${folder} can't be opened (${message}): put a backup in its place, or set DATA_DIR to a new folder.`,
    );
  }
}

/** Made beside its place and moved there when whole: a first start that is broken off leaves nothing half-made. */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const engine = await EmbeddedEngine.start(unfinished);
  await engine.close();
  fs.renameSync(unfinished, folder);
}

/**
 * One connection, as the engine has one session. A query that waits for it longer than the limit fails instead of
 * hanging: such as one outside the transaction that holds the connection.
 */
const poolOf = (engine: EmbeddedEngine): object => ({
  stream: () => new EngineSocket(engine),
  max: 1,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 10_000,
  user: "postgres",
  password: "-",
  host: "localhost",
  port: 5432,
  database: "postgres",
});
