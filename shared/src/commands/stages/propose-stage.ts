import { z } from "zod";
import type { Competition } from "../../model/competition.js";
import type { EntrantId } from "../../model/ids.js";
import { stageId, type Stage, type StageId } from "../../model/stage.js";
import type { EventState } from "../../model/state.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse, type Result } from "../../result.js";
import { playersOfStage } from "../../stages/players-of-stage.js";
import { groupsOfStage, playedIn, stagesOf, type StageAt } from "../../stages/stages-of.js";
import { defineCommand } from "../define.js";
import { commandOf } from "../envelope.js";
import { competitionId, confirmed } from "../fields.js";
import { given, isSame } from "../given.js";
import { dealtGroups, movedTeams, refusalOfOptions } from "./dealing.js";
import { advanceCount, groupNumber } from "./stage-fields.js";
import { stagesCompetitionOf } from "./stage-named.js";

/**
 * Deals the next stage from the entrants, or from who went on, with their present ratings; a stage that stands without a
 * result is dealt anew (STG-1, 2, 3). It asks first where changes by hand go.
 */
export const proposeStage = defineCommand({
  type: "proposeStage",
  schema: commandOf("proposeStage", {
    competition: competitionId,
    groups: groupNumber.optional(),
    advance: advanceCount.optional(),
    semi: z.boolean().optional(),
    confirmed,
  }),
  decide: (state, { competition, groups, advance, semi, confirmed }) => {
    const found = stagesCompetitionOf(state, competition);
    if (!found.ok) return found;
    const place = nextPlace(state, found.value);
    if (!place.ok) return place;
    const { id: stage, present, teams } = place.value;
    const options = given({ groups, advance, semi });
    const refusal = refusalOfOptions(teams.length, options);
    if (refusal) return refuse(refusal);
    const record: Stage = { ratings: ratingsOf(state, teams), options };
    const dealt = dealtGroups(state, record);
    if (present && isAsItStands(state, present, { record, dealt })) return ok([]);
    const question = present && !confirmed ? questionOf(state, present) : null;
    if (question) return refuse(question);
    return ok([{ type: "stageProposed", stage, record, groups: dealt }]);
  },
});

interface Place {
  readonly id: StageId;
  /** The stage that stands there. */
  readonly present: StageAt | null;
  readonly teams: readonly EntrantId[];
}

/** The stage that can be proposed now, and who would play in it. */
function nextPlace(state: EventState, { id }: Competition): Result<Place, Refusal> {
  const stages = stagesOf(state, id);
  const last = stages.at(-1);
  if (last?.closed && last.closed.advance.length === 0) {
    const { champions } = last.closed;
    return refuse({ code: "stage.finished", competition: id, champions });
  }
  const present = last && !last.closed ? last : null;
  if (present) {
    const games = playedIn(state, present.id).map((game) => game.id);
    if (games.length > 0) return refuse({ code: "stage.hasResults", stage: present.id, games });
  }
  const number = present?.number ?? stages.length + 1;
  const teams = playersOfStage(state, id, number);
  return teams.length < 2
    ? refuse({ code: "stage.tooFewTeams", competition: id, teams: teams.length })
    : ok({ id: stageId(id, number), present, teams });
}

const ratingsOf = (state: EventState, teams: readonly EntrantId[]): Stage["ratings"] =>
  Object.fromEntries(teams.map((team) => [team, state.entrants[team]?.current ?? null]));

const isAsItStands = (
  state: EventState,
  { isStarted, ratings, options, id }: StageAt,
  { record, dealt }: { readonly record: Stage; readonly dealt: EntrantId[][] },
): boolean =>
  !isStarted &&
  isSame({ ratings, options }, record) &&
  isSame(
    groupsOfStage(state, id).map(({ teams }) => teams),
    dealt,
  );

/** What goes when a stage is dealt anew: places given by hand, ratings given for it, and that it has started. */
function questionOf(state: EventState, stage: StageAt): Refusal | null {
  const moved = movedTeams(state, stage);
  const rated = Object.entries(stage.ratings).filter(
    ([team, rating]) => (state.entrants[team]?.current ?? null) !== rating,
  ).length;
  return moved > 0 || rated > 0 || stage.isStarted
    ? { code: "stage.needsConfirmation", stage: stage.id, moved, rated }
    : null;
}
