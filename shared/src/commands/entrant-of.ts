import type { Competition } from "../model/competition.js";
import type { Entrant, Partner } from "../model/entrant.js";
import type { EntrantId } from "../model/ids.js";
import { fromPartners } from "../model/pair.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import { ok, refuse, type Result } from "../result.js";
import { refuseUnlessBlocks } from "./competition-of.js";
import type { NewEntrant, PartnerInput } from "./entrant-fields.js";
import { NAME_LENGTH } from "./fields.js";

/** The entrant named, or the refusal. */
export function entrantOf(state: EventState, id: EntrantId): Result<Entrant, Refusal> {
  const entrant = state.entrants[id];
  return entrant ? ok(entrant) : refuse({ code: "entrant.notFound", entrant: id });
}

export const partnerOf = ({ name, country, current, max12, estimated }: PartnerInput): Partner => ({
  name,
  country: country ?? null,
  current: current ?? null,
  max12: max12 ?? null,
  estimated: estimated ?? null,
});

/** The entrant that a competition gets from what was said of it; of a pair, what was not said follows (BLK-5). */
export function newEntrantIn(
  competition: Competition,
  input: NewEntrant,
): Result<Entrant, Refusal> {
  const refusal = refusalOfFields(competition, input);
  if (refusal) return refuse(refusal);
  const pair = input.pair ? ([partnerOf(input.pair[0]), partnerOf(input.pair[1])] as const) : null;
  const derived = pair ? fromPartners(pair, NAME_LENGTH) : null;
  const name = input.name ?? derived?.name;
  if (name === undefined) return refuse({ code: "entrant.nameMissing" });
  return ok({
    id: input.id,
    competition: competition.id,
    name,
    country: input.country ?? derived?.country ?? null,
    current: input.current ?? derived?.current ?? null,
    max12: input.max12 ?? derived?.max12 ?? null,
    estimated: input.estimated ?? derived?.estimated ?? null,
    ...(pair && { pair }),
    ...(input.ball && { ball: input.ball }),
    ...(input.rankingId && { rankingId: input.rankingId }),
  });
}

/** Pairs are for doubles, ball numbers for blocks. */
export function refusalOfFields(
  competition: Competition,
  { pair, ball }: Pick<NewEntrant, "pair" | "ball">,
): Refusal | null {
  if (pair && !competition.doubles) {
    return { code: "entrant.pairInSingles", competition: competition.id };
  }
  const right = ball ? refuseUnlessBlocks(competition) : ok(competition);
  return right.ok ? null : right.refusal;
}
