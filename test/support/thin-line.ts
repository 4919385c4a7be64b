import { once } from "node:events";
import net, { type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { TestNode } from "./start-node";

const TICK_MS = 50;

/** A line over which a server's bytes come slowly, as at the edge of the Wi-Fi; it breaks when the server hangs up. */
export interface ThinLine {
  /** The node as it is reached over this line. */
  readonly url: string;
  /** From now on bytes come as fast as they can. */
  widen(): void;
}

/** Lays a line of so many bytes a second to a node; it ends with the test. */
export async function thinLineTo(
  node: Pick<TestNode, "url">,
  bytesPerSecond: number,
): Promise<ThinLine> {
  const { hostname, port } = new URL(node.url);
  let atOnce = Math.ceil((bytesPerSecond * TICK_MS) / 1_000);
  const ends = new Set<Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname).pause();
    const drip = setInterval(() => {
      const bytes = far.read(Math.min(atOnce, far.readableLength)) as Buffer | null;
      if (bytes) near.write(bytes);
    }, TICK_MS);
    for (const end of [near, far]) {
      ends.add(end);
      end
        .on("error", () => {})
        .once("close", () => {
          clearInterval(drip);
          near.destroy();
          far.destroy();
          ends.delete(end);
        });
    }
    near.pipe(far);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    widen: () => (atOnce = Infinity),
  };
}
