import type { Competition, CompetitionKind } from "@drawroom/shared";

interface Section {
  /** The name of its route, and of its words. */
  readonly name: string;
  /** The kinds of competition that it is for; absent: it is the whole event's. */
  readonly kinds?: readonly CompetitionKind[];
}

const ALL = ["blocks", "knockout", "swiss", "stages"] as const;
const OF_MATCHES = ["blocks", "knockout"] as const;

/** The sections of the planner, in the order in which an event is made. */
export const SECTIONS: readonly Section[] = [
  { name: "plan" },
  { name: "plan-entrants", kinds: ALL },
  { name: "plan-format", kinds: ["blocks"] },
  { name: "plan-live-draw", kinds: ["blocks"] },
  { name: "plan-order-of-play", kinds: OF_MATCHES },
  { name: "plan-results", kinds: OF_MATCHES },
  { name: "plan-knockout", kinds: OF_MATCHES },
  { name: "plan-swiss", kinds: ["swiss"] },
  { name: "plan-stages", kinds: ["stages"] },
  { name: "plan-journal" },
  { name: "plan-people" },
  { name: "plan-displays" },
];

/** Whether a section is for such a competition: one that is a knockout only has no blocks to build. */
export function isFor(section: unknown, { kind }: Competition): boolean {
  const kinds = SECTIONS.find(({ name }) => name === section)?.kinds;
  return kinds === undefined || kinds.includes(kind);
}
