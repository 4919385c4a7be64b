import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { TestNode } from "./start-node";

/** A node's pages as of several releases, one after the other: the page's title and its worker tell which. */
export interface Released {
  readonly url: string;
  /** The next release is there. */
  release(): void;
  /** Nothing is answered any more. */
  end(): void;
}

/** Stands before a node and passes on what it is asked; from release to release the page and its worker are others. */
export async function releasedFrom(node: Pick<TestNode, "url">): Promise<Released> {
  let release = 1;
  const asReleased = (body: string): string =>
    body
      .replace("<title>Drawroom", `<title>Release ${release}`)
      .replace(/"drawroom-\w+"/, `"drawroom-release-${release}"`);
  const server = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(node.url + (request.url ?? "/"), {
        headers: { accept: request.headers.accept ?? "*/*" },
      });
      const type = answer.headers.get("content-type") ?? "";
      const isOfRelease = type.includes("html") || request.url === "/service-worker.js";
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        "content-type": type,
        "cache-control": answer.headers.get("cache-control") ?? "no-cache",
      });
      response.end(isOfRelease ? asReleased(body.toString()) : body);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const end = (): void => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(end);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => void (release += 1),
    end,
  };
}
