import { drawnMatchesOf, playOf } from "../knockout/play/play-of.js";
import { entrantIn, type Slot } from "../knockout/play/slot.js";
import { roundNameOf } from "../knockout/round-name.js";
import { competitionOf, type BracketId } from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { lineMarksOf } from "./bracket-lines.js";
import { shownOf } from "./match-side.js";
import type { MatchSide, MatchView } from "./matches.js";

/** The matches of a bracket among all others, round by round; a bye is none (LIN-2). */
export function matchesOfBracket(state: EventState, id: BracketId): MatchView[] {
  const bracket = state.brackets[id];
  if (!bracket) return [];
  const marks = lineMarksOf(bracket, state.seedings[id]);
  const sideOf = (slot: Slot): MatchSide => {
    const entrant = entrantIn(slot);
    const drawn = entrant === null ? null : (marks.get(entrant)?.seed ?? null);
    const seed = slot.kind === "label" ? slot.seed : drawn;
    return { seat: "", seed: seed ?? 0, entrant, ...shownOf(state, entrant) };
  };
  const play = playOf(state, id);
  const lines = 2 ** play.rounds.length;
  return drawnMatchesOf(play)
    .filter((match) => match.state !== "bye")
    .map((match) => ({
      id: match.id,
      competition: competitionOf(id),
      block: "",
      letter: "",
      bracket: {
        id,
        name: bracket.name,
        round: roundNameOf(match.round, lines),
        isThirdPlace: match.isThirdPlace,
        sides: [match.a, match.b] as const,
      },
      round: match.round,
      at: match.record?.at ?? null,
      court: match.record?.court ?? null,
      a: sideOf(match.a),
      b: sideOf(match.b),
      outcome: match.outcome,
    }));
}
