import type { RouteLocationRaw } from "vue-router";
import type { EntrantId } from "@drawroom/shared";
import { useViewed } from "./viewed";

/** Where a name leads: the entrant's own page. */
export function useEntrantLink(): (entrant: EntrantId) => RouteLocationRaw {
  const { settings } = useViewed();
  return (entrant) => ({ name: "entrant", params: { slug: settings.value.slug, entrant } });
}
