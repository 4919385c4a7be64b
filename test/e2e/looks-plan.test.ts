import { beforeAll, describe, test } from "vitest";
import { useBrowser } from "../support/browser";
import { drawScene } from "../support/draw-scene";
import { makeEvent } from "../support/hub-scene";
import { expectGoodLooks, prepareLooks } from "../support/looks";
import { IN_PLAY, playScene } from "../support/play-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;
const slugs = { new: "", draw: "", play: "" };

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  const [made, draw, play] = await Promise.all([
    makeEvent(owner),
    drawScene(owner, 37),
    playScene(owner),
  ]);
  slugs.new = made.slug;
  slugs.draw = draw.slug;
  slugs.play = play.slug;
});

type Event = keyof typeof slugs;

/** Every section of the planner, at the moments at which it is another. */
const SECTIONS: readonly (readonly [Event, string])[] = [
  ["new", ""],
  ["new", "entrants"],
  ["new", "people"],
  ["new", "displays"],
  ["draw", "format"],
  ["draw", "live-draw"],
  ["play", ""],
  ["play", "entrants"],
  ["play", "format"],
  ["play", "live-draw"],
  ["play", "order-of-play?only=1"],
  ["play", "order-of-play?by=court&only=lwna"],
  ["play", "results"],
  ["play", "results?by=block"],
  ["play", "people"],
  ["play", "displays"],
];

describe("the planner's sections: good at every width, in both themes", () => {
  test.each(SECTIONS)("[SCR-9] %s event, %s", async (event, section) => {
    const page = await open(node, { on: "phone", isMobile: false, hasTouch: false, as: owner });
    await prepareLooks(page);
    await page.clock.setFixedTime(IN_PLAY);
    await page.goto(`/e/${slugs[event]}/plan/${section}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectGoodLooks(page, `plan-${event}-${section.replace(/\W+/g, "-") || "event"}`);
  });
});
