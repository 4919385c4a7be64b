import { stageParts } from "../../model/stage.js";
import type { GameResultCleared, GameResultEntered } from "./game-result.js";
import type {
  AdjustmentLeft,
  AdjustmentTaken,
  TeamMoved,
  TeamsExchanged,
} from "./groups-altered.js";
import type { StageClosed, StageReopened } from "./stage-closed.js";
import type { StageChanged, StageProposed } from "./stage-proposed.js";
import type { StageStarted } from "./stage-started.js";

type StageFact =
  | StageProposed
  | StageChanged
  | StageStarted
  | TeamMoved
  | TeamsExchanged
  | AdjustmentTaken
  | AdjustmentLeft
  | GameResultEntered
  | GameResultCleared
  | StageClosed
  | StageReopened;
type NameOf = (table: "competitions" | "entrants", id: string) => string;
type Params = Readonly<Record<string, string | number>>;
type StageDescribers = {
  readonly [T in StageFact["type"]]: (
    fact: Extract<StageFact, { type: T }>,
    name: NameOf,
  ) => Params;
};

const ofStage = ({ stage }: { readonly stage: string }, name: NameOf): Params => ({
  stage: stageParts(stage).stage,
  competition: name("competitions", stageParts(stage).competition),
});
const ofGame = ({ game: id }: { readonly game: string }, name: NameOf): Params => {
  const { stage, group, game, competition } = stageParts(id);
  return { stage, group, game, competition: name("competitions", competition) };
};

/** Facts of group stages in parts for words. */
export const stageDescribers: StageDescribers = {
  stageProposed: ofStage,
  stageChanged: ofStage,
  stageStarted: ofStage,
  teamMoved: (fact, name) => ({
    ...ofStage(fact, name),
    entrant: name("entrants", fact.entrant),
    from: fact.from,
    to: fact.to,
  }),
  teamsExchanged: (fact, name) => ({
    ...ofStage(fact, name),
    entrant: name("entrants", fact.a),
    other: name("entrants", fact.b),
  }),
  adjustmentTaken: (fact, name) => ({ ...ofStage(fact, name), count: fact.swaps.length }),
  adjustmentLeft: (fact, name) => ({ ...ofStage(fact, name), count: fact.swaps.length }),
  gameResultEntered: (fact, name) => ({ ...ofGame(fact, name), result: fact.result }),
  gameResultCleared: ofGame,
  stageClosed: (fact, name) => ({
    ...ofStage(fact, name),
    count: fact.closed.advance.length || fact.closed.champions.length,
  }),
  stageReopened: ofStage,
};
