import { once } from "node:events";
import net, { type AddressInfo, type Socket } from "node:net";
import { atEnd } from "./at-end";
import { Wire } from "./wire";

/** A line to a server, as over Wi-Fi or between machines: cut, silent for a while, slow, whole again. */
export interface Line {
  /** The server as it is reached over this line. */
  readonly url: string;
  /** Every connection breaks and none is let in. */
  cut(): void;
  /** Nothing comes through and nobody is told, as when a phone leaves the hall. */
  silence(): void;
  /** The same for good with the connections there are, as when a router forgets them; new ones are whole. */
  lose(): void;
  /** Each piece of what is sent comes so many milliseconds late, in order. */
  delay(ms: () => number): void;
  /** Whole and quick again; what silence held back comes through. */
  restore(): void;
}

type State = "whole" | "cut" | "silent";

const AT_ONCE = () => 0;

/** Lays a line to whatever a URL leads to: a node, PostgreSQL, Redis. It ends with the test, or with the file. */
export async function lineTo({ url }: { readonly url: string }): Promise<Line> {
  const { host, hostname, port } = new URL(url);
  let wires = new Set<Wire>();
  let lost: Wire[] = [];
  let state: State = "whole";
  let late = AT_ONCE;

  const server = net.createServer((near: Socket) => {
    near.on("error", () => undefined);
    if (state === "cut") return void near.destroy();
    const wire = new Wire(near, net.connect(Number(port), hostname), () => late());
    if (state === "silent") wire.hold();
    wires.add(wire);
    wire.onEnd(() => wires.delete(wire));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    for (const wire of [...wires, ...lost]) wire.break();
    server.close();
  });
  return {
    url: url.replace(host, `127.0.0.1:${(server.address() as AddressInfo).port}`),
    cut: () => {
      state = "cut";
      for (const wire of [...wires]) wire.break();
    },
    silence: () => {
      state = "silent";
      for (const wire of wires) wire.hold();
    },
    lose: () => {
      for (const wire of wires) wire.hold();
      lost = [...lost, ...wires];
      wires = new Set();
    },
    delay: (ms) => {
      late = ms;
    },
    restore: () => {
      state = "whole";
      late = AT_ONCE;
      for (const wire of wires) wire.goOn();
    },
  };
}
