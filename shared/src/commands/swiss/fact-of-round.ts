import type { Fact } from "../../facts/fact.js";
import type { CompetitionId } from "../../model/ids.js";
import type { EventState } from "../../model/state.js";
import type { Player, Round } from "../../model/swiss.js";
import { joining, swissHistoryOf } from "../../swiss/history-of.js";
import type { Paired, RoundWorking } from "../../swiss/history.js";
import { recordsOf } from "../../swiss/records.js";
import { scoresBySeed } from "../../swiss/scores.js";

/** A round as it was made; its working where the rules made it. */
interface Made {
  readonly round: Round;
  readonly boards: readonly Paired[];
  readonly working?: RoundWorking;
}

/** What makes a round: its boards, and the places of those who come in with it, frozen from now on (SWS-1). */
export function factOfRound(
  state: EventState,
  competition: CompetitionId,
  { round, boards, working }: Made,
): Fact {
  const history = swissHistoryOf(state, competition);
  const number = history.rounds.length + 1;
  const scores = scoresBySeed(recordsOf(history), number);
  const players = joining(state, competition).map(({ id, ...player }): [string, Player] => [
    id,
    player,
  ]);
  return {
    type: "roundPaired",
    competition,
    number,
    round: { ...round, ...(scores.some((score) => score > 0) && { scores }) },
    boards: boards.map(({ white, black }) => ({ white, black })),
    players: Object.fromEntries(players),
    ...(working && { working }),
  };
}
