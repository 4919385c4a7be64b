import { beforeAll, describe, expect, test } from "vitest";
import { SINGLES } from "../support/builders";
import { giveAll, liveDrawOf, scene, type Scene } from "../support/hub-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

/** One more is let through every half minute. */
const MOST = 2;

let node: TestNode;
let owner: Visitor;
let anyone: Visitor;
let made: Scene;
beforeAll(async () => {
  const env = { COSTLY_READS_PER_MINUTE: `${MOST}`, TRUSTED_PROXIES: "1" };
  node = await startNode({ env });
  owner = await firstAccount(node);
  anyone = new Visitor(node);
  made = await scene(owner, [{ type: "publishEvent" }, ...liveDrawOf(8, 2)], { published: false });
});

let addresses = 0;
/** Somebody at an address of their own, as the proxy says. */
function newcomer(): (path: string) => Promise<string> {
  const from = { "x-forwarded-for": `10.0.0.${++addresses}` };
  return async (path) => {
    const { status, body } = await anyone.get(`/api/events/${made.slug}${path}`, from);
    if (status < 400) return `${status}`;
    return `${status} ${(body as { refusal: { code: string } }).refusal.code}`;
  };
}

const TOO_FAST = "429 protocol.tooFast";
const table = (name: string): string => `/competitions/${SINGLES}/${name}`;

describe("who has much made", () => {
  test("[WIR-8] exports: so many a minute, then protocol.tooFast; others and the owner go on", async () => {
    const get = newcomer();
    const said: string[] = [];
    for (let count = 0; count <= MOST; count++) said.push(await get("/export"));
    expect(said).toEqual([...Array<string>(MOST).fill("200"), TOO_FAST]);
    expect(await newcomer()("/export")).toBe("200");
    expect((await owner.get(`/api/events/${made.slug}/export`)).status).toBe(200);
    // What costs nothing goes on.
    for (const path of ["", "/changes", table("blocks"), table("draw-log")])
      expect(await get(path)).toBe("200");
  });

  test("[WIR-8][HUB-9] earlier versions and files: only what is not there yet counts", async () => {
    const [first, second] = [newcomer(), newcomer()];
    const then = (version: number): string => `?version=${version}`;
    const firsts = [3, 4].map(then);
    for (const path of [...firsts, ...firsts, table("blocks") + then(3)])
      expect([path, await first(path)]).toEqual([path, "200"]);
    expect(await first(then(2))).toBe(TOO_FAST);
    expect(await first(table("blocks") + then(2))).toBe(TOO_FAST);
    expect(await first("/calendar.ics")).toBe(TOO_FAST);
    // Another has it made, and so it is there for both.
    expect(await second("/calendar.ics")).toBe("200");
    expect(await first("/calendar.ics")).toBe("200");
    const tables = ["blocks.csv", "entrants.csv"].map(table);
    const said: string[] = [];
    for (const path of tables) said.push(await second(path));
    expect(said).toEqual(["200", TOO_FAST]);
    await giveAll(owner, made.slug, [{ type: "changeSettings", venue: "Elsewhere" }]);
    expect(await second(tables[0]!)).toBe(TOO_FAST);
  });

  test("[ACC-3] is told nothing by it of an event that is not published", async () => {
    const hidden = await scene(owner, [], { published: false });
    for (let count = 0; count < MOST * 3; count++) {
      for (const path of ["/export", "/calendar.ics", "?version=1", table("blocks.csv")]) {
        const { status, body } = await anyone.get(`/api/events/${hidden.slug}${path}`);
        expect([status, body]).toEqual([404, { refusal: { code: "event.notFound" } }]);
      }
    }
  });
});
