import type { Server } from "node:http";

const OFTEN_MS = 1_000;

/**
 * How long one connection is waited for, so that no number of slow ones takes the server from others. In: the seconds that a
 * request may take to come in; its head has a fifth of them, and who does not go on reading an answer is let go after as many.
 */
export function limitPatience(server: Server, requestSeconds: number): void {
  server.requestTimeout = requestSeconds * 1_000;
  server.headersTimeout = server.requestTimeout / 5;
  server.timeout = server.requestTimeout;
  // What `createServer` takes as an option, for a server that another has created: looked at when it begins to listen.
  Object.assign(server, { connectionsCheckingInterval: OFTEN_MS });
}
