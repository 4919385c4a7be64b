import { z } from "zod";
import type { Competition } from "../model/competition.js";
import { ok, refuse } from "../result.js";
import { refuseUnlessBlocks } from "./competition-of.js";
import { defineCommand } from "./define.js";
import { commandOf } from "./envelope.js";
import {
  basis,
  competitionId,
  competitionKind,
  criteria,
  format,
  matchMinutes,
  name,
  qualifiers,
} from "./fields.js";
import { refusalOfFull } from "./full.js";
import { given } from "./given.js";
import { nextOrder } from "./next-order.js";
import { SWISS_DEFAULTS } from "../swiss/settings.js";

const DEFAULTS = {
  basis: "current",
  format: { bestOf: 1, gameTo: null, ties: false },
  // RES-2
  criteria: ["wins", "headToHead", "netPoints"],
  qualifiers: 0,
  drawRules: { spreadCountries: false, lastRoundApart: false },
  matchMinutes: 60,
} as const satisfies Partial<Competition>;

export const addCompetition = defineCommand({
  type: "addCompetition",
  schema: commandOf("addCompetition", {
    competition: z.strictObject({
      id: competitionId,
      name,
      kind: competitionKind,
      doubles: z.boolean(),
      basis: basis.optional(),
      format: format.optional(),
      criteria: criteria.optional(),
      qualifiers: qualifiers.optional(),
      matchMinutes: matchMinutes.optional(),
    }),
  }),
  decide: (state, { competition: input }) => {
    const { id, name, kind, doubles, ...options } = input;
    if (state.competitions[id]) return refuse({ code: "id.taken", id });
    const full = refusalOfFull(state, "competitions");
    if (full) return refuse(full);
    const order = nextOrder(state.competitions);
    const competition: Competition = {
      id,
      name,
      kind,
      doubles,
      order,
      ...DEFAULTS,
      ...(kind === "swiss" && { swiss: SWISS_DEFAULTS }),
      ...given(options),
    };
    const hasBlockOptions = options.qualifiers !== undefined || options.criteria !== undefined;
    const right = hasBlockOptions ? refuseUnlessBlocks(competition) : ok(competition);
    return right.ok ? ok([{ type: "competitionAdded", competition }]) : right;
  },
});
