import { z } from "zod";
import type { Basis, Criterion, Format } from "../model/competition.js";
import type {
  BlockId,
  BracketId,
  CommandId,
  CompetitionId,
  CourtId,
  DisplayId,
  EntrantId,
  EventId,
  MatchId,
  PersonId,
  SeatId,
} from "../model/ids.js";

/** Control characters, line separators, marks that turn the reading direction, halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Text of one line: composed (NFC), trimmed, not empty, at most `most` UTF-16 units. */
export const text = (most: number) =>
  z
    .string()
    .max(most * 4)
    .normalize("NFC")
    .trim()
    .min(1)
    .max(most)
    .refine((value) => !UNPRINTABLE.test(value), "no control characters");

export const NAME_LENGTH = 80;
export const name = text(NAME_LENGTH);

type IdSchema<Id extends string> = z.ZodType<Id, Id>;

const shortId = (length: number) => z.string().regex(new RegExp(`^[a-z][a-z2-9]{${length - 1}}$`));

export const commandId: IdSchema<CommandId> = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
export const eventId: IdSchema<EventId> = shortId(6);
export const entrantId: IdSchema<EntrantId> = shortId(6);
export const personId: IdSchema<PersonId> = shortId(8);
export const competitionId: IdSchema<CompetitionId> = shortId(4);
export const courtId: IdSchema<CourtId> = shortId(4);
export const displayId: IdSchema<DisplayId> = shortId(4);
export const blockId: IdSchema<BlockId> = z.string().regex(/^[a-z][a-z2-9]{3}\.[A-Z]$/);
export const seatId: IdSchema<SeatId> = z.string().regex(/^[a-z][a-z2-9]{3}\.[A-Z][1-9]\d{0,2}$/);
export const matchId: IdSchema<MatchId> = z
  .string()
  .regex(
    /^[a-z][a-z2-9]{3}\.(?:[A-Z]\.[1-9]\d?-[1-9]\d?|[a-z][a-z0-9]{0,11}\.[1-9]-[1-9]\d{0,2})$/,
  );
/** A bracket's short name, unique in its competition: `main`, `plate`. */
export const bracketName = z.string().regex(/^[a-z][a-z0-9]{0,11}$/);
export const bracketId: IdSchema<BracketId> = z
  .string()
  .regex(/^[a-z][a-z2-9]{3}\.[a-z][a-z0-9]{0,11}$/);

/** Three letters, upper-cased. */
export const country = z
  .string()
  .max(20)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/);
export const grade = z.int().min(0).max(9999);
export const ball = z.int().min(1).max(999);

/** The event's part of an address: `/e/<slug>`. */
export const slug = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/);

/** An address that the server may be asked to fetch; the event's settings are public, so no password stands in it. */
export const webAddress = z
  .url({ protocol: /^https?$/, normalize: true })
  .max(500)
  .refine((value) => !/^https?:\/\/[^/?#]*@/i.test(value), "no user and no password");

export const localDate = z.iso.date();
/** `2026-05-13T10:40`. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/)
  .refine((value) => localDate.safeParse(value.slice(0, 10)).success, "no such day");

/** An IANA zone that this machine knows. Checked on arrival, not in a decision: zones differ from machine to machine. */
export const zone = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/)
  .max(64)
  .refine(isKnownZone, "not a time zone");

function isKnownZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

export const competitionKind = z.enum(["blocks", "knockout", "swiss", "stages"]);
export const basis: z.ZodType<Basis> = z.enum(["current", "max12"]);
export const format: z.ZodType<Format> = z.strictObject({
  bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
  gameTo: z.int().min(1).max(99).nullable(),
  ties: z.boolean(),
});
const criterion = z.enum(["wins", "headToHead", "netPoints", "netGames", "pointsFor"]);
/** The order of a block, each criterion once (RES-2). */
export const criteria: z.ZodType<readonly Criterion[], readonly Criterion[]> = z
  .array(criterion)
  .min(1)
  .max(5)
  .refine((list) => new Set(list).size === list.length, "a criterion stands twice");
export const qualifiers = z.int().min(0).max(16);
export const matchMinutes = z.int().min(1).max(600);

export const displayView = z.enum([
  "rotation",
  "live-draw",
  "blocks",
  "order-of-play",
  "bracket",
  "pairings",
  "standings",
  "stages",
]);
export const theme = z.enum(["paper", "lawn"]);

/** Results further on in a bracket go too, where they would be of others (PLY-2). */
export const clearLater = z.literal(true).optional();

/** The user has agreed to what a refusal `….needsConfirmation` listed. */
export const confirmed = z.literal(true).optional();

/** A record that refuses every key that is no `key`; zod's own passes over `__proto__` in silence. */
export const strictRecord = <V extends z.ZodType>(key: z.ZodType<string, string>, value: V) =>
  z.preprocess(
    (input, context) => {
      if (typeof input === "object" && input !== null && Object.hasOwn(input, "__proto__")) {
        context.addIssue({ code: "custom", message: "no such key", path: ["__proto__"], input });
      }
      return input;
    },
    z.record(key, value),
  );
