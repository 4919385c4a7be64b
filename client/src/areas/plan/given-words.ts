import { useI18n } from "vue-i18n";
import { boardParts, seatLabel, stageParts, type Command, type EventState } from "@drawroom/shared";
import { clock } from "../../ui/format/time";
import { gameResultWords } from "../../ui/format/game-result";
import { scoreOf } from "../../ui/format/score";
import { knockoutGivenWords } from "./knockout-given-words";
import { matchWords } from "./match-words";
import { usePlan } from "./use-plan";

/** What a refused command wanted, in words: what was typed is never lost (SCR-2). Null: its refusal says enough. */
export function useGivenWords() {
  const { t } = useI18n();
  const { state } = usePlan();
  const nameOf = (now: EventState, entrant: string): string =>
    now.entrants[entrant]?.name ?? entrant;
  const givenWords = (command: Command): string | null => {
    const now = state.value;
    switch (command.type) {
      case "enterResult":
        return t("plan.late.result", {
          match: matchWords(now, command.match),
          score: scoreOf(command.result, "a"),
        });
      case "clearResult":
        return t("plan.late.cleared", { match: matchWords(now, command.match) });
      case "enterBoardResult": {
        const { board, round } = boardParts(command.board);
        const result = command.result ? gameResultWords(command.result) : t("plan.nothing");
        return t("plan.late.board", { board, round, result });
      }
      case "enterGameResult": {
        const { game, group } = stageParts(command.game);
        const result = command.result ? gameResultWords(command.result) : t("plan.nothing");
        return t("plan.late.game", { game, group, result });
      }
      case "moveTeam":
        return t("plan.late.team", { name: nameOf(now, command.entrant), group: command.group });
      case "exchangeTeams":
        return t("plan.late.teams", {
          name: nameOf(now, command.a),
          other: nameOf(now, command.b),
        });
      case "pickSeat":
        return t("plan.late.pick", {
          name: nameOf(now, command.entrant),
          seat: seatLabel(command.seat),
        });
      case "scheduleMatch":
        return t("plan.late.schedule", {
          match: matchWords(now, command.match),
          what: [command.at && clock(command.at), command.court && now.courts[command.court]?.name]
            .filter(Boolean)
            .join(", "),
        });
      case "exchangeTimes":
        return t("plan.late.exchange", {
          match: matchWords(now, command.match),
          other: matchWords(now, command.with),
        });
      case "editEntrant":
        return t("plan.late.entrant", { name: command.name ?? nameOf(now, command.entrant) });
      case "changeSettings":
        return command.name === undefined ? null : t("plan.late.name", { name: command.name });
      default:
        return knockoutGivenWords(now, command);
    }
  };
  return { givenWords };
}
