import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SETTINGS, type EventState } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { blocksViewSchema } from "../../server/src/events/views/blocks-view";
import { standingsViewSchema } from "../../server/src/events/views/standings-view";
import { startNode, type TestNode } from "../support/start-node";
import { Visitor } from "../support/visitor";

const ACCOUNT_CLI = fileURLToPath(new URL("../../server/dist/cli/account.js", import.meta.url));
const EVENT = "/api/events/southmere-open";

let node: TestNode;
beforeAll(async () => {
  node = await startNode({ env: { DEMO: "on" } });
});

const stateOf = async (visitor: Visitor) =>
  (await visitor.get(EVENT)).body as { role: string; state: EventState };

describe("the sample event", () => {
  test("[RUN-1] is made on an empty database: 80 players, half-way through a live draw, published", async () => {
    const anyone = new Visitor(node);
    const { state, role } = await stateOf(anyone);
    expect(role).toBe("spectator");
    expect(state.settings[SETTINGS]).toMatchObject({ name: "Southmere Open" });
    const blocks = blocksViewSchema.parse(
      (await anyone.get(`${EVENT}/competitions/open/blocks`)).body,
    );
    expect(blocks.live).toMatchObject({ drawn: 37, total: 80 });
    expect(blocks.blocks.map(({ seats }) => seats.length)).toEqual(
      Array.from({ length: 8 }, () => 10),
    );
    const golf = standingsViewSchema.parse(
      (await anyone.get(`${EVENT}/competitions/golf/standings`)).body,
    );
    expect(
      golf.blocks.flatMap(({ rows }) => rows).filter(({ played }) => played >= 3).length,
    ).toBeGreaterThan(8);
  });

  test("[RUN-1] what is printed leads there: planner, event page, big screen; the link signs in once", async () => {
    const planner = new URL(node.announced("Sample event: its planner"));
    expect(planner.searchParams.get("to")).toBe("/e/southmere-open/plan");
    expect(node.announced("Sample event: for players")).toMatch(/\/e\/southmere-open$/);
    const code = /\/d\/(\w+)$/.exec(node.announced("Sample event: big screen"))?.[1] ?? "";
    expect((await new Visitor(node).get(`/api/displays/${code}`)).status).toBe(200);
    const owner = new Visitor(node);
    const token = planner.searchParams.get("token");
    expect((await owner.post("/api/session/token", { token })).status).toBe(204);
    const { state, role } = await stateOf(owner);
    expect(role).toBe("owner");
    expect(Object.values(state.people)).toMatchObject([{ role: "owner", wcfRules: true }]);
    expect((await new Visitor(node).post("/api/session/token", { token })).status).toBe(410);
  });

  test("[RUN-1] is removed by one command while the server runs, and does not come back", async () => {
    const env = { ...process.env, ...node.data };
    const { stdout } = await promisify(execFile)(process.execPath, [ACCOUNT_CLI, "remove-sample"], {
      env,
    });
    expect(stdout).toContain("The sample event is removed.");
    const anyone = new Visitor(node);
    expect((await anyone.get(EVENT)).status).toBe(404);
    await node.restart();
    expect((await anyone.get("/api/events")).body).toEqual([]);
  });
});
