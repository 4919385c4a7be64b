import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { NestExpressApplication } from "@nestjs/platform-express";
import type { Settings } from "../config/settings.js";
import { StartError } from "../config/start-error.js";
import { limitPatience } from "./patience.js";

/** So many may knock at once: a hall of phones that all come back. */
const BACKLOG = 4096;

/** Listens, and gives back the port; a StartError names what is in the way and the remedy. */
export async function listen(
  app: NestExpressApplication,
  { port, host, limits }: Pick<Settings, "port" | "host" | "limits">,
): Promise<number> {
  const server: Server = app.getHttpServer();
  limitPatience(server, limits.requestSeconds);
  await app.init();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} is taken: stop the program that has it, or start with another, such as PORT=${port + 1} npm start`,
      );
    case "EACCES":
      return new StartError(
        `Port ${port} is not allowed for this user: start with another, such as PORT=3000 npm start`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartError(
        `HOST ${host} is no address of this machine: unset it, or name one of its addresses.`,
      );
    default:
      return error;
  }
}
