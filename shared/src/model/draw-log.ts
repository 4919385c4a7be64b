import type { Basis, DrawRules } from "./competition.js";
import type { EntrantId, Letter } from "./ids.js";

/** An entrant as it was at the moment of the draw (LOG-2). */
export interface DrawnEntrant {
  readonly id: EntrantId;
  readonly name: string;
  readonly country: string | null;
  readonly grade: number | null;
}

export interface DrawExchange {
  readonly step: "cap" | "spread" | "linked" | "balance" | "last round";
  readonly a: DrawnEntrant;
  readonly b: DrawnEntrant;
  /** Seats as `F9`: where a was and went; b went the other way. */
  readonly from: string;
  readonly to: string;
  readonly reasons: readonly DrawReason[];
}

/** Why an exchange was made, as data; the client words it. */
export type DrawReason =
  /** So many of a country were seeded 3 to 6, and two a block allow fewer. */
  | Reason<"cap", { readonly country: string; readonly count: number; readonly allowed: number }>
  /** Of a country, one block had so many among its seeds 3 to 6 and the other so many. */
  | Reason<"seeds3to6", TwoBlocks>
  /** The same among all seeds. */
  | Reason<"counts", TwoBlocks>
  /** It makes room for the next exchange. */
  | Reason<"room", Readonly<Record<never, never>>>
  /** It brings two averages back towards those of the snake. */
  | Reason<"averages", { readonly block: Letter; readonly other: Letter }>
  /** Two seeds, both of a country, would meet in the last round. */
  | Reason<
      "meet",
      { readonly block: Letter; readonly a: number; readonly b: number; readonly country: string }
    >;

interface Reason<K extends string, F> {
  readonly kind: K;
  readonly facts: F;
}
interface TwoBlocks {
  readonly country: string;
  readonly block: Letter;
  readonly count: number;
  readonly other: Letter;
  readonly otherCount: number;
}

/** What the rules could not do. */
export type DrawWarning =
  /** Too many of a country are seeded 3 to 6, and nobody is left to change places with. */
  | {
      readonly kind: "cap";
      readonly country: string;
      readonly count: number;
      readonly allowed: number;
    }
  /** These blocks have three or more of a country among seeds 3 to 6. */
  | { readonly kind: "excess"; readonly country: string; readonly blocks: readonly Letter[] }
  /** A country is not as even as its numbers allow: from `least` to `most` in a block. */
  | {
      readonly kind: "uneven";
      readonly country: string;
      readonly least: number;
      readonly most: number;
    }
  /** Two of a country meet in the last round. */
  | {
      readonly kind: "lastRound";
      readonly country: string;
      readonly block: Letter;
      readonly seeds: readonly [number, number];
      readonly entrants: readonly [DrawnEntrant, DrawnEntrant];
      /** No exchange could ever clear it: both seeds stay where they are. */
      readonly isFixed: boolean;
    };

/** How the blocks were drawn (LOG-1). */
export interface DrawLog {
  readonly rules: DrawRules;
  readonly basis: Basis;
  readonly qualifiers: number;
  /** Countries that the rules leave out (DRW-4). */
  readonly exempt: readonly string[];
  readonly exchanges: readonly DrawExchange[];
  readonly warnings: readonly DrawWarning[];
  readonly averages: Readonly<
    Record<Letter, { readonly before: number | null; readonly after: number | null }>
  >;
  /** Entrants by country, exempt countries too, before all steps and after. */
  readonly counts: Readonly<
    Record<Letter, { readonly before: CountryCounts; readonly after: CountryCounts }>
  >;
}

export type CountryCounts = Readonly<Record<string, number>>;
