import {
  createRouter,
  createWebHistory,
  type RouteLocation,
  type RouteRecordRaw,
} from "vue-router";
import { eventRoute } from "./areas/event-page/event-routes";
import { loadTexts } from "./i18n";

declare module "vue-router" {
  interface RouteMeta {
    /** The areas whose words the page needs; they are there before it opens. */
    readonly texts?: readonly string[];
  }
}

export const routes: readonly RouteRecordRaw[] = [
  {
    path: "/",
    name: "events",
    component: () => import("./areas/events/EventsPage.vue"),
    meta: { texts: ["events", "sign-in"] },
  },
  {
    path: "/new-event",
    name: "new-event",
    component: () => import("./areas/events/NewEventPage.vue"),
    meta: { texts: ["events", "sign-in", "refusals", "journal"] },
  },
  {
    path: "/sign-in",
    name: "sign-in",
    component: () => import("./areas/sign-in/SignInPage.vue"),
    meta: { texts: ["sign-in", "refusals"] },
  },
  {
    path: "/account",
    name: "account",
    component: () => import("./areas/sign-in/AccountPage.vue"),
    meta: { texts: ["sign-in", "refusals"] },
  },
  {
    path: "/invite",
    name: "invite",
    component: () => import("./areas/sign-in/InvitePage.vue"),
    meta: { texts: ["sign-in", "refusals"] },
  },
  eventRoute,
  {
    path: "/d/:code",
    name: "display",
    component: () => import("./areas/display/DisplayDoor.vue"),
    meta: { texts: ["display", "blocks", "now", "order-of-play", "knockout", "rounds", "stages"] },
  },
  {
    path: "/:rest(.*)*",
    name: "not-found",
    component: () => import("./areas/event-page/NotFoundPage.vue"),
  },
];

export const router = createRouter({
  history: createWebHistory(),
  routes: [...routes],
  scrollBehavior: (to, from, saved) => {
    if (saved) return saved;
    if (to.hash) return { el: to.hash };
    return to.path === from.path ? false : { top: 0 };
  },
});

const textsOf = (to: RouteLocation): Promise<void> =>
  loadTexts(to.matched.flatMap((record) => record.meta.texts ?? []));

// Words and page come at the same time; the page opens when both are there.
router.beforeEach((to) => void textsOf(to));
router.beforeResolve(textsOf);
