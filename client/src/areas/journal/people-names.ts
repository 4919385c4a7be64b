import { computed, type Ref } from "vue";
import { useI18n } from "vue-i18n";
import type { Change, PersonId } from "@drawroom/shared";
import { usePlan } from "../plan/use-plan";

/** Names of those who made changes, also of who has left: facts of joining and leaving name them. */
export function usePeopleNames(changes: Readonly<Ref<readonly Change[]>>) {
  const { t } = useI18n();
  const { state } = usePlan();
  const named = computed(() => {
    const names = new Map<PersonId, string>();
    for (const { facts } of changes.value) {
      for (const fact of facts) {
        if (fact.type === "managerJoined" || fact.type === "personChanged")
          names.set(fact.person.id, fact.person.name);
        else if (fact.type === "managerRemoved") names.set(fact.person, fact.name);
        else if (fact.type === "eventCreated" || fact.type === "eventTakenOver")
          names.set(fact.owner.id, fact.owner.name);
      }
    }
    return names;
  });
  const nameOf = (id: PersonId): string =>
    state.value.people[id]?.name ?? named.value.get(id) ?? t("journal.somebody");
  const people = computed(() =>
    [...new Set(changes.value.map(({ actor }) => actor))].sort((a, b) =>
      nameOf(a) < nameOf(b) ? -1 : 1,
    ),
  );
  return { nameOf, people };
}
