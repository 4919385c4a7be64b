import { beforeAll, describe, test } from "vitest";
import { useBrowser } from "../support/browser";
import { drawScene } from "../support/draw-scene";
import { knockoutScene } from "../support/knockout-scene";
import { looksOn } from "../support/looks";
import { playScene } from "../support/play-scene";
import { stagesInPlay } from "../support/stages-hub-scene";
import { startNode, type TestNode } from "../support/start-node";
import { swissInPlay } from "../support/swiss-hub-scene";
import { firstAccount } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
const slugs = { draw: "", play: "", knockout: "", swiss: "", stages: "" };
const look = looksOn(open, () => node);

beforeAll(async () => {
  node = await startNode();
  const owner = await firstAccount(node);
  const [draw, play, knockout, swiss, stages] = await Promise.all([
    drawScene(owner, 37),
    playScene(owner),
    knockoutScene(owner),
    swissInPlay(owner),
    stagesInPlay(owner),
  ]);
  slugs.draw = draw.slug;
  slugs.play = play.slug;
  slugs.knockout = knockout.slug;
  slugs.swiss = swiss.slug;
  slugs.stages = stages.slug;
});

type Event = keyof typeof slugs;

const TABS: readonly (readonly [Event, string])[] = [
  ["draw", ""],
  ["draw", "blocks"],
  ["draw", "players"],
  ["play", ""],
  ["play", "blocks"],
  ["play", "blocks/C"],
  ["play", "players/entaac"],
  ["play", "order-of-play?day=2026-05-14"],
  ["play", "order-of-play?by=court&day=2026-05-14"],
  ["swiss", "rounds"],
  ["swiss", "rounds/standings"],
  ["swiss", "rounds/table"],
  ["stages", "rounds"],
  ["knockout", "knockout"],
  ["knockout", "knockout?round=1"],
];

describe("an event's page: good at every width, in both themes", () => {
  test.each(TABS)("[SCR-9] %s: /%s", (event, tab) =>
    look(`event-${event}-${tab.replace(/\W+/g, "-") || "now"}`, `/e/${slugs[event]}/${tab}`),
  );
});
