// Bare ws that sends the same bytes, made once, to everybody who comes. A snapshot can't be had for less.
import { WebSocketServer } from "ws";
import { alsoAnswer } from "../processes/control.mjs";

const bytes = Buffer.alloc(Number(process.env.BYTES), "drawroom ");

const server = new WebSocketServer({
  host: "127.0.0.1",
  port: 0,
  backlog: 4096,
  perMessageDeflate: false,
});

server.on("connection", (socket, request) => {
  socket.on("error", () => socket.terminate());
  if (request.url !== "/commander") socket.send(bytes);
});

server.on("listening", () => {
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  alsoAnswer({ port: () => address.port });
});
