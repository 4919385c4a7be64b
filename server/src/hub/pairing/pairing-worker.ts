/** The thread in which large rounds are paired, so that they don't hold up the event loop. */
import { parentPort } from "node:worker_threads";
import { laterRound } from "@drawroom/shared";
import type { FromPairing, ToPair } from "./pairing-messages.js";

const port = parentPort;
if (!port) throw new Error("Large rounds are paired in a worker thread.");

port.on("message", ({ id, history, permission }: ToPair) => {
  port.postMessage({ id, round: laterRound(history, permission) } satisfies FromPairing);
});
