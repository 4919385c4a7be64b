import type { CompetitionId, CourtId, DisplayId, PersonId } from "./ids.js";

/** `2026-05-13`, in the event's zone. */
export type LocalDate = string;
/** `2026-05-13T10:40`, in the event's zone. */
export type LocalTime = string;

/** The one record of the table `settings`. */
export interface EventSettings {
  readonly slug: string;
  readonly name: string;
  readonly venue: string;
  /** IANA zone, such as `Europe/London`. */
  readonly zone: string;
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
  /** The version that published the event (ACC-3); absent: not published. */
  readonly published?: number;
  /** The manager to whom ownership is offered (ACC-2). */
  readonly offeredTo?: PersonId;
  /** Where the ranking list is to be had from, http or https (GRD-1); absent: it is given by hand. */
  readonly rankingUrl?: string;
}

/** Somebody with a part in the event. Only what every viewer may know (ACC-4). */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly role: "owner" | "manager";
  /** The account has WCF rules (ACC-5). */
  readonly wcfRules: boolean;
}

export interface Court {
  readonly id: CourtId;
  readonly name: string;
  /** Place in lists, from 1. */
  readonly order: number;
}

export type DisplayView =
  | "rotation"
  | "live-draw"
  | "blocks"
  | "order-of-play"
  | "bracket"
  | "pairings"
  | "standings"
  | "stages";

/** A big screen at a fixed address. */
export interface Display {
  readonly id: DisplayId;
  readonly name: string;
  readonly view: DisplayView;
  /** The competition shown; absent: the first. */
  readonly competition?: CompetitionId;
  readonly theme: "paper" | "lawn";
}
