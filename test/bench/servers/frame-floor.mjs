// The frame floor: bare ws, one frame built once and written to every spectator. Nothing in Node is cheaper.
import { WebSocketServer } from "ws";
import { alsoAnswer } from "../processes/control.mjs";
import { answerWith, commandIn, givenMessage } from "./commands.mjs";

const message = givenMessage();
let version = 0;

const server = new WebSocketServer({
  host: "127.0.0.1",
  port: 0,
  backlog: 4096,
  perMessageDeflate: false,
});
/** @type {Set<import("node:net").Socket>} */
const spectators = new Set();

server.on("connection", (socket, request) => {
  if (request.url !== "/commander") spectators.add(request.socket);
  socket.on("error", () => socket.terminate());
  socket.on("message", (data) => {
    const { id, eventId } = commandIn(String(data));
    const isTold = eventId === message.eventId;
    request.socket.write(
      frameOf(`43${id}${JSON.stringify([answerWith(isTold ? ++version : version)])}`),
    );
    if (isTold) tellAll();
  });
});

function tellAll() {
  const [first] = message.changes;
  const changes = [{ ...first, version }];
  const frame = frameOf(`42${JSON.stringify(["event:changes", { ...message, changes }])}`);
  for (const socket of spectators) socket.write(frame);
}

/** @param {string} text */
function frameOf(text) {
  const length = Buffer.byteLength(text);
  const isShort = length < 126;
  const frame = Buffer.alloc((isShort ? 2 : 4) + length);
  frame[0] = 0x81;
  frame[1] = isShort ? length : 126;
  if (!isShort) frame.writeUInt16BE(length, 2);
  frame.write(text, isShort ? 2 : 4);
  return frame;
}

server.on("listening", () => {
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  alsoAnswer({ port: () => address.port });
});
