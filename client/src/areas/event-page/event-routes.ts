import type { RouteRecordRaw } from "vue-router";
import { planRoutes } from "../plan/routes";

/** The event's pages share one session; the planner's code is fetched only by those who open it (SCR-10). */
export const eventRoute: RouteRecordRaw = {
  path: "/e/:slug",
  component: () => import("./EventShell.vue"),
  meta: { texts: ["event-page"] },
  children: [
    {
      path: "",
      component: () => import("./EventPage.vue"),
      meta: { texts: ["blocks", "now", "order-of-play"] },
      children: [
        { path: "", name: "now", component: () => import("../now/NowTab.vue") },
        {
          path: "blocks/:letter([A-Z])?",
          name: "blocks",
          component: () => import("../blocks/BlocksTab.vue"),
        },
        { path: "players", name: "players", component: () => import("../blocks/PlayersTab.vue") },
        {
          path: "players/:entrant",
          name: "entrant",
          component: () => import("../blocks/EntrantTab.vue"),
        },
        {
          path: "order-of-play",
          name: "order-of-play",
          component: () => import("../order-of-play/OrderOfPlayTab.vue"),
        },
      ],
    },
    ...planRoutes,
  ],
};
