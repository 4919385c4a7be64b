import { PROTOCOL, type Handshake } from "@drawroom/shared";
import { io } from "socket.io-client";
import { onRenewal } from "./renew-connection";
import { createTransport, type PageSocket, type Transport } from "./transport";

interface Page {
  readonly display: string | undefined;
  readonly transport: Transport;
}

let page: Page | null = null;
onRenewal(() => page?.transport.renew());

/** The page's one socket. `display`: the code of the big screen that this page is; only then is it another socket. */
export function pageTransport(display?: string): Transport {
  if (page && page.display === display) return page.transport;
  page?.transport.close();
  page = { display, transport: createTransport(openSocket(display)) };
  return page.transport;
}

function openSocket(display: string | undefined): PageSocket {
  const handshake: Handshake = {
    protocol: PROTOCOL,
    ...(display === undefined ? { kind: "page" } : { kind: "display", display }),
  };
  return io({
    // Polling only where WebSocket is blocked.
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    timeout: 10_000,
    auth: { ...handshake },
  });
}
