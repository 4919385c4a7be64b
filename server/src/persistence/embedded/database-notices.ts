import type { Log } from "../../config/log.js";
import { saysNoRoom } from "./engine-errors.js";
import type { EmbeddedNotices } from "./open-embedded.js";

/** The remedy is the same while it lasts: it is said at most so often. */
const AGAIN_MS = 60_000;

const NO_ROOM =
  "the disk of the data folder is full: make room there; until then commands are refused, then it goes on by itself";
const BROKEN_OFF =
  "the embedded database has broken off and is started again; until then commands are refused";

/** What the embedded database has to say, in lines of the log; that it is created, for people. */
export function databaseNotices(log: Log, now: () => number = Date.now): EmbeddedNotices {
  let saidAt = -Infinity;
  const sayNoRoom = (fields: object) => {
    if (now() - saidAt < AGAIN_MS) return;
    saidAt = now();
    log.error(fields, NO_ROOM);
  };
  return {
    onCreating: (folder) =>
      console.log(`Creating the database in ${folder} (first start only, some 10 s) …`),
    onNoRoom: () => sayNoRoom({}),
    onDied: ({ message: reason }) =>
      saysNoRoom({ message: reason }) ? sayNoRoom({ reason }) : log.error({ reason }, BROKEN_OFF),
    onBack: () => {
      saidAt = -Infinity;
      log.info({}, "the embedded database works again");
    },
  };
}
