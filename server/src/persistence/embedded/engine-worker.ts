/** The thread that owns the embedded database, so that neither its work nor its fsyncs hold up the event loop. */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles } from "./durable-files.js";
import type { ToEngine } from "./engine-messages.js";

const port = parentPort;
if (!port) throw new Error("The embedded database runs in a worker thread.");

const { folder } = workerData as { folder: string };
// `-F` switches fsync off; it is among PGlite's defaults.
const startParams = PGlite.defaultStartParams
  .filter((parameter) => parameter !== "-F")
  .concat("-c", "wal_sync_method=fsync");
const database = await PGlite.create({ fs: new DurableFiles(folder), startParams });

async function answer(message: ToEngine): Promise<void> {
  if (message.kind === "close") {
    await database.close();
    port?.close();
    return;
  }
  try {
    const bytes = await database.execProtocolRaw(message.bytes, { syncToFs: true });
    port?.postMessage({ kind: "answer", bytes });
  } catch (error) {
    port?.postMessage({ kind: "failed", reason: String(error) });
  }
}

let last: Promise<void> = Promise.resolve();
port.on("message", (message: ToEngine) => {
  last = last.then(() => answer(message));
});
port.postMessage({ kind: "ready" });
