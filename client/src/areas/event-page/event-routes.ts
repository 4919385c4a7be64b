import type { RouteRecordRaw } from "vue-router";
import { pathOf } from "../../sync/event-path";
import { fetchEarly } from "./early-fetch";
import { planRoutes } from "../plan/routes";
import { versionIn } from "./version-shown";

type Pages = typeof import("./event-pages");
const page =
  <Name extends keyof Pages>(name: Name) =>
  async (): Promise<Pages[Name]> =>
    (await import("./event-pages"))[name];

/** The event's pages share one session; the planner's code is fetched only by those who open it (SCR-10). */
export const eventRoute: RouteRecordRaw = {
  path: "/e/:slug",
  component: page("EventShell"),
  meta: { texts: ["event-page"] },
  beforeEnter: (to) => fetchEarly(pathOf(String(to.params["slug"]), versionIn(to))),
  children: [
    {
      path: "",
      component: page("EventPage"),
      meta: { texts: ["blocks", "now", "order-of-play"] },
      children: [
        { path: "", name: "now", component: page("NowTab") },
        { path: "blocks/:letter([A-Z])?", name: "blocks", component: page("BlocksTab") },
        { path: "players", name: "players", component: page("PlayersTab") },
        {
          path: "players/:entrant",
          name: "entrant",
          component: () => import("../blocks/EntrantTab.vue"),
        },
        { path: "order-of-play", name: "order-of-play", component: page("OrderOfPlayTab") },
        {
          path: "knockout/:bracket?",
          name: "knockout",
          component: () => import("../knockout/KnockoutTab.vue"),
          meta: { texts: ["knockout", "random-draws"] },
        },
        {
          path: "rounds/:round?",
          name: "rounds",
          component: () => import("../rounds/RoundsTab.vue"),
          meta: { texts: ["rounds", "random-draws"] },
        },
      ],
    },
    ...planRoutes,
  ],
};
