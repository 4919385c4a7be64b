import { computed, reactive, ref, watch } from "vue";
import { createEvent } from "./events-api";
import { slugOf } from "./slug";
import { localTime } from "../../ui/format/time";
import { newCommandId } from "../../sync/new-id";
import type { HttpRefusal } from "../../http/request";

/** The fields of an event to be made. The address follows the name until it is typed into. */
export function useNewEvent() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const today = localTime(Date.now(), zone).slice(0, 10);
  const fields = reactive({ name: "", venue: "", startsOn: today, endsOn: today, zone, slug: "" });
  const isOwnSlug = ref(false);
  const commandId = newCommandId();
  const zones = [...new Set([zone, ...Intl.supportedValuesOf("timeZone"), "UTC"])];

  watch(
    () => fields.name,
    (name) => (fields.slug = isOwnSlug.value ? fields.slug : slugOf(name)),
  );
  watch(
    () => fields.slug,
    (slug) => (isOwnSlug.value = slug !== "" && slug !== slugOf(fields.name)),
  );
  watch(
    () => fields.startsOn,
    (first) => (fields.endsOn = fields.endsOn < first ? first : fields.endsOn),
  );

  let made = "";
  return {
    fields,
    zones: zones.map((value) => ({ value, text: value.replace(/_/g, " ") })),
    isSlugWrong: computed(() => fields.slug !== "" && fields.slug !== slugOf(fields.slug)),
    madeSlug: () => made,
    make: async (): Promise<HttpRefusal | null> => {
      const answer = await createEvent({ commandId, ...fields });
      if (!answer.ok) return answer.refusal;
      made = answer.value.slug;
      return null;
    },
  };
}
