import type { Competition, CompetitionKind } from "./model/competition.js";
import type { Entrant } from "./model/entrant.js";
import type { EventSettings, LocalDate } from "./model/event.js";
import type { RandomDrawId } from "./model/random-draw.js";
import type { TableName } from "./model/state.js";
import type { MatchResult } from "./model/block.js";
import type {
  BlockId,
  CommandId,
  CompetitionId,
  CourtId,
  DisplayId,
  EntrantId,
  MatchId,
  PersonId,
  SeatId,
} from "./model/ids.js";

type Bare = Record<never, never>;

/** Where a message breaks its schema: `path` such as `entrants.3.country`. */
export interface SchemaIssue {
  readonly path: string;
  readonly message: string;
}

/**
 * Every reason for which something is refused, by code, with what stands now (HUB-2, SCR-7).
 * Codes read `thing.whatIsWrong`; `needsConfirmation` and what says "confirm" pass with `confirmed: true`.
 */
export interface RefusalDetails {
  "access.notOwner": Bare;
  "access.notManager": Bare;
  "access.notInvited": Bare;
  /** Only the server gives this command. */
  "access.serverOnly": Bare;

  /** Over HTTP: nobody is signed in, and a page of another site asks (ACC-6). */
  "access.notSignedIn": Bare;
  "access.foreignOrigin": Bare;
  /** E-mail or password: which of them is not said. */
  "account.wrongPassword": Bare;
  "account.emailTaken": Bare;
  /** A one-time link that is used, has run out or never was. */
  "link.invalid": Bare;
  /** No such address. */
  "request.notFound": Bare;

  "protocol.invalid": { readonly issues: readonly SchemaIssue[] };
  "protocol.tooLarge": Bare;
  "protocol.tooFast": Bare;
  "protocol.outdated": Bare;
  "server.failed": { readonly requestId: string };
  "server.draining": Bare;

  /** Nothing there, or not to be seen by who asks (ACC-3). */
  "event.notFound": Bare;
  "event.exists": Bare;
  /** The event, or the competition, holds no more of these. */
  "event.full": { readonly table: TableName; readonly most: number };
  "event.slugTaken": { readonly slug: string };
  "id.taken": { readonly id: string };

  "settings.changed": { readonly settings: EventSettings };
  "settings.datesReversed": { readonly startsOn: string; readonly endsOn: string };

  "person.notFound": { readonly person: PersonId };
  "person.isOwner": { readonly person: PersonId };
  "ownership.notOffered": Bare;

  "court.notFound": { readonly court: CourtId };
  "court.doubleBooked": { readonly court: CourtId; readonly match: MatchId };
  "display.notFound": { readonly display: DisplayId };

  "competition.notFound": { readonly competition: CompetitionId };
  "competition.changed": { readonly competition: Competition };
  /** The command is right only for competitions of another kind. */
  "competition.wrongKind": { readonly competition: CompetitionId; readonly kind: CompetitionKind };
  /** The results that the new format forbids. */
  "competition.resultsForbidFormat": { readonly matches: readonly MatchId[] };
  /** What goes with the competition. */
  "competition.needsConfirmation": {
    readonly entrants: number;
    readonly blocks: number;
    readonly results: number;
  };

  "entrant.notFound": { readonly entrant: EntrantId };
  "entrant.changed": { readonly entrant: Entrant };
  "entrant.nameMissing": Bare;
  "entrant.pairInSingles": { readonly competition: CompetitionId };
  "entrant.seated": { readonly entrant: EntrantId; readonly seat: SeatId };
  "entrant.notSeated": { readonly entrant: EntrantId };
  "entrant.otherCompetition": { readonly entrant: EntrantId; readonly competition: CompetitionId };
  "entrant.withdrawn": { readonly entrant: EntrantId };
  "entrant.notWithdrawn": { readonly entrant: EntrantId };
  /** Replaced, or a replacement: the draw's log tells of it. */
  "entrant.replaced": { readonly entrant: EntrantId; readonly by: EntrantId };
  "entrant.isItself": { readonly entrant: EntrantId };
  "entrant.hasResult": { readonly entrant: EntrantId; readonly match: MatchId };
  "entrant.ballTaken": { readonly ball: number; readonly entrant: EntrantId };
  "entrant.doubleBooked": { readonly entrant: EntrantId; readonly match: MatchId };

