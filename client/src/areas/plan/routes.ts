import type { RouteRecordRaw } from "vue-router";

/** Words that every page of the planner needs. */
const SHARED_TEXTS = ["plan", "refusals", "facts"];

const texts = (...areas: string[]) => ({ texts: [...SHARED_TEXTS, ...areas] });

/**
 * The planner comes with the engine, so that the first thing entered is judged and shown at once, and what follows builds on it
 * (WIR-5). Without the engine the server decides alone.
 */
async function planPage() {
  const [page] = await Promise.all([
    import("./PlanPage.vue"),
    import("../../sync/authoring").catch(() => null),
  ]);
  return page;
}

/**
 * The planner's pages under `/e/:slug`, each loaded when it is opened (SCR-10). `:competition` may be left out; then it is
 * the first.
 */
export const planRoutes: readonly RouteRecordRaw[] = [
  {
    path: "plan",
    component: planPage,
    meta: texts(),
    children: [
      {
        path: "",
        name: "plan",
        component: () => import("../settings/SettingsSection.vue"),
        meta: texts("settings"),
      },
      {
        path: "entrants/:competition?",
        name: "plan-entrants",
        component: () => import("../entrants/EntrantsSection.vue"),
        meta: texts("entrants"),
      },
      {
        path: "format/:competition?",
        name: "plan-format",
        component: () => import("../block-builder/BuilderSection.vue"),
        meta: texts("block-builder", "blocks"),
      },
      {
        path: "live-draw/:competition?",
        name: "plan-live-draw",
        component: () => import("../live-draw/DrawSection.vue"),
        meta: texts("live-draw"),
      },
      {
        path: "order-of-play/:competition?",
        name: "plan-order-of-play",
        component: () => import("../schedule/ScheduleSection.vue"),
        meta: texts("schedule"),
      },
      {
        path: "knockout/:competition?",
        name: "plan-knockout",
        component: () => import("../knockout/setup/SetupSection.vue"),
        meta: texts("knockout-setup", "knockout", "random-draws"),
      },
      {
        path: "results/:competition?",
        name: "plan-results",
        component: () => import("../results/ResultsSection.vue"),
        meta: texts("results", "blocks", "knockout"),
      },
      {
        path: "swiss/:competition?",
        name: "plan-swiss",
        component: () => import("../swiss/SwissSection.vue"),
        meta: texts("swiss", "rounds", "random-draws", "entrants"),
      },
      {
        path: "stages/:competition?",
        name: "plan-stages",
        component: () => import("../stages/StagesSection.vue"),
        meta: texts("stages"),
      },
      {
        path: "journal",
        name: "plan-journal",
        component: () => import("../journal/JournalSection.vue"),
        meta: texts("journal"),
      },
      {
        path: "people",
        name: "plan-people",
        component: () => import("../people/PeopleSection.vue"),
        meta: texts("people"),
      },
      {
        path: "displays",
        name: "plan-displays",
        component: () => import("../displays/DisplaysSection.vue"),
        meta: texts("displays"),
      },
    ],
  },
];
