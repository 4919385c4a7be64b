import { beforeAll, describe, test } from "vitest";
import { useBrowser } from "../support/browser";
import { drawScene } from "../support/draw-scene";
import { looksOn } from "../support/looks";
import { playScene } from "../support/play-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;
const slugs = { draw: "", play: "" };
const look = looksOn(open, () => node);

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  const [draw, play] = await Promise.all([drawScene(owner, 37), playScene(owner)]);
  slugs.draw = draw.slug;
  slugs.play = play.slug;
});

type Event = keyof typeof slugs;

/** Every section of the planner, at the moments at which it is another. */
const SECTIONS: readonly (readonly [Event, string])[] = [
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
  test.each(SECTIONS)("[SCR-9] %s: plan/%s", (event, section) =>
    look(
      `plan-${event}-${section.replace(/\W+/g, "-") || "event"}`,
      `/e/${slugs[event]}/plan/${section}`,
      { as: owner },
    ),
  );
});
