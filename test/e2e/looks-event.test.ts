import { beforeAll, describe, test } from "vitest";
import { useBrowser, type ScreenOptions } from "../support/browser";
import { drawScene } from "../support/draw-scene";
import { makeEvent, giveAll, type Scene } from "../support/hub-scene";
import { expectGoodLooks, prepareLooks } from "../support/looks";
import { IN_PLAY, playScene } from "../support/play-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;
let invite = "";
const slugs = { empty: "", draw: "", play: "" };

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  const [made, draw, play] = await Promise.all([
    makeEvent(owner),
    drawScene(owner, 37),
    playScene(owner),
  ]);
  await giveAll(owner, made.slug, [{ type: "publishEvent" }]);
  slugs.empty = made.slug;
  slugs.draw = draw.slug;
  slugs.play = play.slug;
  invite = await inviteTo(play);
});

const inviteTo = async ({ slug }: Scene): Promise<string> =>
  ((await owner.post(`/api/events/${slug}/invites`, {})).body as { url: string }).url;

async function look(name: string, address: string, options: ScreenOptions = {}): Promise<void> {
  const page = await open(node, { on: "phone", isMobile: false, hasTouch: false, ...options });
  await prepareLooks(page);
  await page.clock.setFixedTime(IN_PLAY);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expectGoodLooks(page, name);
}

describe("pages around the events: good at every width, in both themes", () => {
  test("[SCR-9] the list of events, signed in and not", async () => {
    await look("events", "/");
    await look("events-owner", "/", { as: owner });
  });
  test("[SCR-9] a new event", () => look("new-event", "/new-event", { as: owner }));
  test("[SCR-9] signing in", () => look("sign-in", "/sign-in"));
  test("[SCR-9] an invitation", () => look("invite", invite));
  test("[SCR-9] an address that leads nowhere", () =>
    look("not-found", "/e/nowhere", { mayComplain: /404 .*\/api\/events\/nowhere/ }));
});

type Event = keyof typeof slugs;

const TABS: readonly (readonly [Event, string])[] = [
  ["empty", ""],
  ["empty", "blocks"],
  ["draw", ""],
  ["draw", "blocks"],
  ["draw", "players"],
  ["play", ""],
  ["play", "blocks"],
  ["play", "blocks/C"],
  ["play", "players/entaac"],
  ["play", "order-of-play?day=2026-05-14"],
  ["play", "order-of-play?by=court&day=2026-05-14"],
];

describe("an event's page: good at every width, in both themes", () => {
  test.each(TABS)("[SCR-9] %s event, %s", (event, tab) =>
    look(`event-${event}-${tab.replace(/\W+/g, "-") || "now"}`, `/e/${slugs[event]}/${tab}`),
  );
});
