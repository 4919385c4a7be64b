export * from "./model/competition.js";
export * from "./model/ids.js";
export * from "./model/entrant.js";
export * from "./model/block.js";
export * from "./model/bracket.js";
export * from "./model/event.js";
export * from "./model/draw-log.js";
export * from "./model/stage.js";
export * from "./model/state.js";
export * from "./model/log-entry.js";
export * from "./model/keys.js";
export { fromPartners } from "./model/pair.js";
export * from "./model/random-draw.js";
export {
  boardId,
  boardParts,
  roundId,
  roundParts,
  type BoardId,
  type RoundId,
} from "./model/swiss.js";
export { drawnAtRandom, type ListToDraw } from "./chance/lists.js";
export * from "./chance/random-numbers.js";
export * from "./chance/seal.js";
export * from "./chance/shuffle.js";
export * from "./chance/verify.js";
export * from "./result.js";
export * from "./refusal.js";
export { isLogged, type Fact, type LoggedFact } from "./facts/fact.js";
export { evolve } from "./facts/evolve.js";
export { describe, type Described } from "./facts/describe.js";
export { applyChange, inverseOf, logKey, type Change } from "./change.js";
export { makeChange } from "./make-change.js";
export * from "./history.js";
export { canonicalJson } from "./patch/canonical.js";
export { diffRecords } from "./patch/diff.js";
export { applyRecords, type Patch, type RecordPatch } from "./patch/patch.js";
export * from "./blocks/by-block.js";
export * from "./blocks/draw.js";
export * from "./blocks/figures.js";
export * from "./blocks/grade.js";
export * from "./blocks/layout.js";
export type { LayoutDay, LayoutOptions, TimeSpan } from "./blocks/layout-options.js";
export * from "./blocks/order-of-play.js";
export * from "./blocks/outcome.js";
export { entrantsOf } from "./matches/entrants-of.js";
export { outcomeOf } from "./matches/outcome-of.js";
export * from "./blocks/persons.js";
export * from "./blocks/ranking.js";
export * from "./blocks/result-check.js";
export * from "./blocks/score.js";
export * from "./blocks/shown-seats.js";
export * from "./blocks/snake.js";
export * from "./blocks/staleness.js";
export * from "./blocks/standings.js";
export {
  canHaveBlack,
  canHaveWhite,
  coloursOf,
  haveColours,
  type Colours,
  type ColourState,
} from "./swiss/colours.js";
export * from "./swiss/explain.js";
export { drawnFieldOf, listsOfField, type DrawnField } from "./swiss/drawn-field.js";
export { swissHistoryOf } from "./swiss/history-of.js";
export { MOST_ROUNDS, SWISS_DEFAULTS } from "./swiss/settings.js";
export { swissPairingsCsvOf, swissStandingsCsvOf, swissTrfOf } from "./swiss/files/event-files.js";
export type {
  FilePlayer,
  FileProblem,
  LineProblem,
  LineReason,
  ReadPlayers,
} from "./swiss/files/file-problem.js";
export { readPlayersCsv } from "./swiss/files/read-players-csv.js";
export { readRatingList, type RatingKind } from "./swiss/files/read-rating-list.js";
export { readTrf } from "./swiss/files/read-trf.js";
export { entrantOfFile, importOfTournament } from "./swiss/files/to-import.js";
export type { FileTournament, ReadTournament } from "./swiss/files/tournament.js";
export { writeCsv, type CsvValue } from "./swiss/files/write-csv.js";
export * from "./swiss/groups.js";
export * from "./swiss/history.js";
export * from "./swiss/presence.js";
export * from "./swiss/records.js";
export * from "./swiss/round-count.js";
export { standingsOf as swissStandingsOf, type SwissStanding } from "./swiss/standings.js";
export { roundsThatCount, shownWinther, type SumPart } from "./swiss/tiebreaks.js";
export { firstRound } from "./swiss/first-round.js";
export { nextRound } from "./swiss/next-round.js";
export { laterRound, type LaterRound } from "./swiss/later-round.js";
export { historyToPair } from "./commands/swiss/pair-round.js";
export * from "./knockout/compare.js";
export * from "./knockout/entrant-seeds.js";
export * from "./knockout/finishers.js";
export * from "./knockout/labels.js";
export * from "./knockout/lines.js";
export type { MatchState } from "./knockout/play/drawn-match.js";
export { openReasonOf, seededCount } from "./knockout/play/field.js";
export type { Slot } from "./knockout/play/slot.js";
export * from "./knockout/round-name.js";
export * from "./knockout/seeding.js";
export * from "./knockout/styles/style.js";
export * from "./knockout/warning.js";
export * from "./knockout/working.js";
export * from "./stages/adjust.js";
export * from "./stages/adjustable.js";
export * from "./stages/advance.js";
export * from "./stages/colours.js";
export * from "./stages/deal.js";
export * from "./stages/ending-of.js";
export * from "./stages/order.js";
export * from "./stages/settled.js";
export * from "./stages/sizes.js";
export * from "./stages/stages-of.js";
export type { SearchProgress } from "./stages/swap-search.js";
export * from "./stages/table.js";
export * from "./stages/troubles.js";
export * from "./views/balls.js";
export * from "./views/board.js";
export * from "./views/bracket.js";
export * from "./views/bracket-compare.js";
export * from "./views/bracket-lines.js";
export * from "./views/bracket-news.js";
export * from "./views/bracket-placings.js";
export * from "./views/bracket-replacements.js";
export * from "./views/court-order.js";
export * from "./views/country-conflicts.js";
export * from "./views/crosstable.js";
export * from "./views/double-bookings.js";
export * from "./views/draw-log-age.js";
export * from "./views/draw-rule-choices.js";
export * from "./views/hand-changes.js";
export * from "./views/live-draw.js";
export * from "./views/matches.js";
export * from "./views/needs.js";
export * from "./views/stages.js";
export * from "./views/stages-adjustments.js";
export * from "./views/stages-log.js";
export * from "./views/stages-next.js";
export * from "./views/stages-road.js";
export * from "./views/stages-text.js";
export * from "./views/swiss-player.js";
export * from "./views/swiss-progress.js";
export * from "./views/swiss-reasons.js";
export * from "./views/swiss-round.js";
export type { SwissSide } from "./views/swiss-side.js";
export * from "./views/swiss-table.js";
export * from "./views/tie-reasons.js";
export * from "./views/now.js";
export * from "./views/ranking-match.js";
export * from "./views/random-draws.js";
export { decide, step } from "./engine.js";
export { type Checked } from "./journal/check-entry.js";
export { atOnce } from "./journal/at-once.js";
export { checkExport, type CheckOutcome } from "./journal/check-export.js";
export { ENGINE } from "./journal/engine-version.js";
export { entryLine, hashOfEntry, NO_HASH, type JournalEntry } from "./journal/entry.js";
export * from "./journal/export-file.js";
export type { Fault } from "./journal/fault.js";
export { readExport, type ReadEntry, type ReadExport } from "./journal/read-export.js";
export { hashOfState } from "./journal/state-hash.js";
export { refusalOfAccess, type GivenBy } from "./commands/access.js";
export type { Actor, CommandEnvelope, CommandKind, Context, Decision } from "./commands/define.js";
export {
  commandKinds,
  commandSchema,
  type Command,
  type CommandInput,
  type CommandOf,
  type CommandType,
} from "./commands/registry.js";
export { MOST_CHANGES, MOST_UNSETTLED } from "./protocol/limits.js";
export { PROTOCOL } from "./protocol/version.js";
export { handshakeSchema, type Handshake } from "./protocol/handshake.js";
export { changeSchema, stateSchema } from "./protocol/change.js";
export { refusalSchema } from "./protocol/refusal.js";
export { answerSchema, type Answer } from "./protocol/answer.js";
export { eventJoinSchema, type EventJoin } from "./protocol/event-join.js";
export {
  eventJoinedSchema,
  roleSchema,
  type EventJoined,
  type JoinBase,
  type Role,
} from "./protocol/event-joined.js";
export { eventLeaveSchema, type EventLeave } from "./protocol/event-leave.js";
export { eventCommandSchema, type EventCommand } from "./protocol/event-command.js";
export { eventChangesSchema, type EventChanges } from "./protocol/event-changes.js";
export { eventHeadSchema, type EventHead } from "./protocol/event-head.js";
export { eventPresenceSchema, type EventPresence } from "./protocol/event-presence.js";
export { serverNoticeSchema, type ServerNotice } from "./protocol/server-notice.js";
export type { ClientMessages, ServerMessages } from "./protocol/messages.js";
export {
  createAccountSchema,
  signInSchema,
  useTokenSchema,
  type CreateAccount,
  type SignIn,
  type UseToken,
} from "./protocol/http-accounts.js";
export { protocolJsonSchemas, protocolSchemas } from "./protocol/protocol-schemas.js";
export { invalidOf } from "./protocol/schema-issues.js";
