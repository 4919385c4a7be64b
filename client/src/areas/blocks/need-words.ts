import {
  blocksIn,
  needsOf,
  type BlockNeeds,
  type Entrant,
  type EventState,
  type Need,
} from "@drawroom/shared";
import type { ChanceKind } from "./chance-marks";
import { matchNames } from "./match-names";
import { namesText } from "./names-text";

/** What an own result would bring: `With a win: through if …`. */
export interface NeedLine {
  readonly lead: string;
  readonly text: string;
  /** Where several ways lead on: each, of which one must come. */
  readonly ways: readonly string[];
  /** What there is besides; empty: nothing. */
  readonly otherwise: string;
}

export interface NeedWords {
  readonly kind: ChanceKind;
  readonly chance: string;
  readonly lines: readonly NeedLine[];
}

type Decider = BlockNeeds["decider"];
type Say = (key: string, facts?: Record<string, string | number>, count?: number) => string;
type IfProspect = Extract<Need["prospects"][number]["prospect"], { kind: "if" }>;

/** More ways than that nobody reads. */
const MOST_WAYS = 4;

/** It says more than that all is open. */
export const isTelling = ({ chance, prospects }: Need): boolean =>
  chance !== "open" || prospects.length > 0;

/** An entrant's needs, if there is something to tell. */
export function needOf(
  state: EventState,
  { id, competition }: Entrant,
): { readonly need: Need; readonly decider: Decider } | null {
  for (const { id: block } of blocksIn(state, competition)) {
    const { decider, needs } = needsOf(state, block);
    const need = needs.find(({ entrant }) => entrant === id);
    if (need) return isTelling(need) ? { need, decider } : null;
  }
  return null;
}

/** What somebody needs to go through, in words (RES-7). */
export function needWords(need: Need, decider: Decider, state: EventState, say: Say): NeedWords {
  const kind = need.chance === "points" ? decider : need.chance;
  // What comes out the same whatever comes needs no lines.
  const isSure = need.chance === "through" || need.chance === "out";
  const left = isSure ? "" : say("blocks.needs.left", {}, need.left);
  return {
    kind,
    chance: [say(`blocks.needs.chance.${kind}`), left].filter(Boolean).join(" "),
    lines: isSure
      ? []
      : need.prospects.map(({ own, prospect }) => ({
          lead: say(`blocks.needs.own.${own ?? "none"}`),
          ...(prospect.kind === "if"
            ? ifWords(prospect, decider, state, say)
            : {
                text: say(
                  `blocks.needs.prospect.${prospect.kind === "points" ? decider : prospect.kind}`,
                ),
                ways: [],
                otherwise: "",
              }),
        })),
  };
}

function ifWords(
  { ways, orOnPoints }: IfProspect,
  decider: Decider,
  state: EventState,
  say: Say,
): Omit<NeedLine, "lead"> {
  const all = ways.map((way) =>
    namesText(
      way.map(({ match, winner }) => {
        const { a, b } = matchNames(state, match);
        if (winner === "level") return say("blocks.needs.level", { a, b });
        const [first, second] = winner === "a" ? [a, b] : [b, a];
        return say("blocks.needs.beats", { winner: first, loser: second });
      }),
    ),
  );
  const more = all.length - MOST_WAYS;
  const shown = all.slice(0, MOST_WAYS);
  if (more > 0) shown.push(say("blocks.needs.moreWays", { n: more }, more));
  const text =
    all.length === 1 ? say("blocks.needs.if", { way: all[0] ?? "" }) : say("blocks.needs.ifOne");
  return {
    text,
    ways: all.length === 1 ? [] : shown,
    otherwise: orOnPoints ? say(`blocks.needs.otherwise.${decider}`) : "",
  };
}
