import { mount, type VueWrapper } from "@vue/test-utils";
import { defineComponent, h, provide, type Component } from "vue";
import { createMemoryHistory, createRouter, RouterView, type Router } from "vue-router";
import { allAreas, i18n, loadTexts } from "../../client/src/i18n";
import { provideFollowing } from "../../client/src/areas/event-page/follow";
import { provideViewed } from "../../client/src/areas/event-page/viewed";
import { routes } from "../../client/src/router";
import { eventSession } from "../../client/src/sync/use-event";
import type { FixtureSession } from "./fixture-session";

/** A router over the product's own routes, at an address. */
export async function routerAt(address: string): Promise<Router> {
  const router = createRouter({ history: createMemoryHistory(), routes: [...routes] });
  await router.push(address);
  await router.isReady();
  return router;
}

/** The product at an address, with all its words. */
export async function mountApp(address: string): Promise<{ page: VueWrapper; router: Router }> {
  await loadTexts(await allAreas());
  const router = await routerAt(address);
  return { page: mount(RouterView, { global: { plugins: [i18n, router] } }), router };
}

/** A part of an event's page on its own, inside a session. */
export async function mountView(
  view: Component,
  session: FixtureSession,
  props: Record<string, unknown> = {},
  address = "/e/southmere/blocks",
): Promise<VueWrapper> {
  await loadTexts(await allAreas());
  const router = await routerAt(address);
  const frame = defineComponent(() => {
    provide(eventSession, session);
    const { state } = provideViewed(session, () => undefined);
    provideFollowing("southmere", state);
    return () => h(view, props);
  });
  return mount(frame, { global: { plugins: [i18n, router] } });
}

/** What is read, without the breaks of its markup. */
export const textOf = (wrapper: { text(): string }): string =>
  wrapper.text().replace(/\s+/g, " ").trim();
