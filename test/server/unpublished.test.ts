import { ENGINE } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import { documentedBy, filledIn } from "../support/documented";
import { liveDrawOf, managerOf, scene, type Scene } from "../support/hub-scene";
import { nth, SINGLES } from "../support/builders";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

let node: TestNode;
let hidden: Scene;
/** Nobody, and somebody with a part in another event only. */
let strangers: readonly Visitor[];
beforeAll(async () => {
  node = await startNode();
  const owner = await firstAccount(node);
  const other = await scene(owner);
  strangers = [new Visitor(node), await managerOf(node, other)];
  const display = { id: "bigs", name: "Bar", view: "blocks" as const };
  hidden = await scene(owner, [...liveDrawOf(8, 2), { type: "addDisplay", display }], {
    published: false,
  });
});

const QUERIES = [
  ...["", "?version=1", "?version=99", "?since=1", "?before=3"],
  ...["?court=lwna", `?entrant=${nth(1)}`, "?court=none&version=2"],
];
const BODIES: Readonly<Record<string, unknown>> = {
  Command: { commandId: "hidden-0001", type: "publishEvent" },
  RemoveEvent: { name: "Spring Open" },
};

/** All of an answer but when it was given, and to which request. */
async function answerTo(visitor: Visitor, method: string, path: string, body: unknown) {
  const answer = await fetch(node.url + path, {
    method,
    ...(method !== "GET" && { body: JSON.stringify(body) }),
    headers: {
      origin: node.url,
      "content-type": "application/json",
      // As who has held it might ask.
      "if-none-match": `*, W/"${hidden.version}-${ENGINE}", W/"${hidden.version}-spectator"`,
      ...(visitor.cookie !== undefined && { cookie: visitor.cookie }),
    },
  });
  const headers = Object.fromEntries(answer.headers);
  delete headers["date"];
  delete headers["x-request-id"];
  return { status: answer.status, text: await answer.text(), headers };
}

describe("an event that is not published", () => {
  test("[ACC-3] has at every documented address the answer of one that is not there, byte for byte", async () => {
    const all = (await documentedBy(node)).filter(({ path }) => /\{(?:slug|code)\}/.test(path));
    expect(all.length).toBeGreaterThan(15);
    const there = { slug: hidden.slug, id: SINGLES, code: `${hidden.eventId}bigs` };
    const nowhere = { slug: "nowhere", id: SINGLES, code: "nowherbigs" };
    const at = (template: string, of: Readonly<Record<string, string>>) =>
      filledIn(template, (part) => of[part] ?? "");
    for (const { path, method, body } of all) {
      for (const query of method === "GET" ? QUERIES : [""]) {
        for (const stranger of strangers) {
          const given = BODIES[body ?? ""] ?? {};
          const of = await answerTo(stranger, method, at(path, there) + query, given);
          const like = await answerTo(stranger, method, at(path, nowhere) + query, given);
          expect([path, query, of]).toEqual([path, query, like]);
          expect(of.text).not.toMatch(/Spring|Meadow|Player/);
        }
      }
    }
  });

  test("[ACC-3] is in no list and no count, and not in what an import says", async () => {
    for (const stranger of strangers) {
      for (const path of ["/api/events", "/metrics", "/health/ready", "/api/openapi.json"]) {
        const { body } = await stranger.get(path);
        const text = JSON.stringify(body);
        for (const secret of [hidden.slug, hidden.eventId]) expect(text).not.toContain(secret);
      }
      expect((await stranger.get("/api/events")).body).toHaveLength(1);
    }
    const [, stranger] = strangers;
    const given = [`/api/events/import?slug=${hidden.slug}`, "/api/events/import?slug=nowhere"];
    const answers = await Promise.all(
      given.map((path) => answerTo(stranger!, "POST", path, { format: "drawroom" })),
    );
    expect(answers[0]?.status).toBe(400);
    expect(answers[0]).toEqual(answers[1]);
  });
});
