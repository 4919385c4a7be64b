import type { RoundName } from "@drawroom/shared";

const NAMED = { final: "final", semiFinal: "semi-final", quarterFinal: "quarter-final" } as const;

/** A round of a knockout in files: `semi-final`, `last 16`. */
export const roundWords = (round: RoundName): string =>
  round.name === "roundOf" ? `last ${round.of}` : NAMED[round.name];
