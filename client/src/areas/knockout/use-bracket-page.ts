import { computed, type ComputedRef } from "vue";
import { useI18n } from "vue-i18n";
import { useRoute, type RouteLocationRaw } from "vue-router";
import { bracketOf, bracketsOf, bracketId, type BracketView } from "@drawroom/shared";
import { useViewed } from "../event-page/viewed";
import { sectionsOf, type Piece } from "./pieces";

interface Choice {
  readonly to: RouteLocationRaw;
  readonly text: string;
  readonly isCurrent: boolean;
}

/** Which bracket of the competition, and which part of a long one, is looked at: as the address says. */
export function useBracketPage(): {
  readonly bracket: ComputedRef<BracketView | null>;
  readonly brackets: ComputedRef<readonly Choice[]>;
  readonly piece: ComputedRef<Piece | undefined>;
  readonly pieces: ComputedRef<readonly Choice[]>;
} {
  const { t } = useI18n();
  const route = useRoute();
  const { state, competition } = useViewed();
  const ids = computed(() =>
    competition.value ? bracketsOf(state.value, competition.value.id) : [],
  );
  const id = computed(() => {
    const named = route.params["bracket"];
    const asked =
      typeof named === "string" && competition.value && bracketId(competition.value.id, named);
    return ids.value.find((known) => known === asked) ?? ids.value[0];
  });
  const bracket = computed(() => (id.value ? bracketOf(state.value, id.value) : null));
  const brackets = computed(() =>
    ids.value.map((known) => ({
      text: state.value.brackets[known]?.name ?? "",
      isCurrent: known === id.value,
      to: {
        name: "knockout",
        params: { ...route.params, bracket: known.slice(known.indexOf(".") + 1) },
        query: route.query["in"] === undefined ? {} : { in: route.query["in"] },
      },
    })),
  );
  const sections = computed(() => (bracket.value ? sectionsOf(bracket.value) : []));
  const piece = computed(() => sections.value[Number(route.query["part"]) - 1]);
  const pieces = computed(() => {
    if (sections.value.length === 0) return [];
    const to = (part?: number) => ({ path: route.path, query: { ...route.query, part } });
    return [
      { text: t("knockout.part.whole"), isCurrent: piece.value === undefined, to: to() },
      ...sections.value.map((section, at) => ({
        text: partWords(sections.value.length, at),
        isCurrent: piece.value === section,
        to: to(at + 1),
      })),
    ];
  });
  const partWords = (many: number, at: number): string => {
    if (many === 2) return t(`knockout.part.half.${at}`);
    return t("knockout.part.lines", { from: at * 32 + 1, to: (at + 1) * 32 });
  };
  return { bracket, brackets, piece, pieces };
}
