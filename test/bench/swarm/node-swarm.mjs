// The crowd in Node, where no C compiler is: the same orders and words as native/swarm.h. It costs several times what the
// server costs, so that times to the last client are mostly its own; the server's processor time stays right.
import { createInterface } from "node:readline";
import { Client } from "./node-client.mjs";
import { Tally } from "./tally.mjs";

/** @typedef {import("./swarm.mjs").Crowd} Crowd */

/** @type {Record<string, string>} */
const wishes = Object.fromEntries(process.argv.slice(2).map((word) => word.split(/=(.*)/s)));
const spectators = Number(wishes.spectators);
const tally = new Tally(spectators);

const clients = Array.from({ length: spectators + 1 }, (_, index) => {
  const isCommander = index === spectators;
  return new Client(
    {
      port: Number(wishes.port),
      isSocketIo: wishes.socketio === "1",
      connect: wishes.connect ?? "",
      join: isCommander ? "" : (wishes.join ?? ""),
      head: isCommander ? (wishes.head ?? "") : "",
      path: isCommander ? "/commander" : "/",
    },
    {
      changes: (versions) => {
        if (!isCommander) tally.told(index, versions);
      },
      answered: (text) => tally.answered(text),
      fault: () => tally.faults++,
      lost: () => tally.lost++,
    },
  );
});
tally.send = (/** @type {string} */ packet) => clients[spectators]?.send(packet);

/** @param {number} atOnce */
async function open(atOnce) {
  for (let from = 0; from < clients.length; from += atOnce) {
    await Promise.all(clients.slice(from, from + atOnce).map((client) => client.open()));
  }
  tally.say({ ev: "open", here: clients.length, faults: tally.faults });
}

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const [order = "", ...words] = line.split(" ");
    const [a = 0, b = 0, c = 0] = words.map(Number);
    if (order === "open") void open(a);
    else if (order === "load") tally.load(a, words.slice(1).join(" "));
    else if (order === "run") tally.run(a, b, c);
    else if (order === "state") tally.tellState();
  })
  .on("close", () => process.exit());
