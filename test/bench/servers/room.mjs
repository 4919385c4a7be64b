// Bare Socket.IO: a command is answered, then told to its room. With a state it is read and decided before, with a database
// committed before, one by one, by one bare statement: so it is both the shortest command path there is and the "one message
// a command" that the product is held against.
import { createServer } from "node:http";
import { Server } from "socket.io";
import { alsoAnswer } from "../processes/control.mjs";
import { answerWith, givenMessage } from "./commands.mjs";
import { Decider } from "./decider.mjs";
import { openStatement } from "./statement.mjs";

const message = givenMessage();
const statement = await openStatement();
const decider = new Decider(message);
let last = Promise.resolve();

const http = createServer();
const io = new Server(http, {
  serveClient: false,
  transports: ["websocket"],
  perMessageDeflate: false,
});

io.on("connection", (socket) => {
  socket.on("event:join", (_, answer) => {
    void socket.join(message.eventId);
    answer({ ok: true });
  });
  socket.on("event:command", ({ eventId, command }, answer) => {
    if (eventId !== message.eventId) return answer(answerWith(decider.version));
    last = last.then(() => settle(command, answer));
  });
});

/**
 * @param {unknown} command
 * @param {(answer: unknown) => void} answer
 */
async function settle(command, answer) {
  const changes = [decider.decided(command)];
  await statement?.commit(command, changes);
  answer(answerWith(decider.version));
  io.to(message.eventId).emit("event:changes", { ...message, changes });
}

http.listen({ host: "127.0.0.1", port: 0, backlog: 4096 }, () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (http.address());
  alsoAnswer({
    port: () => port,
    hold: (given) => decider.hold(given),
    /** Statements with nothing around them: microseconds of each. */
    async statements({ count }) {
      const times = [];
      for (let i = 0; i < count; i++) {
        const from = performance.now();
        await statement?.commit({ type: "enterResult" }, message.changes);
        times.push((performance.now() - from) * 1000);
      }
      return times;
    },
  });
});
