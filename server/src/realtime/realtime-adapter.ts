import type { IncomingHttpHeaders } from "node:http";
import type { INestApplication } from "@nestjs/common";
import { IoAdapter } from "@nestjs/platform-socket.io";
import type { MessageMappingProperties } from "@nestjs/websockets";
import type { ServerOptions } from "socket.io";
import { Encoder } from "socket.io-parser";
import { OriginCheck } from "../accounts/origin-check.js";
import { SessionService } from "../accounts/session.service.js";
import { limitGoodbye } from "./engine-internals.js";
import { identify } from "./identity.js";
import type { LiveServer, LiveSocket } from "./live-socket.js";
import { TolerantDecoder } from "./tolerant-decoder.js";

/** Beyond this the connection is closed while the message still comes in. */
const LARGEST_FRAME = 1_000_000;

const LONGEST_GOODBYE_MS = 2_000;

type Ack = (answer: unknown) => void;

/** Socket.IO as this server runs it: who comes in, by what way, and that each message is answered once. */
export class RealtimeAdapter extends IoAdapter {
  constructor(private readonly app: INestApplication) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): LiveServer {
    const origins = this.app.get(OriginCheck);
    const server = super.createIOServer(port, {
      ...options,
      // WebSocket first; polling is for networks that let nothing else through.
      transports: ["websocket", "polling"],
      serveClient: false,
      perMessageDeflate: false,
      httpCompression: false,
      maxHttpBufferSize: LARGEST_FRAME,
      pingInterval: 20_000,
      pingTimeout: 10_000,
      connectTimeout: 10_000,
      parser: { Encoder, Decoder: TolerantDecoder },
      // CORS guards polling only.
      allowRequest: (request, answer) =>
        isFromOwnPage(origins, request.headers)
          ? answer(null, true)
          : answer("access.foreignOrigin", false),
    } as ServerOptions) as LiveServer;
    server.engine.on("connection", (connection: LiveSocket["conn"]) =>
      limitGoodbye(connection, LONGEST_GOODBYE_MS),
    );
    server.use(identify(this.app.get(SessionService)));
    return server;
  }

  /** Nest's own way keeps three streams for every socket; a listener does, and an answer goes out where it is given. */
  override bindMessageHandlers(socket: LiveSocket, handlers: MessageMappingProperties[]): void {
    for (const { message, callback } of handlers) {
      socket.on(message as "event:join", (...args: unknown[]) => {
        void callback(args[0], onceOf(args[args.length - 1]));
      });
    }
  }
}

/**
 * A WebSocket names its page's origin always; a page's own polling by GET does not, and another site's could not be read
 * there without naming it.
 */
const isFromOwnPage = (origins: OriginCheck, headers: IncomingHttpHeaders): boolean =>
  (headers.origin === undefined && headers.upgrade === undefined) || origins.allows(headers);

/** The client's acknowledgement, callable once; nothing where the client wants none. */
function onceOf(last: unknown): Ack {
  let ack = typeof last === "function" ? (last as Ack) : null;
  return (answer) => {
    ack?.(answer);
    ack = null;
  };
}
