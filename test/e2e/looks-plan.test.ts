import { beforeAll, describe, test } from "vitest";
import { useBrowser } from "../support/browser";
import { drawScene } from "../support/draw-scene";
import { knockoutScene } from "../support/knockout-scene";
import { looksOn } from "../support/looks";
import { playScene } from "../support/play-scene";
import { stagesInPlay, stagesProposed } from "../support/stages-hub-scene";
import { startNode, type TestNode } from "../support/start-node";
import { swissInPlay } from "../support/swiss-hub-scene";
import { firstAccount, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;
const slugs = { draw: "", play: "", knockout: "", swiss: "", stages: "", proposed: "" };
const look = looksOn(open, () => node);

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  const [draw, play, knockout, swiss, stages, proposed] = await Promise.all([
    drawScene(owner, 37),
    playScene(owner),
    knockoutScene(owner),
    swissInPlay(owner),
    stagesInPlay(owner),
    stagesProposed(owner),
  ]);
  slugs.draw = draw.slug;
  slugs.play = play.slug;
  slugs.knockout = knockout.slug;
  slugs.swiss = swiss.slug;
  slugs.stages = stages.slug;
  slugs.proposed = proposed.slug;
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
  ["play", "journal"],
  ["play", "people"],
  ["play", "displays"],
  ["swiss", "swiss"],
  ["swiss", "swiss?view=players"],
  ["swiss", "swiss?view=files"],
  ["stages", "stages"],
  ["stages", "stages?stage=1"],
  ["proposed", "stages"],
  ["knockout", "results?by=bracket"],
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
