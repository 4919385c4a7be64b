import { beforeAll, describe, test } from "vitest";
import { useBrowser } from "../support/browser";
import { giveAll, makeEvent, scene } from "../support/hub-scene";
import { looksOn } from "../support/looks";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;
let invite = "";
let empty = "";
const look = looksOn(open, () => node);

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  await scene(owner, [], { published: false });
  empty = (await makeEvent(owner)).slug;
  await giveAll(owner, empty, [{ type: "publishEvent" }]);
  invite = ((await owner.post(`/api/events/${empty}/invites`, {})).body as { url: string }).url;
});

describe("pages around the events: good at every width, in both themes", () => {
  test("[SCR-9] the list of events", () => look("events", "/"));
  test("[SCR-9] the list as an owner sees it", () => look("events-owner", "/", { as: owner }));
  test("[SCR-9] a new event", () => look("new-event", "/new-event", { as: owner }));
  test("[SCR-9] signing in", () => look("sign-in", "/sign-in"));
  test("[SCR-9] one's own account", () => look("account", "/account", { as: owner }));
  test("[SCR-9] an invitation", () => look("invite", invite));
  test("[SCR-9] an address that leads nowhere", () =>
    look("not-found", "/e/nowhere", { mayComplain: /404 .*\/api\/events\/nowhere/ }));
});

describe("an event with nothing in it yet: good at every width, in both themes", () => {
  test("[SCR-9] Now", () => look("event-empty-now", `/e/${empty}`));
  test("[SCR-9] Players & Blocks", () => look("event-empty-blocks", `/e/${empty}/blocks`));
  test("[SCR-9] its planner", () => look("plan-new-event", `/e/${empty}/plan`, { as: owner }));
  test("[SCR-9] its entrants", () =>
    look("plan-new-entrants", `/e/${empty}/plan/entrants`, { as: owner }));
  test("[SCR-9] its screens", () =>
    look("plan-new-displays", `/e/${empty}/plan/displays`, { as: owner }));
});
