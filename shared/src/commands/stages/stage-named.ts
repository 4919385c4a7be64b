import type { Competition } from "../../model/competition.js";
import type { CompetitionId, EntrantId } from "../../model/ids.js";
import { stageParts, type StageId } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse, type Result } from "../../result.js";
import { playedIn, stagesOf, type StageAt } from "../../stages/stages-of.js";
import { competitionOf } from "../competition-of.js";

/** The competition named, if it is played in stages of groups. */
export function stagesCompetitionOf(
  state: EventState,
  id: CompetitionId,
): Result<Competition, Refusal> {
  const found = competitionOf(state, id);
  if (!found.ok || found.value.kind === "stages") return found;
  return refuse({ code: "competition.wrongKind", competition: id, kind: found.value.kind });
}

/** The stage named, or the refusal. */
export function stageNamed(state: EventState, id: StageId): Result<StageAt, Refusal> {
  const { competition, stage } = stageParts(id);
  const found = stagesOf(state, competition)[stage - 1];
  return found ? ok(found) : refuse({ code: "stage.notFound", stage: id });
}

/** A stage that is not closed; it is the last, for the next is made of who goes on from it. */
export function openStage(state: EventState, id: StageId): Result<StageAt, Refusal> {
  const found = stageNamed(state, id);
  if (!found.ok || !found.value.closed) return found;
  return refuse({ code: "stage.closed", stage: id });
}

/** A stage that is only proposed: what it is made of can be changed (STG-4). */
export function proposedStage(state: EventState, id: StageId): Result<StageAt, Refusal> {
  const found = openStage(state, id);
  if (!found.ok || !found.value.isStarted) return found;
  return refuse({ code: "stage.started", stage: id });
}

/** An open stage without any result: teams can change their groups. */
export function unplayedStage(state: EventState, id: StageId): Result<StageAt, Refusal> {
  const found = openStage(state, id);
  if (!found.ok) return found;
  const games = playedIn(state, id).map((game) => game.id);
  return games.length > 0 ? refuse({ code: "stage.hasResults", stage: id, games }) : found;
}

/** The first of these who has no place in the stage. */
export function refusalOfStrangers(stage: StageAt, teams: readonly EntrantId[]): Refusal | null {
  const entrant = teams.find((team) => !Object.hasOwn(stage.ratings, team));
  return entrant === undefined ? null : { code: "stage.notInStage", stage: stage.id, entrant };
}
