import { beforeAll, test } from "vitest";
import { useBrowser } from "../support/browser";
import { foundByAxe, prepareLooks, settled, takePicture } from "../support/looks";
import { IN_PLAY, playScene } from "../support/play-scene";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, type Visitor } from "../support/visitor";
const open = useBrowser();
let node: TestNode;
let owner: Visitor;
let slug = "";
beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  console.time("scene");
  slug = (await playScene(owner)).slug;
  console.timeEnd("scene");
});
test("cost", async () => {
  for (const section of ["order-of-play", "results", "entrants"]) {
    const page = await open(node, { as: owner });
    await prepareLooks(page);
    await page.clock.setFixedTime(IN_PLAY);
    console.time("goto");
    await page.goto(`/e/${slug}/plan/${section}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    console.timeEnd("goto");
    console.log(section, await page.evaluate(() => document.querySelectorAll("*").length));
    for (const width of [390, 1280, 1920]) {
      console.time("size");
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      console.timeEnd("size");
      console.time("shot");
      await takePicture(page, "cost");
      console.timeEnd("shot");
      console.time("axe all");
      await foundByAxe(page);
      console.timeEnd("axe all");
      console.time("axe colour");
      await foundByAxe(page, { runOnly: { type: "rule", values: ["color-contrast"] } });
      console.timeEnd("axe colour");
      console.time("axe target");
      await foundByAxe(page, { runOnly: { type: "rule", values: ["target-size"] } });
      console.timeEnd("axe target");
    }
  }
});
