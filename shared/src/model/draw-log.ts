import type { Basis } from "./competition.js";
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
  readonly reason: DrawReason;
}

/** Why an exchange was made, as data; the client words it. */
export type DrawReason = {
  readonly kind: string;
  readonly facts: Readonly<Record<string, string | number>>;
};

export interface DrawWarning {
  readonly kind: "cap" | "excess" | "uneven" | "lastRound";
  readonly country: string | null;
  readonly block: Letter | null;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** How the blocks were drawn (LOG-1). */
export interface DrawLog {
  readonly basis: Basis;
  readonly qualifiers: number;
  readonly exempt: readonly string[];
  readonly exchanges: readonly DrawExchange[];
  readonly warnings: readonly DrawWarning[];
  readonly averages: Readonly<Record<Letter, { readonly before: number | null; readonly after: number | null }>>;
  readonly counts: Readonly<Record<Letter, Readonly<Record<string, number>>>>;
}
