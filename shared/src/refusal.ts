import type { Competition, CompetitionKind } from "./model/competition.js";
import type { Entrant } from "./model/entrant.js";
import type { EventSettings, LocalDate } from "./model/event.js";
import type { RandomDrawId } from "./model/random-draw.js";
import type { TableName } from "./model/state.js";
import type { StageGameId, StageId, StageOptions, StageResult } from "./model/stage.js";
import type { MatchResult } from "./model/block.js";
import type { BoardId } from "./model/swiss.js";
import type { BoardResult, Permission } from "./swiss/history.js";
import type {
  BlockId,
  BracketId,
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
  /** An earlier version that is not there, or not to be seen by who asks; those that are, from and to. */
  "version.notFound": {
    readonly version: number;
    readonly oldest: number;
    readonly newest: number;
  };
  "event.exists": Bare;
  /** The event, or the competition, holds no more of these. */
  "event.full": { readonly table: TableName; readonly most: number };
  "event.slugTaken": { readonly slug: string };
  /** An export that can't be read, or that was altered after it was written (JRN-2); `version`: the change where it shows. */
  "export.unreadable": { readonly line: number };
  "export.altered": { readonly version: number };
  /** A public export: it does not begin at the first change. */
  "export.notWhole": { readonly from: number };
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
  /** An entrant can't win a match, by walkover neither, whose other side is not known yet (PLY-4). */
  "match.opponentUnknown": { readonly match: MatchId };

  "bracket.notFound": { readonly bracket: BracketId };
  "bracket.changed": { readonly bracket: BracketId; readonly name: string };
  /** Another bracket of the competition takes some of these places already. */
  "bracket.placesTaken": { readonly bracket: BracketId };
  /** Blocks have places to be taken, a competition that is a knockout only has none. */
  "bracket.placesMissing": { readonly competition: CompetitionId };
  "bracket.hasNoPlaces": { readonly competition: CompetitionId };
  /** Blocks still being played, and blocks in which a tie touches a place that the bracket takes (RES-5). */
  "bracket.blocksOpen": {
    readonly bracket: BracketId;
    readonly blocks: readonly BlockId[];
    readonly tied: readonly BlockId[];
  };
  "bracket.tooFew": { readonly bracket: BracketId; readonly entrants: number };
  "bracket.tooMany": {
    readonly bracket: BracketId;
    readonly entrants: number;
    readonly most: number;
  };
  /** It names its entrants already: re-seeding is another command. */
  "bracket.isDrawn": { readonly bracket: BracketId };
  "bracket.notDrawn": { readonly bracket: BracketId };
  /** Results, and times and courts, that go. */
  "bracket.needsConfirmation": {
    readonly bracket: BracketId;
    readonly matches: readonly MatchId[];
    readonly times: number;
  };
  /** Later matches with a result that would be of others: they can be cleared in the same change (PLY-2). */
  "bracket.laterPlayed": { readonly matches: readonly MatchId[] };
  /** What was played would be another's: it is cleared first, or the lines stay. */
  "bracket.isPlayed": { readonly bracket: BracketId; readonly matches: readonly MatchId[] };
  "bracket.thirdPlacePlayed": { readonly match: MatchId };
  "bracket.noSuchLine": { readonly line: number; readonly lines: number };
  /** The lines hold others than the user saw; null: bye. */
  "bracket.linesChanged": {
    readonly lines: readonly [number, number];
    readonly entrants: readonly [EntrantId | null, EntrantId | null];
  };
  /** Two byes would meet. */
  "bracket.twoByes": { readonly line: number };
  "entrant.notInBracket": { readonly entrant: EntrantId; readonly bracket: BracketId };
  "entrant.inBracket": { readonly entrant: EntrantId; readonly bracket: BracketId };
  /** The owner's account has no WCF rules, which this style is of. */
  "knockoutStyle.notEnabled": { readonly competition: CompetitionId };

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

  /** It is finished; to go on it is opened again. */
  "swiss.finished": { readonly competition: CompetitionId };
  /** No round is paired, so nothing can be finished. */
  "swiss.notStarted": { readonly competition: CompetitionId };
  /** A file is read into a Swiss without players only. */
  "swiss.notEmpty": { readonly competition: CompetitionId; readonly entrants: number };
  /** More rounds than the field can play without a rematch (SWS-10). */
  "swiss.tooManyRounds": {
    readonly rounds: number;
    readonly most: number;
    readonly entrants: number;
  };
  /** Fewer rounds than are paired already. */
  "swiss.roundsPaired": { readonly rounds: number; readonly paired: number };
  /** All planned rounds are paired. */
  "swiss.noRoundLeft": { readonly competition: CompetitionId; readonly rounds: number };
  /** Confirm: it ends with so many games open, after so many of the planned rounds (SWS-11). */
  "swiss.needsConfirmation": {
    readonly open: number;
    readonly held: number;
    readonly planned: number;
  };
  "round.alreadyPaired": { readonly round: number; readonly paired: number };
  "round.notNext": { readonly round: number; readonly next: number };
  "round.notLast": { readonly round: number; readonly last: number };
  /** Games without a result: the next round waits for them (SWS-11). */
  "round.open": { readonly boards: readonly BoardId[] };
  "round.hasResults": { readonly boards: readonly BoardId[] };
  /** All have withdrawn, or one is left (SWS-11). */
  "round.tooFewPlayers": { readonly entrants: readonly EntrantId[] };
  /** What can be done instead, in this order (SWS-10). */
  "round.noLegalPairing": {
    readonly round: number;
    readonly offers: readonly (Permission | "byHand" | "finish")[];
  };
  "round.playerTwice": { readonly entrant: EntrantId };
  /** Who is in the round and stands on no board. */
  "round.playersMissing": { readonly entrants: readonly EntrantId[] };
  "round.notPlaying": { readonly entrant: EntrantId };
  /** Confirm: these have met before. */
  "round.needsConfirmation": { readonly met: readonly (readonly [EntrantId, EntrantId])[] };
  "board.notFound": { readonly board: BoardId };
  "board.changed": { readonly board: BoardId; readonly now: BoardResult | null };
  /** Paired in a Swiss round: who leaves is withdrawn. */
  "entrant.inRounds": { readonly entrant: EntrantId };

  "stage.notFound": { readonly stage: StageId };
  "stage.gameNotFound": { readonly game: StageGameId };
  "stage.groupNotFound": { readonly stage: StageId; readonly group: number };
  /** Its options are others than the user saw. */
  "stage.changed": { readonly stage: StageId } & StageOptions;
  "stage.gameChanged": { readonly game: StageGameId; readonly now: StageResult | null };
  "stage.notStarted": { readonly stage: StageId };
  /** What it is made of is fixed; to change it, it is proposed again. */
  "stage.started": { readonly stage: StageId };
  "stage.closed": { readonly stage: StageId };
  "stage.notClosed": { readonly stage: StageId };
  /** Nothing comes after the stage that gave these the title. */
  "stage.finished": {
    readonly competition: CompetitionId;
    readonly champions: readonly EntrantId[];
  };
  "stage.hasResults": { readonly stage: StageId; readonly games: readonly StageGameId[] };
  "stage.gamesOpen": { readonly stage: StageId; readonly games: readonly StageGameId[] };
  "stage.tooFewTeams": { readonly competition: CompetitionId; readonly teams: number };
  /** Groups of less than 2 or more than 5; from `least` to `most` groups are possible, if any (STG-2). */
  "stage.wrongGroups": {
    readonly teams: number;
    readonly groups: number;
    readonly least: number;
    readonly most: number;
  };
  "stage.wrongAdvance": {
    readonly advance: number;
    readonly least: number;
    readonly most: number;
  };
  "stage.groupFull": { readonly group: number; readonly teams: number };
  "stage.groupTooSmall": { readonly group: number; readonly teams: number };
  "stage.notInStage": { readonly stage: StageId; readonly entrant: EntrantId };
  "stage.sameGroup": {
    readonly stage: StageId;
    readonly group: number;
    readonly a: EntrantId;
    readonly b: EntrantId;
  };
  "stage.otherTier": { readonly a: EntrantId; readonly b: EntrantId };
  /** Who is to play by now and has no place, and who has a place and is not to play. */
  "stage.teamsChanged": {
    readonly stage: StageId;
    readonly come: readonly EntrantId[];
    readonly gone: readonly EntrantId[];
  };
  /** Everybody would go on (STG-4): confirm, or say who goes on. */
  "stage.nobodyOut": { readonly stage: StageId; readonly teams: number };
  /** Who goes on follows from the tables, and is not chosen. */
  "stage.decidedByTables": { readonly stage: StageId };
  /** Dealing it anew: teams moved by hand, ratings given for the stage. */
  "stage.needsConfirmation": {
    readonly stage: StageId;
    readonly moved: number;
    readonly rated: number;
  };
  /** The next stage, with its groups, goes. */
  "nextStage.needsConfirmation": { readonly stage: StageId; readonly teams: number };
  /** It has, or had, a place in a stage: withdrawing is the way out. */
  "entrant.inStage": { readonly entrant: EntrantId; readonly stage: StageId };

  "undo.nothing": Bare;
  "undo.notLast": { readonly last: CommandId };
}

export type RefusalCode = keyof RefusalDetails;

export type RefusalOf<C extends RefusalCode> = { readonly code: C } & RefusalDetails[C];

/** A coded refusal: a value, never a throw (HUB-2). */
export type Refusal = { [C in RefusalCode]: RefusalOf<C> }[RefusalCode];
