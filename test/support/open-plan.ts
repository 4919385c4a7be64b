import { flushPromises, mount, type VueWrapper } from "@vue/test-utils";
import { vi } from "vitest";
import { defineComponent, h, provide } from "vue";
import { createMemoryHistory, createRouter, RouterView, type Router } from "vue-router";
import { planRoutes } from "../../client/src/areas/plan/routes";
import { allAreas, i18n, loadTexts } from "../../client/src/i18n";
import { eventSession } from "../../client/src/sync/use-event";
import { fixtureSession, type FixtureOptions, type FixtureSession } from "./fixture-session";
import type { World } from "./world";

export interface OpenPlan {
  readonly page: VueWrapper;
  readonly session: FixtureSession;
  readonly router: Router;
}

const elsewhere = defineComponent(() => () => h("p", "elsewhere"));

/** The planner at a section such as `live-draw`, on the page so that the focus is real; the owner's unless said otherwise. */
export async function openPlan(
  world: World,
  section: string,
  options: FixtureOptions = {},
): Promise<OpenPlan> {
  await loadTexts(await allAreas());
  const session = fixtureSession(world, { role: "owner", ...options });
  const shell = defineComponent(() => {
    provide(eventSession, session);
    return () => h(RouterView);
  });
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      {
        path: "/e/:slug",
        component: shell,
        children: [{ path: "", name: "now", component: elsewhere }, ...planRoutes],
      },
      { path: "/sign-in", name: "sign-in", component: elsewhere },
      { path: "/", name: "events", component: elsewhere },
    ],
  });
  await router.push(`/e/southmere/plan/${section}`);
  await router.isReady();
  const page = mount(RouterView, { attachTo: document.body, global: { plugins: [i18n, router] } });
  await flushPromises();
  return { page, session, router };
}

/** What stands under the focus of the page. */
export const focused = (): HTMLElement => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) throw new Error("Nothing has the focus");
  return element;
};

/** A worker that runs its script's part here: pages read lists in one. */
export function fakeWorkers(answer: (asked: unknown) => unknown): void {
  class HereWorker extends EventTarget {
    postMessage(asked: unknown): void {
      queueMicrotask(() =>
        this.dispatchEvent(new MessageEvent("message", { data: answer(asked) })),
      );
    }
    terminate(): void {}
  }
  vi.stubGlobal("Worker", HereWorker);
}
