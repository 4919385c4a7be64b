import { onMounted } from "vue";
import { useRouter, type RouteRecordNormalized } from "vue-router";
import { loadTexts } from "../../i18n";
import { keepPages } from "../../offline/keep-pages";

const LATER_MS = 500;

/** Fetches the other sections once the first is shown, so that each opens when the line is lost later (WIR-4). */
export function useSectionsAtHand(): void {
  const router = useRouter();
  const sections = router.getRoutes().filter(({ name }) => String(name).startsWith("plan"));
  const fetchAll = (): void => {
    for (const section of sections) void fetchSection(section);
    void keepPages("everything");
  };
  onMounted(() => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(fetchAll);
    else setTimeout(fetchAll, LATER_MS);
  });
}

async function fetchSection({ components, meta }: RouteRecordNormalized): Promise<void> {
  const page = components?.["default"];
  // One that was opened is there; the router keeps the component itself then.
  if (typeof page !== "function") return;
  await Promise.all([(page as () => Promise<unknown>)(), loadTexts(meta.texts ?? [])]).catch(
    // Without a line there is nothing to fetch; the section asks again when it is opened.
    () => undefined,
  );
}
