import { mount } from "@vue/test-utils";
import { expect, it } from "vitest";
import ScheduleViews from "../../client/src/areas/schedule/ScheduleViews.vue";
import { i18n, loadTexts } from "../../client/src/i18n";
import { routerAt, textOf } from "../support/mount-page";

it("of the rounds, a block's is picked by its number and a knockout's by its name", async () => {
  await loadTexts(["schedule"]);
  const router = await routerAt("/");
  const groups = [
    { key: "1", title: "Round 1", matches: [] },
    { key: "open.main 1", title: "Main, Last 16", matches: [] },
    { key: "open.main third", title: "Main, Third place", matches: [] },
  ];
  const views = mount(ScheduleViews, {
    props: { view: "round", groups, only: null, days: [] },
    global: { plugins: [i18n, router] },
  });
  const parts = views.findAll("a").map(textOf).slice(-3);
  expect(parts).toEqual(["1", "Main, Last 16", "Main, Third place"]);
});
