import { z } from "zod";
import { entrantsIn } from "../../blocks/by-block.js";
import type { Fact } from "../../facts/fact.js";
import type { Entrant } from "../../model/entrant.js";
import type { EntrantId } from "../../model/ids.js";
import type { Player } from "../../model/swiss.js";
import type { Refusal } from "../../refusal.js";
import { ok, refuse } from "../../result.js";
import type { SwissPlayer } from "../../swiss/history.js";
import { isPresent } from "../../swiss/presence.js";
import { MOST_ROUNDS } from "../../swiss/settings.js";
import { entrantsToAdd } from "../adding-entrants.js";
import { defineCommand } from "../define.js";
import { newEntrant } from "../entrant-fields.js";
import { commandOf } from "../envelope.js";
import { competitionId, entrantId, strictRecord } from "../fields.js";
import { boardResult, roundNumber } from "./fields.js";
import { swissOf } from "./swiss-of.js";

const absence = z.strictObject({ from: roundNumber, to: roundNumber.optional() });
const player = newEntrant.extend({
  /** Rounds not played, both ends included; without an end: has left. */
  gone: z.array(absence).max(MOST_ROUNDS).optional(),
});
type PlayerInput = z.infer<typeof player>;

const round = z.strictObject({
  boards: z
    .array(z.strictObject({ white: entrantId, black: entrantId, result: boardResult.nullable() }))
    .max(512)
    .readonly(),
  bye: entrantId.nullable(),
  given: strictRecord(entrantId, z.union([z.literal(1), z.literal(0.5)])).optional(),
});
type RoundInput = z.infer<typeof round>;

/**
 * A whole event, as a file tells it (SWS-18), into a Club Swiss that has no entrants yet. The players come in the order of
 * their seed numbers, which with their ratings are frozen if a round is given.
 */
export const importSwiss = defineCommand({
  type: "importSwiss",
  schema: commandOf("importSwiss", {
    competition: competitionId,
    players: z.array(player).min(1).max(512).readonly(),
    rounds: z.array(round).max(MOST_ROUNDS).readonly(),
    /** How many rounds are planned. */
    planned: roundNumber.optional(),
  }),
  decide: (state, { competition, players, rounds, planned }) => {
    const found = swissOf(state, competition);
    if (!found.ok) return found;
    const present = entrantsIn(state, competition).length;
    if (present > 0) return refuse({ code: "swiss.notEmpty", competition, entrants: present });
    const inputs = players.map(({ gone: _, ...entrant }) => entrant);
    const added = entrantsToAdd(state, competition, inputs);
    if (!added.ok) return added;
    const field = players.map(playerOf);
    const refusal = firstRefusal(field, rounds);
    if (refusal) return refuse(refusal);
    const { swiss } = found.value;
    const settings = { ...swiss, rounds: Math.max(planned ?? swiss.rounds, rounds.length) };
    const facts: Fact[] = [
      { type: "entrantsAdded", entrants: marked(added.value, field, rounds.length) },
    ];
    if (settings.rounds !== swiss.rounds) {
      facts.push({ type: "swissSettingsChanged", competition, swiss: settings });
    }
    return ok([
      ...facts,
      ...rounds.map((one, index) => factOf(competition, field, one, index + 1)),
    ]);
  },
});

const playerOf = ({ id, current, gone = [] }: PlayerInput, index: number): SwissPlayer => ({
  id,
  seed: index + 1,
  rating: current ?? null,
  from: 1,
  gone: gone.map(({ from, to }) => ({ from, ...(to !== undefined && { to }) })),
});

/** Who has left is marked as withdrawn. */
function marked(
  entrants: readonly Entrant[],
  field: readonly SwissPlayer[],
  rounds: number,
): readonly Entrant[] {
  const withdrawn = rounds === 0 ? "out" : "stands";
  return entrants.map((entrant, index) => {
    const hasLeft = field[index]?.gone.some(({ to }) => to === undefined);
    return hasLeft ? { ...entrant, withdrawn } : entrant;
  });
}

/** Each player stands once in a round at most, and in it. */
function firstRefusal(
  players: readonly SwissPlayer[],
  rounds: readonly RoundInput[],
): Refusal | null {
  const known = new Map(players.map((one) => [one.id, one]));
  for (const [index, { boards, bye, given = {} }] of rounds.entries()) {
    const places = boards.flatMap(({ white, black }) => [white, black]);
    const all = [...places, ...(bye === null ? [] : [bye]), ...Object.keys(given)];
    const seen = new Set<EntrantId>();
    for (const id of all) {
      if (seen.has(id)) return { code: "round.playerTwice", entrant: id };
      const one = known.get(id);
      if (!one) return { code: "entrant.notFound", entrant: id };
      if (!(id in given) && !isPresent(one, index + 1)) {
        return { code: "round.notPlaying", entrant: id };
      }
      seen.add(id);
    }
  }
  return null;
}

function factOf(
  competition: string,
  players: readonly SwissPlayer[],
  { boards, bye, given }: RoundInput,
  number: number,
): Fact {
  // All are in from the first round on; whoever came later is away in those before.
  const joined = number === 1 ? players : [];
  return {
    type: "roundPaired",
    competition,
    number,
    round: { bye, madeBy: "file", ...(given && { given }) },
    boards: boards.map(({ white, black, result }) => ({
      white,
      black,
      ...(result !== null && { result }),
    })),
    players: Object.fromEntries(joined.map(({ id, ...rest }): [string, Player] => [id, rest])),
  };
}
