import type { Command, EventState } from "@drawroom/shared";
import { i18n } from "../../i18n";

/** What a refused command about a knockout wanted, in words; null: it is about something else. */
export function knockoutGivenWords(now: EventState, command: Command): string | null {
  const { t } = i18n.global;
  const nameOf = (entrant: string): string => now.entrants[entrant]?.name ?? entrant;
  const bracket = (id: string): string => now.brackets[id]?.name ?? id.slice(id.indexOf(".") + 1);
  const competition = (id: string): string => now.competitions[id]?.name ?? "";
  switch (command.type) {
    case "setKnockoutStyle":
    case "setKnockoutSeeds":
      return t("plan.late.knockoutSeeds", { competition: competition(command.competition) });
    case "addBracket":
      return t("plan.late.bracketAdded", { bracket: command.bracket.name });
    case "changeBracket":
      return t("plan.late.bracketChanged", { bracket: command.name ?? bracket(command.bracket) });
    case "removeBracket":
      return t("plan.late.bracketRemoved", { bracket: bracket(command.bracket) });
    case "generateBracket":
    case "reseedBracket":
      return t("plan.late.bracketDrawn", { bracket: bracket(command.bracket) });
    case "exchangeLines": {
      const [one, other] = command.lines;
      return t("plan.late.lines", { one, other, bracket: bracket(command.bracket) });
    }
    case "replaceInBracket":
      return t("plan.late.replaced", {
        by: nameOf(command.by),
        name: nameOf(command.entrant),
        bracket: bracket(command.bracket),
      });
    default:
      return null;
  }
}
