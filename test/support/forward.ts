import {
  matchesOf,
  openGames,
  stagesOf,
  swissHistoryOf,
  type CommandInput,
  type CompetitionId,
  type EventState,
} from "@drawroom/shared";
import type { Dice } from "./dice";

/** A command that brings a competition a step further, as a manager would give it next. */
export function forward(
  state: EventState,
  competition: CompetitionId,
  dice: Dice,
): CommandInput | null {
  switch (state.competitions[competition]?.kind) {
    case "swiss":
      return swissForward(state, competition, dice);
    case "stages":
      return stagesForward(state, competition, dice);
    default:
      return matchForward(state, competition, dice);
  }
}

function matchForward(
  state: EventState,
  competition: CompetitionId,
  dice: Dice,
): CommandInput | null {
  const open = matchesOf(state, { competition }).filter(
    ({ a, b, outcome }) => outcome.kind === "open" && a.entrant && b.entrant,
  );
  const match = open[dice(open.length)];
  const bracket = Object.keys(state.brackets).find(
    (id) => id.startsWith(`${competition}.`) && !state.brackets[id]?.draw,
  );
  if (bracket && (!match || dice(4) === 0)) {
    return dice(2) ? { type: "sealDraw", competition } : { type: "generateBracket", bracket };
  }
  if (!match) return null;
  const game = dice(2) ? ([7, dice(7)] as const) : ([dice(7), 7] as const);
  return { type: "enterResult", match: match.id, result: { games: [game] } };
}

function swissForward(
  state: EventState,
  competition: CompetitionId,
  dice: Dice,
): CommandInput | null {
  const { rounds } = swissHistoryOf(state, competition);
  const open = (rounds.at(-1)?.boards ?? []).flatMap(({ result }, index) =>
    result === null ? [`${competition}.${rounds.length}.${index + 1}`] : [],
  );
  const board = open[dice(open.length)];
  if (board) {
    return { type: "enterBoardResult", board, result: (["1-0", "=", "0-1"] as const)[dice(3)]! };
  }
  if (rounds.length === 0 && dice(2)) return { type: "sealDraw", competition };
  return { type: "pairRound", competition, round: rounds.length + 1 };
}

function stagesForward(
  state: EventState,
  competition: CompetitionId,
  dice: Dice,
): CommandInput | null {
  const stage = stagesOf(state, competition).at(-1);
  if (!stage || stage.closed) return { type: "proposeStage", competition };
  if (!stage.isStarted) return dice(3) ? null : { type: "startStage", stage: stage.id };
  const open = openGames(state, stage);
  const game = open[dice(open.length)];
  if (!game) return { type: "closeStage", stage: stage.id, confirmed: true };
  return {
    type: "enterGameResult",
    game: game.id,
    result: (["1-0", "=", "0-1t"] as const)[dice(3)]!,
  };
}
