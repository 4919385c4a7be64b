import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { SINGLES } from "../support/builders";
import { liveDrawOf, scene, type Scene } from "../support/hub-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount } from "../support/visitor";

let node: TestNode;
let made: Scene;
beforeAll(async () => {
  // PostgreSQL takes no null character, and fails where it is given one.
  node = await startNode({ database: "PostgreSQL" });
  made = await scene(await firstAccount(node), liveDrawOf(4, 1));
});

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly location: string | null;
  readonly text: string;
}

/** By hand: `fetch` would put the path right. */
const get = (path: string, accept: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(node.url);
    const asking = request({ hostname, port, path, headers: { accept } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      answer.on("end", () => {
        const { statusCode: status = 0, headers } = answer;
        const text = Buffer.concat(chunks).toString("latin1");
        const { location = null, "content-type": type = "" } = headers;
        resolve({ status, type, location, text });
      });
    });
    asking.on("error", reject).end();
  });

/** Ways up, each of which some server has followed. */
const UP = ["../", "%2e%2e/", "..%2f", "%2e%2e%2f", "..%5c", "..\\", "%252e%252e%252f", "....//"];
/** Files beside the pages' folder and above it, by how they begin. */
const FILES = ["package.json", "client/package.json", "server/dist/main.js", "etc/passwd", ".env"];
const TELLTALE = /"name": "(?:drawroom|@drawroom)|root:x:0|import .*openApp|"workspaces"/;

const ODD = [
  ...[
    "%00",
    "index.html%00",
    "%00.js",
    "a%00b",
    "%",
    "%zz",
    "%C0%AE%C0%AE",
    "%E0%A4%A",
    "%ED%A0%80",
  ],
  ...["%F0%9F%8F%91", "%e2%80%ae", "%0d%0aSet-Cookie:x=1", "..;/", ".git/config", ".well-known/x"],
  ...[
    "con",
    "nul.js",
    "a".repeat(8_000),
    "a/".repeat(3_000),
    "?".repeat(500),
    "%2f%2fevil.example",
  ],
];
const FOLDERS = ["/", "/assets/", "/e/", "/d/", "/api/", "/health/", "/metrics/"];

describe("paths", () => {
  test("[ACC-6] lead to no file outside the pages' folder, however they are written", async () => {
    for (const folder of ["/", "/assets/", "//", "/e/../"]) {
      for (const up of UP) {
        for (const file of FILES) {
          const path =
            folder + up.repeat(5) + file.replaceAll("/", up.endsWith("%2f") ? "%2f" : "/");
          for (const deep of [path, folder + up + file, folder + up + up + file]) {
            const { status, text } = await get(deep, "*/*");
            expect([deep, status < 500, TELLTALE.test(text)]).toEqual([deep, true, false]);
          }
        }
      }
    }
  });

  test("[API-1][ACC-6] of any bytes and length are answered, fail nowhere and send nobody elsewhere", async () => {
    const folders = [
      ...FOLDERS,
      ...["/api/events/", `/api/events/${made.slug}/`, "/api/displays/"],
      `/api/events/${made.slug}/competitions/`,
      `/api/events/${made.slug}/competitions/${SINGLES}/`,
      `/api/events/${made.slug}/calendar.ics?court=`,
      `/api/events/${made.slug}/calendar.ics?entrant=`,
      `/api/events/${made.slug}/competitions/${SINGLES}/blocks.csv?version=`,
    ];
    for (const folder of folders) {
      for (const odd of ODD) {
        for (const accept of ["text/html", "application/json"]) {
          const { status, type, location, text } = await get(folder + odd, accept);
          const about = `${folder}${odd.slice(0, 60)} ${accept}`;
          expect([about, status >= 200 && status < 500]).toEqual([about, true]);
          if (location !== null)
            expect([about, location]).toEqual([about, expect.stringMatching(/^\/(?![/\\])/)]);
          if (folder.startsWith("/api/") && status >= 400 && type.includes("json"))
            expect([about, text]).toEqual([about, expect.stringMatching(/^\{"refusal":\{"code":/)]);
        }
      }
    }
    for (const path of [
      "//evil.example/assets",
      "/\\evil.example/assets",
      "/assets",
      "/%5cevil.example/..",
    ]) {
      const { location } = await get(path, "text/html");
      expect([path, location ?? "/"]).toEqual([path, expect.stringMatching(/^\/(?![/\\])/)]);
    }
    expect(node.stderr()).not.toMatch(/request failed|"level":(?:50|60)/);
  });

  test("[ACC-3] with a null character name no event, on PostgreSQL either", async () => {
    for (const slug of ["%00", `${made.slug}%00`, `%00${made.slug}`]) {
      for (const rest of [
        "",
        "/calendar.ics",
        "/export",
        "/changes",
        `/competitions/${SINGLES}/blocks.csv`,
      ])
        expect(await get(`/api/events/${slug}${rest}`, "*/*")).toMatchObject({
          status: 404,
          text: '{"refusal":{"code":"event.notFound"}}',
        });
    }
    expect(await get(`/api/displays/${made.eventId}%00`, "*/*")).toMatchObject({ status: 404 });
  });
});
