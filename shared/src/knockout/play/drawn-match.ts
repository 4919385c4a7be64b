import type { Outcome } from "../../blocks/outcome.js";
import { OPEN_OUTCOME, outcomeByResult, VOID_OUTCOME, walkoverFor } from "../../blocks/outcome.js";
import type { BracketMatch } from "../../model/bracket.js";
import type { Format } from "../../model/competition.js";
import type { EntrantId, MatchId } from "../../model/ids.js";
import { BYE, type EntrantSlot, type Slot } from "./slot.js";

/** PLY-5: `waiting` for at least one of the two, `ready` to be played, `played` or otherwise settled; a bye is none of these. */
export type MatchState = "waiting" | "ready" | "played" | "bye";

/** A place in a bracket, and who meets there. */
export interface Meeting {
  readonly id: MatchId;
  readonly round: number;
  /** From 1, at the top. */
  readonly number: number;
  readonly isThirdPlace: boolean;
  /** The upper side, and the lower, as the lines are (PLY-5). */
  readonly a: Slot;
  readonly b: Slot;
  /** What is kept of the match. */
  readonly record: BracketMatch | undefined;
}

export interface DrawnMatch extends Meeting {
  readonly state: MatchState;
  readonly outcome: Outcome;
  readonly winner: Slot;
  readonly loser: Slot;
}

/** Of two who are both gone: who played on all the same, before leaving too; null: neither. */
export type WhoWentOn = (meeting: Meeting, both: readonly EntrantId[]) => EntrantId | null;

/** What becomes of a meeting. A result counts for the two who played it; without one, who is gone gives a walkover (PLY-4). */
export function settled(meeting: Meeting, format: Format, whoWentOn: WhoWentOn): DrawnMatch {
  const { a, b, id } = meeting;
  if (a.kind === "bye" || b.kind === "bye") {
    return drawn(meeting, "bye", OPEN_OUTCOME, a.kind === "bye" ? b : a, BYE);
  }
  const isKnown = a.kind === "entrant" && b.kind === "entrant";
  const outcome = isKnown ? outcomeBetween(meeting, [a, b], format, whoWentOn) : OPEN_OUTCOME;
  if (outcome.kind === "open") {
    const winner: Slot = { kind: "waiting", match: id, takes: "winner" };
    const loser: Slot = { kind: "waiting", match: id, takes: "loser" };
    return drawn(meeting, isKnown ? "ready" : "waiting", outcome, winner, loser);
  }
  if (outcome.winner === null) return drawn(meeting, "played", outcome, BYE, BYE);
  const [winner, loser] = outcome.winner === "a" ? [a, b] : [b, a];
  const out = outcome.isByWithdrawal ? ({ ...loser, hadLeft: true } as Slot) : loser;
  return drawn(meeting, "played", outcome, winner, out);
}

const drawn = (
  { id, round, number, isThirdPlace, a, b, record }: Meeting,
  state: MatchState,
  outcome: Outcome,
  winner: Slot,
  loser: Slot,
): DrawnMatch => ({ id, round, number, isThirdPlace, a, b, record, state, outcome, winner, loser });

function outcomeBetween(
  meeting: Meeting,
  [a, b]: readonly [EntrantSlot, EntrantSlot],
  format: Format,
  whoWentOn: WhoWentOn,
): Outcome {
  const { result, sides } = meeting.record ?? {};
  const isOfThese = sides?.[0] === a.entrant && sides[1] === b.entrant;
  if (result && isOfThese && !a.hadLeft && !b.hadLeft) {
    return outcomeByResult(result, format);
  }
  if (!a.isGone && !b.isGone) return OPEN_OUTCOME;
  if (a.isGone !== b.isGone) return walkoverFor(a.isGone ? "b" : "a");
  const wentOn = whoWentOn(meeting, [a.entrant, b.entrant]);
  return wentOn === null ? VOID_OUTCOME : walkoverFor(wentOn === a.entrant ? "a" : "b");
}

/** Both entrants of a match; null while one is not known, or where there is none. */
export const bothIn = ({ a, b }: Meeting): readonly [EntrantId, EntrantId] | null =>
  a.kind === "entrant" && b.kind === "entrant" ? [a.entrant, b.entrant] : null;
