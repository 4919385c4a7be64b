import { once } from "node:events";
import net, { type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { TestNode } from "./start-node";

/** Somebody's line to the server, as over Wi-Fi: cut, silent for a while, whole again. */
export interface Line {
  /** The server as it is reached over this line. */
  readonly url: string;
  /** Every connection breaks and none is let in. */
  cut(): void;
  /** Nothing comes through and nobody is told, as when a phone leaves the hall. */
  silence(): void;
  restore(): void;
}

type State = "whole" | "cut" | "silent";

/** Lays a line; it ends with the test. */
export async function lineTo(node: Pick<TestNode, "url">): Promise<Line> {
  const { hostname, port } = new URL(node.url);
  const ends = new Set<Socket>();
  let state: State = "whole";

  const keep = (socket: Socket): Socket => {
    ends.add(socket);
    // A broken connection is what these tests are about.
    socket.on("error", () => undefined).once("close", () => ends.delete(socket));
    if (state === "silent") socket.pause();
    return socket;
  };
  const server = net.createServer((near) => {
    if (state === "cut") return void near.destroy();
    const far = keep(net.connect(Number(port), hostname));
    join(keep(near), far);
    join(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of ends) socket.destroy();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      state = "cut";
      for (const socket of ends) socket.destroy();
    },
    silence: () => {
      state = "silent";
      for (const socket of ends) socket.pause();
    },
    restore: () => {
      state = "whole";
      for (const socket of ends) socket.resume();
    },
  };
}

function join(from: Socket, to: Socket): void {
  from.on("data", (bytes) => to.write(bytes));
  from.once("close", () => to.destroy());
}
