import {
  seedKnockout,
  type BlockFinishers,
  type KnockoutStyle,
  type Seeding,
  type WorkingEntry,
} from "@drawroom/shared";
import { describe, expect, it } from "vitest";
import { readVectors } from "./vectors";

/** The vectors name a style by its rule. */
const STYLES = {
  "KO-TIER": "ranking-tiered",
  "KO-WEAVE": "block-protected",
  "KO-SEP": "tiered-separated",
  "KO-GRADE": "grade-separation",
} as const satisfies Record<string, KnockoutStyle>;
type Rule = keyof typeof STYLES;

interface KnockoutCase {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly input: { readonly style: Rule; readonly finishers: readonly BlockFinishers[] };
  readonly expected: Omit<Seeding, "style" | "fallback" | "working"> & {
    readonly style: Rule;
    readonly fallback: Rule | null;
    readonly working: readonly {
      readonly group: number;
      readonly entries: readonly Omit<WorkingEntry, "name">[];
    }[];
  };
}

const ruleOf = (style: KnockoutStyle): Rule =>
  (Object.keys(STYLES) as Rule[]).find((rule) => STYLES[rule] === style)!;

/** A seeding as the vectors write it: styles by rule, and in the working no names. */
const asWritten = ({ style, fallback, working, ...rest }: Seeding): KnockoutCase["expected"] => ({
  ...rest,
  style: ruleOf(style),
  fallback: fallback && ruleOf(fallback),
  working: working.map(({ group, entries }) => ({
    group,
    entries: entries.map(({ id, block, grade, struck, seed, note }) => ({
      id,
      block,
      grade,
      struck,
      seed,
      note,
    })),
  })),
});

const cases = readVectors<KnockoutCase>("knockout");
describe("[KO-TIER][KO-WEAVE][KO-SEP][KO-GRADE][WRK-1] seeds, lines and the working", () => {
  it.each(cases.map((one) => [one.id, one.title, one] as const))("%s %s", (_id, _title, one) => {
    const { style, finishers } = one.input;
    expect(asWritten(seedKnockout(STYLES[style], finishers))).toEqual(one.expected);
  });
});
