import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { fetchList, type FetchLimits } from "../../server/src/ranking/fetch-list";
import { isPublicAddress } from "../../server/src/ranking/private-addresses";
import { giveAll, managerOf, scene } from "../support/hub-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

const LIST = Buffer.from("id;name;country;dGrade\n7;M\xfcller;GER;2106\n", "latin1");

/** A server of a federation, on this machine; its address. */
async function listServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const LIMITS: FetchLimits = { seconds: 10, megabytes: 5, redirects: 3, mayConnect: () => true };
const fetched = (address: string, limits: Partial<FetchLimits> = {}) =>
  fetchList(address, { ...LIMITS, ...limits });
const refused = async (address: string, limits: Partial<FetchLimits> = {}) => {
  const list = await fetched(address, limits);
  return list.ok ? null : list.refusal;
};

describe("a ranking list is fetched", () => {
  test("[GRD-1] byte for byte, over as many redirects as are allowed", async () => {
    const url = await listServer(({ url: path = "" }, response) => {
      const left = Number(path.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.writeHead(200, { "content-type": "text/csv" }).end(LIST);
    });
    const list = await fetched(`${url}/3`);
    expect(list.ok && Buffer.compare(list.value, LIST)).toBe(0);
    expect(await refused(`${url}/4`)).toMatchObject({ code: "list.tooManyRedirects", most: 3 });
  });

  test("[GRD-1] not past its size, whether it is announced or goes on without end", async () => {
    let sent = 0;
    const url = await listServer((_, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      const chunk = Buffer.alloc(65_536, "x");
      const more = (): void => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on("drain", more);
      more();
    });
    expect(await refused(url, { megabytes: 1 })).toMatchObject({
      code: "list.tooLarge",
      megabytes: 1,
    });
    expect(sent).toBeLessThan(20_000_000);
  });

  test("[GRD-1] not past its time, before the answer and within it", async () => {
    const silent = await listServer(() => undefined);
    const halting = await listServer((_, response) => response.writeHead(200).write("id,"));
    for (const url of [silent, halting])
      expect(await refused(url, { seconds: 0.2 })).toMatchObject({ code: "list.tooSlow" });
  });

  test("[GRD-1] not where there is none, or what is no text", async () => {
    const url = await listServer(({ url: path }, response) => {
      if (path === "/404") return void response.writeHead(404).end("gone");
      if (path === "/away") return void response.writeHead(302, { location: "file:///x" }).end();
      if (path === "/cut") return void response.destroy();
      const type = path === "/page" ? "text/html; charset=utf-8" : "application/octet-stream";
      response.writeHead(200, {
        "content-type": type,
        ...(path === "/zipped" && { "content-encoding": "gzip" }),
      });
      response.end(path === "/binary" ? Buffer.from([1, 0, 2]) : "a,b");
    });
    expect(await refused(`${url}/404`)).toMatchObject({ code: "list.badAnswer", status: 404 });
    for (const path of ["/page", "/binary", "/zipped"])
      expect((await refused(url + path))?.code).toBe("list.notText");
    for (const address of [`${url}/away`, `${url}/cut`, "http://127.0.0.1:1/"])
      expect((await refused(address))?.code).toBe("list.unreachable");
  });

  test("[GRD-1] from no private address: literal, by its name, or at the end of a redirect", async () => {
    let asked = 0;
    const url = await listServer((_, response) => {
      asked++;
      response.writeHead(302, { location: url.replace("127.0.0.1", "localhost") }).end();
    });
    const { port } = new URL(url);
    for (const host of [
      "127.0.0.1",
      "localhost",
      "2130706433",
      "0x7f.1",
      "[::1]",
      "[::ffff:7f00:1]",
    ])
      expect(
        (await refused(`http://${host}:${port}/`, { mayConnect: isPublicAddress }))?.code,
      ).toBe("list.privateAddress");
    expect(asked).toBe(0);
    let checks = 0;
    const onlyFirst = () => ++checks === 1;
    expect((await refused(url, { mayConnect: onlyFirst }))?.code).toBe("list.privateAddress");
    expect(asked).toBe(1);
  });

  test("[GRD-1] what is public, and what is not", () => {
    for (const address of ["93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:2800:220:1::1"])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    for (const address of [
      ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.9.9.9", "169.254.169.254", "172.31.255.255"],
      ...["192.168.1.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1"],
      ...["fc00::1", "fd12::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::"],
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });
});

describe("by an event's owner", () => {
  let node: TestNode;
  let owner: Visitor;
  beforeAll(async () => {
    node = await startNode({ env: { RANKING_ALLOW_PRIVATE: "on" } });
    owner = await firstAccount(node);
  });
  const code = (body: unknown) => (body as { refusal?: { code: string } }).refusal?.code;

  test("[GRD-1] from the address in the settings, which others neither set nor use", async () => {
    const url = await listServer((_, response) => void response.end(LIST));
    const made = await scene(owner);
    const path = `/api/events/${made.slug}/ranking-list`;
    expect(code((await owner.post(path, {})).body)).toBe("list.noAddress");
    await giveAll(owner, made.slug, [{ type: "changeSettings", rankingUrl: `${url}/list.csv` }]);
    const list = await owner.post(path, {});
    expect(list).toMatchObject({
      status: 200,
      body: "id;name;country;dGrade\n7;M\ufffdller;GER;2106\n",
    });
    expect(list.headers.get("content-type")).toBe("application/octet-stream");
    const manager = await managerOf(node, made);
    for (const other of [manager, new Visitor(node)])
      expect(code((await other.post(path, {})).body)).toBe("access.notOwner");
    await giveAll(owner, made.slug, [{ type: "changeSettings", rankingUrl: null }]);
    expect(code((await owner.post(path, {})).body)).toBe("list.noAddress");
  });

  test("[GRD-1] an address is of the web, and holds no password", async () => {
    const { slug } = await scene(owner);
    for (const rankingUrl of [
      "file:///etc/passwd",
      "ftp://x/y",
      "list.csv",
      "http://a:b@c.example/",
    ]) {
      const given = {
        commandId: `set-address-${rankingUrl.length}`,
        type: "changeSettings",
        rankingUrl,
      };
      expect(code((await owner.post(`/api/events/${slug}/commands`, given)).body)).toBe(
        "protocol.invalid",
      );
    }
  });

  test("[GRD-1] and no private address is asked unless the server's settings allow it", async () => {
    const strict = await startNode();
    const its = await firstAccount(strict);
    let asked = 0;
    const url = await listServer((_, response) => void (asked++, response.end(LIST)));
    const { slug } = await scene(its, [{ type: "changeSettings", rankingUrl: url }]);
    expect(code((await its.post(`/api/events/${slug}/ranking-list`, {})).body)).toBe(
      "list.privateAddress",
    );
    expect(asked).toBe(0);
  });
});
