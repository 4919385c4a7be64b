// The crowd in Node, where no C compiler is: the same orders and words as native/swarm.h. It costs several times what the
// server costs, so that times to the last client are mostly its own; the server's processor time stays right.
import { createInterface } from "node:readline";
import { Client } from "./node-client.mjs";
import { now, Tally } from "./tally.mjs";

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
      fetches: !isCommander && wishes.fetches === "1",
    },
    {
      changes: (text) => {
        if (!isCommander) tally.told(index, text);
      },
      joined: (text) => tally.joined(index, text, wishes.join ?? ""),
      snapshot: (bytes) => tally.fetched(bytes),
      answered: (text) => tally.answered(text),
      fault: () => tally.faults++,
      lost: () => tally.lost++,
    },
  );
});
tally.send = (/** @type {string} */ packet) => clients[spectators]?.send(packet);

/** @param {number} atOnce */
async function open(atOnce) {
  const began = now();
  const away = clients.filter(({ socket }) => socket === null);
  tally.forgetSnapshot();
  for (let from = 0; from < away.length; from += atOnce) {
    await Promise.all(away.slice(from, from + atOnce).map((client) => client.open()));
  }
  const { faults, lost } = tally;
  tally.say({ ev: "open", here: clients.length, faults, lost, began, last: now() });
}

/** @param {string} join */
function joinBy(join) {
  wishes.join = join;
  for (const client of clients.slice(0, spectators)) client.wishes.join = join;
}

function drop() {
  for (const client of clients.slice(0, spectators)) client.hangUp();
  tally.say({ ev: "dropped", here: 1 });
}

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const [order = "", ...words] = line.split(" ");
    const [a = 0, b = 0, c = 0] = words.map(Number);
    if (order === "open") void open(a);
    else if (order === "join") joinBy(words.join(" "));
    else if (order === "drop") drop();
    else if (order === "snapshot") tally.writeSnapshot(words.join(" "));
    else if (order === "load") tally.load(a, words.slice(1).join(" "));
    else if (order === "run") tally.run(a, b, c);
    else if (order === "state") tally.tellState();
  })
  .on("close", () => process.exit());
