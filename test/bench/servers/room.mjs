// Bare Socket.IO: a command is answered, then told to its room. With a database each is committed before, one by one, by
// one bare statement: that is both the command path and the "one message a command" that the product is held against.
import { createServer } from "node:http";
import { Server } from "socket.io";
import { alsoAnswer } from "../processes/control.mjs";
import { answerWith, givenMessage } from "./commands.mjs";
import { openStatement } from "./statement.mjs";

const message = givenMessage();
const statement = await openStatement();
let version = 0;
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
    if (eventId !== message.eventId) return answer(answerWith(version));
    last = last.then(() => settle(command, answer));
  });
});

/**
 * @param {unknown} command
 * @param {(answer: unknown) => void} answer
 */
async function settle(command, answer) {
  version++;
  const changes = [{ ...message.changes[0], version }];
  await statement?.commit(version, command, changes);
  answer(answerWith(version));
  io.to(message.eventId).emit("event:changes", { ...message, changes });
}

http.listen({ host: "127.0.0.1", port: 0, backlog: 4096 }, () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (http.address());
  alsoAnswer({
    port: () => port,
    /** Statements with nothing around them: microseconds of each. */
    async statements({ count }) {
      const times = [];
      for (let i = 0; i < count; i++) {
        const from = performance.now();
        await statement?.commit(++version, { type: "pickSeat" }, message.changes);
        times.push((performance.now() - from) * 1000);
      }
      return times;
    },
  });
});
