import type {
  BracketMatchView,
  BracketSide,
  BracketView,
  EventState,
  MatchId,
} from "@drawroom/shared";
import { i18n } from "../../i18n";
import { slotText } from "../../ui/format/round";
import { scoreOf } from "../../ui/format/score";
import { clock, day } from "../../ui/format/time";

/** Who stands on a side, or what stands for them: a name, `Seed 9 (2nd)`, `Winner of QF 3`, `bye`. */
export function sideText(state: EventState, bracket: BracketView, side: BracketSide): string {
  if (side.kind === "entrant") return state.entrants[side.entrant]?.name ?? "";
  return slotText(side, bracket.lines);
}

/** When and where a match is played, as far as that is known: `Sun 17 May 14:00, Lawn 1`. */
export function whenWhere(state: EventState, { at, court }: BracketMatchView): string {
  const lawn = court === null ? "" : (state.courts[court]?.name ?? "");
  return [at === null ? "" : `${day(at)} ${clock(at)}`, lawn].filter(Boolean).join(", ");
}

/** The score from the winner's side, `w/o`; empty where there is nothing to say. */
export function scoreFor({ outcome, winner }: BracketMatchView): string {
  if (winner === null) return "";
  return outcome.result ? scoreOf(outcome.result, winner) : i18n.global.t("common.walkover");
}

/** What stands on a line while a match decides who comes to it: where it is being played, or when it will be; may be empty. */
export function waitingText(
  state: EventState,
  match: BracketMatchView,
  onCourt: ReadonlySet<MatchId>,
): string {
  const { t } = i18n.global;
  if (!onCourt.has(match.id)) return match.winner === null ? whenWhere(state, match) : "";
  const court = match.court === null ? undefined : state.courts[match.court]?.name;
  return court ? t("knockout.onCourtAt", { court }) : t("knockout.onCourt");
}
