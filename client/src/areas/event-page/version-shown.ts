import { provide } from "vue";
import {
  routerKey,
  useRouter,
  type RouteLocationNormalized,
  type RouteLocationRaw,
  type Router,
} from "vue-router";

/** The earlier version that an address asks for, `?version=214`; null: the event as it stands. The planner knows only now. */
export function versionIn(route: Pick<RouteLocationNormalized, "query" | "name">): number | null {
  const { version } = route.query;
  const isPlan = String(route.name).startsWith("plan");
  return !isPlan && typeof version === "string" && /^[1-9]\d{0,8}$/.test(version)
    ? Number(version)
    : null;
}

/** All links and steps below this component stay at the version, as long as they stay on the event's page (HUB-9). */
export function keepVersion(slug: string, version: number): void {
  const router = useRouter();
  const kept = (to: RouteLocationRaw): RouteLocationRaw => {
    const { path, params, query, hash, name } = router.resolve(to);
    const isHere = params["slug"] === slug && !String(name).startsWith("plan");
    return isHere ? { path, query: { ...query, version: String(version) }, hash } : to;
  };
  provide(
    routerKey,
    Object.assign(Object.create(router) as Router, {
      resolve: (to: RouteLocationRaw) => router.resolve(kept(to)),
      push: (to: RouteLocationRaw) => router.push(kept(to)),
      replace: (to: RouteLocationRaw) => router.replace(kept(to)),
    }),
  );
}
