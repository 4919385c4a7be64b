import type { Outcome } from "../blocks/outcome.js";
import type { DrawnMatch, MatchState } from "../knockout/play/drawn-match.js";
import { playOf } from "../knockout/play/play-of.js";
import { entrantIn, type Slot } from "../knockout/play/slot.js";
import { roundNameOf, type RoundName } from "../knockout/round-name.js";
import type { Side } from "../model/block.js";
import type { Bracket, BracketSeeding, Places } from "../model/bracket.js";
import type { LocalTime } from "../model/event.js";
import {
  competitionOf,
  type BracketId,
  type CompetitionId,
  type CourtId,
  type EntrantId,
  type MatchId,
} from "../model/ids.js";
import type { EventState } from "../model/state.js";
import { lineMarksOf, type LineMark } from "./bracket-lines.js";

/** A side as it is shown; an entrant with what is to be known of them here. */
export type BracketSide =
  | Exclude<Slot, { kind: "entrant" }>
  | ({
      readonly kind: "entrant";
      readonly entrant: EntrantId;
      readonly isWithdrawn: boolean;
    } & LineMark);

export interface BracketMatchView {
  readonly id: MatchId;
  readonly round: number;
  /** From 1, at the top. */
  readonly number: number;
  readonly state: MatchState;
  readonly a: BracketSide;
  readonly b: BracketSide;
  readonly outcome: Outcome;
  readonly winner: Side | null;
  readonly at: LocalTime | null;
  readonly court: CourtId | null;
}

export interface BracketRoundView {
  readonly round: number;
  readonly name: RoundName;
  readonly matches: readonly BracketMatchView[];
}

/** A knockout as everybody sees it. */
export interface BracketView {
  readonly id: BracketId;
  readonly competition: CompetitionId;
  readonly name: string;
  readonly places: Places | null;
  /** False: lines show seeds and finishing places alone (GEN-1). */
  readonly isDrawn: boolean;
  readonly lines: number;
  readonly rounds: readonly BracketRoundView[];
  readonly thirdPlace: BracketMatchView | null;
  readonly champion: EntrantId | null;
  /** How it was drawn (WRK-1). */
  readonly seeding: BracketSeeding | null;
}

/** A bracket with its rounds, byes too; null: there is none such. */
export function bracketOf(state: EventState, id: BracketId): BracketView | null {
  const bracket = state.brackets[id];
  if (!bracket) return null;
  const { rounds, thirdPlace } = playOf(state, id);
  const lines = 2 ** rounds.length * Math.min(rounds.length, 1);
  const shown = (match: DrawnMatch): BracketMatchView => matchView(state, bracket, id, match);
  return {
    id,
    competition: competitionOf(id),
    name: bracket.name,
    places: bracket.places ?? null,
    isDrawn: bracket.draw !== undefined,
    lines,
    rounds: rounds.map((matches, index) => ({
      round: index + 1,
      name: roundNameOf(index + 1, lines),
      matches: matches.map(shown),
    })),
    thirdPlace: thirdPlace && shown(thirdPlace),
    champion: championOf(rounds.at(-1)?.[0]),
    seeding: state.seedings[id] ?? null,
  };
}

const championOf = (final: DrawnMatch | undefined): EntrantId | null =>
  final ? entrantIn(final.winner) : null;

function matchView(
  state: EventState,
  bracket: Bracket,
  id: BracketId,
  match: DrawnMatch,
): BracketMatchView {
  const marks = lineMarksOf(bracket, state.seedings[id]);
  const side = (slot: Slot): BracketSide =>
    slot.kind === "entrant"
      ? {
          kind: slot.kind,
          entrant: slot.entrant,
          isWithdrawn: slot.isGone,
          ...(marks.get(slot.entrant) ?? { seed: null, isMoved: false, standsFor: null }),
        }
      : slot;
  const { at, court } = match.record ?? {};
  return {
    id: match.id,
    round: match.round,
    number: match.number,
    state: match.state,
    a: side(match.a),
    b: side(match.b),
    outcome: match.outcome,
    winner: match.outcome.winner,
    at: at ?? null,
    court: court ?? null,
  };
}
