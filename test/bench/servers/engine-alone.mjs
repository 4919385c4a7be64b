// Bare Socket.IO with the engine and no database: a command is read, decided and answered. It holds as many events as it is
// given, and loses them when it ends.
import { createServer } from "node:http";
import { Server } from "socket.io";
import { alsoAnswer } from "../processes/control.mjs";
import { answerWith, givenMessage } from "./commands.mjs";
import { Decider } from "./decider.mjs";

/** @type {Map<string, Decider>} */
const deciders = new Map();

const http = createServer();
const io = new Server(http, {
  serveClient: false,
  transports: ["websocket"],
  perMessageDeflate: false,
});

io.on("connection", (socket) => {
  socket.on("event:command", ({ eventId, command }, answer) => {
    const decider = deciders.get(eventId);
    if (!decider) throw new Error(`Nobody has given the event ${eventId}.`);
    decider.decided(command);
    answer(answerWith(decider.version));
  });
});

http.listen({ host: "127.0.0.1", port: 0, backlog: 4096 }, () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (http.address());
  alsoAnswer({
    port: () => port,
    hold({ eventId, held }) {
      const decider = new Decider(givenMessage());
      decider.hold(held);
      deciders.set(eventId, decider);
    },
  });
});
