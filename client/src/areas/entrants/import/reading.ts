/** What a column of a list of entrants holds; a name may come in two columns. */
export type Column =
  | "name"
  | "firstName"
  | "lastName"
  | "country"
  | "current"
  | "max12"
  | "estimated"
  | "ball"
  | "rankingId";

export type Separator = "," | ";" | "\t";
export type Encoding = "utf-8" | "utf-16" | "windows-1252";

/** An entrant as read, not yet in the field. Grades are whole numbers. */
export interface ReadEntrant {
  readonly name: string;
  readonly country: string | null;
  readonly current: number | null;
  readonly max12: number | null;
  readonly estimated: number | null;
  readonly ball: number | null;
  /** What the ranking list knows the player by, where a column gives it (GRD-1). */
  readonly rankingId?: string;
}

/** What is wrong with a line. `value` is what stood there. */
export type LineProblem =
  | { readonly code: "nameMissing" }
  | { readonly code: "nameTooLong"; readonly length: number; readonly most: number }
  | { readonly code: "quoteOpen" }
  | { readonly code: "otherSeparator"; readonly value: string }
  | { readonly code: "sameAsLine"; readonly line: number }
  | { readonly code: "inField"; readonly value: string }
  | { readonly code: "countryForm"; readonly value: string }
  | { readonly code: "gradeForm"; readonly column: Column; readonly value: string }
  | { readonly code: "ballForm"; readonly value: string }
  | { readonly code: "ballTwice"; readonly value: string; readonly line: number }
  | { readonly code: "tooManyFields"; readonly value: string };

/**
 * What will be done with a line: `read`; `readWithout` the part that is wrong; `doubled`, left out unless the
 * manager wants it; `leftOut`.
 */
export type Verdict = "read" | "readWithout" | "doubled" | "leftOut";

export interface LineReport {
  /** The line of the file on which the entry begins, from 1. */
  readonly line: number;
  /** What stands there, as far as it helps to find it. */
  readonly raw: string;
  readonly entrant: ReadEntrant | null;
  readonly problems: readonly LineProblem[];
  readonly verdict: Verdict;
}

/** What is wrong with the whole list; with one of these that `stops`, nothing can be read in. */
export type ListProblem =
  | { readonly code: "empty"; readonly stops: true }
  | { readonly code: "notText"; readonly stops: true; readonly kind: "workbook" | "binary" }
  | {
      readonly code: "tooLarge";
      readonly stops: true;
      readonly megabytes: number;
      readonly most: number;
    }
  | { readonly code: "noSeparator"; readonly stops: true; readonly value: string }
  | { readonly code: "noNameColumn"; readonly stops: true; readonly value: string }
  | { readonly code: "tooMany"; readonly stops: true; readonly rows: number; readonly room: number }
  | { readonly code: "columnsNotRead"; readonly stops: false; readonly value: string };

/** Everything there is to say about a list before any of it is in the field. */
export interface ReadReport {
  readonly encoding: Encoding;
  readonly separator: Separator | null;
  /** Whether the first line named the columns. */
  readonly hasHeader: boolean;
  readonly columns: readonly (Column | null)[];
  /** Entries found, also those beyond the lines reported. */
  readonly rows: number;
  readonly lines: readonly LineReport[];
  readonly problems: readonly ListProblem[];
}

/** What a list is read against: the names in the field, folded; and how many more entrants it takes. */
export interface FieldSoFar {
  readonly names: readonly string[];
  readonly room: number;
  /** Lines that are reported at most; absent: LINES_REPORTED. */
  readonly lines?: number;
}

/** A ranking list is read against no field: everybody may be in it. */
export const RANKING: FieldSoFar = { names: [], room: 100_000, lines: 100_000 };

export const NAME_MOST = 80;
export const GRADE_MOST = 9999;
export const BALL_MOST = 999;
export const RANKING_ID_MOST = 40;
/** Lines beyond this are counted, not reported: a list that long is not a field. */
export const LINES_REPORTED = 600;
export const BYTES_MOST = 20_000_000;
