import type { SwissSettings } from "../swiss/history.js";
import type { KnockoutStyle } from "../knockout/styles/style.js";
import type { CompetitionId } from "./ids.js";

/** Which grade ranks the field (BLK-2). */
export type Basis = "current" | "max12";

/** How the entrants meet. Knockouts, Swiss and stages take their place here. */
export type CompetitionKind = "blocks" | "knockout" | "swiss" | "stages";

/** One step of the order in a block (RES-2). */
export type Criterion = "wins" | "headToHead" | "netPoints" | "netGames" | "pointsFor";

/** What a result must look like (RES-1). */
export interface Format {
  readonly bestOf: 1 | 3 | 5;
  /** Points that win a game; null: any score. */
  readonly gameTo: number | null;
  /** Whether a game, and so a match, may end level. */
  readonly ties: boolean;
}

/** The optional rules that adjust the snake (DRW-1). */
export interface DrawRules {
  readonly spreadCountries: boolean;
  readonly lastRoundApart: boolean;
}

/** A live ball draw that is running (HND-5). */
export interface LiveDraw {
  /** `seat`: A1, A2 …; `tier`: A1, B1 …. */
  readonly order: "seat" | "tier";
}

/** How many entrants of a knockout-only competition are seeded (KON-1). */
export type KnockoutSeeds = "all" | "none" | number;

/** What the owner chose for the competition's knockouts. */
export interface KnockoutSettings {
  /** Of knockouts out of blocks; absent: tiered-separated. */
  readonly style?: KnockoutStyle;
  /** Of a competition that is a knockout only; absent: all. */
  readonly seeds?: KnockoutSeeds;
}

export interface Competition {
  readonly id: CompetitionId;
  readonly name: string;
  readonly kind: CompetitionKind;
  readonly doubles: boolean;
  /** Place in lists, from 1. */
  readonly order: number;
  /** The basis chosen; a draw rule that is on overrides it (DRW-3). */
  readonly basis: Basis;
  readonly format: Format;
  readonly criteria: readonly Criterion[];
  /** How many of each block go through. */
  readonly qualifiers: number;
  readonly drawRules: DrawRules;
  /** Minutes a match keeps a court and its entrants (OOP-5). */
  readonly matchMinutes: number;
  readonly liveDraw?: LiveDraw;
  readonly knockout?: KnockoutSettings;
  /** Of a Club Swiss. */
  readonly swiss?: SwissSettings;
}
