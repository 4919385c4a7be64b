import type { Change } from "../change.js";
import { sealOf } from "../chance/seal.js";
import type { DrawSealed } from "../facts/draw-sealed.js";
import type { Fact } from "../facts/fact.js";
import type { RandomDrawId } from "../model/random-draw.js";

/** Secrets that are told, by their seals. */
export type Secrets = ReadonlyMap<string, string>;

/** The secrets that these changes tell, so that the seals before them can be made again (KON-2). */
export function secretsIn(changes: readonly Change[]): Secrets {
  const secrets = new Map<string, string>();
  for (const { facts } of changes) {
    for (const fact of facts) {
      const secret = fact.type === "randomDrawMade" ? secretTold(fact) : null;
      if (secret !== null) secrets.set(sealOf(secret), secret);
    }
  }
  return secrets;
}

/** Stands for a secret that is not told yet. */
const NOT_TOLD = "0".repeat(64);

/** The secrets in a change: of the draws that it makes, and of those that it seals. */
export const secretsOfChange =
  ({ facts }: Change, secrets: Secrets) =>
  (draw: RandomDrawId): string => {
    for (const fact of facts) {
      if (fact.type === "randomDrawMade" && fact.draw === draw) return secretTold(fact) ?? NOT_TOLD;
      if (fact.type === "drawSealed" && fact.draw === draw)
        return secrets.get(fact.seal) ?? NOT_TOLD;
    }
    return NOT_TOLD;
  };

/** The facts with the seals as they were shown, where their secrets are not told: nobody can make those again. */
export const withShownSeals = (
  facts: readonly Fact[],
  shown: readonly Fact[],
  secrets: Secrets,
): readonly Fact[] =>
  facts.map((fact) => {
    if (fact.type !== "drawSealed") return fact;
    const was = shown.find(
      (one): one is DrawSealed => one.type === "drawSealed" && one.draw === fact.draw,
    );
    return was && !secrets.has(was.seal) ? { ...fact, seal: was.seal } : fact;
  });

/** Facts of an export are what somebody sent; only 64 hexadecimal digits are a secret. */
const secretTold = (fact: Fact): string | null => {
  const { secret } = (fact as { drawn?: { secret?: unknown } }).drawn ?? {};
  return typeof secret === "string" && /^[0-9a-f]{64}$/.test(secret) ? secret : null;
};
