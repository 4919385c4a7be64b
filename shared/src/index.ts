export * from "./model/competition.js";
export * from "./model/ids.js";
export * from "./model/entrant.js";
export * from "./model/block.js";
export * from "./model/event.js";
export * from "./model/draw-log.js";
export * from "./model/state.js";
export * from "./model/log-entry.js";
export * from "./model/keys.js";
export { fromPartners } from "./model/pair.js";
export * from "./model/random-draw.js";
export * from "./chance/draws.js";
export * from "./chance/random-numbers.js";
export * from "./chance/seal.js";
export * from "./chance/shuffle.js";
export * from "./chance/verify.js";
export * from "./result.js";
export * from "./refusal.js";
export { isLogged, type Fact, type LoggedFact } from "./facts/fact.js";
export { evolve } from "./facts/evolve.js";
export { describe, type Described } from "./facts/describe.js";
export * from "./change.js";
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
export * from "./blocks/persons.js";
export * from "./blocks/ranking.js";
export * from "./blocks/result-check.js";
export * from "./blocks/score.js";
export * from "./blocks/shown-seats.js";
export * from "./blocks/snake.js";
export * from "./blocks/staleness.js";
export * from "./blocks/standings.js";
export * from "./views/balls.js";
export * from "./views/board.js";
export * from "./views/country-conflicts.js";
export * from "./views/crosstable.js";
export * from "./views/draw-log-age.js";
export * from "./views/draw-rule-choices.js";
export * from "./views/hand-changes.js";
export * from "./views/live-draw.js";
export * from "./views/matches.js";
export * from "./views/needs.js";
export * from "./views/tie-reasons.js";
export * from "./views/now.js";
export * from "./views/ranking-match.js";
export { decide, step } from "./engine.js";
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
