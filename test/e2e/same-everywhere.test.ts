import { expect, test } from "vitest";
import { useBrowser } from "../support/browser";
import { bundled } from "../support/bundled";
import { scriptedRuns } from "../support/scripted-runs";

declare global {
  var scripted: Readonly<Record<string, string>> | undefined;
}

const open = useBrowser();

test("[LOG-2][HUB-2] draws, logs, changes and states are the same on the server and in a browser", async () => {
  const here = scriptedRuns();
  const page = await open({ url: "http://localhost" });
  const script = await bundled(
    `import { scriptedRuns } from "./support/scripted-runs"; globalThis.scripted = scriptedRuns();`,
  );
  await page.addScriptTag({ content: script, type: "module" });
  await page.waitForFunction(() => globalThis.scripted !== undefined);
  const there = (await page.evaluate(() => globalThis.scripted)) ?? {};
  expect(Object.keys(there)).toEqual(Object.keys(here));
  for (const [name, json] of Object.entries(here)) expect(there[name], name).toBe(json);
  // What was compared is a draw that rules have moved, and an event in which much has happened.
  expect(here["draws of 80 in 8"]).toContain('"exchanges":[{');
  const changes = JSON.parse(here["changes of 80 in 8"] ?? "[]") as readonly unknown[];
  expect(changes.length).toBeGreaterThan(40);
});
