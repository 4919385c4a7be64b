import type { BlockId, CompetitionId, EntrantId } from "../model/ids.js";
import {
  boardIdsOf,
  bracketMatchIdsOf,
  bracketsOf,
  matchIdsOf,
  roundIdsOf,
  seatsOf,
} from "../model/keys.js";
import type { EventState } from "../model/state.js";
import { defineFact } from "./define.js";
import { withoutStages } from "./stages/groups-dropped.js";
import { drop } from "./tables.js";

/** Gone with its entrants, blocks, seats, brackets, matches, rounds, boards and stages. */
export interface CompetitionRemoved {
  readonly type: "competitionRemoved";
  readonly competition: CompetitionId;
  readonly name: string;
  readonly entrants: readonly EntrantId[];
  readonly blocks: readonly BlockId[];
}

export const competitionRemoved = defineFact<CompetitionRemoved>({
  type: "competitionRemoved",
  evolve: (state, { competition, entrants, blocks }) => {
    const seats = drop(state, "seats", seatsOf(state, competition));
    const matches = drop(seats, "matches", matchIdsOf(state, competition));
    const brackets = withoutStages(withoutBrackets(matches, competition), competition);
    const rounds = withoutRounds(brackets, competition, entrants);
    const emptied = drop(drop(rounds, "blocks", blocks), "entrants", entrants);
    return drop(emptied, "competitions", [competition]);
  },
});

function withoutBrackets(state: EventState, competition: CompetitionId): EventState {
  const brackets = bracketsOf(state, competition);
  const unplayed = drop(state, "bracketMatches", bracketMatchIdsOf(state, competition));
  return drop(drop(unplayed, "brackets", brackets), "seedings", brackets);
}

function withoutRounds(
  state: EventState,
  competition: CompetitionId,
  entrants: readonly EntrantId[],
): EventState {
  const rounds = roundIdsOf(state, competition);
  const boardless = drop(state, "boards", boardIdsOf(state, competition));
  const unpaired = drop(drop(boardless, "rounds", rounds), "roundWorkings", rounds);
  return drop(unpaired, "players", entrants);
}
