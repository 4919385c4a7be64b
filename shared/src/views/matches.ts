import { blocksIn, matchesIn, seatsIn, type MatchAt } from "../blocks/by-block.js";
import { OPEN_OUTCOME, outcomesIn, type Outcome } from "../blocks/outcome.js";
import { shownIn } from "../blocks/shown-seats.js";
import type { Slot } from "../knockout/play/slot.js";
import type { RoundName } from "../knockout/round-name.js";
import type {
  BlockId,
  BracketId,
  CompetitionId,
  CourtId,
  EntrantId,
  Letter,
  MatchId,
  SeatId,
} from "../model/ids.js";
import { competitionOf, letterOf, seatId } from "../model/ids.js";
import { bracketsOf } from "../model/keys.js";
import type { LocalDate, LocalTime } from "../model/event.js";
import type { EventState } from "../model/state.js";
import { shownOf } from "./match-side.js";
import { matchesOfBracket } from "./bracket-matches.js";

export interface MatchSide {
  /** Empty in a bracket. */
  readonly seat: SeatId;
  /** In a block; of a bracket the seed that the method gave, 0: none, or not known yet. */
  readonly seed: number;
  /** null: not drawn yet (HND-5). */
  readonly entrant: EntrantId | null;
  readonly name: string | null;
  readonly country: string | null;
  readonly isWithdrawn: boolean;
}

/** Where a bracket's match stands in it. */
export interface BracketPlace {
  readonly id: BracketId;
  readonly name: string;
  readonly round: RoundName;
  readonly isThirdPlace: boolean;
  /** Upper and lower: who has got there, or whom it waits for. */
  readonly sides: readonly [Slot, Slot];
}

export interface MatchView {
  readonly id: MatchId;
  readonly competition: CompetitionId;
  /** Empty where it is a bracket's, as is the letter. */
  readonly block: BlockId;
  readonly letter: Letter;
  /** null: a block's. */
  readonly bracket: BracketPlace | null;
  readonly round: number;
  readonly at: LocalTime | null;
  readonly court: CourtId | null;
  /** The smaller seed number; in a bracket the upper. */
  readonly a: MatchSide;
  readonly b: MatchSide;
  readonly outcome: Outcome;
}

/** All that is given must hold. */
export interface MatchFilter {
  readonly competition?: CompetitionId;
  readonly block?: BlockId;
  readonly bracket?: BracketId;
  readonly court?: CourtId;
  readonly entrant?: EntrantId;
  readonly day?: LocalDate;
}

const made = new WeakMap<EventState, readonly MatchView[]>();

/** Matches by time, those without one last; at one time by court, then as the order of play has them. */
export function matchesOf(state: EventState, filter: MatchFilter = {}): readonly MatchView[] {
  let all = made.get(state);
  if (!all) made.set(state, (all = allMatches(state)));
  const { competition, block, bracket, court, entrant, day } = filter;
  return all.filter(
    (match) =>
      (competition === undefined || match.competition === competition) &&
      (block === undefined || match.block === block) &&
      (bracket === undefined || match.bracket?.id === bracket) &&
      (court === undefined || match.court === court) &&
      (entrant === undefined || match.a.entrant === entrant || match.b.entrant === entrant) &&
      (day === undefined || match.at?.slice(0, day.length) === day),
  );
}

function allMatches(state: EventState): readonly MatchView[] {
  const competitions = Object.values(state.competitions).sort((x, y) => x.order - y.order);
  const matches = competitions.flatMap(({ id }) => [
    ...blocksIn(state, id).flatMap((block) => matchesOfBlock(state, block.id)),
    ...bracketsOf(state, id).flatMap((bracket) => matchesOfBracket(state, bracket)),
  ]);
  const courtOrder = ({ court }: MatchView): number =>
    (court === null ? undefined : state.courts[court]?.order) ?? Infinity;
  const byText = (x: string | null, y: string | null): number =>
    x === y ? 0 : y === null || (x !== null && x < y) ? -1 : 1;
  // What has no time yet: brackets after all blocks.
  const roundOrder = ({ bracket, round }: MatchView): number => (bracket ? MOST_ROUNDS : 0) + round;
  return matches.sort(
    (x, y) =>
      byText(x.at, y.at) || roundOrder(x) - roundOrder(y) || courtOrder(x) - courtOrder(y) || 0,
  );
}

const MOST_ROUNDS = 100;

function matchesOfBlock(state: EventState, block: BlockId): MatchView[] {
  const shown = new Map(seatsIn(state, block).map((seat) => [seat.seed, shownIn(state, seat)]));
  const outcomes = outcomesIn(state, block);
  return matchesIn(state, block).map((match) => ({
    id: match.id,
    competition: competitionOf(block),
    block,
    letter: letterOf(block),
    bracket: null,
    round: match.round,
    at: match.at ?? null,
    court: match.court ?? null,
    a: sideOf(state, match, match.a, shown.get(match.a) ?? null),
    b: sideOf(state, match, match.b, shown.get(match.b) ?? null),
    outcome: outcomes.get(match.id) ?? OPEN_OUTCOME,
  }));
}

function sideOf(
  state: EventState,
  match: MatchAt,
  seed: number,
  entrant: EntrantId | null,
): MatchSide {
  return { seat: seatId(match.block, seed), seed, entrant, ...shownOf(state, entrant) };
}
