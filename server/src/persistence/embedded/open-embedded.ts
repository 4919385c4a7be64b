import fs from "node:fs";
import { StartError } from "../../config/start-error.js";
import { forgetCopy } from "../backup/copy-place.js";
import { databaseIn, isFull, notWritable, prepareFolder } from "./data-folder.js";
import { EmbeddedEngine } from "./engine.js";
import { EngineSocket } from "./engine-socket.js";
import { lockFolder } from "./folder-lock.js";
import { LastingEngine, type LastingNotices } from "./lasting-engine.js";

export interface Embedded {
  /** Options of the driver's pool that lead it to the engine. */
  readonly pool: object;
  /** Copies the database's files, while it works, into a folder that is not there yet. */
  readonly copy: (to: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What the opener is told on the way. */
export interface EmbeddedNotices extends LastingNotices {
  /** On the first start: it takes 5–10 s of processor. */
  readonly onCreating?: (folder: string) => void;
}

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
    forgetCopy(dataDir);
    const engine = await startIn(dataDir, notices);
    return {
      pool: poolOf(engine),
      copy: (to) => engine.current.copy(to),
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

async function startIn(dataDir: string, notices: EmbeddedNotices): Promise<LastingEngine> {
  const folder = databaseIn(dataDir);
  try {
    if (!fs.existsSync(folder)) {
      notices.onCreating?.(folder);
      await create(folder);
    }
    return await LastingEngine.start(folder, notices);
  } catch (error) {
    if (isFull(dataDir)) throw notWritable(dataDir, { code: "ENOSPC" });
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
  try {
    const engine = await EmbeddedEngine.start(unfinished);
    await engine.close();
    fs.renameSync(unfinished, folder);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * One connection, as the engine has one session. A query that waits for it longer than the limit fails instead of
 * hanging: such as one outside the transaction that holds the connection.
 */
const poolOf = (engine: LastingEngine): object => ({
  stream: () => new EngineSocket(engine.current),
  max: 1,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 10_000,
  user: "postgres",
  password: "-",
  host: "localhost",
  port: 5432,
  database: "postgres",
});
