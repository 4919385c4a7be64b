import type { EventState, StageView } from "@drawroom/shared";
import { i18n } from "../../i18n";
import { teamName } from "./team-name";

/** So many games are named; of the others only how many they are. */
const MOST_NAMED = 6;

/** The games that keep a stage from being closed; empty where none does (STG-10). */
export function openWords(state: EventState, view: StageView): string {
  const { t } = i18n.global;
  const open = view.groups.flatMap(({ number, games }) =>
    games
      .filter(({ result }) => result === null)
      .map(({ white, black }) =>
        t("stages.closing.game", {
          group: number,
          white: teamName(state, white),
          black: teamName(state, black),
        }),
      ),
  );
  const list = open.slice(0, MOST_NAMED).join("; ");
  const n = open.length - MOST_NAMED;
  return n > 0 ? t("stages.closing.more", { list, n }) : list;
}
