import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { openAs, rename, scene, type Scene } from "../support/hub-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

let node: TestNode;
let made: Scene;
beforeAll(async () => {
  node = await startNode();
  made = await scene(await firstAccount(node));
});

/** What a connection says to these bytes until it ends; `hangsUp`: it is cut by the sender after them. */
const answerTo = (bytes: string | Buffer, { hangsUp = false } = {}): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(node.url);
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.setEncoding("latin1").on("data", (more: string) => (text += more));
    socket.on("error", () => {}).on("close", () => resolve(text));
    socket.write(bytes, () => hangsUp && socket.destroy());
  });

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, "Host: x", "Connection: close", ...headers, "", ""].join("\r\n");
const upgrade = (path: string, ...headers: string[]): string =>
  [
    `GET ${path} HTTP/1.1`,
    "Host: x",
    "Connection: Upgrade",
    "Upgrade: websocket",
    ...headers,
    "",
    "",
  ].join("\r\n");
const post = (path: string, headers: readonly string[], body: string): string =>
  [`POST ${path} HTTP/1.1`, "Host: x", "Content-Type: application/json", ...headers, "", body].join(
    "\r\n",
  );

const SOCKETS = "/socket.io/?EIO=4&transport=";
const KEY = ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="];

const BROKEN: readonly (string | Buffer)[] = [
  "nothing at all\r\n\r\n",
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00]),
  get("/api/events/\0"),
  get("/api/events", "X: a\0b"),
  get("/api/events", `X: ${"x".repeat(100_000)}`),
  get("/api/events", " folded"),
  "GET /api/events HTTP/1.1\r\nConnection: close\r\n\r\n",
  "GET /api/events HTTP/9.9\r\nHost: x\r\n\r\n",
  get("http://evil.example/api/events/\x01"),
  post("/api/session", ["Content-Length: 2", "Content-Length: 3"], "{}"),
  post("/api/session", ["Content-Length: 2", "Transfer-Encoding: chunked"], "0\r\n\r\n"),
  post("/api/session", ["Content-Length: -1"], "{}"),
  post("/api/session", ["Transfer-Encoding: chunked"], "zz\r\n{}\r\n"),
  get(`${SOCKETS}polling&sid=__proto__`),
  get(`${SOCKETS}constructor`),
  get("/socket.io/?EIO=99&transport=polling&sid=constructor"),
  upgrade(`${SOCKETS}websocket`),
  upgrade(`${SOCKETS}websocket`, "Origin: http://evil.example", ...KEY),
  upgrade(`${SOCKETS}websocket&sid=toString`, "Origin: http://x", ...KEY),
  upgrade("/api/events", "Origin: http://x", ...KEY),
];

describe("connections that keep to no rule", () => {
  test("[WIR-8][RUN-2] are refused or closed, and the node goes on", async () => {
    const answers = await Promise.all(BROKEN.map((bytes) => answerTo(bytes)));
    answers.forEach((answer, index) => {
      expect([index, answer]).toEqual([index, expect.stringMatching(/^(?:HTTP\/1\.1 4\d\d |$)/)]);
    });
    const cookie = `Cookie: ${made.owner.cookie}`;
    const half = ["Origin: http://x", cookie, "Content-Length: 100000"];
    for (const path of ["/api/session", "/api/events/import", `/api/events/${made.slug}/commands`])
      await answerTo(post(path, half, '{"a":'), { hangsUp: true });
    const octets = post("/api/events/import", half, '{"a":').replace("json", "octet-stream");
    await answerTo(octets, { hangsUp: true });
    expect((await made.owner.get("/health/ready")).status).toBe(200);
    const socket = await openAs(node, made.owner);
    expect(await rename(socket, made.eventId, "After all")).toMatchObject({ outcome: "accepted" });
    expect(node.stderr()).not.toMatch(/request failed|"level":(?:50|60)/);
  });
});