  /** The owner's account has no WCF rules: a rule can be turned off, not on (DRW-1). */
  "drawRules.notEnabled": { readonly competition: CompetitionId };
  /** Doubles have no draw rules. */
  "drawRules.doubles": { readonly competition: CompetitionId };
  /** Countries can't be spread over one block. */
  "drawRules.oneBlock": { readonly competition: CompetitionId };
  /** While a draw rule is on, the field ranks by the highest of 12 months (DRW-3). */
  "basis.forcedByDrawRules": { readonly competition: CompetitionId };

  /** Only the server knows the secret that a random draw is made of (KON-2): it alone decides the command. */
  "draw.serverOnly": Bare;
  "draw.notSealed": { readonly competition: CompetitionId };
  /** The seal shown is of another server's secret. */
  "draw.sealBroken": { readonly draw: RandomDrawId };

  "block.notFound": { readonly block: BlockId };
  "blocks.none": { readonly competition: CompetitionId };
  "blocks.tooFew": { readonly entrants: number; readonly blocks: number };
  "blocks.tooLarge": { readonly block: BlockId; readonly size: number };
  "blocks.hasResults": { readonly matches: readonly MatchId[] };
  /** Seats, times and courts that go. */
  "blocks.needsConfirmation": { readonly seats: number; readonly times: number };
  "qualifiers.needsConfirmation": {
    readonly blocks: readonly BlockId[];
    readonly times: number;
    readonly results: number;
  };

  /** Confirm: what would re-seed asks while a live draw runs (HND-5). */
  "draw.liveDrawRunning": { readonly drawn: number; readonly seats: number };
  "draw.notRunning": { readonly competition: CompetitionId };
  "seat.notFound": { readonly seat: SeatId };
  "seat.changed": { readonly seat: SeatId; readonly entrant: EntrantId | null };
  "seat.blockHasResult": { readonly block: BlockId; readonly match: MatchId };

  "match.notFound": { readonly match: MatchId };
  "match.changed": { readonly match: MatchId; readonly result: MatchResult | null };
  /** Its time or court is another than the user saw; null: none. */
  "match.timeChanged": {
    readonly match: MatchId;
    readonly at: string | null;
    readonly court: CourtId | null;
  };
  "match.noEntrants": { readonly match: MatchId };
  "orderOfPlay.needsConfirmation": { readonly times: number; readonly results: number };

  /** No match of the competition is still to be played. */
  "layout.nothing": { readonly competition: CompetitionId };
  "layout.dayOutside": {
    readonly day: LocalDate;
    readonly startsOn: LocalDate;
    readonly endsOn: LocalDate;
  };
  /** A block is tied to courts of which none is given. */
  "layout.noCourt": { readonly block: BlockId };
  /** At so many rounds a day the rounds to be played need more days. */
  "layout.tooFewDays": { readonly rounds: number; readonly days: number; readonly needed: number };
  /** The matches that find no time on the first day that is too short. */
  "layout.doesNotFit": { readonly day: LocalDate; readonly matches: readonly MatchId[] };
  /** Times and courts that stand and would become others. */
  "layout.needsConfirmation": { readonly times: number };

  /** A ranking list that was to be fetched (GRD-1): no address in the settings, or why it is not to be had. */
  "list.noAddress": Bare;
  /** The address is one of this machine or of its own network. */
  "list.privateAddress": { readonly host: string };
  "list.unreachable": { readonly host: string };
  "list.tooSlow": { readonly host: string; readonly seconds: number };
  /** The other server's HTTP status. */
  "list.badAnswer": { readonly host: string; readonly status: number };
  "list.tooManyRedirects": { readonly host: string; readonly most: number };
  "list.tooLarge": { readonly host: string; readonly megabytes: number };
  "list.notText": { readonly host: string };

  "result.gameTied": { readonly game: number };
  "result.matchTied": Bare;
  "result.wrongGames": { readonly bestOf: number; readonly games: number };
  "result.wrongScore": { readonly game: number; readonly gameTo: number };
  "result.afterDecided": { readonly game: number };
  "handOrder.notTied": { readonly block: BlockId };

  "undo.nothing": Bare;
  "undo.notLast": { readonly last: CommandId };
}

export type RefusalCode = keyof RefusalDetails;

export type RefusalOf<C extends RefusalCode> = { readonly code: C } & RefusalDetails[C];

/** A coded refusal: a value, never a throw (HUB-2). */
export type Refusal = { [C in RefusalCode]: RefusalOf<C> }[RefusalCode];
