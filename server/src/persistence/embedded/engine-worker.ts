/** The thread that owns the embedded database, so that neither its work nor its fsyncs hold up the event loop. */
import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles } from "./durable-files.js";
import { errorIn, isEnd, saysNoRoom } from "./engine-errors.js";
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
  switch (message.kind) {
    case "bytes":
      return answerBytes(message.bytes);
    case "copy":
      return copyTo(message.to);
    case "close":
      await database.close();
      port?.close();
  }
}

/** Throws where the database has broken off, which ends this thread; it is whole again when the next one opens it. */
async function answerBytes(given: Uint8Array): Promise<void> {
  const bytes = await database.execProtocolRaw(given, { syncToFs: true });
  const error = errorIn(bytes);
  if (error && isEnd(error)) throw new Error(error.message);
  if (error && saysNoRoom(error)) port?.postMessage({ kind: "noRoom" });
  port?.postMessage({ kind: "answer", bytes });
}

/** Between two statements nothing writes: the copy is what a crash at this moment would leave, which opens whole. */
function copyTo(to: string): void {
  try {
    fs.cpSync(folder, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
    port?.postMessage({ kind: "answer", bytes: new Uint8Array() });
  } catch (error) {
    port?.postMessage({ kind: "failed", reason: (error as Error).message });
  }
}

let last: Promise<void> = Promise.resolve();
port.on("message", (message: ToEngine) => {
  last = last.then(() => answer(message));
});
port.postMessage({ kind: "ready" });
