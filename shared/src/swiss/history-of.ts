import { entrantsIn } from "../blocks/by-block.js";
import type { Entrant } from "../model/entrant.js";
import type { CompetitionId, EntrantId } from "../model/ids.js";
import { boardIdsOf, roundIdsOf } from "../model/keys.js";
import type { EventState } from "../model/state.js";
import { roundParts, type RoundId } from "../model/swiss.js";
import type { BoardResult, SwissHistory, SwissPlayer, SwissRound } from "./history.js";
import { seedNumbers } from "./groups.js";
import { isPresent } from "./presence.js";
import { SWISS_DEFAULTS } from "./settings.js";

/** States never change in place, so what was made of one is kept for as long as the state itself. */
const made = new WeakMap<EventState, Map<CompetitionId, SwissHistory>>();

/**
 * A Swiss competition as pairing and standings see it. Entrants who are not in a round yet stand as they would come into the
 * next one: before round 1 by rating, later as late entries (SWS-1, SWS-13). Empty for an unknown competition.
 */
export function swissHistoryOf(state: EventState, competition: CompetitionId): SwissHistory {
  let histories = made.get(state);
  if (!histories) made.set(state, (histories = new Map<CompetitionId, SwissHistory>()));
  let history = histories.get(competition);
  if (!history) histories.set(competition, (history = historyOf(state, competition)));
  return history;
}

function historyOf(state: EventState, competition: CompetitionId): SwissHistory {
  const rounds = roundIdsOf(state, competition);
  const players = [...frozen(state, competition), ...joining(state, competition)];
  const groups = rounds[0] === undefined ? undefined : state.rounds[rounds[0]]?.groups;
  const byId = new Map(players.map((player) => [player.id, player]));
  return {
    settings: state.competitions[competition]?.swiss ?? SWISS_DEFAULTS,
    players,
    ...(groups && { groups }),
    rounds: rounds.map((id) => roundOf(state, id, byId)),
  };
}

/** The players whose seed number and rating are frozen, by seed number. */
const frozen = (state: EventState, competition: CompetitionId): SwissPlayer[] =>
  entrantsIn(state, competition)
    .flatMap(({ id }) => {
      const player = state.players[id];
      return player ? [{ id, ...player }] : [];
    })
    .sort((a, b) => a.seed - b.seed);

/** Who comes in with the next round, by the seed numbers they would get. */
export function joining(state: EventState, competition: CompetitionId): SwissPlayer[] {
  const waiting = entrantsIn(state, competition)
    .filter(({ id, withdrawn }) => !state.players[id] && withdrawn === undefined)
    .sort(byEntry);
  const from = roundIdsOf(state, competition).length + 1;
  const ids = from === 1 ? seedNumbers(waiting.map(rated)) : waiting.map(({ id }) => id);
  const ratings = new Map(waiting.map((entrant) => [entrant.id, entrant.current]));
  const last = frozen(state, competition).at(-1)?.seed ?? 0;
  return ids.map((id, index) => ({
    id,
    seed: last + index + 1,
    rating: ratings.get(id) ?? null,
    from,
    gone: [],
  }));
}

const rated = ({ id, current }: Entrant) => ({ id, rating: current });

function byEntry(a: Entrant, b: Entrant): number {
  return (a.entered ?? 0) - (b.entered ?? 0) || (a.id < b.id ? -1 : 1);
}

function roundOf(
  state: EventState,
  id: RoundId,
  players: ReadonlyMap<EntrantId, SwissPlayer>,
): SwissRound {
  const { round: number } = roundParts(id);
  const { bye = null, given } = state.rounds[id] ?? {};
  const boards = boardIdsOf(state, id).flatMap((key) => {
    const board = state.boards[key];
    if (!board) return [];
    const { white, black } = board;
    const hasLeft = (id: EntrantId): boolean => {
      const player = players.get(id);
      return player !== undefined && !isPresent(player, number);
    };
    const result = board.result ?? walkoverOf(hasLeft(white), hasLeft(black));
    return [{ white, black, result }];
  });
  return { number, boards, bye, ...(given && { given }) };
}

/** What a game without a result has come to where players withdrew from it; null: it is open (SWS-13). */
function walkoverOf(hasWhiteLeft: boolean, hasBlackLeft: boolean): BoardResult | null {
  if (hasWhiteLeft) return hasBlackLeft ? "--" : "-+";
  return hasBlackLeft ? "+-" : null;
}
